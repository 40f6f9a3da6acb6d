import ArgumentParser
import VocabCore

/// What a game asks about: the options that all games share.
struct GameOptions: ParsableArguments {
    @Option(
        name: .long, parsing: .unconditionalSingleValue,
        help: ArgumentHelp("단어장 (여러 번 쓸 수 있음) · bookcase, may be given more than once", valueName: "bookcase"))
    var book: [String] = []

    @Option(name: .long, parsing: .unconditional, help: ArgumentHelp("문제 수 · how many questions", valueName: "n"))
    var count: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("forward 단어→뜻, reverse 뜻→단어, mixed 섞어서 · which side is shown", valueName: "direction"))
    var direction: String = QuestionSequence.Directions.forward.rawValue

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("같은 문제를 다시 · the same number gives the same questions", valueName: "number"))
    var seed: String?

    @OptionGroup var choices: ChoiceOptions

    /// How many questions are asked when nobody said.
    static let standardCount = 10

    /// What the options and the set-up come to.
    struct Plan {
        let bookcases: [Bookcase]
        let count: Int
        let directions: QuestionSequence.Directions
        /// How the choices are found.
        var style: QuestionStyle
        let seed: UInt64
        /// The options of the choices as they were typed.
        let choiceOptions: [String]
        /// How the questions are answered.
        var kind = QuestionSequence.Kind.choice
        /// Whether the choices come after the learner had time to recall.
        var recallsFirst = false

        var names: [String] { bookcases.map { SafeText.line($0.name.description) } }
        var wordCount: Int { bookcases.reduce(0) { $0 + $1.words.count } }

        /// The command that asks the same questions again, with further `options`.
        func command(adding options: [String] = []) -> String {
            var words = ["quiz"]
            for bookcase in bookcases { words += ["--book", bookcase.name.description] }
            words += ["--count", String(min(count, wordCount))]
            if directions != .forward { words += ["--direction", directions.rawValue] }
            if kind != .choice { words += ["--kind", kind.rawValue] }
            words += choiceOptions
            if recallsFirst { words.append("--recall-first") }
            return (words + options).map { Quoted($0).description }.joined(separator: " ")
        }

        /// The questions, about all words or only those in `only`. Where `canType`, answers can be typed for want of choices.
        ///
        /// - Throws: `Alert` when the game cannot start.
        func questions(
            in session: Session, only: Set<Word.ID>? = nil, canType: Bool = false, seed: UInt64? = nil
        ) throws -> QuestionSequence {
            do throws(QuizError) {
                return try QuestionSequence(
                    over: bookcases, only: only, count: only?.count ?? count, directions: directions, kind: kind, style: style,
                    seed: seed ?? self.seed)
            } catch {
                throw Alert(error, remedy: canBorrow(in: session) ? .borrow : canType && kind == .choice ? .type : nil)
            }
        }

        /// What can be done about words that were passed over.
        func offers(for passedOver: [PassedOver], in session: Session) -> [LackPhrase] {
            if passedOver.isEmpty { return [] }
            let typed = session.screen.command
            let mixed = QuestionSequence.Kind.mixed.rawValue
            return (canBorrow(in: session, for: passedOver) ? [.borrow(command: typed.typed(command(adding: ["--borrow"])))] : [])
                + (kind == .choice ? [.type(command: typed.typed(command(adding: ["--kind", mixed])))] : [])
        }

        /// Whether other bookcases could lend choices, were not asked to, and would give some of these words a question; of any words,
        /// when there are none.
        func canBorrow(in session: Session, for passedOver: [PassedOver] = []) -> Bool {
            guard style.lenders.isEmpty, let all = try? session.store.contents().library.bookcases else { return false }
            var borrowing = style
            borrowing.lenders = all
            let wanted = passedOver.isEmpty ? nil : Set(passedOver.map(\.word.id))
            let questions = try? QuestionSequence(over: bookcases, only: wanted, count: 1, style: borrowing, seed: seed)
            return questions.map { $0.total > 0 } ?? false
        }
    }

    /// Checks the options, and finds the bookcases: those named, or the one of the set-up.
    ///
    /// - Throws: `Alert` when an option cannot be used or the game cannot start.
    func plan(in session: Session) throws -> Plan {
        let count = try self.count.map(questionCount(ofOption:))
        let directions: QuestionSequence.Directions = try choice(direction, option: "--direction")
        let seed = try self.seed.map { text in
            guard let seed = UInt64(text) else { throw Alert.badNumber(option: "--seed", value: text, minimum: 0) }
            return seed
        }
        let chosen = try book.isEmpty ? fromSetup(session) : named(session)
        let plan = Plan(
            bookcases: chosen.bookcases, count: count ?? chosen.count ?? Self.standardCount, directions: directions,
            style: try choices.style(in: session, regardingHistory: seed == nil), seed: seed ?? session.freshSeed(),
            choiceOptions: choices.words)
        if let typed = self.count, plan.count > plan.wordCount, plan.wordCount >= QuestionMaker.choiceCount {
            session.remark(QuizPhrase.countClamped(wanted: typed, words: plan.wordCount))
        }
        return plan
    }

    private func named(_ session: Session) throws -> (bookcases: [Bookcase], count: Int?) {
        var bookcases: [Bookcase] = []
        for name in book {
            let bookcase = try session.bookcase(named: name)
            if !bookcases.contains(where: { $0.id == bookcase.id }) { bookcases.append(bookcase) }
        }
        if bookcases.allSatisfy(\.words.isEmpty), try session.contents().isEmpty { throw Alert.libraryIsEmpty }
        return (bookcases, nil)
    }

    private func fromSetup(_ session: Session) throws -> (bookcases: [Bookcase], count: Int?) {
        let contents = try session.store.contents()
        if contents.isEmpty { throw Alert.libraryIsEmpty }
        if let setup = contents.library.settings.setup, let bookcase = contents.library[setup.bookcase] {
            return ([bookcase], setup.count)
        }
        // A file that cannot be read may be why nothing is found.
        if let problem = contents.problems.first { throw problem }
        throw Alert.noSetup
    }
}
