import VocabCore

/// Asks for the fields of a word one by one.
struct WordForm {
    let session: Session

    /// Asks for a new word's term; nil when it is left empty, which ends adding.
    func newTerm() throws -> String? {
        let term = Text.cleanedLine(try ask(.term, ""))
        return term.isEmpty ? nil : term
    }

    /// Asks for every field but the term; an empty meaning is asked for again.
    func rest(of content: WordContent) throws -> WordContent {
        var content = content
        for field in WordField.allCases where field != .term && content[field].isEmpty {
            content[field] = try answer(field, "")
        }
        return content
    }

    /// Lets every field be edited, each with what it holds now.
    func edited(_ content: WordContent) throws -> WordContent {
        var edited = content
        for field in WordField.allCases {
            // The line that is edited lacks line breaks and what cannot be shown: a field with some is changed only when its line is.
            let text = Text.cleanedLine(content[field])
            let before = Text.cleanedLine(SafeText.line(field == .partOfSpeech ? session.language.partsOfSpeech(text) : text))
            let after = try answer(field, before)
            if after != before { edited[field] = after }
        }
        return edited
    }

    private func answer(_ field: WordField, _ prefill: String) throws -> String {
        while true {
            let answer = Text.cleanedLine(try ask(field, prefill))
            if field != .meaning || !answer.isEmpty { return answer }
            session.remark(BookPhrase.needsValue)
        }
    }

    private func ask(_ field: WordField, _ prefill: String) throws -> String {
        try session.ask(BookPhrase.fieldPrompt(field.text(in: session.language)), prefill: prefill)
    }
}
