import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Lists without a header: what stands in the columns tells what they are.
@Suite("Columns are found out by what is in them") struct ColumnGuessTests {
    private static let fruit = ["apple=사과", "pear=배", "plum=자두"]
    private static let examples = [
        "I ate an apple for lunch today.", "The pear was sweet and very juicy.", "She picked a plum from the tree.",
    ]

    /// Rows of the fruit, each made by `row` from number, term and meaning.
    private func list(_ row: (Int, String, String) -> String) throws -> WordList {
        let lines = Self.fruit.enumerated().map { number, pair in
            row(number, String(pair.split(separator: "=")[0]), String(pair.split(separator: "=")[1]))
        }
        return try WordList(reading: lines.joined(separator: "\n"))
    }

    @Test("Numbers, days, levels, dates, marks and empty columns are neither term nor meaning, wherever they stand")
    func labels() throws {
        let labels: [(Int) -> String] = [
            { "\($0 + 1)" }, { "Day\($0 / 2 + 1)" }, { "DAY 0\($0 + 1)" }, { "\($0 / 2 + 1)일차" }, { ["A1", "A2", "B1"][$0] },
            { "2024-01-0\($0 + 1)" }, { $0 == 1 ? "TRUE" : "FALSE" }, { _ in "" }, { "\(1_203 - $0 * 400)" },
            { ["n.", "명사", "noun"][$0] }, { ["[ˈæpl]", "[peər]", "[plʌm]"][$0] },
        ]
        for (number, label) in labels.enumerated() {
            #expect(try list { "\(label($0)),\($1),\($2)" }.pairs == Self.fruit, "label \(number) first")
            #expect(try list { "\($1),\(label($0)),\($2)" }.pairs == Self.fruit, "label \(number) between")
            #expect(try list { "\($1),\($2),\(label($0))" }.pairs == Self.fruit, "label \(number) last")
            #expect(try list { "\($0 + 1),\(label($0)),\($1),\($2)" }.pairs == Self.fruit, "label \(number) second")
        }
    }

    @Test("Parts of speech and pronunciations go into their fields")
    func fields() throws {
        let list = try list { "\($1),\(["n.", "v.", "명"][$0]),\(["[ˈæpl]", "[peər]", "[plʌm]"][$0]),\($2)" }
        #expect(list.pairs == Self.fruit && list.column(.partOfSpeech) == ["noun", "verb", "noun"])
        #expect(list.column(.pronunciation) == ["[ˈæpl]", "[peər]", "[plʌm]"])
        let bare = try self.list { "\($1),\(["ˈæpl", "peər", "plʌm"][$0]),\($2)" }
        #expect(bare.pairs == Self.fruit && bare.column(.pronunciation) == ["ˈæpl", "peər", "plʌm"])
    }

    @Test("An example may stand before the meaning or behind, be long or short, and have a translation")
    func examples() throws {
        for list in [
            try list { "\($1),\($2),\(Self.examples[$0])" }, try list { "\($1),\(Self.examples[$0]),\($2)" },
            try list { "\($0 + 1),\($1),\($2),\(Self.examples[$0]),나는 오늘도 과일을 아주 맛있게 먹었다." },
        ] {
            #expect(list.pairs == Self.fruit && list.column(.example) == Self.examples)
        }
        let short = ["I eat apples.", "Pears are sweet.", "A plum fell."]
        let list = try list { "\($1),\($2),\(short[$0])" }
        #expect(list.pairs == Self.fruit && list.column(.example) == short)
    }

    @Test("Sentences that are learnt themselves stay in front of their meanings", arguments: ["", "1,"])
    func sentences(number: String) throws {
        let text = [
            "How are you doing today my friend?,오늘 어떻게 지내세요?", "Nice to meet you too sir.,저도 만나서 반가워요.",
            "What time is it now please?,지금 몇 시예요?",
        ]
        let list = try WordList(
            reading: text.enumerated().map { number.isEmpty ? $1 : "\($0 + 1),\($1)" }.joined(separator: "\n"))
        #expect(list.pairs.first == "How are you doing today my friend?=오늘 어떻게 지내세요?")
    }

    @Test("Phrases are terms, however long some of them are")
    func phrases() throws {
        let text =
            "give up,포기하다\nin spite of the fact that,~에도 불구하고\nas far as I am concerned,나에 관한 한\nbe about to do,막 ~하려고 하다\n"
        #expect(try WordList.pairs(of: text).last == "be about to do=막 ~하려고 하다")
    }

    @Test(
        "Kana beside Chinese characters and pinyin beside Chinese are readings, not meanings",
        arguments: [
            ("学校,がっこう,학교\n先生,せんせい,선생님\n食べる,たべる,먹다", "学校=학교", "がっこう"),
            ("学校,がっこう,school\n先生,せんせい,teacher\n本,ほん,book", "学校=school", "がっこう"),
            ("你好,nǐ hǎo,hello\n谢谢,xièxie,thanks\n再见,zàijiàn,goodbye", "你好=hello", "nǐ hǎo"),
            ("你好,nǐ hǎo,안녕하세요\n谢谢,xièxie,감사합니다\n再见,zàijiàn,또 만나요", "你好=안녕하세요", "nǐ hǎo"),
        ])
    func readings(text: String, pair: String, reading: String) throws {
        let list = try WordList(reading: text)
        #expect(list.pairs.first == pair && list.rows.first?.content.pronunciation == reading && list.rows.count == 3)
    }

    @Test("Where a reading is all there is, it is the meaning")
    func readingAlone() throws {
        #expect(try WordList.pairs(of: "学校,がっこう\n先生,せんせい\n") == ["学校=がっこう", "先生=せんせい"])
    }

    @Test("Numbers may be learnt themselves")
    func numbers() throws {
        #expect(try WordList.pairs(of: "1,하나\n2,둘\n3,셋\n") == ["1=하나", "2=둘", "3=셋"])
    }

    @Test("Two columns that may both be the meaning are asked about, with rows to choose by")
    func rivals() throws {
        let error = #expect(throws: WordListError.self) {
            try list { "\($1),\($0 + 1),\($2),\(["능금", "선박", "오얏"][$0])" }
        }
        guard case .ambiguousColumns(let first, let second, let rows) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(first.list == "term,-,meaning" && second.list == "term,-,-,meaning")
        #expect(rows.map { first.content(of: $0).meaning } == ["사과", "배", "자두"] && rows[0].last == "능금")
    }
}
