import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Adding many words without being asked what is not wanted.
@Suite("Adding at speed") struct AddAtSpeedTests {
    private func play(_ language: String = "ko", _ words: [(String, String)] = []) throws -> Play {
        let play = Play(language: language)
        try play.put("과일", words)
        return play
    }

    private func word(_ play: Play, _ term: String) throws -> JSONValue {
        try JSONValue(play.run("show \(term) --json").console.results)[0]
    }

    @Test("term and meaning are saved; + asks the rest of that word, parts of speech by number; an empty term ends")
    func more() throws {
        let play = try play()
        let session = play.run(
            "add --book 과일",
            on: .terminal([
                .line("+"), .line("apple"), .line("사과"), .line("+"), .line("11"), .line("1, 동사"), .line("/ˈæpl/"),
                .line("An apple a day."), .enter, .enter, .line("day1"), .enter, .line("pear"), .line("배"), .line(""),
            ]))
        #expect(session.status == .done && session.console.stepsLeft == 0)
        #expect(
            session.console.requests.map(\.prompt) == [
                "단어 › ", "단어 › ", "뜻 › ", "단어 › ", "품사 › ", "품사 › ", "발음 › ", "예문 › ", "동의어 › ", "반의어 › ", "태그 › ", "메모 › ",
                "단어 › ", "뜻 › ", "단어 › ",
            ])
        #expect(session.console.bareScreen.contains("먼저 단어와 뜻을 적으세요."))
        #expect(
            session.console.bareScreen.contains(
                "번호나 이름 (TAB): 1 명사 · 2 동사 · 3 형용사 · 4 부사 · 5 전치사 · 6 접속사 ·\n7 대명사 · 8 한정사 · 9 감탄사 · 10 숙어\n"))
        #expect(session.console.bareScreen.contains("1–10의 번호나 품사 이름을 입력해 주세요."))
        let apple = try word(play, "apple")
        #expect(play.run("show apple").console.results.contains("품사: 명사, 동사\n"))
        #expect(apple["pronunciation"].string == "/ˈæpl/" && apple["tags"][0].string == "day1")
        #expect(play.run("list").console.results == "apple: 사과\npear: 배\n")
    }

    @Test(
        "a number means a part of speech in the place of one that stands there, and on the command line", arguments: ["ko", "en"])
    func numbers(_ language: String) throws {
        let play = try play(language, [("pear", "배")])
        play.run("edit pear --part-of-speech 1")
        #expect(try word(play, "pear")["partOfSpeech"].string == "noun")
        let steps: [ScriptedConsole.Step] = [.key("3"), .line(language == "ko" ? "명사2" : "noun ２"), .enter]
        play.run("edit pear", on: .terminal(steps))
        #expect(try word(play, "pear")["partOfSpeech"].string == "verb")
        #expect(play.run("edit pear --part-of-speech 11").status == .usage)
        let own = play.run("edit pear --part-of-speech blah").console.alerts
        #expect(own.contains(language == "ko" ? "모르는 품사라서 적은 대로 둡니다: blah" : "“blah” is not a known part of speech"))
    }

    @Test("what another bookcase says in another language is not proposed") func otherLanguage() throws {
        let steps: [ScriptedConsole.Step] = [.line("pear"), .line("pera"), .line("")]
        for (meaning, prefill) in [("perro", ""), ("개", "배")] {
            let play = try play("en", [("dog", meaning)])
            try play.put("다른 책", [("pear", "배")])
            let session = play.run("add --book 과일", on: .terminal(steps))
            #expect(session.console.requests.map(\.prefill) == ["", prefill, ""])
        }
    }

    @Test("--all asks for all fields, also after TERM MEANING") func all() throws {
        let play = try play("en")
        play.run("add apple 사과 --all", on: .terminal([.line("noun"), .enter, .enter, .enter, .enter, .enter, .line("red")]))
        let apple = try word(play, "apple")
        #expect(apple["partOfSpeech"].string == "noun" && apple["note"].string == "red")
    }

    @Test("^D after the meaning saves what was typed, and says so; before it nothing is saved", arguments: ["ko", "en"])
    func endOfInput(_ language: String) throws {
        let play = try play(language)
        let saved = play.run(
            "add --book 과일 --all", on: .terminal([.line("apple"), .line("사과"), .line("1"), .endOfInput, .line("")]))
        #expect(saved.console.bareScreen.contains(language == "ko" ? "✓ apple — 사과 · 과일 1개" : "✓ apple — 사과 · 과일: 1 word"))
        #expect(saved.status == .done)
        #expect(try word(play, "apple")["partOfSpeech"].string == "noun")
        let dropped = play.run("add --book 과일", on: .terminal([.line("pear"), .endOfInput, .endOfInput]))
        #expect(dropped.console.bareScreen.contains(language == "ko" ? "‘pear’ 단어는 저장하지 않았습니다." : "“pear” was not saved."))
        #expect(play.run("list").console.results == "apple: 사과\n")
    }

    @Test("^D in the rest of a word that is saved keeps what was typed so far, and ^C nothing of it") func leavingTheRest() throws
    {
        let play = try play()
        let start: [ScriptedConsole.Step] = [.line("apple"), .line("사과"), .line("+"), .line("명사")]
        play.run("add --book 과일", on: .terminal(start + [.endOfInput, .line("pear"), .line("배"), .line("")]))
        #expect(try word(play, "pear")["meaning"].string == "배")
        #expect(try word(play, "apple")["partOfSpeech"].string == "noun")
        let other = try self.play()
        #expect(other.run("add --book 과일", on: .terminal(start + [.interrupt])).status == .interrupted)
        #expect(try word(other, "apple")["partOfSpeech"] == .other(""))
    }

    @Test("what other bookcases and starters say stands there to be edited; a pipe, which sees nothing, gets nothing of it")
    func suggestions() throws {
        let play = try play()
        try play.put("둘", [("kiwi", "키위")])
        let csv = "term,meaning,part of speech,pronunciation\nkiwi,새,noun,/ˈkiwi/\nplum,자두,n.,/plʌm/\n"
        play.starters = [Starter(name: "TOEIC", details: BookcaseDetails(), csv: { Array(csv.utf8) })]
        let session = play.run(
            "add --book 과일",
            on: .terminal(
                [.line("Kiwi"), .enter, .line("plum"), .line("서양자두")] + [.line("+")] + Array(repeating: .enter, count: 8)))
        #expect(session.console.requests.map(\.prefill).filter { !$0.isEmpty } == ["키위", "자두", "명사", "plʌm"])
        #expect(play.run("list 과일").console.results == "Kiwi: 키위\nplum: 서양자두\n")
        #expect(try word(play, "plum")["partOfSpeech"].string == "noun")
        let piped = play.run("add --book 과일", on: ScriptedConsole([.line("quince"), .line("마르멜로"), .endOfInput]))
        #expect(piped.status == .done)
        #expect(try word(play, "quince")["partOfSpeech"] == .other(""))
    }
}

/// A term that is there already.
@Suite("Adding a known term") struct KnownTermTests {
    private func play(_ language: String = "ko") throws -> Play {
        let play = Play(language: language)
        try play.put("과일", [("apple", "사과")])
        return play
    }

    @Test("the entry is shown, and one key merges, edits, keeps both or leaves it; other keys do nothing")
    func oneKey() throws {
        let play = try play()
        let merged = play.run("add --book 과일", on: .terminal([.line("apple"), .key("x"), .key("m"), .line("능금"), .line("")]))
        expectText(
            merged.console.bareScreen,
            """
            ‘과일’에 단어와 뜻을 넣습니다. +는 방금 단어의 나머지 항목, 빈 줄은 끝.
            단어 › apple
            ╭─ 중복 확인 ────────────────────╮
            │ ‘과일’에 이미 있는 단어입니다. │
            │ apple — 사과                   │
            ╰────────────────────────────────╯
            m 뜻 더하기 · e 고치기 · k 따로 넣기 · Enter 그대로 › m
            뜻 › 능금
            ✓ apple · 뜻: 사과 → 사과; 능금
            단어 ›\u{20}
            """)
        #expect(play.run("list").console.results == "apple: 사과; 능금\n")
        play.run("add apple 애플 --book 과일", on: .terminal([.key("ㅏ")]))
        #expect(play.run("list").console.results == "apple: 사과; 능금\napple: 애플\n")
        play.run("undo")
        play.run("add apple --book 과일", on: .terminal([.key("e"), .key("2"), .line("사과"), .enter]))
        #expect(play.run("list").console.results == "apple: 사과\n")
        for key in ["", "n", ConsoleKey.other] {
            #expect(play.run("add apple 배 --book 과일", on: .terminal([.key(key)])).status == .done)
        }
        #expect(play.run("add apple 배 --book 과일", on: .terminal([.interrupt])).status == .interrupted)
        #expect(play.run("list").console.results == "apple: 사과\n")
    }

    @Test("a meaning that is there already changes nothing, and that is said") func nothingNew() throws {
        let play = try play("en")
        let merged = play.run("add apple 사과 --book 과일", on: .terminal([.key("m")]))
        #expect(merged.console.alerts.contains("Nothing changed.") && merged.status == .badData)
    }

    @Test("off a terminal it is refused, as ever") func piped() throws {
        let play = try play("en")
        let refused = play.run("add apple 배 --book 과일")
        #expect(refused.console.alerts.hasPrefix("[Alert] Already there\n“과일” has this word.\napple — 사과\nNext: vocab edit"))
        #expect(refused.status == .badData)
    }
}

/// The one way in which a bookcase is asked for.
@Suite("Picking a bookcase") struct BookcasePickerTests {
    @Test("add, a game and setup ask in the same way, by number or name, with TAB", arguments: ["ko", "en"])
    func samePicker(_ language: String) throws {
        let play = Play(language: language)
        try play.putFruit("과일")
        try play.putFruit("비즈니스 영어")
        let scripts: [(String, [ScriptedConsole.Step])] = [
            ("add kiwi 키위", [.line("2")]), ("quiz", [.line("2"), .key("q")]),
            ("setup", [.line(""), .line("9"), .line("2"), .enter, .enter, .enter]),
        ]
        for (command, steps) in scripts {
            let console = play.run(command, on: .terminal(steps)).console
            #expect(console.bareScreen.hasPrefix("  1 과일           "), "\(command): \(console.bareScreen)")
            let completer = try #require(console.requests.first?.completer)
            #expect(completer.isForWholeLine && completer.offer("비즈니스 ", "영") == .words(["비즈니스 영어"]), "\(command)")
        }
        #expect(play.run("list --book 과일").console.results.contains("kiwi") == false)
    }
}
