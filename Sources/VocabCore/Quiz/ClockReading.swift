/// What the clocks said at one moment.
public struct ClockReading: Equatable, Sendable {
    /// The time of day and date.
    public let timestamp: Timestamp
    /// Milliseconds of a clock that nobody sets; only differences mean something.
    public let milliseconds: Int

    /// A reading of both clocks.
    public init(timestamp: Timestamp, milliseconds: Int) {
        self.timestamp = timestamp
        self.milliseconds = milliseconds
    }
}
