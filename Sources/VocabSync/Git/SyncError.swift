import VocabCore

/// Why a sync could not be done: facts, with git's own words where it is git that said so.
package enum SyncError: Error, Equatable, Sendable {
    /// There is no git on this machine.
    case noGit
    /// The store was never connected to a remote.
    case notConnected
    /// Nothing that git knows is there.
    case noRepository(remote: String, words: String)
    /// The remote holds something else than a store.
    case notAStore(remote: String, file: String)
    /// The remote holds no shared list, but something else, or nothing.
    case noList(remote: String)
    /// The remote holds the list of another bookcase.
    case otherList(remote: String, bookcase: String)
    /// The address of a list holds a password, which would be kept in the bookcase and sent with it.
    case passwordInAddress(remote: String)
    /// All words are gone from the remote: whether they shall go here too nobody has said.
    case emptied(remote: String, words: Int)
    /// Words that were synced are missing here though nothing here removed them: what shall become of them nobody has said.
    case missing(words: Int, terms: [String])
    /// The same of a shared list.
    case emptiedList(remote: String, words: Int)
    /// A file of the remote was written by a later version.
    case newerFormat(file: String, format: Int, supported: Int)
    /// A file of the remote cannot be read.
    case brokenRemote(file: String, JSONError.Problem)
    /// The learner is in the middle of something in git.
    case unfinished(GitOperation)
    /// The work tree is on no branch.
    case noBranch
    /// What git keeps beside the store is damaged; the store itself is not.
    case brokenRepository(words: String)
    /// git does not open a repository that belongs to another user of the machine.
    case foreignOwner(folder: String, words: String)
    /// Another git holds a lock, or one died and left it.
    case busy(lock: String, words: String)
    /// The remote cannot be reached now.
    case offline(remote: String, words: String)
    /// The remote wants credentials that git does not have and cannot ask for.
    case noCredentials(remote: String, words: String)
    /// The remote, or a hook there, refused what was sent.
    case refused(remote: String, words: String)
    /// A hook of the learner's own failed.
    case hookFailed(words: String)
    /// What the merge came to could not be read back: nothing was changed.
    case unsound(bookcase: String)
    /// Other devices were quicker each of so many times; or one died there and left a lock.
    case outrun(times: Int, lock: String? = nil)
    /// The disk is full.
    case diskFull(words: String)
    /// Anything else that git says.
    case git(command: String, words: String)

    /// Whether the store and this machine are well, and only the remote is not there, or not as it ought to be.
    var isOfRemote: Bool {
        switch self {
        case .notConnected, .noRepository, .notAStore, .newerFormat, .brokenRemote, .offline, .noCredentials: true
        default: false
        }
    }
}

/// What a learner may be in the middle of in git.
package enum GitOperation: String, CaseIterable, Sendable {
    case rebase, merge, cherryPick, revert, bisect

    /// The files in git's folder that tell of it.
    package var marks: [String] {
        switch self {
        case .rebase: ["rebase-merge", "rebase-apply"]
        case .merge: ["MERGE_HEAD"]
        case .cherryPick: ["CHERRY_PICK_HEAD"]
        case .revert: ["REVERT_HEAD"]
        case .bisect: ["BISECT_LOG"]
        }
    }
}

extension SyncError {
    /// What a run of git that failed means.
    package init(_ outcome: GitOutcome, of command: String, remote: String) {
        let words = outcome.words
        func says(_ phrases: String...) -> Bool { phrases.contains { words.contains($0) } }
        if Self.tellsOfFullDisk(words) {
            self = .diskFull(words: words)
        } else if let lock = Self.lock(in: words) {
            self = .busy(lock: lock, words: words)
        } else if says("detected dubious ownership") {
            self = .foreignOwner(folder: Self.quoted(after: "repository at '", in: words) ?? remote, words: words)
        } else if Self.tellsOfDamage(words) {
            self = .brokenRepository(words: words)
        } else if says(
            "could not read Username", "could not read Password", "terminal prompts disabled", "Permission denied (",
            "Host key verification failed", "Authentication failed", "unable to read askpass")
        {
            self = .noCredentials(remote: remote, words: words)
        } else if says("pre-receive hook declined", "update hook declined", "hook declined", "[remote rejected]") {
            self = .refused(remote: remote, words: words)
        } else if says(
            "does not appear to be a git repository", "Repository not found", "repository not found", "not found: ", "' not found"
        ) {
            self = .noRepository(remote: remote, words: words)
        } else if says(
            "Could not resolve host", "unable to access", "Connection refused", "Connection timed out", "Network is unreachable",
            "Could not read from remote repository", "unable to connect", "hung up unexpectedly", "No route to host")
        {
            self = .offline(remote: remote, words: words)
        } else {
            self = .git(command: command, words: words)
        }
    }

    /// The lock that another git holds, where that is what git complains of.
    static func lock(in words: String) -> String? {
        guard words.contains("File exists") else { return nil }
        if let lock = quoted(after: "nable to create '", in: words) { return lock }
        guard let start = words.firstRange(of: "could not lock config file ") else { return nil }
        return words[start.upperBound...].prefix { $0 != ":" } + ".lock"
    }

    /// What stands between an opening that ends with a quotation mark and the next such mark.
    private static func quoted(after opening: String, in words: String) -> String? {
        words.firstRange(of: opening).map { String(words[$0.upperBound...].prefix { $0 != "'" }) }
    }

    /// Whether the disk here is full; that of the remote is the remote's reason to refuse.
    private static func tellsOfFullDisk(_ words: String) -> Bool {
        words.split(separator: "\n").contains { line in
            !line.hasPrefix("remote:")
                && ["No space left on device", "Disk quota exceeded", "Out of diskspace"].contains { line.contains($0) }
        }
    }

    /// Whether git complains of what it keeps itself, here and not on the remote.
    private static func tellsOfDamage(_ words: String) -> Bool {
        words.split(separator: "\n").contains { line in
            !line.hasPrefix("remote:") && damages.contains { line.contains($0) }
        }
    }

    /// What git says of objects that are lost or broken, of names that lead nowhere, and of a folder that is no repository any more.
    private static let damages = [
        "bad object", "bad tree object", "is corrupt", " missing", "invalid sha1 pointer", "reference broken",
        "unable to read tree",
        "unable to read sha1 file", "bad config line", "not a git repository: '.git'", "invalid HEAD",
        "inflate: data stream error",
    ]
}
