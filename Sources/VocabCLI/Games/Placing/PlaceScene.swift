import VocabCore
import VocabLanguage

/// How an estimate of what is known is played with keys: nothing is said of an answer until the end.
struct PlaceScene: GameScene {
    typealias Played = PlacementGame

    private let look: GameLook
    private let bookcase: String
    private let canAsk: Bool
    private var asking: PlacementGame.Asking?
    /// Restarts with every question: a key right after it was meant for the one before.
    private var pause: ReadingPause

    /// A scene in `session` about the bookcase of this name.
    init(in session: Session, _ bookcase: String) {
        look = GameLook(style: session.screen.style, language: session.language)
        canAsk = session.canAsk
        pause = ReadingPause(in: session)
        self.bookcase = bookcase
    }

    var start: PlacementGame.Event { .start }
    var quit: PlacementGame.Event { .quit }

    mutating func note(_ effect: PlacementGame.Effect, at now: ClockReading) -> Shown {
        switch effect {
        case .ask(let next):
            if asking != nil { pause.begins(at: now) }
            asking = next
            return .nothing
        case .finished:
            asking = nil
            return .nothing
        }
    }

    func standing(at now: ClockReading) -> Standing<PlacementGame.Event> {
        guard let asking else { return Standing(parts: [], prompt: "") }
        let style = look.style
        let number = look.say(GamePhrase.progress(number: asking.number, total: asking.total))
        let prompt = SafeText.line(asking.prompt)
        let heading =
            style.isPlain
            ? [""] + style.paragraph("\(number): \(prompt)")
            : look.heading(look.title(PlacePhrase.title, [bookcase]), [number]) + [""]
                + style.paragraph(prompt, indent: 3, .strong)
                + [""]
        let choices = asking.choices.enumerated().flatMap { place, text in
            style.item(
                "\(place + 1)" + (style.isPlain ? "." : ""), SafeText.line(text), indent: 3, labelRole: .accent)
        }
        return Standing(
            parts: [heading, choices + (style.isPlain ? [] : [""])],
            prompt: look.prompt(keys: PlacePhrase.keys, plain: PlacePhrase.plainKeys))
    }

    var keepsAnswers: Bool { false }

    var keyMeanings: [KeyMeaning] {
        [KeyMeaning("1–4", .choose), KeyMeaning("s", .skip), KeyMeaning("q", .leave)]
    }

    mutating func meaning(of input: String, at now: ClockReading) -> InputMeaning<PlacementGame.Event> {
        guard let asking, let key = GameKey(input) else { return .nothing }
        let shown = look.style.columns.truncated(SafeText.line(input), to: 20)
        if key.text == "q" || key.text == "quit" { return .event(.quit, echo: shown) }
        if pause.isTooSoon(now) { return .nothing }
        switch key.text {
        case "?", "/": return .keys(echo: shown)
        case "s", "0": return .event(.unknown, echo: shown)
        case "": return canAsk ? .nothing : .remark(look.remark(GamePhrase.unknownKey(shown)), echo: shown)
        default:
            guard let place = Int(key.text), asking.choices.indices.contains(place - 1) else {
                return .remark(look.remark(GamePhrase.unknownKey(shown)), echo: shown)
            }
            return .event(.choose(place - 1), echo: shown)
        }
    }
}
