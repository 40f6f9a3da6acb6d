import VocabCore

/// How the questions of a quiz are put and answered, as `--kind` names it.
enum QuizKind: String, CaseIterable {
    case choice, typed, mixed
    /// The term is said aloud, and typed.
    case dictation

    /// How they are answered.
    var answering: GamePlan.Answering {
        switch self {
        case .choice: .choice
        case .typed, .dictation: .typed
        case .mixed: .mixed
        }
    }
}
