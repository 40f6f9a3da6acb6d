import VocabCore
import VocabLanguage

/// A plan as it was asked for on the command line, and how it is asked for again.
struct PlannedGame {
    /// What will be asked.
    let plan: GamePlan
    /// The options that the plan does not tell, as they were typed.
    private let typedOptions: [Invocation.Option]

    /// What was known of the learner when it was planned; nil where that had no say.
    let learner: Learner?
    /// Whether the learner typed the seed.
    let isSeeded: Bool
    /// Whether the terms are heard and typed.
    private let isDictation: Bool
    /// Whether the command that is run has an option to borrow choices.
    private let takesBorrow: Bool

    /// A plan that was asked for with `typedOptions`.
    init(
        _ plan: GamePlan, typedOptions: [Invocation.Option], learner: Learner? = nil, isSeeded: Bool = false,
        isDictation: Bool = false, takesBorrow: Bool = false
    ) {
        self.plan = plan
        self.typedOptions = typedOptions
        self.learner = learner
        self.isSeeded = isSeeded
        self.isDictation = isDictation
        self.takesBorrow = takesBorrow
    }

    /// What the bookcases are called.
    var names: [String] { plan.bookcases.map { SafeText.line($0.name.description) } }

    /// The `quiz` that asks the same questions again, with further options.
    func command(adding more: [Invocation.Option] = []) -> Invocation {
        var options = plan.bookcases.map { Invocation.Option.book($0.name.description) }
        options.append(
            plan.arcade?.mode.option ?? .value("--count", String(min(plan.count, plan.words?.count ?? plan.wordCount))))
        if let focus = plan.study?.focus { options.append(.value("--focus", focus.rawValue)) }
        if plan.study?.asksMemorized == true { options.append(.flag("--memorized")) }
        if isDictation {
            options.append(.value("--kind", QuizKind.dictation.rawValue))
        } else {
            if plan.directions != .forward { options.append(.value("--direction", plan.directions.rawValue)) }
            if plan.answering != .choice { options.append(.value("--kind", plan.answering.rawValue)) }
        }
        return Invocation(.quiz, options: options + typedOptions + more)
    }

    /// Whether other words of its bookcases are marked as known by now.
    func haveMemorizedMarksChanged(in session: Session) -> Bool {
        guard let library = try? session.library() else { return false }
        return plan.bookcases.contains { bookcase in
            guard let words = library[bookcase.id]?.words else { return false }
            let marked = Set(words.lazy.filter(\.memorized).map(\.id))
            return bookcase.words.contains { marked.contains($0.id) != $0.memorized }
        }
    }

    /// The questions. Where the command `canType` answers, that is a remedy for want of choices.
    ///
    /// - Throws: `Alert` when the game cannot start.
    func questions(in session: Session, canType: Bool = false) throws -> QuestionSequence {
        do throws(QuizError) {
            return try QuestionSequence(plan)
        } catch {
            throw Alert(error, remedy: canBorrow(in: session) ? .borrow : canType && plan.answering == .choice ? .type : nil)
        }
    }

    /// The same about the words that were missed.
    func again(about missed: [Word], in session: Session) -> PlannedGame {
        let words = Set(missed.map(\.id))
        let encounters = isSeeded ? Encounters() : (try? session.learner().order().encounters) ?? Encounters()
        return PlannedGame(
            plan.again(
                about: words, over: session.current(plan.bookcases), encounters: encounters,
                confusions: session.store.confusions(), seed: session.freshSeed()),
            typedOptions: typedOptions, isDictation: isDictation, takesBorrow: takesBorrow)
    }

    /// What can be done about words that were skipped.
    func offers(for skippedWords: [SkippedWord], in session: Session) -> [SkipReasonPhrase] {
        if skippedWords.isEmpty { return [] }
        func typed(_ option: Invocation.Option) -> String? { session.screen.command.typed(command(adding: [option])) }
        let borrow = canBorrow(in: session, for: skippedWords) ? typed(.flag("--borrow")) : nil
        let type = plan.answering == .choice ? typed(.value("--kind", GamePlan.Answering.mixed.rawValue)) : nil
        return [borrow.map(SkipReasonPhrase.borrow), type.map(SkipReasonPhrase.type)].compactMap(\.self)
    }

    /// Whether other bookcases could lend choices, were not asked to, and would give some of these words a question; of any words,
    /// when there are none.
    func canBorrow(in session: Session, for skippedWords: [SkippedWord] = []) -> Bool {
        guard takesBorrow, plan.style.lenders.isEmpty, let all = try? session.store.contents().library.bookcases else {
            return false
        }
        let words = skippedWords.isEmpty ? nil : Set(skippedWords.map(\.word.id))
        let questions = try? QuestionSequence(plan.borrowing(from: all, about: words))
        return questions.map { $0.total > 0 } ?? false
    }
}
