import VocabCore

/// How long a question stands without its choices.
struct RecallTime {
    /// How long at most, in milliseconds.
    let limit: Int
    /// When it was shown.
    let since: ClockReading

    /// The limit of `--recall-first`, in milliseconds.
    static let standardLimit = 4_000
    /// Choices that came just now cannot have been read before so many milliseconds.
    private static let shortestLook = 300

    /// How many milliseconds are left of it.
    func left(at now: ClockReading) -> Int { max(0, limit - elapsed(at: now)) }

    /// Whether a key comes too soon to be meant for this question: it belongs to the answer before.
    func isTooSoon(at now: ClockReading) -> Bool { elapsed(at: now) < 500 }

    /// Whether an answer at `now` comes too soon after choices that were held back until `since` for anybody to have read them.
    static func isStray(since: ClockReading, at now: ClockReading) -> Bool {
        now.milliseconds - since.milliseconds < shortestLook
    }

    private func elapsed(at now: ClockReading) -> Int { now.milliseconds - since.milliseconds }
}
