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
                let after = try Fingerprint.of((library(store) + history(store)).joined(separator: "\n").utf8)
                lines.append("\(direction) \(step.at) \(deed(step.deed)): \(after)")
            }
            lines += try library(store)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func deed(_ deed: UndoStep.Deed) -> String {
        switch deed {
        case .change(let change): "\(change.kind.rawValue) \(change.subject) \(change.bookcase)"
        case .answer(let review): "\(review.word) \(review.outcome)"
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
