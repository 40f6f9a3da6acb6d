/// A review as one line of the history: a JSON object and a line break.
enum ReviewLine {
    static func encode(_ review: Review) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("at", review.at.description)
            writer.member("word", review.word.description)
            writer.member("bookcase", review.bookcase.description)
            writer.member("game", review.game.rawValue)
            writer.member("direction", review.direction.rawValue)
            writer.member("outcome", review.outcome.rawValue)
            if let chosen = review.chosen { writer.member("chosen", chosen.description) }
            if review.hints > 0 { writer.member("hints", review.hints) }
            writer.member("milliseconds", review.milliseconds)
        }
        writer.lineBreak()
        return writer.bytes
    }
}
