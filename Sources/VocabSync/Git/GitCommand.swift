import VocabCore

/// What a sync has git do, as values: nothing runs here.
enum GitCommand {
    /// The name of the remote, as git itself calls the first.
    static let remote = "origin"
    /// The index of a sync, so that what the learner staged stays staged.
    static let index = "vocab-index"
    /// What the learner's own set-up must not change: signing asks for passphrases, and names and bytes must come as they are.
    ///
    /// Versions of one file are alike and lie side by side: to compare each with ten others, as git does, packs them no smaller in three
    /// times as long.
    static let settings = [
        "core.quotePath=false", "core.autocrlf=false", "core.safecrlf=false", "core.excludesFile=/dev/null",
        "core.fsmonitor=false", "gc.auto=0", "push.gpgSign=false", "advice.detachedHead=false",
        "pack.window=3",
    ]
    /// Who made a commit, where the learner told git no name.
    static let identity = ["user.name=vocab", "user.email=vocab@localhost"]
    /// Tells head, branch, and whether anything differs from the head, all in one run.
    static let status = ["status", "--porcelain=v2", "--branch", "--untracked-files=all"]
    /// Tells whether everything is there that names and commits lead to.
    static let examine = ["fsck", "--connectivity-only", "--no-dangling", "--no-progress"]
    static let packLoose = ["repack", "-d", "--quiet"]
    static let packAll = ["gc", "--quiet"]
    static let configuration = ["config", "--null", "--get-regexp", "^(remote\\.\(remote)\\.url|merge\\.vocab\\.driver)$"]
    static func readTree(_ head: String?) -> [String] { head.map { ["read-tree", "--reset", $0] } ?? ["read-tree", "--empty"] }
    /// Everything that `.gitignore` lets in.
    static let add = ["add", "--all", "--", "."]
    static let writeTree = ["write-tree"]
    static func commit(_ message: String) -> [String] {
        ["commit", "--quiet", "--no-gpg-sign", "--no-status", "--message", message]
    }
    /// What was said of the merges that `commit` has beyond `base`.
    static func mergeMessages(_ base: String, _ commit: String) -> [String] {
        ["log", "--merges", "--max-count=50", "--format=%B", base + ".." + commit]
    }
    static func commitTree(_ tree: String, parents: [String], _ message: String) -> [String] {
        ["commit-tree", tree] + parents.flatMap { ["-p", $0] } + ["-m", message]
    }
    static func updateRef(_ name: String, to commit: String, from old: String?) -> [String] {
        // 40 zeros say that there must be none yet.
        ["update-ref", "-m", "vocab sync", name, commit, old ?? String(repeating: "0", count: 40)]
    }
    static func fetch(_ branch: String, isShallow: Bool) -> [String] {
        ["fetch", "--quiet", "--no-tags", "--no-recurse-submodules"] + (isShallow ? ["--unshallow"] : [])
            + [remote, "+refs/heads/\(branch):refs/remotes/\(remote)/\(branch)"]
    }
    static func push(_ branch: String) -> [String] {
        ["push", "--porcelain", "--set-upstream", remote, "refs/heads/\(branch):refs/heads/\(branch)"]
    }
    static func mergeBase(_ ours: String, _ theirs: String) -> [String] { ["merge-base", ours, theirs] }
    static func listTree(_ commit: String) -> [String] { ["ls-tree", "-r", "-z", commit] }
    static let catFiles = ["cat-file", "--batch"]
    /// Gets all branches of a shared list; what is there is rewritten where they were.
    static func fetchList(_ remote: String, into refs: String) -> [String] {
        ["fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--prune", "--", remote, "+refs/heads/*:\(refs)*"]
    }
    static func listBranches(_ refs: String) -> [String] { ["for-each-ref", "--format=%(objectname) %(refname)", refs] }
    static func topLevel(of commit: String) -> [String] { ["ls-tree", "-z", commit] }
    static let writeBlob = ["hash-object", "-w", "--stdin"]
    static let makeTree = ["mktree", "-z"]
    static func pushList(_ commit: String, to branch: String, at remote: String) -> [String] {
        ["push", "--porcelain", "--", remote, "\(commit):refs/heads/\(branch)"]
    }
    /// Who made a version of a shared list, and when: nobody's name, address or time zone goes to those who follow it.
    static func anonymous(at moment: Timestamp) -> [String: String] {
        var variables: [String: String] = [:]
        for role in ["AUTHOR", "COMMITTER"] {
            variables["GIT_\(role)_NAME"] = "vocab"
            variables["GIT_\(role)_EMAIL"] = "vocab@localhost"
            variables["GIT_\(role)_DATE"] = "@\(moment.secondsSince1970) +0000"
        }
        return variables
    }
    /// Makes the learner's own index agree with the new commit, in the files of the store alone. Where `isQuick` no file is read for
    /// it, which git can since 2.36.
    static func resetIndex(isQuick: Bool) -> [String] {
        ["reset", "--quiet"] + (isQuick ? ["--no-refresh"] : [])
            + ["HEAD", "--", "bookcases", "history", "settings.json", ".gitignore", ".gitattributes"]
    }
}

/// The files of a store as a commit has them.
struct StoreTree: Equatable {
    /// A file: which bytes it holds, and how git keeps it.
    struct Entry: Equatable {
        let mode: String
        let blob: String
    }

    /// The files by their paths from the store's folder.
    private(set) var entries: [String: Entry] = [:]

    /// Nothing.
    init() {}

    /// Reads what `git ls-tree -r -z` writes.
    init(listing: [UInt8]) {
        for line in listing.split(separator: 0) {
            guard let tab = line.firstIndex(of: 0x09) else { continue }
            let facts = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
            guard facts.count == 3, facts[1] == "blob" else { continue }
            entries[Text.keeping(line[(tab + 1)...])] = Entry(mode: String(facts[0]), blob: String(facts[2]))
        }
    }

    /// The bookcases' files, in the order of their names.
    var bookcases: [String] { files(in: "bookcases/", ending: ".json") }
    /// The histories' files.
    var histories: [String] { files(in: "history/", ending: ".jsonl") }
    /// The path of the settings; nil where they are not there.
    var settings: String? { isPlain("settings.json") ? "settings.json" : nil }
    /// All files but the histories.
    var besideHistories: [String: Entry] {
        let own = Set(histories)
        return entries.filter { !own.contains($0.key) }
    }
    /// The files that are no part of what stores share.
    var others: [String] {
        let own = Set(bookcases + histories + [settings].compactMap { $0 })
        return entries.keys.filter { !own.contains($0) }.sorted()
    }

    /// The others that a merge may bring: plain files beside the store, such as a page that describes it.
    ///
    /// What a device keeps to itself is none of them, even where a commit made by hand holds it, nor what would stand for a folder of it.
    var companions: Set<String> {
        let reserved = [
            "bookcases", "history", "settings.json", "device", "language", "undo", "backups", "cache", "set-aside", "typed",
            "lookup.json",
            "removed", ".lock", ".git",
        ]
        return Set(others.filter { name in isPlain(name) && !reserved.contains(name.prefix { $0 != "/" }.lowercased()) })
    }

    /// A file that shows this is no store; nil for a store, and for a repository with only what hosts put into a new one.
    var foreignFile: String? {
        if !bookcases.isEmpty || settings != nil || !histories.isEmpty { return nil }
        return others.first { name in
            !["README", "LICENSE", "LICENCE", ".gitignore", ".gitattributes"].contains {
                name.uppercased().hasPrefix($0.uppercased())
            }
        }
    }

    private func files(in folder: String, ending: String) -> [String] {
        entries.keys.filter { name in
            guard name.hasPrefix(folder), name.hasSuffix(ending), isPlain(name) else { return false }
            let rest = name.dropFirst(folder.count)
            return !rest.contains("/") && !rest.hasPrefix(".")
        }.sorted()
    }

    /// Whether it is a file and no link.
    private func isPlain(_ name: String) -> Bool { entries[name]?.mode.hasPrefix("100") ?? false }
}
