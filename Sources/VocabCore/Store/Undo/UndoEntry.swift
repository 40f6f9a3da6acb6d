/// A change as the store keeps it: what was done, and what puts things back as they were before.
///
/// While a change is being written its entry is the journal: whatever part of the change is on disk when the program dies is put
/// back by it. Once the change stands, the same entry takes it back whenever the learner wants.
struct UndoEntry: Equatable, Sendable {
    /// What was done.
    var change: Change
    /// When.
    var at: Timestamp
    /// The device it was done on, where that has a history.
    var device: Identifier<Device>?
    /// How many bytes that history held when the change was first made: answers from there on are later.
    var position: Int
    /// How many bytes it held when the change was taken back; nil for a change that stands.
    var undonePosition: Int?
    /// Puts things back.
    var patch: LibraryPatch
    /// The fingerprint of each bookcase the patch speaks of as the change left it; empty for one that was then gone.
    var marks: [Bookcase.ID: String]
    /// The learner's choices as the change left them, where it changed them.
    var choicesAfter: LibraryPatch.Choices?

    /// Whether its positions tell its order among the answers given on `device`. Before the first answer a store has no device.
    func isComparable(on device: Identifier<Device>?) -> Bool {
        self.device == nil || self.device == device
    }
}

/// The name of an entry's file: its number in the order of changes, how often it was taken back or done again, and which way it leads.
struct UndoEntryName: Hashable, Comparable, Sendable {
    let number: Int
    let revision: Int
    /// Whether it does a change again that was taken back.
    let isRedo: Bool

    /// Numbers beyond are nobody's: there is always a next one.
    private static let limit = 1 << 40

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
            (1..<Self.limit).contains(number), (0..<Self.limit).contains(revision), parts[2] == "undo" || parts[2] == "redo"
        else { return nil }
        self.init(number: number, revision: revision, isRedo: parts[2] == "redo")
    }

    var fileName: String { "\(number)-\(revision)-\(isRedo ? "redo" : "undo").json" }

    /// The name of the entry that leads back from this one.
    var turned: UndoEntryName { UndoEntryName(number: number, revision: revision + 1, isRedo: !isRedo) }

    static func < (left: UndoEntryName, right: UndoEntryName) -> Bool {
        (left.number, left.revision) < (right.number, right.revision)
    }
}
