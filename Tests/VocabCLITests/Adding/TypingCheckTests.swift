import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What is asked about a word that was probably typed by mistake.
@Suite("Typed by mistake") struct TypingCheckTests {
    private let keyboard = OtherKeyboard { EnglishWords([Array("plum,god,fish,apple".utf8)]) }

    @Test(
        "loose letters of Hangul are English, and letters that make whole syllables are Korean where Korean stands",
        arguments: [
            ("ㅔㅣㅕㅡ", nil, "plum"), ("메ㅔㅣㄷ", nil, "apple"), ("ㅑㅜ퍄ㅐㅊㄷ", "ko", "invioce"), ("행", "en", "god"), ("행", "ko", nil),
            ("사과", "en", nil), ("ㄱ", nil, nil), ("ㅋㅋ", nil, nil), ("ㅋㅋㅋㅋ", nil, nil), ("ㅇㅇㅋ", nil, nil), ("ㅋㅋㅎㅎ", nil, nil),
            ("ㅏㅑㅓㅕ", nil, nil), ("ㅌㅛㅜㄴ", nil, "xyns"),
            ("tkrhk", "ko", "사과"), ("tkrhk", "en", nil),
            ("fish", "ko", nil),
            ("rose", "ko", nil), ("apple", "ko", nil), ("a-b", "ko", nil), ("IT 회사", nil, nil), ("PC방", "ko", nil),
            ("be 동사", "en", nil), ("quiz 과일", "ko", nil), ("", "ko", nil), (" ", "ko", nil), ("1", nil, nil),
        ] as [(String, String?, String?)])
    func otherKeyboard(_ typed: String, _ language: String?, _ meant: String?) {
        #expect(keyboard.meant(by: typed, in: language) == meant)
    }

    private func play() throws -> Play {
        let play = Play(language: "ko")
        try play.put("과일", [("apple", "사과"), ("pear", "배"), ("fig", "무화과"), ("lime", "라임")])
        play.englishWords = EnglishWords([Array("plum,grape".utf8)])
        return play
    }

    @Test("Enter takes what was meant, n leaves it as it was typed; swapped sides are asked about once both are there")
    func asked() throws {
        let play = try play()
        #expect(play.run("add 참외 chamoe --book 과일", on: .terminal([.interrupt])).status == .interrupted)
        let steps: [ScriptedConsole.Step] = [
            .line("ㅔㅣㅕㅡ"), .enter, .line("wken"), .key("ㅛ"), .line("포도"), .line("grape"), .enter, .line("수박"), .line("melon"),
            .key("n"), .line(""),
        ]
        let session = play.run("add --book 과일", on: .terminal(steps))
        let screen = session.console.bareScreen
        #expect(screen.contains("‘plum’을 뜻하셨나요? Enter 예 · n 적은 그대로 › "))
        #expect(screen.contains("단어와 뜻이 바뀌었나요? grape — 포도   Enter 바꾸기 · n 적은 그대로 › "))
        #expect(
            play.run("list 과일").console.results == "apple: 사과\npear: 배\nfig: 무화과\nlime: 라임\nplum: 자두\ngrape: 포도\n수박: melon\n")
        #expect(session.console.stepsLeft == 0)
    }

    @Test("where nobody can be asked, and in a bookcase of few words or with one the other way around, all stays as it was typed")
    func notAsked() throws {
        let play = try play()
        play.run("add ㅔㅣㅕㅡ wken --book 과일")
        #expect(play.run("list 과일").console.results.hasSuffix("ㅔㅣㅕㅡ: wken\n"))
        try play.put("빈책", [])
        #expect(play.run("add 수박 watermelon --book 빈책", on: .terminal()).status == .done)
        try play.put("세 단어", [("apple", "사과"), ("pear", "배"), ("plum", "자두")])
        #expect(play.run(["add", "수박", "melon", "--book", "세 단어"], on: .terminal()).status == .done, "three words prove nothing")
        try play.put("두 쪽", [("apple", "사과"), ("pear", "배"), ("plum", "자두"), ("lime", "라임"), ("물", "water")])
        #expect(play.run(["add", "수박", "melon", "--book", "두 쪽"], on: .terminal()).status == .done)
    }
}
