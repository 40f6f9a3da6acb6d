import VocabCore

/// How one game meets the person at the console: all that differs between games beside their rules.
///
/// A scene keeps what the effects have told it, and says at any time what stands on the screen now. It draws nothing: the player asks
/// it again after every input, after a resized window, and as often as a clock in it runs.
protocol GameScene {
    /// The game that is played.
    associatedtype Played: Game

    /// The event that begins the game.
    var start: Played.Event { get }
    /// The event that ends it early.
    var quit: Played.Event { get }

    /// Takes note of an effect that followed at `now`, and says what is to be shown of it beside what stands.
    mutating func note(_ effect: Played.Effect, at now: ClockReading) -> Shown

    /// What stands on the screen at `now`, and what is waited for.
    func standing(at now: ClockReading) -> Standing<Played.Event>

    /// What a key or a line that came at `now` means. Keys to draw the screen anew do not come here.
    mutating func meaning(of input: String, at now: ClockReading) -> InputMeaning<Played.Event>

    /// Whether what was answered stays when the input ends.
    var keepsAnswers: Bool { get }

    /// What each key does now; empty where any key goes on.
    var keyMeanings: [KeyMeaning] { get }

    /// Takes note of the words that the bookcases still hold, once some may be missing.
    mutating func learn(wordsThere: Set<Word.ID>)

    /// The event that tells the game that the learner is about to see all of the word asked for, to edit it; nothing follows from it.
    var beforeEditing: Played.Event? { get }

    /// The event that tells the game that a word was edited, which now is `word`; nil where it need not know.
    func event(afterEditing word: Word) -> Played.Event?
}

extension GameScene {
    var keepsAnswers: Bool { true }

    var beforeEditing: Played.Event? { nil }

    func event(afterEditing word: Word) -> Played.Event? { nil }

    mutating func learn(wordsThere: Set<Word.ID>) {}
}

/// What is shown of an effect.
struct Shown {
    /// Lines that stay on the screen, above all that stands from now on.
    var staying: [String] = []
    /// Lines that stay after these, unless the answer that they tell of is taken back while they can be erased.
    var settled: [String] = []
    /// Whether what was to stand until the next input stays above with these, for what it is about has gone.
    var settlesRemark = false
    /// Whether the last settled lines go, for their answer is taken back.
    var unsettles = false
    /// Lines that stand above the prompt until the next input.
    var remark: [String] = []

    /// Nothing but what stands.
    static var nothing: Shown { Shown() }
    /// Lines that stay.
    static func stays(_ lines: [String]) -> Shown { Shown(staying: lines) }
    /// Lines that stay unless the answer that they tell of is taken back.
    static func settles(_ lines: [String]) -> Shown { Shown(settled: lines) }
    /// Lines that stand until the next input.
    static func remark(_ lines: [String]) -> Shown { Shown(remark: lines) }
}

/// What stands on the screen while a game waits.
struct Standing<Event> {
    /// What is waited for.
    enum Awaited {
        case key
        /// A line that is edited behind the prompt.
        case line
    }

    /// The lines, in parts. On a terminal all of them stand above the prompt. Elsewhere a part is told when it is not among those that
    /// were told last; what changes all the time, such as a clock or a picture, has no place there.
    var parts: [[String]]
    /// What stands before the key or the line; that of a key may have several lines, that of a line has no colours.
    var prompt: String
    /// What is waited for.
    var input = Awaited.key
    /// The prompt of a line as it is with so many milliseconds left, where a clock in it runs; only on a terminal.
    var promptWithTimeLeft: ((Int) -> String)?
    /// What happens when no key or line comes for so many milliseconds.
    var timeUp: (event: Event, afterMilliseconds: Int)?
    /// After how many milliseconds without a key it looks otherwise and is drawn again; only on a terminal.
    var changesAfterMilliseconds: Int?
}

/// What a key or a line means in a game.
enum InputMeaning<Event> {
    /// Something happens; `echo` is shown behind the prompt where nothing is drawn in place.
    case event(Event, echo: String)
    /// Nothing happens but these lines, which stand until the next input.
    case remark([String], echo: String)
    /// The learner wants to edit a word; then the game goes on as `event(afterEditing:)` says.
    case edit(Word, in: Bookcase.ID)
    /// The learner asks what the keys do.
    case keys(echo: String)
    /// It was not meant for the game; the prompt still stands.
    case nothing
}
