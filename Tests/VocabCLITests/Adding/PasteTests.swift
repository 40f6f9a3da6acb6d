import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Several lines that are pasted at once.
@Suite("Pasting") struct PasteTests {
    private static let rows = "kiwi\t키위\nlime\t라임\n"

    private func typed(_ play: Play, _ steps: [ScriptedConsole.Step], columns: Int = 80) -> ScriptedConsole {
        let console = play.run([], on: .terminal(steps + [.line("quit")], columns: columns)).console
        #expect(console.stepsLeft == 0)
        return console
    }

    /// Who reads Korean, so that nothing is asked about which side is learnt.
    private func reader(_ language: String) -> Play {
        let play = Play(language: language)
        play.run("setup --languages ko")
        return play
    }

    private func list(_ play: Play, _ book: String = "과일") -> String { play.run("list --book \(book)").console.results }

    /// What a person saw behind the greeting.
    private func seen(_ console: ScriptedConsole) -> String {
        String(console.bareScreen.drop { $0 != ">" }.dropFirst(2))
    }

    @Test("two columns at the prompt are shown, and go in after a yes as one change", arguments: ["ko", "en"])
    func columns(language: String) throws {
        let play = reader(language)
        try play.put("과일", [("apple", "사과")])
        let console = typed(play, [.paste(Self.rows), .key("y"), .line("undo")])
        let korean = """

               kiwi — 키위
               lime — 라임
            2줄을 단어 2개로 읽었습니다. ‘과일’에 넣을까요? (y/N) y
            ‘과일’: 새 단어 2
            단어를 1개 더 넣으면 게임을 할 수 있습니다.
            vocab> undo
            """
        let english = """

               kiwi — 키위
               lime — 라임
            2 lines read as 2 words. Add them to “과일”? (y/N) y
            “과일”: 2 added
            1 more and you can play it.
            vocab> undo
            """
        #expect(seen(console).hasPrefix(language == "ko" ? korean : english))
        #expect(seen(console).contains(language == "ko" ? "단어 2개를 ‘과일’에 추가한 것을 되돌렸습니다." : "adding words (2) to “과일”"))
        #expect(list(play) == "apple: 사과\n")
    }

    @Test("lines of word and meaning are read as import reads them, three are shown, and what was there is merged")
    func lines() throws {
        let play = Play(language: "en")
        try play.put("과일", [("kiwi", "키위"), ("lime", "라임")])
        let block = "kiwi - 키위\nlime - 라임나무\npear - 배\nplum - 자두\n\nfig - 무화과"
        let console = typed(play, [.paste(block), .key("y")])
        expectText(
            String(seen(console).prefix { $0 != "✓" }),
            """

               kiwi — 키위
               lime — 라임나무
               pear — 배
               … and 2 more
            5 lines read as 5 words. Add them to “과일”? (y/N) y
            “과일”: 3 added · 1 merged · 1 already there
            vocab> quit
            Goodbye, see you soon!
            """)
        #expect(list(play) == "kiwi: 키위\nlime: 라임; 라임나무\npear: 배\nplum: 자두\nfig: 무화과\n")
    }

    @Test(
        "no, ^D and ^C change nothing, and the prompt goes on",
        arguments: [ScriptedConsole.Step.key("n"), .endOfInput, .interrupt])
    func no(answer: ScriptedConsole.Step) throws {
        let play = Play(language: "ko")
        try play.put("과일", [])
        _ = typed(play, [.paste(Self.rows), answer, .line("list 과일")])
        #expect(list(play) == "")
        #expect(play.run("undo").status != .done)
    }

    @Test("where there are several bookcases it is asked which, and a new one is made with the first words")
    func bookcase() throws {
        let play = reader("en")
        try play.put("과일", [])
        try play.put("열매", [])
        _ = typed(play, [.paste(Self.rows), .line("2"), .key("y"), .paste("a\t하나\nb\t둘\n"), .line("새 책"), .key("y")])
        #expect(list(play, "열매") == "kiwi: 키위\nlime: 라임\n")
        #expect(play.run(["list", "새 책"]).console.results == "a: 하나\nb: 둘\n")
    }

    @Test("a block of which every line is a command runs line by line, one at a time, and quit ends it")
    func commands() throws {
        let play = Play(language: "en")
        try play.put("과일", [])
        let block = "add kiwi\t키위 --book 과일\n\nvocab add lime\t라임 --book 과일\nundo\nadd pear 배 --book 과일\n"
        let console = typed(play, [.paste(block)])
        #expect(list(play) == "kiwi: 키위\npear: 배\n")
        #expect(
            console.remembered == [
                "add kiwi 키위 --book 과일", "vocab add lime 라임 --book 과일", "undo", "add pear 배 --book 과일", "quit",
            ])
        let left = play.run([], on: .terminal([.paste("list 과일\nquit\nadd plum 자두 --book 과일")]))
        #expect(left.console.stepsLeft == 0 && !list(play).contains("plum"))
    }

    @Test("^C in one of the commands breaks off the rest") func brokenOff() throws {
        let play = Play(language: "en")
        try play.put("과일", [])
        _ = typed(play, [.paste("add kiwi --book 과일\nadd lime 라임 --book 과일"), .interrupt])
        #expect(list(play) == "")
    }

    @Test("names of commands that are words to learn are a list") func wordsCalledLikeCommands() throws {
        let play = reader("en")
        try play.put("과일", [])
        _ = typed(play, [.paste("add\t더하다\nmove\t옮기다\nquit\t그만두다\n"), .key("y")])
        _ = typed(play, [.paste("show - 보여 주다\nread - 읽다\nclear - 맑은\n"), .key("y")])
        #expect(
            list(play) == "add: 더하다\nmove: 옮기다\nquit: 그만두다\nshow: 보여 주다\nread: 읽다\nclear: 맑은\n")
    }

    @Test("what is no list is refused with the reason, and nothing of it runs", arguments: ["ko", "en"])
    func refused(language: String) throws {
        let play = Play(language: language)
        try play.put("과일", [("apple", "사과")])
        let console = typed(play, [.paste("remove apple --yes\nkiwi\nlime\npear\n")])
        #expect(console.bareScreen.contains(language == "ko" ? "│ 붙여 넣은 줄" : "│ What was pasted"))
        #expect(!console.bareScreen.contains("│ →"))
        #expect(list(play) == "apple: 사과\n")
    }

    @Test("a single pasted line is a line, with or without a line break", arguments: ["search kiwi", "search kiwi\n"])
    func single(line: String) throws {
        let play = Play(language: "en")
        try play.put("과일", [("kiwi", "키위")])
        #expect(typed(play, [.paste(line)]).bareScreen.contains("키위"))
    }

    @Test("in add a list goes where words go, each new word with the fields that were given, and adding goes on")
    func inAdd() throws {
        let play = Play(language: "ko")
        try play.put("과일", [("apple", "사과")])
        let outcome = play.run(
            "add --book 과일 --tags day1",
            on: .terminal([
                .paste(Self.rows), .key("y"), .paste("fig\t무화과\nplum\t자두\n"), .key("n"), .paste("only\nterms\n"), .line("pear"),
                .line("배"), .line(""),
            ]))
        #expect(outcome.status == .done && outcome.console.stepsLeft == 0)
        #expect(list(play) == "apple: 사과\nkiwi: 키위\nlime: 라임\npear: 배\n")
        #expect(play.run("list --tag day1").console.results == "kiwi: 키위\nlime: 라임\npear: 배\n")
    }

    @Test("all of it fits 40 columns", arguments: ["ko", "en"]) func narrow(language: String) throws {
        let play = reader(language)
        try play.put("아주 아주 긴 이름을 가진 단어장", [])
        let block = (1...9).map { "a very long term, number \($0)\t아주 긴 뜻, 그 가운데 \($0)번째 뜻이며 긴 것\n" }.joined()
        #expect(typed(play, [.paste(block), .key("y")], columns: 40).linesTooWide == [])
    }
}
