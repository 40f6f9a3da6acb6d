import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI

/// The lines at the foot of a game that name its keys, and the heading above.
@Suite("Key lines and headings of games") struct KeyLineTests {
    /// A game that is played to the footer in question.
    struct Footer: Sendable, CustomTestStringConvertible {
        let command: String
        let steps: [ScriptedConsole.Step]
        let korean: [String]
        let english: [String]
        var testDescription: String { command + " after \(steps.count) keys" }
    }

    private static let footers = [
        Footer(
            command: "quiz 기초 2 --seed 3", steps: [],
            korean: ["s 모름", "? 힌트", "e 고치기", "k 외운 단어", "u 되돌리기", "q 그만"],
            english: ["s don’t know", "? hint", "e edit", "k known", "u undo", "q quit"]),
        Footer(
            command: "quiz 기초 2 --seed 3", steps: [.key("s")], korean: ["아무 키나 누르면 다음", "u 되돌리기", "e 고치기", "q 그만"],
            english: ["any key: next", "u undo", "e edit", "q quit"]),
        Footer(
            command: "quiz 기초 2 --seed 3 --kind typed", steps: [.line("없는 말")],
            korean: ["Enter 다음", "o⏎ 맞게 썼음", "u⏎ 되돌리기", "e⏎ 고치기", "q⏎ 그만"],
            english: ["Enter: next", "o⏎ I was right", "u⏎ undo", "e⏎ edit", "q⏎ quit"]),
        Footer(
            command: "quiz 기초 --lives 3", steps: [], korean: ["1–4 답", "s 모름", "? 힌트", "q 그만"],
            english: ["1–4", "s don’t know", "? hint", "q quit"]),
        Footer(
            command: "flashcards 기초 2", steps: [], korean: ["아무 키나 누르면 뒤집기", "u 이전 카드", "e 고치기", "k 외운 단어", "q 그만"],
            english: ["any key turns the card over", "u previous card", "e edit", "k known", "q quit"]),
        Footer(
            command: "flashcards 기초 2", steps: [.key(" ")], korean: ["1 다시", "4 쉬움", "u 이전 카드", "e 고치기", "k 외운 단어", "q 그만"],
            english: ["1 again", "4 easy", "u previous card", "e edit", "k known", "q quit"]),
        Footer(
            command: "hangman 기초 1", steps: "qzxwvjk".map { .key(String($0)) },
            korean: ["Enter 결과", "u 되돌리기", "e 고치기", "k 외운 단어", "q 그만"],
            english: ["Enter results", "u undo", "e edit", "k known", "q quit"]),
        Footer(
            command: "match 기초 4", steps: [], korean: ["1–4, a–d", "? 힌트", "s 모름", "u 되돌리기", "q 그만"],
            english: ["1–4, a–d", "? hint", "s don’t know", "u undo", "q quit"]),
    ]

    @Test("at 40 columns every key stands with its name, at 80 on one line", arguments: footers, Language.allCases)
    func names(_ footer: Footer, _ language: Language) throws {
        for columns in [40, 80] {
            let play = SmallRound.play(language.rawValue)
            let console = ScriptedConsole.terminal(footer.steps + [.endOfInput], columns: columns)
            // With this seed the word has none of the letters that are tried.
            play.run(footer.command + (footer.command.contains("hangman") ? " --seed 2" : ""), on: console)
            let frame = try #require(console.frames.last)
            for name in language == .korean ? footer.korean : footer.english { #expect(frame.contains(name), "\(frame)") }
            let lines = frame.split(separator: "\n")
            #expect(console.linesTooWide.allSatisfy { $0.contains("vocab ") } && lines.last?.hasSuffix(" › ") == true, "\(frame)")
            if columns == 80, let last = language == .korean ? footer.korean.first : footer.english.first, !last.hasPrefix("1 "),
                !footer.command.contains("typed")
            {
                #expect(lines.last?.contains(last) == true, "\(frame)")
            }
        }
    }

    @Test("a footer of two lines is drawn over, not pushed up") func drawnOver() {
        let keys: [ScriptedConsole.Step] = [.key("x"), .key("x"), .key("?"), .key("q")]
        let console = SmallRound.play("en").run("quiz 기초 2 --seed 3", on: .terminal(keys, columns: 40)).console
        let footer = "k known"
        for frame in console.frames {
            #expect(frame.split(separator: footer, omittingEmptySubsequences: false).count == 2, "\(frame)")
        }
        #expect(!console.seen.contains(footer))
    }

    @Test("on a wide screen a heading ends where boxes do", arguments: ["flashcards 기초 2", "hangman 기초 2", "match 기초 4"])
    func headings(command: String) throws {
        let console = ScriptedConsole.terminal([.endOfInput], columns: 200)
        SmallRound.play("en").run(command, on: console)
        let heading = try #require(console.frames[0].split(separator: "\n").first)
        #expect(console.width(String(heading)) <= 76, "\(heading)")
    }
}
