import Testing
import VocabCore
import VocabTestSupport

@Suite struct PartOfSpeechTests {
    @Test("Every part of speech is read under its own name")
    func ownNames() {
        for part in PartOfSpeech.allCases {
            #expect(PartOfSpeech(named: part.rawValue) == part)
            #expect(PartOfSpeech(named: " \(part.rawValue.uppercased()). ") == part)
            #expect(PartOfSpeech.canonical(part.rawValue) == part.rawValue)
        }
    }

    @Test("Abbreviations and Korean names are read")
    func otherNames() {
        for (name, part) in [
            ("n.", PartOfSpeech.noun), ("명사", .noun), ("(명)", .noun), ("v.", .verb), ("vt.", .verb), ("동사", .verb),
            ("[동]", .verb),
            ("a.", .adjective), ("adj", .adjective), ("형용사", .adjective), ("ad.", .adverb), ("부사", .adverb),
            ("prep.", .preposition),
            ("전치사", .preposition), ("conj.", .conjunction), ("접속사", .conjunction), ("pron.", .pronoun), ("대명사", .pronoun),
            ("det.", .determiner), ("관사", .determiner), ("int.", .interjection), ("감탄사", .interjection), ("phr.", .phrase),
            ("숙어", .phrase), ("Ｎ．", .noun),
        ] {
            #expect(PartOfSpeech(named: name) == part, "\(name)")
        }
    }

    @Test("An unknown name is none")
    func unknown() {
        for name in ["", " ", ".", "x", "nounish", "동사구절"] { #expect(PartOfSpeech(named: name) == nil) }
    }

    @Test("Several parts become one list, and unknown ones stay as they are")
    func canonical() {
        #expect(PartOfSpeech.canonical("n./v.") == "noun, verb")
        #expect(PartOfSpeech.canonical("명사·동사") == "noun, verb")
        #expect(PartOfSpeech.canonical("n; 의성어") == "noun, 의성어")
        #expect(PartOfSpeech.canonical(" 의성어 ") == "의성어")
        #expect(PartOfSpeech.canonical("").isEmpty)
        #expect(PartOfSpeech.canonical(",;/").isEmpty)
    }

    @Test("The canonical form of a canonical form is itself")
    func idempotence() {
        for text in HostileText.all + ["n./v.", "명, 동", "a·ad"] {
            let once = PartOfSpeech.canonical(Text.cleanedLine(text))
            #expect(PartOfSpeech.canonical(once) == once)
        }
    }
}
