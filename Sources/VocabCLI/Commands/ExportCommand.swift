import ArgumentParser
import VocabCore
import VocabLists

/// `vocab export`: writes bookcases for other programs, or for this one elsewhere.
struct ExportCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "내보내기 · write a bookcase for other programs.",
        discussion: """
            import로 다시 가져오면 그대로 돌아옵니다. --all은 단어장과 기록 전부를 tar 하나에 담습니다.
            What is exported comes back by import. --all puts all bookcases and histories into one tar.
            """)

    @OptionGroup var place: BookcaseOption

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("csv, tsv, json, anki · the format", valueName: "format"))
    var format: String = Format.csv.rawValue

    @Option(
        name: [.customShort("o"), .customLong("output")], parsing: .unconditional,
        help: ArgumentHelp("쓸 파일 (없으면 표준 출력) · the file, by default standard output", valueName: "file"))
    var output: String?

    @Flag(name: .long, help: "기록도 함께 (json) · the answers too (json)")
    var history = false

    @Flag(name: .long, help: "모든 것을 tar 하나에 · everything in one tar")
    var all = false

    @Flag(name: .long, help: "스프레드시트가 수식으로 여길 칸을 막기 · guard cells that a spreadsheet would run")
    var guardFormulas = false

    @Flag(name: .long, help: "있는 파일을 바꾸기 · replace a file that is there")
    var force = false

    private enum Format: String, CaseIterable {
        case csv, tsv, json, anki
    }

    func run(in session: Session) throws {
        let format: Format = try choice(format, option: "--format")
        if all { return try write(try TarArchive.bytes(of: session.store, at: session.now), session, as: "tar") }
        if history, format != .json { throw Alert.badChoice(option: "--format", value: format.rawValue, choices: ["json"]) }
        let bookcase = try bookcase(session)
        let bytes: [UInt8]
        switch format {
        case .csv: bytes = ListExport.csv(of: bookcase, .comma, guardingFormulas: guardFormulas)
        case .tsv: bytes = ListExport.csv(of: bookcase, .tab, guardingFormulas: guardFormulas)
        case .anki: bytes = ListExport.anki(of: bookcase)
        case .json:
            let reviews = try history ? session.store.history().reviews.filter { $0.bookcase == bookcase.id } : nil
            bytes = bookcase.exported(withReviews: reviews)
        }
        try write(bytes, session, as: format == .json ? "json" : format == .csv ? "csv" : "txt")
        let formulas = ListExport.formulaCount(in: bookcase)
        if formulas > 0, !guardFormulas, format == .csv || format == .tsv {
            session.remark(ExportPhrase.formulas(formulas))
        }
    }

    /// The bookcase named, the one of the set-up, or the only one.
    private func bookcase(_ session: Session) throws -> Bookcase {
        if let book = place.book { return try session.bookcase(named: book) }
        let contents = try session.contents()
        if contents.library.bookcases.isEmpty { throw Alert.libraryIsEmpty }
        if let setup = contents.library.settings.setup, let bookcase = contents.library[setup.bookcase] { return bookcase }
        guard contents.library.bookcases.count == 1 else {
            throw Alert.noBookcaseToExport(first: contents.library.bookcases[0].name.description)
        }
        return contents.library.bookcases[0]
    }

    private func write(_ bytes: [UInt8], _ session: Session, as ending: String) throws {
        guard let path = output, !Destination.isStandardOutput(path) else {
            if all, session.world.console.isTerminal(.results) { throw Alert.needsOutput }
            return session.world.console.write(bytes, to: .results)
        }
        let file = try session.output(named: path, force: force, example: "vocab." + ending)
        try session.write(bytes, to: file)
        session.tell(.exported(path: path, over: file.destination))
    }
}
