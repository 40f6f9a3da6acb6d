import ArgumentParser
import VocabCore
import VocabLanguage
import VocabLists

/// `vocab import FILE …`: takes word lists into bookcases, which are made where they are missing.
struct ImportCommand: SessionCommand {
    static let manual = Manual(
        .import, "단어 목록 가져오기", "import word lists",
        examples: ["words.csv --book 영어", "words.csv --dry-run", "toeic.csv --book TOEIC --on-duplicate update"],
        notes: [
            Bilingual(
                "인코딩, 열 구분 기호, 열의 뜻은 저절로 알아냅니다. 잘못 알아내면 옵션으로 알려 주세요.",
                "Encoding, delimiter and columns are found out; the options overrule what was found.")
        ])

    @Argument(help: .said("파일; -는 표준 입력", "the files, - for standard input", .file))
    var file: [String]

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("단어장; 없으면 파일 이름대로", "the bookcase, by default named for the file", .bookcase))
    var book: String?

    // Not as a group of options: each group makes the parser four times as slow in debug builds.
    @Option(
        name: .long, parsing: .unconditional,
        help: .said("글자 인코딩, 예: CP949", "the text encoding, such as UTF-8 or Shift_JIS", .encoding))
    var encoding: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("열 구분 기호, 예: ';' 또는 tab", "what stands between the columns, such as ';' or tab", .sign))
    var delimiter: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("열의 뜻, 예: term,meaning,-,example", "what the columns are, such as term,meaning,-,example", .columns))
    var columns: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("첫 줄이 제목인지", "whether the first row is a header", .oneOf(YesNo.self)))
    var header: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("한 단어가 몇 줄인지", "how many lines each word has", .oneOf(["2", "3", "4"])))
    var lines: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("엑셀(.xlsx)이나 OpenDocument(.ods)의 시트", "the sheet of a workbook (.xlsx, .ods)", .sheet))
    var sheet: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "이미 있는 단어에 merge는 뜻을 더하고, skip은 그대로 두고, update는 바꾸고, keep은 따로 넣습니다",
            "known words: merge adds what is new, skip leaves them, update replaces them, keep adds another word",
            .oneOf(DuplicateRule.self)))
    var onDuplicate: String = DuplicateRule.merge.rawValue

    @Flag(
        name: .long,
        help: .said(
            "id 열이 있는 파일에 더는 없는 단어를 묻지 않고 삭제하기 (update일 때)",
            "delete words that a file with a column id has no more, without asking (with update)"))
    var removeMissing = false

    @Flag(name: .long, help: .said("저장하지 않고 바뀔 것만 모두 보기", "show all that would change, save nothing"))
    var dryRun = false

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("넣지 못한 줄을 적을 CSV", "a CSV to write the bad rows to", .newFile))
    var rejects: String?

    @Flag(name: .long, help: .said("--rejects의 파일이 있으면 바꾸기", "replace the file of --rejects"))
    var force = false

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let (layoutOptions, rule) = try layoutAndRule(session)
        if removeMissing, rule != .update {
            throw Alert.badChoice(
                option: "--on-duplicate", value: rule.rawValue, choices: [DuplicateRule.update.rawValue])
        }
        if book == nil, file.contains("-") { throw Alert.importNeedsBookcase }
        let progress = ImportProgress(session)
        defer { progress.clear() }
        // All files are read before anything is saved, and all of them are saved as one change.
        let items = try file.map { file in
            let source = try read(file, layoutOptions, session, progress)
            return Item(file: file, source: source, name: try bookcaseName(for: source, from: file))
        }
        // Where a bookcase is not found at once, a file that cannot be read may be the reason.
        for item in items where try session.store.bookcase(keptAs: item.name.description) == nil { _ = try session.library() }
        // Whether the rest can be written is decided before anything is saved.
        let replaced = rejects.flatMap { list(at: $0, session) }
        if let rejects, let replaced, !RejectedRow.areWritten(in: try session.input(named: replaced)) {
            throw Alert.noPlaceForFile(rejects, .list, example: "rest.csv")
        }
        let rest = try dryRun ? nil : rejects.map { try session.output(named: $0, force: force, example: "rest.csv") }
        func keepRest(of reports: [ImportReport]) throws {
            let rejected = reports.flatMap(\.rejected)
            guard let rest, !rejected.isEmpty else { return }
            progress.clear()
            try session.write(RejectedRow.csv(of: rejected), to: rest)
        }
        // The rest is in its file before the import counts, and a list that gives way to its own rest stays until then: a crash loses
        // no row.
        let (reports, answers) = try merge(items, rule, session, progress) { if replaced == nil { try keepRest(of: $0) } }
        if replaced != nil { try keepRest(of: reports) }
        progress.clear()
        if items.contains(where: \.holdsAnswers) {
            session.remark(dryRun ? ImportPhrase.answersToCome(answers) : ImportPhrase.answers(answers))
        }
        if !json { for report in reports { session.screen.show(report.lines(session.screen.style, session.language)) } }
        if json { session.printJSON(ImportReport.json(of: reports)) }
        let rows = reports.flatMap(\.rejected).count
        if let rest, rows > 0 {
            session.remark(ImportPhrase.rejectsWritten(rows, path: rest.path, over: rest.destination))
        }
        for item in items { tellBadAnswers(of: item, session) }
        if dryRun, rejects == nil { for item in items { foretellLosses(of: item, session) } }
        if !json, !dryRun { session.showStep(ImportReport.nextStep(after: reports)) }
    }

    /// The list among those to import that is the file called `name`.
    private func list(at name: String, _ session: Session) -> String? {
        guard let version = try? session.world.files.version(of: Path(name)) else { return nil }
        return file.first { (try? session.world.files.version(of: Path($0))) == version }
    }

    /// A list, or a whole bookcase as this program exports it.
    private enum Source {
        case list(WordList)
        case bookcase(Bookcase, ExportedAnswers)
    }

    /// A list, where it comes from, and where it goes.
    private struct Item {
        let file: String
        let source: Source
        let name: BookcaseName

        var holdsAnswers: Bool {
            if case .bookcase(_, let exported) = source { !exported.answers.isEmpty } else { false }
        }

        var carriesIdentifiers: Bool {
            if case .list(let list) = source { list.rows.contains { $0.id != nil } } else { false }
        }

        /// The answers it holds, as answers to the words in `library` that its words became.
        func answers(in library: Library) -> [HistoryAnswer] {
            guard case .bookcase(let bookcase, let exported) = source,
                let target = library.bookcase(named: name.description)
            else { return [] }
            return bookcase.moving(exported.answers, into: target)
        }
    }

    private func read(
        _ file: String, _ layoutOptions: ListOptions, _ session: Session, _ progress: ImportProgress
    ) throws -> Source {
        let bytes = try session.input(named: file)
        if let bookcase = Bookcase(exported: bytes) { return .bookcase(bookcase, Bookcase.answers(exported: bytes)) }
        progress.begin(size: bytes.count)
        let list: WordList
        var layoutOptions = layoutOptions
        if layoutOptions.learner.learnt.isEmpty {
            layoutOptions.learner.note(names: [try Path(InputName(file).readable()).stem])
        }
        do throws(WordListError) {
            list = try WordList(bytes, layoutOptions, progress: progress.showRead)
        } catch {
            progress.clear()
            guard session.canAsk, let answered = try session.answer(error, about: bytes, layoutOptions) else {
                throw Alert(error, file: file)
            }
            progress.restart(size: bytes.count)
            return try read(file, answered, session, progress)
        }
        return .list(list)
    }

    /// The bookcase named, the one in an export, or the file's own name without its folder and ending.
    private func bookcaseName(for source: Source, from file: String) throws -> BookcaseName {
        if let book { return try BookcaseName(book) }
        if case .bookcase(let bookcase, _) = source { return bookcase.name }
        guard let name = try? BookcaseName(Path(InputName(file).readable()).stem) else { throw Alert.importNeedsBookcase }
        return name
    }

    /// Tells what would keep a list from being taken in as a preview shows it: that too many rows would be left out.
    private func foretellLosses(of item: Item, _ session: Session) {
        guard case .list(let list) = item.source else { return }
        do throws(WordListError) { try list.checkLosses() } catch { session.tell(Alert(error, file: item.file)) }
    }

    private func tellBadAnswers(of item: Item, _ session: Session) {
        guard case .bookcase(_, let exported) = item.source, let first = exported.firstBad else { return }
        session.tell(.answersLeftOut(file: item.file, count: exported.badCount, first: first.number, first.problem))
    }

    /// Takes the lists and the answers in, all of them on disk when this returns, after what `keepRest` writes; a preview changes a copy.
    private func merge(
        _ items: [Item], _ rule: DuplicateRule, _ session: Session, _ progress: ImportProgress,
        keepRest: ([ImportReport]) throws -> Void
    ) throws -> (reports: [ImportReport], answers: Int) {
        func change(_ library: inout Library, isDryRun: Bool, _ item: Item) throws -> ImportReport {
            let (source, file, name) = (item.source, item.file, item.name)
            var generator = session.generator
            let known = library.bookcase(named: name.description)
            var report = ImportReport(file: file, bookcase: name.description, isNew: known == nil, isDryRun: isDryRun, rule: rule)
            if case .bookcase(let bookcase, _) = source, known == nil, library[bookcase.id] == nil,
                Set(bookcase.words.map(\.id)).isDisjoint(with: library.bookcases.flatMap { $0.words.map(\.id) })
            {
                try library.add(bookcase.named(name))
                report.counts = ImportCounts(allAdded: bookcase, listingChanges: dryRun)
                report.wordCount = bookcase.words.count
                return report
            }
            let list: WordList
            switch source {
            case .list(let read): list = read
            case .bookcase(let bookcase, _): list = try WordList(ListExport.csv(of: bookcase, .comma, withIDs: true))
            }
            if known == nil { try library.add(Bookcase(id: Bookcase.ID(using: &generator), name: name, added: session.now)) }
            guard let id = known?.id ?? library.bookcase(named: name.description)?.id else {
                throw Alert.unknownBookcase(name.description, nearest: [])
            }
            report.list = list
            if case .bookcase = source { report.isBookcase = true }
            (report.counts, report.wordCount) = try library.take(
                list, into: id, rule, listingChanges: dryRun, at: session.now, using: &generator)
            return report
        }
        func changeAll(
            _ library: inout Library, isDryRun: Bool = false, _ missingRule: MissingRule
        ) throws -> [ImportReport] {
            var reports = try items.map { try change(&library, isDryRun: isDryRun, $0) }
            try reports.settleMissing(in: &library, missingRule)
            return reports
        }
        var missingRule = removeMissing ? MissingRule.remove : .keep
        if dryRun {
            var copy = try session.library()
            let reports = try changeAll(&copy, isDryRun: true, missingRule)
            var generator = session.generator
            let answers = items.flatMap { $0.answers(in: copy) }
            return (reports, try session.store.countNew(answers, copy, at: session.now, using: &generator))
        }
        if rule == .update, !removeMissing, session.canAsk, !json, items.contains(where: \.carriesIdentifiers) {
            var copy = try session.library()
            progress.clear()
            missingRule = try session.missingRule(after: changeAll(&copy, isDryRun: true, .keep))
        }
        var names: [String] = []
        for item in items where !names.contains(item.name.description) { names.append(item.name.description) }
        let done = Change(
            .importList, items.map(\.file).joined(separator: ", "), bookcase: names.joined(separator: ", "))
        return try session.updateBringingAnswers(done) { library in
            let reports = try changeAll(&library, missingRule)
            library.settings.wishes.remove(theTermsOf: library.bookcases.lazy.flatMap(\.words))
            progress.showMerged()
            try keepRest(reports)
            return (reports, items.flatMap { $0.answers(in: library) })
        }
    }
}
