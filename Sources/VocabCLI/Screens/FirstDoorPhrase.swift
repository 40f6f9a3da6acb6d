import VocabLanguage

/// What is said when the program opens and nothing can be played yet.
enum FirstDoorPhrase: Phrase {
    /// What a bookcase is about that comes with the program.
    case starter(String, words: Int)
    /// Enter plays it, perhaps once it was asked where to begin.
    case startStarter(String, asksFirst: Bool)
    /// The keys behind Enter, and the starters behind the first.
    case otherStarters([String])
    /// A number was typed that stands for none of so many starters.
    case noSuchNumber(of: Int)
    case addWords(bookcase: String)
    case otherWays
    case tryFirst

    var korean: String {
        switch self {
        case .starter(let description, let words): "단어 \(grouped(words))개" + (description.isEmpty ? "" : " · \(description)")
        case .startStarter(let name, let asksFirst): "Enter 1 \(name) 시작" + (asksFirst ? " (어디부터 할지 먼저 묻습니다)" : "")
        case .otherStarters(let names): Self.numbered(names) + "add 내 단어 · import 내 목록 · help · quit"
        case .noSuchNumber(let count): "\(count == 1 ? "1" : "1–\(count)") 가운데 골라 주세요. Enter는 1입니다."
        case .addWords(let bookcase): "Enter ‘\(bookcase)’에 단어 추가"
        case .otherWays: "import 내 목록 · books --starters 기본 단어장 · help · quit"
        case .tryFirst: "시작하려면 quiz --book TOEIC, 도움말은 help, 나가려면 quit"
        }
    }

    var english: String {
        switch self {
        case .starter(let description, let words):
            "\(grouped(words)) word\(words == 1 ? "" : "s")" + (description.isEmpty ? "" : " · \(description)")
        case .startStarter(let name, let asksFirst):
            "Enter plays 1 \(name)" + (asksFirst ? " (it asks first where to begin)" : "")
        case .otherStarters(let names): Self.numbered(names) + "add your words · import your list · help · quit"
        case .noSuchNumber(let count): "Choose \(count == 1 ? "1" : "1–\(count)"); Enter is 1."
        case .addWords(let bookcase): "Enter adds words to “\(bookcase)”"
        case .otherWays: "import your list · books --starters · help · quit"
        case .tryFirst: "To begin: quiz --book TOEIC. Also: help, quit"
        }
    }

    /// The names with their numbers, from 2 on.
    private static func numbered(_ names: [String]) -> String { names.enumerated().map { "\($0 + 2) \($1) · " }.joined() }
}
