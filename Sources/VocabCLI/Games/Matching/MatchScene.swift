import VocabCore
import VocabLanguage

/// How matching is shown and played with keys.
struct MatchScene: GameScene {
    typealias Played = MatchGame

    private let screen: Screen
    private let canAsk: Bool
    private let bookcases: [String]
    private let closing: (RoundResults) -> [String]
    private var record: MatchRecord
    /// The record as it was before the last table was cleared.
    private var recordBefore: MatchRecord
    /// The table that lies there.
    private var table: MatchGame.Table?
    /// How many tables were cleared.
    private var cleared = 0
    /// Restarts with every new table but the first: a key right after it was meant for the table before.
    private var pause: ReadingPause

    /// A scene in `session` about the bookcases of these names, after games that left `record`. `closing` tells what the results say at
    /// their end.
    init(
        in session: Session, _ bookcases: [String], _ record: MatchRecord, closing: @escaping (RoundResults) -> [String]
    ) {
        screen = session.screen
        canAsk = session.canAsk
        self.bookcases = bookcases
        self.record = record
        recordBefore = record
        pause = ReadingPause(in: session)
        self.closing = closing
    }

    var start: MatchGame.Event { .start }
    var quit: MatchGame.Event { .quit }

    func standing(at now: ClockReading) -> Standing<MatchGame.Event> {
        guard let table else { return Standing(parts: [], prompt: match.prompt(nil)) }
        let milliseconds = max(0, table.time(at: now))
        let seconds = screen.isDrawnInPlace ? milliseconds / 1_000 : nil
        return Standing(
            parts: match.parts(table, seconds: seconds, record), prompt: match.prompt(table),
            changesAfterMilliseconds: 1_000 - milliseconds % 1_000)
    }

    mutating func note(_ effect: MatchGame.Effect, at now: ClockReading) -> Shown {
        switch effect {
        case .record, .takeBack: return .nothing
        case .told(let note): return .remark(remark(note))
        case .table(let next):
            guard table?.since != next.since else {
                table = next
                return .nothing
            }
            let isBack = table.map { next.since.milliseconds < $0.since.milliseconds } ?? false
            if isBack {
                record = recordBefore
                cleared -= 1
            } else if table != nil {
                pause.begins(at: now)
            }
            table = next
            return Shown(staying: look.separation, unsettles: isBack)
        case .cleared(let milliseconds, let isPerfect):
            recordBefore = record
            cleared += 1
            let isBest = isPerfect && record.add(milliseconds)
            let tenths = milliseconds / 100
            // The last pair is told with its table, not beneath the next one.
            return Shown(
                settled: isBest
                    ? look.remark(MatchPhrase.newBest(tenths: tenths), .right)
                    : look.remark(isPerfect ? MatchPhrase.cleared(tenths: tenths) : .ended(tenths: tenths)),
                settlesRemark: true)
        case .finished(let results):
            // The time of an only table is told already.
            let isTimed = results.isCut || cleared != 1
            return .stays(
                RoundScreen(style: screen.style, language: screen.language)
                    .results(results, isTimed: isTimed, closing: closing(results)))
        }
    }

    mutating func meaning(of input: String, at now: ClockReading) -> InputMeaning<MatchGame.Event> {
        if input == ConsoleKey.escape { return .event(.unpick, echo: "") }
        guard let key = GameKey(input) else { return .nothing }
        let shown = screen.style.columns.truncated(SafeText.line(input), to: 20)
        if let event = Self.events[key.text] ?? picked(key.text) {
            return event.isAnswer && pause.isTooSoon(now) ? .nothing : .event(event, echo: shown)
        }
        if canAsk, Text.isBlank(input) { return .nothing }
        return .remark(look.remark(MatchPhrase.unknownKey(shown)), echo: shown)
    }
}

extension MatchScene {
    var keyMeanings: [KeyMeaning] {
        guard let table else { return [] }
        let last = table.questions.count - 1
        return [
            KeyMeaning("1–\(match.number(last)), a–\(match.letter(last))", .pair), KeyMeaning("?", .ruleOut),
            KeyMeaning("s", .skip), KeyMeaning("u", .takeBack), KeyMeaning("q", .quit),
        ]
    }

    private static let events: [String: MatchGame.Event] = [
        "?": .hint, "/": .hint, "s": .skip, "u": .takeBack, "q": .quit, "quit": .quit,
    ]

    /// What a number, a letter, or in a line both of them mean.
    private func picked(_ key: String) -> MatchGame.Event? {
        let items = key.filter { $0 != " " }.map(Self.item)
        if items.count == 1, let item = items[0] { return .pick(item) }
        guard items.count == 2, let first = items[0], let second = items[1] else { return nil }
        switch (first, second) {
        case (.question(let question), .answer(let answer)), (.answer(let answer), .question(let question)):
            return .pair(question: question, answer: answer)
        default: return nil
        }
    }

    private static func item(_ key: Character) -> MatchGame.Item? {
        if let place = MatchScreen.letters.firstIndex(of: String(key)) { return .answer(place) }
        guard let number = key.wholeNumberValue, (1...MatchScreen.letters.count).contains(number) else { return nil }
        return .question(number - 1)
    }

    private func remark(_ note: MatchGame.Note) -> [String] {
        switch note {
        case .paired(let question, let answer, let outcome, let owner):
            let pair = match.pair(question, answer)
            switch outcome {
            case .right: return look.remark(MatchPhrase.right(mark("✓ ") + pair), .right)
            case .wrong:
                return look.remark(
                    MatchPhrase.wrong(
                        mark("✗ ") + pair, letter: match.letter(answer), term: table?.questions[safe: owner]?.prompt ?? ""),
                    .wrong)
            case .skipped:
                let word = table?.questions[safe: question]?.word
                return look.remark(MatchPhrase.told(pair, term: word?.term ?? "", meaning: word?.meaning ?? ""))
            }
        case .removed(let question, let answer):
            return look.remark(MatchPhrase.removed(letter: match.letter(answer), number: match.number(question)))
        case .nothingToRemove: return look.remark(MatchPhrase.nothingToRemove)
        case .notThere(.question(let place)): return look.remark(MatchPhrase.notThere(match.number(place)))
        case .notThere(.answer(let place)): return look.remark(MatchPhrase.notThere(match.letter(place)))
        case .takenBack: return look.remark(MatchPhrase.takenBack)
        case .nothingToTakeBack: return look.remark(MatchPhrase.nothingToTakeBack)
        }
    }

    private func mark(_ sign: String) -> String { screen.style.isPlain ? "" : sign }

    private var look: GameLook { GameLook(style: screen.style, language: screen.language) }
    private var match: MatchScreen { MatchScreen(look: look, bookcases: bookcases) }
}

extension MatchGame.Event {
    /// Whether it answers a question, or passes one.
    fileprivate var isAnswer: Bool {
        switch self {
        case .pick, .pair, .skip: true
        default: false
        }
    }
}
