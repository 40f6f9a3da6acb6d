import VocabCore

/// A line of the prompt that begins with no command.
struct BareLine {
    private let words: [String]
    private let session: Session

    /// Takes a line in words; nil where it begins with a command, also one that was typed with the wrong keyboard, or with an option.
    init?(_ words: [String], in session: Session) {
        guard session.canAsk, let first = words.first, !first.hasPrefix("-"), first != Grammar.help,
            Grammar.command(first) == nil, CommandName(korean: first) == nil, WrongKeyboard.retyped(words) == nil
        else { return nil }
        self.words = words
        self.session = session
    }

    /// The term, or the name, that the line is.
    var text: String { Text.cleanedLine(words.joined(separator: " ")) }

    /// The command that is meant: a bookcase to play, or a word to show; nil where nothing is kept under that name.
    var command: [String]? {
        guard let library = try? session.library() else { return nil }
        let names = library.bookcases.map(\.name.description) + session.startersToCome(in: library).map(\.name)
        if let name = names.first(where: { Text.key($0) == Text.key(text) }) {
            return Invocation(.quiz, options: [.book(name)]).words
        }
        let isKept = library.bookcases.contains { !$0.words(withTerm: text).isEmpty }
        return isKept ? Invocation(.show, text).words : nil
    }

    /// What is told of a single word that is known nowhere; nil for what may be a command that was mistyped.
    var alert: Alert? {
        guard words.count == 1, text.count > 1, text.allSatisfy(\.isLetter),
            Nearness.nearest(to: text, among: Grammar.commandNames()).isEmpty
        else {
            return nil
        }
        let terms = (try? session.library())?.bookcases.flatMap { $0.words.map(\.term) } ?? []
        let nearest = Nearness.nearest(to: text, among: terms)
        return nearest.isEmpty ? .knownNowhere(text) : .unknownTerm(text, bookcase: nil, nearest: nearest)
    }

    /// Looks the line up in what is on this machine; whether anything was found.
    ///
    /// - Throws: `Alert`, such as for ^C.
    func isLookedUp() throws -> Bool {
        // Nobody looks up a sentence, and nothing that was typed by mistake leaves the machine.
        guard words.count <= Self.mostWords, text.contains(where: \.isLetter) else { return false }
        let lookup = WordLookup(
            session: session, term: text, sources: try session.dictionaries(), showsAll: false, asJSON: false)
        do {
            try lookup.run(bookcase: nil)
            return true
        } catch Alert.lookup(.nothingFound) {
            return false
        }
    }

    private static let mostWords = 4
}
