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

    /// Reads a JSON array of answers; what is no answer is passed over.
    package static func all(in json: String) -> [HistoryAnswer] {
        var reader = JSONReader(Array(json.utf8))
        var answers: [HistoryAnswer] = []
        do {
            try reader.array { reader in
                let line = try HistoryLine.decode(Array(reader.rawValue().utf8)).line
                if case .review(let id, let review) = line { answers.append(HistoryAnswer(id: id, review: review)) }
            }
        } catch {
            return answers
        }
        return answers
    }
}

extension JSONWriter {
    /// Writes the members of an answer with its identifier.
    package mutating func members(of answer: HistoryAnswer) {
        if let id = answer.id { member("id", id) }
        members(of: answer.review)
    }
}
