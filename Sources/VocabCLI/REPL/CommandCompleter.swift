import ArgumentParser
import VocabCore

/// What TAB offers at the prompt: commands, options, names of bookcases, and terms.
struct CommandCompleter {
    /// Reads the library anew, for words may have been added a moment ago.
    let library: () -> Library?
    /// The starters, whose names can be used before they are there.
    let starterNames: [String]

    /// What may stand in the place of `word`, the line before it being `before`.
    func offer(before: String, word: String) -> Completer.Offer {
        let typed = (try? CommandLineSplitter.words(of: before)) ?? []
        return .words(Completer.matching(word, candidates(after: typed, word)))
    }

    /// A completer for a line of the prompt.
    var completer: Completer {
        Completer { before, word in
            if before.hasPrefix("import "), !before.hasSuffix("--book "), !word.hasPrefix("-") { return .fileNames }
            return offer(before: before, word: word)
        }
    }

    private func candidates(after typed: [String], _ word: String) -> [String] {
        guard let first = typed.first else { return Grammar.commandNames() + ["help", "quit"] }
        if typed.last == "--book" { return bookcaseNames }
        if typed.last == "--direction" { return GamePlan.Directions.allCases.map(\.rawValue) }
        if typed.last == "--kind" { return GamePlan.Answering.allCases.map(\.rawValue) }
        if typed.last == "--lang" { return Language.allCases.map(\.rawValue) }
        if word.hasPrefix("-") { return options(of: Grammar.path(of: typed)) }
        switch first {
        case "help":
            return typed.count == 1 ? Grammar.commandNames() : Grammar.command(typed[1]).map { Grammar.names(under: $0) } ?? []
        case "book":
            return typed.count == 1 ? Grammar.command("book").map { Grammar.names(under: $0) } ?? [] : bookcaseNames
        case "edit", "show", "remove", "search": return terms
        default: return []
        }
    }

    private var bookcaseNames: [String] {
        let names = library()?.bookcases.map(\.name.description) ?? []
        return names + starterNames.filter { !names.contains($0) }
    }

    private var terms: [String] {
        library()?.bookcases.flatMap { $0.words.map(\.term) } ?? []
    }

    /// The long options of a command, read off its own help so that they are said in one place.
    private func options(of path: String) -> [String] {
        var command: any ParsableCommand.Type = VocabCommand.self
        for name in path.split(separator: " ") { command = Grammar.command(String(name), under: command) ?? command }
        let help = VocabCommand.helpMessage(for: command)
        let words = help.split { !($0.isLetter || $0 == "-") }.map(String.init)
        var seen: Set<String> = []
        return (words + GlobalOptions.names).filter { $0.hasPrefix("--") && $0.count > 3 && seen.insert($0).inserted }
    }
}
