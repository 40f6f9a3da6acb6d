/// What stands for an argument or after an option: its name in help and alerts, and what TAB offers for it.
enum ArgumentValue: Equatable {
    case known(Name)
    /// One of a few words.
    case oneOf([String])

    /// Kinds of values, as the parser names them.
    enum Name: String, CaseIterable {
        case bookcase, bookcaseName, newName, description, language, languages, emoji
        case term, newTerm, meaning, partOfSpeech, text, searchText, list, tag, date, month, days, minutes, weekdays
        case file, newFile, folder, backup
        case count, seed, share, seconds
        case encoding, sign, columns, exportColumns, sheet
        case server, address
    }

    /// Reads the name that the parser knows the value by.
    init?(parserName: String) {
        if parserName.contains("|") {
            self = .oneOf(parserName.split(separator: "|").map(String.init))
        } else if let name = Name(rawValue: parserName) {
            self = .known(name)
        } else {
            return nil
        }
    }

    /// The name that the parser knows the value by.
    var parserName: String {
        switch self {
        case .known(let name): name.rawValue
        case .oneOf(let words): words.joined(separator: "|")
        }
    }

    /// One of the cases of `Choice`.
    static func oneOf<Choice: RawRepresentable & CaseIterable>(_ choices: Choice.Type) -> ArgumentValue
    where Choice.RawValue == String {
        .oneOf(choices.allCases.map(\.rawValue))
    }
}
