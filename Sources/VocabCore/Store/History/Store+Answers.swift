extension Store {
    /// Takes in answers that were given elsewhere, all of them on disk when this returns, and says how many were not there before.
    ///
    /// They become the history of another device, so that `undo` takes back what was answered here. An answer is known by its identifier,
    /// and one without by moment, word and game.
    /// - Throws: `StoreError`.
    package func takeIn(_ answers: [HistoryAnswer], using generator: inout some RandomNumberGenerator) throws -> Int {
        let device = Identifier<Device>(using: &generator)
        return try locked { _ in
            var known = try knownAnswers()
            let missing = answers.filter { known.insert($0) }
            if missing.isEmpty { return 0 }
            var bytes: [UInt8] = []
            for (number, answer) in missing.enumerated() {
                let id = answer.id ?? Identifier(using: &generator)
                bytes += HistoryLine.review(id, answer.review).encoded(sequence: number + 1)
            }
            try files.makeFolder(historyFolder)
            try files.create(historyPath(of: device), with: bytes)
            return missing.count
        }
    }

    private func knownAnswers() throws -> KnownAnswers {
        var known = KnownAnswers()
        for path in try historyPaths() {
            for line in HistoryFile(try read(path) ?? []).lines {
                if case .review(let id, let review) = line.content { known.insert(HistoryAnswer(id: id, review: review)) }
            }
        }
        return known
    }
}

/// Answers by what tells them apart.
private struct KnownAnswers {
    private struct Key: Hashable {
        let at: Timestamp
        let word: Word.ID
        let game: Review.Game
    }

    private var ids: Set<Identifier<Review>> = []
    private var keys: Set<Key> = []

    /// Returns whether the answer was not known.
    @discardableResult
    mutating func insert(_ answer: HistoryAnswer) -> Bool {
        let key = Key(at: answer.review.at, word: answer.review.word, game: answer.review.game)
        let isKeyNew = keys.insert(key).inserted
        return answer.id.map { ids.insert($0).inserted } ?? isKeyNew
    }
}
