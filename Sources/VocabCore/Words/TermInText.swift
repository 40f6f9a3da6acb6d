/// Finds a term among the words of a sentence, also in most of its forms: `waive` in `waived`, `give up` in `gives up`.
package struct TermInText: Sendable {
    /// The words of the term, folded, each without an ending that changes in its forms.
    package let stems: [String]

    /// Finds `term`.
    package init(_ term: String) {
        stems = Text.key(term).split(separator: " ").map { word in
            word.count > 3 && (word.last == "e" || word.last == "y") ? String(word.dropLast()) : String(word)
        }
    }

    /// Where it stands in `words`, from left to right.
    package func places(in words: [String]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var index = 0
        while index < words.count {
            guard isTerm(words[index...].prefix(stems.count)) else {
                index += 1
                continue
            }
            places.append(index..<index + stems.count)
            index += stems.count
        }
        return places
    }

    private func isTerm(_ words: ArraySlice<String>) -> Bool {
        guard !stems.isEmpty, words.count == stems.count else { return false }
        return zip(words, stems).allSatisfy { word, stem in
            let letters = Text.key(String(Self.letters(of: word)))
            return letters.hasPrefix(stem) && letters.count <= stem.count + Self.longestEnding
        }
    }

    /// No ending of an English word form is longer: `-ning`.
    private static let longestEnding = 4

    /// The word without the signs around it.
    static func letters(of word: String) -> Substring {
        let start = word.drop { !$0.isLetter }
        return start.prefix(upTo: start.lastIndex { $0.isLetter }.map(start.index(after:)) ?? start.startIndex)
    }
}
