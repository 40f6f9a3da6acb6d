import VocabCore
import VocabLanguage

/// How hangman is shown and played with keys. While letters are guessed every letter is one, so that Esc leaves, and not q.
struct HangmanScene: GameScene {
    typealias Played = HangmanGame

    private let screen: Screen
    private let canAsk: Bool
    private let bookcases: [String]
    private var speaker: Speaker
    private let closing: (RoundResults) -> [String]
    private var story: WordStory
    /// How all games went, this one included, and before its last word.
    private var record: HangmanRecord
    private var recordBefore: HangmanRecord
    /// The word that stands there.
    private var board: HangmanGame.Board?
    /// Whether the word has just ended, and what stands does not show it yet.
    private var hasEnded = false
    /// Restarts with every word but the first and with every end of a word: a key right after it came too soon.
    private var pause: ReadingPause
    /// The last key as it can be shown.
    private var lastKey = ""

    /// A scene in `session` about the bookcases of these names, after games that left `record`. `closing` tells what the results say at
    /// their end.
    init(
        in session: Session, _ bookcases: [String], _ record: HangmanRecord, _ learner: Learner, _ speaker: Speaker,
        closing: @escaping (RoundResults) -> [String]
    ) {
        screen = session.screen
        canAsk = session.canAsk
        pause = ReadingPause(in: session)
        self.bookcases = bookcases
        self.record = record
        recordBefore = record
        self.speaker = speaker
        self.closing = closing
        story = WordStory(learner)
    }

    var start: HangmanGame.Event { .start }
    var quit: HangmanGame.Event { .quit }

    func standing(at now: ClockReading) -> Standing<HangmanGame.Event> {
        guard let board else { return Standing(parts: [], prompt: hangman.prompt(isOver: false)) }
        guard let ending = board.ending else {
            return Standing(parts: hangman.parts(board, record), prompt: hangman.prompt(isOver: false))
        }
        let isLast = board.number == board.total
        // Between words a line is enough.
        let alert = isLast ? screen.lines(of: ending == .won ? .hangmanWon : .hangmanLost) : []
        let future = story.future(of: board.question.word).map { $0.text(in: screen.language) }
        return Standing(
            parts: hangman.end(board, record, future: future, alert: alert), prompt: hangman.prompt(isOver: true, isLast: isLast))
    }

    mutating func note(_ effect: HangmanGame.Effect, at now: ClockReading) -> Shown {
        switch effect {
        case .record(let review):
            recordBefore = record
            record.add(review)
            story.add(review)
            hasEnded = true
            return .nothing
        case .takeBack:
            record = recordBefore
            story.takeBack()
            return .remark(look.remark(GamePhrase.takenBack))
        case .mark(let word, _, let isMemorized):
            return .remark(look.remark(isMemorized ? CardPhrase.known(term: word.term) : .unmarked(term: word.term)))
        case .told(let note): return .remark(remark(note))
        case .board(let next):
            let isOver = board?.ending == nil && next.ending != nil
            let staying = next.number == board?.number ? (isOver ? look.separation : []) : settled + look.separation
            if isOver || board != nil && next.number != board?.number { pause.begins(at: now) }
            board = next
            hasEnded = false
            if isOver { speaker.sayIfWanted(next.question.word, in: next.question.bookcase) }
            return .stays(staying)
        case .finished(let results):
            let lines = RoundScreen(style: screen.style, language: screen.language).results(results, closing: closing(results))
            return .stays(settled + lines)
        }
    }

    mutating func meaning(of input: String, at now: ClockReading) -> InputMeaning<HangmanGame.Event> {
        let shown = screen.style.columns.truncated(SafeText.line(input), to: 20)
        guard let board else { return .nothing }
        if input == ConsoleKey.listen { return .remark(look.remark(spoken(board)), echo: shown) }
        if board.ending != nil {
            guard isTooSoon(input, now) else { return meaning(of: input, shown, after: board) }
            // Whoever still types letters has not looked up.
            if !Text.isBlank(input) { pause.begins(at: now) }
            return .nothing
        }
        if input == ConsoleKey.escape { return .event(.quit, echo: "") }
        if input == ConsoleKey.other || canAsk && Text.isBlank(input) { return .nothing }
        if pause.isTooSoon(now) { return .nothing }
        if KeyMeaning.isAsked(by: input) { return .event(.hint, echo: shown) }
        lastKey = shown
        return .event(.guess(input), echo: shown)
    }

    func event(afterEditing word: Word) -> HangmanGame.Event? { .revise(word) }

    var keyMeanings: [KeyMeaning] {
        guard let board, board.ending == nil else { return [] }
        return [
            KeyMeaning(KeyPhrase.letters(of: board.question.word.term), .guess), KeyMeaning("?", .showLetterForStep),
            KeyMeaning("Esc", .quit),
        ]
    }

    mutating func learn(wordsThere: Set<Word.ID>) { story.wordsThere = wordsThere }

    /// Whether `input` was meant for the word that has just ended: nobody has read its end yet, and who types the letters of a word goes
    /// on for a while.
    private func isTooSoon(_ input: String, _ now: ClockReading) -> Bool {
        Text.isBlank(input) || input == ConsoleKey.escape ? pause.isTooSoon(now) : pause.isTooSoon(now, within: 1_000)
    }

    /// What a key means when a word is over: letters are not guessed any more.
    private func meaning(
        of input: String, _ shown: String, after board: HangmanGame.Board
    ) -> InputMeaning<HangmanGame.Event> {
        if input == ConsoleKey.escape { return .event(.quit, echo: "") }
        switch GameKey(input)?.text {
        case "", "y": return .event(.next, echo: shown)
        case "n", "q", "quit": return .event(.quit, echo: shown)
        case "u": return .event(.takeBack, echo: shown)
        case "k": return .event(.known, echo: shown)
        case "p": return .remark(look.remark(spoken(board)), echo: shown)
        case "e" where canAsk: return .edit(board.question.word, in: board.question.bookcase)
        default: return .nothing
        }
    }

    /// Says the term unless it is what is being found; returns what is told of that.
    private func spoken(_ board: HangmanGame.Board) -> SpeechPhrase {
        let question = board.question
        let isAnswer = board.ending == nil && question.direction == .reverse
        return speaker.answer(to: question.word, in: question.bookcase, isAnswer: isAnswer)
    }

    /// What came of a key; what can be seen in the picture is not said as well.
    private func remark(_ note: HangmanGame.Note) -> [String] {
        switch note {
        case .hit where screen.isDrawnInPlace, .miss where screen.isDrawnInPlace && hasEnded: []
        case .hit, .told: look.remark(HangmanPhrase(note, key: lastKey), .right)
        default: look.remark(HangmanPhrase(note, key: lastKey))
        }
    }

    /// What stays of the word that is over.
    private var settled: [String] {
        guard let board, board.ending != nil, screen.isDrawnInPlace else { return [] }
        return hangman.entry(board)
    }

    private var look: GameLook { GameLook(style: screen.style, language: screen.language) }
    private var hangman: HangmanScreen { HangmanScreen(look: look, bookcases: bookcases, hasVoice: speaker.canSpeak) }
}
