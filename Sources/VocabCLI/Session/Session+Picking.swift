import VocabCore

extension Session {
    /// Shows the bookcases with numbers and asks for one, until it is one of them.
    func chosenBookcase() throws -> Bookcase {
        try bookcase(named: chosenBookcaseName())
    }

    /// Shows the bookcases with numbers, starters that can still come among them, and asks for one by number or by name, with TAB.
    ///
    /// Where it `mayBeNew`, any other name that is typed is an answer too.
    /// - Throws: `Alert.libraryIsEmpty` when there is none to choose and none can be made.
    func chosenBookcaseName(mayBeNew: Bool = false) throws -> String {
        let library = try self.library()
        let starters = startersToCome(in: library).map(\.name)
        let names = library.bookcases.map(\.name.description) + starters
        if names.isEmpty, !mayBeNew { throw Alert.libraryIsEmpty }
        let shelf = ShelfScreen(style: screen.style, language: language)
        screen.show(shelf.numbered(library.bookcases, startersToCome: starters))
        while true {
            let answer = Text.cleanedLine(
                try ask(BookPhrase.chooseBookcase(mayBeNew: mayBeNew), completer: Completer(names: names)))
            if let number = Int(answer), let name = names[safe: number - 1] { return name }
            if names.contains(where: { Text.key($0) == Text.key(answer) }) || mayBeNew && !Text.isBlank(answer) { return answer }
            remark(BookPhrase.noSuchNumber)
        }
    }
}
