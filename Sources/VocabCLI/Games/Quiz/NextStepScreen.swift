import VocabCore

/// What can be done after a round: one step that is bright, and what else there is, dim.
struct NextStepScreen {
    let screen: Screen

    /// The lines, where so many words still wait today.
    func lines(due: Int, new: Int) -> [String] {
        let isAtPrompt = screen.command.prefix.isEmpty
        guard let quiz = screen.command.typed(Invocation(QuizCommand.self)),
            let stats = screen.command.typed(Invocation(StatsCommand.self))
        else { return [] }
        let step: NextStepPhrase = due > 0 ? .review(due) : new > 0 ? .begin(new) : .playOn
        let best = NextStepPhrase.step(key: isAtPrompt ? "Enter" : quiz, step.text(in: screen.language)).text(in: screen.language)
        let rest = NextStepPhrase.others(stats: stats, quit: isAtPrompt ? REPL.leave : nil).text(in: screen.language)
        let style = screen.style
        if !style.isPlain, style.columns.count(best) + style.columns.count(rest) + 4 <= style.width {
            return [" " + style.paint(best, .accent) + style.paint(" · " + rest, .dim)]
        }
        return style.paragraph(best, .accent) + style.paragraph(rest, .dim)
    }
}

/// What is said of the steps after a round.
enum NextStepPhrase: Phrase {
    case step(key: String, String)
    case review(Int)
    case begin(Int)
    case playOn
    case others(stats: String, quit: String?)

    var korean: String {
        switch self {
        case .step(let key, let text): "\(key): \(text)"
        case .review(let count): "남은 복습 \(count)개"
        case .begin(let count): "새 단어 \(count)개"
        case .playOn: "오늘 몫을 다 했습니다. 더 풀기"
        case .others(let stats, let quit): "\(stats): 통계" + (quit.map { " · \($0): 끝" } ?? "")
        }
    }

    var english: String {
        switch self {
        case .step(let key, let text): "\(key): \(text)"
        case .review(let count): "\(count) more to review"
        case .begin(let count): count == 1 ? "1 new word" : "\(count) new words"
        case .playOn: "all done for today, play on"
        case .others(let stats, let quit): "\(stats): statistics" + (quit.map { " · \($0): leave" } ?? "")
        }
    }
}
