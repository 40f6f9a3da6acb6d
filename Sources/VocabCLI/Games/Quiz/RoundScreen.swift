import VocabCore
import VocabLanguage

/// How a round looks: questions, verdicts and results as lines.
struct RoundScreen {
    let style: Style
    let language: Language
    /// Whether the term can be heard now, so that its key is named.
    var hasVoice = false

    /// The lines that open a round, or one of the words missed in the round before.
    func opening(bookcases: [String], count: Int, ofMissed: Bool) -> [String] {
        let phrase: QuizPhrase =
            ofMissed
            ? .missedRoundStarts(count: count)
            : .roundStarts(bookcases: bookcases.joined(separator: ", "), count: count)
        return style.paragraph(say(phrase), .accent)
    }

    /// A question without its choices; `past` is what is known of its word. Of one that is heard nothing is shown.
    func heading(
        _ asking: Round.Asking, past: (signs: String, phrase: RoundPhrase)? = nil, isHeard: Bool = false
    ) -> [String] {
        let question = asking.question
        let gapped = isHeard ? [] : gappedExample(question)
        let asked = short(isHeard ? SpeechPhrase.heard.text(in: language) : question.prompt)
        if style.isPlain {
            let number = say(.question(number: asking.number, total: asking.total))
            return [""] + style.paragraph("\(number): \(asked)\(isHeard ? "" : remarks(question))") + gapped
        }
        var lines = ["", progress(asking), ""]
        let story = past.map { ($0.signs.isEmpty ? "" : $0.signs + "  ") + say($0.phrase) } ?? ""
        let prompt = style.paragraph((isHeard ? "🔊 " : "") + asked, indent: 3, .strong)
        let column = max(style.columns.count(asked) + 6, min(44, style.width / 2))
        let fits = prompt.count == 1 && !story.isEmpty && !isHeard && column + style.columns.count(story) < style.width
        if fits {
            let gap = String(repeating: " ", count: column - 3 - style.columns.count(asked))
            lines += prompt.map { $0 + gap + story }
        } else {
            lines += prompt
        }
        let remarks = isHeard ? "" : remarks(question)
        if !remarks.isEmpty { lines += style.paragraph(remarks, indent: 3) }
        if !fits, !story.isEmpty { lines += style.paragraph(story, indent: 3) }
        return lines + gapped + [""]
    }

    /// The example with a gap, where the term is asked for.
    private func gappedExample(_ question: Question) -> [String] {
        let gap = style.isPlain ? say(.plainGap) : "____"
        return question.gappedExample(gap).map { style.paragraph(safe($0), indent: 3) } ?? []
    }

    /// The choices of a question without those in `removed`, or how its answer is typed.
    func choices(_ question: Question, without removed: Set<Int> = []) -> [String] {
        if question.isTyped { return typingKeys() }
        let lines = question.choices.enumerated().filter { !removed.contains($0.offset) && !$0.element.isRightToo }.flatMap {
            place, choice in
            style.item("\(place + 1)" + (style.isPlain ? "." : ""), short(choice.text), indent: 3, labelRole: .accent)
        }
        return style.isPlain ? lines : lines + [""]
    }

    /// What stands before the answer.
    func prompt() -> String {
        gameLook.prompt(keys: QuizPhrase.keys(hasVoice: hasVoice), plain: QuizPhrase.plainKeys(hasVoice: hasVoice))
    }

    /// What stands before the key that brings the choices, with the seconds left, if they run.
    func recallPrompt(_ direction: Direction, secondsLeft: Int?) -> String {
        if style.isPlain { return say(.plainRecall(direction)) + ": " }
        let time = secondsLeft.map { " " + style.paint(say(.time(seconds: $0)), .strong) } ?? ""
        return time + prompt([AnswerPhrase.recall(direction), .narrowRecall(direction), .shortRecall].map(say), beside: time)
    }

    /// What stands before the key that goes on after a miss.
    var goOnPrompt: String {
        gameLook.prompt(keys: RoundPhrase.goOn(hasVoice: hasVoice), plain: RoundPhrase.plainGoOn(hasVoice: hasVoice))
    }

    /// What a line behind a miss may say; the word itself may be practised there.
    func goOnKeys(after miss: Round.Verdict) -> [String] {
        let canClaim = miss.canBeClaimed
        if style.isPlain { return style.paragraph(say(TypedPhrase.plainGoOn(canClaim: canClaim, hasVoice: hasVoice))) }
        return gameLook.keys(say(TypedPhrase.goOn(canClaim: canClaim, hasVoice: hasVoice)))
    }

    /// What stands before that line.
    var goOnLinePrompt: String { style.isPlain ? say(TypedPhrase.onceMore) + ": " : " " + say(TypedPhrase.onceMore) + " › " }

    /// How an answer is typed, and what else can be.
    private func typingKeys() -> [String] {
        if style.isPlain { return style.paragraph(say(.plainTypingKeys(hasVoice: hasVoice))) }
        return gameLook.keys(say(.typingKeys(hasVoice: hasVoice)))
    }

    /// What stands before an answer that is typed; no colours, for the line is edited behind it.
    func typingPrompt(_ direction: Direction) -> String {
        let side = (direction == .forward ? WordField.meaning : .term).text(in: language)
        return style.isPlain ? side + ": " : " " + side + " › "
    }

    /// The first of `texts` that fits the screen `beside` what stands before it, or the last, before a key.
    private func prompt(_ texts: [String], beside: String = "") -> String {
        let room = style.width - 6 - (beside.isEmpty ? 0 : 8)
        let text = texts.first { style.columns.count($0) <= room } ?? texts.last ?? ""
        return " " + style.paint(text, .dim) + style.paint(" › ", .accent)
    }

    /// One sentence that leaves the question standing.
    func remark(_ phrase: QuizPhrase) -> [String] {
        style.paragraph(SafeText.line(say(phrase)), indent: 3, .strong)
    }

    /// One sentence that leaves the question standing.
    func remark(_ phrase: SpeechPhrase) -> [String] {
        style.paragraph(SafeText.line(phrase.text(in: language)), indent: 3, .strong)
    }

    /// One sentence that leaves the question standing.
    func remark(_ phrase: RoundPhrase) -> [String] {
        style.paragraph(SafeText.line(say(phrase)), indent: 3, .strong)
    }

    /// One sentence that leaves the question standing.
    func remark(_ phrase: AnswerPhrase) -> [String] {
        style.paragraph(SafeText.line(say(phrase)), indent: 3, .strong)
    }

    /// One sentence that leaves the question standing.
    func remark(_ phrase: TypedPhrase) -> [String] {
        style.paragraph(SafeText.line(say(phrase)), indent: 3, .strong)
    }

    /// What was typed to `question` and is nearly right.
    func remark(_ miss: NearMiss, to question: Question?, isHeard: Bool) -> [String] {
        if miss.kind == .synonym, !isHeard, let question { return remark(TypedPhrase.fitsToo(meaning: safe(question.prompt))) }
        let mark = miss.typed.hasMark ? style.paragraph(SafeText.line(say(.marked(miss.typed))), indent: 3, .strong) : []
        return remark(TypedPhrase.nearly(miss.kind)) + mark
    }

    /// The letters that a hint tells.
    func remark(_ hint: LetterHint) -> [String] {
        remark(style.isPlain ? TypedPhrase.plainLetters(hint) : .letters(hint))
    }

    /// The results of a round, and at their end the lines `closing` that say what can be done next; `head` stands in place of the score,
    /// which tells the time where that `isTimed`.
    func results(
        _ results: RoundResults, headed head: [BoxLine]? = nil, isTimed: Bool = true, closing: [String]
    ) -> [String] {
        let end = skippedWords(results) + closing.map { BoxLine(safe($0), .dim) }
        guard results.asked > 0 else { return framed([BoxLine(say(.nothingAsked))] + end) }
        var lines = head ?? score(results, isTimed: isTimed)
        if !results.missed.isEmpty {
            lines += [BoxLine(""), BoxLine(say(.missedWords) + " (\(results.missed.count))", .strong)]
            lines += results.missed.map { BoxLine("\(safe($0.term)) — \(safe($0.meaning))") }
        }
        return framed(lines + end)
    }
}

extension RoundScreen {
    /// The score and what belongs to it.
    private func score(_ results: RoundResults, isTimed: Bool) -> [BoxLine] {
        var facts = results.bestStreak > 1 ? [say(.bestStreak(results.bestStreak))] : []
        if isTimed { facts.append(say(.time(seconds: (results.milliseconds + 500) / 1_000))) }
        if results.skipped > 0 { facts.append(say(.skippedCount(results.skipped))) }
        if results.repeats > 0 { facts.append(say(.repeated(results.repeats))) }
        let score = say(.score(correct: results.correct, asked: results.asked, percent: results.percent))
        return [BoxLine(score, .strong)] + (facts.isEmpty ? [] : [BoxLine(facts.joined(separator: " · "))])
            + (results.isCut ? [] : [BoxLine(praise(results.percent), .accent)])
    }

    private func praise(_ percent: Int) -> String {
        say(.praise(percent: percent)) + (percent == 100 ? style.ornament("🎉") : "")
    }

    private var gameLook: GameLook { GameLook(style: style, language: language) }

    func say(_ phrase: QuizPhrase) -> String { phrase.text(in: language) }

    func say(_ phrase: AnswerPhrase) -> String { phrase.text(in: language) }

    func say(_ phrase: RoundPhrase) -> String { phrase.text(in: language) }

    func say(_ phrase: TypedPhrase) -> String { phrase.text(in: language) }

    func safe(_ text: String) -> String { SafeText.line(text) }

    /// `text` as far as it leaves room on the screen for the rest of a question.
    private func short(_ text: String) -> String {
        style.columns.truncated(safe(text), to: Self.longestText * max(style.width - 6, 20))
    }

    /// In lines.
    private static let longestText = 3

    private func framed(_ lines: [BoxLine]) -> [String] {
        let title = say(.roundOver)
        if style.isPlain { return ["", title] + lines.map(\.text).filter { !$0.isEmpty }.flatMap { style.paragraph($0) } }
        return [""] + style.box(title: title, .accent, lines)
    }

    /// The words that were not asked, and why.
    private func skippedWords(_ results: RoundResults) -> [BoxLine] {
        if results.skippedWords.isEmpty { return [] }
        return [BoxLine(""), BoxLine(say(.skippedWords(count: results.skippedWords.count)), .strong)]
            + results.skippedWords.reasons.map { BoxLine(safe($0.text(in: language))) }
    }

    /// Part of speech, and how the term is said where the term is shown.
    func remarks(_ question: Question) -> String {
        let content = question.word.content
        var parts: [String] = []
        if question.direction == .forward, !content.pronunciation.isEmpty { parts.append(safe(content.pronunciation)) }
        let shown = question.partsOfSpeechToShow
        if !shown.isEmpty { parts.append(safe(language.partsOfSpeech(shown))) }
        if parts.isEmpty { return "" }
        return style.isPlain ? " (\(parts.joined(separator: ", ")))" : parts.joined(separator: " · ")
    }

    /// The number of the question, a bar of those behind it, and as far as there is room what is left, and the streak.
    private func progress(_ asking: Round.Asking) -> String {
        let number = "\(asking.number)/\(asking.total)"
        let width = min(20, style.width - 16)
        let done = width * (asking.number - 1) / max(1, asking.total)
        let bar =
            style.paint(String(repeating: "━", count: done), .accent)
            + style.paint(String(repeating: "─", count: width - done), .dim)
        var line = " " + style.paint(number, .strong) + " " + bar
        var room = style.width - style.columns.count(number) - width - 2
        let tail: [(String, Style.Role)?] = [
            asking.streak >= 2 ? (say(.streak(asking.streak)), .strong) : nil,
            asking.left.map { (say(.left(known: $0.known, new: $0.new)), .dim) },
        ]
        for case let (text, role)? in tail where style.columns.count(text) + 2 < room {
            line += "  " + style.paint(text, role)
            room -= style.columns.count(text) + 2
        }
        return line
    }
}
