import VocabCore
import VocabLists

/// A word list made of known words at random: a table as programs write it, or a note as people type it.
struct RandomList: Sendable {
    /// The file.
    var bytes: [UInt8] = []
    /// Who reads it.
    var learner = Learner()
    /// What a person reads in it, as words with their meanings; nil where nobody finds meanings in it.
    var truth: [[String]]?
    /// The same as it stands there, before sounds and parts of speech are taken out of words.
    var cells: [[String]] = []
    /// Whether anything tells which side is learnt: where nothing does, a question is the right answer.
    var tellsSides = true
    /// What is peculiar about it, by kind.
    var traits: [String] = ["all"]

    /// The list of that number: every second one is a note, unless only notes or only tables are wanted.
    static func made(number: Int, notes: Bool?, using generator: inout SeededGenerator) -> RandomList {
        notes ?? !number.isMultiple(of: 2) ? RandomList(noteUsing: &generator) : RandomList(tableUsing: &generator)
    }

    /// What is known before it is read.
    func options(_ english: EnglishWords) -> ListOptions {
        var options = ListOptions()
        (options.learner, options.englishWords) = (learner, english)
        return options
    }

    /// What came of reading a list.
    struct Outcome {
        enum Kind: Sendable {
            case right, asked, wrong
        }

        let kind: Kind
        /// How sure the reader was; nil where it asked, refused, or left lines out and told.
        var confidence: Double?
        /// What was asked or told, or the first words where they are wrong.
        var reason = ""
    }

    /// Reads it.
    ///
    /// A list in which nobody finds meanings is read right when it is refused. Words that are left out are told where their lines are.
    func outcome(english: EnglishWords) -> Outcome {
        do throws(WordListError) {
            let read = try WordList(bytes, options(english))
            let words = read.rows.map { [$0.content.term, $0.content.meaning] }
            if words == truth { return Outcome(kind: .right, confidence: read.layout.confidence) }
            let told = read.badRows.count + read.linesLeftOut.count + read.headings.count
            if Set(words).isSubset(of: truth ?? []) && words.count + told >= truth?.count ?? 0 {
                return Outcome(kind: .asked, reason: "left lines out")
            }
            let odd = words.first { truth?.contains($0) != true } ?? []
            return Outcome(kind: .wrong, confidence: read.layout.confidence, reason: odd.joined(separator: " = "))
        } catch {
            return Outcome(kind: truth == nil || isAskedWell(error) ? .right : .asked, reason: Self.name(of: error))
        }
    }

    /// Whether it is asked which side is learnt, where nothing tells.
    private func isAskedWell(_ error: WordListError) -> Bool {
        guard !tellsSides, case .unclear(.sides, let samples) = error, let words = samples.first?.words else { return false }
        return words.allSatisfy { cells.contains($0) || cells.contains($0.reversed()) }
    }

    private static func name(of error: WordListError) -> String {
        if case .unclear(let question, _) = error { return "unclear \(question)" }
        return String("\(error)".prefix { $0 != "(" })
    }
}

extension SeededGenerator {
    /// One of `values`.
    mutating func one<Value>(of values: [Value]) -> Value { values[Int.random(in: values.indices, using: &self)] }

    /// Whether something happens that does once in so many times.
    mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
