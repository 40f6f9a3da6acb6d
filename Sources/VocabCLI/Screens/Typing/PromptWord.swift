import VocabCore

/// A word that means something at the prompt alone, beside the commands.
enum PromptWord: CaseIterable {
    case leave, clear, help

    /// What help tells and TAB offers for it.
    var name: String { names.first ?? "" }

    /// What may be typed for it.
    private var names: [String] {
        switch self {
        case .leave: ["quit", "exit", "q", "나가기"]
        case .clear: ["clear", "cls"]
        case .help: [Grammar.help, "?", CommandName.help]
        }
    }

    /// Reads a word, also one that was typed with the wrong keyboard.
    init?(_ word: String) {
        let readings = [word, KoreanKeyboard.latin(fromHangul: word), KoreanKeyboard.hangul(fromLatin: word)]
        guard let match = Self.allCases.first(where: { !Set($0.names).isDisjoint(with: readings) }) else { return nil }
        self = match
    }

    /// The words that TAB offers at the prompt beside the commands and `help`: those that the shell does not know.
    static let offered = [PromptWord.leave, .clear].map(\.name)
}
