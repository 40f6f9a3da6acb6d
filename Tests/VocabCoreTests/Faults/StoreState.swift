import VocabTestSupport

@testable import VocabCore

/// All that a learner finds in a store.
struct StoreState: Equatable, CustomStringConvertible {
    /// A step, without the place it is kept in.
    struct Step: Equatable {
        let action: UndoStep.Action
        let at: Timestamp
    }

    let library: Library
    let reviews: [Review]
    let undo: Step?
    let redo: Step?
    let backups: [Backup]
    let problems: [StoreError]

    /// Reads the store, as a program that begins now.
    init(of store: Store) throws {
        let (contents, history) = (try store.contents(), try store.history())
        library = contents.library
        reviews = history.reviews
        problems = contents.problems + history.problems
        undo = try store.nextStep(.undo).map { Step(action: $0.action, at: $0.at) }
        redo = try store.nextStep(.redo).map { Step(action: $0.action, at: $0.at) }
        backups = try store.backups().filter { $0.reason == .manual }
    }

    /// Reads the store on a disk.
    init(of image: DiskImage) throws {
        try self.init(of: SimulatedDisk(image).store())
    }

    /// Short, for hundreds of them may be told of at once.
    var description: String {
        func told(_ step: Step?) -> String {
            switch step?.action {
            case .change(let change): "\(change.kind)"
            case .answer: "answer"
            case .clearing: "clearing"
            case nil: "none"
            }
        }
        return library.bookcases.map { "\($0.name) \($0.words.count)" }.joined(separator: ", ")
            + (library.settings.setup == nil ? "" : ", set up") + ", \(library.settings.startersGiven.count) starters"
            + ", \(reviews.count) answers, undo \(told(undo)), redo \(told(redo)), backups of \(backups.map(\.files.count)) files"
            + (problems.isEmpty ? "" : ", \(problems)")
    }
}

extension SimulatedDisk {
    /// The store on this disk, seen by a new process.
    func store(_ plan: FaultPlan = FaultPlan()) -> Store {
        Store(process(plan))
    }

    /// Lets a file hold `bytes`, as if another program had written it.
    func put(_ bytes: [UInt8], at path: Path) throws {
        let disk = DiskFileSystem(process())
        if let version = try disk.version(of: path) {
            try disk.replace(path, with: bytes, over: version)
        } else {
            try disk.create(path, with: bytes)
        }
    }
}

extension Store {
    /// The store of a process on a simulated disk.
    init(_ process: SimulatedProcess) {
        self.init(root: "/집/내 서재", files: DiskFileSystem(process))
    }
}

extension DiskImage {
    /// Whether a change is there that was not finished.
    var hasPendingChange: Bool { files["/집/내 서재/undo/pending.json"] != nil }
}
