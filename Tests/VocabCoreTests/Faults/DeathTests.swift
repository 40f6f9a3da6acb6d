import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct DeathTests {
    @Test(
        "Whenever a program dies or the power goes, all of a change is there or nothing, before and after the next one",
        arguments: StoreOperation.all + StoreOperation.otherUndoing)
    func anyMoment(operation: StoreOperation) throws {
        let broken = try problems(of: Trial(operation), thenGoingOn: true)
        #expect(broken.isEmpty, "\(broken.prefix(5).joined(separator: "\n"))")
    }

    @Test("A long list is taken in whole or not at all, whenever the program dies", arguments: StoreOperation.longImports)
    func longImport(operation: StoreOperation) throws {
        #expect(try problems(of: Trial(operation), thenGoingOn: false) == [])
    }

    private func problems(of trial: Trial, thenGoingOn: Bool) throws -> [String] {
        var killed: Set<[String: [UInt8]]> = []
        var crashed: Set<[String: [UInt8]]> = []
        var broken: [String] = []
        for (moment, image) in trial.photographs.enumerated() {
            func expect(_ isTrue: Bool, _ problem: @autoclosure () -> String) {
                if !isTrue { broken.append("moment \(moment) of \(trial.photographs.count - 1): \(problem())") }
            }
            func check(_ remains: DiskImage, withUndo: Bool) throws {
                let state = try StoreState(of: remains)
                expect(trial.holds(state), "what is left is \(state)")
                // After a power loss the next program is the same as after a death; every third moment is enough to see that.
                if thenGoingOn, withUndo || moment.isMultiple(of: 3) {
                    try goOn(from: remains, state, trial.before, withUndo: withUndo, expect)
                }
            }
            let reader = try StoreState(of: image)
            expect(trial.holds(reader), "a reader finds \(reader)")
            // Of moments with the same files the first is the worst, for later ones are as safe or safer.
            if killed.insert(image.tree).inserted { try check(image.killed(), withUndo: true) }
            for remains in DiskImage.PowerLoss.all.map({ image.crashed($0) }) {
                if !killed.contains(remains.tree), crashed.insert(remains.tree).inserted { try check(remains, withUndo: false) }
            }
        }
        return broken
    }

    @Test(
        "Words and the answers that came with them are there together or not at all once the next change is made",
        arguments: StoreOperation.bringingAnswers)
    func answersWithWords(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        let next = try Bookcase.sample(name: "다음")
        for (moment, image) in trial.photographs.enumerated() {
            let disk = SimulatedDisk(image.killed())
            try disk.store().update(Change(.addBookcase, bookcase: "다음"), at: .later) { try $0.add(next) }
            let state = try StoreState(of: disk.image)
            let ends = try [trial.before, trial.after].map { end in
                var library = end.library
                try library.add(next)
                return (library, Set(end.reviews.map(\.milliseconds)))
            }
            let isWhole = ends.contains { $0.0 == state.library && $0.1 == Set(state.reviews.map(\.milliseconds)) }
            #expect(isWhole, "moment \(moment): \(state)")
        }
    }

    @Test(
        "What an operation did when it returned is safe from a power loss",
        arguments: StoreOperation.all + StoreOperation.bringingAnswers)
    func safe(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        let end = try #require(trial.photographs.last)
        for loss in DiskImage.PowerLoss.all { #expect(try StoreState(of: end.crashed(loss)) == trial.after) }
    }

    /// The next program finds nothing in its way, what it does is safe, and can be taken back and done again.
    private func goOn(
        from image: DiskImage, _ state: StoreState, _ before: StoreState, withUndo: Bool,
        _ expect: (Bool, @autoclosure () -> String) -> Void
    ) throws {
        let disk = SimulatedDisk(image)
        let store = disk.store()
        let next = try Bookcase.sample(name: "다음")
        try store.update(Change(.addBookcase, bookcase: "다음"), at: .later) { try $0.add(next) }
        expect(!disk.image.hasPendingChange, "a pending change stays")
        var expected = state.library
        try expected.add(next)
        let crashed = try StoreState(of: disk.image.crashed(.init(tail: .nothing, keepsNames: false)))
        expect(crashed.library == expected && crashed.problems.isEmpty, "after the next change a power loss leaves \(crashed)")
        // Only an answer whose keeping had not returned may go now.
        expect([state.reviews, before.reviews].contains(crashed.reviews), "then a power loss leaves \(crashed)")
        if withUndo {
            try StoreOperation.take(.undo, in: store)
            let undone = try store.contents().library
            expect(undone == state.library, "the next change cannot be taken back: \(undone)")
            try StoreOperation.take(.redo, in: store)
            let redone = try StoreState(of: store)
            expect(redone.library == expected && redone.redo == nil, "done again, the next change leaves \(redone)")
        }
        try answer(disk, store, expect)
    }

    /// An answer that is kept then is safe.
    private func answer(
        _ disk: SimulatedDisk, _ store: Store, _ expect: (Bool, @autoclosure () -> String) -> Void
    ) throws {
        for (id, device) in [(7 as UInt64, StoreOperation.device), (8, StoreOperation.newDevice)] {
            _ = try store.append(StoreOperation.review(7), as: .sample(id), by: device)
        }
        let crashed = try StoreState(of: disk.image.crashed(.init(tail: .nothing, keepsNames: false)))
        expect(
            crashed.reviews.filter { $0 == StoreOperation.review(7) }.count == 2,
            "of the next answers a power loss leaves \(crashed)")
    }
}

extension Trial {
    /// Whether a state is the one before or the one after.
    func holds(_ state: StoreState) -> Bool {
        state == before || state == after
    }
}
