import Testing
import VocabLists
import VocabTestSupport

@testable import VocabBenchmark
@testable import VocabCore

/// How well lists of known truth are read, measured.
@Suite("Measuring how lists are read") struct ReadingBenchmarkTests {
    /// The words of English that come with the program.
    private func english() throws -> EnglishWords {
        let folder = #filePath.split(separator: "/").prefix { $0 != "Tests" }.joined(separator: "/")
        return EnglishWords(
            try ["near-synonyms.txt", "english-words.txt"].map { try InputFile.read(Path("/\(folder)/Data/\($0)")) })
    }

    @Test("The same seed makes the same lists, another one others, of tables and of notes", arguments: [false, true])
    func seeds(_ notes: Bool) {
        func lines(_ seed: UInt64) -> [String] { ReadingBenchmark(lists: 40, notes: notes, seed: seed).lines() }
        #expect(lines(1) == lines(1))
        #expect(lines(1) != lines(2))
    }

    @Test("Nine in ten lists are read right, 98 in 100 of those read unasked, and nine in ten where the reader is sure")
    func goals() throws {
        let benchmark = ReadingBenchmark(lists: 400, seed: 3, english: try english(), shown: 8)
        let all = try #require(benchmark.counts["all"])
        let examples = benchmark.examples.joined(separator: "\n")
        #expect(all.all == 400 && all.right >= 360, "\(all) \(benchmark.reasons)\n\(examples)")
        #expect(all.rightOfRead >= 98, "\(all)\n\(examples)")
        // Each list counts once by kind and size.
        #expect(["tables", "notes"].compactMap { benchmark.counts[$0]?.all } == [200, 200])
        let sizes = benchmark.counts.filter { $0.key.hasSuffix(" words") || $0.key.hasSuffix(" columns") }
        #expect(sizes.values.reduce(0) { $0 + $1.all } == 400)
        #expect(benchmark.bins.reduce(0) { $0 + $1.all } > 300)
        for bin in benchmark.bins.suffix(2) where bin.all > 9 { #expect(bin.rightOfRead >= 90, "\(benchmark.bins)") }
    }

    @Test("Lists of all languages and kinds hold the words that they are made of", arguments: 0..<60)
    func madeLists(_ number: Int) {
        var generator = SeededGenerator(seed: UInt64(number))
        let list = RandomList.made(number: number, notes: nil, using: &generator)
        let text = String(decoding: list.bytes.filter { $0 != 0 }, as: UTF8.self)
        #expect(list.traits.first == "all" && !list.cells.isEmpty)
        if !list.traits.contains(where: { $0.hasPrefix("UTF-16") }), list.truth != nil {
            for cell in list.cells.joined() { #expect(text.contains(cell)) }
        }
    }
}

/// Fitting the weights of evidence.
@Suite("Fitting the weights of a reader") struct WeightFitTests {
    @Test("All weights are fitted but the margins at which the learner is asked")
    func all() {
        #expect(Weights.all.count == Mirror(reflecting: Weights.standard).children.count - 3)
        #expect(Set(Weights.all.map { "\($0)" }).count == Weights.all.count)
    }

    @Test("The right readings become likelier, and no weight changes by itself")
    func fit() {
        let fit = WeightFit(lists: 12, notes: nil, seed: 1, english: EnglishWords([]))
        #expect(fit.likelihoods.after > fit.likelihoods.before)
        #expect(fit.hopeless < 4)
        #expect(fit.lines().contains { $0.contains("the new weights") })
    }
}

/// Measuring the time and the memory of importing.
@Suite("Measuring how fast lists are imported") struct ReadingSpeedTests {
    @Test("A program's time and memory are measured; one that fails or is not there has none")
    func programs() throws {
        let cost = try #require(ProgramCost(of: ["true"], environment: []))
        #expect(cost.seconds < 0.5 && cost.megabytes > 0.1)
        #expect(ProgramCost(of: ["false"], environment: []) == nil)
        #expect(ProgramCost(of: ["false"], environment: [], endingWith: 1) != nil)
        #expect(ProgramCost(of: ["no-such-program-anywhere"], environment: []) == nil)
    }

    @Test("All words of all lists are in the store")
    func take() throws {
        try TemporaryFolder.with { folder in
            let files = try ["one", "two"].map { name in
                let file = folder.path.appending("\(name).csv")
                let rows = (0..<50).map { "\(name)word\($0),바구니 \($0)" }
                try DiskFileSystem().create(Path("\(file)"), with: Array(rows.joined(separator: "\n").utf8))
                return file
            }
            let root = Path(folder.path).appending("단어장 store")
            try ReadingSpeed.take(files, into: root, english: nil)
            let library = try Store(root: root, files: DiskFileSystem()).contents().library
            #expect(library.bookcases.map(\.words.count) == [100])
        }
    }
}
