import VocabCore
import VocabLanguage

/// What is said in matching.
enum MatchPhrase: Phrase {
    case title
    case seconds(Int)
    case best(tenths: Int)
    case keys(Int)
    case plainKeys
    case pickAnswer(number: String, text: String)
    case pickQuestion(letter: String, text: String)
    case pickLetter(String, of: Int)
    case pickNumber(String, of: Int)
    case right(String)
    case wrong(String, letter: String, term: String)
    case told(String, term: String, meaning: String)
    case removed(letter: String, number: String)
    case nothingToRemove
    case notThere(String)
    case takenBack
    case nothingToTakeBack
    case cleared(tenths: Int)
    /// A table on which not every pair was found at once.
    case ended(tenths: Int)
    case newBest(tenths: Int)
    case unknownKey(String)

    var korean: String {
        switch self {
        case .title: "짝 맞추기"
        case .seconds(let seconds): "\(seconds)초"
        case .best(let tenths): "최고 \(tenths / 10).\(tenths % 10)초"
        case .keys(let pairs): "\(Self.range(pairs, ", ")) · ? 힌트 · s 모름 · u 되돌리기 · q 그만"
        case .plainKeys: "번호와 글자를 하나씩 누르세요. 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q"
        case .pickAnswer(let number, let text): "\(number) \(text): 짝의 글자를 누르세요 · Esc 취소 · q 그만"
        case .pickQuestion(let letter, let text): "\(letter) \(text): 짝의 번호를 누르세요 · Esc 취소 · q 그만"
        case .pickLetter(let number, let pairs): "\(number)의 짝: \(Self.letters(pairs)) · Esc 취소 · q 그만"
        case .pickNumber(let letter, let pairs): "\(letter)의 짝: \(Self.numbers(pairs)) · Esc 취소 · q 그만"
        case .right(let pair): "\(pair) 맞았습니다."
        case .wrong(let pair, let letter, let term): "\(pair) 아닙니다. \(letter)의 짝은 \(term)입니다."
        case .told(let pair, let term, let meaning): "\(pair) \(term) — \(meaning)"
        case .removed(let letter, let number): "\(letter)는 \(number)의 짝이 아닙니다."
        case .nothingToRemove: "더 지울 것이 없습니다."
        case .notThere(let key): "‘\(key)’: 지금 고를 수 없는 것입니다."
        case .takenBack: "방금 짝을 되돌렸습니다."
        case .nothingToTakeBack: "되돌릴 짝이 없습니다."
        case .ended(let tenths): "끝: \(tenths / 10).\(tenths % 10)초"
        case .cleared(let tenths): "모두 맞혔습니다: \(tenths / 10).\(tenths % 10)초"
        case .newBest(let tenths): "새 기록! \(tenths / 10).\(tenths % 10)초"
        case .unknownKey(let key): "‘\(key)’: 쓰이지 않는 키입니다. 번호와 글자를 누르세요."
        }
    }

    var english: String {
        switch self {
        case .title: "Matching"
        case .seconds(let seconds): "\(seconds) s"
        case .best(let tenths): "best \(tenths / 10).\(tenths % 10) s"
        case .keys(let pairs): "\(Self.range(pairs, ", ")) · ? hint · s don’t know · u undo · q quit"
        case .plainKeys: "Press a number and a letter; ? for a hint, s if you do not know, u to take back, q to stop"
        case .pickAnswer(let number, let text): "\(number) \(text): press the letter of its pair · Esc cancels · q quit"
        case .pickQuestion(let letter, let text): "\(letter) \(text): press the number of its pair · Esc cancels · q quit"
        case .pickLetter(let number, let pairs): "\(number) belongs to \(Self.letters(pairs)) · Esc cancels · q quit"
        case .pickNumber(let letter, let pairs): "\(letter) belongs to \(Self.numbers(pairs)) · Esc cancels · q quit"
        case .right(let pair): "\(pair) is right."
        case .wrong(let pair, let letter, let term): "\(pair) is wrong. \(letter) belongs to \(term)."
        case .told(let pair, let term, let meaning): "\(pair) \(term) — \(meaning)"
        case .removed(let letter, let number): "\(letter) does not belong to \(number)."
        case .nothingToRemove: "No more can be removed."
        case .notThere(let key): "“\(key)” cannot be picked now."
        case .takenBack: "Your last pair is taken back."
        case .nothingToTakeBack: "There is no pair to take back."
        case .ended(let tenths): "Done: \(tenths / 10).\(tenths % 10) s"
        case .cleared(let tenths): "All paired: \(tenths / 10).\(tenths % 10) s"
        case .newBest(let tenths): "A new best! \(tenths / 10).\(tenths % 10) s"
        case .unknownKey(let key): "“\(key)” is not one of the keys. Press a number and a letter."
        }
    }

    private static func numbers(_ pairs: Int) -> String { pairs < 2 ? "1" : "1–\(pairs)" }
    private static func letters(_ pairs: Int) -> String { pairs < 2 ? "a" : "a–\(MatchScreen.letters[safe: pairs - 1] ?? "e")" }
    private static func range(_ pairs: Int, _ separator: String) -> String { numbers(pairs) + separator + letters(pairs) }
}
