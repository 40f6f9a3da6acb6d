extension Question {
    /// The side of the word that is wanted, on one line.
    package var wanted: String { direction == .forward ? Text.cleanedLine(word.meaning) : word.term }

    /// Whether `text` is a right answer to a question whose answer is typed.
    package func accepts(_ text: String) -> Bool { judgement(of: text).verdict == .right }

    /// What `text` is worth as the answer to a question whose answer is typed, with what is known `beside` the bookcase.
    ///
    /// To a term, what is typed must be senses of words with that term, one or more of them and nothing else. To a meaning, it must be a
    /// term that the meaning answers: the word's own, or that of another word of the bookcase which shares a sense with it. A synonym that
    /// is only listed fits too, but is not the word that is asked for. What belongs to another word is never nearly right, and neither is
    /// a real word that one slip makes of the right one.
    package func judgement(of text: String, beside: WordsBeside = .none) -> TypedJudgement {
        guard !Text.isBlank(text), text.utf8.count <= WordField.meaning.maximumCharacters else {
            return TypedJudgement(verdict: .wrong, meant: nil)
        }
        let key = TypedAnswerKey(of: self, beside: beside)
        let verdict = key.verdict(on: text)
        if verdict == .wrong {
            for meant in [KoreanKeyboard.hangul(fromLatin: text), KoreanKeyboard.latin(fromHangul: text)] where meant != text {
                let verdict = key.verdict(on: meant)
                if verdict != .wrong { return TypedJudgement(verdict: verdict, meant: meant) }
            }
        }
        return TypedJudgement(verdict: verdict, spelling: verdict == .right ? key.spelling(of: text) : nil, meant: nil)
    }

    /// The words that a typed answer is judged by.
    var neighbours: [Word] { if case .typed(let words) = form { words } else { [] } }
}
