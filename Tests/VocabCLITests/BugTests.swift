import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What a learner once saw and must not see again.
@Suite("Bugs") struct BugTests {
    private func fruit(_ language: String = "en") throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        return play
    }

    private func nextStep(_ command: [String], _ play: Play) -> String {
        let alerts = play.run(command).console.alerts
        return alerts.split(separator: "Next: ").dropFirst().first.map { String($0.prefix { $0 != "\n" }) } ?? alerts
    }

    @Test("a store that cannot be read is not said to be empty", arguments: ["books", "list", "quiz"]) func unreadableIsNotEmpty(
        _ command: String
    ) throws {
        let play = Play(language: "en")
        play.putFile("bookcases/책.json", Array("{".utf8))
        let outcome = play.run(command)
        #expect(outcome.console.alerts.contains("[Alert] Broken file\n"))
        #expect(!outcome.console.alerts.contains("No data"))
    }

    @Test("what ails a file is told once by one command") func toldOnce() throws {
        let play = try fruit()
        play.putFile("settings.json", Array("{".utf8))
        let setup = play.run("setup --book 과일").console.alerts
        #expect(setup.split(separator: "[Alert]").count == 1)
        play.putFile("settings.json", Array("{\"format\":1}".utf8))
        play.putFile("bookcases/책.json", Array("{".utf8))
        let asked = play.run("setup --plain", on: .terminal([.line("1"), .enter, .enter, .enter])).console.alerts
        #expect(asked.split(separator: "Broken file").count == 2)
    }

    @Test("the place of what breaks a file is counted in characters, also after Hangul")
    func placeAfterHangul() throws {
        let play = try fruit()
        play.putFile("settings.json", Array("{\"가나\" 1}".utf8))
        let alerts = play.run("books").console.alerts
        #expect(alerts.contains("Line 1, column 7:"))
    }

    @Test(
        "^C at a question that a command asks ends it with 130",
        arguments: ["remove banana", "book remove 과일", "edit apple", "add pear"])
    func interruptedQuestion(_ command: String) throws {
        #expect(try fruit().run(command, on: .terminal([.interrupt])).status == .interrupted)
    }

    @Test("^C in the middle of a new word ends adding with 130") func interruptedWord() throws {
        #expect(try fruit().run("add", on: .terminal([.line("pear"), .interrupt])).status == .interrupted)
    }

    @Test("a number that nobody typed is not said to have been chosen") func numberNobodyTyped() throws {
        let quiz = try fruit().run("worksheet --book 과일 --count 99999999999999999999")
        #expect(!quiz.console.alerts.contains("9223372036854775807"))
    }

    @Test("at the prompt a line's own --store stays in its next step") func storeOfLine() throws {
        let play = try fruit()
        let other = play.folder + "/other"
        let session = play.run(["--plain"], on: .terminal([.line("book add A --store \(other)"), .line("q")]))
        #expect(session.console.alerts.hasSuffix("Next: add --book A --store \(other)\n"))
    }

    @Test("at the prompt an open quote is answered like all else there, without vocab before the command") func openQuote() {
        let session = Play(language: "en").run(["--plain"], on: .terminal([.line("add \"a b"), .line("q")]))
        #expect(
            session.console.alerts
                == "[Alert] Check the command\nThe quote before “a” is not closed. Where it is part of the word, type a\nbackslash before it: \\\"a\nNext: help\n"
        )
    }

    @Test("a long number that is a tag as well starts no round of so many questions") func countOrTag() throws {
        let play = try fruit()
        play.run("edit apple --tags 900 --book 과일")
        let round = play.run("quiz 과일 900")
        #expect(round.status == .usage && round.console.results.isEmpty)
        #expect(round.console.alerts.contains("quiz --book 과일 --tag 900"))
        for count in ["901", "90"] {
            let round = play.run("quiz 과일 \(count)", on: .terminal([.key("q"), .key("q"), .key("q")]))
            #expect(round.console.screen.contains("1/4"))
        }
    }

    @Test("a near name takes the place of one behind an equals sign") func nameBehindEqualsSign() throws {
        #expect(try nextStep(["list", "--book=과알"], fruit()) == "vocab list --book=과일")
    }

    @Test("an option that is proposed stands before --, after which nothing is one", arguments: [true, false])
    func optionBeforeDashes(_ isRemoval: Bool) throws {
        let play = try fruit()
        try play.put("접사", [("-oh", "오")])
        if isRemoval {
            let removal = play.run("remove -- -oh", on: ScriptedConsole([.endOfInput]))
            #expect(removal.console.alerts.hasSuffix("Next: vocab remove --yes -- -oh\n"))
        } else {
            #expect(nextStep(["add", "--", "-x", "뜻"], play) == "vocab add --book 과일 -- -x 뜻")
        }
    }

    @Test("a bookcase mistyped where it was asked for is answered with a command that names it") func mistypedWhenAsked() throws {
        let play = try fruit()
        try play.putFruit("열매")
        let added = play.run("add kiwi 키위 --plain", on: .terminal([.line("과알"), .key("n")]))
        #expect(added.console.alerts.contains(" --book 과일\n"))
    }

    @Test("an edit that takes the term away is not sent to add") func emptiedTerm() throws {
        #expect(try nextStep(["edit", "apple", "--term", ""], fruit()) == "vocab help edit")
    }

    @Test("a rename to nothing is not sent to making a bookcase") func emptiedName() throws {
        #expect(try nextStep(["book", "rename", "과일", ""], fruit()) == "vocab help book rename")
    }

    @Test("a starter that is not there yet is not proposed for removal") func starterToCome() {
        let play = Play(language: "en")
        play.starters = [Starter(name: "TOEIC", details: BookcaseDetails(), csv: { Array("apple,사과\n".utf8) })]
        #expect(nextStep(["book", "remove", "TOEIC"], play) == "vocab books")
        #expect(nextStep(["book", "remove", "TOIEC"], play) == "vocab books")
    }

    @Test("after -- a term -h is itself, not the long name of an option") func termH() throws {
        let play = try fruit()
        play.run("add -- -h 시간")
        #expect(play.run("list").console.results.hasSuffix("-h: 시간\n"))
    }

    @Test("global options after one that cannot be used count all the same") func optionsAfterProblem() {
        var line = ["--lang=fr", "--store=/s"]
        var options = GlobalOptions()
        _ = options.take(from: &line)
        #expect(options.storeFolder(in: ["VOCAB_HOME": "/v"]) == "/s")
    }

    @Test("in a bookcase just made a known term is told before its fields too") func knownTermInNewBookcase() throws {
        let word: [ScriptedConsole.Step] = [.line("carrot"), .line("당근")]
        let console = ScriptedConsole.terminal([.key("y")] + word + [.line("carrot"), .key(""), .enter])
        try fruit().run("add --book 채소", on: console)
        #expect(console.bareScreen.contains("Already there"))
        #expect(console.stepsLeft == 0)
    }
}

/// The same for keys.
@Suite("Bugs with keys") struct KeyBugTests {
    @Test("a screen drawn anew at a yes-or-no question shows it again; it is no answer") func redrawAtConfirmation() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let console = ScriptedConsole.terminal([.key(ConsoleKey.redraw), .key("y")])
        play.run("remove banana", on: console)
        #expect(console.stepsLeft == 0)
        #expect(console.results.split(separator: "Delete? (y/N) ").count == 2)
    }

    @Test("a question drawn anew leaves out what a hint removed") func redrawAfterHint() {
        let console = ScriptedConsole.terminal([.key("?"), .key(ConsoleKey.redraw), .key("q")])
        SmallRound.play("en").run("quiz --book 기초 --count 1 --seed 5 --plain", on: console)
        #expect(console.screen.contains("4 is not the answer.\n"))
        #expect(console.screen.split(separator: "\n4. ").count == 2)
    }
}
