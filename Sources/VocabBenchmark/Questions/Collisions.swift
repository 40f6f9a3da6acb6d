import VocabCore

/// A way in which a wrong choice might be right as well.
package enum CollisionRule: String, CaseIterable, Sendable {
    /// A sense of the one is a sense of the other, whatever else the words with the term mean.
    case sharedSense
    /// The one is listed as a synonym of the other.
    case synonym
    /// Both have the same term.
    case sameTerm
    /// A reader sees the same text twice.
    case sameText
    /// The one's meaning is a part of the other's.
    case containment
    /// Two meanings differ by an ending only, as 정확한 and 정확하게.
    case sharedStem
    /// Two wrong choices mean the same.
    case alikeDistractors
    /// A thesaurus says that the terms mean nearly the same.
    case nearSynonym
}

/// The questions in which choices collide.
package struct Collisions: Equatable, Sendable {
    /// Two words that collide.
    package struct Pair: Hashable, Sendable {
        /// The terms of the two.
        package let terms: [String]
        /// Their meanings.
        package let meanings: [String]

        init(_ left: Word, _ right: Word) {
            terms = [left.term, right.term]
            meanings = [left.meaning, right.meaning].map(Text.cleanedLine)
        }
    }

    /// How many questions there were.
    package let questions: Int
    /// How many questions break each rule; rules that could not be tried are missing.
    package private(set) var counts: [CollisionRule: Int] = [:]
    /// How many questions break any rule.
    package private(set) var any = 0
    /// A few pairs of words that break a rule, each once.
    package private(set) var examples: [CollisionRule: [Pair]] = [:]

    private static let examplesKept = 5

    /// Tries every rule on every question. `near` says whether two terms mean nearly the same.
    init(in sheets: [[Question]], over bookcase: Bookcase, near: ((String, String) -> Bool)?) {
        let judge = QuestionJudge(bookcase, near: near)
        questions = sheets.reduce(0) { $0 + $1.count }
        for rule in CollisionRule.allCases where rule != .nearSynonym || near != nil { counts[rule] = 0 }
        for question in sheets.joined() {
            let broken = judge.broken(by: question)
            if !broken.isEmpty { any += 1 }
            for (rule, pair) in broken {
                counts[rule, default: 0] += 1
                if examples[rule, default: []].count < Self.examplesKept, !examples[rule, default: []].contains(pair) {
                    examples[rule, default: []].append(pair)
                }
            }
        }
    }

    /// The share of questions that break `rule`, or any, in percent.
    package func percent(_ rule: CollisionRule? = nil) -> Double {
        100 * Double(rule.map { counts[$0] ?? 0 } ?? any) / Double(max(1, questions))
    }

    /// Whether at most one question in 2,000 breaks `rule`, or any.
    package func meetsGoal(_ rule: CollisionRule? = nil) -> Bool { percent(rule) <= 0.05 }
}

/// Judges questions by the rules.
private struct QuestionJudge {
    private let words: [Word.ID: PlainWord]
    /// What all words with a term mean together.
    private let sensesByTerm: [String: Set<String>]
    private let near: ((String, String) -> Bool)?

    init(_ bookcase: Bookcase, near: ((String, String) -> Bool)?) {
        words = Dictionary(bookcase.words.map { ($0.id, PlainWord($0)) }) { first, _ in first }
        sensesByTerm = words.values.reduce(into: [:]) { $0[$1.term, default: []].formUnion($1.senses) }
        self.near = near
    }

    /// The rules that `question` breaks, each with the first pair of words that does it.
    func broken(by question: Question) -> [CollisionRule: Collisions.Pair] {
        var broken: [CollisionRule: Collisions.Pair] = [:]
        let wrong = question.choices.map(\.word).filter { $0.id != question.word.id }
        func note(_ rule: CollisionRule, _ left: Word, _ right: Word) {
            if broken[rule] == nil { broken[rule] = Collisions.Pair(left, right) }
        }
        for word in wrong {
            for rule in rules(question.word, word) { note(rule, question.word, word) }
        }
        for (place, left) in question.choices.enumerated() {
            for right in question.choices[(place + 1)...] where Text.key(left.text) == Text.key(right.text) {
                note(.sameText, left.word, right.word)
            }
        }
        for (place, left) in wrong.enumerated() {
            for right in wrong[(place + 1)...] where meanTheSame(plain(left), plain(right)) {
                note(.alikeDistractors, left, right)
            }
        }
        return broken
    }

    private func plain(_ word: Word) -> PlainWord { words[word.id] ?? PlainWord(word) }

    private func senses(_ word: PlainWord) -> Set<String> { sensesByTerm[word.term] ?? word.senses }

    private func rules(_ answer: Word, _ word: Word) -> [CollisionRule] {
        let (left, right) = (plain(answer), plain(word))
        var rules: [CollisionRule] = []
        let shareSense = !senses(left).isDisjoint(with: senses(right))
        if shareSense { rules.append(.sharedSense) }
        if areSynonyms(left, right) { rules.append(.synonym) }
        if left.term == right.term { rules.append(.sameTerm) }
        if left.holds(right) || right.holds(left) { rules.append(.containment) }
        if !shareSense, !left.stems.isDisjoint(with: right.stems) { rules.append(.sharedStem) }
        if let near, near(answer.term, word.term) { rules.append(.nearSynonym) }
        return rules
    }

    private func areSynonyms(_ left: PlainWord, _ right: PlainWord) -> Bool {
        left.synonyms.contains(right.term) || right.synonyms.contains(left.term)
    }

    private func meanTheSame(_ left: PlainWord, _ right: PlainWord) -> Bool {
        left.term == right.term || areSynonyms(left, right) || !senses(left).isDisjoint(with: senses(right))
    }
}
