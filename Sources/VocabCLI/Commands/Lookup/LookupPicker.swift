import VocabCore

/// Lets the learner pick senses by their numbers, and adds the word to a bookcase.
struct LookupPicker {
    let session: Session
    let results: LookupResults
    /// The bookcase that words go into; nil to be asked for where there are several.
    let bookcase: String?

    /// What was typed, as far as it says something.
    private enum Answer {
        case leave, wish, pick([Int]), add([Int])
    }

    /// Asks until the learner leaves. Leaving changes nothing.
    func run() throws {
        var picked: [Int] = []
        while true {
            let line: String
            do {
                line = try session.ask(LookupPhrase.pickPrompt)
            } catch Alert.inputEnded {
                return
            }
            switch answer(line) {
            case .leave: return
            case .wish: try wish()
            case .pick(let numbers):
                picked = numbers
                session.remark(LookupPhrase.picked(numbers))
            case .add(let numbers):
                if !numbers.isEmpty { picked = numbers }
                try add(picked.isEmpty ? [1] : picked)
                picked = []
            case nil: session.remark(LookupPhrase.noSuchNumber(results.senses.count))
            }
        }
    }

    /// Numbers with spaces or commas between them, and perhaps `a`; nil for anything else.
    private func answer(_ line: String) -> Answer? {
        let words = KoreanKeyboard.latin(fromHangul: Text.key(line)).split { $0 == " " || $0 == "," || $0 == "，" }.map(
            String.init)
        if words.isEmpty || words == ["q"] { return .leave }
        if words == ["w"] { return .wish }
        let numbers = words.filter { $0 != "a" }.map { Int($0) ?? 0 }
        guard numbers.allSatisfy({ (1...results.senses.count).contains($0) }) else { return nil }
        let unique = numbers.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
        return words.contains("a") ? .add(unique) : .pick(unique)
    }

    /// Puts the term on the wish list; where it is there already, or a word of a bookcase, that is told.
    private func wish() throws {
        do {
            try session.wish(for: [results.content(ofSenses: [1]).term])
        } catch let alert as Alert where alert != .interrupted {
            session.tell(alert)
        }
    }

    /// Shows the word as it would be saved, lets it be edited, and saves it only after a yes.
    private func add(_ numbers: [Int]) throws {
        let adder = WordAdder(
            session: session, target: try session.addTarget(named: bookcase), options: try WordOptions.parse([]), asksAll: false)
        var content = results.content(ofSenses: numbers)
        while true {
            let card = ShelfScreen(style: session.screen.style, language: session.language).card(content)
            session.screen.show(card)
            let question = LookupPhrase.confirmSave(bookcase: adder.target.name.description)
            let key: String
            do {
                key = try session.key(among: ["", "y", "e", "n", "q", ConsoleKey.escape], question)
            } catch Alert.inputEnded {
                return
            }
            switch key {
            case "", "y":
                do {
                    return try adder.add(content)
                } catch let error as BookcaseError {
                    return session.tell(Alert(error))
                }
            case "e":
                do {
                    content = try WordForm(session: session).edited(content)
                } catch Alert.inputEnded {
                    return
                }
            default: return
            }
        }
    }
}
