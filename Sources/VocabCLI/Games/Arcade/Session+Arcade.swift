import VocabCore

extension Session {
    /// The rounds in the history that compare with that of `plan`; nil where it is none for points, or the history cannot be read.
    func arcadeRecord(of plan: GamePlan) -> ArcadeRecord? {
        guard let arcade = plan.arcade, let history = try? store.history() else { return nil }
        return ArcadeRecord(
            of: history.reviews, mode: arcade.mode, bookcases: Set(plan.bookcases.map(\.id)), games: plan.reviewGames)
    }

    /// Which days the learner's moments belong to, as the settings have it where they can be read.
    var learnerCalendar: LearnerCalendar { calendar((try? store.settings().study) ?? StudySettings()) }
}
