/// One line of the history: a JSON object and a line break.
enum HistoryLine: Equatable, Sendable {
    /// An answer; those of the first versions have no identifier.
    case review(Identifier<Review>?, Review)
    /// The answer with this identifier was taken back.
    case undo(Identifier<Review>, at: Timestamp)
    /// The answer with this identifier counts again.
    case redo(Identifier<Review>, at: Timestamp)
    /// The record of wrong answers was cleared, or the memory of words; it is taken back like an answer.
    case clearing(Identifier<Review>, Clearing)
    /// Something that a later version writes.
    case other

    /// The line with its number among all that was done on its device.
    func encoded(sequence: Int) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("seq", sequence)
            switch self {
            case .review(let id, let review):
                if let id { writer.member("id", id.description) }
                writer.members(of: review)
            case .undo(let id, let moment):
                writer.member("at", moment.description)
                writer.member("undo", id.description)
            case .redo(let id, let moment):
                writer.member("at", moment.description)
                writer.member("redo", id.description)
            case .clearing(let id, let clearing):
                writer.member("id", id.description)
                writer.member("at", clearing.at.description)
                writer.member("clear", clearing.subject.rawValue)
                if let words = clearing.words { writer.member("words", words.map(\.description)) }
            case .other: break
            }
        }
        writer.lineBreak()
        return writer.bytes
    }

    /// Reads a line without its line break, and the number it was given; nil where an earlier version wrote it without one.
    ///
    /// - Parameter isAnswer: whether it must be an answer that this version knows; else such a line is `other`.
    static func decode(_ bytes: [UInt8], isAnswer: Bool = false) throws -> (line: HistoryLine, sequence: Int?) {
        var reader = JSONReader(bytes)
        var fields = Fields()
        let start = reader.offset
        try reader.object { try fields.read($0, &$1) }
        try reader.end()
        if isAnswer { try fields.checkAnswer(at: start) }
        return (try fields.line(at: start), fields.sequence)
    }

    /// What has been read so far.
    private struct Fields {
        var sequence: Int?
        var id: Identifier<Review>?
        var undo: Identifier<Review>?
        var redo: Identifier<Review>?
        var at: Timestamp?
        var word: Word.ID?
        var bookcase: Bookcase.ID?
        var game: String?
        var direction: String?
        var outcome: String?
        var grade: String?
        var choices: Int?
        var chosen: Word.ID?
        var hints = 0
        var misses = 0
        var round: Identifier<ArcadeRound>?
        var time: Int?
        var lives: Int?
        var milliseconds = 0
        var offset: Int?
        var day: String?
        var clear: String?
        var words: [Word.ID]?

        mutating func read(_ key: String, _ reader: inout JSONReader) throws {
            switch key {
            case "seq":
                let number = try reader.integer()
                sequence = UndoEntryName.numbers.contains(number) ? number : nil
            case "id": id = try reader.identifier(key)
            case "undo": undo = try reader.identifier(key)
            case "redo": redo = try reader.identifier(key)
            case "at": at = try reader.timestamp(key)
            case "word": word = try reader.identifier(key)
            case "bookcase": bookcase = try reader.identifier(key)
            case "game": game = try reader.string()
            case "direction": direction = try reader.string()
            case "outcome": outcome = try reader.string()
            case "grade": grade = try reader.string()
            case "choices": choices = try reader.integer()
            case "chosen": chosen = try reader.identifier(key)
            case "hints": hints = try reader.integer()
            case "misses": misses = try reader.integer()
            case "round": round = Identifier(try reader.string())
            case "time": time = try reader.integer()
            case "lives": lives = try reader.integer()
            case "milliseconds": milliseconds = try reader.integer()
            case "offset": offset = try reader.integer()
            case "day": day = try reader.string()
            case "clear": clear = try reader.string()
            case "words":
                var cleared: [Word.ID] = []
                try reader.array { cleared.append(try $0.identifier(key)) }
                words = cleared
            default: _ = try reader.rawValue()
            }
        }

        /// - Throws: `JSONError` that names the first member which keeps this from being an answer.
        func checkAnswer(at start: Int) throws {
            let words = [
                ("game", game, game.flatMap(Review.Game.init) != nil),
                ("direction", direction, direction.flatMap(Direction.init) != nil),
                ("outcome", outcome, outcome.flatMap(Review.Outcome.init) != nil),
            ]
            for (name, word, isKnown) in words where !isKnown {
                throw JSONError(word == nil ? .missing(name) : .unusable(name), at: start)
            }
        }

        func line(at start: Int) throws -> HistoryLine {
            guard let at else { throw JSONError(.missing("at"), at: start) }
            if let undo { return .undo(undo, at: at) }
            if let redo { return .redo(redo, at: at) }
            if let clear {
                // A later version may clear something else.
                guard let id, let subject = Clearing.Subject(rawValue: clear) else { return .other }
                return .clearing(id, Clearing(at: at, subject, words: words))
            }
            guard let game, let direction, let outcome else { return .other }
            guard let word else { throw JSONError(.missing("word"), at: start) }
            guard let bookcase else { throw JSONError(.missing("bookcase"), at: start) }
            guard let game = Review.Game(rawValue: game), let direction = Direction(rawValue: direction),
                let outcome = Review.Outcome(rawValue: outcome)
            else { return .other }
            return .review(
                id,
                Review(
                    at: at, word: word, bookcase: bookcase, game: game, direction: direction, outcome: outcome,
                    grade: grade.flatMap(Review.Grade.init), choices: choices, chosen: chosen, hints: hints,
                    misses: misses, arcade: arcade, milliseconds: milliseconds, lived: lived(at: at)))
        }

        /// When it was by the learner's clock; nil where that is not told, or cannot be.
        private func lived(at moment: Timestamp) -> LivedTime? {
            guard let offset, let day = day.flatMap(Day.init) else { return nil }
            return LivedTime(day: day, offset: offset, at: moment)
        }

        /// The round for points; nil where none is told, or one of a mode that a later version has.
        private var arcade: ArcadeRound? {
            guard let round else { return nil }
            if let time, time > 0 { return ArcadeRound(id: round, mode: .time(seconds: time)) }
            if let lives, lives > 0 { return ArcadeRound(id: round, mode: .lives(lives)) }
            return nil
        }
    }
}

extension JSONWriter {
    /// Writes the members of an answer.
    package mutating func members(of review: Review) {
        member("at", review.at.description)
        member("word", review.word.description)
        member("bookcase", review.bookcase.description)
        member("game", review.game.rawValue)
        member("direction", review.direction.rawValue)
        member("outcome", review.outcome.rawValue)
        if let grade = review.grade { member("grade", grade.rawValue) }
        if let choices = review.choices { member("choices", choices) }
        if let chosen = review.chosen { member("chosen", chosen.description) }
        if review.hints > 0 { member("hints", review.hints) }
        if review.misses > 0 { member("misses", review.misses) }
        if let arcade = review.arcade { members(of: arcade) }
        member("milliseconds", review.milliseconds)
        if let lived = review.lived {
            member("offset", lived.offset)
            member("day", lived.day.description)
        }
    }

    private mutating func members(of arcade: ArcadeRound) {
        member("round", arcade.id.description)
        switch arcade.mode {
        case .time(let seconds): member("time", seconds)
        case .lives(let lives): member("lives", lives)
        }
    }
}
