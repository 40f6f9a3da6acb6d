import VocabCore
import VocabLanguage

/// A key of a game, and what it does.
struct KeyMeaning {
    /// The key as the line beneath the game names it.
    let key: String
    /// What it does.
    let phrase: KeyPhrase

    init(_ key: String, _ phrase: KeyPhrase) {
        self.key = key
        self.phrase = phrase
    }

    /// Whether `input` is the key that asks what the keys do, beside the hint that it gives in some games.
    static func isAsked(by input: String) -> Bool { ["?", "/"].contains(Text.key(input)) }
}

extension GameLook {
    /// Each key with what it does, beneath each other.
    func lines(of meanings: [KeyMeaning]) -> [String] {
        let width = meanings.map { style.columns.count($0.key) }.max() ?? 0
        return meanings.flatMap { meaning in
            let key =
                style.isPlain
                ? meaning.key.replacing("⏎", with: " Enter") + ":" : style.columns.padded(meaning.key, to: width + 1)
            return style.item(key, say(meaning.phrase), indent: 3, labelRole: .accent)
        }
    }
}
