import VocabCore

extension Notice {
    /// What to type next: a command of this program (without its name), or one of the shell's; nil when there is nothing to do.
    enum NextStep: Equatable {
        case command(String)
        case shell(String)
        /// The same command again, with this option; an empty value makes it a flag.
        case again(option: String, value: String)
    }

    /// What to type next.
    var nextStep: NextStep? {
        command.map(NextStep.command) ?? shellCommand.map(NextStep.shell) ?? again
    }

    private var again: NextStep? {
        switch self {
        case .badNumber(let option, _): .again(option: option, value: "10")
        case .badChoice(let option, _, let choices): choices.first.map { .again(option: option, value: $0) }
        case .badColumns: .again(option: "--columns", value: "term,meaning,-,example")
        case .ambiguousTerm(_, let bookcases): bookcases.first.map { .again(option: "--book", value: $0) }
        case .noBookcaseChosen(let first): first.map { .again(option: "--book", value: $0) }
        case .importNeedsBookcase: .again(option: "--book", value: "영어")
        case .importHasNothing: .again(option: "--columns", value: "term,meaning")
        case .confirmationNeeded: .again(option: "--yes", value: "")
        default: nil
        }
    }

    private var shellCommand: String? {
        switch self {
        case .disk(let failure), .answersNotKept(let failure):
            guard case .system(_, let path, _) = failure else { return nil }
            switch failure.kind {
            case .diskFull: return "df -h \(Quoted(folder(of: path)))"
            case .noPermission, .readOnly, .noSuchFile: return "ls -la \(Quoted(folder(of: path)))"
            case .other: return nil
            }
        case .broken(let path, let position, _): return "vi +\(position.line) \(Quoted(path))"
        case .duplicateFile(let path, _), .fileNameTaken(let path), .newerFormat(let path, _, _): return "ls -l \(Quoted(path))"
        case .noSuchFile: return "ls"
        case .importIsNotUTF8(let file, _, _): return "iconv -f CP949 -t UTF-8 \(Quoted(file)) > utf8.csv"
        default: return nil
        }
    }

    private func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }

    private var command: String? {
        switch self {
        case .libraryIsEmpty: "quiz --book TOEIC"
        case .noSetup: "setup"
        case .noBookcaseChosen(let first): first == nil ? "book add 영어" : nil
        case .tooFewWords(let bookcase): "add --book \(Quoted(bookcase))"
        case .tooFewMeanings(let bookcase, _), .noFairQuestion(let bookcase, _): "list --book \(Quoted(bookcase))"
        case .unknownBookcase(_, let nearest): nearest.isEmpty ? "books" : nil
        case .unknownTerm(let term, _, let nearest): nearest.isEmpty ? "search \(Quoted(String(term.prefix(40))))" : nil
        case .repeatedTerm(_, _, let ids): ids.first.map { "show \($0)" }
        case .starterWasRemoved(let name): "book add \(Quoted(name)) --starter"
        case .nameTaken(let name): "book show \(Quoted(name))"
        case .wordSaved(_, let bookcase, let missing): missing > 0 ? nil : "quiz --book \(Quoted(bookcase))"
        case .bookcaseSaved(let name): "add --book \(Quoted(name))"
        case .setupSaved: "quiz"
        case .termExists(let word, let bookcase): "edit \(Quoted(word.term)) --book \(Quoted(bookcase))"
        case .unknownCommand(_, let nearest): nearest.first ?? "help"
        case .usage(_, let command): command.isEmpty ? "help" : "help \(command)"
        case .incomplete: "add"
        default: nil
        }
    }
}
