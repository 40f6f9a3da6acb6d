import VocabCore

/// An example sentence, of which the words that are the term can be shown in another look.
struct MarkedExample {
    private let term: TermInText

    /// Finds `term`, also in most of its forms.
    init(of term: String) {
        self.term = TermInText(term)
    }

    /// `line` with its words in the look that `paint` gives them, which is told whether they are the term.
    func painted(_ line: String, _ paint: (String, Bool) -> String) -> String {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        var pieces: [String] = []
        var index = 0
        for place in term.places(in: words) + [words.count..<words.count] {
            if index < place.lowerBound { pieces.append(paint(words[index..<place.lowerBound].joined(separator: " "), false)) }
            if !place.isEmpty { pieces.append(paint(words[place].joined(separator: " "), true)) }
            index = place.upperBound
        }
        return pieces.joined(separator: " ")
    }
}
