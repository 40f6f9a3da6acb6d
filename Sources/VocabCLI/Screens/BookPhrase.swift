import VocabCore

/// What is said about bookcases and words outside the games.
enum BookPhrase: Phrase {
    case noWords(bookcase: String)
    case bookcaseLine(words: Int)
    case states(StateCounts)
    case noSuchWords
    case more
    case tooFewToPlay
    case found(Int)
    case total(words: Int, states: StateCounts?)
    case renamed(from: String, to: String)
    case removeConfirm
    case fieldPrompt(String)
    case needsValue
    case addHelp(bookcase: String)
    case addAnother
    case chooseBookcase
    case chooseCount(standard: Int)
    case noSuchNumber
    case noSuchCount
    case offerBookcase(String)
    case starterAvailable

    var korean: String {
        switch self {
        case .noWords(let bookcase): "‘\(bookcase)’에는 아직 단어가 없습니다."
        case .bookcaseLine(let words): "단어 \(words)개"
        case .tooFewToPlay: "게임을 하려면 4개 이상 필요"
        case .found(let count): "\(count)개를 찾았습니다."
        case .total(let words, let states): "모두 \(words)개" + Self.behind(states, \.korean)
        case .states(let states): "새 단어 \(states.new) · 배우는 중 \(states.learning) · 외움 \(states.memorized)"
        case .noSuchWords: "그런 단어가 없습니다."
        case .more: "-- 더 보기: 아무 키, q 그만 --"
        case .renamed(let old, let new): "‘\(old)’ → ‘\(new)’"
        case .removeConfirm: "삭제할까요? (y/N)"
        case .fieldPrompt(let name): "\(name) › "
        case .needsValue: "뜻을 입력해 주세요. 그만두려면 ^D를 누르세요."
        case .addHelp(let bookcase): "‘\(bookcase)’에 넣을 단어와 뜻을 적으세요. 나머지는 Enter로 건너뛰고, 단어를 비워 두면 끝납니다."
        case .addAnother: "다음 단어를 적거나, Enter로 끝냅니다."
        case .chooseBookcase: "단어장 번호나 이름 › "
        case .chooseCount(let standard): "문제 수 (Enter = \(standard)) › "
        case .noSuchCount: "1 이상의 숫자를 입력해 주세요. 예: 10"
        case .noSuchNumber: "목록에 있는 번호나 이름을 입력해 주세요."
        case .offerBookcase(let name): "‘\(name)’ 단어장이 없습니다. 새로 만들까요? (y/N)"
        case .starterAvailable: "처음 쓰면 들어옵니다"
        }
    }

    var english: String {
        switch self {
        case .noWords(let bookcase): "“\(bookcase)” has no words yet."
        case .bookcaseLine(let words): words == 1 ? "1 word" : "\(words) words"
        case .tooFewToPlay: "a game needs 4"
        case .found(let count): "\(count) found."
        case .total(let words, let states):
            (words == 1 ? "1 word in all" : "\(words) words in all") + Self.behind(states, \.english)
        case .states(let states): "\(states.new) new · \(states.learning) learning · \(states.memorized) memorized"
        case .noSuchWords: "There are no such words."
        case .more: "-- more: any key, q stops --"
        case .renamed(let old, let new): "“\(old)” → “\(new)”"
        case .removeConfirm: "Delete? (y/N)"
        case .fieldPrompt(let name): "\(name) › "
        case .needsValue: "Please give a meaning; ^D stops."
        case .addHelp(let bookcase): "For “\(bookcase)”: type a term and its meaning. Enter skips the rest; an empty term ends."
        case .addAnother: "Type the next term, or Enter to end."
        case .chooseBookcase: "Number or name of the bookcase › "
        case .chooseCount(let standard): "Questions (Enter = \(standard)) › "
        case .noSuchCount: "Please give a number from 1, such as 10."
        case .noSuchNumber: "Please give a number or a name from the list."
        case .offerBookcase(let name): "There is no bookcase “\(name)”. Make it? (y/N)"
        case .starterAvailable: "comes on first use"
        }
    }

    /// States behind a number of words, where not all of them are new.
    private static func behind(_ states: StateCounts?, _ text: (BookPhrase) -> String) -> String {
        guard let states, states.learning + states.memorized > 0 else { return "" }
        return " · " + text(.states(states))
    }
}
