import VocabCore

/// Shows on a terminal how far a long import has come; elsewhere it shows nothing.
final class ImportProgress {
    private let session: Session
    private let size: Int
    private let startedAt: Int
    private var isShown = false

    /// How long an import takes before anything is shown, in milliseconds.
    private static let patience = 300

    /// The progress of a file of `size` bytes.
    init(_ session: Session, size: Int) {
        self.session = session
        self.size = size
        startedAt = session.world.now().milliseconds
    }

    /// Shows that this share of the file is read.
    func show(_ share: Double) {
        let console = session.world.console
        let passed = session.world.now().milliseconds - startedAt
        guard console.isTerminal(.alerts), passed > Self.patience, share > 0 else { return }
        let left = Int((Double(passed) * (1 - share) / share / 1_000).rounded(.up))
        let width = 20
        let done = min(width, Int(share * Double(width)))
        let bar = String(repeating: "━", count: done) + String(repeating: "─", count: width - done)
        let text = ImportPhrase.progress(
            percent: Int(share * 100), kilobytesPerSecond: Int(Double(size) * share) / max(1, passed), secondsLeft: left
        ).text(in: session.language)
        console.write("\r\(bar) \(text)\u{1B}[K", to: .alerts)
        _ = console.flush()
        isShown = true
    }

    /// Leaves no trace of it.
    func clear() {
        if isShown { session.world.console.write("\r\u{1B}[K", to: .alerts) }
        isShown = false
    }
}
