import VocabCore
import VocabLanguage

/// Asks for the fields of a word one by one.
struct WordForm {
    let session: Session

    /// What comes where a new word is asked for.
    enum Entry {
        case term(String)
        case list(PastedBlock)
    }

    /// Asks for a new word's term, in the place of which a list may be pasted; nil when it is left empty, which ends adding.
    func newEntry() throws -> Entry? {
        let prompt = BookPhrase.fieldPrompt(WordField.term.text(in: session.language))
        let answer = try session.ask(prompt, takesBlock: { PastedBlock($0) != nil }, isFollowed: true)
        if let block = PastedBlock(answer) { return .list(block) }
        let term = Text.cleanedLine(answer)
        return term.isEmpty ? nil : .term(term)
    }

    /// Asks for the meaning, which may be proposed; an empty one is asked for again, and so is the sign that asks for more.
    func meaning(_ suggestion: WordSuggestion?) throws -> String {
        while true {
            let meaning = try answer(.meaning, proposals: proposed(.meaning, suggestion))
            if meaning != WordAdder.more { return meaning }
            session.remark(BookPhrase.plusIsNoMeaning)
        }
    }

    /// Asks for every empty field after the meaning. Where the input ends, what was typed before stands.
    func rest(of content: WordContent, _ suggestion: WordSuggestion?) throws -> (content: WordContent, hasEnded: Bool) {
        var content = content
        for field in WordField.allCases where field != .term && field != .meaning && content[field].isEmpty {
            do {
                content[field] = try answer(field, proposals: proposed(field, suggestion))
            } catch Alert.inputEnded {
                return (content, true)
            }
        }
        return (content, false)
    }

    /// What is proposed for a field, as lines that may be taken. Who proposes it is said above, where it is no word of the learner's own.
    func proposed(_ field: WordField, _ suggestion: WordSuggestion?) -> [String] {
        let proposals =
            suggestion?.all(field).prefix(Self.mostProposals).map { (line: shown(field, $0.value), source: $0.source) } ?? []
        if proposals.count > 1 {
            session.remark(LookupPhrase.proposals(proposals.map { $0.source.isEmpty ? $0.line : "\($0.line) (\($0.source))" }))
        } else if let source = proposals.first?.source, !source.isEmpty {
            session.remark(LookupPhrase.suggestedBy(source))
        } else if !proposals.isEmpty, !session.leftBehind.hasToldProposal {
            session.leftBehind.hasToldProposal = true
            session.remark(BookPhrase.standsThere)
        }
        return proposals.map(\.line)
    }

    /// More would be no choice any more.
    private static let mostProposals = 5

    /// What a field holds as a line to be edited.
    func shown(_ field: WordField, _ value: String) -> String {
        let text = Text.cleanedLine(value)
        return Text.cleanedLine(SafeText.line(field == .partOfSpeech ? session.language.partsOfSpeech(text) : text))
    }

    func answer(_ field: WordField, _ before: String = "", proposals: [String] = []) throws -> String {
        if field == .partOfSpeech, session.canAsk { session.remark(BookPhrase.partsOfSpeech(partNames)) }
        while true {
            let answer = Text.cleanedLine(try ask(field, before, proposals))
            if field == .partOfSpeech {
                if answer == before || proposals.contains(answer) { return answer }
                if let parts = parts(answer) { return parts }
                session.remark(BookPhrase.noSuchPart(partNames.count))
            } else if !answer.isEmpty || field != .term && field != .meaning {
                return answer
            } else {
                session.remark(field == .term ? BookPhrase.needsTerm : .needsValue)
            }
        }
    }

    private func ask(_ field: WordField, _ before: String, _ proposals: [String]) throws -> String {
        try session.ask(
            BookPhrase.fieldPrompt(field.text(in: session.language)), prefill: before, proposals: proposals,
            completer: field == .partOfSpeech ? Completer(names: partNames) : nil, isFollowed: true)
    }

    private var partNames: [String] { PartNames(language: session.language).all }

    private func parts(_ answer: String) -> String? { PartNames(language: session.language).parts(answer) }
}

extension Session {
    /// Says that the part of speech of `word` is none of the known ones, where it is not.
    func tellOwnPart(of word: Word) {
        let part = word.content.partOfSpeech
        if !part.isEmpty, !PartOfSpeech.areKnown(part) { remark(BookPhrase.ownPart(part)) }
    }
}

/// The parts of speech as they are numbered for the learner.
struct PartNames {
    let language: Language

    /// Their names, from number 1 on.
    var all: [String] { PartOfSpeech.allCases.map { Label.partOfSpeech($0).text(in: language) } }

    /// Parts of speech as they were typed, with names for numbers; nil where a number stands for none. A number behind a name that stood
    /// there already (`명사2`) takes its place.
    func parts(_ answer: String) -> String? {
        let parts = answer.split(separator: ",").map { Self.number(in: Text.cleanedLine(String($0))) }
        guard parts.contains(where: { Int($0) != nil }) else { return answer }
        let names = parts.map { part in part.utf8.contains { !(0x30...0x39).contains($0) } ? part : all.numbered(part) }
        return names.contains(nil) ? nil : names.compactMap { $0 }.joined(separator: ", ")
    }

    /// The number that `part` is, or that stands behind the name of a part of speech in it; else `part` itself.
    private static func number(in part: String) -> String {
        let key = Text.key(part)
        let name = key.prefix { !$0.isNumber }
        let number = key.dropFirst(name.count)
        let isBehindName = name.isEmpty || PartOfSpeech(named: String(name)) != nil
        return isBehindName && Int(number) != nil ? String(number) : part
    }
}
