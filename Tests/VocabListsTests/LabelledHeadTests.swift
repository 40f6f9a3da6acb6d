import Testing

@testable import VocabCore
@testable import VocabLists

/// Blocks whose first line is the word, and records that several lists hold under other names.
@Suite("Words above labels, and lists of several kinds") struct LabelledHeadTests {
    @Test("Numbers in front of labels and of bold words belong to neither") func numberedLabels() throws {
        let words = [
            ("antedate", "To be older than."), ("banish", "To expel."), ("bridle", "To restrain."), ("comply", "To obey."),
        ]
        let text = words.enumerated().map { index, word in
            "**\(index + 1). \(word.0)**\n1. **Definition:** \(word.1)\n2. **Sentences:**\n    *  They **\(word.0)** it.\n"
        }.joined(separator: "\n")
        #expect(try WordList.pairs(of: text) == words.map { "\($0.0)=\($0.1)" })
    }

    @Test("A word with its translation above an example in its language is no meaning of that") func translatedHead() throws {
        let words = [("Accept", "स्वीकार करना"), ("Answer", "उत्तर देना"), ("Arrive", "पहुँचना"), ("Believe", "विश्वास करना")]
        let text = words.enumerated().map { index, word in
            "\(index + 1)) \(word.0) — \(word.1)\n   Meaning: to \(word.0.lowercased())\n   Example: I \(word.0).\n   Hindi: मैं \(word.1)\n"
        }.joined(separator: "\n")
        #expect(try WordList(reading: text).column(.term) == words.map(\.0))
    }

    @Test("A map from languages to texts of the same names has one word for each name") func languageMap() throws {
        let text = """
            {"en": {"w1": "dog", "w2": "cat", "w3": "cow"}, "ko": {"w1": "개", "w2": "고양이", "w3": "소"}}
            """
        #expect(try WordList.pairs(of: text) == ["dog=개", "cat=고양이", "cow=소"])
        let other = """
            {"en": {"w1": "dog", "w2": "cat", "w3": "cow"}, "ko": {"a1": "개", "a2": "고양이", "a3": "소"}}
            """
        #expect((try? WordList.pairs(of: other))?.contains("dog=개") != true)
        // Names that are words are what the others mean.
        let words = """
            {"spanish": {"hello": "hola", "bye": "adiós", "thanks": "gracias"}, "french": {"hello": "bonjour", "bye": "au revoir", "thanks": "merci"}}
            """
        #expect(try WordList.pairs(of: words).first?.hasPrefix("hello=") == true)
    }

    @Test("Lists of one file that call term and meaning by other names are one") func otherNames() throws {
        let text = """
            {"nouns": [{"word": "dog", "translation": "개"}, {"word": "cat", "translation": "고양이"}, {"word": "cow", "translation": "소"}],
             "verbs": [{"term": "run", "meaning": "달리다"}, {"term": "eat", "meaning": "먹다"}]}
            """
        #expect(try WordList.pairs(of: text) == ["dog=개", "cat=고양이", "cow=소", "run=달리다", "eat=먹다"])
    }

    @Test("Records of other kinds stay out, and examples they share make no one kind of two") func otherKinds() throws {
        let words = """
            {"words": [{"word": "dog", "meaning": "개"}, {"word": "cat", "meaning": "고양이"}, {"word": "cow", "meaning": "소"}],
             "quiz": [{"question": "What is a dog?", "answer": "개"}, {"question": "What is a cat?", "answer": "고양이"}]}
            """
        #expect(try WordList.pairs(of: words).count == 3)
        let phrases = """
            {"vocab": [{"word": "abandon", "meaning": "버리다", "example": "a"}, {"word": "brave", "meaning": "용감한", "example": "b"}],
             "phrasal": [{"phrase": "give up", "translation": "포기하다", "example": "c"}, {"phrase": "put off", "translation": "미루다", "example": "d"}]}
            """
        #expect(try WordList.pairs(of: phrases).count == 4)
    }

    @Test("A title above labels is no word, and dashes part no word from its labelled meaning") func titles() throws {
        let words = [("accept", "받아들이다"), ("answer", "대답하다"), ("arrive", "도착하다"), ("believe", "믿다")]
        for title in ["카드", "Unit", "과일"] {
            let text = words.enumerated().map { "\(title) \($0 + 1)\n영어: \($1.0)\n뜻: \($1.1)\n" }.joined(separator: "\n")
            #expect(try WordList.pairs(of: text) == words.map { "\($0.0)=\($0.1)" })
        }
        let headed = words.map { "\($0.0) — \($0.1)\nWord: my \($0.0)\nMeaning: \($0.1)\n" }.joined(separator: "\n")
        #expect(try WordList(reading: headed).column(.term) == words.map { "my \($0.0)" })
        for sign in [" — ", " - "] {
            let text = words.map { "\($0.0)\(sign)verb\n뜻: \($0.1)\n예문: I \($0.0) it.\n" }.joined(separator: "\n")
            #expect(try WordList(reading: text).column(.meaning) == words.map(\.1))
        }
    }

    @Test("Below a heading of the word its meaning stands, and points use it") func illustrated() throws {
        let words = [
            ("apple", "사과", "I eat an apple."), ("abandon", "버리다", "They abandoned it."), ("brave", "용감한", "He is brave."),
        ]
        let text = words.map { "## \($0.0)\n\($0.1)\n- \($0.2)\n" }.joined(separator: "\n")
        let list = try WordList(reading: text) { $0.learner.language = .korean }
        #expect(list.pairs == words.map { "\($0.0)=\($0.1)" } && list.column(.example) == words.map(\.2))
    }

    @Test("Senses that a record keeps by parts of speech are its meaning; a pair beside other text is no list") func byParts()
        throws
    {
        let text = """
            {"1": {"word": "craft", "meaning": {"noun": ["수공예", "기술"], "verb": ["만들다"]}},
             "2": {"word": "alert", "meaning": {"noun": ["경보"], "verb": ["알리다"]}},
             "3": {"word": "confirm", "meaning": {"verb": ["확인하다"]}}}
            """
        let list = try WordList(reading: text)
        #expect(list.pairs == ["craft=수공예; 기술; 만들다", "alert=경보; 알리다", "confirm=확인하다"])
        #expect(list.column(.partOfSpeech)[0].contains("verb"))
        let page =
            "+++\ntitle = \"Italian\"\ntags = [\"concept\", \"concept\"]\n+++\n\n"
            + String(repeating: "A text without words. ", count: 20)
        #expect(throws: WordListError.self) { try WordList.pairs(of: page) }
    }

    @Test("What frames every word is none of it, and who knows English learns how words of another language sound") func frames()
        throws
    {
        let asked = ["arm", "arrive", "act", "ask"].map { "단어의 뜻은? '\($0)',\($0.count)번째 뜻 \($0)" }
        #expect(
            try WordList(reading: "question,answer\n" + asked.joined(separator: "\n")).column(.term) == [
                "arm", "arrive", "act", "ask",
            ])
        let idioms = ["get up", "get on", "get off", "get in"]
        #expect(try WordList(reading: idioms.map { "\($0),뜻은 \($0)\n" }.joined()).column(.term) == idioms)
        let romaji = try WordList(reading: "english,romaji\nHouse,ie\nRoom,heya\nGarage,shako\nTap,jaguchi\n") {
            $0.learner.language = .english
        }
        #expect(romaji.pairs[1] == "heya=Room")
    }

    @Test("Now this and now that sign behind words parted by their letters is none of them") func signs() throws {
        let lines = ["apple - 사과", "pear: 배", "grape = 포도", "peach - 복숭아", "plum : 자두"]
        #expect(
            try WordList(reading: lines.joined(separator: "\n")).column(.term) == ["apple", "pear", "grape", "peach", "plum"])
    }
}
