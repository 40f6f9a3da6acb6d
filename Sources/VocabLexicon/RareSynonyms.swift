import VocabCore

/// The synonyms of English words that are too rare for `NearSynonyms`; the table comes with the program.
///
/// It is text, its lines in the order of their bytes: a word, a tab, and the numbers of its groups to the base of 36 with blanks between
/// them. No group has two words of which both stand in `NearSynonyms`, which decides about them.
package struct RareSynonyms: Thesaurus {
    private let lines: SortedLines

    /// Reads the table from `text` when something is looked up.
    package init(_ text: [UInt8]) {
        lines = SortedLines(bytes: FileBytes(text), separator: UInt8(ascii: "\t"))
    }

    /// The groups of the nearest spelling that stands in the table, as it is or as an inflection of what does.
    package func concepts(of term: String) -> Concepts {
        for spelling in TermSpelling.candidates(for: term) {
            let bases = LexicalPart.allCases.flatMap { $0.baseForms(of: spelling) }
            let own = Set(([spelling] + bases).flatMap(groups))
            if !own.isEmpty { return Concepts(own: own, broader: []) }
        }
        return .none
    }

    private func groups(of word: [UInt8]) -> [Int] {
        lines.entries(of: word).flatMap { entry in
            (lines.bytes.copy(of: entry) ?? []).split(separator: UInt8(ascii: " "))
                .compactMap { Int(String(decoding: $0, as: UTF8.self), radix: 36) }
        }
    }
}
