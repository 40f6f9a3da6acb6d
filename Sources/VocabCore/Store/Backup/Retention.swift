/// Which copies of one file are kept: some of the newest, and the first of each of the last days, weeks and months.
enum Retention {
    private static let recent = 10
    private static let days = 12
    private static let weeks = 10
    private static let months = 9

    /// A copy of one file, in one of the backups that were made unasked.
    struct Copy: Equatable {
        let backup: String
        let file: Path
        let at: Timestamp
        /// In bytes.
        let size: Int
    }

    /// The copies to remove: those that are too old, then the oldest as long as the others take more than `limit` bytes together.
    ///
    /// The newest copy of each file stays, however large it is.
    static func dropped(of copies: [Copy], limit: Int) -> [Copy] {
        var dropped: [Copy] = []
        var expendable: [Copy] = []
        var size = 0
        for versions in Dictionary(grouping: copies, by: \.file).values {
            let kept = Self.kept(versions.map(\.at))
            dropped += versions.indices.filter { !kept.contains($0) }.map { versions[$0] }
            let rest = kept.map { versions[$0] }.sorted { ($0.at, $0.backup) < ($1.at, $1.backup) }
            size += rest.reduce(0) { $0 + $1.size }
            expendable += rest.dropLast()
        }
        for copy in expendable.sorted(by: { ($0.at, $0.backup, $0.file) < ($1.at, $1.backup, $1.file) }) where size > limit {
            dropped.append(copy)
            size -= copy.size
        }
        return dropped
    }

    /// The indices of the copies to keep, of copies made at `moments`.
    static func kept(_ moments: [Timestamp]) -> Set<Int> {
        let newestFirst = moments.indices.sorted { (moments[$0], $0) > (moments[$1], $1) }
        var kept = Set(newestFirst.prefix(recent))
        kept.formUnion(oldest(in: newestFirst, days) { moments[$0].day })
        kept.formUnion(oldest(in: newestFirst, weeks) { moments[$0].week })
        kept.formUnion(oldest(in: newestFirst, months) { moments[$0].month })
        return kept
    }

    /// The last index of each of the first `limit` periods.
    private static func oldest(in indices: [Int], _ limit: Int, _ period: (Int) -> Int) -> [Int] {
        var result: [Int] = []
        var current: Int?
        for index in indices {
            if period(index) == current {
                result[result.count - 1] = index
            } else if result.count == limit {
                break
            } else {
                result.append(index)
                current = period(index)
            }
        }
        return result
    }
}

extension Timestamp {
    /// Days since 1970 in UTC.
    fileprivate var day: Int { Int((Double(secondsSince1970) / 86_400).rounded(.down)) }
    /// Weeks from Monday to Sunday; 1970 began on a Thursday.
    fileprivate var week: Int { Int((Double(day + 3) / 7).rounded(.down)) }
    fileprivate var month: Int {
        let text = description
        return Int(text.prefix(4)).flatMap { year in Int(text.dropFirst(5).prefix(2)).map { year * 12 + $0 } } ?? 0
    }
}
