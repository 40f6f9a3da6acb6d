import VocabCore
import VocabLanguage

/// What is said where the program finds out what is known of a list.
enum PlacePhrase: Phrase {
    case title
    case opening(bookcase: String, questions: Int)
    case keys
    case plainKeys
    case share(bookcase: String, Placement.Share)
    case level(Placement.Level)
    case guessed(picked: Int, of: Int)
    case known(Int)
    case begins(at: String?, terms: [String], later: Int)
    case fromTheStart
    case ask
    case nothingChanged
    case left
    case offer(bookcase: String)

    var korean: String {
        switch self {
        case .title: "실력 재기"
        case .opening(let bookcase, let questions):
            "‘\(bookcase)’에서 아는 단어가 얼마나 되는지 \(questions)문제로 알아봅니다. 모르면 찍지 말고 s를 누르세요. 채점은 끝에 합니다."
        case .keys: "1–4 뜻 고르기 · s 모름 · q 그만"
        case .plainKeys: "1에서 4로 뜻 고르기, 모르면 s, 그만두려면 q"
        case .share(let bookcase, let share):
            "‘\(bookcase)’ 단어의 약 \(Self.percent(share.mean))%를 압니다. (\(Self.percent(share.interval.lowerBound))–\(Self.percent(share.interval.upperBound))% 사이)"
        case .level(let level): "\(level.tag): 약 \(Self.percent(level.share.mean))%"
        case .guessed(let picked, let count): "세상에 없는 단어 \(count)개 가운데 \(picked)개에 뜻을 골랐습니다. 찍은 만큼 낮추어 셌습니다."
        case .known(let count): "쉬운 단어 \(count)개는 아는 단어로 표시하고, 한 달 뒤부터 한 번씩 써 보게 해서 확인합니다."
        case .begins(let level, let terms, let later):
            "새 단어는 \(level.map { "\($0) 수준, " } ?? "")\(terms.joined(separator: " · ")) 같은 단어부터 시작합니다."
                + (later > 0 ? " 알 수도 있는 \(later)개는 그 뒤에 나옵니다." : "")
        case .fromTheStart: "아는 단어가 많지 않습니다. 처음부터 차례로 시작하면 됩니다."
        case .ask: "이렇게 할까요? (y/N) "
        case .nothingChanged: "아무것도 바꾸지 않았습니다."
        case .left: "그만두었습니다. 아무것도 바꾸지 않았습니다."
        case .offer(let bookcase): "‘\(bookcase)’에서 어디부터 시작할지 2분 동안 알아볼까요? Enter 예 · n 바로 시작 › "
        }
    }

    var english: String {
        switch self {
        case .title: "What you know"
        case .opening(let bookcase, let questions):
            "\(questions) questions to see how much of “\(bookcase)” you know. Press s rather than guess. The result comes at the end."
        case .keys: "1–4 pick a meaning · s don’t know · q quit"
        case .plainKeys: "1 to 4 to pick a meaning, s if you don’t know, q to quit"
        case .share(let bookcase, let share):
            "You know about \(Self.percent(share.mean)) % of “\(bookcase)” (\(Self.percent(share.interval.lowerBound))–\(Self.percent(share.interval.upperBound)) %)."
        case .level(let level): "\(level.tag): about \(Self.percent(level.share.mean)) %"
        case .guessed(let picked, let count):
            "Of \(count) words that do not exist you gave \(picked) a meaning: that much less is counted."
        case .known(let count):
            "\(count) easy words will be marked as known. From a month on each comes back once, to be typed, to be sure."
        case .begins(let level, let terms, let later):
            "New words begin \(level.map { "at \($0), " } ?? "")with such as \(terms.joined(separator: " · "))."
                + (later > 0 ? " \(later) that you may know come after them." : "")
        case .fromTheStart: "You know few of them. Begin at the beginning."
        case .ask: "Do that? (y/N) "
        case .nothingChanged: "Nothing was changed."
        case .left: "You left early. Nothing was changed."
        case .offer(let bookcase): "Two minutes to find where to begin in “\(bookcase)”? Enter yes · n play at once › "
        }
    }

    private static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}
