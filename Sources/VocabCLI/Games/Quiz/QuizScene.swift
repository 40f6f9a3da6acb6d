import VocabCore
import VocabLanguage
import VocabLexicon

/// How a round of questions is shown and played with keys.
struct QuizScene: GameScene {
    typealias Played = Round

    /// How a round is played, beside its questions.
    struct Manner {
        /// What was known of the learner when the round began; nil where that has no say.
        var learner: Learner?
        /// How many seconds the choices are held back; 0 until a key comes.
        var recallSeconds = RecallTime.standardSeconds
        /// Whether the terms are heard, and nothing of the words is seen.
        var isDictation = false
        /// What the results say at their end.
        var closing: (RoundResults) -> [String] = { _ in [] }
    }

    private let screen: Screen
    /// Whether somebody sits there, who may press keys before they have read.
    private let canAsk: Bool
    private let manner: Manner
    private var speaker: Speaker
    private var story: WordStory
    /// The question that stands, or stood before the verdict that stands.
    private var asking: Round.Asking?
    /// What was known of its word when it came.
    private var past: (signs: String, phrase: RoundPhrase)?
    /// The choices of it that hints removed.
    private var removed: Set<Int> = []
    /// How long the question stands without its choices, while it does.
    private var recall: RecallTime?
    /// The verdict that stands until a key comes: a miss, or a new word that was found slowly.
    private var stopped: Round.Verdict?
    /// Says what the last typed line was taken to mean, if that is not what it says; shown together with what came of the line.
    private var reading: [String] = []
    /// Why the term cannot be heard, once that is known.
    private var voiceProblem: VoiceProblem?
    /// Restarts with every question but the first, when its choices appear, and with a miss: a key right after it came too soon.
    private var pause: ReadingPause

    /// A scene in `session`, in which `speaker` says the words.
    init(in session: Session, _ speaker: Speaker, _ manner: Manner) {
        screen = session.screen
        canAsk = session.canAsk
        pause = ReadingPause(in: session)
        self.manner = manner
        self.speaker = speaker
        story = WordStory(manner.learner)
    }

    var start: Round.Event { .start }
    var quit: Round.Event { .quit }

    func standing(at now: ClockReading) -> Standing<Round.Event> {
        guard let asking else { return Standing(parts: [], prompt: look.prompt()) }
        let question = asking.question
        let heading = look.heading(asking, past: past, isHeard: isHeard)
        if let stopped {
            let verdict = look.verdict(stopped, future: future(after: stopped))
            // Where nothing is drawn in place the question was told already.
            let before =
                screen.isDrawnInPlace ? [heading, stopped.showedChoices ? look.choices(question, without: removed) : []] : []
            if !question.isTyped {
                return Standing(parts: before + [verdict + (screen.isDrawnInPlace ? [""] : [])], prompt: look.goOnPrompt)
            }
            // Who has typed the answer goes on typing: letters are the word once more, and no keys.
            let keys = look.goOnKeys(after: stopped)
            return Standing(
                parts: before + [verdict + (screen.isDrawnInPlace ? [""] : []) + keys], prompt: look.goOnLinePrompt, input: .line)
        }
        if let recall {
            let left = recall.left(at: now)
            return Standing(
                parts: [heading], prompt: look.recallPrompt(question.direction, secondsLeft: left.map { ($0 + 999) / 1_000 }),
                timeUp: left.map { (.reveal, $0) }, changesAfterMilliseconds: left.map { $0 % 1_000 == 0 ? 1_000 : $0 % 1_000 })
        }
        let parts = [heading, look.choices(question, without: removed)]
        if !question.isTyped { return Standing(parts: parts, prompt: look.prompt()) }
        return Standing(parts: parts, prompt: look.typingPrompt(question.direction), input: .line)
    }

    mutating func note(_ effect: Round.Effect, at now: ClockReading) -> Shown {
        switch effect {
        case .record(let review): story.add(review)
        case .takeBack:
            story.takeBack()
            defer { stopped = nil }
            return Shown(unsettles: stopped == nil, remark: look.remark(.takenBack))
        case .mark(let word, _, let isMemorized):
            return .remark(look.remark(isMemorized ? .known(term: word.term) : .unmarked(term: word.term)))
        case .verdict(let verdict): return note(verdict, at: now)
        case .ask(let asking): return pose(asking, at: now)
        case .recall(let asking):
            let shown = pose(asking, at: now)
            recall = RecallTime(limit: manner.recallSeconds == 0 ? nil : manner.recallSeconds * 1_000, since: now)
            return shown
        case .choices:
            recall = nil
            pause.begins(at: now)
        case .revised(let asking):
            self.asking = asking
        case .removed(let place):
            recall = nil
            removed.insert(place)
            return .remark(look.remark(.removed(place: place + 1)))
        case .nothingToTakeBack: return .remark(look.remark(.nothingToTakeBack))
        case .nothingToRemove: return .remark(look.remark(.nothingToRemove))
        case .letters(let hint): return .remark(look.remark(hint))
        case .noLetterLeft: return .remark(look.remark(.noLetterLeft))
        case .nearly(let miss): return .remark(takeReading() + look.remark(miss, to: asking?.question, isHeard: isHeard))
        case .read(let text): reading = look.remark(.meant(text))
        case .claimed(let review):
            story.takeBack()
            story.add(review)
            defer { stopped = nil }
            return Shown(unsettles: stopped == nil, remark: look.remark(.claimed))
        case .nothingToClaim: return .remark(look.remark(.nothingToClaim))
        case .nothingTyped: return .remark(look.remark(.nothingTyped))
        case .notInArcade: return .nothing
        case .noSuchChoice(let place): return .remark(look.remark(.noSuchChoice(place: place + 1)))
        case .finished(let results): return .stays(settled() + look.results(results, closing: manner.closing(results)))
        }
        return .nothing
    }

    mutating func meaning(of input: String, at now: ClockReading) -> InputMeaning<Round.Event> {
        guard let asking else { return .nothing }
        let isSoon = pause.isTooSoon(now)
        if isListening(input) { return said(asking, input) }
        if asking.question.isTyped { return isSoon ? .nothing : meaning(ofLine: input, asking) }
        if Round.Event.isEdit(input), canAsk { return .edit(asking.question.word, in: asking.question.bookcase) }
        let event = Round.Event(key: input)
        if stopped != nil {
            if event == .takeBack || event == .quit { return .event(event ?? .quit, echo: shown(input)) }
            return isSoon ? .nothing : .event(.goOn, echo: "")
        }
        if isSoon, event?.passes ?? true { return .nothing }
        if recall != nil, event?.isAnswer ?? true { return .event(.reveal, echo: "") }
        if let event { return .event(event, echo: shown(input)) }
        if canAsk, Text.isBlank(input) || [ConsoleKey.escape, ConsoleKey.other].contains(input) { return .nothing }
        // In place the keys stand below; elsewhere they have gone by.
        let remark =
            screen.isDrawnInPlace
            ? GameLook(style: screen.style, language: screen.language).remark(GamePhrase.unknownKey(shown(input)))
            : look.remark(.unknownKey(shown(input)))
        return .remark(remark, echo: shown(input))
    }

    /// What a line means, as an answer or behind a miss. A single letter that is no answer is a key; anything else is the answer, behind a
    /// miss the word once more, until it is right or the line empty.
    private mutating func meaning(ofLine input: String, _ asking: Round.Asking) -> InputMeaning<Round.Event> {
        let line = Text.cleanedLine(input)
        let isKey = line.count == 1 && !asking.question.accepts(line)
        if isKey, Round.Event.isEdit(line), canAsk { return .edit(asking.question.word, in: asking.question.bookcase) }
        if isKey, GameKey(line)?.text == "p" { return said(asking, line) }
        guard let stopped else {
            if isHeard, line.isEmpty {
                say(asking.question)
                return voiceProblem.map { .remark(look.remark(.meaningInstead($0)), echo: "") } ?? .nothing
            }
            return .event(Round.Event(line: input, to: asking.question), echo: "")
        }
        if line.isEmpty || asking.question.accepts(line) { return .event(.goOn, echo: "") }
        switch isKey ? Round.Event(key: line) : nil {
        case .takeBack: return .event(.takeBack, echo: "")
        case .quit: return .event(.quit, echo: "")
        case .wasRight where stopped.canBeClaimed: return .event(.wasRight, echo: "")
        default: return .remark(look.remark(.notYet), echo: "")
        }
    }

    var keyMeanings: [KeyMeaning] {
        guard let asking, stopped == nil else { return [] }
        let isTyped = asking.question.isTyped
        let enter = isTyped ? "⏎" : ""
        let listen = canHear ? [KeyMeaning(isTyped ? "^P" : "p", .listen)] : []
        let edit = canAsk ? [KeyMeaning("e" + enter, .edit)] : []
        return [
            isTyped ? KeyMeaning("Enter", .type) : KeyMeaning("1–4", .choose), KeyMeaning("s" + enter, .skip),
            KeyMeaning("?" + enter, isTyped ? .showLetter : .strike),
        ] + listen + edit
            + [KeyMeaning("k" + enter, .know), KeyMeaning("u" + enter, .takeBack), KeyMeaning("q" + enter, .quit)]
    }

    var beforeEditing: Round.Event? { .see }

    func event(afterEditing word: Word) -> Round.Event? { .revise(word) }

    mutating func learn(wordsThere: Set<Word.ID>) { story.wordsThere = wordsThere }
}

extension QuizScene {
    private var look: RoundScreen {
        RoundScreen(style: screen.style, language: screen.language, hasVoice: canHear)
    }

    /// Whether the term may be heard, and something here can say it.
    var canHear: Bool {
        guard let question = asking?.question else { return false }
        return (isHeard || stopped != nil || question.direction == .forward) && speaker.canSpeak
    }

    /// Whether a key asks for the term to be said.
    func isListening(_ input: String) -> Bool {
        input == ConsoleKey.listen || asking?.question.isTyped == false && GameKey(input)?.text == "p"
    }

    /// Says the word that is asked for, where that gives nothing away.
    private func said(_ asking: Round.Asking, _ input: String) -> InputMeaning<Round.Event> {
        let question = asking.question
        let isAnswer = stopped == nil && question.direction == .reverse && !isHeard
        var answer = speaker.answer(to: question.word, in: question.bookcase, isAnswer: isAnswer)
        if isHeard, case .said = answer { answer = .saidAgain }
        return .remark(look.remark(answer), echo: shown(input))
    }

    /// Says what is asked in dictation, or notes why it is not heard.
    private mutating func say(_ question: Question) {
        do throws(VoiceProblem) {
            try speaker.say(question.word, in: question.bookcase)
            voiceProblem = nil
        } catch {
            voiceProblem = error
        }
    }

    private func shown(_ input: String) -> String { screen.style.columns.truncated(SafeText.line(input), to: 20) }

    private func future(after verdict: Round.Verdict) -> RoundPhrase? {
        verdict.comesBack ? .comesBackSoon : story.future(of: verdict.question.word)
    }

    /// Whether the question that stands is heard.
    private var isHeard: Bool {
        manner.isDictation && voiceProblem == nil && stopped == nil && asking?.question.isTyped == true
    }

    /// Takes note of how an answer went.
    private mutating func note(_ verdict: Round.Verdict, at now: ClockReading) -> Shown {
        if verdict.question.direction == .reverse { speaker.sayIfWanted(verdict.question.word, in: verdict.question.bookcase) }
        guard verdict.stops else {
            let future = verdict.outcome == .right ? nil : future(after: verdict)
            return .settles(takeReading() + look.verdict(verdict, future: future))
        }
        stopped = verdict
        // Where the word was edited the question above is about what it is now.
        asking = asking?.revised([verdict.question.word.id: verdict.question.word])
        pause.begins(at: now)
        return .remark(takeReading())
    }

    /// How the line that was typed last was read, to be told now.
    mutating func takeReading() -> [String] {
        defer { reading = [] }
        return reading
    }

    /// What stays of a miss that stood until now; nothing where it was told in lines that stay.
    private mutating func settled() -> [String] {
        defer { stopped = nil }
        guard let stopped, screen.isDrawnInPlace else { return [] }
        return look.entry(of: stopped)
    }

    /// Takes `asking` for the question that stands.
    private mutating func pose(_ asking: Round.Asking, at now: ClockReading) -> Shown {
        pause.begins(at: self.asking == nil ? nil : now)
        self.asking = asking
        past = story.past(of: asking.question.word)
        removed = []
        reading = []
        recall = nil
        var shown = Shown.settles(settled())
        guard manner.isDictation else {
            if asking.question.direction == .forward { speaker.sayIfWanted(asking.question.word, in: asking.question.bookcase) }
            return shown
        }
        let wasMute = voiceProblem != nil
        say(asking.question)
        if let voiceProblem, !wasMute { shown.remark = look.remark(.meaningInstead(voiceProblem)) }
        return shown
    }
}
