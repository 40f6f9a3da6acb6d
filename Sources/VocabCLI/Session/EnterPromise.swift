import VocabCore

/// What Enter, a number and a letter do at the prompt, as the last line that was shown promises.
struct EnterPromise {
    /// What Enter does.
    enum Act {
        /// What the greeting offers.
        case door
        case command(Invocation)
        /// Plays on with what only the game before knows.
        case play(() throws -> Void)
    }

    let enter: Act
    /// What the numbers from 1 on do.
    var numbered: [Act] = []
    /// Asks for the words that were missed, where Enter does something else.
    var missed: (() throws -> Void)?
    /// By which other games are about the same words; nil where nobody knows better than the prompt.
    var options: [Invocation.Option]?
    /// When it was promised.
    let since: ClockReading

    /// Whether an Enter at `now` was on its way already when the line came, and means something else.
    func isTooSoon(_ now: ClockReading) -> Bool { now.milliseconds - since.milliseconds < ReadingPause.shortestLook }
}
