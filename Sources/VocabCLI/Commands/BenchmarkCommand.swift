import ArgumentParser
import VocabCore

/// `vocab benchmark`: how good the questions of a list are; for those who work on the program, so it is not listed.
struct BenchmarkCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "benchmark", abstract: "문제 재기 · measure the questions of a bookcase or a list.", shouldDisplay: false)

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("단어장 · bookcase", valueName: "bookcase"))
    var book: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("단어 목록 파일, 저장하지 않음 · a word list, read and not saved", valueName: "file"))
    var file: String?

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("시험지 수 · how many sheets", valueName: "n"))
    var sheets: String = "8"

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("한 장의 문제 수, 보통은 모든 단어 · questions a sheet, by default all words", valueName: "n"))
    var count: String?

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("첫 시험지의 씨앗 · the first sheet's seed", valueName: "number"))
    var seed: String = "1"

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("forward 단어→뜻, reverse 뜻→단어, mixed 섞어서 · which side is shown", valueName: "direction"))
    var direction: String = QuestionSequence.Directions.forward.rawValue

    @OptionGroup var choices: ChoiceOptions

    @OptionGroup var options: ImportOptions

    @Flag(name: .long, help: "JSON으로 · print JSON")
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        guard let sheetCount = questionCount(sheets) else { throw Alert.badNumber(option: "--sheets", value: sheets, minimum: 1) }
        guard let seed = UInt64(seed) else { throw Alert.badNumber(option: "--seed", value: seed, minimum: 0) }
        let directions: QuestionSequence.Directions = try choice(direction, option: "--direction")
        let count = try self.count.map(questionCount(ofOption:))
        let bookcase = try bookcase(in: session, seed: seed)
        var made: [[Question]] = []
        var passedOver: [PassedOver] = []
        let style = try choices.style(in: session, regardingHistory: false)
        let start = session.world.now().milliseconds
        for number in 0..<UInt64(sheetCount) {
            var sequence = try QuestionSequence(
                over: [bookcase], count: count ?? bookcase.words.count, directions: directions, style: style,
                seed: seed &+ number)
            var sheet: [Question] = []
            while let question = sequence.nextQuestion() { sheet.append(question) }
            made.append(sheet)
            passedOver = sequence.passedOver
        }
        let milliseconds = session.world.now().milliseconds - start
        let report = BenchmarkReport(
            bookcase: bookcase.name.description, wordCount: bookcase.words.count, seed: seed, directions: directions,
            milliseconds: milliseconds, passedOver: passedOver.count,
            figures: Benchmark(
                of: made, over: bookcase, seed: seed,
                near: style.thesaurus.map { thesaurus in { thesaurus.concepts(of: $0).areNear(thesaurus.concepts(of: $1)) } }))
        if json {
            session.printJSON(report.json())
        } else {
            session.screen.show(report.lines(session.screen.style, session.language))
        }
    }

    /// The bookcase named, or one made of the list in the file, which is the same for the same seed.
    private func bookcase(in session: Session, seed: UInt64) throws -> Bookcase {
        switch (book, file) {
        case (nil, nil): throw Alert.usage(.missingArgument(.other("--book | --file")))
        case (let book?, _?): throw Alert.usage(.unexpectedArgument(book))
        case (let book?, nil): return try session.bookcase(named: book)
        case (nil, let file?):
            let bytes = try session.input(named: file)
            if let bookcase = Bookcase(exported: bytes) { return bookcase }
            let wishes = try options.wishes().layout
            let list: WordList
            do throws(WordListError) {
                list = try WordList(bytes, wishes)
            } catch {
                throw Alert(error, file: file)
            }
            var chance = SeededGenerator(seed: seed)
            let name = file.split(separator: "/").last.map { String($0.prefix(BookcaseName.maximumCharacters)) }
            var bookcase = Bookcase(
                id: Bookcase.ID(using: &chance), name: try BookcaseName(name ?? file), added: session.now)
            _ = bookcase.takeIn(list, at: session.now, using: &chance)
            return bookcase
        }
    }
}
