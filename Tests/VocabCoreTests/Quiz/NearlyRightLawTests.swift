import Testing
import VocabTestSupport

@testable import VocabCore

/// What holds of slips in any words.
@Suite("Slips in any words")
struct NearlyRightLawTests {
    private static let consonants = Array("bcdfgklmnprtv".unicodeScalars)
    private static let vowels = Array("aeiou".unicodeScalars)

    /// Words of six to nine letters, far enough from each other that no slip makes one of another.
    private func bookcase(using random: inout SeededGenerator) throws -> Bookcase {
        var terms: [[Unicode.Scalar]] = []
        while terms.count < 30 {
            let term = (0..<Int.random(in: 6...9, using: &random)).map { index in
                (index % 2 == 0 ? Self.consonants : Self.vowels).randomElement(using: &random) ?? "a"
            }
            let isApart = terms.allSatisfy { EditDistance.between($0, term, swapIsOneChange: true) > 3 }
            if isApart { terms.append(term) }
        }
        return try .sample(pairs: terms.enumerated().map { (Self.text($1), "뜻\($0)") })
    }

    private static func text(_ letters: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(letters)) }

    /// `word` with one slip before its last two letters, where no ending of a plural or a tense is made.
    private func slipped(_ word: [Unicode.Scalar], using random: inout SeededGenerator) -> [Unicode.Scalar] {
        var word = word
        let place = Int.random(in: 0..<(word.count - 3), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: word.remove(at: place)
        case 1: word.insert("z", at: place)
        case 2: word[place] = "x"
        default: word.swapAt(place, place + 1)
        }
        return word
    }

    @Test("A slip in a word of five letters or more is nearly right; two are wrong", arguments: 0..<20 as Range<UInt64>)
    func slips(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bookcase = try bookcase(using: &random)
        let maker = try QuestionMaker(bookcase)
        for (index, word) in bookcase.words.enumerated() {
            let question = maker.typedQuestion(about: index, direction: .reverse)
            let letters = Array(word.term.unicodeScalars)
            let once = slipped(letters, using: &random)
            guard once != letters, case .nearly(let miss) = question.judgement(of: Self.text(once)).verdict else {
                Issue.record("\(Self.text(once)) for \(word.term)")
                continue
            }
            #expect(miss.kind == .slip)
            #expect(miss.typed.before + miss.typed.marked + miss.typed.after == Self.text(once))
            let twice = slipped(once, using: &random)
            if EditDistance.between(twice, letters, swapIsOneChange: true) == 2 {
                #expect(question.judgement(of: Self.text(twice)).verdict == .wrong)
            }
        }
    }

    @Test("No word of a bookcase is ever nearly right for another one", arguments: 0..<10 as Range<UInt64>)
    func otherWords(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let base = try bookcase(using: &random).words.map(\.term)
        let near = base.prefix(10).flatMap { [$0, $0 + "s", Self.text(slipped(Array($0.unicodeScalars), using: &random))] }
        let bookcase = try Bookcase.sample(pairs: near.enumerated().map { ($1, "뜻\($0)") })
        let maker = try QuestionMaker(bookcase)
        for index in bookcase.words.indices {
            let question = maker.typedQuestion(about: index, direction: .reverse)
            for other in bookcase.words where other.id != question.word.id {
                guard case .another(let choice) = question.judgement(of: other.term).verdict else {
                    Issue.record("\(other.term) for \(question.word.term)")
                    continue
                }
                #expect(choice.word.id == other.id)
            }
        }
    }

    @Test("British spelling is right where American is wanted, and the other way round, and both ways come to the same")
    func spelling() throws {
        for (british, american) in [
            ("colourful", "colorful"), ("theatres", "theaters"), ("travelling", "traveling"), ("organisation", "organization"),
            ("analysed", "analyzed"), ("defence", "defense"), ("practise", "practice"), ("catalogue", "catalog"),
            ("grey", "gray"),
            ("neighbourhood", "neighborhood"), ("jewellery", "jewelry"), ("manoeuvre", "maneuver"), ("skilful", "skillful"),
            ("anaesthetic", "anesthetic"), ("kilometre", "kilometer"), ("counsellor", "counselor"), ("programme", "program"),
        ] {
            #expect(EnglishSpelling.american(british) == EnglishSpelling.american(american))
        }
        for word in [
            "advise", "surprising", "exercises", "promise", "wise", "four", "hour", "tour", "contour", "acre", "called",
            "filling",
            "totally", "equally", "price", "advice", "cure", "there", "tired", "mumble", "precise", "otherwise", "raise",
        ] {
            #expect(EnglishSpelling.american(word) == word)
        }
    }
}
