import Testing
import VocabTestSupport

@testable import VocabCore

/// An operation that can be tried again and again from the same beginning, and what it does when nothing goes wrong.
struct Trial {
    let operation: StoreOperation
    /// The disk before: only what is safe from a power loss.
    let start: DiskImage
    /// How many calls the operation makes.
    let calls: Int
    /// Those that change something on the disk.
    let changingCalls: [Int]
    /// The disk at every moment of it, from the beginning to the end.
    let photographs: [DiskImage]
    let before: StoreState
    let after: StoreState

    init(_ operation: StoreOperation) throws {
        self.operation = operation
        let setUp = SimulatedDisk()
        try operation.prepare(setUp.store())
        start = setUp.image.crashed(.init(tail: .nothing, keepsNames: false))
        let disk = SimulatedDisk(start)
        let process = disk.process()
        try operation.run(Store(process))
        calls = process.calls
        changingCalls = process.changingCalls
        photographs = process.photographs
        before = try StoreState(of: start)
        after = try StoreState(of: disk.image)
        try #require(before != after && !changingCalls.isEmpty && before.problems.isEmpty && after.problems.isEmpty)
    }

    /// Runs the operation while things go wrong; the disk afterwards, and whether the operation returned.
    func run(_ plan: FaultPlan) -> (disk: DiskImage, returned: Bool) {
        let disk = SimulatedDisk(start)
        do {
            try operation.run(disk.store(plan))
            return (disk.image, true)
        } catch {
            return (disk.image, false)
        }
    }
}
