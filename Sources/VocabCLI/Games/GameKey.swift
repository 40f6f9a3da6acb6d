import VocabCore

/// A key of a game as it stands on the Latin keyboard, in lower case, whichever keyboard is switched on; "" is Enter or the space bar.
struct GameKey: Equatable {
    let text: String

    /// The key that `input` is; nil where it is none that a game could mean, such as an arrow.
    init?(_ input: String) {
        if input == ConsoleKey.other || input == ConsoleKey.escape { return nil }
        text = input == ConsoleKey.listen ? "p" : Text.key(KoreanKeyboard.latin(fromHangul: input))
    }
}
