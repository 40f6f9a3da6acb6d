/// An answer as it goes from one store to another.
package struct HistoryAnswer: Equatable, Sendable {
    /// What it is known by; nil for one of the first versions.
    package let id: Identifier<Review>?
    /// The answer.
    package let review: Review

    /// An answer.
    package init(id: Identifier<Review>?, review: Review) {
        self.id = id
        self.review = review
    }

    /// The same answer where the words and the bookcase have other identifiers.
    package func moved(from old: Bookcase.ID, to new: Bookcase.ID, _ words: [Word.ID: Word.ID]) -> HistoryAnswer {
        let moved = review.moved(
            to: words[review.word] ?? review.word, in: review.bookcase == old ? new : review.bookcase,
            chosen: review.chosen.map { words[$0] ?? $0 })
        return HistoryAnswer(id: id, review: moved)
    }
}

/// The answers in an export, and how many of them could not be read.
package struct ExportedAnswers: Sendable {
    /// Those that could be read.
    package private(set) var answers: [HistoryAnswer] = []
    /// How many could not.
    package private(set) var badCount = 0
    /// Which was the first of those, from 1, and what is wrong with it.
    package private(set) var firstBad: (number: Int, problem: JSONError.Problem)?

    /// There are none.
    package init() {}

    /// Reads a JSON array of answers.
    package init(json: String) {
        var reader = JSONReader(Array(json.utf8))
        do {
            try reader.array { reader in
                let bytes = Array(try reader.rawValue().utf8)
                do {
                    guard case .review(let id, let review) = try HistoryLine.decode(bytes, isAnswer: true).line else {
                        throw JSONError(.unusable("undo"), at: 0)
                    }
                    answers.append(HistoryAnswer(id: id, review: review))
                } catch let error as JSONError {
                    note(error.problem)
                }
            }
        } catch {
            note((error as? JSONError)?.problem ?? .expected(.array))
        }
    }

    private mutating func note(_ problem: JSONError.Problem) {
        badCount += 1
        if firstBad == nil { firstBad = (answers.count + badCount, problem) }
    }
}

extension JSONWriter {
    /// Writes the members of an answer with its identifier.
    package mutating func members(of answer: HistoryAnswer) {
        if let id = answer.id { member("id", id) }
        members(of: answer.review)
    }
}
