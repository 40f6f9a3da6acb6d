import VocabCore

/// Random libraries, out of few identifiers, names and texts, so that two of them have much in common.
package struct RandomLibrary: Sendable {
    private var generator: SeededGenerator

    /// The libraries of a seed: the same each time.
    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// A number below `limit`.
    package mutating func number(below limit: Int) -> Int {
        Int.random(in: 0..<limit, using: &generator)
    }

    /// A library.
    package mutating func next() throws -> Library {
        var library = Library()
        let names = ["가", "나", "다", "A/b", "…"].shuffled(using: &generator)
        for (id, name) in zip((1...4).shuffled(using: &generator).prefix(number(below: 5)), names) {
            try library.add(try bookcase(id, name, words: words()))
        }
        library.settings.setup = setup()
        library.settings.startersGiven = (0..<number(below: 3)).map { "starter \($0)" }
        return library
    }

    /// A library that differs from `library` in little or nothing.
    package mutating func next(near library: Library) throws -> Library {
        var next = Library()
        next.settings = library.settings
        if number(below: 4) == 0 { next.settings.setup = setup() }
        for bookcase in library.bookcases {
            switch number(below: 6) {
            case 0: continue
            case 1: try? next.add(try changed(bookcase, name: "새 \(number(below: 3))", words: bookcase.words))
            case 2, 3: try? next.add(try changed(bookcase, name: bookcase.name.description, words: near(bookcase.words)))
            default: try? next.add(bookcase)
            }
        }
        if number(below: 4) == 0 { try? next.add(try bookcase(number(below: 6), "더 \(number(below: 3))", words: words())) }
        return next
    }

    private mutating func bookcase(_ id: Int, _ name: String, words: [Word]) throws -> Bookcase {
        let unknown = number(below: 4) == 0 ? [UnknownMember(name: "later", json: "[1,{\"a\":null}]")] : []
        return Bookcase(
            id: .sample(UInt64(id)), name: try BookcaseName(name),
            details: BookcaseDetails(description: text(), termLanguage: text()),
            added: .sample, modified: moment(), words: words, unknownMembers: unknown, unknownNeighbours: unknown)
    }

    private mutating func changed(_ bookcase: Bookcase, name: String, words: [Word]) throws -> Bookcase {
        Bookcase(
            id: bookcase.id, name: try BookcaseName(name), details: bookcase.details, added: bookcase.added, modified: moment(),
            words: words, unknownMembers: bookcase.unknownMembers, unknownNeighbours: bookcase.unknownNeighbours)
    }

    private mutating func words() throws -> [Word] {
        try (1...8).shuffled(using: &generator).prefix(number(below: 9)).map { try word($0) }
    }

    private mutating func near(_ words: [Word]) throws -> [Word] {
        var result: [Word] = []
        for word in words where number(below: 4) > 0 {
            result.append(number(below: 3) == 0 ? try self.word(of: word.id) : word)
        }
        for id in 20..<(20 + number(below: 3)) where !words.contains(where: { $0.id == .sample(UInt64(id)) }) {
            result.insert(try word(id), at: number(below: result.count + 1))
        }
        if number(below: 5) == 0 { result.shuffle(using: &generator) }
        return result
    }

    private mutating func word(_ id: Int) throws -> Word {
        try word(of: .sample(UInt64(id)))
    }

    private mutating func word(of id: Word.ID) throws -> Word {
        var content = WordContent(term: "term " + text(), meaning: "뜻 " + text())
        content.note = text()
        content.tags = number(below: 3) == 0 ? ["day \(number(below: 3))"] : []
        let unknown = number(below: 6) == 0 ? [UnknownMember(name: "more", json: "1e5")] : []
        return try Word(
            content, id: id, memorized: number(below: 2) == 0, added: .sample, modified: moment(), unknownMembers: unknown)
    }

    private mutating func setup() -> Settings.Setup? {
        if number(below: 3) == 0 { return nil }
        let unknown = number(below: 3) == 0 ? [UnknownMember(name: "later", json: "\"typed\"")] : []
        let others = (0..<number(below: 3)).map { _ in Bookcase.ID.sample(UInt64(1 + number(below: 4))) }
        return Settings.Setup(
            bookcase: .sample(UInt64(1 + number(below: 4))), others: others, count: 1 + number(below: 3),
            answering: number(below: 2) == 0 ? nil : .typed, directions: number(below: 2) == 0 ? nil : .mixed,
            unknownMembers: unknown)
    }

    private mutating func text() -> String {
        ["", "a", "사과", "\"\\", "한 줄, 두 줄", "👩‍🏫"][number(below: 6)]
    }

    private mutating func moment() -> Timestamp {
        Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + number(below: 3))
    }
}
