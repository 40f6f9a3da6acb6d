import VocabCore

/// Lets the learner pick senses by their numbers, and adds the word to a bookcase.
struct LookupPicker {
    let session: Session
    let results: LookupResults
    /// The bookcase that words go into; nil to be asked for where there are several.
    let bookcase: String?
    /// Shows every sense; nil where all are shown.
    let showAll: (() -> Void)?

    /// What was typed, as far as it says something.
    private enum Answer {
        case leave, wish, more, pick([Int]), add([Int])
    }

    /// Asks until the learner leaves. Leaving changes nothing.
    func run() throws {
        var picked: [Int] = []
        var showAll = showAll
        while true {
            let line: String
            do {
                line = try session.ask(LookupPhrase.pickPrompt(senses: results.senses.count, hasMore: showAll != nil))
            } catch Alert.inputEnded {
                return
            }
            switch answer(line) {
            case .leave: return
            case .wish: try wish()
            case .more:
                showAll?()
                showAll = nil
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

    /// A list of numbers, and perhaps `a`; nil for anything else.
    private func answer(_ line: String) -> Answer? {
        let text = KoreanKeyboard.latin(fromHangul: Text.key(line))
        switch text {
        case "", "q": return .leave
        case "w": return .wish
        case "m", "more": return .more
        case "a": return .add([])
        default: break
        }
        let numbers = text.split(separator: "a", omittingEmptySubsequences: false)
        guard numbers.count <= 2, let list = NumberList(numbers.joined(separator: " "), upTo: results.senses.count) else {
            return nil
        }
        return numbers.count == 2 ? .add(list.numbers) : .pick(list.numbers)
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
            session: session, target: try session.addTarget(named: bookcase), fields: GivenFields(), asksAll: false)
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
                } catch Alert.nothingDone {
                    continue
                } catch Alert.inputEnded {
                    return
                }
            default: return
            }
        }
    }
}
