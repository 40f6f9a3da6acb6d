/// The learner cleared the record of wrong answers, or what is remembered of words: what was answered up to that second no longer stands in it.
///
/// It is kept in the history, beside the answers it is about: so it counts in every copy of the store once two of them are merged, and
/// is taken back like an answer.
package struct Clearing: Equatable, Sendable {
    /// What is cleared, by the name that the history keeps.
    package enum Subject: String, Sendable {
        /// The record of wrong answers.
        case wrongAnswers = "wrong"
        /// The memory of the words, which are learnt anew. The answers still count in statistics.
        case memory
    }

    /// When.
    package let at: Timestamp
    /// What.
    package let subject: Subject
    /// The words that were taken out; nil for all.
    package let words: [Word.ID]?

    /// A clearing of `words`, or of all.
    package init(at: Timestamp, _ subject: Subject = .wrongAnswers, words: [Word.ID]? = nil) {
        self.at = at
        self.subject = subject
        self.words = words
    }
}

/// Up to when the answers to a word are cleared.
struct ClearedWords {
    private var all: Timestamp?
    private var words: [Word.ID: Timestamp] = [:]

    /// What `clearings` cleared of `subject`.
    init(_ clearings: [Clearing], _ subject: Clearing.Subject) {
        for clearing in clearings where clearing.subject == subject {
            if let cleared = clearing.words {
                for word in cleared { words[word] = max(words[word] ?? clearing.at, clearing.at) }
            } else {
                all = max(all ?? clearing.at, clearing.at)
            }
        }
    }

    /// Whether nothing is cleared.
    var isEmpty: Bool { all == nil && words.isEmpty }

    func covers(_ review: Review) -> Bool {
        all.map { review.at <= $0 } ?? false || words[review.word].map { review.at <= $0 } ?? false
    }
}
