import VocabCore
import VocabLanguage

extension WordForm {
    /// Lets the fields be edited that the learner picks by their numbers, each with what it holds now; an empty one is proposed what
    /// `suggestion` knows. ^D in a field leaves it as it was; Enter in the place of a number ends it. `word` is what was there before.
    ///
    /// - Throws: `Alert.nothingDone` when the learner leaves, `inputEnded`, or `interrupted`.
    func edited(
        _ content: WordContent, of word: Word? = nil, _ suggestion: () throws -> WordSuggestion? = { nil }
    ) throws -> WordContent {
        let original = word?.content ?? content
        var edited = content
        var found: WordSuggestion?
        if session.canAsk, content == original { session.screen.show(rows(content)) }
        while let field = try chosenField(hasChanges: edited != original) {
            // The line that is edited lacks line breaks and what cannot be shown: a field with some is changed only when its line is.
            let before = shown(field, edited[field])
            if before.isEmpty, found == nil { found = try suggestion() }
            do {
                let after = before.isEmpty ? try answer(field, proposals: proposed(field, found)) : try answer(field, before)
                if after != before { edited[field] = after }
            } catch Alert.inputEnded where session.canAsk {
                continue
            }
        }
        return edited
    }

    /// The fields with the keys that pick them.
    private func rows(_ content: WordContent) -> [String] {
        let style = session.screen.style
        let names = WordField.allCases.enumerated().map { place, field in "\(place + 1) \(field.text(in: session.language))" }
        let width = names.map(style.columns.count).max() ?? 0
        return zip(WordField.allCases, names).flatMap { field, name in
            let label = style.isPlain ? name + ":" : style.columns.padded(name, to: width) + " "
            let value = shown(field, content[field])
            return style.item(label, value.isEmpty ? "–" : value, indent: 2, labelRole: .strong)
        }
    }

    /// The field that is to be edited next; nil when the learner is done.
    private func chosenField(hasChanges: Bool) throws -> WordField? {
        let fields = WordField.allCases
        let leaving = ["q", ConsoleKey.escape]
        let key = try session.key(
            among: (1...fields.count).map(String.init) + [""] + leaving,
            BookPhrase.chooseField(fields.count, hasChanges: hasChanges))
        if leaving.contains(key) { throw Alert.nothingDone }
        return Int(key).map { fields[$0 - 1] }
    }
}
