import Testing
import VocabTestSupport

@testable import VocabCLI

/// Editing words and bookcases.
@Suite("Editing") struct EditTests {
    private func play(_ language: String = "ko") -> Play {
        let play = Play(language: language)
        play.run("book add 과일")
        play.run(["add", "apple", "사과", "--part-of-speech", "n", "--tags", "red;sweet", "--example", "An apple."])
        return play
    }

    @Test("a field is picked by its number and comes with what it holds; an emptied meaning is asked for again; Enter saves")
    func picked() {
        let play = play()
        let edit = play.run(
            "edit apple",
            on: .terminal([
                .key("x"), .key("2"), .line(" "), .line("사과, 능금"), .key("4"), .line("/ˈæpl/"), .key("5"), .line(""), .key("3"),
                .enter, .enter,
            ]))
        expectText(
            edit.console.bareScreen,
            """
              1 단어    apple
              2 뜻      사과
              3 품사    명사
              4 발음    –
              5 예문    An apple.
              6 동의어  –
              7 반의어  –
              8 태그    red; sweet
              9 메모    –
            고칠 항목 1–9 · Enter 그만 › 2
            뜻 › \u{20}
            뜻을 입력해 주세요. 그만두려면 ^D를 누르세요.
            뜻 › 사과, 능금
            고칠 항목 1–9 · Enter 저장 · q 저장하지 않고 그만 › 4
            발음 › /ˈæpl/
            고칠 항목 1–9 · Enter 저장 · q 저장하지 않고 그만 › 5
            예문 ›\u{20}
            고칠 항목 1–9 · Enter 저장 · q 저장하지 않고 그만 › 3
            번호나 이름 (TAB): 1 명사 · 2 동사 · 3 형용사 · 4 부사 · 5 전치사 · 6 접속사 ·
            7 대명사 · 8 한정사 · 9 감탄사 · 10 숙어
            품사 › 명사
            고칠 항목 1–9 · Enter 저장 · q 저장하지 않고 그만 ›\u{20}
            ✓ apple · 뜻: 사과 → 사과, 능금 · 발음: /ˈæpl/ · 예문: 지움
            """)
        #expect(edit.console.requests.map(\.prefill) == ["사과", "사과", "", "An apple.", "명사"])
        expectText(
            play.run("show apple").console.results,
            """
            apple
            뜻: 사과, 능금
            품사: 명사
            발음: /ˈæpl/
            태그: red; sweet
            단어장: 과일
            """)
    }

    @Test("Enter at once changes nothing, and says so") func allKept() {
        let play = play("en")
        let before = play.bytes("bookcases/과일.json")
        let edit = play.run("edit apple", on: .terminal([.enter]))
        #expect(edit.console.bareScreen.contains("field to edit: 1–9 · Enter leave › "))
        #expect(edit.console.bareScreen.contains("│ Nothing changed.   "))
        #expect(edit.status == .badData)
        #expect(play.bytes("bookcases/과일.json") == before)
    }

    @Test(
        "leaving changes nothing, with q, Esc, ^D and ^C, also in the middle of a field",
        arguments: [
            [.key("q")], [.key(ConsoleKey.escape)], [.endOfInput], [.interrupt], [.key("1"), .interrupt],
            [.key("1"), .endOfInput, .key("q")],
        ]
            as [[ScriptedConsole.Step]])
    func leaving(_ steps: [ScriptedConsole.Step]) {
        let play = play()
        let before = play.bytes("bookcases/과일.json")
        let edit = play.run("edit apple", on: .terminal([.key("2"), .line("배")] + steps))
        let end =
            steps.last == .interrupt
            ? "중단했습니다.\n" : "╭─ 취소 ──────────────────────╮\n│ 아무것도 바꾸지 않았습니다. │\n╰─────────────────────────────╯\n"
        #expect(edit.console.bareScreen.hasSuffix(end) && edit.console.stepsLeft == 0)
        #expect(play.bytes("bookcases/과일.json") == before)
    }

    @Test("what cannot be saved is told, and what was typed stands to be mended; ^D in a field leaves only that field")
    func mended() throws {
        let play = play()
        play.run("add pear 배")
        let edit = play.run(
            "edit apple",
            on: .terminal([
                .key("9"), .line("메모"), .key("2"), .endOfInput, .key("1"), .line(""), .line("pear"), .enter, .key("1"),
                .line("red apple"),
                .enter,
            ]))
        #expect(edit.console.bareScreen.contains("단어를 입력해 주세요.") && edit.console.bareScreen.contains("이미 있는 단어입니다."))
        #expect(edit.console.bareScreen.hasSuffix("✓ red apple · 단어: apple → red apple · 메모: 메모\n"))
        #expect(edit.status == .done && edit.console.stepsLeft == 0)
    }

    @Test(
        "only the fields that were changed are written: what was changed elsewhere meanwhile stays, and is not told as one's own")
    func twoEdits() throws {
        let play = play("en")
        let console = ScriptedConsole.terminal([.key("9"), .line("mine"), .enter])
        console.meanwhile = { if $0 == 1 { play.run(["edit", "apple", "--meaning", "능금", "--tags", "later"]) } }
        let edit = play.run("edit apple", on: console)
        #expect(edit.console.bareScreen.hasSuffix("✓ apple · note: mine\n"))
        #expect(play.run("show apple").console.results.contains("meaning: 능금\n"))
        #expect(play.run("show apple").console.results.contains("tags: later\nnote: mine\n"))
        let gone = ScriptedConsole.terminal([.key("9"), .line("x"), .enter])
        gone.meanwhile = { if $0 == 1 { play.run("remove apple --yes") } }
        let left = play.run("edit apple", on: gone)
        #expect(left.console.bareScreen.contains("was deleted elsewhere in the meantime") && left.status != .done)
        let typed = "add apple 능금 --book 과일 --part-of-speech noun --example 'An apple.' --tags later --note x"
        #expect(left.console.bareScreen.contains(typed), "nothing that was typed is lost")
        let words = [
            "add", "apple", "능금", "--book", "과일", "--part-of-speech", "noun", "--example", "An apple.", "--tags", "later",
            "--note", "x",
        ]
        #expect(play.run(words).status == .done)
        let moved = ScriptedConsole.terminal([.key("9"), .line("y"), .enter])
        moved.meanwhile = { if $0 == 1 { play.run(["book", "add", "다른"]); play.run(["move", "apple", "--to", "다른"]) } }
        #expect(play.run("edit apple", on: moved).status == .done)
        #expect(play.run("show apple").console.results.contains("note: y"))
    }

    @Test("a new term keeps the word's id, and the old one is no longer found") func newTerm() throws {
        let play = play("en")
        let id = try JSONValue(play.run("show apple --json").console.results)[0]["id"]
        #expect(play.run(["edit", "apple", "--term", "red apple"]).status == .done)
        #expect(play.run("show apple").status == .noInput)
        #expect(try JSONValue(play.run(["show", "red apple", "--json"]).console.results)[0]["id"] == id)
    }

    @Test("a field that holds line breaks keeps them when only another is edited") func lineBreaksKept() {
        let play = play()
        play.run(["edit", "apple", "--note", "one\ntwo"])
        play.run("edit apple", on: .terminal([.key("2"), .line("능금"), .enter]))
        #expect(play.run("show apple --json").console.results.contains("\"note\":\"one\\ntwo\""))
        #expect(play.run("show apple --json").console.results.contains("\"meaning\":\"능금\""))
    }

    @Test("off a terminal without options nothing is asked") func offTerminal() {
        for (language, text) in [
            ("ko", "[알림] 터미널이 아닙니다.\n물어볼 수 없으니 필요한 값을 명령에 모두 적어 주세요.\n다음: vocab help "),
            ("en", "[Alert] No terminal\nThere is nobody to ask; give all values on the command line.\nNext: vocab help "),
        ] {
            let play = play(language)
            for (command, name) in [("edit apple", "edit"), ("book edit 과일", "book edit"), ("setup", "setup")] {
                let edit = play.run(command)
                #expect(edit.console.screen == text + name + "\n")
                #expect(edit.status == .usage)
            }
        }
    }

    @Test("a bookcase's details come to be edited") func bookcaseDetails() {
        let play = play()
        let edit = play.run("book edit 과일", on: .terminal([.line("맛있는 것"), .line("영어"), .enter, .line("🍎")]))
        expectText(
            edit.console.bareScreen,
            """
            설명 › 맛있는 것
            단어의 언어 › 영어
            뜻의 언어 ›\u{20}
            그림(이모지) › 🍎
            ╭─ 수정 완료 ──────────────╮
            │ 단어장이 수정되었습니다. │
            ╰──────────────────────────╯
            """)
        #expect(play.run("book show 과일").console.results.hasPrefix("과일\n설명: 맛있는 것\n단어의 언어: 영어\n"))
    }

    @Test("a rename says both names, and the words stay") func rename() {
        let play = play()
        let rename = play.run("book rename 과일 열매")
        #expect(rename.console.screen == "[알림] 수정 완료\n단어장이 수정되었습니다.\n‘과일’의 새 이름: ‘열매’\n")
        #expect(rename.status == .done)
        #expect(play.run("list --book 열매").console.results == "apple: 사과\n")
        #expect(play.bytes("bookcases/과일.json") == nil)
    }

    @Test("an edit that takes the meaning away is refused with the same edit and a meaning") func emptiedMeaning() {
        let play = play("en")
        let edit = play.run(["edit", "apple", "--meaning", ""])
        #expect(
            edit.console.screen
                == "[Alert] Not saved\nA word needs a term and a meaning.\nNext: vocab edit apple --meaning 뜻\n")
        #expect(edit.status == .badData)
    }
}
