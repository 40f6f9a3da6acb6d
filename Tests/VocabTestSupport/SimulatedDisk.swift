import Synchronization
import VocabCore

/// A disk in memory that several simulated processes work on at once.
package final class SimulatedDisk: Sendable {
    private struct State {
        var image: DiskImage
        var lastProcess = 0
    }

    private let state: Mutex<State>

    /// A disk that begins as `image`.
    package init(_ image: DiskImage = DiskImage()) {
        state = Mutex(State(image: image))
    }

    /// What is on the disk now. Whoever sets it moves the disk to another moment under the hands of its processes.
    package var image: DiskImage {
        get { state.withLock { $0.image } }
        set { state.withLock { $0.image = newValue } }
    }

    /// A new process that works on this disk.
    package func process(_ plan: FaultPlan = FaultPlan()) -> SimulatedProcess {
        let number = state.withLock { state in
            state.lastProcess += 1
            return state.lastProcess
        }
        return SimulatedProcess(number, on: self, plan)
    }

    func change<Result>(
        _ body: (inout DiskImage) throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        try state.withLock { state throws(SystemError) in try body(&state.image) }
    }

    func changeSurely(_ body: (inout DiskImage) -> Void) {
        state.withLock { body(&$0.image) }
    }
}

/// What goes wrong with the calls of one process; calls are counted from 0.
package struct FaultPlan: Sendable {
    /// The calls that fail, each with its error number, and do nothing.
    package var failures: [Int: Int32] = [:]
    /// Whether each call that a signal may interrupt is interrupted once.
    package var interruptsEveryCall = false
    /// Why no path can be resolved, as below a folder that may not be passed.
    package var refusesToResolve: Int32?
    /// Whether the file system is one that cannot rename without replacing.
    package var lacksRenameWithoutReplacing = false
    /// The most bytes that one call writes.
    package var longestWrite = Int.max
    /// The call at which the process dies: it does nothing, nor does any after it.
    package var death: Int?
    /// What happens on the disk before each call, done by others.
    package var meanwhile: (@Sendable (Int) -> Void)?

    /// Nothing goes wrong unless said.
    package init() {}

    /// One call fails.
    package static func failing(_ call: Int, _ errorNumber: Int32) -> FaultPlan {
        var plan = FaultPlan()
        plan.failures = [call: errorNumber]
        return plan
    }
}
