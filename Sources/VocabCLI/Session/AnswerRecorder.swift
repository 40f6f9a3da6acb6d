import VocabCore

/// Keeps the answers of a round; when the disk fails it says so once, and the round goes on. Each further answer is tried again.
struct AnswerRecorder {
    private let session: Session
    private var device: Identifier<Device>?
    private var hasFailed = false

    init(_ session: Session) {
        self.session = session
    }

    mutating func keep(_ review: Review) {
        do {
            try session.store.append(review, by: try thisDevice())
        } catch {
            if !hasFailed { session.tell(Alert(unkept: error)) }
            hasFailed = true
        }
    }

    /// The identifier of this device; made with the first answer ever kept.
    private mutating func thisDevice() throws -> Identifier<Device> {
        if let device { return device }
        let known = try session.store.settings().device
        let device =
            try known
            ?? session.store.update { library in
                if let device = library.settings.device { return device }
                var chance = session.chance
                let device = Identifier<Device>(using: &chance)
                library.settings.device = device
                return device
            }
        self.device = device
        return device
    }
}
