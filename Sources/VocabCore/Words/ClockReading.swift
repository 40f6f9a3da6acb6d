/// What the clocks said at one moment.
package struct ClockReading: Equatable, Sendable {
    /// The time of day and date.
    package let timestamp: Timestamp
    /// Milliseconds of a clock that nobody sets; only differences mean something.
    package let milliseconds: Int

    /// A reading of both clocks.
    package init(timestamp: Timestamp, milliseconds: Int) {
        self.timestamp = timestamp
        self.milliseconds = milliseconds
    }
}
