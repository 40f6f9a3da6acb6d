import ArgumentParser
import VocabCore

/// Which words a game asks first: the options of the games that follow the learner's memory.
struct FocusOptions: ParsableArguments {
    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "due는 복습할 단어, new는 새 단어, weak는 자주 틀린 단어, all은 모두 똑같이",
            "due asks words about to be forgotten, new those never asked, weak those often missed, all all alike",
            .oneOf(StudyOrder.Focus.self)))
    var focus: String?

    @Flag(name: .long, help: .said("외운 단어로 표시한 것도 묻기", "ask words marked as known too"))
    var memorized = false

    /// The manner of a game with these options; it chooses words by the learner's memory.
    ///
    /// - Throws: `Alert.badChoice`.
    func manner(newComesLast: Bool = false) throws -> GameOptions.Manner {
        GameOptions.Manner(
            focus: try focus.map { try choice($0, option: "--focus") }, asksMemorized: memorized, studies: true,
            newComesLast: newComesLast)
    }
}
