import VocabCore

/// What is known of the learner: settings, the day it is for them, and the memory of every word.
struct Learner {
    /// What the learner chose.
    let settings: Settings
    /// The memory of every word that was answered.
    let memories: Memories
    /// Today, as the learner counts days.
    let today: Day
    /// What the learner's plan makes of today; nil without one.
    let planned: PlannedDays?

    /// Whether no new word is begun today because the learner is away, or soon will be.
    var keepsNewWordsBack: Bool {
        planned?.newToday == 0 && settings.plan?.absence.map { $0.last >= today } == true
    }

    /// Which words come first.
    func order(
        focus: StudyOrder.Focus? = nil, asksMemorized: Bool = false, confusions: Confusions = Confusions()
    ) -> StudyOrder {
        StudyOrder(
            memories, on: today, settings.study, planned: planned, focus: focus, asksMemorized: asksMemorized,
            confusions: confusions)
    }

    /// How far `word` is.
    func state(of word: Word) -> WordState { WordState(of: word, memories.words[word.id]) }
}
