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

    /// What a learner wants after a round for points.
    enum StepAfterArcade {
        case again, missed, leave
    }

    /// Asks for one key what comes next. A key that was on its way when the round ended is none of the learner's words.
    func stepAfterArcade(missed: Int) throws -> StepAfterArcade {
        let prompt = ArcadeScreen(style: screen.style, language: language, names: []).again(missed: missed)
        let keys = ["", "q", "n", ConsoleKey.escape] + (missed > 0 ? ["y"] : [])
        do {
            switch try key(among: keys, notWithin: Self.keysOnTheirWay, behind: { screen.showInline(prompt) }) {
            case "": return .again
            case "y": return .missed
            default: return .leave
            }
        } catch Alert.inputEnded, Alert.interrupted {
            return .leave
        }
    }

    /// Who is still typing when a round ends has not read what came since, for so many milliseconds.
    private static let keysOnTheirWay = 1_000
}
