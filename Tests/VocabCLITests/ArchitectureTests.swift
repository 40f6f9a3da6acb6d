import Glibc
import Testing
import VocabTestSupport

@testable import VocabCore

/// The rules of the houses that targets cannot enforce.
@Suite("Architecture") struct ArchitectureTests {
    struct Source {
        let path: String
        /// The lines without comments, each with its number.
        let lines: [(number: Int, text: String)]
    }

    private static let root: String = {
        var path = #filePath
        while let slash = path.lastIndex(of: "/") {
            path = String(path[..<slash])
            if access(path + "/Package.swift", F_OK) == 0 { break }
        }
        return path
    }()

    private static func swiftFiles(below folder: String) throws -> [String] {
        try DiskFileSystem().list("\(root)/\(folder)").sorted().flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".swift") { return [path] }
            return name.contains(".") ? [] : try swiftFiles(below: path)
        }
    }

    private static func sources(below folder: String) throws -> [Source] {
        let files = try swiftFiles(below: folder)
        #expect(!files.isEmpty, "no Swift files below \(folder)")
        return try files.map { path in
            let text = String(decoding: try InputFile.read("\(root)/\(path)"), as: UTF8.self)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, code($1)) }
            return Source(path: path, lines: lines)
        }
    }

    /// A line without its comment; `//` inside quotes is none.
    private static func code(_ line: Substring) -> String {
        var isQuoted = false
        var previous: Character = " "
        for index in line.indices {
            let character = line[index]
            if character == "\"", previous != "\\" { isQuoted.toggle() }
            if !isQuoted, character == "/", previous == "/" { return String(line[..<line.index(before: index)]) }
            previous = character
        }
        return String(line)
    }

    /// The places where `pattern` stands in the code of `sources`; what declares a function or a case does not count.
    private static func places(of pattern: some RegexComponent, in sources: [Source]) -> [String] {
        sources.flatMap { source in
            source.lines.filter { $0.text.replacing(#/\b(func|case) \w+\(/#, with: "").contains(pattern) }.map {
                "\(source.path):\($0.number): \($0.text)"
            }
        }
    }

    @Test("VocabCore imports neither ArgumentParser nor a house above it") func coreImports() throws {
        let imports = Self.places(
            of: #/^(@\S+ )*import (?!(Glibc|FoundationEssentials|Swift|Synchronization)\b)/#,
            in: try Self.sources(below: "Sources/VocabCore"))
        #expect(imports == [])
    }

    @Test("VocabCLI imports ArgumentParser and VocabCore, and nothing else") func commandLineImports() throws {
        let imports = Self.places(
            of: #/^(@\S+ )*import (?!(ArgumentParser|VocabCore)\b)/#, in: try Self.sources(below: "Sources/VocabCLI"))
        #expect(imports == [])
    }

    @Test("nothing imports the program itself") func nothingImportsVocab() throws {
        #expect(Self.places(of: #/\bimport vocab\b/#, in: try Self.sources(below: "Sources")) == [])
    }

    @Test("printing, reading, exiting, clocks, chance and the environment are named in Sources/vocab alone") func outsideWorld()
        throws
    {
        let inner = try Self.sources(below: "Sources/VocabCore") + Self.sources(below: "Sources/VocabCLI")
        let printing = #/(?:^|[^\w.])(print|debugPrint|dump|puts|printf|fputs|fflush|putchar)\(/#
        #expect(Self.places(of: printing, in: inner) == [])
        let reading = #/(?:^|[^\w.])(readLine|getline|gets|getchar|getenv|setenv|exit|_exit|abort)\(/#
        #expect(Self.places(of: reading, in: inner) == [])
        let world =
            #/\b(clock_gettime|gettimeofday|ContinuousClock|SuspendingClock|ProcessInfo|Task\.sleep|SystemRandomNumberGenerator|arc4random|getrandom|CommandLine\.)/#
        #expect(Self.places(of: world, in: inner) == [])
        let systemCalls =
            #/(?:^|[^\w.])(time|localtime|localtime_r|gmtime|gmtime_r|sleep|nanosleep|rand|random|system|popen|fork|signal|isatty|ioctl|tcgetattr)\(/#
        #expect(Self.places(of: systemCalls, in: inner) == [])
        let streams =
            #/\bDate\(\)|\b(stdin|stdout|stderr|STDIN_FILENO|STDOUT_FILENO|STDERR_FILENO|environ)\b/#
        #expect(Self.places(of: streams, in: inner) == [])
        let unseeded =
            #/\.(random|randomElement|shuffled)\((?!.*using:)|\.shuffle\(\)/#
        #expect(Self.places(of: unseeded, in: inner) == [])
        let identifiers =
            #/\bUUID\(\)/#
        #expect(Self.places(of: identifiers, in: inner) == [])
    }

    @Test("the disk is touched in VocabCore/Store and by the reader of the file to import alone") func diskCalls() throws {
        let calls =
            #/(?:^|[^\w.])(Glibc\.)?(open|openat|creat|rename|renameat|unlink|unlinkat|fopen|fdopen|mkdir|rmdir|opendir|readdir|stat|lstat|fstat|access|chmod|fchmod|link|symlink|readlink|realpath|write|pwrite|read|pread|fsync|fdatasync|ftruncate|truncate|flock|mmap|mkstemp|mkdtemp|remove)\(/#
        let inner = try (Self.sources(below: "Sources/VocabCore") + Self.sources(below: "Sources/VocabCLI")).filter {
            !$0.path.hasPrefix("Sources/VocabCore/Store/") && $0.path != "Sources/VocabCore/Import/InputFile.swift"
        }
        // The commands have methods called `read` and `write`, which are given a session.
        #expect(Self.places(of: calls, in: inner).filter { !$0.contains("ession") && !$0.contains("report.write(&") } == [])
        // The converter of encodings touches no file.
        #expect(
            Self.places(of: #/\bimport Glibc\b/#, in: inner) == [
                "Sources/VocabCore/Import/Encoding/TextDecoder.swift:1: import Glibc"
            ])
        #expect(
            Self.places(of: #/\b(FileManager|FileHandle|contentsOfFile|URL\(file)/#, in: try Self.sources(below: "Sources")) == []
        )
    }

    @Test("nothing live is global, and nothing is forced") func nothingForced() throws {
        let all = try Self.sources(below: "Sources")
        #expect(Self.places(of: #/\btry!|\bas!|\bfatalError\b|\bpreconditionFailure\b/#, in: all) == [])
        let inner = try Self.sources(below: "Sources/VocabCore") + Self.sources(below: "Sources/VocabCLI")
        #expect(Self.places(of: #/\bunowned\(unsafe\)|nonisolated\(unsafe\)|@unchecked/#, in: inner) == [])
        #expect(Self.places(of: #/\.shared\b|\blet shared\b|\bvar shared\b/#, in: all) == [])
        let stored = #/\bstatic var [^{]*$|\bstatic var [^{]*=|^(package |private |fileprivate )?var /#
        #expect(Self.places(of: stored, in: inner) == [])
    }

    @Test("Hangul for people is in Messages; elsewhere in help texts and in the names of keys alone") func sentences() throws {
        let others = try Self.sources(below: "Sources/VocabCLI").filter { !$0.path.hasPrefix("Sources/VocabCLI/Messages/") }
        let hangul = Self.places(of: #/"[^"]*[가-힣ㄱ-ㅣ][^"]*"|^\s*[^"]*[가-힣]/#, in: others)
        let helpTexts =
            #/^Sources\/VocabCLI\/Commands\/.*(help:|ArgumentHelp\(|abstract:|discussion:)|^Sources\/VocabCLI\/Commands\/ImportOptions\.swift:\d+:\s+".*valueName|^Sources\/VocabCLI\/Commands\/(Quiz|Vocab|Doctor|Import|Export)Command\.swift:\d+:\s+[^"]*$/#
        let keys = #/case .*"[ㄱ-ㅣ]".*: self = |\["y", "yes", .*"ㅛ"\]|\["quit", "exit", "q", "나가기"\]/#
        #expect(hangul.filter { !$0.contains(helpTexts) && !$0.contains(keys) } == [])
        #expect(hangul.count > 10, "the search itself finds help texts")
    }

    @Test("the top of the repository holds what the design lists, and nothing else") func top() throws {
        let allowed: Set<String> = ["Package.swift", "Package.resolved", "Data", "Sources", "Tests", "README.md"]
        #expect(try DiskFileSystem().list(Self.root).filter { !allowed.contains($0) && !$0.hasPrefix(".") } == [])
        #expect(
            Set(try DiskFileSystem().list(Self.root + "/Sources")) == [
                "CReadline", "CStarterData", "VocabCore", "VocabCLI", "vocab",
            ])
        #expect(
            Set(try DiskFileSystem().list(Self.root + "/Tests"))
                == ["CQuietTests", "VocabTestSupport", "VocabCoreTests", "VocabCLITests", "VocabProcessTests"])
    }

    @Test("no file of these tests is over 250 lines") func lengths() throws {
        for source in try Self.sources(below: "Tests/VocabCLITests") where source.lines.count > 251 {
            Issue.record("\(source.path) has \(source.lines.count - 1) lines")
        }
    }
}
