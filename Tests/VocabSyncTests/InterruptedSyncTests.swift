import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// Syncs that end before their end, and syncs while something else happens.
@Suite("A sync", .enabled(if: RealGit.path != nil)) struct InterruptedSyncTests {
    private func withTwo(_ body: (Devices) throws -> Void) throws {
        try Devices.with { devices in
            try devices.add("apple", to: "노트북")
            try devices.answer(1, on: "노트북")
            _ = try devices.synchronizer("노트북").connect(to: devices.remote)
            _ = try devices.synchronizer("데스크톱").connect(to: devices.remote)
            try body(devices)
        }
    }

    private func sync(_ name: String, _ devices: Devices, through git: WatchedGit) throws -> SyncResult {
        try Synchronizer(devices.store(name), files: DiskFileSystem(), runner: git, at: .later).sync()
    }

    /// Checks that both devices hold these words and so many answers, the same bytes, and nothing that cannot be read.
    private func expectSame(_ devices: Devices, terms: Set<String>, answers: Int) throws {
        for name in ["노트북", "데스크톱", "노트북"] { _ = try devices.synchronizer(name, at: 60).sync() }
        for name in ["노트북", "데스크톱"] {
            #expect(try Set(devices.terms(name)) == terms && devices.terms(name).count == terms.count)
            #expect(try devices.store(name).history().reviews.count == answers)
            #expect(try devices.store(name).examine(at: .later).isEmpty)
        }
        #expect(try devices.files("노트북") == devices.files("데스크톱"))
    }

    @Test("that is cut short after any of its steps leaves a whole store, and the next takes it up again") func cutShort() throws
    {
        try withTwo { devices in
            var terms: Set = ["apple"]
            var allowed = 0
            var isDone = false
            while !isDone {
                allowed += 1
                for name in ["노트북", "데스크톱"] {
                    try devices.add("\(name) \(allowed)", to: name, at: .later)
                    terms.insert("\(name) \(allowed)")
                }
                try devices.answer(UInt64(allowed) + 100, on: "노트북")
                _ = try devices.synchronizer("데스크톱").sync()
                let git = WatchedGit(devices.git, allowed: allowed)
                do {
                    _ = try sync("노트북", devices, through: git)
                    isDone = git.count <= allowed
                } catch SyncError.noGit {}
                #expect(try devices.store("노트북").examine(at: .later).isEmpty, "after \(allowed)")
                #expect(try devices.terms("노트북").contains("노트북 \(allowed)"), "after \(allowed)")
                #expect(try devices.store("노트북").history().reviews.count == allowed + 1, "after \(allowed)")
            }
            #expect(allowed > 20)
            try expectSame(devices, terms: terms, answers: allowed + 1)
        }
    }

    @Test("during a quiz loses none of the answers that are given beside each of its steps") func quiz() throws {
        try withTwo { devices in
            var answers = 1
            for round in 1...3 {
                try devices.add("word \(round)", to: "데스크톱", at: .later)
                try devices.answer(UInt64(round) + 500, on: "데스크톱")
                _ = try devices.synchronizer("데스크톱").sync()
                let git = WatchedGit(devices.git) { number, _ in
                    try devices.answer(UInt64(round * 1_000 + number), on: "노트북")
                }
                _ = try sync("노트북", devices, through: git)
                answers += git.count + 1
                #expect(try devices.store("노트북").history().reviews.count == answers)
            }
            try expectSame(devices, terms: ["apple", "word 1", "word 2", "word 3"], answers: answers)
        }
    }

    @Test("that finds another device quicker begins again, and gives up in the end without losing anything") func race() throws {
        try withTwo { devices in
            for (rounds, isOutrun) in [(2, false), (9, true)] {
                try devices.add("mine \(rounds)", to: "노트북", at: .later)
                var pushes = 0
                let git = WatchedGit(devices.git) { _, request in
                    guard request.arguments.contains("push"), pushes < rounds else { return }
                    pushes += 1
                    try devices.add("theirs \(rounds) \(pushes)", to: "데스크톱", at: .later)
                    _ = try devices.synchronizer("데스크톱").sync()
                }
                if isOutrun {
                    #expect(throws: SyncError.outrun(times: 5)) { try sync("노트북", devices, through: git) }
                } else {
                    #expect(try sync("노트북", devices, through: git).received.words == 2)
                }
            }
            let theirs = [(2, 2), (9, 5)].flatMap { rounds, count in (1...count).map { "theirs \(rounds) \($0)" } }
            try expectSame(devices, terms: Set(["apple", "mine 2", "mine 9"] + theirs), answers: 1)
        }
    }

    @Test("beside which words are added here sends them as well, or leaves them to the next") func wordsMeanwhile() throws {
        try withTwo { devices in
            try devices.add("pear", to: "데스크톱", at: .later)
            _ = try devices.synchronizer("데스크톱").sync()
            let git = WatchedGit(devices.git) { _, request in
                // Beside the network the store is free.
                let isFree = request.arguments.contains("fetch") || request.arguments.contains("push")
                let term = request.arguments.contains("fetch") ? "plum" : "kiwi"
                if isFree, try !devices.terms("노트북").contains(term) { try devices.add(term, to: "노트북", at: .later) }
            }
            _ = try sync("노트북", devices, through: git)
            #expect(try devices.terms("노트북") == ["apple", "kiwi", "pear", "plum"])
            try expectSame(devices, terms: ["apple", "kiwi", "pear", "plum"], answers: 1)
        }
    }
}
