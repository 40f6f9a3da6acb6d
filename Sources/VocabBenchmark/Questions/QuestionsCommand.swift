import ArgumentParser
import VocabCore
import VocabLists

/// `vocab-benchmark questions`: how good the questions of a list are.
struct QuestionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "questions", abstract: "Measure the questions that are made of a word list.")

    @Argument(
        help: "A word list as `vocab import` reads it, or a bookcase as the store or `vocab export --format json` writes it.")
    var file: String

    @Option(help: "How many sheets.")
    var sheets = 8

    @Option(help: "How many questions a sheet has; by default one for each word.")
    var count: Int?

    @Option(help: "The first sheet's seed.")
    var seed: UInt64 = 1

    @Option(help: "Which side is shown.")
    var direction = GamePlan.Directions.forward

    @Option(help: "How near wrong choices are to the right one, from 0 to 1.")
    var closeness = QuestionStyle.standardCloseness

    @Flag(help: "Measure rounds that are played one after the other instead.")
    var rounds = false

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard sheets > 0, count ?? 1 > 0 else { throw ValidationError("Sheets and questions are counted from 1.") }
        guard (0...1).contains(closeness) else { throw ValidationError("The closeness is between 0 and 1.") }
        if rounds, json { throw ValidationError("What is measured over rounds is not printed as JSON.") }
    }

    /// Makes the sheets and looks at them.
    ///
    /// - Throws: `ValidationError` when the file cannot be read or asked about.
    func report(in surroundings: Surroundings) throws -> QuestionReport {
        let bookcase = try bookcase()
        let thesaurus = surroundings.thesaurus
        let style = QuestionStyle(closeness: closeness, thesaurus: thesaurus)
        var made: [[Question]] = []
        var skippedWords = 0
        let start = surroundings.milliseconds()
        for number in 0..<UInt64(sheets) {
            let sequence = try sequence(over: bookcase, style, .sheet, seed: seed &+ number)
            made.append(sequence.questions)
            skippedWords = sequence.skippedWords
        }
        let milliseconds = surroundings.milliseconds() - start
        let figures = Benchmark(
            of: made, over: bookcase, seed: seed,
            near: thesaurus.map { thesaurus in { thesaurus.concepts(of: $0).areNear(thesaurus.concepts(of: $1)) } })
        return QuestionReport(
            bookcase: bookcase.name.description, wordCount: bookcase.words.count, seed: seed, directions: direction,
            milliseconds: milliseconds, skippedWords: skippedWords, figures: figures,
            inRounds: Guesses.byRule(
                at: try (0..<UInt64(sheets)).map { try sequence(over: bookcase, style, .round, seed: seed &+ $0).questions }),
            sizes: SizeFigures.all(of: bookcase, direction, style, seed: seed))
    }

    /// What players hit who go by what earlier rounds showed.
    ///
    /// - Throws: what `report` throws.
    func lifeReport(in surroundings: Surroundings) throws -> [String] {
        let bookcase = try bookcase()
        let style = QuestionStyle(closeness: closeness, thesaurus: surroundings.thesaurus)
        return FigureTable(
            title: "\(bookcase.name) · \(bookcase.words.count) words · --seed \(seed)",
            groups: try LifeFigures.all(of: bookcase, style, seed: seed).map(\.group)
        ).lines()
    }

    private func sequence(
        over bookcase: Bookcase, _ style: QuestionStyle, _ dealing: Dealing, seed: UInt64
    ) throws -> (questions: [Question], skippedWords: Int) {
        do throws(QuizError) {
            var sequence = try QuestionSequence(
                GamePlan(
                    over: [bookcase], count: count ?? bookcase.words.count, directions: direction, dealing: dealing, style: style,
                    seed: seed))
            var questions: [Question] = []
            while let question = sequence.nextQuestion() { questions.append(question) }
            return (questions, sequence.skippedWords.count)
        } catch {
            throw ValidationError("\(file) gives no questions: \(error)")
        }
    }

    /// The bookcase in the file, or one made of the list in it, which is the same for the same seed.
    private func bookcase() throws -> Bookcase {
        do {
            let bytes = try InputFile.read(Path(file))
            if let bookcase = Bookcase(exported: bytes) { return bookcase }
            var generator = SeededGenerator(seed: seed)
            let name = String(Path(file).name.prefix(BookcaseName.maximumCharacters))
            let start = Timestamp(secondsSince1970: 0)
            var bookcase = Bookcase(id: Bookcase.ID(using: &generator), name: try BookcaseName(name), added: start)
            _ = bookcase.merge(try WordList(bytes), at: start, using: &generator)
            return bookcase
        } catch {
            throw ValidationError("\(file) cannot be read as a word list: \(error)")
        }
    }
}

extension GamePlan.Directions: ExpressibleByArgument {}

extension QuestionReport {
    /// The report as it is printed.
    func text(asJSON isJSON: Bool) -> String {
        isJSON ? String(decoding: json().bytes, as: UTF8.self) : lines().joined(separator: "\n")
    }
}
