import Testing
import VocabTestSupport

@testable import VocabCLI

/// What the doctor says of words that no fair question can be asked about.
@Suite("doctor, of words without choices") struct DoctorLackTests {
    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        try play.putVerbs()
        try play.put("같은 뜻", [("big", "크다"), ("large", "크다"), ("small", "작다"), ("red", "빨갛다")])
        try play.put("세 권", [("one", "하나"), ("two", "둘"), ("three", "셋")])
        try play.putMadeUp(count: 50) { $0 < 2 ? "verb" : "noun" }
        return play
    }

    @Test("names the words and the reasons, and nothing of a bookcase that is too small to play") func told() throws {
        for (language, text) in [
            (
                "ko",
                """
                · ‘made up’에 보기가 모자라 출제할 수 없는 단어가 있습니다. 품사(동사)가 같은 다른 단어가 세 개가 안 됩니다: term0, term1
                · ‘같은 뜻’에는 서로 다른 뜻이 4개 이상 있어야 합니다. 뜻이 같은 단어: big, large
                · ‘동작 단어’에 보기가 모자라 출제할 수 없는 단어가 있습니다. 뜻이 겹치는 단어를 빼면 보기가 세 개가 안 됩니다: stop (= rest, halt, end)
                """
            ),
            (
                "en",
                """
                · “made up” has words without fair choices. Fewer than three other words of this part of speech (verb): term0, term1
                · “같은 뜻” needs at least 4 different meanings. Words that mean the same: big, large
                · “동작 단어” has words without fair choices. Without words that mean the same, fewer than three choices are left: stop (= rest, halt, end)
                """
            ),
        ] {
            let doctor = try play(language).run("doctor")
            expectText(doctor.console.results, text)
            #expect(doctor.console.alerts == "" && doctor.status == .done)
            let onTerminal = try play(language).run("doctor", on: .terminal(columns: 200))
            expectText(onTerminal.console.bareScreen, text)
            #expect(try play(language).run("doctor", on: .terminal(columns: 40)).console.linesTooWide == [])
        }
    }

    @Test("--json tells the kinds apart, and that there is nothing to repair") func json() throws {
        let doctor = try play("ko").run("doctor --json")
        let findings = try JSONValue(doctor.console.results).array
        try #require(findings.map { $0["kind"].string } == ["noFairQuestion", "tooFewMeanings", "noFairQuestion"])
        #expect(findings.allSatisfy { $0.names == ["kind", "finding", "repairable"] && $0["repairable"].raw == "false" })
        #expect(findings[1]["finding"].string.hasSuffix("Words that mean the same: big, large"))
        #expect(
            findings[2]["finding"].string.hasSuffix(
                "Without words that mean the same, fewer than three choices are left: stop (= rest, halt, end)"))
        #expect(doctor.console.alerts == "" && doctor.status == .done)
    }
}
