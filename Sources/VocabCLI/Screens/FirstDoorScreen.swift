import VocabCore
import VocabLanguage

/// How the program greets a learner who has nothing that could be played: the bookcases that come with it, or how many words a bookcase
/// of theirs still needs.
struct FirstDoorScreen {
    let style: Style
    let language: Language
    let today: Day

    /// A bookcase that comes with the program.
    struct Offer {
        let name: String
        let description: String
        let words: Int

        /// Whether it is asked first where to begin.
        var asksFirst: Bool { words >= PlacementGame.fewestToOffer }
    }

    /// The lines in an empty store; Enter plays the first of `starters`, and each is played by its number.
    func lines(_ starters: [Offer]) -> [String] {
        guard let first = starters.first else { return head + style.paragraph(say(.tryFirst), .dim) }
        let rows = starters.enumerated().map { place, starter in
            TableRow("\(place + 1) \(starter.name)", say(.starter(starter.description, words: starter.words)))
        }
        return head + rows.flatMap(TableLayout(rows, style).lines)
            + style.paragraph(say(.startStarter(first.name, asksFirst: first.asksFirst)), indent: 1, .accent)
            + style.paragraph(say(.otherStarters(starters.dropFirst().map(\.name))), indent: 1, .dim)
    }

    /// The lines where none of the learner's bookcases has enough words; Enter adds some to the first.
    func lines(_ small: [Bookcase]) -> [String] {
        let shelf = ShelfScreen(style: style, language: language)
        let rest = small.count - DoorScreen.mostBookcases
        let more = rest > 0 ? style.paragraph(DoorPhrase.more(rest).text(in: language), indent: style.isPlain ? 0 : 2) : []
        return head + shelf.bookcases(Array(small.prefix(DoorScreen.mostBookcases))) { _ in nil } + more
            + style.paragraph(say(.addWords(bookcase: small.first?.name.description ?? "")), indent: 1, .accent)
            + style.paragraph(say(.otherWays), indent: 1, .dim)
    }

    private var head: [String] {
        style.paragraph(HelpPhrase.greeting.text(in: language), .accent) + MottoPhrase(of: today).lines(style, language)
    }

    private func say(_ phrase: FirstDoorPhrase) -> String { SafeText.line(phrase.text(in: language)) }
}
