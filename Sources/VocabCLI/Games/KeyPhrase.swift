import VocabLanguage

/// What a key of a game does, said to whoever asks.
enum KeyPhrase: Phrase {
    case choose
    case type
    case skip
    case strike
    /// In matching: strikes an answer for the term that is picked.
    case ruleOut
    case showLetter
    /// In hangman, where a letter costs a step.
    case showLetterForStep
    case guess
    case pair
    case turn
    case grade
    case listen
    case edit
    case know
    case takeBack
    case cardBefore
    case quit
    /// In a game that changes nothing before its end.
    case leave

    /// The letters that are guessed in `term`, as a range of keys.
    static func letters(of term: String) -> String {
        term.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } ? "ㄱ–ㅣ" : "a–z"
    }

    var korean: String {
        switch self {
        case .choose: "답을 고릅니다."
        case .type: "쓴 답을 확인합니다."
        case .skip: "모르는 단어라고 답합니다. 찍는 것보다 낫습니다."
        case .strike: "틀린 보기를 하나씩, 두 개까지 지웁니다."
        case .ruleOut: "짝이 아닌 뜻 하나를 알려 줍니다."
        case .showLetter: "글자를 하나씩 보여 줍니다."
        case .showLetterForStep: "글자 하나를 보여 줍니다. 기회가 하나 줄어듭니다."
        case .guess: "단어에 있을 만한 글자를 누릅니다."
        case .pair: "번호와 글자를 하나씩 눌러 짝을 짓습니다."
        case .turn: "카드를 뒤집습니다."
        case .grade: "얼마나 쉽게 떠올랐는지: 1 다시, 2 어려움, 3 알맞음, 4 쉬움"
        case .listen: "단어를 듣습니다."
        case .edit: "이 단어를 고칩니다."
        case .know: "외운 단어로 표시하고 더는 묻지 않습니다."
        case .takeBack: "방금 답을 되돌립니다."
        case .cardBefore: "이전 카드로 돌아갑니다."
        case .quit: "그만둡니다. 지금까지의 답은 저장되었습니다."
        case .leave: "그만둡니다. 아무것도 바뀌지 않습니다."
        }
    }

    var english: String {
        switch self {
        case .choose: "picks an answer"
        case .type: "checks what you wrote"
        case .skip: "you don’t know, which is better than a guess"
        case .strike: "strikes out a wrong choice, two at most"
        case .ruleOut: "names a meaning that does not belong"
        case .showLetter: "shows one more letter"
        case .showLetterForStep: "shows a letter and costs a chance"
        case .guess: "guesses a letter of the word"
        case .pair: "a number and a letter make a pair"
        case .turn: "turns the card over"
        case .grade: "how easily it came: 1 again, 2 hard, 3 good, 4 easy"
        case .listen: "says the word"
        case .edit: "edits this word"
        case .know: "marks it as known: it is not asked any more"
        case .takeBack: "takes your last answer back"
        case .cardBefore: "goes back to the card before"
        case .quit: "stops; your answers so far are saved"
        case .leave: "stops; nothing is changed"
        }
    }
}
