import VocabCore
import VocabLanguage

/// What is said at the greeting and beneath the list of bookcases to encourage: one for each day, so that the same day says the same.
enum MottoPhrase: CaseIterable, Phrase {
    case littleByLittle, turtle, twice, mistakes, today, ownWords, oneWord

    /// The motto of `day`.
    init(of day: Day) {
        let all = Self.allCases
        // Days of the calendar are counted from 1970, and those before have negative numbers.
        self = all[(day.number % all.count + all.count) % all.count]
    }

    /// The motto as it stands on a screen; a picture is not read aloud.
    func lines(_ style: Style, _ language: Language) -> [String] {
        style.paragraph(text(in: language) + style.ornament(picture), .dim)
    }

    /// The picture behind it, if it has one.
    private var picture: String { self == .turtle ? "🐢" : "" }

    var korean: String {
        switch self {
        case .littleByLittle: "조금씩, 그러나 매일."
        case .turtle: "거북이도 쉬지 않으면 바다에 닿습니다."
        case .twice: "두 번 잊은 단어는 세 번째에 남습니다."
        case .mistakes: "틀린 단어가 실력이 됩니다."
        case .today: "오늘 외운 한 단어가 내일의 한 문장이 됩니다."
        case .ownWords: "직접 고른 단어가 가장 오래 남습니다."
        case .oneWord: "한 단어만 더, 그다음에 쉬어요."
        }
    }

    var english: String {
        switch self {
        case .littleByLittle: "Little by little, but every day."
        case .turtle: "A turtle that keeps walking reaches the sea."
        case .twice: "A word forgotten twice stays the third time."
        case .mistakes: "A word missed is a word half learnt."
        case .today: "A word learnt today is a sentence tomorrow."
        case .ownWords: "Words you chose yourself stay longest."
        case .oneWord: "One more word, then rest."
        }
    }
}
