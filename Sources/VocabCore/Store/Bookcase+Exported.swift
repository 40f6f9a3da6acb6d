extension Bookcase {
    /// Reads a bookcase as `exported` writes it; nil for anything else.
    package init?(exported bytes: [UInt8]) {
        guard bytes.first(where: { ![0xEF, 0xBB, 0xBF, 0x20, 0x0A, 0x0D, 0x09].contains($0) }) == UInt8(ascii: "{"),
            let bookcase = try? BookcaseFile.decode(bytes)
        else { return nil }
        self.init(
            id: bookcase.id, name: bookcase.name, details: bookcase.details, added: bookcase.added, modified: bookcase.modified,
            words: bookcase.words, unknownMembers: bookcase.unknownMembers,
            unknownNeighbours: bookcase.unknownNeighbours.filter { $0.name != Self.reviewsName })
    }

    /// The answers in a bookcase that `exported` wrote with them.
    package static func answers(exported bytes: [UInt8]) -> ExportedAnswers {
        let neighbours = (try? BookcaseFile.decode(bytes))?.unknownNeighbours ?? []
        return neighbours.first { $0.name == reviewsName }.map { ExportedAnswers(json: $0.json) } ?? ExportedAnswers()
    }

    /// `answers` that were given to this bookcase, as answers to the words that these became when they were merged into `other`.
    ///
    /// A word that is not there under its own identifier became one with its term, of several the one that means the same. One that differs
    /// by a capital and means something else is another word.
    package func moving(_ answers: [HistoryAnswer], into other: Bookcase) -> [HistoryAnswer] {
        let known = Set(other.words.map(\.id))
        let strangers = words.filter { !known.contains($0.id) }
        if strangers.isEmpty, other.id == id { return answers }
        let byTerm = Dictionary(grouping: other.words) { Text.key($0.term) }
        var moved: [Word.ID: Word.ID] = [:]
        for word in strangers {
            let namesakes = byTerm[Text.key(word.term)] ?? []
            let same =
                namesakes.first { $0.term == word.term && $0.meaning == word.meaning } ?? namesakes.first(sameAs: word.content)
            moved[word.id] = (same ?? namesakes.first { Text.spelling($0.term) == Text.spelling(word.term) })?.id
        }
        return answers.map { $0.moved(from: id, to: other.id, moved) }
    }

    /// The bookcase as the store writes it, with `reviews` as one more member where they are given.
    package func exported(withReviews reviews: [HistoryAnswer]? = nil) -> [UInt8] {
        guard let reviews else { return BookcaseFile.encode(self) }
        var writer = JSONWriter()
        writer.array(reviews) { review, writer in writer.object { $0.members(of: review) } }
        let member = UnknownMember(name: Self.reviewsName, json: String(decoding: writer.bytes, as: UTF8.self))
        return BookcaseFile.encode(
            Bookcase(
                id: id, name: name, details: details, added: added, modified: modified, words: words,
                unknownMembers: unknownMembers, unknownNeighbours: unknownNeighbours + [member]))
    }

    private static let reviewsName = "reviews"
}
