import Glibc
import VocabCLI
import VocabCore
import VocabLexicon
import VocabLists

#if canImport(Testing)
    import Testing
#endif

/// Plays commands against a store of their own, with a clock that ticks once a second whenever it is read and with random numbers that is
/// the same in every run.
package final class Play {
    /// The folder of the store, removed with this object.
    package let folder: String
    /// The environment of the commands.
    package var environment: [String: String]
    /// The bookcases that come on first use of their name.
    package var starters: [Starter] = []
    /// How far the learner's clock is ahead of UTC.
    package var clockOffsets: [LearnerCalendar.Offset] = []
    /// The learner's own pager.
    package var pager: ((String) -> Bool)?
    /// The files that patterns fit.
    package var matchingFiles: [String: [String]] = [:]
    /// What standard input holds, for a file named `-`.
    package var standardInput = ""
    /// The dictionaries that are installed.
    package var installedDictionaries: [any LookupSource] = []
    /// The way to programs and servers; without one, trying to reach any fails the test.
    package var channels: (Int) -> any Channels = { _ in ForbiddenChannels() }
    /// What says words aloud.
    package var voice: any Voice = NoVoice()
    /// The installed dictionary.
    package var dictionary: (any EnglishDictionary)?
    /// The words by which English is known.
    package var englishWords: EnglishWords?
    /// What reads databases.
    package var database: any DatabaseReader = AbsentDatabaseReader()
    private var generator = SeededGenerator(seed: 1)
    /// How much time passes between two looks at the clock.
    package var millisecondsPerReading = 1_000
    private var milliseconds = 1_795_000_000_000

    /// What the folder of the store is called: as long in bytes as Hangul is, and in need of quotes.
    package static let storeName = "내 서재"

    /// An empty store, for a learner who reads `language` (`ko` or `en`).
    package init(language: String = "ko") {
        var template = Array("/tmp/vocab-play-XXXXXX".utf8CString)
        folder = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
        environment = [
            "VOCAB_HOME": "\(folder)/\(Self.storeName)", "LANG": language == "ko" ? "ko_KR.UTF-8" : "en_US.UTF-8",
        ]
    }

    deinit {
        removeTree(folder)
    }

    /// The folder that the commands keep their store in.
    package var store: String { "\(folder)/\(Self.storeName)" }

    /// What a command did.
    package struct Outcome {
        /// What it told the shell.
        package let status: VocabCLI.ExitStatus
        /// What it showed.
        package let console: ScriptedConsole
    }

    /// Runs a command line, split at spaces, on `console`.
    @discardableResult
    package func run(_ command: String, on console: ScriptedConsole = ScriptedConsole()) -> Outcome {
        run(command.split(separator: " ").map(String.init), on: console)
    }

    /// Runs a command on `console`.
    @discardableResult
    package func run(_ arguments: [String], on console: ScriptedConsole = ScriptedConsole()) -> Outcome {
        let world = World(
            now: { [self] in
                milliseconds += millisecondsPerReading
                return ClockReading(timestamp: Timestamp(secondsSince1970: milliseconds / 1_000), milliseconds: milliseconds)
            },
            clockOffsets: { [self] in clockOffsets }, generator: { [self] in generator.next() },
            environment: environment, console: console, files: DiskFileSystem(),
            readInput: { [self] in $0 == "-" ? Array(standardInput.utf8) : try InputFile.read(Path($0)) }, starters: starters,
            thesaurus: { nil }, matchingFiles: { [self] in matchingFiles[$0] ?? [] }, page: pager,
            englishWords: { [englishWords] in englishWords }, installedDictionaries: { [self] in installedDictionaries },
            channels: channels, voice: voice,
            dictionary: { [self] in dictionary }, database: database)
        console.leavesPrompt = arguments.contains { !$0.hasPrefix("-") }
        return Outcome(status: Program.run(arguments, in: world), console: console)
    }

    /// Lets so much time go by.
    package func pass(seconds more: Int) { milliseconds += more * 1_000 }

    /// Writes a file into the folder and returns its path.
    package func file(_ name: String, _ content: String) -> String {
        file(name, Array(content.utf8))
    }

    /// Writes a file into the folder and returns its path.
    package func file(_ name: String, _ bytes: [UInt8]) -> String {
        let path = "\(folder)/\(name)"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { close(descriptor) }
        _ = write(descriptor, bytes, bytes.count)
        return path
    }

    /// Imports these rows (CSV) into a bookcase: words with their meanings, unless the first row names the columns.
    package func shelve(_ bookcase: String, _ rows: String) {
        let header = rows.hasPrefix("term,") ? "" : "term,meaning\n"
        run(["import", file("shelve.csv", header + rows), "--book", bookcase])
    }
}

/// Nobody granted a way to programs and servers: whoever takes it fails the test.
private final class ForbiddenChannels: Channels {
    func open(_ target: ChannelTarget, sending opening: [UInt8]) -> Int {
        #if canImport(Testing)
            Issue.record("Nobody granted a way to \(target).")
        #endif
        return 0
    }

    func send(_ bytes: [UInt8], to channel: Int) {}

    func close(_ channel: Int) {}

    func next() -> ChannelsEvent { .timeUp }
}

/// Removes a folder and what is in it.
package func removeTree(_ path: String) {
    if let handle = opendir(path) {
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { removeTree("\(path)/\(name)") }
        }
        closedir(handle)
        rmdir(path)
    } else {
        unlink(path)
    }
}
