import Testing

@testable import VocabCore
@testable import VocabLists

/// Synonyms, antonyms and derived words in lines below entries.
@Suite("Related words below entries") struct RelatedLineTests {
    private func list(_ lines: [String]) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = .korean }
    }

    @Test(
        "They go to their fields, and derived words are words",
        arguments: [["유", "반", "파"], ["유의어", "반의어", "파생어"], ["[유]", "[반]", "[파]"]])
    func labels(_ names: [String]) throws {
        let read = try list([
            "DAY 07", "", "0121 acquire [əkwáiər] v. 얻다, 습득하다", "     \(names[2]) acquisition n. 습득, 획득",
            "     \(names[0]) obtain, gain",
            "0122 adequate [ǽdikwət] a. 충분한", "     \(names[1]) inadequate", "0123 ambiguous [æmbíɡjuəs] a. 애매모호한",
            "     \(names[0]) vague", "     \(names[1]) clear", "0124 barrier [bǽriər] n. 장벽", "0125 cease [siːs] v. 중단하다",
        ])
        #expect(
            read.pairs == [
                "acquire=얻다, 습득하다", "acquisition=습득, 획득", "adequate=충분한", "ambiguous=애매모호한", "barrier=장벽", "cease=중단하다",
            ])
        #expect(read.column(.synonyms)[0] == "obtain; gain" && read.column(.synonyms)[3] == "vague")
        #expect(read.column(.antonyms)[2] == "inadequate" && read.column(.antonyms)[3] == "clear" && read.badRows.isEmpty)
    }

    @Test("Words that begin as labels do are words") func wordsLikeLabels() throws {
        let pairs = ["동쪽 east", "반 half", "유 yu", "파 leek", "반대말 antonym", "유의어 synonym"]
        #expect(try list(pairs).rows.count == 6)
        #expect(try list(pairs.map { $0.replacing(" ", with: ": ") }).rows.count == 6)
    }

    @Test("Numbers with zeros in front are no part of words, unless they fall") func paddedNumbers() throws {
        let read = try list(["0121 acquire  얻다", "0122 adequate  충분한", "0123 barrier  장벽", "0124 cease  중단하다"])
        #expect(read.column(.term) == ["acquire", "adequate", "barrier", "cease"])
        let agents = try list(["007 bond,제임스 본드", "003 agent,요원", "006 alec,알렉", "001 eye,눈"])
        #expect(agents.column(.term) == ["007 bond", "003 agent", "006 alec", "001 eye"])
    }

    @Test("Signs behind every meaning go, however many; a meaning of nothing else is none") func tails() throws {
        let read = try list([
            "la cuenta - 계산서;;", "pedir - 주문하다;;", "rico - 맛있는; 부유한;;", "el mesero - ;;", "crudo - 날것의;;", "el vaso - 유리컵;;",
        ])
        #expect(read.pairs == ["la cuenta=계산서", "pedir=주문하다", "rico=맛있는; 부유한", "crudo=날것의", "el vaso=유리컵"])
        #expect(read.badRows.map(\.line) == [4])
    }

    @Test("What is said of a film above and below its words, and whose sheet it is, are no words") func around() throws {
        let film = try list(
            ["Friends S01E04 자막 단어 정리", "(미드로 영어 공부)", ""]
                + [
                    "00:01:12  payroll  급여", "00:02:05  grown-up  어른", "00:02:31  freak out  기겁하다", "00:03:18  hang out  놀다",
                    "00:05:47  swear  맹세하다",
                ]
                + ["", "총 5개 / 다음: S01E05"])
        #expect(
            film.column(.term) == ["payroll", "grown-up", "freak out", "hang out", "swear"] && film.linesLeftOut == [1, 2, 10])
        let sheet = try list([
            "2학년 (   )반 (   )번   이름: ____________", "", "1. recycle         v. 재활용하다", "2. reduce          v. 줄이다",
            "3. waste           v. 낭비하다", "4. throw away     버리다", "5. planet          n. 행성",
        ])
        #expect(sheet.rows.count == 5 && sheet.badRows.isEmpty)
    }
}
