import VocabCore

/// How one game meets the person at the console: all that differs between games beside their rules.
protocol GameScene {
    /// The game that is played.
    associatedtype Played: Game

    /// The event that begins the game.
    var start: Played.Event { get }
    /// The event that ends it early.
    var quit: Played.Event { get }

    /// What is waited for now.
    func awaited() -> Awaited<Played.Event>

    /// The lines that show an effect, which stands on the screen from now on.
    mutating func lines(for effect: Played.Effect) -> [String]

    /// What a key or a line means.
    mutating func meaning(of input: String) -> InputMeaning<Played.Event>

    /// Notes that the time given for a key is up.
    mutating func timeIsUp()
}

extension GameScene {
    mutating func timeIsUp() {}
}

/// What a game waits for.
enum Awaited<Event> {
    /// One key, behind a prompt.
    case key(prompt: String)
    /// One key behind a prompt, or `event` when none comes for so many milliseconds.
    case keyOr(Event, afterMilliseconds: Int, prompt: String)
    /// A line that is edited, behind a prompt.
    case line(prompt: String)
}

/// What a key or a line means in a game.
enum InputMeaning<Event> {
    /// Something happens; `echo` is shown behind the prompt.
    case event(Event, echo: String)
    /// Nothing happens but these lines; then the prompt is shown again.
    case remark([String], echo: String)
    /// It was not meant for the game; the prompt still stands.
    case nothing
}
