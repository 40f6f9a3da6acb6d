import ArgumentParser

/// A command: one struct, run the same way from the shell and from the prompt.
protocol SessionCommand: DescribedCommand, Sendable {
    /// The command as the parser makes it of its name alone; nil where it has to be asked.
    ///
    /// Starting the parser takes longer than most commands.
    static var typedAlone: Self? { get }

    /// Does it, or throws what the learner must be told.
    func run(in session: Session) throws
}

extension SessionCommand {
    static var typedAlone: Self? { nil }
}

/// A command that asks questions. When it cannot start, that is bad data, even where only a bookcase's name is wrong.
protocol GameCommand: SessionCommand {}

/// How many questions `text` asks for: a whole number from 1, or nil. No round is longer than a million.
func questionCount(_ text: String) -> Int? {
    let most = 1_000_000
    if text.utf8.count > 18, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return most }
    return Int(text).flatMap { $0 >= 1 ? min($0, most) : nil }
}

/// How many questions the value of `--count` asks for.
///
/// - Throws: `Alert.badNumber`.
func questionCount(ofOption text: String) throws -> Int {
    guard let count = questionCount(text) else { throw Alert.badNumber(option: "--count", value: text, minimum: 1) }
    return count
}

/// The case of `Choice` that stands behind `option`.
///
/// - Throws: `Alert.badChoice`.
func choice<Choice: RawRepresentable & CaseIterable>(_ text: String, option: String) throws -> Choice
where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
        throw Alert.badChoice(option: option, value: text, choices: Choice.allCases.map(\.rawValue))
    }
    return choice
}
