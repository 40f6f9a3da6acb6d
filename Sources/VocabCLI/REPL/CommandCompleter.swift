import VocabCore

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
        if typed.isEmpty { return .words(Grammar.commandNames() + [Grammar.help, REPL.leave]) }
        if typed.first == Grammar.help { return .words(names(under: typed.dropFirst())) }
        let path = Grammar.commands(namedIn: typed)
        let entries = path.last.map { ArgumentEntry.all(of: $0) } ?? []
        var positionals = entries.filter { $0.kind == .positional }[...]
        var option: ArgumentValue?
        for word in typed.dropFirst(path.count) {
            if option != nil {
                option = nil
            } else if word.hasPrefix("-") {
                option = value(of: word, entries)
            } else if positionals.first?.isRepeating == false {
                positionals.removeFirst()
            }
        }
        if let option { return offer(option) }
        if word.hasPrefix("-") { return .words(entries.compactMap(\.names.first) + GlobalOptions.names + [Grammar.helpOption]) }
        if let value = positionals.first?.value { return offer(value) }
        return .words(typed.count == path.count ? names(under: typed[...]) : [])
    }

    private func names(under path: ArraySlice<String>) -> [String] {
        if path.isEmpty { return Grammar.commandNames() }
        let commands = Grammar.commands(namedIn: path)
        guard let last = commands.last, commands.count == path.count else { return [] }
        return Grammar.names(under: last)
    }

    private func value(of option: String, _ entries: [ArgumentEntry]) -> ArgumentValue? {
        entries.first { $0.names.contains(option) }?.value ?? ArgumentEntry.globalValue(of: option)
    }

    private func offer(_ value: ArgumentValue) -> Completer.Offer {
        switch value {
        case .oneOf(let words): .words(words)
        case .known(.bookcase): .words(bookcaseNames)
        case .known(.term), .known(.searchText): .words(terms)
        case .known(.backup): .words(backupNames())
        case .known(.file), .known(.newFile), .known(.folder): .fileNames
        case .known: .words([])
        }
    }

    private var bookcaseNames: [String] {
        let names = library()?.bookcases.map(\.name.description) ?? []
        return names + starterNames.filter { !names.contains($0) }
    }

    private var terms: [String] {
        library()?.bookcases.flatMap { $0.words.map(\.term) } ?? []
    }
}
