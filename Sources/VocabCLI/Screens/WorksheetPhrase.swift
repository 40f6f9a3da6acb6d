import VocabLanguage

/// What is said on a test paper.
enum WorksheetPhrase: Phrase {
    case title(bookcases: String, count: Int)
    case name
    case answers

    var korean: String {
        switch self {
        case .title(let bookcases, let count): "\(bookcases) 단어 시험 · \(count)문제"
        case .name: "이름: ____________  점수: ______"
        case .answers: "정답"
        }
    }

    var english: String {
        switch self {
        case .title(let bookcases, let count):
            "\(bookcases) · word test · \(count == 1 ? "1 question" : "\(count) questions")"
        case .name: "Name: ____________  Score: ______"
        case .answers: "Answers"
        }
    }
}
