import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// A screen as a learner meets it, kept for both languages and all widths.
struct Exhibit: Sendable, CustomTestStringConvertible {
    typealias Step = ScriptedConsole.Step

    /// What its golden files are called.
    let name: String
    /// What the store holds.
    let shelf: Shelf
    /// The command lines, each split at spaces; an empty one is the prompt.
    let commands: [String]
    /// What is pressed in the last of them.
    let steps: [Step]

    init(_ name: String, _ shelf: Shelf, _ commands: String..., steps: [Step] = []) {
        self.name = name
        self.shelf = shelf
        self.commands = commands
        self.steps = steps
    }

    var testDescription: String { name }

    /// What stands in a store before the screen is looked at.
    enum Shelf {
        /// Nothing at all.
        case empty
        /// Six words and no answer.
        case small
        /// One word, which no game can be played with.
        case tooFew
        /// Two words to be guessed by their letters, and two that have none.
        case letters
        /// The six words, and a bookcase without any.
        case withEmpty
        /// Twelve words, missed now and then in three games.
        case missed
        /// Twelve words and half a year of answers.
        case studied

        func furnish(_ play: Play) throws {
            switch self {
            case .empty: break
            case .tooFew: try play.put("과일", [("apple", "사과")])
            case .small: play.shelve("기초", SmallRound.words.joined(separator: "\n") + "\n")
            case .letters:
                try play.put("낱말", [("decline", "줄어들다, 거절하다"), ("1", "하나"), ("brief", "짧은"), ("2", "둘")])
            case .withEmpty:
                try Self.small.furnish(play)
                try play.put("빈책", [])
            case .missed: try play.putWrongAnswers()
            case .studied:
                try play.putTwelveWords()
                try play.putHalfAYear()
            }
        }
    }

    /// How a screen can be looked at.
    enum Look: CaseIterable, CustomStringConvertible {
        case narrow, usual, wide, plain

        var columns: Int {
            switch self {
            case .narrow: 40
            case .usual, .plain: 80
            case .wide: 200
            }
        }

        var description: String { self == .plain ? "plain" : "\(columns) columns" }
    }

    /// Plays all of it in `play`, which is new, and returns the console of each command.
    func consoles(_ look: Look, in play: Play) throws -> [ScriptedConsole] {
        try shelf.furnish(play)
        // What moves does not in plain text, so that nothing waits for it there.
        let steps = look == .plain ? steps.filter { $0 != .wait } : steps
        return commands.enumerated().map { number, command in
            // No import of so few words takes so long that its progress is shown.
            if command.hasPrefix("import") { play.millisecondsPerReading = 10 }
            let console = ScriptedConsole.terminal(number == commands.count - 1 ? steps : [], columns: look.columns)
            let text = play.file("낱말.csv", "term,meaning\napple,사과\nbanana,바나나\n,빈칸\ncherry,체리\ngrape,포도\n")
            let arguments = command.split(separator: " ").map { String($0).replacing("LIST", with: text) }
            play.run((look == .plain ? ["--plain"] : []) + arguments, on: console)
            return console
        }
    }

    /// What a person sees, command by command.
    func film(_ consoles: [ScriptedConsole], _ look: Look, in play: Play) -> String {
        "════ \(look)\n" + zip(commands, consoles).map { "$ vocab \($0)\n\(play.masked($1.film))\n" }.joined()
    }
}
