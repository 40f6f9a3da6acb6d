import VocabCore

/// Keeps the answers of a round; when the disk fails it says so once, and the round goes on. What could not be kept is tried again with each
/// further answer, and at the end.
struct AnswerRecorder {
    private let session: Session
    private lazy var calendar = session.learnerCalendar
    private var device: Identifier<Device>?
    /// Whether there was a store when the game began: where it is gone, as with a disk that was taken out, no other is made in its place.
    private let hadStore: Bool
    /// The answers of this round.
    private var given: [Identifier<Review>] = []
    /// What is not on disk yet, in its order.
    private var waiting: [Entry] = []
    /// What the program would have told the shell before the disk failed, and then; and how much trouble had been told by then.
    private var failure: (before: ExitStatus, status: ExitStatus, troubles: Int)?

    /// What is written into the history.
    private enum Entry {
        case answer(Identifier<Review>, Review)
        case takeBack(Identifier<Review>, at: Timestamp)
    }

    init(_ session: Session) {
        self.session = session
        hadStore = session.store.bookcaseFolderStatus() != nil
    }

    mutating func keep(_ review: Review) {
        let session = session
        let review = calendar.lived(at: review.at).map(review.given) ?? review
        var generator = session.generator
        let id = Identifier<Review>(using: &generator)
        given.append(id)
        waiting.append(.answer(id, review))
        keepWaiting()
    }

    /// Tries once more what could not be kept, and says what became of it.
    mutating func finish() {
        keepWaiting()
        guard let failure else { return }
        session.remark(waiting.isEmpty ? GamePhrase.savedAfterAll : .notSaved(waiting.count))
        if !waiting.isEmpty, session.status != .interrupted { session.end(with: failure.status) }
        // Another trouble meanwhile has the last word.
        if waiting.isEmpty, session.troubles == failure.troubles { session.end(with: failure.before) }
    }

    /// Writes what waits, the oldest first.
    private mutating func keepWaiting() {
        let session = session
        while let entry = waiting.first {
            let isSaved =
                switch entry {
                case .answer(let id, let review):
                    attempt(at: review.at) { device in
                        if let rest = try session.store.append(review, as: id, by: device) {
                            session.tell(.tornLineSetAside(rest: rest.text))
                        }
                    }
                case .takeBack(let id, let moment):
                    attempt(at: moment) { try session.store.takeBack(id, by: $0, at: moment) }
                }
            if !isSaved { return }
            waiting.removeFirst()
        }
    }

    /// Takes the last answer of this round back.
    mutating func takeBack(at moment: Timestamp) {
        guard let id = given.popLast() else { return }
        // Also one that could not be kept may be on disk, in part or whole.
        waiting.append(.takeBack(id, at: moment))
        keepWaiting()
    }

    /// Does something with the history; returns whether it is on disk.
    private mutating func attempt(at moment: Timestamp, _ body: (Identifier<Device>) throws -> Void) -> Bool {
        do {
            if hadStore, session.store.bookcaseFolderStatus() == nil {
                throw FileFailure.system(.write, path: session.store.root, errorNumber: FileFailure.noSuchFile)
            }
            try body(thisDevice(at: moment))
            return true
        } catch {
            if failure == nil {
                let before = session.status
                session.tell(Alert(unkept: error))
                failure = (before, session.status, session.troubles)
            }
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
