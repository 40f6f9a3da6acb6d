extension Round {
    /// The points of the answers so far; nil where the round is not for points.
    var score: ArcadeScore? { questions.plan.arcade == nil ? nil : ArcadeScore(of: results.reviews) }

    /// Whether the time of a round against the clock is up: what comes then is no answer any more.
    func isTimeUp(at now: ClockReading) -> Bool {
        guard case .time(let seconds) = questions.plan.arcade?.mode else { return false }
        return results.elapsed(at: now) >= seconds * 1_000
    }

    var hasLivesLeft: Bool {
        guard case .lives(let lives) = questions.plan.arcade?.mode, let score else { return true }
        return score.misses < lives
    }
}
