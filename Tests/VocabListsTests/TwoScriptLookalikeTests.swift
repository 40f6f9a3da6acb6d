import Testing

@testable import VocabCore
@testable import VocabLists

/// Rows in two scripts of which nothing is to be moved, turned or parted.
@Suite("Lookalikes of sides in two scripts") struct TwoScriptLookalikeTests: EnglishReading {
    let words: EnglishWords
    init() throws { words = EnglishWords(try EnglishWords.kept()) }

    private func korean(_ options: inout ListLayout.Options) { options.learner.language = .korean }

    private static let verbs = [
        "abate : 줄다", "laud : 칭찬하다", "candid : 솔직한", "cogent : 설득력 있는", "ponder : 숙고하다", "thorn : 가시", "sheer : 순전한", "rope : 밧줄",
        "roof : 지붕", "nail : 못",
    ]
    private static let pairs = verbs.map { $0.replacing(" : ", with: "=") }

    @Test(
        "Patterns, formulas, labels and second meanings stay whole",
        arguments: [
            "the + 비교급 : 더 ~한", "be + 과거분사 : ~되다", "want + 목적어 + to V : ~가 ~하기를 원하다", "clause : 주어 + V", "mass : 질량 = m",
            "hepatitis : 간염 - B", "grade : 학점 - A+", "big : 큰 = large / 거대한 = huge", "bank : 은행 / 둑 / bank account",
            "bow : 멍멍 / bow-wow / 왈왈", "goose : 단수 - goose, 복수 - geese", "UN : 국제연합 / UN", "TV : 텔레비전 / 티비 / TV",
            "suffix : 접미사 -able",
            "change : 변화 A → B", "dozen : 12개 = 1 dozen", "site : 사이트 http://example.com", "gas / 미국 : 휘발유", "bank - 금융 : 은행",
        ])
    func whole(_ line: String) throws {
        var lines = Self.verbs
        lines.insert(line, at: 4)
        let sign = line.firstRange(of: " : ")!
        #expect(try read(lines, korean).contains("\(line[..<sign.lowerBound])=\(line[sign.upperBound...])"))
    }

    @Test(
        "Notes to oneself, headings and sentences are no words",
        arguments: [
            "Don't forget! 내일 시험", "Homework 숙제", "Samsung 제공", "page 32 까지 외우기", "animals 관련 표현", "basic 기초 단어", "I love 사과",
            "kim@b.com 문의", "TT 외우기 싫다", "밀가루 200g", "Week two 둘째 주",
        ])
    func notes(_ line: String) throws {
        var lines = Self.verbs
        lines.insert(line, at: 4)
        #expect(try read(lines, korean) == Self.pairs)
    }

    @Test(
        "What a row says of the list, and a sentence, is not turned into a term",
        arguments: [
            "예문 - I ate an apple.", "출처 - Naver", "페이지 - p. 30", "단원 - Unit 3",
            "가나다 - The Korean alphabet has an order of its own.",
        ])
    func turned(_ line: String) throws {
        var lines = Self.verbs.map { $0.replacing(" : ", with: " - ") }
        lines.insert(line, at: 4)
        let front = String(line[..<line.firstRange(of: " - ")!.lowerBound])
        #expect(try !list(lines, korean).rows.contains { $0.content.meaning == front })
    }

    @Test("Words above their meanings are not shifted by a line that is neither, or asked about") func shifted() throws {
        let cards = ["apple", "사과", "give up", "포기하다", "sun", "해", "moon", "달", "river", "강", "stone", "돌"]
        let expected = ["apple=사과", "give up=포기하다", "sun=해", "moon=달", "river=강", "stone=돌"]
        for stray in ["기초 단어 Basic words", "과일 - fruit", "영어 English", "일본어 단어", "Fruit 과일", "그래", "yeah"] {
            for place in [0, 4, 5, 12] {
                var lines = cards
                lines.insert(stray, at: place)
                do {
                    let pairs = try list(lines, korean).pairs
                    #expect(expected.allSatisfy(pairs.contains) && pairs.count < 8, "\(stray) at \(place): \(pairs)")
                } catch {
                    #expect(!(error as? WordListError == .empty), "\(stray) at \(place)")
                }
            }
        }
    }

    @Test(
        "Amounts, versions and names are no words",
        arguments: [
            ["밀가루 200g", "설탕 100g", "버터 50g", "우유 200ml"], ["v1.0 출시", "v1.1 버그 수정", "v1.2 검색 추가", "v2.0 새 화면"],
            ["@kim 안녕하세요", "@lee 반가워요", "@park 고마워요", "@choi 미안해요"],
        ])
    func amounts(_ lines: [String]) { #expect(SideNote(Array(lines.joined(separator: "\n").utf8)) == nil) }

    @Test("Cells below names are what the file says") func named() throws {
        let rows = ["ban,금지하다 = forbid", "abate,줄다", "laud,칭찬하다", "candid,솔직한", "cogent,설득력 있는"]
        #expect(try read(["term,meaning"] + rows, korean)[0] == "ban=금지하다 = forbid")
        #expect(try read(rows, korean)[0] == "ban=금지하다")
    }

    @Test("Amounts in front of words are no running numbers") func figures() {
        for line in ["100 days", "911 call", "3 days"] { #expect(LineSides.bare(line) == line) }
        #expect(LineSides.bare("007 waive") == "waive" && LineSides.bare("36   stand in for") == "stand in for")
    }

    @Test("Long lines take no longer than they have letters") func long() {
        let clock = ContinuousClock()
        let lines = [
            "d : 가" + String(repeating: " / a = 나", count: 5_000), "w ; 가" + String(repeating: "[(", count: 9_000) + " x",
        ]
        let time = clock.measure {
            for line in lines {
                _ = LineSides.bare(line)
                _ = SideNote(Array(Array(repeating: line, count: 4).joined(separator: "\n").utf8))
                _ = LineSides(line, [.latin, .hangul])
                _ = SideRest(other: .latin, isTerm: false).cut(line)
                _ = LineSides.scripts(outsideBracketsOf: line)
            }
        }
        #expect(time < .seconds(2))
    }
}
