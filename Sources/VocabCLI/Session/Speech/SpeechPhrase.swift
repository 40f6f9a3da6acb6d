import VocabLanguage
import VocabLexicon

/// What is said in a game about words that are said aloud.
enum SpeechPhrase: Phrase {
    case said(term: String)
    case saidAgain
    case problem(VoiceProblem)
    /// In dictation the meaning is shown where the term cannot be heard.
    case meaningInstead(VoiceProblem)
    /// The term is what is asked for.
    case isAnswer
    /// Stands in place of what a question shows where the term is heard.
    case heard

    var korean: String {
        switch self {
        case .said(let term): "들려 드립니다: \(term)"
        case .saidAgain: "다시 들려 드립니다."
        case .problem(let problem): problem.remark.korean
        case .meaningInstead(let problem): "\(problem.remark.korean) 그동안은 뜻을 보고 쓰세요."
        case .isAnswer: "묻고 있는 단어라서 답하기 전에는 들려 드리지 않습니다."
        case .heard: "들은 단어를 쓰세요. 빈 줄은 다시 듣기"
        }
    }

    var english: String {
        switch self {
        case .said(let term): "Listen: \(term)"
        case .saidAgain: "Listen again."
        case .problem(let problem): problem.remark.english
        case .meaningInstead(let problem): "\(problem.remark.english) Until then the meaning is shown."
        case .isAnswer: "The term is the answer here: it is not said before you have answered."
        case .heard: "Type the word you hear. An empty line says it again"
        }
    }
}
