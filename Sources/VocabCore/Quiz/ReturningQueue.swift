/// Things that are asked one after the other, of which some come back after three to six others, however many do.
///
/// What comes back has a turn of its own, which nothing that comes back later takes away: inserted into the row instead, each would put off
/// those behind it. Tested by `ComeBackTests`.
struct ReturningQueue<Element: Sendable>: Sendable {
    /// Those that were not asked yet, the next one last.
    private(set) var waiting: [Element]
    /// Those that come back, each at its turn, the next one first.
    private(set) var returning: [(turn: Int, element: Element)] = []
    /// How many were asked.
    private var asked = 0

    init(_ waiting: [Element] = []) { self.waiting = waiting }

    var count: Int { waiting.count + returning.count }

    /// The next one: what has its turn, else the next of the others, else what would come back later.
    mutating func next() -> Element? {
        asked += 1
        if let first = returning.first, first.turn <= asked || waiting.isEmpty { return returning.removeFirst().element }
        return waiting.popLast()
    }

    /// Has `element` asked again after as many others as `pause` says, or after all that are left; one turn is always free.
    mutating func comeBack(
        _ element: Element, after pause: ClosedRange<Int>, using generator: inout some RandomNumberGenerator
    ) {
        let turns = (asked + pause.lowerBound + 1)...(asked + pause.upperBound + 1)
        let free = turns.filter { turn in !returning.contains { $0.turn == turn } }
        let turn = free.randomElement(using: &generator) ?? turns.upperBound
        let place = returning.firstIndex { $0.turn > turn } ?? returning.endIndex
        returning.insert((turn, element), at: place)
    }
}
