import VocabCore

/// A word taken apart for the rules of fairness in the plainest way, on purpose without the code that makes the questions.
struct PlainWord: Sendable {
    /// The term as a reader knows it again.
    let term: String
    /// The senses without remarks, signs and spaces.
    let senses: Set<String>
    /// The terms that are said to mean the same.
    let synonyms: Set<String>
    /// The whole meaning without remarks, tildes and ellipses.
    let meaning: String
    /// The senses without the endings that make verbs, adjectives and adverbs of a Korean noun.
    let stems: Set<String>

    /// Takes `word` apart.
    init(_ word: Word) {
        term = Text.key(word.term)
        synonyms = Set(word.content.synonyms.map(Text.key))
        let plain = Self.withoutRemarks(word.meaning)
        meaning = Text.key(plain.filter { !"~〜～…".contains($0) })
        let senses = plain.split { ";,/，、·；／\n".contains($0) }
            .map { Text.key(String($0)).filter { !" ~〜～….。!?\"'“”‘’-–—=*①②③④⑤⑥⑦⑧⑨".contains($0) } }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
        self.senses = senses.isEmpty ? [Text.key(word.meaning)] : Set(senses)
        stems = Set(self.senses.compactMap(Self.stem))
    }

    /// Whether the meaning of `other` stands in this one; not inside a word of a script that keeps its words apart, rain in training, nor
    /// as the ending of one: 하다 in 운전하다.
    func holds(_ other: PlainWord) -> Bool {
        guard !other.meaning.isEmpty, !Self.endings.contains(other.meaning) else { return false }
        return meaning.ranges(of: other.meaning).contains { range in
            func joins(_ inner: Character?, _ outer: Character?) -> Bool {
                [inner, outer].allSatisfy { $0.map { $0.isLetter && $0.utf8.count < 3 } ?? false }
            }
            return !joins(other.meaning.first, meaning[..<range.lowerBound].last)
                && !joins(other.meaning.last, meaning[range.upperBound...].first)
        }
    }

    /// `text` without what stands in brackets; without the brackets alone where they do not pair or hold everything.
    private static func withoutRemarks(_ text: String) -> String {
        let (opening, closing) = ("([{（［〔【<〈", ")]}）］〕】>〉")
        var depth = 0
        var kept = ""
        for character in text {
            if opening.contains(character) {
                depth += 1
            } else if closing.contains(character) {
                depth -= 1
                if depth < 0 { break }
            } else if depth == 0 {
                kept.append(character)
            }
        }
        return depth == 0 && !Text.isBlank(kept) ? kept : text.filter { !opening.contains($0) && !closing.contains($0) }
    }

    private static let endings = [
        "스럽다", "스러운", "스럽게", "시키다", "시키는", "적으로", "롭다", "로운", "롭게", "하다", "하는", "하게", "하여", "하기", "되다", "되는",
        "적인", "한", "함", "할", "해", "히", "된", "됨", "적", "의",
    ]

    /// A sense of Hangul without its ending; nil when fewer than two syllables are left.
    private static func stem(of sense: String) -> String? {
        guard sense.unicodeScalars.allSatisfy(Hangul.isSyllable) else { return nil }
        let ending = endings.first { sense.hasSuffix($0) && sense.count >= $0.count + 2 } ?? ""
        return sense.count - ending.count >= 2 ? String(sense.dropLast(ending.count)) : nil
    }
}
