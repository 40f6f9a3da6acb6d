import VocabCore
import VocabLanguage

/// How the program greets a learner who has words: what waits, how far each bookcase is, and what Enter does.
struct DoorScreen {
    let style: Style
    let language: Language
    let learner: Learner
    /// What was done so far; nil where the history is too long to be counted while somebody waits.
    let statistics: Statistics?
    /// How fast the learner answers; nil where nothing was answered yet.
    let pace: AnswerPace?
    /// Whether it is time to fit the memory to the learner's answers.
    let offersOptimizing: Bool
    /// Whether Enter asks first where to begin.
    let asksWhereToBegin: Bool

    /// More bookcases than this are not shown one by one.
    static let mostBookcases = 5
    private static let mostFailing = 3
    /// What a plan brings is left to `plan` where finding out takes longer than somebody waits at a door: words times days.
    private static let mostPlayed = 400_000
    /// A streak of fewer days is none to speak of.
    private static let shortestStreak = 2
    private static let barWidth = 20

    /// The lines; `played` is what Enter plays.
    func lines(_ library: Library, played: Bookcase) -> [String] {
        let order = learner.order()
        let words = library.bookcases.flatMap(\.words)
        let waiting = order.waiting(words)
        let phrase: DoorPhrase =
            waiting.due + waiting.new == 0
            ? .nothingWaits
            : .waiting(due: waiting.due, new: waiting.new, minutes: pace?.minutes(forAnswers: waiting.due + waiting.new))
        var lines = style.paragraph(title, .accent) + MottoPhrase(of: learner.today).lines(style, language)
        if waiting.due > StudyOrder.longestSitting, hasBeenAway(words) {
            lines += style.paragraph(say(.welcomeBack(due: waiting.due, first: StudyOrder.longestSitting)), .strong)
        }
        lines += goal(words, waiting: waiting.due + waiting.new) + style.paragraph(say(phrase), .strong)
        let plan = learner.plan.flatMap { $0.wordsToPlay(from: learner.today) <= Self.mostPlayed ? $0 : nil }
        for brought in plan?.brought(learner.memories, on: learner.today) ?? [] {
            let days = learner.today.distance(to: brought.exam.day)
            let phrase = PlanPhrase.door(brought, daysLeft: days, bookcase: PlanScreen.name(of: brought.exam, in: library))
            lines += style.paragraph(phrase.text(in: language))
        }
        let failing = (statistics?.failing ?? []).prefix(Self.mostFailing).map(\.term)
        if !failing.isEmpty { lines += style.paragraph(SafeText.line(say(.failing(failing))), .strong) }
        // What Enter plays comes first, then what waits most.
        let others = library.bookcases.filter { $0.id != played.id && $0.words.count >= QuestionMaker.choiceCount }
        for bookcase in ([played] + others).prefix(Self.mostBookcases) { lines += row(bookcase) }
        let rest = 1 + others.count - Self.mostBookcases
        if rest > 0 { lines += style.paragraph(say(.more(rest)), indent: style.isPlain ? 0 : 2, .dim) }
        if offersOptimizing, let statistics {
            lines += style.paragraph(say(.optimize(answers: statistics.total.answers)), .strong)
        }
        return lines
            + style.paragraph(
                SafeText.line(
                    say(
                        waiting.due + waiting.new == 0 && !asksWhereToBegin
                            ? .enterPlaysOn(bookcase: played.name.description)
                            : .enterPlays(bookcase: played.name.description, asksFirst: asksWhereToBegin))), .accent)
            + style.paragraph(DoorKey.all(in: language), .dim) + style.paragraph(say(.other), .dim)
    }

    /// How far the words of the day are done; nothing before the first of them, and when all are.
    private func goal(_ words: [Word], waiting: Int) -> [String] {
        let done = words.count { learner.memories.words[$0.id]?.lastDay == learner.today }
        if done == 0 || waiting == 0 { return [] }
        let said = say(.goal(done: done, of: done + waiting))
        if style.isPlain { return style.paragraph(said) }
        let full = done * Self.barWidth / (done + waiting)
        let bar = style.paint(String(repeating: "▓", count: full), .right) + String(repeating: "░", count: Self.barWidth - full)
        return ["  " + bar + "  " + said]
    }

    /// Whether nothing was answered for three days and more.
    private func hasBeenAway(_ words: [Word]) -> Bool {
        let last = words.lazy.compactMap { learner.memories.words[$0.id]?.lastDay }.max()
        return last.map { $0.distance(to: learner.today) >= Self.longAbsence } ?? false
    }

    private static let longAbsence = 4

    /// The day, and how many days in a row there were answers.
    private var title: String {
        guard let streak = statistics?.streak, streak.days >= Self.shortestStreak else { return say(.title(learner.today)) }
        return say(.title(learner.today)) + " · "
            + say(.streak(days: streak.days, restedYesterday: streak.restedYesterday)) + style.ornament("🔥")
    }

    private func row(_ bookcase: Bookcase) -> [String] {
        let counts = ProgressCounts(of: bookcase.words, learner.memories.words)
        let goal = max(counts.nextGoal, 1)
        let signs = style.isPlain ? ProgressSigns.none : .bar
        let said = say(.progress(counts, goal: goal, signs: signs))
        let name = SafeText.line(bookcase.name.description)
        if style.isPlain { return style.paragraph("\(name): \(said)") }
        // On the way to the next goal: of a long list nothing would be seen for months.
        let full = counts.memorized == 0 ? 0 : max(1, counts.memorized * Self.barWidth / goal)
        let half = max(0, (counts.memorized + counts.steady) * Self.barWidth / goal - full)
        let light = max(0, counts.begun * Self.barWidth / goal - full - half)
        let bar =
            style.paint(String(repeating: ProgressSigns.bar.memorized, count: full), .right)
            + style.paint(String(repeating: ProgressSigns.bar.steady, count: half), .accent)
            + String(repeating: ProgressSigns.bar.seen, count: light)
            + style.paint(String(repeating: "·", count: Self.barWidth - full - half - light), .dim)
        let label = style.columns.truncated(name, to: max(8, style.width / 4))
        let isWide = style.columns.count(label) + Self.barWidth + style.columns.count(said) + 6 <= style.width
        if isWide { return ["  " + style.paint(label, .strong) + "  " + bar + "  " + said] }
        return ["  " + style.paint(label, .strong) + "  " + bar] + style.paragraph(said, indent: 2)
    }

    private func say(_ phrase: DoorPhrase) -> String { phrase.text(in: language) }
}
