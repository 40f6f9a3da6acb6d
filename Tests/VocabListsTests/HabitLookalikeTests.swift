import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists that look like those with habits of their own and are others.
@Suite("Lookalikes of habits") struct HabitLookalikeTests: EnglishReading {
    let words: EnglishWords
    init() throws { words = EnglishWords(try EnglishWords.kept()) }

    private func korean(_ options: inout ListLayout.Options) { options.learner.language = .korean }

    private static let verbs = [("abate", "줄다"), ("laud", "칭찬하다"), ("candid", "솔직한"), ("cogent", "설득력 있는"), ("ponder", "숙고하다")]

    @Test("Words that mean the same come to their own word, or stay lines that are told") func related() throws {
        let blocks = Self.verbs.flatMap { [$0.0, "[\($0.0)ə]", $0.1, "유) \($0.0)ing", ""] }
        let read = try list(blocks, korean)
        #expect(read.pairs == Self.verbs.map { "\($0.0)=\($0.1)" })
        for row in read.rows { #expect(row.content.synonyms.allSatisfy { $0 == row.content.term + "ing" }) }
        #expect(!read.rows.contains { $0.content.pronunciation.contains("≒") })
        let defined = [
            "abate = to become less", "유) subside", "laud = to praise", "유) extol", "cogent = clear", "유) sound",
            "venerate = to respect",
        ]
        // Where they cannot be told from words it is asked.
        let found = try? list(defined)
        #expect(found == nil || found?.column(.synonyms).filter { !$0.isEmpty }.count == 3)
        let plain = ["rope - 밧줄", "roof - 지붕", "nail - 못", "shelf - 선반", "lantern - 등불"]
        let tips = ["abate - 줄다", "tip: a bate is a bait", "laud - 칭찬하다", "tip: loud praise", "candid - 솔직한", "tip: candy"]
        let hinted = try list(plain + tips) {
            $0.learner.language = .korean
            $0.columns = .termThenMeaning
        }
        #expect(!hinted.pairs.contains { $0.contains("💡") })
    }

    @Test("Numbers, days and pages that are words stay them") func numbers() throws {
        let list = (1...9).map { "\($0). word\($0) - 뜻\($0)" }.enumerated().map { $0 == 4 ? "9 to 5 - 정규 근무" : $1 }
        #expect(try read(list, korean)[4] == "9 to 5=정규 근무")
        for text in ["1. 月", "1. may", "2. sun", "3 4", "May"] { #expect(!Dates.isDate(text)) }
        for text in ["Mon, Jan 8", "2024-03-05", "3월 5일", "12 June", "3/6"] { #expect(Dates.isDate(text)) }
        let days = ["月", "火", "水", "木", "金", "土"].enumerated().flatMap { ["\($0 + 1). \($1)", "뜻: \($0)번째", "예문: \($1)です。", ""] }
        #expect(try read(days, korean)[0] == "月=0번째")
        let pages = ["p.3 primeval,원시의,시험", "p.4 ponder,숙고하다,시험", "p.9 thorn,가시,", "p.11 sheer,순전한,"]
        #expect(try self.list(["단어,뜻,비고"] + pages, korean).column(.note)[0] == "p.3\n시험")
    }

    @Test("Signs and bars inside of meanings stay there") func signs() throws {
        let rows = ["what,뭐라고❗ 정말", "abate,줄다", "laud,칭찬하다", "candid,솔직한", "rich,부유한→넉넉한"]
        #expect(try read(rows, korean)[0] == "what=뭐라고❗ 정말" && read(rows, korean)[4] == "rich=부유한→넉넉한")
        let bars = [
            "abate,lessen | weaken (syn. subside)", "laud,praise | honour (syn. extol)", "cogent,clear | sound (syn. valid)",
        ]
        #expect(try list(bars).column(.synonyms) == ["subside", "extol", "valid"])
    }

    @Test("Remarks in Korean say nothing of a pair of two languages of Europe") func remarks() throws {
        let pairs = [
            ("to achieve", "lograr"), ("to borrow", "pedir prestado"), ("careless", "descuidado"), ("guest", "huésped"),
            ("honest", "honesto"),
        ]
        let rows = pairs.map { "  { en: \"\($0.0)\", es: \"\($0.1)\" }," }
        let program = ["// 이번 주에 외울 단어 목록 매일 복습 하기", "const words = ["] + rows + ["];"]
        #expect(try read(program)[0] == "lograr=to achieve")
    }

    @Test("Of few questions nothing tells from which number choices are counted") func fewQuestions() {
        let sheet = ["word,option1,option2,option3,answer", "harbor,베개,항구,사다리,1", "candle,망치,양초,담요,1", "hammer,양초,담요,망치,2"]
        #expect(throws: WordListError.self) { try list(sheet, korean) }
    }

    @Test("Words around fences of JSON are not lost, and broken objects take no others with them") func programs() throws {
        let note = [
            "shelf - 선반", "rope - 밧줄", "roof - 지붕", "```json",
            "{\"lantern\": \"등불\", \"ladder\": \"사다리\", \"nail\": \"못\", \"harbor\": \"항구\"}", "```",
        ]
        let found = try? list(note, korean)
        #expect(found.map { $0.rows.count == 7 || !$0.linesLeftOut.isEmpty || !$0.badRows.isEmpty } != false)
        let objects = ["lantern", "ladder", "shelf", "rope", "roof", "nail"].enumerated().map { index, word in
            "{\"id\": \(index), \"word\": \"\(word)\", \"meaning\": \(index == 2 ? "" : "\"뜻\(index)\""), \"uses\": [{\"of\": \"x\"}, {\"of\": \"y\"}]}"
        }
        let read = try list(["[", objects.joined(separator: ",\n"), "]"], korean)
        #expect(read.rows.count == 5 && read.badRows.count == 1 && read.pairs.last == "nail=뜻5")
        let records = (0..<3).map {
            "{\"text\": \"The sea was calm.\", \"meaning\": \"바다는 고요했다.\", \"vocab\": [\"anchor\($0): 닻\", \"sail\($0): 돛\"], \"more\": {\"idioms\": [\"set off\($0): 출항하다\", \"go down\($0): 가라앉다\"]}}"
        }
        let several = try list(["[" + records.joined(separator: ",\n") + "]"], korean)
        #expect(several.rows.count == 12)
    }

    @Test("A line of many marks takes no time") func manyMarks() throws {
        let long = String(repeating: "*", count: 30_000)
        let cards = (1...8).flatMap {
            ["* mot\($0)", "    * meaning \($0)", "    * *\($0 == 3 ? long + "a" + long : "Un mot\($0).")*"]
        }
        let clock = ContinuousClock()
        let time = clock.measure { _ = try? list(cards) }
        #expect(time < .seconds(10))
    }
}
