import VocabCore
import VocabLists

/// How long importing takes, beside sqlite3 and Anki, all measured in one run as programs of their own.
struct ReadingSpeed {
    /// Tables that are imported together, and what that may take: seconds, megabytes, and how many times as long Anki should take.
    private struct Task: Sendable {
        let name: String
        let rows: Int
        var tables = 1
        var merges = 0
        var isWide = false
        var seconds: Double?
        var megabytes: Double?
        var timesAnki: Double?
    }

    private static let tasks = [
        Task(name: "300 rows × 2 columns", rows: 300, seconds: 0.03),
        Task(name: "80 tables of 300 rows", rows: 300, tables: 80, timesAnki: 1),
        Task(name: "100,000 rows × 2 columns", rows: 100_000, seconds: 0.35, megabytes: 150, timesAnki: 5),
        Task(name: "100,000 rows × 5 columns", rows: 100_000, isWide: true, seconds: 0.6, megabytes: 150, timesAnki: 5),
        Task(name: "200,000 rows, 30,000 merges", rows: 200_000, merges: 30_000, seconds: 1.5),
        Task(name: "500,000 rows × 2 columns", rows: 500_000, seconds: 2),
    ]

    /// What one task took.
    private struct Result {
        let task: Task
        let ours: ProgramCost?
        let sqlite: ProgramCost?
        let anki: ProgramCost?

        var meetsGoals: Bool {
            guard let ours else { return false }
            let isFastEnough = anki.map { $0.seconds >= ours.seconds * (task.timesAnki ?? 0) } ?? true
            return isFastEnough && ours.seconds <= task.seconds ?? .infinity && ours.megabytes <= task.megabytes ?? .infinity
        }
    }

    private let results: [Result]

    /// Measures all tasks with files and stores in `folder`, which is made and removed.
    ///
    /// - Throws: `FileFailure` where there is no room.
    init(in folder: Path, environment: [String]) throws {
        func cost(_ words: [String]) -> ProgramCost? { ProgramCost(of: words, environment: environment) }
        // From the small to the large: what this process itself holds counts as memory of the programs that it starts.
        results = try Self.tasks.map { task in
            defer { Self.clear(folder) }
            try DiskFileSystem().makeFolder(folder)
            let files = try (0..<task.tables).map { number in
                let file = folder.appending("list\(number).csv")
                let bytes = MadeFile.table(task.rows, from: number * task.rows, merges: task.merges, isWide: task.isWide)
                try DiskFileSystem().create(file, with: bytes)
                return file.text
            }
            let ours = (0..<3).compactMap { run in
                cost(["/proc/self/exe", "import", "--take-into", folder.appending("store\(run)").text] + files)
            }
            let imports = files.enumerated().flatMap { ["-cmd", ".import --csv \($1) list\($0)"] }
            return Result(
                task: task, ours: ours.min { $0.seconds < $1.seconds },
                sqlite: cost(["sqlite3"] + imports + [":memory:", "select 1"]), anki: Self.anki(files, in: folder, cost))
        }
    }

    /// Anki's import alone, without the time that Python takes to start; nil where it is not installed.
    private static func anki(_ files: [String], in folder: Path, _ cost: ([String]) -> ProgramCost?) -> ProgramCost? {
        let time = folder.appending("time")
        let script = """
            import pathlib, sys, time
            from anki.collection import Collection, ImportCsvRequest
            collection = Collection(sys.argv[1])
            start = time.process_time()
            for file in sys.argv[3:]:
                metadata = collection.get_csv_metadata(path=file, delimiter=None)
                collection.import_csv(ImportCsvRequest(path=file, metadata=metadata))
            pathlib.Path(sys.argv[2]).write_text(str(time.process_time() - start))
            """
        guard var result = cost(["python3", "-c", script, folder.appending("anki").text, time.text] + files),
            let seconds = (try? InputFile.read(time)).flatMap({ Double(String(decoding: $0, as: UTF8.self)) })
        else {
            return nil
        }
        result.seconds = seconds
        return result
    }

    /// Removes a file, or a folder with all that is in it.
    static func clear(_ path: Path) {
        let files = DiskFileSystem()
        for inner in (try? files.list(path)) ?? [] { clear(inner) }
        try? files.remove(path)
    }

    /// The table.
    func lines() -> [String] {
        let head = FigureTable.Line(label: "", value: Self.row(["ours", "memory", "sqlite3", "ours ×", "Anki", "× ours"]))
        func text(_ value: Double?, _ digits: Int, _ unit: String) -> String {
            value.map { FigureTable.fixed($0, digits) + unit } ?? "-"
        }
        func ratio(_ first: ProgramCost?, _ second: ProgramCost?) -> String {
            text(first.flatMap { first in second.map { first.seconds / max(0.001, $0.seconds) } }, 1, " ×")
        }
        let lines = results.map { result in
            let (task, ours) = (result.task, result.ours)
            let goals = [
                task.seconds.map { "≤ \($0) s" }, task.megabytes.map { "≤ \(Int($0)) MB" },
                task.timesAnki.map { "≥ \(Int($0)) × Anki" },
            ].compactMap(\.self)
            return FigureTable.Line(
                label: task.name,
                value: Self.row([
                    text(ours?.seconds, 3, " s"), text(ours?.megabytes, 0, " MB"), text(result.sqlite?.seconds, 3, " s"),
                    ratio(ours, result.sqlite), text(result.anki?.seconds, 3, " s"), ratio(result.anki, ours),
                ]), goal: goals.joined(separator: ", "), meetsGoal: result.meetsGoals)
        }
        let group = FigureTable.Group(head: "Processor time of whole programs, of Anki its import alone", lines: [head] + lines)
        return FigureTable(title: "Lists imported and saved", groups: [group]).lines()
    }

    private static func row(_ cells: [String]) -> String {
        cells.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }.joined()
    }
}

extension ReadingSpeed {
    /// What `vocab import` does: reads all lists, merges them into one bookcase, and saves it in a store at `folder`.
    static func take(_ files: [String], into folder: Path, english: EnglishWords?) throws {
        var options = ListOptions()
        options.learner.interface = .korean
        options.englishWords = english
        let lists = try files.map { try WordList(InputFile.read(Path($0)), options) }
        let start = Timestamp(secondsSince1970: 0)
        try Store(root: folder, files: DiskFileSystem()).update(Change(.importList), at: start) { library in
            var generator = SeededGenerator(seed: 1)
            let bookcase = Bookcase(id: Bookcase.ID(using: &generator), name: try BookcaseName("Words"), added: start)
            try library.add(bookcase)
            try library.update(bookcase.id) { bookcase in
                for list in lists { _ = bookcase.merge(list, listingChanges: false, at: start, using: &generator) }
            }
        }
    }
}

/// Word lists of any size, made without chance.
enum MadeFile {
    /// A table of so many rows, the words numbered from `start` on: two columns without names, or, where it is wide, five with names.
    ///
    /// So many of the rows say another meaning of an earlier word.
    static func table(_ rows: Int, from start: Int, merges: Int, isWide: Bool) -> [UInt8] {
        var text = isWide ? "word,meaning,part of speech,example,tags\n" : ""
        let step = merges == 0 ? Int.max : rows / merges
        for row in 0..<rows {
            let isMerge = row > step && row.isMultiple(of: step)
            // The steps are even, so that no odd row says anything of another word.
            let word = word(start + (isMerge ? row / 2 | 1 : row))
            let meaning = meaning(start + row)
            text += word + ","
            text += isWide || meaning.contains(",") ? "\"\(meaning)\"" : meaning
            if isWide { text += ",\(["noun", "verb", "adj."][row % 3]),They have seen \(word) in the garden.,day \(row / 40)" }
            text += "\n"
        }
        return Array(text.utf8)
    }

    private static func word(_ number: Int) -> String {
        [1, 55, 3_025, 166_375].map { syllables[number / $0 % syllables.count] }.joined()
    }

    private static func meaning(_ number: Int) -> String {
        let mixed = number &* 2_654_435_761 % 1_000_003
        let sense = letters[mixed % letters.count] + letters[mixed / 29 % letters.count] + letters[mixed / 901 % letters.count]
        return number.isMultiple(of: 3) ? sense + ", " + letters[mixed / 7 % letters.count] + "다" : sense
    }

    private static let syllables = "bdgklmnprst".flatMap { first in "aeiou".map { "\(first)\($0)" } }
    private static let letters = "가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수우주추쿠투푸후".map(String.init)
}
