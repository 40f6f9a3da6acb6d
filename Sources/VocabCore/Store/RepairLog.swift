import Synchronization

/// What a store put in order unasked before a change, until it is told.
package final class RepairLog: Sendable {
    private let repairs = Mutex<[Repair]>([])

    func add(_ more: [Repair]) {
        if !more.isEmpty { repairs.withLock { $0 += more } }
    }

    /// What there is to tell, each repair once.
    package func take() -> [Repair] {
        repairs.withLock { repairs in
            defer { repairs = [] }
            return repairs
        }
    }
}
