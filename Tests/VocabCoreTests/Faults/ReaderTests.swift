import Synchronization
import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct ReaderTests {
    @Test(
        "A reader that a writer overtakes at any pace finds the store as it was before or is after",
        arguments: [StoreOperation.removeChosen, .rename, .install, .importOld(20), .pruneUndo])
    func overtaken(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        var found: Set<Bool> = []
        for seed in 0..<80 as Range<UInt64> {
            let contents = try Film(trial.photographs, seed: seed).store().contents()
            #expect(contents.problems.isEmpty && trial.libraries.contains(contents.library), "seed \(seed)")
            found.insert(contents.library == trial.after.library)
        }
        #expect(found == [false, true])
    }

    @Test(
        "So does one that reads no more than the settings or one bookcase",
        arguments: [StoreOperation.removeChosen, .rename, .install, .importOld(20)])
    func overtakenInPart(operation: StoreOperation) throws {
        let trial = try Trial(operation)
        var broken: [String] = []
        for seed in 0..<80 as Range<UInt64> {
            let settings = try Film(trial.photographs, seed: seed).store().settings()
            #expect(trial.libraries.map(\.settings).contains(settings), "seed \(seed)")
            for name in trial.before.library.bookcases.map(\.name.description) {
                do {
                    let read = try Film(trial.photographs, seed: seed).store().bookcase(keptAs: name)
                    if !trial.libraries.contains(where: { $0.bookcase(named: name) == read }) {
                        broken.append("\(seed), \(name)")
                    }
                } catch {
                    broken.append("\(seed), \(name): \(error)")
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.prefix(5).joined(separator: "\n"))")
    }

    @Test("So does one that meets a dead writer's change while the next writer puts that back and makes its own")
    func overtakenTwice() throws {
        let trial = try Trial(.removeChosen)
        var broken: [String] = []
        for (moment, dead) in trial.photographs.enumerated() where dead.hasPendingChange {
            let disk = SimulatedDisk(dead.killed())
            let process = disk.process()
            try StoreOperation.install.run(Store(process))
            let after = try disk.store().contents().library
            for seed in 0..<25 as Range<UInt64> {
                let contents = try Film(process.photographs, seed: seed).store().contents()
                if !contents.problems.isEmpty || ![trial.before.library, after].contains(contents.library) {
                    broken.append("moment \(moment), seed \(seed)")
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.prefix(5).joined(separator: "\n"))")
    }
}

/// What happens on a disk, shown at a random pace while a reader looks on; each seed is slower than the one before.
private final class Film: Sendable {
    private let images: [DiskImage]
    private let disk: SimulatedDisk
    private let slowness: Int
    private let state: Mutex<(index: Int, generator: SeededGenerator)>

    init(_ images: [DiskImage], seed: UInt64) {
        self.images = images
        var generator = SeededGenerator(seed: seed)
        let start = Int.random(in: images.indices, using: &generator) * Int.random(in: 0...1, using: &generator)
        disk = SimulatedDisk(images[start])
        slowness = Int(seed) / 2
        state = Mutex((start, generator))
    }

    func store() -> Store {
        var plan = FaultPlan()
        plan.meanwhile = { [self] _ in
            let index: Int? = state.withLock { state in
                guard Int.random(in: 0...slowness, using: &state.generator) == 0 else { return nil }
                state.index = min(state.index + Int.random(in: 0...3, using: &state.generator), images.count - 1)
                return state.index
            }
            if let index { disk.image = images[index] }
        }
        return disk.store(plan)
    }
}

extension Trial {
    /// The library before and after.
    fileprivate var libraries: [Library] { [before.library, after.library] }
}
