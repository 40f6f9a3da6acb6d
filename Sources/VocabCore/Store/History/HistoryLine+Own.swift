extension HistoryLine {
    /// Reads an answer that stands exactly as `encoded` writes it, at a tenth of the time that any JSON takes; nil for every other line.
    ///
    /// Whatever it reads, `decode` reads the same.
    static func decodeOwn(_ bytes: ArraySlice<UInt8>) -> (line: HistoryLine, sequence: Int)? {
        var scan = OwnScan(bytes)
        guard scan.has("{\"seq\":"), let sequence = scan.number(), UndoEntryName.numbers.contains(sequence),
            scan.has(",\"id\":"), let id: Identifier<Review> = scan.identifier(),
            scan.has(",\"at\":\""), let at = scan.timestamp(), scan.has("\",\"word\":"), let word: Word.ID = scan.identifier(),
            scan.has(",\"bookcase\":"), let bookcase: Bookcase.ID = scan.identifier(),
            scan.has(",\"game\":"), let game = scan.word().flatMap(Review.Game.init),
            scan.has(",\"direction\":"), let direction = scan.word().flatMap(Direction.init),
            scan.has(",\"outcome\":"), let outcome = scan.word().flatMap(Review.Outcome.init)
        else { return nil }
        var grade: Review.Grade?
        var choices: Int?
        var chosen: Word.ID?
        var hints = 0
        var misses = 0
        if scan.has(",\"grade\":") {
            guard let said = scan.word().flatMap(Review.Grade.init) else { return nil }
            grade = said
        }
        if scan.has(",\"choices\":") {
            guard let number = scan.number() else { return nil }
            choices = number
        }
        if scan.has(",\"chosen\":") {
            guard let id: Word.ID = scan.identifier() else { return nil }
            chosen = id
        }
        if scan.has(",\"hints\":") {
            guard let number = scan.number() else { return nil }
            hints = number
        }
        if scan.has(",\"misses\":") {
            guard let number = scan.number() else { return nil }
            misses = number
        }
        var arcade: ArcadeRound?
        if scan.has(",\"round\":") {
            guard let round = scan.arcadeRound() else { return nil }
            arcade = round
        }
        guard scan.has(",\"milliseconds\":"), let milliseconds = scan.number() else { return nil }
        var lived: LivedTime?
        if scan.has(",\"offset\":") {
            guard let offset = scan.signedNumber(), scan.has(",\"day\":\""), let day = scan.day(), scan.has("\"") else {
                return nil
            }
            lived = LivedTime(day: day, offset: offset, at: at)
        }
        guard scan.has("}"), scan.isAtEnd else { return nil }
        let review = Review(
            at: at, word: word, bookcase: bookcase, game: game, direction: direction, outcome: outcome, grade: grade,
            choices: choices, chosen: chosen, hints: hints, misses: misses, arcade: arcade,
            milliseconds: milliseconds, lived: lived)
        return (.review(id, review), sequence)
    }
}

/// Reads the bytes of a line one after the other, where they are what is waited for.
private struct OwnScan {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    /// Whether `text` comes next, which is then passed.
    mutating func has(_ text: StaticString) -> Bool {
        let offset = position - bytes.startIndex
        let isThere = bytes.withUnsafeBytes { $0.has(text, at: offset) }
        if isThere { position += text.utf8CodeUnitCount }
        return isThere
    }

    /// A whole number from 0, of at most 15 digits and without needless zeros.
    mutating func number() -> Int? {
        let start = position
        var value = 0
        while position < bytes.endIndex, (0x30...0x39).contains(bytes[position]), position - start < 16 {
            value = value * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        let length = position - start
        return length == 0 || length > 15 || length > 1 && bytes[start] == 0x30 ? nil : value
    }

    mutating func signedNumber() -> Int? {
        let isNegative = has("-")
        return number().flatMap { isNegative ? ($0 == 0 ? nil : -$0) : $0 }
    }

    /// A day of ten bytes.
    mutating func day() -> Day? {
        guard bytes.endIndex - position >= 10, let day = Day(String(decoding: bytes[position..<(position + 10)], as: UTF8.self))
        else { return nil }
        position += 10
        return day
    }

    /// An identifier in quotes, in lower case.
    mutating func identifier<Subject>() -> Identifier<Subject>? {
        guard has("\""), bytes.endIndex - position >= 37, bytes[position + 36] == 0x22,
            let id = Identifier<Subject>(utf8: bytes[position..<(position + 36)])
        else { return nil }
        position += 37
        return id
    }

    /// The identifier of a round for points and what it is played against.
    mutating func arcadeRound() -> ArcadeRound? {
        guard let id: Identifier<ArcadeRound> = identifier() else { return nil }
        let mode: (Int) -> ArcadeMode
        if has(",\"time\":") {
            mode = { .time(seconds: $0) }
        } else if has(",\"lives\":") {
            mode = { .lives($0) }
        } else {
            return nil
        }
        return number().flatMap { $0 > 0 ? ArcadeRound(id: id, mode: mode($0)) : nil }
    }

    mutating func timestamp() -> Timestamp? {
        guard bytes.endIndex - position >= 20, let moment = Timestamp(utf8: bytes[position..<(position + 20)]) else { return nil }
        position += 20
        return moment
    }

    /// A word of lower case letters in quotes.
    mutating func word() -> String? {
        guard has("\"") else { return nil }
        let start = position
        while position < bytes.endIndex, (0x61...0x7A).contains(bytes[position]) { position += 1 }
        let end = position
        return has("\"") ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
}
