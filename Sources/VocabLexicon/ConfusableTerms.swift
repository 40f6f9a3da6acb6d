import VocabCore

/// The terms that come with the program and are often taken for each other: a group on each line, its terms with commas between them.
package struct ConfusableTerms: Thesaurus {
    private var groups: [UInt64: Set<Int>] = [:]

    /// Reads a group from each line of `text`.
    package init(_ text: [UInt8]) {
        for (number, line) in text.split(separator: UInt8(ascii: "\n")).enumerated() {
            for term in line.split(separator: UInt8(ascii: ",")) {
                groups[Fingerprint.number(of: term.drop { $0 == UInt8(ascii: " ") }), default: []].insert(number)
            }
        }
    }

    /// The groups that the nearest spelling of `term` is in.
    package func confusables(of term: String) -> Set<Int> {
        for spelling in TermSpelling.candidates(for: term) {
            let word = spelling.lazy.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
            if let found = groups[Fingerprint.number(of: word)] { return found }
        }
        return []
    }
}
