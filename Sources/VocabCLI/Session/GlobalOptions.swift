import VocabCore

/// The options that every command takes, wherever they stand on the line.
struct GlobalOptions: Equatable {
    private var store: String?
    private var languageChoice: Language?
    private var isPlain = false

    /// Takes the global options out of `arguments`; after `--` nothing is an option.
    ///
    /// - Throws: `Notice` when a value is missing or cannot be used.
    init(takenFrom arguments: inout [String], over base: GlobalOptions = GlobalOptions()) throws {
        self = base
        var rest: [String] = []
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if argument == "--" {
                rest += arguments[(index - 1)...]
                break
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch parts[0] {
            case "--plain" where parts.count == 1:
                isPlain = true
            case "--store", "--lang":
                guard let value = parts.count == 2 ? parts[1] : arguments[safe: index], !value.isEmpty else {
                    throw Notice.usage(.missingValue(option: parts[0]), command: "")
                }
                if parts.count == 1 { index += 1 }
                try set(parts[0], to: value)
            default:
                rest.append(argument)
            }
        }
        arguments = rest
    }

    /// No options given.
    init() {}

    private mutating func set(_ option: String, to value: String) throws {
        if option == "--store" {
            store = value
        } else if let language = Language(rawValue: value) {
            languageChoice = language
        } else {
            throw Notice.badChoice(option: option, value: value, choices: Language.allCases.map(\.rawValue))
        }
    }

    /// The learner's folder: what was asked for, `$VOCAB_HOME`, `$XDG_DATA_HOME/vocab` or `~/.local/share/vocab`.
    func storeFolder(in environment: [String: String]) -> String {
        func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let folder = store ?? variable("VOCAB_HOME") { return folder }
        // The XDG Base Directory Specification has relative paths ignored.
        if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/vocab" }
        return (variable("HOME") ?? ".") + "/.local/share/vocab"
    }

    /// The language asked for, or the one of the locale.
    func language(in environment: [String: String]) -> Language {
        languageChoice ?? Language(environment: environment)
    }

    /// Whether there shall be no colour and no boxes: asked for, `NO_COLOR`, a dumb terminal, or none.
    func wantsPlain(in environment: [String: String], on console: any Console) -> Bool {
        isPlain || !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb" || !console.isInteractive
    }
}

extension Array {
    /// The element at `index`, or nil where there is none.
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
