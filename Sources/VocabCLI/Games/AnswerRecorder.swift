import VocabCore

/// Keeps the answers of a round; when the disk fails it says so once, and the round goes on. What could not be kept is tried again with each
/// further answer, and at the end.
struct AnswerRecorder {
    private let session: Session
    private lazy var calendar = session.learnerCalendar
    private var device: Identifier<Device>?
    private var hasFailed = false
    /// The answers of this round.
    private var given: [Identifier<Review>] = []
    /// Those that are not on disk yet, in their order.
    private var waiting: [(id: Identifier<Review>, review: Review)] = []
    /// What the program would have told the shell before the disk failed.
    private var statusBefore = ExitStatus.done

    init(_ session: Session) {
        self.session = session
    }

    mutating func keep(_ review: Review) {
        let session = session
        let review = calendar.lived(at: review.at).map(review.given) ?? review
        var generator = session.generator
        let id = Identifier<Review>(using: &generator)
        given.append(id)
        waiting.append((id, review))
        keepWaiting()
    }

    /// Tries once more what could not be kept, and says what became of it.
    mutating func finish() {
        keepWaiting()
        guard hasFailed else { return }
        session.remark(waiting.isEmpty ? GamePhrase.keptAfterAll : .notKept(waiting.count))
        if waiting.isEmpty { session.end(with: statusBefore) }
    }

    /// Writes what waits, the oldest first.
    private mutating func keepWaiting() {
        let session = session
        while let (id, review) = waiting.first {
            let isKept = attempt(at: review.at) { device in
                if let rest = try session.store.append(review, as: id, by: device) {
                    session.tell(.tornLineSetAside(rest: rest.text))
                }
            }
            if !isKept { return }
            waiting.removeFirst()
        }
    }

    /// Takes the last answer of this round back.
    mutating func takeBack(at moment: Timestamp) {
        guard let id = given.popLast() else { return }
        if waiting.last?.id == id {
            waiting.removeLast()
            return
        }
        let session = session
        _ = attempt(at: moment) { try session.store.takeBack(id, by: $0, at: moment) }
    }

    /// Does something with the history; returns whether it is on disk.
    private mutating func attempt(at moment: Timestamp, _ body: (Identifier<Device>) throws -> Void) -> Bool {
        do {
            try body(thisDevice(at: moment))
            return true
        } catch {
            if !hasFailed {
                statusBefore = session.status
                session.tell(Alert(unkept: error))
            }
            hasFailed = true
            return false
        }
    }

    /// The identifier of this device; made with the first answer ever kept.
    private mutating func thisDevice(at moment: Timestamp) throws -> Identifier<Device> {
        if let device { return device }
        var generator = session.generator
        let known = try session.store.device(orNew: Identifier<Device>(using: &generator), at: moment)
        device = known
        return known
    }
}
