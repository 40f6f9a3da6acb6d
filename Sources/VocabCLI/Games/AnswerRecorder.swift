import VocabCore

/// Keeps the answers of a round; when the disk fails it says so once, and the round goes on. Each further answer is tried again.
struct AnswerRecorder {
    private let session: Session
    private lazy var calendar = session.learnerCalendar
    private var device: Identifier<Device>?
    private var hasFailed = false
    /// The answers of this round; nil for one that could not be kept.
    private var kept: [Identifier<Review>?] = []

    init(_ session: Session) {
        self.session = session
    }

    mutating func keep(_ review: Review) {
        let session = session
        let review = calendar.lived(at: review.at).map(review.given) ?? review
        var generator = session.generator
        let id = Identifier<Review>(using: &generator)
        let isKept = attempt(at: review.at) { device in
            if let rest = try session.store.append(review, as: id, by: device) {
                session.tell(.tornLineSetAside(rest: rest.text))
            }
        }
        kept.append(isKept ? id : nil)
    }

    /// Takes the last answer of this round back.
    mutating func takeBack(at moment: Timestamp) {
        guard let id = kept.popLast() ?? nil else { return }
        let session = session
        _ = attempt(at: moment) { try session.store.takeBack(id, by: $0, at: moment) }
    }

    /// Does something with the history; returns whether it is on disk.
    private mutating func attempt(at moment: Timestamp, _ body: (Identifier<Device>) throws -> Void) -> Bool {
        do {
            try body(thisDevice(at: moment))
            return true
        } catch {
            if !hasFailed { session.tell(Alert(unkept: error)) }
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
