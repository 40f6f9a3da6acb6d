import VocabCore
import VocabLanguage

/// What is said in hangman.
enum HangmanPhrase: Phrase {
    case title
    case record(wins: Int, losses: Int)
    case bestRun(Int)
    case length(Int, areSyllables: Bool)
    case steps
    case stepsLeft(Int)
    case used
    case hits([String])
    case misses([String])
    case blank
    case keys
    case plainKeys
    case overKeys(hasVoice: Bool, isLast: Bool)
    case plainOverKeys(hasVoice: Bool, isLast: Bool)
    case hit(String, times: Int)
    case miss(String)
    case usedBefore(String)
    case impossible(String)
    case told(String)
    case lastStep
    case lastLetter
    case noLetter(String)
    case entry(term: String, meaning: String)

    var korean: String {
        switch self {
        case .title: "거북이 게임"
        case .record(let wins, let losses): "통산 \(wins)승 \(losses)패"
        case .bestRun(let count): "최고 \(count)연승"
        case .length(let count, _): "\(count)글자"
        case .steps: "남은 기회"
        case .stepsLeft(let count): "남은 기회: \(count)"
        case .used: "쓴 글자"
        case .hits(let letters): "맞은 글자: \(letters.joined(separator: ", "))"
        case .misses(let letters): "틀린 글자: \(letters.joined(separator: ", "))"
        case .blank: "빈칸"
        case .keys: "글자를 누르세요 · ? 한 글자 보기 (기회 하나) · Esc 그만"
        case .plainKeys: "글자를 누르세요. 한 글자 보기는 ?(기회 하나), 그만두려면 Esc나 ^D"
        case .overKeys(let hasVoice, let isLast):
            "Enter \(isLast ? "결과" : "다음 단어")\(hasVoice ? " · p 듣기" : "") · u 되돌리기 · e 고치기 · k 외운 단어 · q 그만"
        case .plainOverKeys(let hasVoice, let isLast):
            "\(isLast ? "결과" : "다음 단어")는 Enter, \(hasVoice ? "들으려면 p, " : "")되돌리려면 u, 고치려면 e, 외운 단어는 k, 그만두려면 n"
        case .hit(let letter, let times):
            "‘\(letter)’\(Self.known(Particle.subject(after: letter))) 있습니다" + (times > 1 ? " (\(times)번)." : ".")
        case .miss(let letter): "‘\(letter)’\(Self.known(Particle.topic(after: letter))) 없습니다. 거북이가 밀려났습니다."
        case .usedBefore(let letter): "‘\(letter)’: 이미 쓴 글자입니다."
        case .impossible(let letter): "‘\(letter)’: 이 단어에 쓰이지 않는 문자입니다."
        case .told(let letter): "‘\(letter)’\(Self.known(Particle.subject(after: letter))) 있습니다. 힌트로 거북이가 밀려났습니다."
        case .lastStep: "기회가 한 번밖에 남지 않아 힌트를 볼 수 없습니다."
        case .lastLetter: "마지막 글자는 힌트로 볼 수 없습니다."
        case .noLetter(let key): key.isEmpty ? "글자를 누르세요." : "‘\(key)’: 글자가 아닙니다."
        case .entry(let term, let meaning): "\(term) — \(meaning)"
        }
    }

    var english: String {
        switch self {
        case .title: "Turtle hangman"
        case .record(let wins, let losses): "\(wins) won, \(losses) lost so far"
        case .bestRun(let count): "best run \(count)"
        case .length(let count, true): count == 1 ? "1 syllable" : "\(count) syllables"
        case .length(let count, false): count == 1 ? "1 letter" : "\(count) letters"
        case .steps: "Chances left"
        case .stepsLeft(let count): "Chances left: \(count)"
        case .used: "Used"
        case .hits(let letters): "Right letters: \(letters.joined(separator: ", "))"
        case .misses(let letters): "Wrong letters: \(letters.joined(separator: ", "))"
        case .blank: "blank"
        case .keys: "press a letter · ? shows one (a chance) · Esc quits"
        case .plainKeys: "Press a letter; ? shows one for a chance, Esc or ^D stops"
        case .overKeys(let hasVoice, let isLast):
            "Enter \(isLast ? "results" : "next word")\(hasVoice ? " · p say" : "") · u undo · e edit · k known · q quit"
        case .plainOverKeys(let hasVoice, let isLast):
            "Enter for the \(isLast ? "results" : "next word"), \(hasVoice ? "p says it, " : "")u takes back, e edits, k marks it as known, q stops"
        case .hit(let letter, 1): "“\(letter)” is in it."
        case .hit(let letter, let times): "“\(letter)” appears \(times == 2 ? "twice" : "\(times) times")."
        case .miss(let letter): "No “\(letter)”. You lose a chance."
        case .usedBefore(let letter): "“\(letter)” was used already."
        case .impossible(let letter): "“\(letter)”: this word is written in other letters."
        case .told(let letter): "“\(letter)” is in it. The hint cost a chance."
        case .lastStep: "Only one chance is left, too few for a hint."
        case .lastLetter: "The last letter is not shown as a hint."
        case .noLetter(let key): key.isEmpty ? "Press a letter." : "“\(key)” is no letter."
        case .entry(let term, let meaning): "\(term) — \(meaning)"
        }
    }

    /// A particle; a colon where nobody knows which of two it is, for letters of other scripts have names of their own.
    private static func known(_ particle: String) -> String { particle.contains("(") ? ":" : particle }

    /// What came of a key that is shown as `key`.
    init(_ note: HangmanGame.Note, key: String) {
        func text(_ letter: LetterPuzzle.Letter) -> String { LetterPuzzle.typed(letter, in: key) }
        switch note {
        case .hit(let letter, let times): self = .hit(text(letter), times: times)
        case .miss(let letter): self = .miss(text(letter))
        case .usedBefore(let letter): self = .usedBefore(text(letter))
        case .impossible(let letter): self = .impossible(text(letter))
        case .told(let letter): self = .told(String(letter.scalar))
        case .lastStep: self = .lastStep
        case .lastLetter: self = .lastLetter
        case .noLetter: self = .noLetter(key)
        }
    }
}
