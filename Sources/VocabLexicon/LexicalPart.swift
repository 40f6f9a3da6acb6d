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
        detachments.compactMap { ending, replacement in
            guard form.count >= ending.utf8.count, form.suffix(ending.utf8.count).elementsEqual(ending.utf8) else { return nil }
            return form.dropLast(ending.utf8.count) + Array(replacement.utf8)
        }
    }

    /// Endings, and what stands in their place in a base form.
    private var detachments: [(ending: String, replacement: String)] {
        switch self {
        case .noun:
            [
                ("s", ""), ("ses", "s"), ("ves", "f"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"),
                ("men", "man"), ("ies", "y"),
            ]
        case .verb:
            [("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")]
        case .adjective: [("er", ""), ("est", ""), ("er", "e"), ("est", "e")]
        case .adverb: []
        }
    }
}
