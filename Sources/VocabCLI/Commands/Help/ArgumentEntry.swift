import ArgumentParser
import Synchronization
import VocabCore
import VocabLanguage

/// An argument, option or flag of a command as the parser knows it, so that its declaration is the only place that names it.
struct ArgumentEntry: Equatable {
    enum Kind: String {
        case positional, option, flag
    }

    private(set) var kind = Kind.positional
    /// What is typed to name it, such as `--output`, short names last; empty for a positional argument.
    private(set) var names: [String] = []
    /// What it is for; nil where the declaration does not say so in both languages.
    private(set) var text: Bilingual?
    /// What is given for it; nil for flags.
    private(set) var value: ArgumentValue?
    private(set) var isOptional = false
    /// Whether an option may stand without its value.
    private(set) var hasOptionalValue = false
    private(set) var isRepeating = false

    /// What stands between the two languages of a help text.
    static let separator = " · "

    /// The entries of a command in the order of their declaration, without `--help` and `--version`.
    ///
    /// A command that only holds others has none: the parser would describe the whole tree below it, which takes longer than most commands.
    /// What it says of one command never changes, and is asked for once.
    static func all(of command: any ParsableCommand.Type) -> [ArgumentEntry] {
        guard command.configuration.subcommands.isEmpty || command is any SessionCommand.Type else { return [] }
        if let entries = described.withLock({ $0[ObjectIdentifier(command)] }) { return entries }
        let entries = declared(by: command)
        described.withLock { $0[ObjectIdentifier(command)] = entries }
        return entries
    }

    private static let described = Mutex<[ObjectIdentifier: [ArgumentEntry]]>([:])

    private static func declared(by command: any ParsableCommand.Type) -> [ArgumentEntry] {
        var entries: [ArgumentEntry] = []
        var reader = JSONReader(Array(command._dumpHelp().utf8))
        try? reader.object { key, reader in
            guard key == "command" else {
                _ = try reader.rawValue()
                return
            }
            try reader.object { key, reader in
                guard key == "arguments" else {
                    _ = try reader.rawValue()
                    return
                }
                try reader.array { entries.append(try ArgumentEntry(reading: &$0)) }
            }
        }
        return entries.filter { !["--help", "--version"].contains($0.names.first) }
    }

    private init(reading reader: inout JSONReader) throws {
        var help = ""
        var valueName = ""
        var standard: String?
        try reader.object { key, reader in
            switch key {
            case "kind": kind = Kind(rawValue: try reader.string()) ?? kind
            case "names": try reader.array { names.append(try Self.name(reading: &$0)) }
            case "abstract": help = try reader.string()
            case "valueName": valueName = try reader.string()
            case "defaultValue": standard = try reader.string()
            case "isOptional": isOptional = try reader.boolean()
            case "isRepeating": isRepeating = try reader.boolean()
            default: _ = try reader.rawValue()
            }
        }
        names.sort { $0.count > $1.count }
        // Of an option that nobody needs to give, the parser only has a default where the value may be left out.
        hasOptionalValue = kind == .option && isOptional && standard != nil
        if kind != .flag { value = ArgumentValue(parserName: valueName) }
        let parts = help.split(separator: Self.separator)
        if parts.count == 2 { text = Bilingual(String(parts[0]), String(parts[1])).adding(standard: standard) }
    }

    private static func name(reading reader: inout JSONReader) throws -> String {
        var name = ""
        var isLong = false
        try reader.object { key, reader in
            switch key {
            case "name": name = try reader.string()
            case "kind": isLong = try reader.string() == "long"
            default: _ = try reader.rawValue()
            }
        }
        return (isLong ? "--" : "-") + name
    }

    /// How it stands in a usage line: `--output, -o FILE`, `[MEANING]`, `FILE …`.
    func usage(in language: Language) -> String {
        let placeholder = value?.placeholder(in: language)
        guard kind == .positional else {
            return names.joined(separator: ", ") + (placeholder.map { hasOptionalValue ? " [\($0)]" : " \($0)" } ?? "")
        }
        let name = (placeholder ?? "") + (isRepeating ? " …" : "")
        return isOptional ? "[\(name)]" : name
    }
}
