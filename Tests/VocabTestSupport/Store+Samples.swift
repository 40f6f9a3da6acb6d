import VocabCore

extension Store {
    /// Changes the library as if by adding a word, at `sample`.
    @discardableResult
    package func update<Result>(_ body: (inout Library) throws -> Result) throws -> Result {
        try update(Change(.addWord, "apple", bookcase: "과일"), at: .sample, body)
    }

    /// Appends an answer under the identifier of this number.
    package func append(_ review: Review, number: UInt64 = 9, by device: Identifier<Device>) throws {
        _ = try append(review, as: .sample(number), by: device)
    }
}
