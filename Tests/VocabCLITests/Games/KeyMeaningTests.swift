import Testing
import VocabTestSupport

@testable import VocabCLI

/// Whoever asks for help in a game is told what its keys do.
@Suite("The keys of a game, explained") struct KeyMeaningTests {
    /// What begins a game, and what opens the screen on which its keys are asked for.
    private static let games: [(command: String, before: [ScriptedConsole.Step])] = [
        ("quiz --book 기초 --count 2 --seed 5", []), ("quiz --book 기초 --lives 3 --seed 5", []),
        ("flashcards 기초 3 --seed 5", []), ("flashcards 기초 3 --seed 5", [.key(" ")]),
        ("hangman 기초 --count 1 --seed 5", []), ("match 기초 --count 4 --seed 5", []), ("place 큰", []),
    ]

    /// The screen after `?`, and the one before.
    private func screens(_ game: Int, _ language: String, keys: [String] = ["?"]) -> [String] {
        let (command, before) = Self.games[game]
        let console = ScriptedConsole.terminal(before + keys.map { .key($0) } + [.key(ConsoleKey.escape), .key("q")])
        let play = SmallRound.play(language)
        play.shelve("큰", "term,meaning\n" + (0..<120).map { "term\($0),뜻\($0)\n" }.joined())
        play.run(command, on: console)
        return Array(console.frames.dropFirst(before.count))
    }

    @Test("every key that stands beneath a game is explained over it", arguments: games.indices, ["ko", "en"])
    func complete(_ game: Int, _ language: String) throws {
        let screens = screens(game, language)
        try #require(screens.count > 1, "\(screens)")
        let footer = screens[0].split(separator: "\n").suffix(2).joined(separator: " · ")
        let keys = footer.split(separator: " · ").compactMap { $0.split(separator: " ").first.map(String.init) }
            .filter { $0.count == 1 && ($0 == "?" || "a"..."z" ~= $0) || ["1–4", "Esc"].contains($0) }
        #expect(keys.count > 1)
        let panel = screens[1].split(separator: "\n").prefix(9).map { $0.drop { $0 == " " } }
        for key in keys { #expect(panel.contains { $0.hasPrefix(key + " ") }, "\(key) in \(footer)") }
    }

    @Test("a hint comes with the keys once in a game, and the next key takes them away") func once() throws {
        let screens = screens(0, "en", keys: ["?", "?", "?"])
        try #require(screens.count > 2)
        #expect(!screens[0].contains("two at most"))
        #expect(screens[1].contains("strikes out a wrong choice") && screens[1].contains("is not the answer"))
        #expect(!screens[2].contains("strikes out") && screens[2].contains("is not the answer"))
    }

    @Test("where ? gives no hint it explains as often as it is pressed, and nothing else", arguments: [2, 3, 6])
    func always(_ game: Int) throws {
        let screens = screens(game, "en", keys: ["?", "/"])
        try #require(screens.count > 2)
        #expect(screens[1] == screens[2] && screens[1] != screens[0])
        let question = screens[0].split(separator: "\n").suffix(4)
        #expect(screens[1].split(separator: "\n").suffix(4) == question)
    }

    @Test("off a terminal and in plain text they are told once") func plain() {
        let told = SmallRound.play("en").run(
            "quiz --book 기초 --count 2 --seed 5 --plain", on: ScriptedConsole([.key("?"), .key("?"), .key("q")])
        ).console.screen
        #expect(told.split(separator: "strikes out").count == 2)
    }
}
