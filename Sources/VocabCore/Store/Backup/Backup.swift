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
            case .importList, .addWords, .followList: self = .import
            case .removeWord, .removeWords, .removeBookcase, .removeAllBookcases, .removeAllWishes: self = .remove
            case .repair: self = .repair
            case .restore: self = .restore
            case .addWord, .editWord, .memorizeWord, .memorizeWords, .forgetWords, .forgetWord, .moveWords, .addBookcase,
                .editBookcase,
                .renameBookcase, .addStarter,
                .place, .setUp, .setStudy, .setLanguages, .plan, .optimize, .sync, .addWish, .removeWish, .shareList, .leaveList:
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

    /// The folder's name, such as `2026-11-21`, `2026-11-21T09-30-00Z-import`, or `2026-11-21T09-30-00Z-manual-2` for a second one.
    package let name: String
    /// When it was made; for a daily one the day's beginning.
    package let at: Timestamp
    /// Why it was made.
    package let reason: Reason
    /// The files in it, by path.
    package internal(set) var files: [File] = []

    /// How many bytes the files hold together.
    package var size: Int { files.reduce(0) { $0 + $1.size } }

    /// A backup about to be made: the `number`th of its moment and reason.
    init(at moment: Timestamp, _ reason: Reason, number: Int = 1) {
        let text = moment.description
        at = moment
        self.reason = reason
        name =
            reason == .daily
            ? String(text.prefix(10)) : text.replacing(":", with: "-") + "-" + reason.rawValue + (number > 1 ? "-\(number)" : "")
    }

    /// Reads a folder's name; nil when it is none of a backup.
    init?(name: String) {
        let day = name.prefix(10)
        if day.utf8.count == name.utf8.count {
            guard let at = Timestamp("\(day)T00:00:00Z") else { return nil }
            (self.at, reason) = (at, .daily)
        } else {
            let time = name.dropFirst(10).prefix(10).replacing("-", with: ":")
            let parts = name.dropFirst(21).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
            let number = parts.count > 1 ? Int(parts[1]) : 1
            guard let at = Timestamp("\(day)\(time)"), let reason = parts.first.flatMap({ Reason(rawValue: String($0)) }),
                let number, Backup(at: at, reason, number: number).name == name
            else { return nil }
            (self.at, self.reason) = (at, reason)
        }
        self.name = name
    }
}
