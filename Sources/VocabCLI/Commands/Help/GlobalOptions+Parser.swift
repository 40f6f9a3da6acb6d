extension GlobalOptions {
    /// Takes the global options out of `arguments`; after `--` nothing is an option, and the value of another option is none either.
    ///
    /// Returns what is wrong with the first that cannot be used; the others count all the same.
    mutating func take(from arguments: inout [String]) -> Alert? {
        // To tell values from options takes time, which a line without these options need not spend.
        guard arguments.contains(where: { Self.names.contains(CommandLineWord($0, .option).nameAndValue.name) }) else {
            return nil
        }
        var rest: [String] = []
        var problem: Alert?
        var waiting = Grammar.classifiedWords(arguments)[...]
        while let word = waiting.popFirst() {
            let (name, value) = word.nameAndValue
            switch name {
            case "--plain" where word.role == .option:
                setPlain()
                if let value { problem = problem ?? .usage(.unexpectedArgument(value)) }
            case "--store" where word.role == .option, "--lang" where word.role == .option:
                let wrong = set(name, to: value ?? waiting.popFirst()?.text ?? "")
                problem = problem ?? wrong
            default:
                rest.append(word.text)
            }
        }
        arguments = rest
        return problem
    }
}
