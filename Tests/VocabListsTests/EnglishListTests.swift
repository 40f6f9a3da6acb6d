import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Lists with English in them, which is known by its words and not by its letters.
@Suite("English is known by its words") struct EnglishListTests: EnglishReading {
    let words: EnglishWords
    private let texts: [String]

    init() throws {
        let bytes = try EnglishWords.kept()
        words = EnglishWords(bytes)
        texts = bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    private static let pairs = [
        ("dog", "perro"), ("house", "casa"), ("red", "rojo"), ("to run", "correr"), ("bread", "pan"), ("window", "ventana"),
        ("cold", "frío"), ("apples", "manzanas"),
    ]
    private static let learnt = pairs.map { "\($0.1)=\($0.0)" }
    private static let known = pairs.map { "\($0.0)=\($0.1)" }

    @Test("Of the words beyond the near-synonyms each stands once, in small letters, and in no group of these")
    func data() {
        let own = texts[1].split { ",\n".contains($0) }.map { $0.drop { $0 == " " } }
        let groups = Set(texts[0].split { ",\n".contains($0) }.map { $0.drop { $0 == " " } })
        #expect(own.count > 700 && Set(own).count == own.count)
        #expect(own.allSatisfy { word in word == word.lowercased() && !groups.contains(word) })
    }

    @Test("English is told from other languages in the same letters, inflected, in phrases and with articles")
    func share() {
        #expect(words.share(of: Self.pairs.map(\.0)) == 1)
        #expect(words.share(of: Self.pairs.map(\.1)) < 0.2)
        #expect(words.share(of: ["the houses", "to carry, to hold", "Don’t go!", "boys (pl.)", "carries", "making"]) == 1)
        #expect(words.share(of: ["der Hund", "die Katze", "das Haus", "bon appétit", "il gatto"]) == 0)
        #expect(words.share(of: ["개", "", "дом"]) == 0)
        #expect(words.share(of: ["account.error.name", "user_name", "addPlayer"]) == 0)
    }

    @Test("Single words of English in front of those of another language may be either side, and are asked about")
    func asked() throws {
        let lines = Self.pairs.map { "\($0.0),\($0.1)" }
        let error = #expect(throws: WordListError.self) { try read(lines) }
        guard case .ambiguousColumns(let first, let second, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(first.list == "meaning,term" && second.list == "term,meaning")
        #expect(try read(lines) { $0.columns = first } == Self.learnt)
        // Behind the others they explain these, to who reads Korean they are what is learnt.
        #expect(try read(Self.pairs.map { "\($0.1),\($0.0)" }) == Self.learnt)
        #expect(try read(lines) { $0.learner.language = .korean } == Self.known)
        // What stands in the other columns is read either way.
        let parts = zip(Self.pairs, ["n", "n", "adj", "v", "n", "n", "adj", "n"]).map { "\($0.0),\($0.1),\($1)." }
        guard case .ambiguousColumns(let turned, _, _) = #expect(throws: WordListError.self, performing: { try read(parts) })
        else {
            Issue.record("not asked")
            return
        }
        #expect(turned.list == "meaning,term,partOfSpeech")
        // Without the words nothing is known.
        #expect(try read(lines) { $0.englishWords = nil } == Self.known)
        // In other letters than those of Europe, and in Vietnamese, English is learnt as ever.
        #expect(try read(["dog,con chó", "house,ngôi nhà", "red,đỏ", "bread,bánh mì", "cold,lạnh"])[0] == "dog=con chó")
        #expect(try read(["dog,개", "house,집", "red,빨강", "bread,빵", "cold,추운"])[0] == "dog=개")
    }

    @Test("What gives several senses for each word explains it")
    func glosses() throws {
        let german = [
            "accident,\"Unfall, Unglück\"", "habit,\"Gewohnheit, Sitte\"", "abuse,\"Missbrauch, Kränkung\"", "dog,Hund",
        ]
        #expect(try read(german)[1] == "habit=Gewohnheit, Sitte")
        // A comma at the end of a row parts no senses.
        let ended = Self.pairs.map { "\($0.0) = \($0.1);" }
        #expect(isAskedAbout(ended))
        #expect(try read(ended) { $0.learner.note(names: ["spanish"]) } == Self.learnt)
    }

    @Test(
        "The name of the file or the bookcase says what is learnt",
        arguments: [
            ("spanish", true), ("Spanish words 1", true), ("english", false), ("영단어", false), ("palabras", false),
            ("szavak", false), ("toeic_600", false),
        ])
    func names(name: String, isTurned: Bool) throws {
        let lines = Self.pairs.map { "\($0.0),\($0.1)" }
        #expect(try read(lines) { $0.learner.note(names: [name]) } == (isTurned ? Self.learnt : Self.known))
        // Who reads Korean learns English, but for what a name says.
        let korean = try read(lines) {
            $0.learner.language = .korean
            $0.learner.note(names: [name])
        }
        #expect(korean == (isTurned ? Self.learnt : Self.known))
        // A header of two languages gives way to it as well, what stands in the list does not give way to a guess.
        let headed = try read(["English,Spanish"] + lines) { $0.learner.note(names: [name]) }
        #expect(headed == (["english"].contains(name) ? Self.known : Self.learnt))
    }

    @Test("A name that says nothing leaves it open", arguments: ["list", "words", "english-spanish", "vocab 2", "my new words"])
    func namesWithoutLanguage(name: String) {
        #expect(isAskedAbout(Self.pairs.map { "\($0.0),\($0.1)" }) { $0.learner.note(names: [name]) })
    }
}
