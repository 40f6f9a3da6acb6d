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

    @Test("every field comes with what it holds; Enter keeps it, and an emptied meaning is asked for again") func prefilled() {
        let play = play()
        let edit = play.run(
            "edit apple",
            on: .terminal([
                .enter, .line(" "), .line("사과, 능금"), .enter, .line("/ˈæpl/"), .line(""), .enter, .enter, .enter, .enter,
            ]))
        expectText(
            edit.console.bareScreen,
            """
            Enter를 누르면 다음 항목으로 가고, ^D를 누르면 아무것도 바꾸지 않고 그만둡니다.
            단어 › apple
            뜻 › \u{20}
            뜻을 입력해 주세요. 그만두려면 ^D를 누르세요.
            뜻 › 사과, 능금
            번호나 이름 (TAB): 1 명사 · 2 동사 · 3 형용사 · 4 부사 · 5 전치사 · 6 접속사 ·
            7 대명사 · 8 한정사 · 9 감탄사 · 10 숙어
            품사 › 명사
            발음 › /ˈæpl/
            예문 ›\u{20}
            동의어 ›\u{20}
            반의어 ›\u{20}
            태그 › red; sweet
            메모 ›\u{20}
            ╭─ 저장 완료 ───────────────────╮
            │ 수정된 내용이 저장되었습니다. │
            ╰───────────────────────────────╯
            """)
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

    @Test("Enter on every field changes nothing, and says so") func allKept() {
        let play = play("en")
        let before = play.bytes("bookcases/과일.json")
        let edit = play.run("edit apple", on: .terminal(Array(repeating: .enter, count: 9)))
        expectText(
            edit.console.bareScreen,
            """
            Enter goes on to the next field; ^D leaves and changes nothing.
            term › apple
            meaning › 사과
            number or name (TAB): 1 noun · 2 verb · 3 adjective · 4 adverb · 5 preposition ·
            6 conjunction · 7 pronoun · 8 determiner · 9 interjection · 10 phrase
            part of speech › noun
            pronunciation ›\u{20}
            example › An apple.
            synonyms ›\u{20}
            antonyms ›\u{20}
            tags › red; sweet
            note ›\u{20}
            ╭─ Not saved ──────────────╮
            │ Nothing changed.         │
            │ → vocab show apple       │
            ╰──────────────────────────╯
            """)
        #expect(edit.status == .badData)
        #expect(play.bytes("bookcases/과일.json") == before)
    }

    @Test("leaving in the middle changes nothing") func leaving() {
        let play = play()
        let before = play.bytes("bookcases/과일.json")
        play.run("edit apple", on: .terminal([.line("pear"), .line("배"), .interrupt]))
        #expect(play.bytes("bookcases/과일.json") == before)
        let edit = play.run("edit apple", on: .terminal([.line("pear"), .line("배"), .endOfInput]))
        #expect(
            edit.console.bareScreen.hasSuffix(
                "╭─ 취소 ──────────────────────╮\n│ 아무것도 바꾸지 않았습니다. │\n╰─────────────────────────────╯\n"))
        #expect(play.bytes("bookcases/과일.json") == before)
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
        play.run("edit apple", on: .terminal([.enter, .line("능금"), .enter, .enter, .enter, .enter, .enter, .enter, .enter]))
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
