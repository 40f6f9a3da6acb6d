import Testing
import VocabTestSupport

@testable import VocabCLI

/// `search`.
@Suite("Search") struct SearchTests {
    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.put("몸", [("alarm", "경보"), ("army", "군대"), ("arm", "팔")])
        try play.put("무기", [("disarm", "무장 해제하다"), ("weapon", "무기, arm")])
        return play
    }

    @Test("what fits as a whole comes first, then beginnings; each hit names its bookcase") func order() throws {
        expectText(
            try play("en").run("search ARM").console.screen,
            """
            arm: 팔 (몸)
            weapon: 무기, arm (무기)
            army: 군대 (몸)
            alarm: 경보 (몸)
            disarm: 무장 해제하다 (무기)
            5 found.
            """)
        expectText(
            try play("ko").run("search 무기", on: .terminal(columns: 40)).console.bareScreen,
            """
            weapon  무기, arm (무기)
            1개를 찾았습니다.
            """)
    }

    @Test("nothing found is told with what was looked for, in good Korean") func nothing() throws {
        for (text, told) in [("xyz", "‘xyz’를"), ("없는말", "‘없는말’을"), ("바나나", "‘바나나’를"), ("apple", "‘apple’을"), ("king", "‘king’을")]
        {
            let play = Play(language: "ko")
            let search = play.run(["search", text])
            #expect(search.console.screen == "\(told) 찾지 못했습니다.\n" && search.status == .done)
        }
        #expect(try play("en").run("search xyz").console.screen == "Nothing found for “xyz”.\n")
    }
}
