import ArgumentParser

/// A command: one struct, run the same way from the shell and from the prompt.
protocol SessionCommand: ParsableCommand {
    /// Does it, or throws what the learner must be told.
    func run(in session: Session) throws
}

/// A command that asks questions. When it cannot start, that is bad data, even where only a bookcase's name is wrong.
protocol GameCommand: SessionCommand {}

/// A whole number from 1 that stands behind `option`.
///
/// - Throws: `Notice.badNumber`.
func positiveNumber(_ text: String, option: String) throws -> Int {
    guard let number = Int(text), number >= 1 else { throw Notice.badNumber(option: option, value: text) }
    return number
}

/// The case of `Choice` that stands behind `option`.
///
/// - Throws: `Notice.badChoice`.
func choice<Choice: RawRepresentable & CaseIterable>(_ text: String, option: String) throws -> Choice
where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
        throw Notice.badChoice(option: option, value: text, choices: Choice.allCases.map(\.rawValue))
    }
    return choice
}
