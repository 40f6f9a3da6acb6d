import Dispatch
import Testing

/// Tests of programs that run, one at a time on a thread of their own.
///
/// They wait more than they work: on the threads of all the other tests they would hold these up, and one after the other behind them make
/// the suite longer by their whole time.
struct OneAtATime: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(WaitingThread.shared) { try await function() }
    }
}

extension Trait where Self == OneAtATime {
    /// See `OneAtATime`.
    static var oneAtATime: OneAtATime { OneAtATime() }
}

/// The thread that tests wait on.
private final class WaitingThread: TaskExecutor {
    static let shared = WaitingThread()

    private let queue = DispatchQueue(label: "waiting")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
