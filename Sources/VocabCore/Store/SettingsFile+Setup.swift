extension JSONWriter {
    /// Writes a set-up as a member; versions that know of one bookcase alone find the first.
    mutating func member(_ name: String, _ setup: Settings.Setup) {
        self.name(name)
        object { writer in
            writer.member("bookcase", setup.bookcase.description)
            if !setup.others.isEmpty { writer.member("others", setup.others.map(\.description)) }
            writer.member("count", setup.count)
            writer.optionalMember("kind", setup.answering?.rawValue ?? "")
            writer.optionalMember("direction", setup.directions?.rawValue ?? "")
            writer.members(setup.unknownMembers)
        }
    }
}

extension JSONReader {
    /// Reads a set-up.
    mutating func setup() throws -> Settings.Setup {
        let start = offset
        var bookcase: Bookcase.ID?
        var others: [Bookcase.ID] = []
        var count: Int?
        var answering: AnswerKind?
        var directions: AskedDirections?
        var unknown: [UnknownMember] = []
        try object { key, reader in
            switch key {
            case "bookcase": bookcase = try reader.identifier(key)
            case "others": try reader.array { others.append(try $0.identifier(key)) }
            case "count": count = try reader.integer()
            case "kind": answering = AnswerKind(rawValue: try reader.string())
            case "direction": directions = AskedDirections(rawValue: try reader.string())
            default: unknown.append(UnknownMember(name: key, json: try reader.rawValue()))
            }
        }
        guard let bookcase else { throw JSONError(.missing("bookcase"), at: start) }
        guard let count else { throw JSONError(.missing("count"), at: start) }
        return Settings.Setup(
            bookcase: bookcase, others: others, count: count, answering: answering, directions: directions,
            unknownMembers: unknown)
    }
}
