import VocabCore
import VocabLanguage

/// The options that every command takes, wherever they stand on the line.
struct GlobalOptions: Equatable {
    private var store: String?
    private var languageChoice: Language?
    private var isPlain = false

    /// What they are called.
    static let names = namesWithValue + ["--plain"]
    /// Those of them that take a value.
    static let namesWithValue = ["--store", "--lang"]

    /// No options given.
    init() {}

    /// The folder that must be named with a command to reach the same store, where `base` holds without being typed.
    func store(beside base: GlobalOptions) -> String? {
        store == base.store ? nil : store
    }

    /// Sets an option; returns what is wrong with the value.
    mutating func set(_ option: String, to value: String) -> Alert? {
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

    /// Has everything in plain text.
    mutating func setPlain() { isPlain = true }

    /// The learner's folder: what was asked for, `$VOCAB_HOME`, `$XDG_DATA_HOME/vocab` or `~/.local/share/vocab`.
    ///
    /// Nil when nothing says where that is.
    func storeFolder(in environment: [String: String]) -> Path? {
        func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let folder = store ?? variable("VOCAB_HOME") { return Path(folder) }
        // The XDG Base Directory Specification has relative paths ignored.
        if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") { return Path(data).appending("vocab") }
        return variable("HOME").map { Path($0).appending(".local/share/vocab") }
    }

    /// The language asked for, else the one that was chosen for good, else the one of the locale.
    func language(in environment: [String: String], chosen: Language? = nil) -> Language {
        languageChoice ?? chosen ?? Language(environment: environment)
    }

    /// Whether nothing says which language the learner reads, but for what was `chosen` for good.
    func lacksLanguage(in environment: [String: String], chosen: Language?) -> Bool {
        languageChoice == nil && chosen == nil && !Language.isNamed(in: environment)
    }

    /// The same without a language: another was chosen since.
    func withoutLanguage() -> GlobalOptions {
        var options = self
        options.languageChoice = nil
        return options
    }

    /// Whether there shall be no colour, no boxes and no pictures even on a terminal: asked for, or a dumb one.
    func wantsPlain(in environment: [String: String]) -> Bool {
        isPlain || Self.isDumb(environment)
    }

    /// Whether the terminal can do nothing but show text, or says nothing of itself.
    static func isDumb(_ environment: [String: String]) -> Bool { ["dumb", ""].contains(environment["TERM"]) }

    /// Whether there may be colours; see no-color.org.
    static func wantsColors(in environment: [String: String]) -> Bool { (environment["NO_COLOR"] ?? "").isEmpty }
}
