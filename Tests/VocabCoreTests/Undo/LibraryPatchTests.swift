import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct LibraryPatchTests {
    @Test("A patch from one library to another turns the one into the other, for any two")
    func anyTwo() throws {
        var random = RandomLibrary(seed: 1)
        for _ in 0..<1_500 {
            let old = try random.next()
            for new in [try random.next(), try random.next(near: old)] {
                let patch = LibraryPatch(from: old, to: new)
                #expect(try patch.applied(to: old) == new)
                #expect(patch.isEmpty == (old == new))
            }
        }
    }

    @Test("A patch tells only what differs, and leaves alone what it does not speak of")
    func others() throws {
        var random = RandomLibrary(seed: 2)
        let other = try Bookcase.sample(name: "남의 것", words: [try .sample()])
        for _ in 0..<500 {
            let (old, new) = (try random.next(), try random.next())
            let patch = LibraryPatch(from: old, to: new)
            #expect(Set(patch.steps.map(\.id)) == Set((old.bookcases + new.bookcases).map(\.id).filter { old[$0] != new[$0] }))
            var (meanwhile, expected) = (old, new)
            try meanwhile.add(other)
            try expected.add(other)
            #expect(try patch.applied(to: meanwhile) == expected)
        }
    }

    @Test("A word that changed is all that is told of a long bookcase; another order tells it whole")
    func small() throws {
        let words = try (0..<200).map { try Word.sample(term: "term\($0)") }
        var (old, new, turned) = (Library(), Library(), Library())
        try old.add(try .sample(words: words))
        var changed = words
        changed[100] = try .sample(term: "other", id: words[100].id)
        changed.remove(at: 7)
        try new.add(try .sample(words: changed))
        try turned.add(try .sample(words: words.reversed()))
        guard case .revise(_, let removing, let putting) = try #require(LibraryPatch(from: old, to: new).steps.first).step else {
            Issue.record("the whole bookcase is put")
            return
        }
        #expect(removing == [words[7].id])
        #expect(putting == [LibraryPatch.PlacedWord(place: 99, word: changed[99])])
        #expect(LibraryPatch(from: old, to: turned).steps.first?.step == .put(turned.bookcases[0]))
    }

    @Test("An undo entry is read as it was written, whatever it holds")
    func entryFile() throws {
        var random = RandomLibrary(seed: 3)
        for number in 0..<500 {
            let (old, new) = (try random.next(), try random.next())
            let patch = LibraryPatch(from: old, to: number % 2 == 0 ? new : try random.next(near: old))
            let checksums = Dictionary(
                uniqueKeysWithValues: patch.steps.map { ($0.id, random.number(below: 3) == 0 ? "" : "00ab") })
            let entry = UndoEntry(
                change: Change(
                    Change.Kind.allCases[number % Change.Kind.allCases.count], "\"줄\n", bookcase: number % 3 == 0 ? "" : "가"),
                at: .later, patch: patch, checksums: checksums,
                choicesAfter: number % 2 == 0 ? LibraryPatch.Choices(of: new.settings) : nil,
                formerPlace: number % 3 == 0
                    ? nil
                    : UndoEntry.FormerPlace(
                        device: number % 5 == 0 ? nil : .sample(1), position: number,
                        undonePosition: number % 4 == 0 ? number : nil))
            let bytes = UndoEntryFile.encode(entry)
            #expect(try UndoEntryFile.decode(bytes) == entry)
            #expect(throws: JSONError.self) { try UndoEntryFile.decode(Array(bytes.dropLast(2))) }
        }
    }
}
