import VocabCore

extension Session {
    /// Shows the bookcases and asks for one that can be played, by number or name, until it is one of them.
    func chosenBookcase() throws -> Bookcase { try chosenBookcases(BookPhrase.chooseBookcase) { [$0] }[0] }

    /// The same for one or several, with commas between them.
    func chosenBookcases() throws -> [Bookcase] {
        try chosenBookcases(BookPhrase.chooseBookcases) { answer in
            answer.unicodeScalars.split { $0 == "," || $0 == "，" || $0 == "、" }.map { Text.cleanedLine(String($0)) }
        }
    }

    /// At least one bookcase; `parts` takes an answer apart that is not itself the name of one.
    private func chosenBookcases(_ prompt: BookPhrase, _ parts: (String) -> [String]) throws -> [Bookcase] {
        let library = try self.library()
        let starters = startersToCome(in: library).map(\.name)
        let names = library.bookcases.map(\.name.description) + starters
        if names.isEmpty { throw Alert.libraryIsEmpty }
        screen.show(ShelfScreen(style: screen.style, language: language).numbered(library.bookcases, startersToCome: starters))
        func named(_ answer: String) -> String? {
            names.first { Text.key($0) == Text.key(answer) } ?? Int(answer).flatMap { names[safe: $0 - 1] }
        }
        while true {
            let answer = Text.cleanedLine(try ask(prompt, completer: Completer { _, _ in .words(names) }))
            let wanted = named(answer).map { [$0] } ?? parts(answer).map { named($0) ?? "" }
            if wanted.isEmpty || wanted.contains("") {
                remark(BookPhrase.noSuchNumber)
                continue
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
}
