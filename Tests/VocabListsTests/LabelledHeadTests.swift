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
        #expect((try? WordList.pairs(of: other))?.first != "dog=개")
    }

    @Test("Lists of one file that call term and meaning by other names are one") func otherNames() throws {
        let text = """
            {"nouns": [{"word": "dog", "translation": "개"}, {"word": "cat", "translation": "고양이"}, {"word": "cow", "translation": "소"}],
             "verbs": [{"term": "run", "meaning": "달리다"}, {"term": "eat", "meaning": "먹다"}]}
            """
        #expect(try WordList.pairs(of: text) == ["dog=개", "cat=고양이", "cow=소", "run=달리다", "eat=먹다"])
    }
}
