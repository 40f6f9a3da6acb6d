import VocabCore
import VocabLanguage
import VocabSync

/// How bookcases and words look in lists and on cards.
struct ShelfScreen {
    let style: Style
    let language: Language

    /// The bookcases, one a line, with how many words they hold; beneath each, how many are in which state, how many wait, and when it was
    /// played last, where `facts` knows it and not all of the words are new.
    func bookcases(_ bookcases: [Bookcase], _ facts: (Bookcase) -> BookcaseFacts?) -> [String] {
        let rows = rows(bookcases.map { ("", name($0), remark($0)) })
        return zip(bookcases, rows).flatMap { bookcase, row in
            let facts = facts(bookcase)
            return with(facts?.states, more(facts), behind: row)
        }
    }

    /// How many words wait, and when the bookcase was played last.
    private func more(_ facts: BookcaseFacts?) -> [BookPhrase] {
        var more: [BookPhrase] = []
        if let due = facts?.due, due > 0 { more.append(.due(due)) }
        if let known = facts?.calledKnown, known > 0 { more.append(.calledKnown(known)) }
        if let days = facts?.daysSincePlayed { more.append(.lastPlayed(daysAgo: days)) }
        return more
    }

    /// The name of a bookcase behind its picture, which is not read aloud.
    private func name(_ bookcase: Bookcase) -> String {
        let picture = style.isPlain ? "" : bookcase.picture.map { SafeText.line($0.description) + " " } ?? ""
        return picture + SafeText.line(bookcase.name.description)
    }

    /// The name of a bookcase above its words, with how many are in which state.
    func heading(_ bookcase: Bookcase, _ states: StateCounts?) -> [String] {
        with(states, behind: style.paint(name(bookcase), .accent))
    }

    /// A line, and how many words are in which state beneath it, or behind it in plain text.
    private func with(_ states: StateCounts?, _ more: [BookPhrase] = [], behind line: String) -> [String] {
        guard let states, states.learning + states.memorized > 0 else { return [line] }
        let counts = counts(states, more)
        return style.isPlain ? [line + " · " + counts] : [line] + style.paragraph(counts, indent: 4)
    }

    private func counts(_ states: StateCounts, _ more: [BookPhrase]) -> String {
        ([.states(states)] + more).map { $0.text(in: language) }.joined(separator: " · ")
    }

    /// The bookcases with numbers to choose by, whatever for.
    func numbered(_ bookcases: [Bookcase]) -> [String] {
        rows(
            bookcases.enumerated().map {
                ("\($0 + 1)", name($1), BookPhrase.bookcaseLine(words: $1.words.count).text(in: language))
            })
    }

    /// The bookcases with numbers to choose by for a game; after them the starters that come when they are chosen.
    func numbered(_ bookcases: [Bookcase], startersToCome: [String]) -> [String] {
        let known = bookcases.map { (name($0), remark($0)) }
        let starters = startersToCome.map { ($0, BookPhrase.starterAvailable.text(in: language)) }
        return rows((known + starters).enumerated().map { ("\($0 + 1)", $1.0, $1.1) })
    }

    /// A starter with how many words it brings, its languages, and what it is for.
    func starter(_ name: String, _ details: BookcaseDetails, words: Int) -> [String] {
        let words = BookPhrase.bookcaseLine(words: words).text(in: language)
        let about = [
            [details.termLanguage, details.meaningLanguage].joined(separator: style.isPlain ? ", " : " → "), details.description,
        ].map(SafeText.line).joined(separator: " · ")
        if style.isPlain { return style.paragraph("\(name): \(words) · \(about)") }
        return rows([("", name, words)]) + style.paragraph(about, indent: 4)
    }

    /// The words, one a line: term and meaning beneath each other.
    func words(_ words: [Word]) -> [String] {
        table(words.map { ($0, mark($0)) })
    }

    /// Words out of several bookcases, one a line, each with the name of its own.
    func words(_ matches: [(word: Word, bookcase: Bookcase)]) -> [String] {
        table(matches.map { ($0.word, mark($0.word, SafeText.line($0.bookcase.name.description))) })
    }

    private func table(_ rows: [(word: Word, mark: String)]) -> [String] {
        if style.isPlain { return rows.map { "\(SafeText.line($0.word.term)): \(SafeText.line($0.word.meaning))\($0.mark)" } }
        let widest = rows.map { style.columns.count(SafeText.line($0.word.term)) }.max() ?? 0
        let termWidth = min(widest, style.width / 2 - 2)
        return rows.flatMap { word, mark in
            let meaning = style.columns.wrapped(
                SafeText.line(word.meaning) + mark, to: max(10, style.width - termWidth - 2))
            let term = style.columns.wrapped(SafeText.line(word.term), to: termWidth)
            return (0..<max(meaning.count, term.count)).map { row in
                style.paint(style.columns.padded(term[safe: row] ?? "", to: termWidth), .strong) + "  "
                    + (meaning[safe: row] ?? "")
            }
        }
    }

    /// Everything about a word.
    func card(_ word: Word, in bookcase: Bookcase) -> [String] {
        card(word.content) + item(.bookcase, bookcase.name.description + mark(word))
    }

    /// What a word says, or will say once it is saved.
    func card(_ content: WordContent) -> [String] {
        var lines = style.paragraph(SafeText.line(content.term), .strong)
        for field in WordField.allCases where field != .term && !content[field].isEmpty {
            let value = field == .partOfSpeech ? language.partsOfSpeech(content.partOfSpeech) : content[field]
            lines += item(.field(field), value)
        }
        return lines
    }

    /// What stands in brackets behind a word: whether it is marked as known, and `others`.
    private func mark(_ word: Word, _ others: String...) -> String {
        let said = (word.memorized ? [Label.known.text(in: language)] : []) + others
        return said.isEmpty ? "" : " (\(said.joined(separator: ", ")))"
    }

    /// Everything about a bookcase but its words; what `facts` knows of them as in the list of bookcases.
    func card(_ bookcase: Bookcase, _ facts: BookcaseFacts?) -> [String] {
        let details = bookcase.details
        var lines = style.paragraph(name(bookcase), .strong)
        for (label, value) in [
            (Label.description, details.description), (.termLanguage, details.termLanguage),
            (.meaningLanguage, details.meaningLanguage),
        ] where !value.isEmpty { lines += item(label, value) }
        if let link = bookcase.listLink {
            lines += item(link.role == .share ? .sharedList : .followedList, RemoteAddress.shown(link.remote))
        }
        lines += item(.words, String(bookcase.words.count))
        let tags = TagCounts(of: bookcase.words).counts
        if !tags.isEmpty {
            let shown = tags.prefix(Self.mostTags).map { "\($0.tag) \($0.words)" }.joined(separator: " · ")
            lines += item(WordField.tags.text(in: language), shown + (tags.count > Self.mostTags ? " · …" : ""))
        }
        guard let facts, !bookcase.words.isEmpty else { return lines }
        return lines + style.paragraph(counts(facts.states, more(facts)), indent: 2)
    }

    /// More tags than this are not counted on the card.
    private static let mostTags = 40

    private func item(_ label: Label, _ value: String) -> [String] { item(label.text(in: language), value) }

    private func item(_ label: String, _ value: String) -> [String] {
        style.item(label + ":", SafeText.block(value), indent: 2, labelRole: .dim)
    }

    private func remark(_ bookcase: Bookcase) -> String {
        let words = BookPhrase.bookcaseLine(words: bookcase.words.count).text(in: language)
        if bookcase.words.count >= QuestionMaker.choiceCount { return words }
        return words + " (\(BookPhrase.tooFewToPlay.text(in: language)))"
    }

    private func rows(_ rows: [(number: String, name: String, remark: String)]) -> [String] {
        if style.isPlain {
            return rows.map { ($0.number.isEmpty ? "" : $0.number + ". ") + SafeText.line($0.name) + ": " + $0.remark }
        }
        let numberWidth = rows.map(\.number.count).max() ?? 0
        let indent = numberWidth == 0 ? 2 : 3 + numberWidth
        // One long name must not push what stands behind the others away.
        let names = rows.map { style.columns.truncated(SafeText.line($0.name), to: max(8, style.width / 2 - 2)) }
        let nameWidth = names.map(style.columns.count).max() ?? 0
        let remarkWidth = rows.map { style.columns.count($0.remark) }.max() ?? 0
        let areBeside = indent + nameWidth + 2 + remarkWidth <= style.width
        return zip(rows, names).map { row, name in
            let number = row.number.isEmpty ? "" : style.paint(style.columns.padded(row.number, to: numberWidth), .accent) + " "
            let head = "  " + number + style.paint(style.columns.padded(name, to: nameWidth), .strong)
            if areBeside { return head + "  " + row.remark }
            return (["  " + number + style.paint(name, .strong)] + style.paragraph(row.remark, indent: 4)).joined(
                separator: "\n")
        }
    }
}
