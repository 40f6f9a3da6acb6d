import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists of languages that few learn, and what stands where a meaning is looked for and is none.
@Suite("Small languages, and cells that mean nothing") struct SmallLanguageTests {
    private static let kabyle = [
        "moon,aggur", "water,aman", "house,axxam", "sun,iṭij", "name,isem", "day,ass", "hand,afus", "sky,igenni",
    ]

    @Test("The name of a language beside one that nobody here knows is a header, and who reads the first learns the second")
    func unknownName() throws {
        let turned = ["aggur=moon", "aman=water"]
        for header in ["English,Chaoui", "English,chaoui", "English,Kabyle"] {
            #expect(try read([header] + Self.kabyle, for: .english).prefix(2) == turned[...], "\(header)")
        }
        let own = Self.kabyle.map { $0.split(separator: ",").reversed().joined(separator: ",") }
        #expect(try read(["Chaoui,English"] + own, for: .english).prefix(2) == turned[...])
        // The name of a word that shines is small, and languages have names in other languages.
        #expect(throws: WordListError.self) { try read(["polish,abrillantar"] + Self.spanish, for: .english) }
        #expect(try read(["English,영어", "moon,달", "sun,해", "sky,하늘", "sea,바다"], for: .korean).count == 5)
    }

    private static let spanish = ["moon,luna", "water,agua", "house,casa", "sun,sol", "name,nombre", "day,día", "hand,mano"]

    @Test("Of English and a language that is explained in others, who reads English learns that, and of two big ones the first")
    func smallLanguage() throws {
        let irish = ["house,teach", "water,uisce", "sun,grian", "name,ainm"]
        #expect(try read(["English,Irish"] + irish, for: .english)[0] == "teach=house")
        #expect(try read(["English,Irish"] + irish, for: .korean)[0] == "house=teach")
        #expect(try read(["English,Spanish"] + Self.spanish, for: .english)[0] == "moon=luna")
        let tibetan = try WordList(reading: "English,Tibetan,Phonetics\nmask,ཁ་རས།,kha ray\ncancel,ཕྱིར་འཐེན།,chir then\n") {
            $0.language = .english
        }
        #expect(tibetan.pairs == ["ཁ་རས།=mask", "ཕྱིར་འཐེན།=cancel"])
    }

    @Test("Japanese without a single character is learnt, not read: on whichever side it stands")
    func kanaAlone() throws {
        let words = [
            ("vegetable", "やさい"), ("fruit", "くだもの"), ("sell", "うる"), ("grape", "ぶどう"), ("plant", "しょくぶつ"), ("sky", "そら"),
            ("sea", "うみ"), ("cat", "ねこ"),
        ]
        let expected = words.map { "\($0.1)=\($0.0)" }
        #expect(try read(words.map { "\($0.0)\t\($0.1)" }, for: .english) == expected)
        #expect(try read(words.map { "\($0.1)\t\($0.0)" }, for: .english) == expected)
        // Who writes one of them with characters grew up with it.
        #expect(try read(words.map { "\($0.0)\t\($0.1)" } + ["dog\t犬"], for: .english)[0] == "vegetable=やさい")
    }

    @Test("Of three languages the first may be learnt as well as the one that is said how to read: asked about")
    func threeLanguages() throws {
        let words = [("áo sơ mi", "shirt", "衬衫", "chèn shān"), ("bạn", "you", "你", "nǐ"), ("bàn", "table", "桌子", "zhuōzi")]
        let rows = words.map { "\($0.0),\($0.1),\($0.2),\($0.3)" }
        #expect(throws: WordListError.self) { try read(["Vietnamese,English,Chinese,Pinyin"] + rows, for: .english) }
        let plain = words.map { "\($0.1),\($0.2),\($0.3)" }
        #expect(try read(["English,Chinese,Pinyin"] + plain, for: .english)[1] == "你=you")
    }

    @Test("Sounds, pictures and links are no meanings, even under a heading that says so")
    func files() {
        let words = ["hello", "bye", "friday", "monday", "sunday"]
        #expect(throws: WordListError.self) {
            try WordList(reading: "question,answer\n" + words.map { "\($0),asset/\($0).mp3\n" }.joined())
        }
        #expect(throws: WordListError.self) {
            try WordList(reading: "word,meaning\n" + words.map { "\($0),https://example.org/\($0)\n" }.joined())
        }
    }

    @Test("A line that is an address alone is told and no word")
    func addresses() throws {
        let words = ["chat: cat", "chien: dog", "oiseau: bird", "vache: cow", "cheval: horse", "loup: wolf", "ours: bear"]
        let list = try WordList(
            reading: "https://example.org/lesson\n" + words.joined(separator: "\n") + "\nhttp://example.org\n")
        #expect(list.pairs == words.map { $0.replacing(": ", with: "=") } && list.linesLeftOut == [1, 9])
        #expect(throws: WordListError.self) {
            try WordList(reading: "Conjugaison:\n\nhttp://example.net/a.html\n\nLe dictionnaire:\nhttps://example.org/b\n")
        }
    }

    @Test("Meanings in both writings of Chinese are one; the first is read without a question")
    func bothWritings() throws {
        let words = [
            ("〜か月", "……个月", "……個月"), ("やさしい", "简单的", "簡單的"), ("カメラ", "照相机", "照相機"), ("テレビ", "电视", "電視"),
            ("ぼうし", "帽子", "帽子"),
        ]
        let list = try WordList(reading: words.map { "\($0.0),x\($0.1.count),\($0.1),\($0.2)\n" }.joined())
        #expect(list.pairs[1] == "やさしい=简单的")
    }

    @Test("Kinds of verbs in brackets of Japanese behind meanings are parts of speech")
    func japaneseBrackets() throws {
        let list = try WordList(reading: "生む,產生【他動詞・五段動詞】\n蹴る,踢【他動詞・五段動詞】\n見る,看【他動詞・一段動詞】\n来る,來【自動詞】\n")
        #expect(list.pairs == ["生む=產生", "蹴る=踢", "見る=看", "来る=來"])
        #expect(list.column(.partOfSpeech).allSatisfy { !$0.isEmpty })
    }

    @Test("Environments of LaTeX inside of cells are printed as nothing")
    func environments() throws {
        let rows = [("से", "from"), ("में", "in"), ("नमक", "salt"), ("फल", "fruit")]
        let table = rows.map { "    \\begin{hindi} \($0.0) \\end{hindi} & \($0.1) \\\\\n" }.joined()
        let list = try WordList(reading: "\\begin{tabular}{c|c}\n\(table)\\end{tabular}\n")
        #expect(list.pairs == rows.map { "\($0.0)=\($0.1)" })
    }

    @Test("Headings of Org above a line each are words")
    func orgHeadings() throws {
        let words = ["おかえり": "你回来了", "こんにちは": "你好", "おはよう": "早上好", "さようなら": "再见", "おやすみ": "晚安", "ただいま": "我回来了"]
            .sorted { $0.key < $1.key }
        let list = try WordList(reading: "* Words   :cards:\n" + words.map { "** \($0.key)\n\($0.value)\n" }.joined())
        #expect(list.pairs == words.map { "\($0.key)=\($0.value)" })
    }

    private func read(_ lines: [String], for language: InterfaceLanguage) throws -> [String] {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.language = language }.pairs
    }
}
