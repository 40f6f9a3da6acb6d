import Foundation
import Testing
import VocabTestSupport

@testable import VocabCore

/// Stores as each released version wrote them, in `GoldenStores`, with what that version read in them.
@Suite("Stores of earlier versions") struct GoldenStoreTests {
    /// Set to true to write down what this version reads; that run fails.
    private static let records = false

    @Test(
        "a store of an earlier version holds the same bookcases, answers and steps to take back as it did then",
        arguments: ["0.1.0"])
    func same(version: String) throws {
        try TemporaryFolder.with { folder in
            let store = try Self.copy(of: version, in: folder)
            let found = try Self.description(of: store)
            let golden = Self.folder.appendingPathComponent("\(version).txt")
            if Self.records {
                let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                try found.write(
                    to: source.appendingPathComponent("GoldenStores/\(version).txt"), atomically: true, encoding: .utf8)
                Issue.record("recorded")
                return
            }
            #expect(try found == String(contentsOf: golden, encoding: .utf8))
        }
    }

    @Test("the first change takes a store of an earlier version over, once, with a copy of how it was, and says so")
    func takenOver() throws {
        try TemporaryFolder.with { folder in
            let store = try Self.copy(of: "0.1.0", in: folder)
            let before = try folder.allFiles()
            let step = try store.nextStep(.undo)
            for number in 0..<2 {
                try store.update(Change(.setUp), at: .later) { $0.settings.startersGiven.append("\(number)") }
                #expect(store.repairs.take() == (number == 0 ? [.takenOver(backup: "2026-11-21T10-00-00Z-upgrade")] : []))
            }
            let device = "50152731-940f-447a-a766-583690a935b4"
            #expect(folder.text(of: "한글 이름/device") == device + "\n")
            #expect(try store.device()?.description == device)
            #expect(folder.text(of: "한글 이름/settings.json")?.contains("device") == false)
            for (name, bytes) in before where ["/bookcases/", "/history/", "/settings"].contains(where: name.contains) {
                if name.contains("/backups/") { continue }
                let copy = name.replacing("한글 이름/", with: "한글 이름/backups/2026-11-21T10-00-00Z-upgrade/")
                #expect(folder.bytes(of: copy) == bytes, "\(name)")
            }
            for _ in 0..<2 { try StoreOperation.take(.undo, in: store) }
            #expect(try store.nextStep(.undo) == step)
        }
    }

    private static var folder: URL { Bundle.module.bundleURL.appendingPathComponent("GoldenStores") }

    /// The store that `version` left, copied into a folder with a Hangul name.
    static func copy(of version: String, in folder: TemporaryFolder) throws -> Store {
        let place = URL(fileURLWithPath: folder.path).appendingPathComponent("한글 이름")
        try FileManager.default.copyItem(at: Self.folder.appendingPathComponent(version), to: place)
        return Store(root: place.path, files: DiskFileSystem())
    }

    /// All that a learner finds in the store, and finds again while everything is taken back and done again.
    private static func description(of store: Store) throws -> String {
        var lines = try history(store) + library(store)
        for direction in [UndoDirection.redo, .undo, .redo] {
            while let step = try store.nextStep(direction) {
                guard try store.take(step, direction, at: .later) else { return "not taken" }
                let after = try Fingerprint.of(Array((library(store) + history(store)).joined(separator: "\n").utf8))
                lines.append("\(direction) \(step.at) \(action(step.action)): \(after)")
            }
            lines += try library(store)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func action(_ action: UndoStep.Action) -> String {
        switch action {
        case .change(let change): "\(change.kind.rawValue) \(change.subject) \(change.bookcase)"
        case .answer(let review): "\(review.word) \(review.outcome)"
        case .clearing(let clearing): "clearing \(clearing.words?.count ?? 0)"
        }
    }

    private static func library(_ store: Store) throws -> [String] {
        let contents = try store.contents()
        let setup = contents.library.settings.setup.map { "\($0.bookcase) \($0.count)" } ?? "none"
        return contents.problems.map { "\($0)" } + ["set-up \(setup)"]
            + contents.library.bookcases.flatMap { bookcase in
                [
                    "\(bookcase.id) \(bookcase.name) \(bookcase.description) \(bookcase.termLanguage) \(bookcase.meaningLanguage)"
                        + " \(bookcase.added) \(bookcase.modified)"
                ]
                    + bookcase.words.map {
                        "    \($0.id) \($0.term): \($0.meaning) \($0.content.tags) \($0.memorized) \($0.added) \($0.modified)"
                    }
            }
    }

    private static func history(_ store: Store) throws -> [String] {
        let history = try store.history()
        let answers = history.reviews.map { review in
            "\(review.at) \(review.word) \(review.bookcase) \(review.game) \(review.direction) \(review.outcome)"
                + " \(review.chosen?.description ?? "none") \(review.hints) \(review.milliseconds)"
        }
        return history.problems.map { "\($0)" } + answers.sorted()
    }
}
