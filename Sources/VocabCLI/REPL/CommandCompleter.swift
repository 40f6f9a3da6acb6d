import VocabCore
import VocabLanguage
import VocabLists

/// What TAB offers at the prompt: commands, options, and what the command says stands for its arguments and options.
struct CommandCompleter {
    /// Reads the library anew, for words may have been added a moment ago.
    let library: () -> Library?
    /// The names of the backups.
    let backupNames: () -> [String]
    /// The starters, whose names can be used before they are there.
    let starterNames: [String]

    /// What may stand in the place of `word`, the line before it being `before`.
    func offer(before: String, word: String) -> Completer.Offer {
        let typed = (try? CommandLineSplitter.words(of: before)) ?? []
        switch candidates(after: typed, word) {
        case .fileNames: return .fileNames
        case .words(let words): return .words(Completer.matching(word, words))
        }
    }

    /// A completer for a line of the prompt.
    var completer: Completer { Completer(offer) }

    private func candidates(after typed: [String], _ word: String) -> Completer.Offer {
        if typed.isEmpty, !word.hasPrefix("-") { return .words(Grammar.commandNames() + [Grammar.help] + PromptWord.offered) }
        if let first = typed.first, PromptWord(first) == .help { return .words(names(under: typed.dropFirst())) }
        let line = LineReading(typed)
        if line.takesOptions, word.hasPrefix("-") {
            let (name, value) = CommandLineWord(word, .option).nameAndValue
            if value != nil, let wanted = line.value(ofOption: name) { return offer(wanted, word, behind: name + "=") }
            return .words(line.optionsLeft)
        }
        if line.expectsCommand { return .words(Grammar.names(under: line.command)) }
        guard let next = line.next else { return .words([]) }
        // What was named once is not offered again.
        guard case .words(let words) = offer(next, word) else { return .fileNames }
        let named = Set(line.arguments.map(Text.key))
        return .words(words.filter { !named.contains(Text.key($0)) })
    }

    private func names(under path: ArraySlice<String>) -> [String] {
        if path.isEmpty {
            return Grammar.commandNames() + HelpTopic.namesBesideCommands + [Grammar.all]
        }
        let commands = Grammar.commands(namedIn: path)
        guard let last = commands.last, commands.count == path.count else { return [] }
        return Grammar.names(under: last)
    }

    /// The offer for a value that stands in the same word as its option: whole words; names of files are not looked for there.
    private func offer(_ value: ArgumentValue, _ word: String, behind option: String) -> Completer.Offer {
        let typed = String(word.unicodeScalars.dropFirst(option.unicodeScalars.count))
        guard case .words(let words) = offer(value, typed) else { return .words([]) }
        return .words(words.map { option + $0 })
    }

    private func offer(_ value: ArgumentValue, _ word: String) -> Completer.Offer {
        switch value {
        case .oneOf(let words): .words(words)
        case .known(let name): offer(name, word)
        }
    }

    private func offer(_ name: ArgumentValue.Name, _ word: String) -> Completer.Offer {
        switch name {
        case .bookcase: .words(bookcaseNames)
        case .term, .searchText: .words(terms)
        case .backup: word.contains("/") || word.hasPrefix("~") ? .fileNames : .words(backupNames())
        case .file, .newFile, .folder: .fileNames
        case .tag: .words(words(\.content.tags))
        case .language: .words(languages)
        case .languages: .words(lists(of: LanguageName.codes, continuing: word))
        case .weekdays: .words(lists(of: RestDays.names, continuing: word) + [RestDays.noneName])
        case .partOfSpeech: .words(PartOfSpeech.allCases.map(\.rawValue))
        case .encoding: .words(TextEncoding.allCases.map(\.rawValue))
        case .sign: .words(Delimiter.names)
        case .columns: .words(lists(of: WordField.allCases.map(\.rawValue), continuing: word, alwaysOffering: ColumnMap.ignored))
        case .exportColumns: .words(lists(of: ExportColumn.all.map(\.name), continuing: word))
        case .bookcaseName, .newName, .description, .emoji, .newTerm, .meaning, .text, .list, .date, .month, .days, .minutes,
            .seconds, .count, .seed, .share, .server, .address, .sheet:
            .words([])
        }
    }

    private var bookcases: [Bookcase] { library()?.bookcases ?? [] }

    private var bookcaseNames: [String] {
        let names = bookcases.map(\.name.description)
        return names + starterNames.filter { !names.contains($0) }
    }

    private var terms: [String] { bookcases.flatMap { $0.words.map(\.term) } }

    /// What a list of the words holds, each entry once.
    private func words(_ list: (Word) -> [String]) -> [String] {
        Set(bookcases.flatMap { $0.words.flatMap(list) }).sorted()
    }

    private var languages: [String] {
        Set(bookcases.flatMap { [$0.termLanguage, $0.meaningLanguage] }).filter { !$0.isEmpty }.sorted()
    }

    /// `word` up to its last comma with each of `entries` that it does not name yet, and with the one that may come more than once.
    private func lists(of entries: [String], continuing word: String, alwaysOffering repeated: String? = nil) -> [String] {
        let named = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init).dropLast()
        let head = named.map { $0 + "," }.joined()
        return (entries.filter { !named.contains($0) } + [repeated].compactMap(\.self)).map { head + $0 }
    }
}
