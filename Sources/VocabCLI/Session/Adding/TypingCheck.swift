import VocabCore

/// Asks about what was probably typed by mistake in a word that is being added: with the other keyboard on, or term and meaning swapped.
/// Where nobody can be asked, everything stays as it was typed.
struct TypingCheck {
    let session: Session
    /// Where the word goes; nil for a bookcase that is made with it.
    let bookcase: Bookcase?

    /// The term as it was meant.
    func term(_ typed: String) throws -> String { try meant(typed, in: bookcase?.sides.term) }

    /// A word whose meaning was typed as well, with that meaning as it was meant, and its sides as the other words have them. In a bookcase
    /// without meanings it is probably in the language of the screen.
    func whole(_ typed: WordContent) throws -> WordContent {
        var content = typed
        content.meaning = try meant(typed.meaning, in: bookcase?.sides.meaning ?? session.language.rawValue)
        guard session.canAsk, bookcase?.hasSwapped(content) == true else { return content }
        var swapped = content
        (swapped.term, swapped.meaning) = (content.meaning, content.term)
        return try isMeant(BookPhrase.swappedSides(term: swapped.term, meaning: swapped.meaning)) ? swapped : content
    }

    private func meant(_ typed: String, in language: String?) throws -> String {
        let keyboard = OtherKeyboard(englishWords: session.world.englishWords)
        guard session.canAsk, let meant = keyboard.meant(by: typed, in: language) else { return typed }
        return try isMeant(BookPhrase.otherKeyboard(meant)) ? meant : typed
    }

    private func isMeant(_ question: BookPhrase) throws -> Bool {
        try ["", "y"].contains(session.key(among: ["", "y", "n"], question))
    }
}
