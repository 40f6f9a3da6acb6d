import VocabCore
import VocabLanguage

/// A letter that begins a game at the prompt, of the words that Enter would play.
enum DoorKey: String, CaseIterable {
    case newWords = "n"
    case flashcards = "f"
    case hangman = "h"
    case match = "m"
    case timeAttack = "t"

    /// Reads a line, also one that was typed with the wrong keyboard.
    init?(_ line: String) {
        self.init(rawValue: KoreanKeyboard.latin(fromHangul: Text.key(line)))
    }

    /// The game, with `options`.
    func command(options: [Invocation.Option]) -> Invocation {
        switch self {
        case .newWords: Invocation(.quiz, options: options + [.value("--focus", StudyOrder.Focus.new.rawValue)])
        case .flashcards: Invocation(.flashcards, options: options)
        case .hangman: Invocation(.hangman, options: options)
        case .match: Invocation(.match, options: options)
        case .timeAttack: Invocation(.quiz, options: options + [ArcadeMode.time(seconds: 60).option])
        }
    }

    /// All of them in one line.
    static func all(in language: Language) -> String {
        allCases.map { "\($0.rawValue)\(Columns.unbroken)\($0.text(in: language))" }.joined(separator: " · ")
    }
}
