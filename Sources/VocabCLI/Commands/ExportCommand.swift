import ArgumentParser
import VocabCore
import VocabLanguage
import VocabLists

/// `vocab export`: writes bookcases for other programs, or for this one elsewhere.
struct ExportCommand: SessionCommand {
    static let manual = Manual(
        .export, "단어장 내보내기", "export a bookcase",
        examples: [
            "TOEIC -o toeic.csv", "TOEIC --columns id,term,meaning -o toeic.xlsx", "TOEIC --format anki -o toeic.txt",
            "--all -o vocab.tar",
        ],
        notes: [
            Bilingual("import로 다시 가져오면 그대로 돌아옵니다.", "Importing what was exported brings it back as it was."),
            Bilingual(
                "스프레드시트에서 고칠 때는 id 열도 내보내고 import --on-duplicate update로 가져오세요. 단어를 고쳐도 기록이 남습니다.",
                "To mend words in a spreadsheet, export the column id too and import with --on-duplicate update: "
                    + "a renamed word keeps its answers."),
        ])

    @OptionGroup var bookcase: BookcaseArgument

    @OptionGroup var tags: TagOption

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("파일의 형식", "the format", .oneOf(Format.self), standard: Format.csv.rawValue))
    var format: String?

    @Option(
        name: [.customShort("o"), .customLong("output")], parsing: .unconditional,
        help: .said("쓸 파일; 없으면 표준 출력", "the file, by default standard output", .newFile))
    var output: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("내보낼 열, 예: id,term,meaning", "the columns, such as id,term,meaning", .exportColumns))
    var columns: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("첫 줄에 열 이름 쓰기", "whether the first row names the columns", .oneOf(YesNo.self)))
    var header: String?

    @Flag(
        name: .long, help: .said("엑셀이 UTF-8로 읽도록 BOM 넣기 (csv, tsv)", "put a BOM in front, by which Excel knows UTF-8 (csv, tsv)"))
    var bom = false

    @Flag(name: .long, help: .said("기록도 함께 (json 형식)", "the answers too (format json)"))
    var history = false

    @Flag(name: .long, help: .said("모든 것을 tar 하나에", "everything in one tar"))
    var all = false

    @Flag(name: .long, help: .said("스프레드시트가 수식으로 여길 칸 앞에 작은따옴표 넣기", "put an apostrophe before what a spreadsheet would run"))
    var guardFormulas = false

    @Flag(name: .long, help: .said("있는 파일을 바꾸기", "replace a file that is there"))
    var force = false

    private enum Format: String, CaseIterable {
        case csv, tsv, json, anki, xlsx

        /// How a file of this format is called.
        var ending: String { self == .tsv || self == .anki ? "txt" : rawValue }
        /// Whether a spreadsheet that opens it reads text, and may take it for something else.
        var isPlainTable: Bool { self == .csv || self == .tsv }
        /// Whether columns can be chosen.
        var isTable: Bool { isPlainTable || self == .xlsx }
    }

    func run(in session: Session) throws {
        let format = try format.map { try choice($0, option: "--format") } ?? formatByName
        let shape = try shape(for: format)
        if all, !tags.tag.isEmpty { throw Alert.usage(.exclusive("--all", "--tag")) }
        if all { return try write(try TarArchive.bytes(of: session.store, at: session.now), session, as: "tar") }
        if history, format != .json { throw Alert.badChoice(option: "--format", value: format.rawValue, choices: ["json"]) }
        var bookcase = try chosen(session)
        let tags = try tags.filter(over: [bookcase])
        if !tags.texts.isEmpty { bookcase.setWords(bookcase.words.filter(tags.contains)) }
        let bytes: [UInt8]
        switch format {
        case .csv: bytes = ListExport.csv(of: bookcase, .comma, shape)
        case .tsv: bytes = ListExport.csv(of: bookcase, .tab, shape)
        case .xlsx: bytes = ListExport.workbook(of: bookcase, shape)
        case .anki: bytes = ListExport.anki(of: bookcase)
        case .json:
            bytes = bookcase.exported(withReviews: try history ? answers(of: bookcase, session) : nil)
        }
        try write(bytes, session, as: format.ending)
        if format.isPlainTable { remark(on: bytes, of: bookcase, shape, session) }
    }

    /// The format that the name of the file asks for: text is no workbook, whatever it is called.
    private var formatByName: Format {
        output?.lowercased().hasSuffix(".xlsx") == true && !all ? .xlsx : .csv
    }

    /// What of the bookcase is written.
    ///
    /// - Throws: `Alert` when an option cannot be used, or says nothing of what is written.
    private func shape(for format: Format) throws -> TableShape {
        var shape = TableShape()
        shape.columns = try columns.map(ExportColumn.columns(typed:)) ?? shape.columns
        if let header {
            let answer: YesNo = try choice(header, option: "--header")
            shape.hasHeader = answer == .yes
        }
        (shape.guardsFormulas, shape.hasByteOrderMark) = (guardFormulas && format != .xlsx, bom)
        for (option, isGiven) in [("--columns", columns != nil), ("--header", header != nil), ("--bom", bom)] where isGiven {
            if all { throw Alert.usage(.exclusive("--all", option)) }
            if option == "--bom" ? format.isPlainTable : format.isTable { continue }
            throw Alert.usage(.exclusive("--format \(format.rawValue)", option))
        }
        return shape
    }

    /// Says what a spreadsheet may make of the table.
    private func remark(on bytes: [UInt8], of bookcase: Bookcase, _ shape: TableShape, _ session: Session) {
        let formulas = guardFormulas ? 0 : ListExport.formulaCount(in: bookcase, shape.columns)
        if formulas > 0 { session.remark(ExportPhrase.formulas(formulas)) }
        if !bom, output?.lowercased().hasSuffix(".csv") == true, bytes.contains(where: { $0 >= 0x80 }) {
            session.remark(ExportPhrase.needsByteOrderMark)
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
            let isBinary = ["tar", "xlsx"].contains(ending)
            if isBinary, session.world.console.isTerminal(.results) { throw Alert.needsOutput(ending: ending) }
            return session.send(bytes, isJSON: ending == "json")
        }
        let file = try session.output(named: path, force: force, example: "vocab." + ending)
        try session.write(bytes, to: file)
        session.tell(.exported(path: path, over: file.destination))
    }
}
