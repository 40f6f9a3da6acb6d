extension Question {
    /// The side of the word that is wanted, on one line.
    package var wanted: String { direction == .forward ? Text.cleanedLine(word.meaning) : word.term }

    /// What the wanted side begins with, in lower case and without remarks in brackets.
    var firstLetter: String { Senses(of: wanted).keys.first?.first.map(String.init) ?? "" }

    /// Whether `text` is a right answer to a question whose answer is typed.
    ///
    /// To a term, what is typed must be senses of words with that term, one or more of them and nothing else, with or without remarks in
    /// brackets, `~` with its particle, and articles; see `TypedSense`. To a meaning, it must be a term that the meaning answers: the
    /// word's own, a listed synonym of it, or that of another word of the bookcase which shares a sense with it or lists it as a synonym.
    package func accepts(_ text: String) -> Bool {
        guard !Text.isBlank(text), text.utf8.count <= WordField.meaning.maximumBytes else { return false }
        switch direction {
        case .forward:
            let right = rightSenses
            return Senses(of: text).texts.allSatisfy { !TypedSense.keys(of: $0).isDisjoint(with: right) }
        case .reverse:
            let typed = Text.key(text)
            return word.content.synonyms.contains { Text.key($0) == typed } || words(called: text).contains(where: isAnswered)
        }
    }

    /// The other word of the bookcase that a wrong `text` belongs to, with the side of it that was typed; nil when there is none.
    func mistaken(_ text: String) -> Choice? {
        guard text.utf8.count <= WordField.meaning.maximumBytes else { return nil }
        switch direction {
        case .forward:
            let right = rightSenses
            let wrong = Senses(of: text).texts.map(TypedSense.keys).filter { $0.isDisjoint(with: right) }
            var found: Choice?
            for other in neighbours {
                let senses = Senses(of: other.meaning)
                let place = senses.texts.firstIndex { sense in
                    let keys = TypedSense.keys(of: sense)
                    return wrong.contains { !$0.isDisjoint(with: keys) }
                }
                guard let place else { continue }
                if senses.texts.count == 1 { return Choice(word: other, text: senses.texts[place]) }
                found = found ?? Choice(word: other, text: senses.texts[place])
            }
            return found
        case .reverse:
            return words(called: text).first { $0.id != word.id }.map { Choice(word: $0, text: $0.term) }
        }
    }
}

extension Question {
    /// The words that a typed answer is judged by.
    var neighbours: [Word] { if case .typed(let words) = form { words } else { [] } }

    /// All ways to type the senses of the words with this term.
    private var rightSenses: Set<String> {
        let term = Text.key(word.term)
        let namesakes = neighbours.filter { Text.key($0.term) == term }
        return Set(([word] + namesakes).flatMap { Senses(of: $0.meaning).texts.flatMap(TypedSense.keys) })
    }

    /// The words whose term is `text`, or where there are none those whose term differs from it only as senses may.
    private func words(called text: String) -> [Word] {
        let key = Text.key(text)
        let exact = neighbours.filter { Text.key($0.term) == key }
        if !exact.isEmpty { return exact }
        let name = TypedSense.name(text)
        return neighbours.filter { TypedSense.name($0.term) == name }
    }

    /// Whether the term of `other` answers the meaning that is shown.
    private func isAnswered(by other: Word) -> Bool {
        let (term, otherTerm) = (Text.key(word.term), Text.key(other.term))
        return term == otherTerm || Senses(of: word.meaning).share(with: Senses(of: other.meaning))
            || word.content.synonyms.contains { Text.key($0) == otherTerm }
            || other.content.synonyms.contains { Text.key($0) == term }
    }
}
