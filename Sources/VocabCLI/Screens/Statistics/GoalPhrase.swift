import VocabCore
import VocabLanguage

/// What is said of the desired retention's price.
enum GoalPhrase: Phrase {
    case title(days: Int, words: Int)
    case price(GoalPrices.Price, minutes: Int)
    case change(command: String)

    var korean: String {
        switch self {
        case .title(let days, let words): "목표 기억률마다 \(days)일 뒤에 알 단어(\(grouped(words))개 가운데)와 하루에 드는 시간"
        case .price(let price, let minutes):
            "\(Self.percent(price.retention))%: \(grouped(Int(price.known.rounded())))단어 · 하루 \(minutes)분"
                + (price.isPresent ? " · 지금 목표" : "")
        case .change(let command): "목표를 바꾸려면: \(command)"
        }
    }

    var english: String {
        switch self {
        case .title(let days, let words):
            "For each goal of retention: words known in \(days) days, of \(grouped(words)), and minutes a day"
        case .price(let price, let minutes):
            "\(Self.percent(price.retention)) %: \(grouped(Int(price.known.rounded()))) words · \(minutes) min a day"
                + (price.isPresent ? " · your goal now" : "")
        case .change(let command): "To change the goal: \(command)"
        }
    }

    private static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}
