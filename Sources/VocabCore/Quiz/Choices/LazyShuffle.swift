/// The elements of an array in random order, drawn one at a time (Fisher and Yates), so that a few cost little.
struct LazyShuffle {
    private var elements: [Int]
    private var taken = 0

    init(_ elements: [Int]) {
        self.elements = elements
    }

    /// One that was not drawn before, or nil after the last.
    mutating func next(using chance: inout some RandomNumberGenerator) -> Int? {
        guard taken < elements.count else { return nil }
        elements.swapAt(taken, Int.random(in: taken..<elements.count, using: &chance))
        defer { taken += 1 }
        return elements[taken]
    }
}
