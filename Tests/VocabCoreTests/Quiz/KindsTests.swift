import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Kinds") struct KindsTests {
    /// Words with these parts of speech, and meanings that show none.
    private func words(_ parts: [String]) throws -> [Word] {
        try parts.enumerated().map { try Word.sample(term: "t\($0)", meaning: "\(100 + $0)", partOfSpeech: $1) }
    }

    private func repeated(_ parts: KeyValuePairs<String, Int>) -> [String] {
        parts.flatMap { Array(repeating: $0.key, count: $0.value) }
    }

    @Test("Every word is in one kind, whatever its parts of speech", arguments: 0..<20 as Range<UInt64>)
    func everyWord(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let parts = ["noun", "verb", "noun, verb", "verb, noun", "adjective, noun", "", "x"]
        let words = try words((0..<60).compactMap { _ in parts.randomElement(using: &generator) })
        let kinds = Kinds(of: words)
        #expect(kinds.members.joined().sorted() == Array(words.indices))
        for members in kinds.members {
            for index in members {
                #expect(
                    Set(kinds.peers(of: index, first: 60, allowsOthers: true).joined()) == Set(words.indices)
                )
                #expect(kinds.peers(of: index, first: 60, allowsOthers: false).prefix(1) == [members])
            }
        }
    }

    @Test(
        "Words of several parts of speech are of the kind of the first, or where that has fewer than four of the largest of the others"
    )
    func joining() throws {
        let both = Kinds(of: try words(repeated(["noun": 4, "verb": 7, "noun, verb": 11, "verb, noun": 3, "adjective": 20])))
        #expect(both.members.map(\.count).sorted() == [0, 0, 10, 15, 20])
        #expect(both.partsOfSpeech(of: 12) == ["noun", "verb"], "what a word is, not what it is dealt with")
        let few = Kinds(of: try words(repeated(["noun": 3, "verb": 7, "noun, verb": 12])))
        #expect(few.members.map(\.count).sorted() == [0, 3, 19])
        let alone = Kinds(of: try words(repeated(["adverb": 9, "noun, verb": 3])))
        #expect(alone.members.map(\.count).sorted() == [3, 9])
    }

    @Test("In which order the parts of speech are written makes no difference where there are no words of one of them alone")
    func order() throws {
        let kinds = Kinds(of: try words(repeated(["noun, verb": 8, "verb, noun": 8])))
        #expect(kinds.members.map(\.count) == [16, 0])
    }

    @Test(
        "Words of its kind come first, then those that may be of it, then others where they are allowed; lent ones last of each")
    func tiers() throws {
        let kinds = Kinds(of: try words(["noun", "verb", "noun", "", "verb", "noun", ""]))
        // Words without a given part of speech whose meaning shows none are of a kind of their own.
        #expect(kinds.peers(of: 0, first: 4, allowsOthers: true) == [[0, 2], [5], [3], [6], [1], [4]])
        #expect(kinds.peers(of: 0, first: 4, allowsOthers: false) == [[0, 2], [5], [3], [6]])
        #expect(kinds.peers(of: 3, first: 4, allowsOthers: false) == [[3], [6], [0, 2, 1], [5, 4]])
    }

    @Test(
        "Another part of speech makes do below fifty words alone; from there on the word is passed over",
        arguments: [48, 49, 50, 51])
    func others(count: Int) throws {
        for lonely in 1...4 {
            let parts = repeated(["interjection": lonely, "noun": count - lonely])
            let bookcase = try Bookcase.sample(words: words(parts))
            for seed in 0..<5 as Range<UInt64> {
                let skippedWords = try bookcase.skippedWords(seed: seed)
                let reason = SkipReason.fewOfItsKind(["interjection"])
                #expect(skippedWords.count == (count < 50 || lonely == 4 ? 0 : lonely))
                #expect(skippedWords.allSatisfy { $0.reason == reason && $0.word.content.partOfSpeech == "interjection" })
            }
        }
    }

    @Test("From fifty words on no choice is of another part of speech, and a word of two joins those of one of them")
    func noMismatch() throws {
        let parts = repeated(["noun": 20, "verb": 20, "noun, verb": 5, "adjective": 4, "adverb": 3])
        let bookcase = try Bookcase.sample(words: words(parts))
        for seed in 0..<10 as Range<UInt64> {
            let sheet = try bookcase.sheet(seed: seed)
            #expect(sheet.count == 49)
            for question in sheet {
                func parts(_ word: Word) -> Set<Substring> { Set(word.content.partOfSpeech.split(separator: ", ")) }
                #expect(question.wrong.allSatisfy { !parts($0).isDisjoint(with: parts(question.word)) })
            }
        }
    }

    @Test("Where too many mean the same, the words that do are named")
    func sharedMeaning() throws {
        let meanings = ["가, 나", "가", "나", "라"] + (0..<48).map { "\(100 + $0)" }
        let words = try meanings.enumerated().map { number, meaning in
            try Word.sample(term: "t\(number)", meaning: meaning, partOfSpeech: number < 4 ? "noun" : "verb")
        }
        let skippedWords = try Bookcase.sample(words: words).skippedWords(seed: 1)
        let reasons = Dictionary(uniqueKeysWithValues: skippedWords.map { ($0.word.term, $0.reason) })
        #expect(reasons["t0"] == .sharedMeaning([words[1], words[2]]))
        #expect(reasons["t1"] == .sharedMeaning([words[0]]) && reasons["t2"] == .sharedMeaning([words[0]]))
        #expect(reasons["t3"] == .othersShareMeaning(Array(words[0...2])) && reasons.count == 4)
        let small = try Bookcase.sample(pairs: [("a", "가, 나, 다"), ("b", "가"), ("c", "나"), ("d", "다"), ("e", "라")])
        #expect(
            try small.skippedWords(seed: 2).first { $0.word.term == "a" }?.reason == .sharedMeaning(Array(small.words[1...3])))
    }
}
