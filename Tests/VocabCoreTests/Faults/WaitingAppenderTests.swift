import Glibc
import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct WaitingAppenderTests {
    @Test("An answer is kept in the history that is there, also when that was replaced while the answer waited for its lock")
    func replaced() throws {
        let start = SimulatedDisk()
        try StoreOperation.answer.prepare(start.store())
        let path = start.store().historyPath(of: StoreOperation.device)
        let kept = try #require(start.image.files[path.text])
        var waited = 0
        for moment in 0..<14 {
            let disk = SimulatedDisk(start.image)
            let other = disk.process()
            let lock = try other.open(path, flags: O_RDWR, mode: 0)
            try other.lock(lock)
            var plan = FaultPlan()
            plan.meanwhile = { call in
                guard call == moment else { return }
                try? disk.put(kept + Array("\n".utf8), at: path)
                other.close(lock)
            }
            let process = disk.process(plan)
            try StoreOperation.answer.run(Store(process))
            if process.calls > moment { waited += 1 }
            let history = try disk.store().history()
            #expect(history.reviews.contains(StoreOperation.review(2)), "replaced before call \(moment)")
        }
        #expect(waited > 8)
    }
}
