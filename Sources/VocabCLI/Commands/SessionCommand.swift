import ArgumentParser

/// A command: one struct, run the same way from the shell and from the prompt.
protocol SessionCommand: ParsableCommand {
    /// Does it, or throws what the learner must be told.
    func run(in session: Session) throws
}

/// A command that asks questions. When it cannot start, that is bad data, even where only a bookcase's name is wrong.
protocol GameCommand: SessionCommand {}

/// A whole number from 1 that stands behind `option`; one too large to be told apart is the largest.
///
/// - Throws: `Notice.badNumber`.
func positiveNumber(_ text: String, option: String) throws -> Int {
    let isTooLarge = !text.isEmpty && Int(text) == nil && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard let number = isTooLarge ? .max : Int(text), number >= 1 else {
        throw Notice.badNumber(option: option, value: text, minimum: 1)
    }
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
