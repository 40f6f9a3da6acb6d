import ArgumentParser
import VocabCore

/// `vocab import FILE …`: takes word lists into bookcases, which are made where they are missing.
struct ImportCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "단어 목록 가져오기 · take in word lists (CSV, TSV, Anki, Quizlet …).",
        discussion: """
            인코딩, 열 사이의 기호, 열의 뜻은 저절로 알아냅니다. 알아낸 것이 틀리면 옵션으로 알려 주세요.
            Encoding, delimiter and columns are found out; the options overrule what was found.
            """)

    @Argument(help: "파일, -는 표준 입력 · the files, - for standard input")
    var file: [String]

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("단어장 (없으면 파일 이름) · bookcase, by default named for the file", valueName: "bookcase"))
    var book: String?

    @OptionGroup var options: ImportOptions

    @Flag(name: .long, help: "저장하지 않고 바뀔 것을 모두 보기 · show all that would change, save nothing")
    var dryRun = false

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("넣지 못한 줄을 이 CSV에 적기 · write the bad rows to this CSV", valueName: "file"))
    var rejects: String?

    @Flag(name: .long, help: "JSON으로 · print JSON")
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let (wishes, rule) = try options.wishes()
        var reports: [ImportReport] = []
        var rejected: [RejectedRow] = []
        if book == nil, file.contains("-") { throw Alert.importNeedsBookcase }
        for file in file {
            let source = try read(file, wishes, session)
            let name = try bookcaseName(for: source, from: file)
            // Where the bookcase is not found at once, a file that cannot be read may be the reason.
            if try session.store.bookcase(keptAs: name.description) == nil { _ = try session.library() }
            let report = try takeIn(source, from: file, into: name, rule, session)
            if !json { session.screen.show(report.lines(session.screen.style, session.language)) }
            rejected += report.rejected
            reports.append(report)
        }
        if json { session.printJSON(ImportReport.json(of: reports)) }
        if let rejects, !dryRun, !rejected.isEmpty {
            try session.write(RejectedRow.csv(of: rejected), to: rejects)
            session.remark(ImportPhrase.rejectsWritten(rejected.count, path: rejects))
        }
    }

    /// A list, or a whole bookcase as this program exports it.
    private enum Source {
        case list(WordList)
        case bookcase(Bookcase)
    }

    private func read(_ file: String, _ wishes: ListLayout.Wishes, _ session: Session) throws -> Source {
        let bytes: [UInt8]
        do {
            bytes = try session.world.readInput(file)
        } catch let failure as FileFailure where failure.kind == .noSuchFile || failure.kind == .notAFolder {
            throw Alert.noSuchFile(file)
        }
        if let bookcase = Bookcase(exported: bytes) { return .bookcase(bookcase) }
        let progress = ImportProgress(session)
        defer { progress.clear() }
        do throws(WordListError) {
            return .list(try WordList(bytes, wishes, progress: progress.show))
        } catch {
            progress.clear()
            guard case .ambiguousColumns(let first, let second, let rows) = error, session.canAsk else {
                throw Alert(error, file: file)
            }
            var wishes = wishes
            wishes.columns = try session.chooseColumns([first, second], rows)
            return try read(file, wishes, session)
        }
    }

    /// The bookcase named, the one in an export, or the file's own name without its folder and ending.
    private func bookcaseName(for source: Source, from file: String) throws -> BookcaseName {
        if let book { return try BookcaseName(book) }
        if case .bookcase(let bookcase) = source { return bookcase.name }
        let fileName = file.split(separator: "/").last.map(String.init) ?? ""
        let stem = fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
        guard let name = try? BookcaseName(stem.isEmpty ? fileName : stem) else { throw Alert.importNeedsBookcase }
        return name
    }

    /// Takes the list in, all of it on disk when this returns; a preview changes a copy.
    private func takeIn(
        _ source: Source, from file: String, into name: BookcaseName, _ rule: DuplicateRule, _ session: Session
    ) throws -> ImportReport {
        func change(_ library: inout Library) throws -> ImportReport {
            var chance = session.chance
            let known = library.bookcase(named: name.description)
            var report = ImportReport(file: file, bookcase: name.description, isNew: known == nil, isDryRun: dryRun, rule: rule)
            if case .bookcase(let bookcase) = source, known == nil, library[bookcase.id] == nil {
                try library.add(bookcase.named(name))
                report.counts = ImportCounts(allAdded: bookcase)
                return report
            }
            let list: WordList
            switch source {
            case .list(let read): list = read
            case .bookcase(let bookcase): list = try WordList(ListExport.csv(of: bookcase, .comma, withIDs: true))
            }
            if known == nil { try library.add(Bookcase(id: Bookcase.ID(using: &chance), name: name, added: session.now)) }
            guard let id = known?.id ?? library.bookcase(named: name.description)?.id else {
                throw Alert.unknownBookcase(name.description, nearest: [])
            }
            report.list = list
            report.counts = try library.update(id) {
                $0.takeIn(list, onDuplicate: rule, at: session.now, using: &chance)
            }
            return report
        }
        if dryRun {
            var copy = try session.library()
            return try change(&copy)
        }
        return try session.update(Change(.importList, file, bookcase: name.description)) { try change(&$0) }
    }
}

extension Session {
    /// Shows a few rows under each reading of the columns, and asks for one.
    fileprivate func chooseColumns(_ maps: [ColumnMap], _ rows: [[String]]) throws -> ColumnMap {
        for (number, map) in maps.enumerated() {
            screen.show(screen.style.paragraph("\(number + 1)  \(map.list)", .strong))
            for row in rows {
                let content = map.content(of: row)
                screen.show(screen.style.paragraph(SafeText.line("\(content.term) — \(content.meaning)"), indent: 3))
            }
        }
        while true {
            let answer = Text.cleanedLine(try ask(ImportPhrase.chooseColumns(maps.count)))
            if let number = Int(answer), let map = maps[safe: number - 1] { return map }
            remark(BookPhrase.noSuchNumber)
        }
    }
}
