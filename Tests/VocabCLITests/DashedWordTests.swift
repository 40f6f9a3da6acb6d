import Testing
import VocabTestSupport

@testable import VocabCLI

/// Words that begin with a dash, which options do too.
@Suite("Words that begin with a dash") struct DashedWordTests {
    @Test("after -- they are added, shown, edited, searched and removed like any others") func afterDashes() throws {
        let play = Play(language: "en")
        try play.put("접사", [])
        #expect(play.run("add -- -oh 오").status == .done)
        #expect(play.run("add --note suffix -- --ful -ful").status == .done)
        #expect(play.run("list").console.results == "-oh: 오\n--ful: -ful\n")
        #expect(play.run("show -- --ful").console.results == "--ful\nmeaning: -ful\nnote: suffix\nBookcase: 접사\n")
        #expect(play.run("edit --meaning 감탄 -- -oh").status == .done)
        #expect(play.run("search -- -oh").console.results == "-oh: 감탄 (접사)\n")
        #expect(play.run("remove --yes -- -oh").status == .done)
        #expect(play.run("list").console.results == "--ful: -ful\n")
    }

    @Test("values of options may begin with a dash") func values() throws {
        let play = Play(language: "en")
        try play.put("접사", [])
        #expect(play.run("add ful 가득 --note -ful --example --").status == .done)
        #expect(play.run("show ful").console.results == "ful\nmeaning: 가득\nexample: --\nnote: -ful\nBookcase: 접사\n")
        #expect(play.run("book add -- -이름").status == .done)
        #expect(play.run("list --book -이름").status == .done)
    }

    @Test("without -- they are taken for options, and the alert says what to do", arguments: ["-x", "--ful", "-뜻"])
    func withoutDashes(_ word: String) throws {
        let play = Play(language: "en")
        try play.put("접사", [])
        let added = play.run(["add", word, "뜻"])
        expectText(
            added.console.screen,
            """
            [Alert] Check the command
            There is no option \(word). If it is the meaning, put -- before it.
            Next: vocab add -- \(word) 뜻
            """)
        #expect(added.status == .usage)
        #expect(play.run(["add", "--", word, "뜻"]).status == .done, "as told")
    }
}
