import VocabCore

/// How much changes when the same words are asked again.
package struct Variety: Equatable, Sendable {
    /// The share of words, over all pairs of sheets, whose wrong choices are not the same three; nil when no word was asked twice.
    package let changedPercent: Double?
    /// How many different wrong choices a word got over all sheets, on average.
    package let distractorsPerWord: Double
    /// How many it could have got: three for each time it was asked.
    package let mostPerWord: Double

    init(of sheets: [[Question]]) {
        var setsByWord: [Word.ID: [Set<Word.ID>]] = [:]
        for question in sheets.joined() {
            let wrong = Set(question.choices.filter { !question.isCorrect($0) }.map(\.word.id))
            setsByWord[question.word.id, default: []].append(wrong)
        }
        var (pairs, changed, distinct, most) = (0, 0, 0, 0)
        for sets in setsByWord.values {
            for (number, set) in sets.enumerated() {
                pairs += number
                changed += sets[..<number].count { $0 != set }
                most += set.count
            }
            distinct += sets.reduce(into: Set()) { $0.formUnion($1) }.count
        }
        changedPercent = pairs == 0 ? nil : 100 * Double(changed) / Double(pairs)
        distractorsPerWord = Double(distinct) / Double(max(1, setsByWord.count))
        mostPerWord = Double(most) / Double(max(1, setsByWord.count))
    }

    /// Whether at least 95 of 100 words get another set.
    package var meetsGoal: Bool { (changedPercent ?? 100) >= 95 }
}
