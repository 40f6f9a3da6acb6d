import VocabCore

extension RoundPlayer {
    /// Waits for a line that answers `question`, or means what a key means.
    mutating func typedEvent(_ question: Question) -> Round.Event {
        let request = LineRequest(look.typingPrompt(question.direction), stream: session.screen.stream)
        while true {
            switch session.world.console.readLine(request) {
            case .endOfInput: return inputEnded()
            case .interrupt:
                session.end(with: .interrupted)
                return .quit
            case .value(let line):
                defer { mayPressEnter = false }
                if mayPressEnter, Text.isBlank(line) { continue }
                return Round.Event(line: line, to: question)
            }
        }
    }
}

extension Round.Event {
    /// What a line means: the key that it consists of, unless that is itself a right answer; else an answer.
    init(line: String, to question: Question) {
        let text = Text.cleanedLine(line)
        if text.count == 1, !question.accepts(text), let event = Round.Event(key: text), !event.isAnswer {
            self = event
        } else {
            self = .type(line)
        }
    }
}
