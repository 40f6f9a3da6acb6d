/// The last answers of a word, right or not; at most 16.
package struct RecentAnswers: Equatable, Sendable {
    /// The last answer in the lowest bit; a one is right.
    package private(set) var bits: UInt16
    /// How many there are.
    package private(set) var count: Int

    /// No answers, or what was kept.
    package init(bits: UInt16 = 0, count: Int = 0) {
        self.count = min(max(count, 0), 16)
        self.bits = self.count == 16 ? bits : bits & (1 << UInt16(self.count) - 1)
    }

    mutating func add(isRight: Bool) {
        bits = bits << 1 | (isRight ? 1 : 0)
        count = min(count + 1, 16)
    }

    /// Whether the last answer was right; nil when there is none.
    package var isLastRight: Bool? { count == 0 ? nil : bits & 1 == 1 }

    /// How many right answers there were since the last miss.
    package var rightInARow: Int { min((~bits).trailingZeroBitCount, count) }

    /// How many of the last `length` answers were not right.
    package func misses(ofLast length: Int) -> Int {
        let considered = min(max(length, 0), count)
        let mask = considered == 16 ? UInt16.max : 1 << UInt16(considered) - 1
        return considered - (bits & mask).nonzeroBitCount
    }
}
