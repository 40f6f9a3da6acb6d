/// The elements of an array but one in random order, drawn one at a time (Fisher and Yates), so that a few of many cost little.
struct LazyShuffle {
    private let elements: [Int]
    /// The place of the one that is left out, or the end.
    private let gap: Int
    /// What stands at a place in the stead of the element that was there.
    private var moved: [Int: Int] = [:]
    private var taken = 0

    /// A shuffle of `elements` without `excluded`. Where `elements` hold `excluded`, they must ascend.
    init(_ elements: [Int], without excluded: Int) {
        self.elements = elements
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if elements[middle] < excluded { low = middle + 1 } else { high = middle }
        }
        gap = low < elements.count && elements[low] == excluded ? low : elements.count
    }

    /// One that was not drawn before, or nil after the last.
    mutating func next(using generator: inout some RandomNumberGenerator) -> Int? {
        let count = gap < elements.count ? elements.count - 1 : elements.count
        guard taken < count else { return nil }
        let place = Int.random(in: taken..<count, using: &generator)
        let drawn = element(at: place)
        moved[place] = element(at: taken)
        taken += 1
        return drawn
    }

    private func element(at place: Int) -> Int { moved[place] ?? elements[place < gap ? place : place + 1] }
}
