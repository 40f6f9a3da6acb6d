import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCore

/// Something a program does to a store, the same each time, and how the store comes to be as it is before.
struct StoreOperation: Sendable, CustomTestStringConvertible {
    let name: String
    let prepare: @Sendable (Store) throws -> Void
    let run: @Sendable (Store) throws -> Void

    struct NothingToTake: Error {}

    var testDescription: String { name }

    /// An operation on a store of three small bookcases, a set-up, and an answer.
    init(
        _ name: String, after extra: @escaping @Sendable (Store) throws -> Void = { _ in },
        _ run: @escaping @Sendable (Store) throws -> Void
    ) {
        self.init(
            name,
            in: { store in
                try Self.fill(store)
                try extra(store)
            }, run)
    }

    /// An operation on a store that is as `prepare` leaves it.
    private init(
        _ name: String, in prepare: @escaping @Sendable (Store) throws -> Void, _ run: @escaping @Sendable (Store) throws -> Void
    ) {
        self.name = name
        self.prepare = prepare
        self.run = run
    }

    private init(of operation: StoreOperation, _ name: String, _ run: @escaping @Sendable (Store) throws -> Void) {
        self.init(
            name,
            in: { store in
                try operation.prepare(store)
                try operation.run(store)
            }, run)
    }

    /// Takes the operation back.
    var undone: StoreOperation {
        StoreOperation(of: self, "undo of: \(name)") { try Self.take(.undo, in: $0) }
    }

    /// Does it again after it was taken back.
    var redone: StoreOperation {
        StoreOperation(of: undone, "redo of: \(name)") { try Self.take(.redo, in: $0) }
    }

    /// Takes the last step back or does it again.
    static func take(_ direction: UndoDirection, in store: Store) throws {
        guard let step = try store.nextStep(direction), try store.take(step, direction, at: .later) else { throw NothingToTake() }
    }

    static let fruits = Bookcase.ID.sample(1)
    static let animals = Bookcase.ID.sample(2)
    static let old = Bookcase.ID.sample(3)
    static let device = Identifier<Device>.sample(4)
    static let newDevice = Identifier<Device>.sample(40)

    static func review(_ number: UInt64) -> Review {
        Review(
            at: .later, word: .sample(number), bookcase: fruits, direction: .forward, outcome: .right, milliseconds: Int(number))
    }

    private static func fill(_ store: Store) throws {
        try store.update(Change(.addBookcase, bookcase: "과일"), at: .sample) { library in
            try library.add(
                try Bookcase.sample(
                    name: "과일", id: fruits, words: [.sample(term: "apple"), .sample(term: "pear"), .sample(term: "fig")]))
            try library.add(try Bookcase.sample(name: "동물", id: animals, words: [.sample(term: "dog"), .sample(term: "cat")]))
            try library.add(try Bookcase.sample(name: "옛", id: old, words: [.sample(term: "word1"), .sample(term: "word2")]))
        }
        _ = try store.device(orNew: device, at: .sample)
        try store.append(review(1), number: 1, by: device)
        try store.update(Change(.setUp, bookcase: "동물"), at: .sample) {
            $0.settings.setup = Settings.Setup(bookcase: animals, count: 10)
        }
    }
}

extension StoreOperation {
    /// Changes of one bookcase or several, each of which can be taken back.
    static let changes = [addWord, editWord, install, importNew(20), importOld(20), restore] + severalFiles

    /// Changes of several files, or of one file in several steps.
    static let severalFiles = [rename, removeChosen, swap]

    /// Imports of long lists.
    static let longImports = [importNew(300), importOld(300)]

    /// Answers, and what is done to them.
    static let answers: [StoreOperation] = [answer, answer.undone, answer.redone, firstAnswer]

    /// What keeps house.
    static let housekeeping: [StoreOperation] = [first, backup, pruneUndo, pruneBackups, takeOver, join, bring]

    /// Everything a program does to a store; of changes that are alike, some are taken back and done again.
    static let all = changes + (severalFiles + [install]).flatMap { [$0.undone, $0.redone] } + answers + housekeeping

    /// Changes that bring answers. Of one that was broken off a reader may see answers until the next change puts it back.
    static let bringingAnswers = [importAnswers, importAnswers.undone, importAnswers.redone]

    /// More changes, taken back and done again.
    static let otherUndoing = [addWord, importOld(20), restore].flatMap { [$0.undone, $0.redone] }

    static let addWord = StoreOperation("add a word") { store in
        try store.update(Change(.addWord, "plum", bookcase: "과일"), at: .later) { library in
            try library.update(fruits) { try $0.add(try .sample(term: "plum")) }
        }
    }

    static let bring = StoreOperation("take in what another device sent") { store in
        try store.whileLocked(at: .later) { locked in
            var library = locked.library
            try library.update(fruits) { try $0.add(try .sample(term: "plum")) }
            _ = try locked.bring(library) { _, ours, _ in ours }
        }
    }

    static let editWord = StoreOperation("edit a word") { store in
        try store.update(Change(.editWord, "pear", bookcase: "과일"), at: .later) { library in
            try library.update(fruits) { try $0.replace(with: try .sample(term: "배", id: $0.words[1].id, tags: ["new"])) }
        }
    }

    static let rename = StoreOperation("rename a bookcase") { store in
        try store.update(Change(.renameBookcase, "열매", bookcase: "과일"), at: .later) {
            try $0.rename(fruits, to: try BookcaseName("열매"), at: .later)
        }
    }

    static let removeChosen = StoreOperation("remove the bookcase that the set-up chose") { store in
        try store.update(Change(.removeBookcase, bookcase: "동물"), at: .later) { try $0.remove(animals) }
    }

    static let swap = StoreOperation("let two bookcases change names") { store in
        try store.update(Change(.renameBookcase, bookcase: "과일"), at: .later) { library in
            try library.rename(fruits, to: try BookcaseName("잠깐"), at: .later)
            try library.rename(old, to: try BookcaseName("과일"), at: .later)
            try library.rename(fruits, to: try BookcaseName("옛"), at: .later)
        }
    }

    static let install = StoreOperation("install a bookcase and remember it") { store in
        try store.update(Change(.addStarter, bookcase: "TOEIC"), at: .later) { library in
            try library.add(try .sample(name: "TOEIC", words: [try .sample(term: "abandon")]))
            library.settings.startersGiven = ["TOEIC"]
        }
    }

    static func importNew(_ rows: Int) -> StoreOperation {
        StoreOperation("import \(rows) rows into a new bookcase") { store in
            try store.update(Change(.importList, "list.csv", bookcase: "새"), at: .later) { library in
                try library.add(try .sample(name: "새", id: .sample(9)))
                _ = try library.update(.sample(9)) { bookcase in try takeInList(rows, &bookcase) }
            }
        }
    }

    static func importOld(_ rows: Int) -> StoreOperation {
        StoreOperation("import \(rows) rows into an old bookcase") { store in
            try store.update(Change(.importList, "list.csv", bookcase: "옛"), at: .later) { library in
                _ = try library.update(old) { bookcase in try takeInList(rows, &bookcase) }
            }
        }
    }

    /// Two of the rows tell more about words that may be there.
    private static func takeInList(_ count: Int, _ bookcase: inout Bookcase) throws -> ImportCounts {
        let rows = (1...count).map { "word\($0),meaning \($0)" }.joined(separator: "\n")
        var generator = SeededGenerator(seed: 5)
        return bookcase.merge(try WordList(Array(rows.utf8)), at: .later, using: &generator)
    }

    static let restore = StoreOperation(
        "restore a backup",
        after: { store in
            _ = try store.createBackup(at: .sample)
            try rename.run(store)
            try removeChosen.run(store)
            try store.update(Change(.addBookcase, bookcase: "동물"), at: .later) {
                try $0.add(try .sample(name: "동물", id: .sample(8)))
            }
        }
    ) { store in
        var generator = SeededGenerator(seed: 5)
        _ = try store.restore("2026-11-21T09-00-00Z-manual", at: .later, using: &generator)
    }

    /// Both words and answers are new.
    static let importAnswers = StoreOperation("import a bookcase with its answers") { store in
        var generator = SeededGenerator(seed: 5)
        _ = try store.update(
            Change(.importList, "toeic.json", bookcase: "TOEIC"), at: .later, using: &generator,
            bringing: { library in
                try library.add(try .sample(name: "TOEIC", words: [try .sample(term: "abandon")]))
                return ((), (1...3).map { HistoryAnswer(id: .sample(50 + $0), review: review($0)) })
            })
    }

    static let answer = StoreOperation("keep an answer") { store in
        _ = try store.append(review(2), as: .sample(2), by: device)
    }

    /// On a device that gave none yet, so that its file is new.
    static let firstAnswer = StoreOperation("keep the first answer of a device") { store in
        _ = try store.append(review(2), as: .sample(2), by: newDevice)
    }

    static let first = StoreOperation("the first change of a store that is not there yet", in: { _ in }) { store in
        try store.update(Change(.addBookcase, bookcase: "첫"), at: .sample) { try $0.add(try .sample(name: "첫")) }
    }

    static let backup = StoreOperation("make a backup") { store in
        _ = try store.createBackup(at: .later)
    }

    static let takeOver = StoreOperation(
        "the first change of a store that an earlier version made",
        after: { store in
            let setup = "\"setup\":{\"bookcase\":\"\(animals)\",\"count\":10}"
            try store.files.put(Array("{\"format\":1,\(setup),\"device\":\"\(device)\"}".utf8), at: store.settingsPath)
            try store.files.remove(store.devicePath)
        }
    ) { try addWord.run($0) }

    static let join = StoreOperation(
        "a change of a store in which a bookcase has two files and another the name of a third",
        after: { store in
            let fruit = try Bookcase.sample(name: "과일", id: fruits, words: [.sample(term: "apple"), .sample(term: "kiwi")])
            try store.files.put(BookcaseFile.encode(fruit), at: store.folder.appending("과일 (2).json"))
            let other = try Bookcase.sample(name: "옛", id: .sample(33), words: [.sample(term: "new")])
            try store.files.put(BookcaseFile.encode(other), at: store.folder.appending("z.json"))
        }
    ) { try addWord.run($0) }

    static let pruneUndo = StoreOperation(
        "a change that lets the oldest change go", after: { store in for number in 0..<30 { try addWord(number, to: store) } }
    ) { try addWord(30, to: $0) }

    static let pruneBackups = StoreOperation(
        "a change that lets old copies go",
        after: { store in
            for number in 0..<13 { try addWord(number, to: store) }
            for number in 0..<12 { try removeWord(number, from: store) }
        }
    ) { try removeWord(12, from: $0) }

    private static func addWord(_ number: Int, to store: Store) throws {
        try store.update(Change(.addWord, "term\(number)", bookcase: "과일"), at: .sample) { library in
            try library.update(fruits) { try $0.add(try .sample(term: "term\(number)", id: .sample(UInt64(100 + number)))) }
        }
    }

    private static func removeWord(_ number: Int, from store: Store) throws {
        let moment = Timestamp(secondsSince1970: Timestamp.later.secondsSince1970 + number)
        try store.update(Change(.removeWord, "term\(number)", bookcase: "과일"), at: moment) { library in
            try library.update(fruits) { try $0.remove(.sample(UInt64(100 + number))) }
        }
    }
}
