import VocabCore

/// The options that every command takes, wherever they stand on the line.
struct GlobalOptions: Equatable {
    private var store: String?
    private var languageChoice: Language?
    private var isPlain = false

    /// What they are called.
    static let names = ["--store", "--lang", "--plain"]

    /// No options given.
    init() {}

    /// Takes the global options out of `arguments`; after `--` nothing is an option.
    ///
    /// Returns what is wrong with the first that cannot be used; the others count all the same.
    mutating func take(from arguments: inout [String]) -> Alert? {
        var rest: [String] = []
        var problem: Alert?
        var waiting = arguments[...]
        while let argument = waiting.popFirst() {
            if argument == "--" {
                rest += [argument] + waiting
                break
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch parts[0] {
            case "--plain":
                isPlain = true
                if parts.count == 2 { problem = problem ?? .usage(.unexpectedArgument(parts[1])) }
            case "--store", "--lang":
                let value = parts.count == 2 ? parts[1] : waiting.popFirst() ?? ""
                let wrong = set(parts[0], to: value)
                problem = problem ?? wrong
            default:
                rest.append(argument)
            }
        }
        arguments = rest
        return problem
    }

    /// What must be typed after a command to reach the same store, where `base` holds without being typed.
    func typed(beside base: GlobalOptions) -> String {
        store == base.store ? "" : store.map { " --store \(Quoted($0))" } ?? ""
    }

    /// Sets an option; returns what is wrong with the value.
    private mutating func set(_ option: String, to value: String) -> Alert? {
        if value.isEmpty { return .usage(.missingValue(option: option)) }
        if option == "--store" {
            store = value
        } else if let language = Language(rawValue: value) {
            languageChoice = language
        } else {
            return .badChoice(option: option, value: value, choices: Language.allCases.map(\.rawValue))
        }
        return nil
    }

    /// The learner's folder: what was asked for, `$VOCAB_HOME`, `$XDG_DATA_HOME/vocab` or `~/.local/share/vocab`.
    ///
    /// Nil when nothing says where that is.
    func storeFolder(in environment: [String: String]) -> String? {
        func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let folder = store ?? variable("VOCAB_HOME") { return folder }
        // The XDG Base Directory Specification has relative paths ignored.
        if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/vocab" }
        return variable("HOME").map { $0 + "/.local/share/vocab" }
    }

    /// The language asked for, or the one of the locale.
    func language(in environment: [String: String]) -> Language {
        languageChoice ?? Language(environment: environment)
    }

    /// Whether there shall be no colour and no boxes even on a terminal: asked for, `NO_COLOR`, or a dumb one.
    func wantsPlain(in environment: [String: String]) -> Bool {
        isPlain || !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    }
}

extension Array {
    /// The element at `index`, or nil where there is none.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
