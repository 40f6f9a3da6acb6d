import VocabCore

/// An example sentence, of which the words that are the term can be shown in another look.
struct MarkedExample {
    /// The words of the term, folded, each without an ending that changes in its forms.
    private let stems: [String]

    /// Finds `term`, also in most of its forms: `waive` in `waived`, `give up` in `gives up`.
    init(of term: String) {
        stems = Text.key(term).split(separator: " ").map { word in
            word.count > 3 && (word.last == "e" || word.last == "y") ? String(word.dropLast()) : String(word)
        }
    }

    /// `line` with its words in the look that `paint` gives them, which is told whether they are the term.
    func painted(_ line: String, _ paint: (String, Bool) -> String) -> String {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        var pieces: [String] = []
        var plain: [String] = []
        var index = 0
        while index < words.count {
            guard isTerm(words[index...].prefix(stems.count)) else {
                plain.append(words[index])
                index += 1
                continue
            }
            if !plain.isEmpty { pieces.append(paint(plain.joined(separator: " "), false)) }
            plain = []
            pieces.append(paint(words[index..<(index + stems.count)].joined(separator: " "), true))
            index += stems.count
        }
        if !plain.isEmpty { pieces.append(paint(plain.joined(separator: " "), false)) }
        return pieces.joined(separator: " ")
    }

    private func isTerm(_ words: ArraySlice<String>) -> Bool {
        guard !stems.isEmpty, words.count == stems.count else { return false }
        return zip(words, stems).allSatisfy { word, stem in
            let letters = Text.key(word.trimmed { !$0.isLetter })
            return letters.hasPrefix(stem) && letters.count <= stem.count + Self.longestEnding
        }
    }

    /// No ending of an English word form is longer: `-ning`.
    private static let longestEnding = 4
}

extension String {
    /// The text without the characters at either end that `isOutside` says.
    fileprivate func trimmed(_ isOutside: (Character) -> Bool) -> String {
        let start = drop(while: isOutside)
        return String(start.prefix(upTo: start.lastIndex { !isOutside($0) }.map(start.index(after:)) ?? start.startIndex))
    }
}
