import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Passwords and tokens that are typed at the prompt.
@Suite("The prompt") struct TypedSecretsTests {
    @Test("keeps lines for the next time without the passwords and tokens of their addresses") func tokens() throws {
        let play = Play(language: "en")
        let lines = [
            "search https://ghp_TOKEN@example.invalid/words.git", "search 'https://me:secret@example.invalid/list.git'",
            "search a@b", "search git@example.invalid:words.git",
        ]
        play.run([], on: .terminal(lines.map { .line($0) } + [.line("quit")]))
        let kept = try Store(root: Path(play.store), files: DiskFileSystem()).typedLines()
        #expect(
            kept.prefix(4) == [
                "search https://example.invalid/words.git", "search 'https://example.invalid/list.git'", "search a@b",
                "search git@example.invalid:words.git",
            ])
    }
}
