/// A change as the store keeps it: what was done, and what puts things back as they were before.
///
/// While a change is being written its entry is the journal: whatever part of the change is on disk when the program dies is put
/// back by it. Once the change stands, the same entry takes it back whenever the learner wants.
struct UndoEntry: Equatable, Sendable {
    /// What was done.
    var change: Change
    /// When.
    var at: Timestamp
    /// Puts things back.
    var patch: LibraryPatch
    /// The fingerprint of each bookcase the patch speaks of as the change left it; empty for one that was then gone.
    var checksums: [Bookcase.ID: String]
    /// The learner's choices as the change left them, where it changed them.
    var choicesAfter: LibraryPatch.Choices?
    /// The answers that the change brought with it.
    var answers: BroughtAnswers?
    /// Where it stands among the answers when an earlier version made it; the others are told by the numbers in their names.
    var formerPlace: FormerPlace?

    /// Whether nothing is left that it could change.
    var isEmpty: Bool { patch.isEmpty && answers == nil }

    /// Answers that came with a change, all of them in a history of their own.
    struct BroughtAnswers: Equatable, Sendable {
        /// The device that this history is named for; nobody answers on it.
        var device: Identifier<Device>
        /// Whether they count once the entry has put things back.
        var isCounting: Bool
        /// Whether the change made the history, which then is removed when the change could not be finished.
        var isNew: Bool
    }

    /// The place of a change that was told by the size of a history.
    struct FormerPlace: Equatable, Sendable {
        /// The device of that history; nil where there was none yet.
        var device: Identifier<Device>?
        /// How many bytes the history held when the change was first made: answers that end there or before are earlier.
        var position: Int
        /// How many bytes it held when that version took the change back.
        var undonePosition: Int?

        /// Whether it tells the order among the answers given on `device`.
        func isKnown(on device: Identifier<Device>?) -> Bool {
            self.device == nil || self.device == device
        }
    }
}

/// The name of an entry's file: the number of the change, the number of the last time it was taken back or done again, and which way it
/// leads.
///
/// The numbers are those of `Store.nextSequence`, which answers get too; earlier versions counted changes alone.
struct UndoEntryName: Hashable, Comparable, Sendable {
    let number: Int
    let revision: Int
    /// Whether it does a change again that was taken back.
    let isRedo: Bool

    /// Valid numbers of changes and history lines; the upper bound keeps `number + 1` from overflowing. A file name with another
    /// number is no entry (a revision may also be 0), and a history line with another counts as unnumbered.
    static let numbers = 1..<(1 << 40)

    init(number: Int, revision: Int = 0, isRedo: Bool = false) {
        self.number = number
        self.revision = revision
        self.isRedo = isRedo
    }

    /// Reads a file name such as `12-3-undo.json`; nil for any other.
    init?(fileName: String) {
        guard fileName.hasSuffix(".json") else { return nil }
        let parts = fileName.dropLast(".json".count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let number = Int(parts[0]), let revision = Int(parts[1]),
            Self.numbers.contains(number), revision == 0 || Self.numbers.contains(revision),
            parts[2] == "undo" || parts[2] == "redo"
        else { return nil }
        self.init(number: number, revision: revision, isRedo: parts[2] == "redo")
    }

    var fileName: String { "\(number)-\(revision)-\(isRedo ? "redo" : "undo").json" }

    /// The name of the entry that leads back from this one, which was turned as number `revision`.
    func turned(as revision: Int) -> UndoEntryName { UndoEntryName(number: number, revision: revision, isRedo: !isRedo) }

    static func < (left: UndoEntryName, right: UndoEntryName) -> Bool {
        (left.number, left.revision) < (right.number, right.revision)
    }
}
