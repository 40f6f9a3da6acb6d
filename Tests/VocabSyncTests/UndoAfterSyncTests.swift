import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// What undo and redo do after something came from another device.
@Suite("After a sync, undo") struct UndoAfterSyncTests {
    private let book = Bookcase.ID.sample(1)
    private let apple = Word.ID.sample(10)

    private func withStore(_ body: (Store) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            let store = Store(root: Path("\(folder.path)/내 서재"), files: DiskFileSystem())
            try store.update(Change(.addBookcase, bookcase: "과일"), at: .sample) { try $0.add(try .sample(name: "과일", id: book)) }
            try store.update(Change(.addWord, "apple"), at: .sample) { library in
                try library.update(book) { try $0.add(try .sample(term: "apple", id: apple)) }
            }
            try body(store)
        }
    }

    /// Brings what another device made of the library that both had.
    private func bring(to store: Store, _ change: (inout Library) throws -> Void) throws {
        try store.whileLocked(at: .later) { locked in
            var theirs = locked.library
            try change(&theirs)
            let merged = LibraryMerge(base: locked.library, ours: locked.library, theirs: theirs).library
            _ = try locked.bring(merged, merge: LibraryMerge.rebased)
        }
    }

    private func edit(_ library: inout Library, _ change: (inout WordContent) -> Void) throws {
        try library.update(book) { bookcase in
            let word = try bookcase.word(apple)
            var content = word.content
            change(&content)
            if let revised = try word.revised(content, at: .later) { try bookcase.replace(with: revised) }
        }
    }

    private func take(_ direction: UndoDirection, _ store: Store) throws -> Change.Kind? {
        guard let step = try store.nextStep(direction), try store.take(step, direction, at: .later) else { return nil }
        guard case .change(let change) = step.action else { return nil }
        return change.kind
    }

    @Test("takes back the field that was edited here, not the one that was edited there, and redo does it again")
    func fields() throws {
        try withStore { store in
            try store.update(Change(.editWord, "apple"), at: .sample) { try edit(&$0) { $0.meaning = "능금" } }
            try bring(to: store) { try edit(&$0) { $0.example = "An apple." } }
            #expect(try take(.undo, store) == .editWord)
            var word = try #require(try store.contents().library[book]?.word(apple))
            #expect(word.meaning == "사과" && word.content.example == "An apple.")
            #expect(try take(.redo, store) == .editWord)
            word = try #require(try store.contents().library[book]?.word(apple))
            #expect(word.meaning == "능금" && word.content.example == "An apple.")
        }
    }

    @Test("of a deletion that another device's edit overruled changes nothing") func overruledDeletion() throws {
        try withStore { store in
            try store.update(Change(.removeWord, "apple"), at: .sample) { try $0.update(book) { try $0.remove(apple) } }
            try store.whileLocked(at: .later) { locked in
                var theirs = locked.library
                let word = try Word.sample(term: "apple", meaning: "능금", id: apple)
                try theirs.update(book) { $0.setWords([word]) }
                _ = try locked.bring(theirs, merge: LibraryMerge.rebased)
            }
            _ = try? take(.undo, store)
            let words = try store.contents().library[book]?.words ?? []
            #expect(words.map(\.meaning) == ["능금"])
        }
    }

    @Test("never takes back a word that came, nor one made here that was edited there, nor the bookcase they are in")
    func words() throws {
        try withStore { store in
            try bring(to: store) { library in
                try edit(&library) { $0.note = "저쪽에서" }
                try library.update(book) { try $0.add(try .sample(term: "pear")) }
            }
            while try take(.undo, store) != nil {}
            let words = try store.contents().library[book]?.words ?? []
            #expect(words.map(\.term) == ["apple", "pear"] && words.first?.content.note == "저쪽에서")
        }
    }

    @Test("takes an import back here, and after the next sync it is gone there") func importTakenBack() throws {
        try withStore { store in
            try store.update(Change(.importList, "list.csv"), at: .sample) { library in
                try library.update(book) { bookcase in
                    for term in ["kiwi", "lime"] { try bookcase.add(try .sample(term: term)) }
                }
            }
            let there = try store.contents().library
            try bring(to: store) { library in try library.update(book) { try $0.add(try .sample(term: "pear")) } }
            #expect(try take(.undo, store) == .importList)
            let here = try store.contents().library
            let merged = LibraryMerge(base: there, ours: here, theirs: there).library
            #expect(merged[book]?.words.map(\.term) == ["apple", "pear"])
        }
    }

    @Test("says what it cannot take back any more, and takes back what was before only when asked again") func overtaken() throws
    {
        try withStore { store in
            try store.update(Change(.editWord, "apple"), at: .sample) { try edit(&$0) { $0.meaning = "능금" } }
            try bring(to: store) { try edit(&$0) { $0.meaning = "사과나무 열매" } }
            try bring(to: store) { try edit(&$0) { $0.example = "An apple." } }
            let step = try #require(try store.nextStep(.undo))
            #expect(step.isOvertaken)
            #expect(try !store.take(step, .undo, at: .later))
            #expect(try store.contents().library[book]?.word(apple).meaning == "사과나무 열매")
            let next = try #require(try store.nextStep(.undo))
            #expect(next != step)
        }
    }

    @Test("is no step of the sync itself") func noStep() throws {
        try withStore { store in
            try bring(to: store) { library in try library.update(book) { try $0.add(try .sample(term: "pear")) } }
            guard case .change(let change) = try store.nextStep(.undo)?.action else {
                Issue.record("nothing to take back")
                return
            }
            #expect(change.kind == .addWord)
        }
    }
}
