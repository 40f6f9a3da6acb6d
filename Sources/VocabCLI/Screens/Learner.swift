import VocabCore

/// What is known of the learner: settings, the day it is for them, and the memory of every word.
struct Learner {
    /// What the learner chose.
    let settings: Settings
    /// The memory of every word that was answered.
    let memories: Memories
    /// Today, as the learner counts days.
    let today: Day
    /// What the learner wants to be ready for, with the words that it is about; nil without a plan.
    let plan: PlannedStudy?
    /// What that makes of today.
    let planned: PlannedDays?

    /// A learner, today.
    init(settings: Settings, memories: Memories, today: Day, plan: PlannedStudy? = nil) {
        self.settings = settings
        self.memories = memories
        self.today = today
        self.plan = plan
        planned = plan?.days(memories, on: today)
    }

    /// Whether no new word is begun today because the learner is away, or soon will be.
    var keepsNewWordsBack: Bool {
        planned?.newToday == 0 && settings.plan?.absences.contains { $0.last >= today } == true
    }

    /// Which words come first.
    func order(
        focus: StudyOrder.Focus? = nil, asksMemorized: Bool = false, confusions: Confusions = Confusions()
    ) -> StudyOrder {
        StudyOrder(
            memories, on: today, settings.study, planned: planned, focus: focus, asksMemorized: asksMemorized,
            confusions: confusions)
    }

    /// The days to come, today first, with `words` alone.
    func foreseen(_ words: [Word], days: Int) -> ForeseenDays {
        ForeseenDays(
            memories, words, from: today, days: days,
            newPerDay: memories.usualNew(on: today, atMost: settings.study.newPerDay),
            runs: plan == nil ? ForeseenDays.usualRuns : 1, plan: plan)
    }

    /// How far `word` is.
    func state(of word: Word) -> WordState { WordState(of: word, memories.words[word.id]) }
}
