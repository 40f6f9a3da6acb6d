import Testing
import VocabTestSupport

@testable import VocabCLI

/// Adding words.
@Suite("Adding words") struct AddTests {
    private func play(_ language: String = "ko") throws -> Play {
        let play = Play(language: language)
        try play.put("과일", [])
        return play
    }

    @Test("one word after the other, in Korean: an empty meaning is asked for again, and every word is saved at once")
    func oneAfterTheOther() throws {
        let play = try play()
        let session = play.run(
            "add --book 과일",
            on: .terminal([.line("apple"), .enter, .line("사과"), .line("kiwi"), .line("키위"), .enter]))
        expectText(
            session.console.bareScreen,
            """
            ‘과일’에 단어와 뜻을 넣습니다. +는 방금 단어의 나머지 항목, 빈 줄은 끝.
            단어 › apple
            뜻 ›\u{20}
            뜻을 입력해 주세요. 그만두려면 ^D를 누르세요.
            뜻 › 사과
            ✓ apple — 사과 · 과일 1개 (3개 더 있으면 퀴즈)
            단어 › kiwi
            뜻 › 키위
            ✓ kiwi — 키위 · 과일 2개 (2개 더 있으면 퀴즈)
            단어 ›\u{20}
            """)
        #expect(session.console.stepsLeft == 0)
    }

    @Test("every field with --all, in Korean") func fieldByField() throws {
        let play = try play()
        play.run(
            "add --book 과일 --all",
            on: .terminal([
                .line("apple"), .line("사과"), .line("n."), .line("/ˈæpl/"), .enter, .line("능금, 평과"), .enter,
                .line("과일; 빨강"), .enter, .enter,
            ]))
        expectText(
            play.run("show apple").console.results,
            """
            apple
            뜻: 사과
            품사: 명사
            발음: /ˈæpl/
            동의어: 능금; 평과
            태그: 과일; 빨강
            단어장: 과일
            """)
    }

    @Test("in English, from a pipe that ends after a whole word") func fromPipe() throws {
        let play = try play("en")
        let lines = ["apple", "사과", "pear", "배"]
        let session = play.run("add --book 과일", on: ScriptedConsole(lines.map { .line($0) } + [.endOfInput]))
        expectText(
            session.console.screen,
            """
            “과일”: type a term and its meaning; + asks for the rest of it, an empty term ends.
            term: apple
            meaning: 사과
            Saved: apple — 사과 · 과일: 1 word (3 more for a quiz)
            term: pear
            meaning: 배
            Saved: pear — 배 · 과일: 2 words (2 more for a quiz)
            term:\u{20}
            """)
        #expect(session.status == .done)
        #expect(play.run("list").console.results == "apple: 사과\npear: 배\n")
    }

    @Test("a pipe that ends in the middle of a word keeps the words before it, not half of one, and exits with 66")
    func pipeEndsInTheMiddle() throws {
        let play = try play()
        let session = play.run("add --book 과일", on: ScriptedConsole([.line("apple"), .line("사과"), .line("pear"), .endOfInput]))
        #expect(session.status == .noInput)
        #expect(session.console.alerts.hasSuffix("[알림] 입력이 끝났습니다.\n대답이 없어 여기서 멈췄습니다. 지금까지의 결과는 그대로 남습니다.\n"))
        #expect(play.run("list").console.results == "apple: 사과\n")
    }

    @Test("^C in a field saves nothing of that word") func interrupted() throws {
        let play = try play()
        play.run("add --book 과일 --all", on: .terminal([.line("apple"), .line("사과"), .enter, .interrupt]))
        #expect(play.run("list").console.results == "")
    }

    @Test("TERM MEANING asks nothing, on a terminal and off it", arguments: [true, false]) func asksNothing(_ onTerminal: Bool)
        throws
    {
        let play = try play()
        let added = play.run("add --book 과일 apple 사과", on: ScriptedConsole(isInteractive: onTerminal))
        #expect(added.status == .done)
        #expect(play.run("list").console.results == "apple: 사과\n")
    }

    @Test("a term alone asks for the meaning, not for what the options gave") func termAlone() throws {
        let play = try play("en")
        let added = play.run(
            ["add", "apple", "--book", "과일", "--note", "빨갛다", "--tags", "red,sweet"], on: .terminal([.line("사과")]))
        expectText(
            added.console.bareScreen,
            """
            meaning › 사과
            ✓ apple — 사과 · 과일: 1 word (3 more for a quiz)
            """)
        #expect(play.run("show apple").console.results == "apple\nmeaning: 사과\ntags: red; sweet\nnote: 빨갛다\nBookcase: 과일\n")
    }

    @Test("with one bookcase none is asked for; with more it is asked for on a terminal and refused elsewhere")
    func whichBookcase() throws {
        let play = try play()
        #expect(play.run("add apple 사과").status == .done)
        try play.put("채소", [])
        expectText(
            play.run("add carrot 당근", on: .terminal([.line("채소")])).console.bareScreen,
            """
              1 과일  단어 1개 (게임을 하려면 4개 이상 필요)
              2 채소  단어 0개 (게임을 하려면 4개 이상 필요)
            단어장 번호나 이름, 또는 새 이름 › 채소
            ✓ carrot — 당근 · 채소 1개 (3개 더 있으면 퀴즈)
            """)
        let refused = play.run("add kiwi 키위")
        expectText(
            refused.console.screen,
            """
            [알림] 단어장이 필요합니다.
            단어를 넣을 단어장을 --book으로 골라 주세요.
            다음: vocab add kiwi 키위 --book 과일
            """)
        #expect(refused.status == .badData)
        for word in ["leek 대파", "onion 양파", "radish 무"] { play.run("add \(word) --book 채소") }
        play.run("setup --book 채소")
        #expect(play.run("add kiwi 키위").status == .done)
        #expect(play.run("list --book 채소").console.results == "carrot: 당근\nleek: 대파\nonion: 양파\nradish: 무\nkiwi: 키위\n")
    }

    @Test("into a bookcase that is not there nothing is added off a terminal, and the command that makes it is named")
    func toMake() {
        let add = Play(language: "en").run("add apple 사과 --book 과일")
        #expect(
            add.status == .noInput && add.console.alerts.contains("Make it first.") && add.console.alerts.contains("book add 과일"))
    }
}
