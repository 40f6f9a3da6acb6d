import VocabCore
import VocabLanguage

/// What is said about a text.
enum ReadPhrase: Phrase {
    case size(words: Int, names: Int, numbers: Int)
    /// Shares in tenths of a hundredth.
    case coverage(known: Int, learning: Int)
    case states(memorized: Int, learning: Int, new: Int)
    case needed(Int, Int)
    case none(WordState)
    case more(Int)
    case choose(Int)
    case badNumbers(Int)
    case added(Int, bookcase: String)
    case glossed(Int)
    case withoutMeaning([String])

    var korean: String {
        switch self {
        case .size(let words, let names, let numbers):
            "본문 \(grouped(words))단어" + (names + numbers > 0 ? " (이름 \(grouped(names))개와 숫자 \(grouped(numbers))개는 세지 않음)" : "")
        case .coverage(let known, let learning):
            "그 가운데 \(decimal(tenths: known))%를 압니다."
                + (learning > known ? " 배우는 중인 단어까지 치면 \(decimal(tenths: learning))%입니다." : "")
        case .states(let memorized, let learning, let new):
            "서로 다른 단어: 익힘 \(grouped(memorized)) · 배우는 중 \(grouped(learning)) · 새 단어 \(grouped(new))"
        case .needed(let some, let most):
            most == 0
                ? "이미 본문의 98%를 읽을 수 있습니다."
                : some == 0
                    ? "\(grouped(most))개를 더 외우면 본문의 98%를 읽을 수 있습니다."
                    : "\(grouped(some))개를 더 외우면 본문의 95%, \(grouped(most))개면 98%를 읽을 수 있습니다."
        case .none(.new): "새 단어가 없습니다."
        case .none(.learning): "배우는 중인 단어가 없습니다."
        case .none(.memorized): "익힌 단어가 없습니다."
        case .more(let count): "… 그 밖에 \(grouped(count))개 (더 보려면 --top)"
        case .choose(let count): "넣을 단어의 번호 (1–\(count), 예: 1-5, 8; 빈 줄이면 그만) › "
        case .badNumbers(let count): "1부터 \(count)까지의 번호를 쉼표나 빈칸으로 나누어 적어 주세요. 1-5처럼 이어 적을 수 있습니다."
        case .added(let count, let bookcase):
            count == 0 ? "넣은 단어가 없습니다." : "단어 \(grouped(count))개를 ‘\(bookcase)’에 예문과 함께 넣었습니다."
        case .glossed(let count): "그중 \(grouped(count))개는 WordNet의 영어 뜻풀이입니다 (WordNet License, © Princeton University)."
        case .withoutMeaning(let terms): "뜻을 찾지 못해 뺀 단어 \(grouped(terms.count))개: \(terms.joined(separator: ", "))"
        }
    }

    var english: String {
        switch self {
        case .size(let words, let names, let numbers):
            words == 1
                ? "1 running word"
                : "\(grouped(words)) running words"
                    + (names + numbers > 0 ? " (\(grouped(names)) names and \(grouped(numbers)) numbers not counted)" : "")
        case .coverage(let known, let learning):
            "You know \(decimal(tenths: known)) % of them now"
                + (learning > known ? ", \(decimal(tenths: learning)) % with those you are learning." : ".")
        case .states(let memorized, let learning, let new):
            "Different words: \(grouped(memorized)) memorized · \(grouped(learning)) learning · \(grouped(new)) new"
        case .needed(let some, let most):
            most == 0
                ? "You can read 98 % of it already."
                : some == 0
                    ? "\(most == 1 ? "1 more word makes" : "\(grouped(most)) more words make") it 98 %."
                    : "\(some == 1 ? "1 more word makes" : "\(grouped(some)) more words make") it 95 %, \(grouped(most)) \(most == 1 ? "makes" : "make") it 98 %."
        case .none(.new): "There are no new words."
        case .none(.learning): "There are no words that you are learning."
        case .none(.memorized): "There are no memorized words."
        case .more(let count): "… and \(grouped(count)) more (--top shows more)"
        case .choose(let count): "Numbers of the words to add (1–\(count), such as 1-5, 8; empty for none) › "
        case .badNumbers(let count): "Type numbers from 1 to \(count) with commas or spaces between, or ranges such as 1-5."
        case .added(let count, let bookcase):
            count == 0
                ? "No word was added."
                : "\(grouped(count)) \(count == 1 ? "word" : "words") added to “\(bookcase)”, with the sentences."
        case .glossed(let count):
            "\(grouped(count)) of them with the definition of WordNet (WordNet License, © Princeton University)."
        case .withoutMeaning(let terms):
            "Left out, for no meaning was found (\(grouped(terms.count))): \(terms.joined(separator: ", "))"
        }
    }
}
