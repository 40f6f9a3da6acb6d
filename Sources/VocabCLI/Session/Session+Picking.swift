import VocabCore

/// Choosing bookcases out of a numbered list: the one way for every command.
extension Session {
    /// Shows the bookcases with numbers and asks for one that can be played, until it is one of them.
    func chosenBookcase() throws -> Bookcase { try chosenBookcases(.chooseBookcase(mayBeNew: false)) { [$0] }[0] }

    /// Higher numbers than this are no place in a list.
    private static let mostListed = 9_999

    /// The same for one or several: numbers such as `1-3, 5`, or names with commas between them. An empty answer keeps `standard`, if there is one.
    func chosenBookcases(standard: [Bookcase] = []) throws -> [Bookcase] {
        let names = standard.map(\.name.description)
        return try chosenBookcases(.chooseBookcases(standard: names.joined(separator: ", "))) { answer in
            if answer.isEmpty, !names.isEmpty { return names }
            if let list = NumberList(answer, upTo: Self.mostListed) { return list.numbers.map(String.init) }
            return answer.unicodeScalars.split { $0 == "," || $0 == "，" || $0 == "、" }.map { Text.cleanedLine(String($0)) }
        }
    }

    /// Shows the bookcases with numbers, starters that can still come among them, and asks for one by number or by name, with TAB.
    ///
    /// Where it `mayBeNew`, any other name that is typed is an answer too.
    /// - Throws: `Alert.libraryIsEmpty` when there is none to choose and none can be made.
    func chosenBookcaseName(mayBeNew: Bool = false) throws -> String {
        let names = try shownNames()
        if names.isEmpty, !mayBeNew { throw Alert.libraryIsEmpty }
        return try asked(.chooseBookcase(mayBeNew: mayBeNew), names) { answer in
            // A number that stands for none is no name.
            Self.named(answer, among: names) ?? (mayBeNew && !Text.isBlank(answer) && Int(answer) == nil ? answer : nil)
        }
    }

    /// The bookcase of this name; where a command came without one, and somebody sits there, that which is chosen out of the list.
    ///
    /// - Throws: `Alert.usage` where nobody can be asked, `libraryIsEmpty` where there is none.
    func bookcase(namedOrChosen name: String?, givingStarters: Bool = true) throws -> Bookcase {
        if let name { return try bookcase(named: name, givingStarters: givingStarters) }
        guard canAsk else { throw Alert.usage(.missingArgument(.known(.bookcase))) }
        let bookcases = try library().bookcases
        if bookcases.isEmpty { throw Alert.libraryIsEmpty }
        return bookcases.count == 1 ? bookcases[0] : try chosenBookcase(among: bookcases)
    }

    /// Shows `bookcases`, of which there is at least one, with numbers and asks for one, whatever its size.
    func chosenBookcase(among bookcases: [Bookcase]) throws -> Bookcase {
        let names = bookcases.map(\.name.description)
        screen.show(ShelfScreen(style: screen.style, language: language).numbered(bookcases))
        return try asked(.chooseBookcase(mayBeNew: false), names) { answer in
            Self.named(answer, among: names).flatMap(names.firstIndex).map { bookcases[$0] }
        }
    }

    /// Asks for one of `names`, with TAB, until `read` makes something of the answer.
    private func asked<Answer>(
        _ prompt: BookPhrase, _ names: [String], _ read: (String) throws -> Answer?
    ) throws -> Answer {
        while true {
            if let answer = try read(Text.cleanedLine(ask(prompt, completer: Completer(names: names)))) { return answer }
            remark(BookPhrase.noSuchNumber)
        }
    }

    /// At least one bookcase; `parts` takes an answer apart that is not itself the name of one.
    private func chosenBookcases(_ prompt: BookPhrase, _ parts: (String) -> [String]) throws -> [Bookcase] {
        let names = try shownNames()
        if names.isEmpty { throw Alert.libraryIsEmpty }
        while true {
            let wanted = try asked(prompt, names) { answer in
                let wanted =
                    Self.named(answer, among: names).map { [$0] } ?? parts(answer).map { Self.named($0, among: names) ?? "" }
                return wanted.isEmpty || wanted.contains("") ? nil : wanted
            }
            var chosen: [Bookcase] = []
            for name in wanted {
                let bookcase = try bookcase(named: name)
                if !chosen.contains(where: { $0.id == bookcase.id }) { chosen.append(bookcase) }
            }
            guard let small = chosen.first(where: { $0.words.count < QuestionMaker.choiceCount }) else { return chosen }
            remark(BookPhrase.tooSmallToChoose(bookcase: small.name.description, words: small.words.count))
        }
    }

    /// Shows the bookcases with numbers, starters that can still come behind them, and returns their names in that order.
    private func shownNames() throws -> [String] {
        let library = try self.library()
        let starters = startersToCome(in: library).map(\.name)
        let shelf = ShelfScreen(style: screen.style, language: language)
        screen.show(shelf.numbered(library.bookcases, startersToCome: starters))
        return library.bookcases.map(\.name.description) + starters
    }

    /// The name that `answer` is, or whose number it is.
    private static func named(_ answer: String, among names: [String]) -> String? {
        names.first { Text.key($0) == Text.key(answer) } ?? names.numbered(answer)
    }
}

extension Session {
    /// What `quiz` plays without a name: the bookcase of the set-up, that of the last game, or the first that can be played.
    func nextPlayed(in library: Library) -> Bookcase? {
        let setup = library.settings.setup?.bookcases ?? []
        let chosen = (setup + [store.lastPlayed()].compactMap(\.self)).compactMap { library[$0] }
        return (chosen + library.bookcases).first { $0.words.count >= QuestionMaker.choiceCount }
    }
}
