import VocabCore

/// How long a question stands without its choices.
struct RecallTime {
    /// How long at most, in milliseconds; nil until a key comes.
    let limit: Int?
    /// When it was shown.
    let since: ClockReading

    /// How many seconds `--recall-first` gives where it names none.
    static let standardSeconds = 4
    /// The most seconds it takes.
    static let mostSeconds = 3_600

    /// How many milliseconds are left of it; nil without a limit.
    func left(at now: ClockReading) -> Int? { limit.map { max(0, $0 - (now.milliseconds - since.milliseconds)) } }
}
