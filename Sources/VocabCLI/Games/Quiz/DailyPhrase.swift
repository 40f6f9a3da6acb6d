import VocabCore

/// What is said of the challenge of a day.
enum DailyPhrase: Phrase {
    case copy

    var korean: String { "아래 줄을 복사해 공유하세요. 문제와 답은 나오지 않습니다." }

    var english: String { "Copy and share this line: no spoilers." }

    /// The result on one line, the same in every language: `marks` tell of each question whether it was right; without them in plain text.
    static func result(on day: Day, _ results: RoundResults, total: Int, marks: Bool) -> String {
        let signs = marks ? " " + results.reviews.map { $0.outcome == .right ? "●" : "○" }.joined() : ""
        return "vocab \(day) \(results.correct)/\(total)" + signs
    }
}
