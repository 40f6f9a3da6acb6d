import VocabCore
import VocabLanguage

/// How flash cards are shown and played with keys.
struct CardScene: GameScene {
    typealias Played = CardGame

    private let screen: Screen
    private let canAsk: Bool
    private let bookcases: [String]
    private var speaker: Speaker
    private let closing: (RoundResults) -> [String]
    /// The card that lies there.
    private var showing: CardGame.Showing?
    /// Restarts when another card or the other side is shown: a key right after it was meant for what was shown before.
    private var pause: ReadingPause

    /// A scene in `session` about the bookcases of these names. `closing` tells what the results say at their end.
    init(in session: Session, _ bookcases: [String], _ speaker: Speaker, closing: @escaping (RoundResults) -> [String]) {
        screen = session.screen
        canAsk = session.canAsk
        pause = ReadingPause(in: session)
        self.bookcases = bookcases
        self.speaker = speaker
        self.closing = closing
    }

    var start: CardGame.Event { .start }
    var quit: CardGame.Event { .quit }

    func standing(at now: ClockReading) -> Standing<CardGame.Event> {
        Standing(parts: showing.map(cards.parts) ?? [], prompt: cards.prompt(showing))
    }

    mutating func note(_ effect: CardGame.Effect, at now: ClockReading) -> Shown {
        switch effect {
        case .record: return .nothing
        case .takeBack: return .remark(look.remark(GamePhrase.takenBack))
        case .mark(let word, _, let isMemorized):
            return .remark(look.remark(isMemorized ? CardPhrase.known(term: word.term) : .unmarked(term: word.term)))
        case .noCardBefore: return .remark(look.remark(CardPhrase.noCardBefore))
        case .card(let next):
            let isLaid =
                showing == nil || showing?.card.word.id != next.card.word.id || showing?.isTurned == true && !next.isTurned
            if let showing, isLaid || showing.isTurned != next.isTurned { pause.begins(at: now) }
            let wasSeen = !isLaid && isTermSeen
            showing = next
            if isTermSeen, !wasSeen { speaker.sayIfWanted(next.card.word, in: next.card.bookcase) }
            return isLaid ? .stays(look.separation) : .nothing
        case .finished(let results):
            return .stays(
                RoundScreen(style: screen.style, language: screen.language).results(results, closing: closing(results)))
        }
    }

    mutating func meaning(of input: String, at now: ClockReading) -> InputMeaning<CardGame.Event> {
        guard let showing, let key = GameKey(input) else { return .nothing }
        let shown = screen.style.columns.truncated(SafeText.line(input), to: 20)
        switch key.text {
        case "u": return .event(.goBack, echo: shown)
        case "q", "quit": return .event(.quit, echo: shown)
        case "k": return .event(.known, echo: shown)
        case "p":
            let answer = speaker.answer(to: showing.card.word, in: showing.card.bookcase, isAnswer: !isTermSeen)
            return .remark(look.remark(answer), echo: shown)
        case "e" where canAsk: return .edit(showing.card.word, in: showing.card.bookcase)
        case "?", "/": return .keys(echo: shown)
        default: break
        }
        if pause.isTooSoon(now) { return .nothing }
        if !showing.isTurned { return .event(.turn, echo: shown) }
        guard let grade = Self.grades[key.text] else { return .remark(look.remark(GamePhrase.unknownKey(shown)), echo: shown) }
        return .event(.grade(grade), echo: shown)
    }

    func event(afterEditing word: Word) -> CardGame.Event? { .edited(word) }

    var keyMeanings: [KeyMeaning] {
        guard let showing else { return [] }
        let answers = showing.isTurned ? [KeyMeaning("1–4", .grade)] : [KeyMeaning("space", .turn)]
        let listen = isTermSeen && speaker.canSpeak ? [KeyMeaning("p", .listen)] : []
        let edit = canAsk ? [KeyMeaning("e", .edit)] : []
        return answers + listen + [KeyMeaning("u", .cardBefore)] + edit + [KeyMeaning("k", .know), KeyMeaning("q", .quit)]
    }

    private static let grades: [String: Review.Grade] = ["1": .again, "2": .hard, "3": .good, "": .good, "4": .easy]

    private var look: GameLook { GameLook(style: screen.style, language: screen.language) }
    private var cards: CardScreen {
        CardScreen(look: look, bookcases: bookcases, hasVoice: isTermSeen && speaker.canSpeak)
    }

    /// Whether the side of the card that can be heard lies up.
    private var isTermSeen: Bool { showing.map { $0.isTurned || $0.card.direction == .forward } ?? false }
}
