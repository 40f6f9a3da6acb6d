import ArgumentParser
import VocabCore

/// `vocab import FILE`: takes a word list into a bookcase, which is made where it is missing.
struct ImportCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "CSV 가져오기 · take in a word list (CSV in UTF-8).")

    @Argument(help: "파일, -는 표준 입력 · the file, - for standard input")
    var file: String

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("단어장 (없으면 파일 이름) · bookcase, by default named for the file", valueName: "bookcase"))
    var book: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("열의 뜻, 예: term,meaning,-,example · what the columns are", valueName: "list"))
    var columns: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("첫 줄이 제목인지 · whether the first row is a header", valueName: "yes|no"))
    var header: String?

    @Flag(name: .long, help: "저장하지 않고 결과만 · show what would happen, save nothing")
    var dryRun = false

    @Flag(name: .long, help: "JSON으로 · print JSON")
    var json = false

    private enum YesNo: String, CaseIterable {
        case yes, no
    }

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let map = try columns.map { list in
            guard let map = ColumnMap(list: list) else { throw Alert.badColumns(list) }
            return map
        }
        let hasHeader = try header.map { text -> Bool in
            let answer: YesNo = try choice(text, option: "--header")
            return answer == .yes
        }
        let name = try bookcaseName()
        let list = try read(session, map, hasHeader)
        // Where the bookcase is not found at once, a file that cannot be read may be the reason.
        if try session.store.bookcase(keptAs: name.description) == nil { _ = try session.library() }
        let (counts, isNew) = try takeIn(list, name, session)
        let report = ImportReport(
            file: file, bookcase: name.description, isNew: isNew, isDryRun: dryRun, list: list, counts: counts)
        if json {
            session.printJSON(report.json())
        } else {
            session.screen.show(report.lines(session.screen.style, session.language))
        }
    }

    private func read(_ session: Session, _ map: ColumnMap?, _ hasHeader: Bool?) throws -> WordList {
        let bytes: [UInt8]
        do {
            bytes = try session.world.readInput(file)
        } catch let failure as FileFailure where failure.kind == .noSuchFile || failure.kind == .notAFolder {
            throw Alert.noSuchFile(file)
        }
        do throws(WordListError) {
            return try WordList(bytes, columns: map, header: hasHeader)
        } catch {
            throw Alert(error, file: file)
        }
    }

    /// The bookcase named, or the file's own name without its folder and ending.
    private func bookcaseName() throws -> BookcaseName {
        if let book { return try BookcaseName(book) }
        if file == "-" { throw Alert.importNeedsBookcase }
        let fileName = file.split(separator: "/").last.map(String.init) ?? ""
        let stem = fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
        guard let name = try? BookcaseName(stem.isEmpty ? fileName : stem) else { throw Alert.importNeedsBookcase }
        return name
    }

    /// Takes the list in, all of it on disk when this returns; a preview changes a copy.
    private func takeIn(
        _ list: WordList, _ name: BookcaseName, _ session: Session
    ) throws -> (counts: ImportCounts, isNew: Bool) {
        func change(_ library: inout Library) throws -> (ImportCounts, Bool) {
            var chance = session.chance
            let known = library.bookcase(named: name.description)
            if known == nil {
                try library.add(Bookcase(id: Bookcase.ID(using: &chance), name: name, added: session.now))
            }
            guard let id = known?.id ?? library.bookcase(named: name.description)?.id else {
                throw Alert.unknownBookcase(name.description, nearest: [])
            }
            let counts = try library.update(id) { $0.takeIn(list, at: session.now, using: &chance) }
            return (counts, known == nil)
        }
        if dryRun {
            var copy = try session.library()
            return try change(&copy)
        }
        return try session.update(Change(.importList, file, bookcase: name.description)) { try change(&$0) }
    }
}
