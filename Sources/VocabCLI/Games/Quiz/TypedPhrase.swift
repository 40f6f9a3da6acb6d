import VocabCore
import VocabLanguage

/// What is said about an answer that is typed.
enum TypedPhrase: Phrase {
    case nearly(NearMiss.Kind)
    /// A synonym was typed where the word with just this meaning is wanted.
    case fitsToo(meaning: String)
    case marked(MarkedText)
    case letters(LetterHint)
    case plainLetters(LetterHint)
    case meant(String)
    case noLetterLeft
    case claimed
    case nothingToClaim
    /// After a miss; a wrong answer can be claimed as right.
    case goOn(canClaim: Bool, hasVoice: Bool)
    case plainGoOn(canClaim: Bool, hasVoice: Bool)
    /// The word was practised, and is not right yet.
    case notYet
    /// Before a line in which the word may be practised.
    case onceMore

    var korean: String {
        switch self {
        case .nearly(.slip): "거의 맞았습니다. 표시한 곳을 고쳐 한 번 더 써 보세요."
        case .nearly(.form): "거의 맞았습니다. 같은 말이지만 형태가 다릅니다. 한 번 더 써 보세요."
        case .nearly(.spelling): "거의 맞았습니다. 같은 단어지만 철자가 다릅니다. 한 번 더 써 보세요. 그대로 두어도 맞은 것으로 칩니다."
        case .nearly(.article): "거의 맞았습니다. 관사가 다르거나 빠졌습니다. 한 번 더 써 보세요."
        case .nearly(.extent): "거의 맞았습니다. 표시한 곳에 말이 더 있거나 빠졌습니다. 한 번 더 써 보세요."
        case .nearly(.reading): "읽는 법은 맞았습니다. 한자로 한 번 더 써 보세요. 그대로 두어도 맞은 것으로 칩니다."
        case .nearly(.loanword): "외래어로는 맞습니다. 뜻을 우리말로 한 번 더 써 보세요."
        case .nearly(.synonym): "뜻은 같지만 들은 단어가 아닙니다. 한 번 더 써 보세요."
        case .fitsToo(let meaning):
            "그 말도 맞습니다. 그런데 바로 ‘\(meaning)’\(Particle.object(after: meaning)) 뜻하는 이 단어는 무엇일까요? 한 번 더 써 보세요."
        case .marked(let text): text.bracketed
        case .letters(let hint): "힌트: \(hint.pattern) (\(hint.total)글자)"
        case .plainLetters(let hint): "힌트: \(hint.total)글자" + (hint.told.isEmpty ? "" : ", 앞부분은 \(hint.told)")
        case .meant(let text):
            "\(isHangul(text) ? "영문" : "한글") 자판으로 입력되어 ‘\(text)’\(Particle.means(after: text)) 읽었습니다."
        case .noLetterLeft: "마지막 글자는 보여 주지 않습니다. 모르면 s를 쓰고 Enter를 누르세요."
        case .claimed: "맞은 것으로 바꾸었습니다."
        case .nothingToClaim: "맞은 것으로 바꿀 답이 없습니다. 직접 쓴 답이 틀렸다고 나왔을 때 쓰는 키입니다."
        case .goOn(let canClaim, let hasVoice):
            "Enter 다음 ·" + (canClaim ? " o⏎ 맞게 썼음 ·" : "") + (hasVoice ? " p⏎ 듣기 ·" : "")
                + " u⏎ 되돌리기 · e⏎ 고치기 · q⏎ 그만 · 한 번 더 써 봐도 좋습니다"
        case .plainGoOn(let canClaim, let hasVoice):
            "Enter를 누르면 다음으로 갑니다. 한 번 더 써 봐도 좋습니다." + (hasVoice ? " 들으려면 p를 씁니다." : "")
                + (canClaim ? " 맞게 쓰셨으면 o를 씁니다." : "")
        case .notYet: "아직 다릅니다. 위의 답을 보고 다시 쓰거나, Enter로 넘어가세요."
        case .onceMore: "한 번 더"
        }
    }

    var english: String {
        switch self {
        case .nearly(.slip): "Nearly right. Correct the marked letters and try once more."
        case .nearly(.form): "Nearly right: the same word in another form. Try once more."
        case .nearly(.spelling):
            "Nearly right: the same word, spelt another way. Try once more; as it is it counts too."
        case .nearly(.article): "Nearly right, but for the article. Try once more."
        case .nearly(.extent): "Nearly right: something is missing where it is marked, or too much. Try once more."
        case .nearly(.reading): "That is how it is read. Write it in its characters; as it is it counts too."
        case .nearly(.loanword): "That is how Koreans say the word itself. Type what it means."
        case .nearly(.synonym): "That means the same, but it is not the word you heard. Try once more."
        case .fitsToo(let meaning): "That fits too, but which word means exactly “\(meaning)”? Try once more."
        case .marked(let text): text.bracketed
        case .letters(let hint): "Hint: \(hint.pattern) (\(letterCount(hint)))"
        case .plainLetters(let hint): "Hint: \(letterCount(hint))" + (hint.told.isEmpty ? "" : ", beginning with \(hint.told)")
        case .meant(let text): "Typed on the \(isHangul(text) ? "English" : "Korean") keyboard, and read as \(text)."
        case .noLetterLeft: "The last letter is not shown. If you do not know, type s and press Enter."
        case .claimed: "Counted as right."
        case .nothingToClaim: "There is no answer to count as right: that key is for a typed answer that was called wrong."
        case .goOn(let canClaim, let hasVoice):
            "Enter: next ·" + (canClaim ? " o⏎ I was right ·" : "") + (hasVoice ? " p⏎ say ·" : "")
                + " u⏎ undo · e⏎ edit · q⏎ quit · or write it again"
        case .plainGoOn(let canClaim, let hasVoice):
            "Enter goes on; you can also write it again." + (canClaim ? " Type o if you were right." : "")
                + (hasVoice ? " Type p to hear it." : "")
        case .notYet: "Not yet. Look at the answer above and write it again, or go on with Enter."
        case .onceMore: "once more"
        }
    }

    private func letterCount(_ hint: LetterHint) -> String { hint.total == 1 ? "1 letter" : "\(hint.total) letters" }

    private func isHangul(_ text: String) -> Bool { text.unicodeScalars.contains(where: Hangul.isSyllable) }
}

extension MarkedText {
    /// The text with brackets around what is marked; in them a blank for each letter where some are missing.
    fileprivate var bracketed: String {
        "\(before)[\(marked.isEmpty ? String(repeating: "_", count: missing) : marked)]\(after)"
    }
}
