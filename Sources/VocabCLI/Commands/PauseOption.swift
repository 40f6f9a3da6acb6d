import ArgumentParser

/// Whether a round goes on at once after a miss.
struct PauseOption: ParsableArguments {
    @Flag(name: .long, help: .said("틀려도 멈추지 않고 다음 문제로", "go on after a miss without waiting for a key"))
    var noPause = false

    /// Whether a round stops after a miss.
    func pauses(in session: Session) -> Bool { !noPause && session.stopsAfterMiss }
}
