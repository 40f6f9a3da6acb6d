/// What is said in a game about words that are said aloud.
enum SpeechPhrase: Phrase {
    case said(term: String)
    /// Nothing here can speak.
    case noVoice
    /// The term is what is asked for.
    case notYet
    /// Stands in place of what a question shows where the term is heard.
    case heard

    var korean: String {
        switch self {
        case .said(let term): "들려 드립니다: \(term)"
        case .noVoice: "소리를 내는 프로그램이 없습니다. 설치: sudo apt-get install espeak-ng"
        case .notYet: "단어는 답한 뒤에 들을 수 있습니다."
        case .heard: "들은 단어를 쓰세요. 빈 줄은 다시 듣기"
        }
    }

    var english: String {
        switch self {
        case .said(let term): "Listen: \(term)"
        case .noVoice: "No program here can speak. To install one: sudo apt-get install espeak-ng"
        case .notYet: "The term can be heard once you have answered."
        case .heard: "Type the word you hear. An empty line says it again"
        }
    }
}
