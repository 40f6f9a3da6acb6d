import VocabCore
import VocabLanguage

/// What is said during a round.
enum QuizPhrase: Phrase {
    case roundStarts(bookcases: String, count: Int)
    case drillStarts(bookcases: String, count: Int)
    /// More questions were wanted than there are words, of which those marked as known stay out.
    case countClamped(wanted: String, words: Int, memorized: Int)
    case setUpIsGone
    case question(number: Int, total: Int)
    case streak(Int)
    /// What stands for a gap in a sentence that may be read aloud.
    case plainGap
    case keys(hasVoice: Bool)
    case plainKeys(hasVoice: Bool)
    case right
    case rightStreak(Int)
    case wrong
    case skipped
    case answerIsAt(place: Int)
    case example(String)
    case removed(place: Int)
    case takenBack
    case nothingToTakeBack
    case nothingToRemove
    case noSuchChoice(place: Int)
    case unknownKey(String)
    case roundOver
    case score(correct: Int, asked: Int, percent: Int)
    case bestStreak(Int)
    case time(seconds: Int)
    case skippedCount(Int)
    /// So many answers to words that came back are not in the score.
    case repeated(Int)
    case missedWords
    case skippedWords(count: Int)
    case nothingAsked
    case praise(percent: Int)
    case replay(command: String)
    case missedRoundStarts(count: Int)

    var korean: String {
        switch self {
        case .roundStarts(let bookcases, let count): "\(bookcases) · \(count)문제"
        case .drillStarts(let bookcases, let count): "헷갈리는 단어 · \(bookcases) · \(count)문제"
        case .countClamped(let wanted, let words, 0): "\(wanted)문제를 고르셨지만 단어가 \(words)개라서 \(words)문제를 냅니다."
        case .countClamped(let wanted, let words, let memorized):
            "\(wanted)문제를 고르셨지만 외운 단어 \(memorized)개를 빼면 \(words)개라서 \(words)문제를 냅니다."
        case .setUpIsGone: "설정한 단어장이 없어졌습니다. 다른 단어장을 골라 주세요."
        case .question(let number, let total): "문제 \(number)/\(total)"
        case .streak(let count): "\(count)연속"
        case .plainGap: "(빈칸)"
        case .keys(false): "1–4 답 · s 모름 · ? 힌트 · e 고치기 · k 외운 단어 · u 되돌리기 · q 그만"
        case .keys(true): "1–4 답 · s 모름 · ? 힌트 · p 듣기 · e 고침 · k 외움 · u 되돌림 · q 그만"
        case .plainKeys(let hasVoice): "답은 1에서 4, 힌트는 ?, \(hasVoice ? "들으려면 p, " : "")모르면 s, 되돌리려면 u, 그만두려면 q"
        case .right: "맞았습니다!"
        case .rightStreak(let count): "맞았습니다! \(count)연속 정답"
        case .wrong: "틀렸습니다."
        case .skipped: "괜찮아요, 지금 익혀 둡시다."
        case .answerIsAt(let place): "정답은 \(place)번입니다."
        case .example(let text): "예문: \(text)"
        case .removed(let place): "\(place)번은 답이 아닙니다."
        case .takenBack: "방금 답을 되돌렸습니다. 다시 풀어 보세요."
        case .nothingToTakeBack: "되돌릴 답이 없습니다."
        case .nothingToRemove: "더 지울 보기가 없습니다."
        case .noSuchChoice(let place): "\(place)번은 이미 지운 보기입니다."
        case .unknownKey(let key):
            key.isEmpty
                ? "1–4 중에서 고르세요. 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q를 누르세요."
                : "‘\(key)’: 쓰이지 않는 키입니다. 1–4 중에서 고르세요. 힌트는 ?, 모르면 s, 되돌리려면 u, 그만두려면 q를 누르세요."
        case .roundOver: "게임이 종료되었습니다."
        case .score(let correct, let asked, let percent): "점수: \(correct)점 · \(correct)/\(asked) (\(percent)%)"
        case .bestStreak(let count): "최고 \(count)연속"
        case .time(let seconds): seconds < 60 ? "\(seconds)초" : "\(seconds / 60)분 \(seconds % 60)초"
        case .skippedCount(let count): "모름 \(count)"
        case .repeated(let count): "다시 푼 \(count)문제는 빼고"
        case .missedWords: "틀린 단어"
        case .skippedWords(let count): "묻지 않은 단어 (\(count))"
        case .nothingAsked: "푼 문제가 없습니다."
        case .praise(let percent):
            switch percent {
            case 100: "만점입니다!"
            case 80...: "훌륭합니다!"
            case 50...: "좋아요, 조금만 더!"
            default: "괜찮아요. 틀린 단어가 실력이 됩니다."
            }
        case .replay(let command): "같은 문제 다시 풀기: \(command)"
        case .missedRoundStarts(let count): "틀린 단어 다시 풀기 · \(count)문제"
        }
    }

    var english: String {
        switch self {
        case .roundStarts(let bookcases, let count): "\(bookcases) · \(count == 1 ? "1 question" : "\(count) questions")"
        case .drillStarts(let bookcases, let count):
            "Telling words apart · \(bookcases) · \(count == 1 ? "1 question" : "\(count) questions")"
        case .countClamped(let wanted, let words, 0):
            "You chose \(wanted) questions; there are \(words) words, so \(words) are asked."
        case .countClamped(let wanted, let words, let memorized):
            "You chose \(wanted) questions; without the words marked as known (\(memorized)) there are \(words), so that many are asked."
        case .setUpIsGone: "The bookcase of your set-up is gone. Please choose another one."
        case .question(let number, let total): "Question \(number)/\(total)"
        case .streak(let count): "\(count) in a row"
        case .plainGap: "(gap)"
        case .keys(let hasVoice):
            "1–4 · s don’t know · ? hint\(hasVoice ? " · p say" : "") · e edit · k known · u undo · q quit"
        case .plainKeys(let hasVoice):
            "Answer 1 to 4, ? for a hint, \(hasVoice ? "p to hear it, " : "")s if you do not know, u to take back, q to stop"
        case .right: "Right!"
        case .rightStreak(let count): "Right! \(count) in a row"
        case .wrong: "Wrong."
        case .skipped: "Never mind, learn it now."
        case .answerIsAt(let place): "The answer is \(place)."
        case .example(let text): "Example: \(text)"
        case .removed(let place): "\(place) is not the answer."
        case .takenBack: "Your last answer is taken back. Try again."
        case .nothingToTakeBack: "There is no answer to take back."
        case .nothingToRemove: "No more choices can be removed."
        case .noSuchChoice(let place): "\(place) was removed already."
        case .unknownKey(let key):
            (key.isEmpty ? "" : "“\(key)” is not one of the keys. ")
                + "Answer with 1 to 4; ? gives a hint, s skips, u takes back, q quits."
        case .roundOver: "Round over"
        case .score(let correct, let asked, let percent):
            (correct == 1 ? "Score: 1 point" : "Score: \(correct) points") + " · \(correct)/\(asked) (\(percent)%)"
        case .bestStreak(let count): "best streak \(count)"
        case .time(let seconds): seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
        case .skippedCount(let count): "\(count) not known"
        case .repeated(let count): "not counting \(count) asked again"
        case .missedWords: "Words missed"
        case .skippedWords(let count): "Not asked (\(count))"
        case .nothingAsked: "No question was answered."
        case .praise(let percent):
            switch percent {
            case 100: "A perfect score!"
            case 80...: "Well done!"
            case 50...: "Good, nearly there!"
            default: "Never mind: a word missed is a word half learnt."
            }
        case .replay(let command): "Same questions again: \(command)"
        case .missedRoundStarts(let count): "Missed words again · \(count == 1 ? "1 question" : "\(count) questions")"
        }
    }
}
