import Testing

@testable import VocabCore
@testable import VocabLexicon

@Suite("Base forms") struct LemmaTests {
    private static let dictionary = WordNetDatabase { name in
        let files = [
            "index.noun":
                "bus n 1 0 1 1 00000001  \nhouse n 1 0 1 5 00000002  \nnews n 1 0 1 2 00000003  \nyear n 1 0 1 4 00000004  \nyears n 1 0 1 1 00000005  \n",
            "data.noun": "",
            "index.verb":
                "find v 1 0 1 9 00000000  \nfound v 1 0 1 1 00000001  \nhouse v 1 0 1 1 00000001  \nrun v 1 0 1 9 00000001  \n",
            "data.verb": "00000000 30 v 01 find 0 000 01 + 08 00 | come upon something; \"we found it\"\n",
            "verb.exc": "found find\nran run\nrunning run\n",
        ]
        return files[name].map { FileBytes(Array($0.utf8)) }
    }

    @Test(
        "by WordNet: what is met most often, the base form where both are",
        arguments: [
            ("found", ["find", "found"]), ("ran", ["run"]), ("years", ["year", "years"]), ("news", ["news"]),
            ("houses", ["house"]),
            ("bus", ["bus"]), ("zzz", []),
        ])
    func database(form: String, lemmas: [String]) throws {
        let dictionary = try #require(Self.dictionary)
        #expect(dictionary.lemmas(of: form) == lemmas)
    }

    @Test("a gloss is the meaning without its examples") func gloss() throws {
        let dictionary = try #require(Self.dictionary)
        #expect(dictionary.gloss(of: "find") == WordGloss("come upon something", .verb) && dictionary.gloss(of: "zzz") == nil)
    }

    @Test("without a dictionary a rule holds only where its word is met; irregular forms always") func rules() {
        let lemmatizer = Lemmatizer([], nil) { ["walk", "new", "even", "city"].contains($0) }
        for (form, lemma) in [
            ("walked", "walk"), ("cities", "city"), ("news", "news"), ("evening", "evening"), ("abandoned", "abandoned"),
            ("went", "go"),
            ("houses", "houses"), ("analyses", "analyses"), ("mice", "mouse"), ("john's", "john"), ("o'clock", "o'clock"),
        ] {
            #expect(lemmatizer.lemmas(of: form).first == lemma)
        }
    }

    @Test("words looked up one by one: each once, with the first sentence there is") func collected() throws {
        let met = [
            MetForm(form: "Ran", stem: "", sentence: ""), MetForm(form: "taut", stem: "", sentence: "The rope was taut."),
            MetForm(form: "running", stem: "run", sentence: "He kept running."),
            MetForm(form: "taut", stem: "taut", sentence: "A taut wire."),
        ]
        let words = ReadWord.collected(from: met, try WordsAtHand(["taut": .learning]), dictionary: Self.dictionary)
        #expect(words.map(\.term) == ["run", "taut"] && words.map(\.count) == [2, 2])
        #expect(words.map(\.sentence) == ["He kept running.", "The rope was taut."] && words.map(\.state) == [.new, .learning])
    }
}
