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
    case invented(picked: Int, of: Int)
    case known(Int)
    case begins(at: String?, later: Int)
    case fromTheStart
    case ask
    case plainAsk
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
        case .invented(0, let count): "섞어 둔 가짜 단어 \(count)개는 모두 걸러 냈습니다."
        case .invented(let picked, let count): "가짜 단어 \(count)개 중 \(picked)개에 뜻을 골라서, 그만큼 낮춰 계산했습니다."
        case .known(let count): "쉬운 단어 \(grouped(count))개는 외운 단어로 표시하고, 한 달 뒤부터 한 번씩 직접 써 보며 확인합니다."
        case .begins(let level, let later):
            (level.map { "새로 배울 단어는 주로 \($0) 수준입니다." } ?? "새 단어는 모를 만한 것부터 나옵니다.")
                + (later > 0 ? " 이미 알 수도 있는 \(grouped(later))개는 그 뒤에 나옵니다." : "")
        case .fromTheStart: "아는 단어가 많지 않습니다. 처음부터 차례로 시작하면 됩니다."
        case .ask: "이렇게 시작할까요? Enter 예 · n 그대로 두기 › "
        case .plainAsk: "이렇게 시작할까요? (y/N) "
        case .nothingChanged: "아무것도 바꾸지 않았습니다."
        case .left: "그만두었습니다. 아무것도 바꾸지 않았습니다."
        case .offer(let bookcase): "‘\(bookcase)’: 2분만 풀어 보고 시작할 곳을 정할까요? Enter 예 · n 바로 시작 › "
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
            "You know about \(Self.percent(share.mean))% of “\(bookcase)” (\(Self.percent(share.interval.lowerBound))–\(Self.percent(share.interval.upperBound))%)."
        case .level(let level): "\(level.tag): about \(Self.percent(level.share.mean))%"
        case .invented(0, let count): "\(count) of the words were made up, and you took none of them for real."
        case .invented(let picked, let count):
            "\(count) of the words were made up; you gave \(picked) a meaning, so the estimate is lowered."
        case .known(let count):
            "\(grouped(count)) easy words will be marked as known. From a month on each comes back once, to be typed, to be sure."
        case .begins(let level, let later):
            (level.map { "New words are mostly of level \($0)." } ?? "New words begin with those you are least likely to know.")
                + (later > 0 ? " The \(grouped(later)) you may already know come after them." : "")
        case .fromTheStart: "You know few of them. Begin at the beginning."
        case .ask: "Start this way? Enter yes · n leave it as it was › "
        case .plainAsk: "Start this way? (y/N) "
        case .nothingChanged: "Nothing was changed."
        case .left: "You left early. Nothing was changed."
        case .offer(let bookcase): "“\(bookcase)”: take two minutes to find your starting point? Enter yes · n play at once › "
        }
    }

    private static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}
