import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Words that another process deletes while they are played.
@Suite("Words deleted during a game") struct DeletedWordsTests {
    /// Plays `command` with `steps`, while somebody else runs `other` before the input of that number.
    private func console(
        _ play: Play, _ command: String, _ steps: [ScriptedConsole.Step], _ other: String, before input: Int = 0
    ) -> ScriptedConsole {
        let console = ScriptedConsole.terminal(steps)
        console.meanwhile = { if $0 == input { play.run(other) } }
        play.run(command, on: console)
        return console
    }

    @Test(
        "k on a word whose bookcase is gone says so by its name, claims nothing and shows no identifier",
        arguments: [("quiz 과일", "kn"), ("flashcards 과일", "kn"), ("hangman 과일", "qzxwvjbknn")])
    func known(command: String, keys: String) throws {
        let play = Play()
        try play.put("과일", [("apple", "사과"), ("cherry", "체리"), ("grape", "포도"), ("melon", "멜론")])
        let steps = keys.map { ScriptedConsole.Step.key(String($0)) }
        let console = console(play, command, steps, "book remove 과일 --yes")
        #expect(!console.seen.contains("단어장은 없습니다") && !console.seen.contains("외운 단어로 표시"), "\(console.seen)")
        #expect(
            ["apple", "cherry", "grape", "melon"].count { console.seen.contains("‘\($0)’: 그사이 삭제되어") } == 1, "\(console.seen)")
        #expect(console.seen.components(of: "그사이 삭제되어") == 1)
    }

    @Test("a word that is gone is not asked any more", arguments: ["quiz 기초 3 --seed 5", "flashcards 기초 3 --seed 5"])
    func passedOver(command: String) throws {
        let keys: [ScriptedConsole.Step] =
            command.hasPrefix("quiz") ? [.key("s"), .key(" "), .key("q")] : [.key(" "), .key("3"), .key("q")]
        let whole = SmallRound.play("en").run(command, on: .terminal(keys)).console
        let second = try #require(
            SmallRound.words.compactMap { $0.split(separator: ",").first.map(String.init) }.first { term in
                whole.frames[2].contains("   \(term)") && !whole.frames[0].contains("   \(term)")
            })
        let play = SmallRound.play("en")
        let console = console(play, command, keys, "remove \(second) --yes")
        #expect(!console.frames[2].contains("   \(second)"), "\(console.frames[2])")
    }

    @Test("of a word that is gone nobody says that it comes back tomorrow") func future() throws {
        let command = "quiz 기초 3 --seed 5 --no-pause"
        let steps: [ScriptedConsole.Step] = [.key("s"), .key("q")]
        #expect(SmallRound.play("en").run(command, on: .terminal(steps)).console.frames[1].contains("comes back"))
        let play = SmallRound.play("en")
        #expect(!console(play, command, steps, "remove frequent --yes").frames[1].contains("comes back"))
    }

    @Test("e on a word that is gone says so before any field is asked") func edited() throws {
        let play = try Play.fruit("en")
        let console = console(play, "quiz 과일", [.key("e"), .key("q")], "book remove 과일 --yes")
        #expect(console.seen.contains("was deleted meanwhile") && console.requests.isEmpty, "\(console.seen)")
    }
}

extension String {
    /// How often `part` stands in it.
    fileprivate func components(of part: String) -> Int { split(separator: part, omittingEmptySubsequences: false).count - 1 }
}
