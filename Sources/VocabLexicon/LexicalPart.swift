import VocabCore

/// The parts of speech that WordNet tells apart, and how each is inflected.
enum LexicalPart: Int, CaseIterable, Sendable {
    case noun, verb, adjective, adverb

    /// The part that a letter stands for in a pointer (wndb(5WN)); an `s` is an adjective of the ring around another.
    init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "n"): self = .noun
        case UInt8(ascii: "v"): self = .verb
        case UInt8(ascii: "a"), UInt8(ascii: "s"): self = .adjective
        case UInt8(ascii: "r"): self = .adverb
        default: return nil
        }
    }

    /// How the names of WordNet's files call it.
    var fileName: String {
        switch self {
        case .noun: "noun"
        case .verb: "verb"
        case .adjective: "adj"
        case .adverb: "adv"
        }
    }

    /// What `form` may be an inflection of by the rules of detachment (morphy(7WN)); most of it are no words.
    func baseForms(of form: [UInt8]) -> [[UInt8]] {
        detachments.compactMap { detachment in
            guard form.count >= detachment.ending.count, form.suffix(detachment.ending.count).elementsEqual(detachment.ending)
            else { return nil }
            return form.dropLast(detachment.ending.count) + detachment.replacement
        }
    }

    private var detachments: [Detachment] {
        switch self {
        case .noun: Self.nounDetachments
        case .verb: Self.verbDetachments
        case .adjective: Self.adjectiveDetachments
        case .adverb: []
        }
    }

    /// An ending, and what stands in its place in a base form.
    private struct Detachment {
        let ending: [UInt8]
        let replacement: [UInt8]

        init(_ ending: String, _ replacement: String) {
            self.ending = Array(ending.utf8)
            self.replacement = Array(replacement.utf8)
        }
    }

    private static let nounDetachments = [
        Detachment("s", ""), Detachment("ses", "s"), Detachment("ves", "f"), Detachment("xes", "x"), Detachment("zes", "z"),
        Detachment("ches", "ch"), Detachment("shes", "sh"), Detachment("men", "man"), Detachment("ies", "y"),
    ]
    private static let verbDetachments = [
        Detachment("s", ""), Detachment("ies", "y"), Detachment("es", "e"), Detachment("es", ""), Detachment("ed", "e"),
        Detachment("ed", ""), Detachment("ing", "e"), Detachment("ing", ""),
    ]
    private static let adjectiveDetachments = [
        Detachment("er", ""), Detachment("est", ""), Detachment("er", "e"), Detachment("est", "e"),
    ]
}
