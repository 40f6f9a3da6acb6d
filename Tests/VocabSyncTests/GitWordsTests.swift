import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// What git's words and listings mean.
@Suite("What git says") struct GitWordsTests {
    @Test(
        "is told by what it means to the learner",
        arguments: [
            ("fatal: could not read Username for 'https://x': terminal prompts disabled", "noCredentials"),
            ("git@x: Permission denied (publickey).\nfatal: Could not read from remote repository.", "noCredentials"),
            (
                "ssh: Could not resolve hostname x: Name or service not known\nfatal: Could not read from remote repository.",
                "offline"
            ),
            ("fatal: unable to access 'https://x/': Could not resolve host: x", "offline"),
            ("fatal: '/x' does not appear to be a git repository\nfatal: Could not read from remote repository.", "noRepository"),
            ("fatal: repository 'https://x/none.git/' not found", "noRepository"),
            (" ! [remote rejected] main -> main (pre-receive hook declined)", "refused"),
            ("error: file write error: No space left on device", "diskFull"),
            ("fatal: sha1 file '/a b/.git/vocab-index.lock' write error. Out of diskspace", "diskFull"),
            (
                "remote: fatal: unable to write loose object file: No space left on device\n! [remote rejected] (unpacker error)",
                "refused"
            ),
            ("fatal: Unable to create '/a b/.git/index.lock': File exists.", "busy"),
            ("fatal: something else", "git"),
        ]) func errors(words: String, kind: String)
    {
        let error = SyncError(GitOutcome(status: 128, words: words), of: "fetch", remote: "x")
        #expect("\(error)".hasPrefix(kind))
    }

    @Test("of the files of a commit is read with any name; links and files elsewhere are no part of the store") func tree() {
        let lines = [
            "100644 blob a1\tbookcases/과일 a.json", "120000 blob a2\tbookcases/link.json", "100644 blob a3\tbookcases/x/y.json",
            "100644 blob a4\thistory/1.jsonl", "100644 blob a5\tsettings.json", "100644 blob a6\tREADME.md",
        ]
        let tree = StoreTree(listing: Array(lines.joined(separator: "\0").utf8) + [0])
        #expect(tree.bookcases == ["bookcases/과일 a.json"] && tree.histories == ["history/1.jsonl"])
        #expect(tree.settings != nil && tree.foreignFile == nil)
        #expect(tree.others == ["README.md", "bookcases/link.json", "bookcases/x/y.json"])
        #expect(StoreTree(listing: Array("100644 blob a\tREADME.md\0".utf8)).foreignFile == nil)
        #expect(StoreTree(listing: Array("100644 blob a\tmain.c\0".utf8)).foreignFile == "main.c")
    }

    @Test("A file of the learner's own keeps its lines when ours are added, once") func repositoryFiles() throws {
        let own = Array("*.bak".utf8)
        let completed = try #require(RepositoryFiles.completed(own, with: RepositoryFiles.ignore))
        #expect(completed == own + [0x0A] + Array(RepositoryFiles.ignore.utf8))
        #expect(RepositoryFiles.completed(completed, with: RepositoryFiles.ignore) == nil)
    }
}

/// Addresses as screens show them.
@Suite struct RemoteAddressTests {
    @Test(
        "A password in an address is not shown",
        arguments: [
            ("https://me:secret@example.com/w.git", "https://example.com/w.git"),
            ("https://ghp_secret@example.com/w.git", "https://example.com/w.git"), ("ssh://me:p@host/w", "ssh://me@host/w"),
            ("me@example.com:w.git", "me@example.com:w.git"),
            ("https://example.com:8080/a@b:c", "https://example.com:8080/a@b:c"), ("/media/usb/w.git", "/media/usb/w.git"),
            ("ssh://git@example.com:22/w.git", "ssh://git@example.com:22/w.git"), ("http://u:p@s@h/w", "http://h/w"),
        ]) func masked(remote: String, shown: String)
    {
        #expect(RemoteAddress.shown(remote) == shown)
        #expect(RemoteAddress.withoutSecrets("fatal: '\(remote)' and \(remote): no") == "fatal: '\(shown)' and \(shown): no")
    }
}
