/// What the histories of all devices say together.
package struct History: Sendable {
    /// The answers that count, in the order of time: those of one second by device, and those of one device as they were given.
    package private(set) var reviews: [Review] = []
    /// The identifiers of those answers, in the same order; answers of the first versions have none.
    package private(set) var ids: [Identifier<Review>?] = []
    /// When the record of wrong answers was cleared, or the memory of words.
    package private(set) var clearings: [Clearing] = []
    /// What could not be read.
    package internal(set) var problems: [StoreError] = []
    /// The answers that lie before the first one of their device: their places in `reviews`, and the moment of that one; see `judged`.
    private(set) var early: [Int: Timestamp] = [:]
    /// The places in `reviews` of the answers whose date cannot be right, and the moment of what shows it.
    var undated: [Int: Timestamp] = [:]

    /// Merges the histories of all devices. The order of `files` does not matter: they are sorted by the identifier of their
    /// first answer.
    ///
    /// An answer that stands in two files counts once. An undo or redo line applies to it whichever file holds the line: of
    /// several lines in one file the last counts, whatever its time; between files the one with the later time.
    init(_ files: [HistoryFile]) {
        var answers: [Review] = []
        var ids: [Identifier<Review>?] = []
        var cleared: [(id: Identifier<Review>, clearing: Clearing)] = []
        var known: Set<Identifier<Review>> = []
        var undone: [Identifier<Review>: Statement] = [:]
        var early: [Int: Timestamp] = [:]
        let lines = files.reduce(0) { $0 + $1.lines.count }
        answers.reserveCapacity(lines)
        ids.reserveCapacity(lines)
        known.reserveCapacity(lines)
        for file in files.sorted(by: { $0.firstAnswer < $1.firstAnswer }) {
            var said: [Identifier<Review>: Statement] = [:]
            var start = DeviceStart()
            for line in file.lines {
                switch line.content {
                case .review(let id, let review):
                    let first = start.first(after: review.at, line.sequence)
                    if let id, !known.insert(id).inserted { continue }
                    if let first { early[answers.count] = first }
                    answers.append(review)
                    ids.append(id)
                case .clearing(let id, let clearing):
                    if known.insert(id).inserted { cleared.append((id, clearing)) }
                case .undo(let id, let moment): said[id] = Statement(isUndone: true, at: moment)
                case .redo(let id, let moment): said[id] = Statement(isUndone: false, at: moment)
                case .other: continue
                }
            }
            undone.merge(said) { $0.at > $1.at ? $0 : $1 }
        }
        let standing = answers.indices.filter { index in ids[index].flatMap { undone[$0] }?.isUndone != true }
        let ordered = standing.sorted { (answers[$0].at, $0) < (answers[$1].at, $1) }
        reviews = ordered.map { answers[$0] }
        self.ids = ordered.map { ids[$0] }
        if !early.isEmpty { for (place, index) in ordered.enumerated() { self.early[place] = early[index] } }
        for (index, review) in reviews.enumerated() {
            // They are in the order of time.
            guard review.at < Self.earliest else { break }
            undated[index] = Self.earliest
        }
        clearings = cleared.filter { undone[$0.id]?.isUndone != true }.map(\.clearing)
    }

    /// When a device gave its first answer.
    private struct DeviceStart {
        private var sequence: Int?
        private var at = Timestamp(secondsSince1970: 0)

        /// The moment of the first answer where one at `moment` under this number lies before it by more than a clock may be off.
        ///
        /// Where copies of a store share the device, several may have the first number, and the earliest of them is the first.
        mutating func first(after moment: Timestamp, _ number: Int) -> Timestamp? {
            if sequence == nil || number == sequence { at = sequence == nil ? moment : min(at, moment) }
            sequence = sequence ?? number
            return moment.secondsSince1970 < at.secondsSince1970 - History.tolerance ? at : nil
        }
    }

    /// What a device says last of an answer.
    private struct Statement {
        let isUndone: Bool
        let at: Timestamp
    }
}

extension HistoryFile {
    /// The identifier of the first answer, by which two devices are put in an order whatever their files are called.
    fileprivate var firstAnswer: String {
        for case .review(let id?, _) in lines.lazy.map(\.content) { return id.description }
        return ""
    }
}
