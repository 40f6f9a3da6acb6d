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

    @Test(
        "Readings, numbers, levels, parts of speech, links and dates are no meanings: without another column there are none",
        arguments: [
            "学校,がっこう\n先生,せんせい\n水,みず\n", "你好\tnǐ hǎo\n谢谢\txièxie\n再见\tzàijiàn\n", "1,apple\n2,pear\n3,plum\n",
            "apple,23000\npear,21000\nplum,400\n", "apple,A1\npear,B2\nplum,A1\n", "apple,noun\nrun,verb\nplum,noun\n",
            "apple\thttps://a.example/1\npear\thttps://a.example/2\nplum\thttps://a.example/3\n",
            "apple,2024-01-01\npear,2024-01-02\nplum,2024-01-03\n",
            "apple,3f2a9c0b-11ee\npear,7b2e9c0b-12ef\nplum,8a1f9c0b-13aa\n",
            "word,level,pos\napple,A1,noun\nrun,B2,verb\nplum,A1,noun\n",
        ])
    func noMeanings(text: String) throws {
        let error = #expect(throws: WordListError.self) { try WordList(reading: text) }
        guard case .noMeaningColumn = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("and what the learner says about the columns counts all the same") func saidAllTheSame() throws {
        let list = try WordList(reading: "1,하나\n2,둘\n3,셋\n") { $0.columns = .termThenMeaning }
        #expect(list.pairs == ["1=하나", "2=둘", "3=셋"])
    }

    @Test("Words with numbers in them are words: 2次元, 一月, 1월")
    func numberWords() throws {
        let list = try WordList(reading: "２次元,two dimensions\n一月,January\n三角,triangle\n学校,school\n")
        #expect(list.pairs.prefix(2) == ["2次元=two dimensions", "一月=January"])
    }

    @Test("Rows that differ on top do not decide for the rest")
    func top() throws {
        let rest = (0..<30).map { "단어\($0),word\(Character(Unicode.Scalar(97 + UInt8($0 % 26))))x,2024-01-0\(1 + $0 % 9)\n" }
        let list = try WordList(reading: "머리,head,기록\n" + rest.joined())
        #expect(list.layout.columns.columns[.meaning] == 1 && list.rows.count == 31)
    }

    @Test("Other ways to write a term are no meanings: characters beside Hangul, Hangul in Latin letters, romanized Japanese")
    func spellings() throws {
        for (text, pair) in [
            ("학교\t學校\t공부하는 곳\n선생\t先生\t가르치는 사람\n학생\t學生\t배우는 사람\n", "학교=공부하는 곳"),
            ("사과\tsagwa\tapple\n학교\thakgyo\tschool\n물\tmul\twater\n", "사과=apple"),
            ("学校,gakkou,school\n先生,sensei,teacher\n電車,densha,train\n", "学校=school"),
            ("がっこう,学校,school\nせんせい,先生,teacher\nみず,水,water\n", "学校=school"),
        ] {
            #expect(try WordList(reading: text).pairs.first == pair)
        }
    }

    @Test("Articles before nouns and languages before words sort them, and are not what is learnt")
    func sorting() throws {
        let articles = "der,Hund,개\ndie,Katze,고양이\ndas,Haus,집\nder,Baum,나무\ndie,Blume,꽃\ndas,Buch,책\n"
        #expect(try WordList(reading: articles).pairs.first == "Hund=개")
        let saved = (0..<6).map { "English,Korean,word\(Character(Unicode.Scalar(97 + UInt8($0)))),단어\($0)가\n" }.joined()
        #expect(try WordList(reading: saved).pairs.first == "worda=단어0가")
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
