import Glibc
import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct RecoveryTests {
    @Test(
        "What puts a broken-off change back may itself fail or die anywhere, and the next one does it",
        arguments: [StoreOperation.removeChosen, .rename, .install])
    func again(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        var broken: [String] = []
        var seen: Set<[String: [UInt8]]> = []
        for (moment, image) in trial.photographs.enumerated() where image.hasPendingChange {
            let image = image.killed()
            guard seen.insert(image.tree).inserted else { continue }
            let calls = count(of: image)
            for call in 0..<calls {
                var death = FaultPlan()
                death.death = call
                for plan in [death, .failing(call, EIO)] {
                    let disk = SimulatedDisk(image)
                    try? disk.store(plan).update { _ in }
                    guard seen.insert(disk.image.tree).inserted else { continue }
                    if let problem = try problem(with: disk.image.killed(), trial.before) {
                        broken.append(
                            "moment \(moment), call \(call) of \(calls) \(plan.death == nil ? "fails" : "dies"): \(problem)")
                    }
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.prefix(5).joined(separator: "\n"))")
    }

    @Test(
        "Whoever only reads puts a broken-off change back too, unless its writer lives, and reads the same where that fails",
        arguments: [StoreOperation.removeChosen, .rename, .install])
    func byReader(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        var broken: [String] = []
        for (moment, image) in trial.photographs.enumerated() where image.hasPendingChange {
            let (live, dead) = (SimulatedDisk(image), SimulatedDisk(image.killed()))
            // The first process is the writer.
            _ = live.process()
            live.store().tidy()
            if live.image.tree != image.tree { broken.append("moment \(moment): a writer that lives is disturbed") }
            let process = dead.process()
            Store(process).tidy()
            if dead.image.hasPendingChange { broken.append("moment \(moment): the change stays") }
            if try StoreState(of: dead.image) != trial.before { broken.append("moment \(moment): not as before") }
            for call in 0..<process.calls {
                let disk = SimulatedDisk(image.killed())
                disk.store(.failing(call, EROFS)).tidy()
                if try StoreState(of: disk.image) != trial.before { broken.append("moment \(moment), call \(call)") }
            }
        }
        #expect(broken.isEmpty, "\(broken.prefix(5).joined(separator: "\n"))")
    }

    private func problem(with image: DiskImage, _ before: StoreState) throws -> String? {
        let state = try StoreState(of: image)
        let disk = SimulatedDisk(image)
        try disk.store().update { _ in }
        let end = try StoreState(of: disk.image)
        return state == before && end == before && !disk.image.hasPendingChange ? nil : "\(state); in the end \(end)"
    }

    private func count(of image: DiskImage) -> Int {
        let process = SimulatedDisk(image).process()
        try? Store(process).update { _ in }
        return process.calls
    }

    @Test("When a program dies after a change and another had died after an undo, nothing old can be done again")
    func twoDeaths() throws {
        let undo = try Trial(StoreOperation.addWord.undone)
        var broken: [String] = []
        for (first, image) in undo.photographs.enumerated() {
            let left = image.killed()
            let before = try StoreState(of: left)
            let disk = SimulatedDisk(left)
            let process = disk.process()
            try StoreOperation.install.run(Store(process))
            let after = try StoreState(of: disk.image)
            for (second, image) in process.photographs.enumerated().suffix(12) {
                let end = SimulatedDisk(image.killed())
                let state = try StoreState(of: end.image)
                if state != after {
                    if state != before { broken.append("\(first), \(second): \(state)") }
                    continue
                }
                try StoreOperation.take(.undo, in: end.store())
                let undone = try StoreState(of: end.image)
                if undone.undo != before.undo || undone.redo != after.undo {
                    broken.append("\(first), \(second): after the undo of a change there is \(undone)")
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.prefix(5).joined(separator: "\n"))")
    }

    @Test("A bookcase that somebody wrote by hand since a change was broken off is not put back")
    func writtenByHand() throws {
        let trial = try Trial(.editWord)
        let byHand = try Bookcase.sample(name: "과일", id: StoreOperation.fruits, words: [try .sample(term: "by hand")])
        for image in trial.photographs where image.hasPendingChange {
            let disk = SimulatedDisk(image.killed())
            let path: Path = "/집/내 서재/bookcases/과일.json"
            try disk.put(BookcaseFile.encode(byHand), at: path)
            #expect(try disk.store().contents().library[byHand.id] == byHand)
            try disk.store().update { _ in }
            #expect(try disk.store().contents().library[byHand.id] == byHand && !disk.image.hasPendingChange)
        }
    }
}
