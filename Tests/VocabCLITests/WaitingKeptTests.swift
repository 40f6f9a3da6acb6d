import Testing
import VocabCore
import VocabTestSupport

@testable import VocabCLI

/// What a shell's prompt is told is counted once, and anew after every change.
@Suite("due --short, again and again") struct WaitingKeptTests {
    private func play() throws -> Play {
        let play = Play(language: "en")
        try play.put("책", (0..<30).map { ("term\($0)", "뜻\($0)") })
        let bookcase = try #require(try play.onlyBookcase())
        try play.putAnswers(
            (0..<1_200).map { number in
                Review(
                    at: Timestamp(secondsSince1970: 1_790_000_000 + number * 900), word: bookcase.words[number % 20].id,
                    bookcase: bookcase.id, direction: .forward, outcome: number % 7 == 0 ? .wrong : .right, choices: 4,
                    milliseconds: 900)
            })
        return play
    }

    private func short(_ play: Play) -> String { play.run("due --short --json").console.results }

    /// The same, counted anew.
    private func counted(_ play: Play) -> String { play.run("due --short --json --book 책").console.results }

    @Test("every change of words, marks, settings and answers is seen at once") func changes() throws {
        let play = try play()
        var seen: Set<String> = []
        for change in [
            "", "add kiwi 키위 --book 책", "memorize term3", "setup --new-per-day 7", "reset --book 책", "undo", "plan --away 7d",
        ] {
            if !change.isEmpty { play.run(change) }
            let first = short(play)
            #expect(first == counted(play), "\(change)")
            #expect(short(play) == first && short(play) == counted(play), "\(change)")
            seen.insert(first)
        }
        #expect(seen.count > 5)
        #expect(play.bytes("cache/waiting") != nil)
    }

    @Test("a damaged count is not believed") func damaged() throws {
        let play = try play()
        let right = short(play)
        let file = play.store + "/cache/waiting"
        for bytes in [[], Array(repeating: 0, count: 40), Array("7 due".utf8)] as [[UInt8]] {
            try DiskFileSystem().remove(Path(file))
            try DiskFileSystem().put(bytes, at: Path(file))
            #expect(short(play) == right)
        }
    }
}
