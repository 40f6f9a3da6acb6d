import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI

/// Lists of English beside another language, where only who imports them knows which side is learnt.
@Suite("Importing what may be learnt from either side") struct ImportLearnerTests {
    private static let pairs = "dog,perro\nhouse,casa\nred,rojo\nbread,pan\n"
    private static let learnt = "perro: dog\ncasa: house\nrojo: red\npan: bread\n"
    private static let known = "dog: perro\nhouse: casa\nred: rojo\nbread: pan\n"

    private func play(_ language: String = "en") -> Play {
        let play = Play(language: language)
        play.englishWords = EnglishWords([Array("dog,house,red,bread\n".utf8)])
        return play
    }

    @Test("off a terminal both ways are shown, and the first command to type is one of them") func shown() {
        let play = play()
        let outcome = play.run(["import", play.file("list.csv", Self.pairs), "--book", "Mine"])
        #expect(outcome.status == .badData && outcome.console.results == "")
        let said = play.masked(outcome.console.alerts)
        for part in ["--columns meaning,term\n   perro — dog\n", "--columns term,meaning\n   dog — perro\n"] {
            #expect(said.contains(part))
        }
        #expect(said.hasSuffix("Next: vocab import <folder>/list.csv --book Mine --columns term,meaning\n"))
        #expect(play.run("books --json").console.results == "[\n]\n")
    }

    @Test("on a terminal one key decides") func asked() {
        // Who picks English meanings is asked whether to remember that English is read.
        for (answers, words) in [([.line("1")], Self.known), ([.line("2"), .key("n")], Self.learnt)]
            as [([ScriptedConsole.Step], String)]
        {
            let play = play()
            let console = ScriptedConsole.terminal(answers)
            #expect(play.run(["import", play.file("list.csv", Self.pairs)], on: console).status == .done)
            #expect(play.run("list --book list").console.results == words)
        }
    }

    @Test("the name of the bookcase goes before that of the file, and either says what is learnt") func names() {
        let play = play()
        let (spanish, list) = (play.file("spanish.csv", Self.pairs), play.file("list.csv", Self.pairs))
        #expect(play.run(["import", spanish]).status == .done)
        #expect(play.run("list --book spanish").console.results == Self.learnt)
        #expect(play.run(["import", spanish, "--book", "English"]).status == .done)
        #expect(play.run("list --book English").console.results == Self.known)
        #expect(play.run(["import", list, "--book", "스페인어"]).status == .done)
        #expect(play.run("list --book 스페인어").console.results == Self.learnt)
    }
}
