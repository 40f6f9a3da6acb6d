import VocabCore
import VocabLanguage

/// How a round for points looks.
struct ArcadeScreen {
    let style: Style
    let language: Language
    /// What the bookcases are called.
    let names: [String]
    /// Whether the term can be heard now, so that its key is named.
    var hasVoice = false

    /// What is left of a round.
    enum Clock: Equatable {
        case time(secondsLeft: Int, of: Int)
        case lives(left: Int, of: Int)
    }

    /// The line that opens a round.
    func opening(_ mode: ArcadeMode, best: Int?) -> [String] {
        let best = best.map { (style.isPlain ? ", " : " · ") + say(.best($0)) } ?? ""
        return style.paragraph(say(.opening(mode, bookcases: names.joined(separator: ", "))) + best, .accent)
    }

    /// What is left and the points; how the last answer went; and the question without its choices.
    func heading(_ asking: Round.Asking, _ clock: Clock, last: Round.Verdict?) -> [String] {
        let question = asking.question
        let round = RoundScreen(style: style, language: language)
        if style.isPlain {
            let prompt = "\(say(.plainQuestion(number: asking.number, clock))): \(SafeText.line(question.prompt))"
            return [""] + style.paragraph(prompt + round.remarks(question))
        }
        let remarks = round.remarks(question)
        return ["", status(asking, clock), last.map(entry) ?? "", ""]
            + style.paragraph(SafeText.line(question.prompt), indent: 3, .strong)
            + (remarks.isEmpty ? [] : style.paragraph(remarks, indent: 3)) + [""]
    }

    /// How an answer went, told once where nothing is drawn in place.
    func verdict(_ verdict: Round.Verdict) -> [String] {
        if !style.isPlain { return [entry(verdict)] }
        let round = RoundScreen(style: style, language: language)
        if verdict.outcome == .right, let score = verdict.score {
            let praise = round.say(verdict.streak >= 3 ? .rightStreak(verdict.streak) : .right)
            return style.paragraph(praise + " " + say(.plainRight(points: score.lastPoints, total: score.points)))
        }
        let opening = round.say(verdict.outcome == .wrong ? .wrong : .skipped)
        let word = verdict.question.word
        return style.paragraph("\(opening) \(round.say(.rightOne)): \(SafeText.line(word.term)) — \(SafeText.line(word.meaning))")
    }

    /// What stands before a key.
    func prompt() -> String {
        gameLook.prompt(keys: ArcadePhrase.keys(hasVoice: hasVoice), plain: ArcadePhrase.plainKeys(hasVoice: hasVoice))
    }

    /// What stands before an answer that is typed, with the seconds left where they run; no colours, for the line is edited behind it.
    func typingPrompt(_ direction: Direction, secondsLeft: Int?) -> String {
        let side = RoundScreen(style: style, language: language).typingPrompt(direction)
        return secondsLeft.map { " " + Self.minutes($0) + side } ?? side
    }

    /// How an answer is typed, and what else can be.
    func typingKeys() -> [String] {
        if style.isPlain { return style.paragraph(say(.plainTypingKeys(hasVoice: hasVoice))) }
        return gameLook.keys(say(.typingKeys(hasVoice: hasVoice)))
    }

    /// One sentence that leaves the question standing.
    func remark(_ phrase: some Phrase) -> [String] { gameLook.remark(phrase) }

    /// The results: the points, whether they are the best, the best rounds, and what was missed.
    func results(_ outcome: ArcadeOutcome) -> [String] {
        let results = outcome.results
        let round = RoundScreen(style: style, language: language)
        var facts = results.bestStreak > 1 ? [round.say(.bestStreak(results.bestStreak))] : []
        if case .lives = outcome.mode { facts.append(round.say(.time(seconds: (results.milliseconds + 500) / 1_000))) }
        if results.skipped > 0 { facts.append(round.say(.skippedCount(results.skipped))) }
        var lines = [
            BoxLine(
                say(
                    .score(
                        points: outcome.score.points, correct: results.correct, asked: results.asked, percent: results.percent)),
                .strong)
        ]
        if !facts.isEmpty { lines.append(BoxLine(facts.joined(separator: " · "))) }
        if outcome.isNewBest {
            lines.append(BoxLine(say(outcome.bestBefore.map(ArcadePhrase.newBest) ?? .firstBest), .strong))
        } else if let best = outcome.bestBefore {
            lines.append(BoxLine(say(.bestStays(best))))
        }
        if !outcome.table.isEmpty { lines += [BoxLine("")] + outcome.table.map { row($0, today: outcome.today) } }
        return round.results(results, headed: lines, closing: [])
    }

    func say(_ phrase: ArcadePhrase) -> String { phrase.text(in: language) }
}

extension ArcadeScreen {
    private var gameLook: GameLook { GameLook(style: style, language: language) }

    private static func minutes(_ seconds: Int) -> String {
        "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }

    private func row(_ row: ArcadeOutcome.Row, today: Day) -> BoxLine {
        let text = say(.row(place: row.place, points: row.points, row.day, today: today))
        if !row.isThis { return BoxLine(text) }
        return BoxLine(style.isPlain ? "\(text) (\(say(.thisRound)))" : text + "  ◀ " + say(.thisRound), .strong)
    }

    /// How the last answer went, on one line.
    private func entry(_ verdict: Round.Verdict) -> String {
        let word = verdict.question.word
        let (sign, role): (String, Style.Role) =
            switch verdict.outcome {
            case .right: ("✓ +\(verdict.score?.lastPoints ?? 0)", .right)
            case .wrong: ("✗", .wrong)
            case .skipped: ("–", .accent)
            }
        let text = "\(SafeText.line(word.term)) — \(SafeText.line(word.meaning))"
        let room = max(8, style.width - style.columns.count(sign) - 3)
        // The sign alone is coloured, and the points behind it are read.
        return " " + style.paint(String(sign.prefix(1)), role) + sign.dropFirst() + " " + style.columns.truncated(text, to: room)
    }

    /// What is left as a bar or as hearts, and as far as there is room the points and the row of right answers.
    private func status(_ asking: Round.Asking, _ clock: Clock) -> String {
        let score = asking.score ?? ArcadeScore()
        var line = " " + left(clock, isTyped: asking.question.isTyped)
        var room = style.width - 1 - leftColumns(clock, isTyped: asking.question.isTyped)
        let factor = ArcadeScore.factor(combo: score.combo + 1)
        let tail: [(String, Style.Role)?] = [
            (say(.points(score.points)), .strong),
            factor > 1 ? ("×\(factor)", .strong) : nil,
            score.combo >= 2 ? (say(.combo(score.combo)), .dim) : nil,
        ]
        for case let (text, role)? in tail where style.columns.count(text) + 2 < room {
            line += "  " + style.paint(text, role)
            room -= style.columns.count(text) + 2
        }
        return line
    }

    private var barWidth: Int { style.width < 60 ? 10 : 24 }

    private func left(_ clock: Clock, isTyped: Bool) -> String {
        switch clock {
        case .time(let seconds, let limit):
            // Where an answer is typed the clock runs before the line alone, for nothing else is drawn while it is edited.
            if isTyped { return "" }
            let full = limit == 0 ? 0 : (barWidth * seconds + limit - 1) / limit
            let role: Style.Role = seconds <= 10 ? .wrong : .accent
            return Self.minutes(seconds) + " " + style.paint(String(repeating: "▇", count: full), role)
                + style.paint(String(repeating: "░", count: barWidth - full), .dim)
        case .lives(let left, let lives):
            return style.paint(String(repeating: "♥", count: left), .wrong)
                + style.paint(String(repeating: "♡", count: lives - left), .dim)
        }
    }

    private func leftColumns(_ clock: Clock, isTyped: Bool) -> Int {
        switch clock {
        case .time(let seconds, _): isTyped ? 0 : Self.minutes(seconds).count + 1 + barWidth
        case .lives(_, let lives): lives
        }
    }
}
