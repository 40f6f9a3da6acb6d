import Testing

@testable import VocabCore
@testable import VocabLists

/// Plain lists whose words look like what people put beside words.
@Suite("Words that look like something beside words") struct LookalikeTests {
    private func pairs(_ lines: [String]) throws -> [String] { try WordList.pairs(of: lines.joined(separator: "\n") + "\n") }

    @Test("Numbers that count at a letter, times of a day and inches are parts of words")
    func numbers() throws {
        #expect(
            try pairs(["1월,January", "2월,February", "3월,March", "4월,April"]) == [
                "1월=January", "2월=February", "3월=March", "4월=April",
            ])
        #expect(try pairs(["1st,첫째", "2nd,둘째", "3rd,셋째", "4th,넷째"])[0] == "1st=첫째")
        #expect(try pairs(["3:00 sharp\t3시 정각", "4:30 bus\t4시 반 버스", "5:15 train\t5시 15분 기차"])[1] == "4:30 bus=4시 반 버스")
        #expect(try pairs(["24\"\t24인치", "32\"\t32인치", "40\"\t40인치"])[0] == "24\"=24인치")
    }

    @Test("Pictures that tell words apart stay, and so do words such as verb and noun")
    func pictures() throws {
        #expect(try pairs(["🇰🇷 flag,태극기", "🇯🇵 flag,일장기", "🇺🇸 flag,성조기", "🇬🇧 flag,유니언잭"])[1] == "🇯🇵 flag=일장기")
        #expect(
            try pairs(["동사구,verb phrase", "명사구,noun phrase", "형용사구,adjective phrase", "부사구,adverb phrase"])[1]
                == "명사구=noun phrase")
        #expect(try pairs(["-ful,가득한", "-less,없는", "-ness,상태", "-ly,방식"])[2] == "-ness=상태")
    }

    @Test("A column of hints before languages is no language, and records under other names are told")
    func names() throws {
        #expect(
            try pairs(["romaja,english,korean", "sagwa,apple,사과", "bae,pear,배", "jadu,plum,자두", "podo,grape,포도"])[0] == "apple=사과"
        )
        let records =
            (1...9).map { "{\"term\":\"word\($0)a\",\"meaning\":\"뜻\($0)\"}" } + ["{\"phrase\":\"by far\",\"meaning\":\"훨씬\"}"]
        let list = try WordList(reading: "[\(records.joined(separator: ","))]")
        #expect(list.rows.count == 9 && list.badRows.count == 1)
    }

    @Test("Examples below words, as points or as quotations, are no words")
    func examples() throws {
        let points = ["abandon", "abide", "able", "abuse"].flatMap { ["- \($0) - 뜻 \($0)", "    - He is \($0) - 그는 그렇다"] }
        #expect(try pairs(points).count == 4)
        let quoted = ["apple", "pear", "plum", "fig", "lime"].flatMap {
            ["\($0) - 뜻 \($0)", "> I ate \($0) - 나는 먹었다", "> More \($0) - 더"]
        }
        #expect(try pairs(quoted).contains("plum=뜻 plum"))
    }

    @Test("Empty labels of cards are empty, and lines keep their numbers where none stands above")
    func cards() throws {
        let cards = ["apple", "pear", "plum", "fig", "lime", "melon"].enumerated().flatMap { number, word in
            [
                "START", "Basic", "Front: \(word)", "Back: 뜻 \(word)", number.isMultiple(of: 2) ? "Note:" : "Note: x \(number)",
                "END",
            ]
        }
        let list = try WordList(reading: cards.joined(separator: "\n"))
        #expect(list.pairs[0] == "apple=뜻 apple" && list.rows.map(\.line) == [1, 7, 13, 19, 25, 31])
        #expect(list.linesLeftOut.isEmpty && list.column(.note) == ["", "x 1", "", "x 3", "", "x 5"])
        let headed = ["apple", "pear", "plum", "fig"].flatMap { ["## \($0)", "meaning: 뜻 \($0)", "ex: \($0) here"] }
        #expect(try WordList(reading: headed.joined(separator: "\n")).rows.map(\.line) == [1, 4, 7, 10])
    }
}
