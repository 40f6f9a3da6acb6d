/// Finds a term among the words of a sentence, also in most of its forms: `waive` in `waived`, `give up` in `gives up`, 사과 in 사과를.
package struct TermInText: Sendable {
    /// The words of the term, folded.
    private let words: [String]

    /// Finds `term`.
    package init(_ term: String) {
        words = Text.key(term).split(separator: " ").map(String.init)
    }

    /// Where it stands in `sentence`, from left to right.
    package func places(in sentence: [String]) -> [Range<Int>] {
        if words.isEmpty { return [] }
        var places: [Range<Int>] = []
        var index = 0
        while index < sentence.count {
            guard isTerm(sentence[index...].prefix(words.count)) else {
                index += 1
                continue
            }
            places.append(index..<index + words.count)
            index += words.count
        }
        return places
    }

    /// Whether `words` are the term as it is listed, and no other form of it.
    package func isListedForm(_ sentence: ArraySlice<String>) -> Bool {
        sentence.map { Text.key(String(Self.letters(of: $0))) } == words
    }

    /// Whether a part of the term can be recognized in `text`, however it is spelt there.
    package func isTold(by text: String) -> Bool {
        let text = Self.plain(text)
        return words.contains { word in
            let stem = Self.plain(Self.stem(of: word))
            return stem.count >= Self.tellingLetters && text.contains(stem)
        }
    }

    /// Fewer letters stand in many words.
    private static let tellingLetters = 3

    private func isTerm(_ sentence: ArraySlice<String>) -> Bool {
        sentence.count == words.count
            && zip(sentence, words).allSatisfy { Self.isForm(Text.key(String(Self.letters(of: $0))), of: $1) }
    }

    /// Whether `text` is `word` with an ending of English words or a particle of Korean ones.
    private static func isForm(_ text: String, of word: String) -> Bool {
        if text == word { return true }
        guard word.count > 1 || word.unicodeScalars.allSatisfy(Hangul.isSyllable) else { return false }
        let stem = stem(of: word)
        guard text.hasPrefix(stem) else { return false }
        let ending = String(text.dropFirst(stem.count))
        if word.unicodeScalars.allSatisfy(Hangul.isSyllable) { return particles.contains(ending) }
        if word.count < 3 { return ending == "s" || ending == "es" }
        if stem != word {
            return (word.last == "e" ? ["es", "ed", "ing", "e's"] : ["ies", "ied", "ying", "ys", "yed", "y's"]).contains(ending)
        }
        // The last letter may be written twice: planned.
        let doubled = ending.first == word.last ? String(ending.dropFirst()) : ""
        return endings.contains(ending) || ["ed", "ing"].contains(doubled)
    }

    /// The word without a last e or y that other forms change.
    private static func stem(of word: String) -> String {
        word.count > 3 && (word.last == "e" || word.last == "y") ? String(word.dropLast()) : word
    }

    private static let endings: Set<String> = ["s", "es", "d", "ed", "ing", "'s", "’s"]

    private static let particles: Set<String> = [
        "이", "가", "은", "는", "을", "를", "의", "에", "에서", "에게", "에는", "에도", "로", "으로", "와", "과", "하고", "도", "만", "까지", "부터",
        "들", "들이", "들은", "들을", "들의", "들에게", "보다", "처럼", "마다", "밖에", "이나", "나", "이랑", "랑", "께", "께서", "이에요", "예요", "입니다", "이다",
        "이고",
    ]

    /// A text without what may be written in several ways: accents, hyphens and the sort of apostrophe.
    private static func plain(_ text: String) -> String {
        Text.withoutAccents(Text.key(text)).filter { $0 != "-" && $0 != "'" && $0 != "’" }
    }

    /// The word without the signs around it.
    static func letters(of word: String) -> Substring {
        let start = word.drop { !$0.isLetter }
        return start.prefix(upTo: start.lastIndex { $0.isLetter }.map(start.index(after:)) ?? start.startIndex)
    }
}
