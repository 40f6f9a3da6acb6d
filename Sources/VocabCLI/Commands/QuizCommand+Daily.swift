import VocabCore
import VocabLanguage

extension QuizCommand {
    /// Plays the challenge of the day, and ends with its result on one line.
    func playDaily(_ session: Session) throws {
        if let option = arcade.given { throw Alert.usage(.exclusive("--daily", option)) }
        let others = [
            kind.map { _ in "--kind" }, order.focus.map { _ in "--focus" }, choices.typed.first?.name,
            order.memorized ? "--memorized" : nil, recallFirst.map { _ in "--recall-first" },
        ]
        if let other = others.compactMap(\.self).first { throw Alert.usage(.exclusive("--daily", other)) }
        let today = session.calendar(try session.store.settings().study).day(of: session.now)
        let game = try game.dailyPlan(on: today, in: session)
        let questions = try game.questions(in: session)
        let learner = session.learnerAtHand()
        let first = firstResult(of: questions, on: today, session)
        let style = session.screen.style
        func say(_ phrase: DailyPhrase) -> String { phrase.text(in: session.language) }
        let title = DailyPhrase.title(today, bookcases: game.names.joined(separator: ", "), count: questions.total)
        let opening = style.paragraph(say(title), .accent) + (first == nil ? [] : style.paragraph(say(.practice), .dim))
        let manner = QuizScene.Manner(learner: learner) { told(of: $0, game, learner, session) }
        let outcome = session.playQuiz(
            questions, game.names, manner, stopsAfterMiss: pause.pauses(in: session), ofMissed: false, opening: opening
        )
        let results = outcome.results
        let share =
            results.isCut || results.asked == 0
            ? nil
            : DailyResult(
                day: today, bookcases: style.columns.truncated(game.names.joined(separator: ", "), to: Self.widestShared),
                answers: first ?? results.firstAnswers, total: questions.total)
        if json { return session.printJSON(report(of: results, game.plan, daily: (today, share?.line(marks: true)))) }
        if results.asked == 0 { return }
        if let share {
            session.screen.show(style.paragraph(say(.copy), .dim))
            session.screen.showUnbroken([share.line(marks: !style.isPlain)])
        } else {
            session.screen.show(style.paragraph(say(.left(answered: results.asked, total: questions.total)), .dim))
        }
        session.offerNext(after: GameEnd(game: game, results: results, isBrokenOff: outcome.isBrokenOff))
    }

    /// In the line to share the names of bookcases take at most so many columns.
    private static let widestShared = 24

    /// The answers to the challenge when it was played first on `day`; nil where it was not, or the history takes too long for somebody
    /// who waits for a game. No other round asks the same words in the same order.
    private func firstResult(of questions: QuestionSequence, on day: Day, _ session: Session) -> [Review]? {
        var rest = questions
        var words: [Word.ID] = []
        while let question = rest.nextQuestion() { words.append(question.word.id) }
        let calendar = session.learnerCalendar
        let answers = session.answers(in: .choice, questions.plan.bookcases).filter { calendar.day(of: $0) == day }
        let rounds = answers.indices.lazy.map { answers[$0...].prefix(words.count) }
        return rounds.first { $0.map(\.word) == words }.map(Array.init)
    }
}

/// What came of the challenge of a day.
struct DailyResult {
    let day: Day
    let bookcases: String
    /// The first answer to each question, in their order.
    let answers: [Review]
    let total: Int

    /// The result on one line, the same in every language: `marks` tell of each question whether it was right; without them in plain text.
    func line(marks: Bool) -> String {
        // With one choice left the answer had been seen.
        let areRight = answers.map { $0.outcome == .right && $0.choicesLeft > 1 }
        let signs = marks ? " " + areRight.map { $0 ? "●" : "○" }.joined() : ""
        return "vocab \(day) \(bookcases) \(areRight.count { $0 })/\(total)" + signs
    }
}
