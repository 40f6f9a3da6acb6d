import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Lists, cards and searches.
@Suite("What is on the shelf") struct ShelfTests {
    private func play(_ language: String = "ko") throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        try play.put("비즈니스 영어", [("Annual report", "연차 보고서"), ("ＮＥＴ", "순(純)")])
        return play
    }

    @Test("list shows every bookcase, terms in one column and meanings in the next") func list() throws {
        let list = try play().run("list", on: .terminal())
        expectText(
            list.console.bareScreen,
            """

            과일
            apple   사과
            banana  바나나
            cherry  체리
            grape   포도

            비즈니스 영어
            Annual report  연차 보고서
            ＮＥＴ         순(純)
            모두 6개
            """)
        #expect(list.status == .done)
        #expect(list.console.alerts.contains("모두 6개"))
    }

    @Test("off a terminal each word is one line, and nothing but words goes to standard output for one bookcase") func plainList()
        throws
    {
        let list = try play("en").run("list --book 과일")
        #expect(list.console.results == "apple: 사과\nbanana: 바나나\ncherry: 체리\ngrape: 포도\n")
        #expect(list.console.alerts == "4 words in all\n")
    }

    @Test("a long meaning wraps beneath itself on a narrow screen") func narrowList() throws {
        let play = Play(language: "ko")
        try play.put("책", [("abandon", "버리다, 포기하다, 단념하다, 그만두다, 유기하다"), ("internationalisation", "국제화")])
        let list = play.run("list", on: .terminal(columns: 40))
        expectText(
            list.console.bareScreen,
            """
            abandon             버리다, 포기하다,
                                단념하다, 그만두다,
                                유기하다
            internationalisati  국제화
            on                 \u{20}
            모두 2개
            """)
        #expect(list.console.linesTooWide == [])
    }

    @Test("an empty bookcase and an empty library are said in words") func empty() throws {
        let play = Play(language: "ko")
        let library = play.run("list")
        #expect(
            library.console.screen
                == "[알림] 데이터가 없습니다.\n단어장과 단어를 생성해주세요\n게임을 진행하려면 한 단어장에 최소 4개의 단어가 필요합니다.\n다음: vocab quiz --book TOEIC\n")
        #expect(library.status == .done)
        try play.put("빈책", [])
        let bookcase = play.run("list --book 빈책")
        #expect(bookcase.console.screen == "‘빈책’에는 아직 단어가 없습니다.\n")
        #expect(bookcase.status == .done)
    }

    @Test("books lines up names of any width and names those too small to play") func books() throws {
        let play = try play()
        try play.put("TOEIC", [])
        expectText(
            play.run("books", on: .terminal()).console.bareScreen,
            """
              TOEIC          단어 0개 (게임을 하려면 4개 이상 필요)
              과일           단어 4개
              비즈니스 영어  단어 2개 (게임을 하려면 4개 이상 필요)
            한 단어만 더, 그다음에 쉬어요.
            """)
        #expect(play.run("books").console.results.hasPrefix("TOEIC: 단어 0개 (게임을 하려면 4개 이상 필요)\n과일: 단어 4개\n"))
    }

    @Test("one word is one word in English") func singular() throws {
        let play = Play(language: "en")
        try play.put("A", [("one", "하나")])
        #expect(play.run("books").console.results == "A: 1 word (a game needs 4)\n")
        #expect(play.run("list").console.alerts == "1 word in all\n")
    }

    @Test("show gives every bookcase that has the word") func showEverywhere() throws {
        let play = try play("en")
        try play.put("채소", [("apple", "능금")])
        expectText(
            play.run("show Apple").console.screen,
            """
            apple
            meaning: 사과
            Bookcase: 과일

            apple
            meaning: 능금
            Bookcase: 채소
            """)
        #expect(play.run("show apple --book 채소").console.screen == "apple\nmeaning: 능금\nBookcase: 채소\n")
    }

    @Test(
        "a search does not mind case, width, spaces or the Unicode form",
        arguments: [
            ("ANNUAL", "Annual report: 연차 보고서 (비즈니스 영어)\n"), ("ａｎｎｕａｌ  report", "Annual report: 연차 보고서 (비즈니스 영어)\n"),
            ("net", "ＮＥＴ: 순(純) (비즈니스 영어)\n"),
            ("보고서", "Annual report: 연차 보고서 (비즈니스 영어)\n"),
            ("\u{1107}\u{1169}\u{1100}\u{1169}", "Annual report: 연차 보고서 (비즈니스 영어)\n"), ("zzz", ""),
        ])
    func search(_ text: String, _ found: String) throws {
        let search = try play("en").run(["search", text])
        #expect(search.console.results == found)
        #expect(search.console.alerts == (found.isEmpty ? "Nothing found for “\(text)”.\n" : "1 found.\n"))
        #expect(search.status == .done)
    }

    @Test("a search in one bookcase finds nothing of another") func searchInOne() throws {
        #expect(try play().run("search a --book 과일").console.results == "apple: 사과\nbanana: 바나나\ngrape: 포도\n")
    }
}
