import Glibc
import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct FailingCallTests {
    @Test(
        "Whichever call of the system fails, all of it is done or nothing, and what was refused can be done again",
        arguments: StoreOperation.all + StoreOperation.bringingAnswers)
    func anyCall(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        let failed = try problems(of: trial, (0..<trial.calls).map { ($0, EIO) })
        let full = try problems(of: trial, trial.changingCalls.map { ($0, ENOSPC) })
        #expect(failed.isEmpty && full.isEmpty, "\((failed + full).prefix(5).joined(separator: "\n"))")
    }

    @Test(
        "Undo and redo that say they did it did it, also when a bookcase could not be read the first time",
        arguments: (StoreOperation.severalFiles + [.install, .addWord]).flatMap { [$0.undone, $0.redone] })
    func refusedOnce(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        var problems: [String] = []
        for call in 0..<trial.calls {
            let (image, returned) = trial.run(.failing(call, EACCES))
            let state = try StoreState(of: image)
            if returned, state.library.bookcases != trial.after.library.bookcases { problems.append("call \(call): \(state)") }
            if !returned, state.undo == nil, state.redo == nil { problems.append("call \(call) loses the step") }
        }
        #expect(problems.isEmpty, "\(problems.prefix(5).joined(separator: "\n"))")
    }

    @Test(
        "Want of memory or of a permission at any call does no harm either",
        arguments: [.addWord, .rename, .removeChosen, .install, .answer, .firstAnswer] + StoreOperation.housekeeping,
        [ENOMEM, EACCES])
    func otherReasons(operation: StoreOperation, errorNumber: Int32) throws {
        let trial = try Trial(operation)
        let failed = try problems(of: trial, (0..<trial.calls).map { ($0, errorNumber) })
        #expect(failed.isEmpty, "\(failed.prefix(5).joined(separator: "\n"))")
    }

    @Test("On a file system that cannot rename without replacing all goes as well", arguments: StoreOperation.all)
    func olderFileSystem(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        var plan = FaultPlan()
        plan.lacksRenameWithoutReplacing = true
        let (image, returned) = trial.run(plan)
        #expect(returned)
        #expect(try StoreState(of: image.crashed(.init(tail: .nothing, keepsNames: false))) == trial.after)
    }

    @Test("Where the disk neither confirms a change nor lets it be put back, that is told, and nothing else is")
    func unconfirmed() throws {
        let trial = try Trial(.addWord)
        var told = 0
        for call in 0..<trial.calls {
            var plan = FaultPlan()
            for number in call..<(trial.calls + 50) { plan.failures[number] = EIO }
            let disk = SimulatedDisk(trial.start)
            do {
                try trial.operation.run(disk.store(plan))
            } catch StoreError.file(.unconfirmed) {
                let state = try StoreState(of: disk.image)
                #expect(trial.holds(state))
                if state == trial.after { told += 1 }
            } catch {
                #expect(try StoreState(of: disk.image) == trial.before)
            }
        }
        #expect(told > 0)
    }

    @Test("What a sync cannot read the second time it does not write over", arguments: [EACCES, EIO])
    func unreadableAgain(errorNumber: Int32) throws {
        let trial = try Trial(.bring)
        let process = SimulatedDisk(trial.start).process()
        func settle(_ store: Store) throws { try store.whileLocked(at: .later) { _ = try $0.again().settle() } }
        try settle(Store(process))
        for call in 0..<process.calls {
            let disk = SimulatedDisk(trial.start)
            try? settle(disk.store(.failing(call, errorNumber)))
            #expect(try StoreState(of: disk.image) == trial.before, "call \(call)")
        }
    }

    @Test("A long list is taken in whole or not at all, whichever write fails", arguments: StoreOperation.longImports)
    func longImport(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        #expect(try problems(of: trial, trial.changingCalls.map { ($0, ENOSPC) }) == [])
    }

    private func problems(of trial: Trial, _ failures: [(call: Int, errorNumber: Int32)]) throws -> [String] {
        var tried: Set = [trial.start.tree]
        return try failures.compactMap { call, errorNumber in
            let (image, returned) = trial.run(.failing(call, errorNumber))
            // Many failures leave the same files behind.
            guard returned || tried.insert(image.tree).inserted else { return nil }
            return try problem(of: trial, image, returned: returned).map { "call \(call) of \(trial.calls): \($0)" }
        }
    }

    /// What is wrong after the operation met a failure, and after it was tried again.
    private func problem(of trial: Trial, _ image: DiskImage, returned: Bool) throws -> String? {
        let state = try StoreState(of: image)
        if returned, state == trial.after { return nil }
        if returned || state != trial.before { return "returned \(returned), and then there is \(state)" }
        let disk = SimulatedDisk(image)
        try trial.operation.run(disk.store())
        let second = try StoreState(of: disk.image)
        return second == trial.after && !disk.image.hasPendingChange ? nil : "the second try leads to \(second)"
    }

    @Test(
        "Signals that come between, and writes that take little at a time, change nothing",
        arguments: StoreOperation.all + StoreOperation.longImports)
    func interruptionsAndShortWrites(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        var (interrupted, short) = (FaultPlan(), FaultPlan())
        interrupted.interruptsEveryCall = true
        short.longestWrite = 7
        for plan in [interrupted, short] {
            let (image, returned) = trial.run(plan)
            #expect(returned)
            #expect(try StoreState(of: image) == trial.after)
            #expect(try StoreState(of: image.crashed(.init(tail: .nothing, keepsNames: false))) == trial.after)
        }
    }
}
