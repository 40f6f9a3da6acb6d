import VocabCore

/// The moment after something came in which nobody can have read it: a key that comes so soon was meant for what stood before.
struct ReadingPause {
    /// Whether somebody sits there, who may press keys in haste.
    private let canAsk: Bool
    /// When what stands came; nil for the first, for which no key can be too soon.
    private var since: ClockReading?

    /// In milliseconds: what was pressed sooner after something was shown, was pressed before it was seen.
    static let shortestLook = 400

    /// A pause in `session`, in which nothing has come yet.
    init(in session: Session) { canAsk = session.canAsk }

    /// Something came at `now`, which has to be read; nil for the first of its kind.
    mutating func begins(at now: ClockReading?) { since = now }

    /// Whether a key that comes at `now` comes too soon.
    func isTooSoon(_ now: ClockReading, within milliseconds: Int = shortestLook) -> Bool {
        canAsk && since.map { now.milliseconds - $0.milliseconds < milliseconds } == true
    }
}
