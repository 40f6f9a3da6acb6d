import ArgumentParser
import VocabCore
import VocabLists

/// `vocab export`: writes bookcases for other programs, or for this one elsewhere.
struct ExportCommand: SessionCommand {
    static let manual = Manual(
        "export", "단어장 내보내기", "export a bookcase",
        examples: ["TOEIC -o toeic.csv", "TOEIC --format anki -o toeic.txt", "--all -o vocab.tar"],
        notes: [
            Bilingual("import로 다시 가져오면 그대로 돌아옵니다.", "Importing what was exported brings it back as it was.")
        ])

    @OptionGroup var bookcase: BookcaseArgument

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("파일의 형식", "the format", .oneOf(Format.self)))
    var format: String = Format.csv.rawValue

    @Option(
        name: [.customShort("o"), .customLong("output")], parsing: .unconditional,
        help: .said("쓸 파일; 없으면 표준 출력", "the file, by default standard output", .newFile))
    var output: String?

    @Flag(name: .long, help: .said("기록도 함께 (json 형식)", "the answers too (format json)"))
    var history = false

    @Flag(name: .long, help: .said("모든 것을 tar 하나에", "everything in one tar"))
    var all = false

    @Flag(name: .long, help: .said("스프레드시트가 수식으로 여길 칸 앞에 작은따옴표 넣기", "put an apostrophe before what a spreadsheet would run"))
    var guardFormulas = false

    @Flag(name: .long, help: .said("있는 파일을 바꾸기", "replace a file that is there"))
    var force = false

    private enum Format: String, CaseIterable {
        case csv, tsv, json, anki
    }

    func run(in session: Session) throws {
        let format: Format = try choice(format, option: "--format")
        if all { return try write(try TarArchive.bytes(of: session.store, at: session.now), session, as: "tar") }
        if history, format != .json { throw Alert.badChoice(option: "--format", value: format.rawValue, choices: ["json"]) }
        let bookcase = try chosen(session)
        let bytes: [UInt8]
        switch format {
        case .csv: bytes = ListExport.csv(of: bookcase, .comma, guardingFormulas: guardFormulas)
        case .tsv: bytes = ListExport.csv(of: bookcase, .tab, guardingFormulas: guardFormulas)
        case .anki: bytes = ListExport.anki(of: bookcase)
        case .json:
            bytes = bookcase.exported(withReviews: try history ? answers(of: bookcase, session) : nil)
        }
        try write(bytes, session, as: format == .json ? "json" : format == .csv ? "csv" : "txt")
        let formulas = ListExport.formulaCount(in: bookcase)
        if formulas > 0, !guardFormulas, format == .csv || format == .tsv {
            session.remark(ExportPhrase.formulas(formulas))
        }
    }

    /// The answers that were given in the bookcase; what cannot be read of the history is told.
    private func answers(of bookcase: Bookcase, _ session: Session) throws -> [HistoryAnswer] {
        let history = try session.store.history()
        for problem in history.problems { session.tell(Alert(problem)) }
        return zip(history.ids, history.reviews).filter { $1.bookcase == bookcase.id }.map { HistoryAnswer(id: $0, review: $1) }
    }

    /// The bookcase named, the one of the set-up, the only one, or the one that the learner picks.
    private func chosen(_ session: Session) throws -> Bookcase {
        if let book = try bookcase.given() { return try session.bookcase(named: book) }
        let contents = try session.contents()
        if contents.library.bookcases.isEmpty { throw Alert.libraryIsEmpty }
        if let setup = contents.library.settings.setup, let bookcase = contents.library[setup.bookcase] { return bookcase }
        guard contents.library.bookcases.count == 1 else {
            if session.canAsk { return try session.chosenBookcase(among: contents.library.bookcases) }
            throw Alert.noBookcaseToExport(first: contents.library.bookcases[0].name.description)
        }
        return contents.library.bookcases[0]
    }

    private func write(_ bytes: [UInt8], _ session: Session, as ending: String) throws {
        guard let path = output, !Destination.isStandardOutput(path) else {
            if all, session.world.console.isTerminal(.results) { throw Alert.needsOutput }
            return session.send(bytes, isJSON: ending == "json")
        }
        let file = try session.output(named: path, force: force, example: "vocab." + ending)
        try session.write(bytes, to: file)
        session.tell(.exported(path: path, over: file.destination))
    }
}
