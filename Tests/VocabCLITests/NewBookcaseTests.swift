import Testing
import VocabTestSupport

@testable import VocabCLI

/// Adding words to a bookcase that is not there yet, and leaving before all is told.
@Suite("Adding to a new bookcase") struct NewBookcaseTests {
    private func shelf(_ language: String = "ko") throws -> Play {
        let play = Play(language: language)
        try play.put("과일", [])
        return play
    }

    /// A term and its meaning.
    private func word(_ term: String, _ meaning: String) -> [ScriptedConsole.Step] {
        [.line(term), .line(meaning)]
    }

    @Test("an unknown bookcase is offered on a terminal; a no makes nothing, and off a terminal it is refused")
    func unknownBookcase() throws {
        let play = try shelf()
        let refused = play.run("add pear 배 --book 과알")
        #expect(refused.console.screen == "[알림] 단어장을 찾을 수 없습니다.\n‘과알’ 단어장은 없습니다.\n혹시: 과일?\n다음: vocab add pear 배 --book 과일\n")
        #expect(refused.status == .noInput)
        let no = play.run("add pear 배 --book 과알", on: .terminal([.key("")]))
        expectText(
            no.console.bareScreen,
            """
            ╭─ 단어장을 찾을 수 없습니다. ────╮
            │ ‘과알’ 단어장은 없습니다.       │
            │ 혹시: 과일?                     │
            │ → vocab add pear 배 --book 과일 │
            ╰─────────────────────────────────╯
            ‘과알’ 단어장이 없습니다. 새로 만들까요? (y/N)\u{20}
            ╭─ 취소 ──────────────────────╮
            │ 아무것도 바꾸지 않았습니다. │
            ╰─────────────────────────────╯
            """)
        #expect(play.run("books --json").console.results.contains("과알") == false)
        #expect(play.run("add pear 배 --book 야채", on: .terminal([.key("y")])).status == .done)
        #expect(play.run("list --book 야채").console.results == "pear: 배\n")
    }

    @Test("the bookcase is named before its first word, and made with it", arguments: ["ko", "en"]) func madeWithFirstWord(
        _ language: String
    ) throws {
        let play = try shelf(language)
        let session = play.run("add --book 채소", on: .terminal([.key("y")] + word("carrot", "당근") + [.enter], columns: 100))
        let opening =
            language == "ko"
            ? "‘채소’ 단어장이 없습니다. 새로 만들까요? (y/N) y\n‘채소’에 단어와 뜻을 넣습니다. +는 방금 단어의 나머지 항목, 빈 줄은 끝.\n단어 › carrot\n"
            : "There is no bookcase “채소”. Create it? (y/N) y\n“채소”: type a term and its meaning; + asks for the rest of it, an empty term ends.\nterm › carrot\n"
        #expect(session.console.bareScreen.hasPrefix(opening))
        #expect(session.status == .done)
        #expect(play.run("list --book 채소").console.results == "carrot: 당근\n")
    }

    @Test("without a first word no bookcase is made") func noWordNoBookcase() throws {
        let play = try shelf()
        let endings: [[ScriptedConsole.Step]] = [
            [.enter], [.endOfInput], [.interrupt], [.line("carrot"), .endOfInput, .endOfInput],
        ]
        for steps in endings {
            play.run("add --book 채소", on: .terminal([.key("y")] + steps))
            #expect(play.bytes("bookcases/채소.json") == nil, "\(steps)")
        }
    }

    @Test("a word that is refused makes no bookcase") func refusedWord() throws {
        let play = try shelf()
        #expect(play.run(["add", "", "당근", "--book", "채소"], on: .terminal([.key("y")])).status == .badData)
        #expect(play.bytes("bookcases/채소.json") == nil)
    }

    @Test("the offer is answered by one key, and a no, ^D or ^C makes nothing") func refusedOffer() throws {
        let play = try shelf()
        for step in [ScriptedConsole.Step.key("n"), .endOfInput, .interrupt] {
            play.run("add carrot 당근 --book 채소", on: .terminal([step]))
            #expect(play.bytes("bookcases/채소.json") == nil, "\(step)")
        }
    }

    @Test("^D in the middle of a word says that it was not saved, and keeps those before it")
    func leavingInTheMiddle() throws {
        for (language, text) in [
            ("ko", "[알림] 취소\n‘pear’ 단어는 저장하지 않았습니다.\n"), ("en", "[Alert] Cancelled\n“pear” was not saved.\n"),
        ] {
            let play = try shelf(language)
            let steps = word("apple", "사과") + [.line("pear"), .endOfInput, .line("")]
            let session = play.run("add --book 과일 --plain", on: .terminal(steps))
            #expect(session.console.alerts.hasSuffix(text))
            #expect(play.run("list").console.results == "apple: 사과\n")
        }
    }
}
