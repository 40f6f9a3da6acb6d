extension Question {
    /// The example of its word with `gap` in the place of the term, where the term is asked for: what the meaning alone leaves open.
    ///
    /// Nil where there is no example, where the term does not stand in it, or where it would tell more than a learner knows: the term in
    /// another word, or another choice; nor where it asks for a form in which the term could not be typed. The article before a gap is `a(n)`, for it would tell how the term begins.
    package func gappedExample(_ gap: String) -> String? {
        guard direction == .reverse else { return nil }
        let example = Text.cleanedLine(word.content.example)
        let words = example.split(separator: " ").map(String.init)
        let term = TermInText(word.term)
        let places = term.places(in: words)
        guard !places.isEmpty, example.count <= Self.longestExample else { return nil }
        if isTyped, !places.allSatisfy({ term.isListedForm(words[$0]) }) { return nil }
        var left: [String] = []
        var shown: [String] = []
        for (index, text) in words.enumerated() {
            guard let place = places.first(where: { $0.contains(index) }) else {
                left.append(text)
                shown.append(places.contains { $0.lowerBound == index + 1 } ? Self.withoutArticle(text) : text)
                continue
            }
            if index == place.lowerBound {
                shown.append(Self.signs(before: text) + gap + Self.signs(behind: words[place.upperBound - 1]))
            }
        }
        let others = choices.filter { $0.word.id != word.id }.map { TermInText($0.word.term) }
        if term.isTold(by: left.joined(separator: " ")) || others.contains(where: { !$0.places(in: left).isEmpty }) { return nil }
        return shown.joined(separator: " ")
    }

    /// Longer texts are read for their own sake.
    private static let longestExample = 200
    private static func withoutArticle(_ word: String) -> String {
        switch TermInText.letters(of: word) {
        case "a", "an": word.replacing(TermInText.letters(of: word), with: "a(n)")
        case "A", "An": word.replacing(TermInText.letters(of: word), with: "A(n)")
        default: word
        }
    }

    private static func signs(before word: String) -> String { String(word.prefix { !$0.isLetter }) }

    private static func signs(behind word: String) -> String {
        word.lastIndex { $0.isLetter }.map { String(word[word.index(after: $0)...]) } ?? ""
    }
}
