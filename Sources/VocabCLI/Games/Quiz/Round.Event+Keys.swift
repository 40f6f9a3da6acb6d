import VocabCore

extension Round.Event {
    /// What a key means; a learner whose keyboard is in Hangul presses the same keys (ㄴ for s, ㅕ for u, ㅂ for q).
    init?(key: String) {
        switch Text.key(key) {
        // A French keyboard has digits only with the shift key; without it the same keys are these.
        case "1", "&": self = .choose(0)
        case "2", "é": self = .choose(1)
        case "3", "\"": self = .choose(2)
        case "4", "'": self = .choose(3)
        case "?", "/": self = .hint
        case "s", "ㄴ": self = .skip
        case "u", "ㅕ": self = .takeBack
        case "k", "ㅏ": self = .know
        case "o", "ㅐ": self = .wasRight
        case "q", "ㅂ", "quit": self = .quit
        default: return nil
        }
    }

    /// What a line means: the key that it consists of, or the hint that several question marks ask for, unless that is itself a right
    /// answer; else an answer.
    init(line: String, to question: Question) {
        let text = Text.cleanedLine(line)
        if !text.isEmpty, text.allSatisfy({ $0 == "?" || $0 == "？" }), !question.accepts(text) {
            self = .hint
        } else if text.count == 1, !question.accepts(text), let event = Round.Event(key: text), !event.isAnswer {
            self = event
        } else {
            self = .type(line)
        }
    }

    /// Whether `key` asks for the word to be edited.
    static func isEdit(_ key: String) -> Bool { ["e", "ㄷ"].contains(Text.key(key)) }

    /// Whether it passes the question, answered or not: such a key may have been meant for the question before.
    var passes: Bool {
        switch self {
        case .choose, .skip, .know: true
        default: false
        }
    }

    /// Whether it takes a choice.
    var isAnswer: Bool { if case .choose = self { true } else { false } }
}
