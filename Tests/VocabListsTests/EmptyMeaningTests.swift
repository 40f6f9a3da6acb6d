import Testing

@testable import VocabCore
@testable import VocabLists

/// What stands where a word or its meaning is looked for, and is none.
@Suite("Cells that mean nothing") struct EmptyMeaningTests {
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

    @Test("Headings of Org above a line each are words, without what they say of themselves")
    func orgHeadings() throws {
        let words = [("おかえり", "你回来了"), ("こんにちは", "你好"), ("おはよう", "早上好"), ("さようなら", "再见"), ("おやすみ", "晚安"), ("ただいま", "我回来了")]
        let list = try WordList(
            reading: "* Words   :cards:\n** TODO \(words[0].0)\n\(words[0].1)\n"
                + words.dropFirst().map { "** \($0.0)   :drill:\n\($0.1)\n" }.joined())
        #expect(list.pairs == words.map { "\($0.0)=\($0.1)" })
    }

    @Test("Four headings of Org above a line each are words; in Markdown they may be parts of a list")
    func fewHeadings() throws {
        let words = [("obstinate", "고집 센"), ("candid", "솔직한"), ("brisk", "활발한"), ("vivid", "생생한")]
        let list = try WordList(reading: "* Words\n" + words.map { "** \($0.0)\n\($0.1)\n" }.joined())
        #expect(list.pairs == words.map { "\($0.0)=\($0.1)" })
        let parts = "## Animals\nperro - dog\n## Food\nleche - milk\n## House\nmesa - table\n## Body\nmano - hand\n"
        #expect(try WordList(reading: parts).pairs == ["perro=dog", "leche=milk", "mesa=table", "mano=hand"])
    }

    @Test("Two stars in front of meanings, of hard words and of examples are no headings")
    func stars() throws {
        let words = [("apple", "사과"), ("pear", "배"), ("fig", "무화과"), ("plum", "자두"), ("sun", "해"), ("sea", "바다"), ("sky", "하늘")]
        let readings = [
            words.map { "\($0.0)\n** \($0.1)\n" }.joined(),
            words.enumerated().map { "\($0.0.isMultiple(of: 2) ? "" : "** ")\($0.1.0) - \($0.1.1)\n" }.joined(),
            "* Words\n" + words.map { "** \($0.0) - \($0.1)\nan example\n" }.joined(),
            "* Words\n" + words.map { "** Day \($0.0.count)\n\($0.0): \($0.1)\n" }.joined(),
        ]
        for text in readings {
            guard let list = try? WordList(reading: text) else { continue }
            for (term, meaning) in words {
                #expect(list.pairs.contains { $0.contains(term) && $0.contains(meaning) }, "\(text)")
            }
            #expect(!list.pairs.contains { $0.contains("사과") && $0.contains("pear") })
        }
    }

    @Test("What a single record says of itself is no list of words")
    func singleRecord() throws {
        let record =
            "- word: 细节\n  pron: xìjié\n  trans: detail\n  chars: \n    细: thin, soft (silk)\n    节: part, segment\n  hint: Jedno vlákno.\n- \n"
        #expect(throws: WordListError.self) { try WordList(reading: record) }
        #expect(try WordList(reading: "word,단어\nmeaning,뜻\nexample,예\nverb,동사\n") { $0.hasHeader = false }.pairs.count == 4)
    }

    @Test("Further meanings in a column or a list of their own go on with the first")
    func additionalMeanings() throws {
        let json = """
            [{"nominative": "Ancilla", "spanishMeaning": "criada", "additionalMeanings": ["sierva", "esclava"]},
            {"nominative": "Ala", "spanishMeaning": "ala", "additionalMeanings": []},
            {"nominative": "Arca", "spanishMeaning": "cofre", "additionalMeanings": ["caja"]}]
            """
        let list = try WordList(reading: json)
        #expect(list.pairs[1] == "Ala=ala" && list.pairs[0].contains("criada") && list.pairs[0].contains("esclava"))
        let table = try WordList(reading: "word,translation,additional meaning\nκρύβω,to hide,to conceal\nαυλή,yard,court\n")
        #expect(table.pairs == ["κρύβω=to hide; to conceal", "αυλή=yard; court"])
        let others = try WordList(
            reading: "Word,Meaning,Meaning of other word,Other word\ncaro,expensive,cheap,barato\nalto,tall,short,bajo\n")
        #expect(others.pairs == ["caro=expensive", "alto=tall"])
    }
}
