import VocabCore

/// How often guessers that know nothing hit the right one of four.
package struct Guesses: Equatable, Sendable {
    /// What each rule of thumb hits.
    package let byRule: [RuleOfThumb: HitRate]
    /// What a guesser hits on every second sheet that has learnt from the sheets between; nil when there is one sheet.
    package let learned: HitRate?
    /// The same for one that has learnt what single questions show, without what was shown before them.
    package let learnedByLooks: HitRate?

    /// Lets all guessers guess.
    init(at sheets: [[Question]]) {
        var looks: [String: TextLook] = [:]
        let sheets = sheets.map { SeenQuestion.all(of: $0, &looks) }
        byRule = Self.byRule(Array(sheets.joined()))
        let numbered = sheets.enumerated()
        let lessons = numbered.filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        let exam = Array(numbered.filter { !$0.offset.isMultiple(of: 2) }.map(\.element).joined())
        func hitRate(seesEarlier: Bool) -> HitRate? {
            exam.isEmpty ? nil : LearnedGuesser(from: lessons, seesEarlier: seesEarlier).hitRate(exam)
        }
        learned = hitRate(seesEarlier: true)
        learnedByLooks = hitRate(seesEarlier: false)
    }

    /// What each rule of thumb hits at `sheets`.
    static func byRule(at sheets: [[Question]]) -> [RuleOfThumb: HitRate] {
        var looks: [String: TextLook] = [:]
        return byRule(sheets.flatMap { SeenQuestion.all(of: $0, &looks) })
    }

    private static func byRule(_ questions: [SeenQuestion]) -> [RuleOfThumb: HitRate] {
        Dictionary(uniqueKeysWithValues: RuleOfThumb.allCases.map { ($0, $0.hitRate(questions)) })
    }
}
