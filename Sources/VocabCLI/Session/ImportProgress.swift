import VocabCore
import VocabLanguage

/// Shows on a terminal how far a long import has come; elsewhere it shows nothing.
final class ImportProgress {
    private let session: Session
    private var size = 0
    private var startedAt: Int
    private var isShown = false

    /// How long an import takes before anything is shown, in milliseconds.
    private static let patience = 300

    /// Which part of the work is done when a file is read, and when its rows are taken in; the rest is saving.
    private static let (read, merged) = (0.6, 0.8)

    /// The progress of an import that begins now.
    init(_ session: Session) {
        self.session = session
        startedAt = session.world.now().milliseconds
    }

    /// Begins anew with a file of so many bytes when a question about it is answered: the time of the learner is none of the work.
    func restart(size: Int) {
        self.size -= size
        startedAt = session.world.now().milliseconds
    }

    /// Counts a file of so many bytes.
    func begin(size: Int) { self.size += size }

    /// Shows that this share of the file is read.
    func showRead(_ share: Double) { show(share * Self.read) }

    /// Shows that all rows are taken in, and what is left is saving them.
    func showMerged() { show(Self.merged) }

    private func show(_ share: Double) {
        let console = session.world.console
        let passed = session.world.now().milliseconds - startedAt
        guard console.isTerminal(.alerts), !session.screen.style.isPlain, passed > Self.patience, share > 0 else { return }
        let left = Int((Double(passed) * (1 - share) / share / 1_000).rounded(.up))
        let width = 10
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
