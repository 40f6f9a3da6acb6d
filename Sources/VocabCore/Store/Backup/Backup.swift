/// A copy of files of the store as they were, in a folder laid out like a store.
package struct Backup: Equatable, Sendable {
    /// Why a copy was made.
    package enum Reason: String, CaseIterable, Sendable {
        /// Before the first change of a day.
        case daily
        case `import`, remove, repair, restore
        /// Before a store of an earlier version is changed for the first time.
        case upgrade
        /// The learner asked for it.
        case manual

        /// The reason to copy what a change will touch, beside that it may be the first of its day.
        init?(_ kind: Change.Kind) {
            switch kind {
            case .importList: self = .import
            case .removeWord, .removeBookcase: self = .remove
            case .repair: self = .repair
            case .restore: self = .restore
            case .addWord, .editWord, .memorizeWord, .forgetWord, .addBookcase, .editBookcase, .renameBookcase, .addStarter,
                .setUp:
                return nil
            }
        }
    }

    /// A file in a backup.
    package struct File: Equatable, Sendable {
        /// Its path relative to the backup's folder.
        package let path: Path
        /// How many bytes it holds.
        package let size: Int
    }

    /// The folder's name, such as `2026-11-21` or `2026-11-21T09-30-00Z-import`.
    package let name: String
    /// When it was made; for a daily one the day's beginning.
    package let at: Timestamp
    /// Why it was made.
    package let reason: Reason
    /// The files in it, by path.
    package internal(set) var files: [File] = []

    /// How many bytes the files hold together.
    package var size: Int { files.reduce(0) { $0 + $1.size } }

    /// A backup about to be made.
    init(at moment: Timestamp, _ reason: Reason) {
        let text = moment.description
        at = moment
        self.reason = reason
        name = reason == .daily ? String(text.prefix(10)) : text.replacing(":", with: "-") + "-" + reason.rawValue
    }

    /// Reads a folder's name; nil when it is none of a backup.
    init?(name: String) {
        let day = name.prefix(10)
        if day.utf8.count == name.utf8.count {
            guard let at = Timestamp("\(day)T00:00:00Z") else { return nil }
            (self.at, reason) = (at, .daily)
        } else {
            let time = name.dropFirst(10).prefix(10).replacing("-", with: ":")
            guard let at = Timestamp("\(day)\(time)"), let reason = Reason(rawValue: String(name.dropFirst(21))) else {
                return nil
            }
            (self.at, self.reason) = (at, reason)
        }
        self.name = name
    }
}

/// Which copies of one file are kept: some of the newest, and the first of each of the last days, weeks and months.
enum Retention {
    private static let recent = 10
    private static let days = 12
    private static let weeks = 10
    private static let months = 9

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
