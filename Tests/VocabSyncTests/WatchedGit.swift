import Testing

@testable import VocabSync

/// A git beside whose runs something else happens, or that is gone after some.
final class WatchedGit: GitRunner {
    private let git: RealGit
    private let allowed: Int
    private let before: (_ number: Int, _ request: GitRequest) throws -> Void
    private(set) var count = 0
    var program: String { git.program }

    init(
        _ git: RealGit, allowed: Int = .max,
        before: @escaping (_ number: Int, _ request: GitRequest) throws -> Void = { _, _ in }
    ) {
        (self.git, self.allowed, self.before) = (git, allowed, before)
    }

    func run(_ request: GitRequest) -> GitOutcome? {
        count += 1
        if count > allowed { return nil }
        do {
            try before(count, request)
        } catch {
            Issue.record(error)
        }
        return git.run(request)
    }
}
