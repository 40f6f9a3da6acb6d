import VocabCore
import VocabLanguage

/// Everything about a word: what it says, how it went, and what can be done with it.
struct WordPage {
    let style: Style
    let language: Language
    let word: Word
    let bookcase: Bookcase
    /// What is known of the learner; nil where the answers cannot be read.
    let learner: Learner?
    /// The terms that it was taken for, or they for it, with how often.
    let confused: [(term: String, times: Int)]

    /// What the word says and how it went, as labelled lines where they are read aloud or by a program.
    var lines: [String] {
        if style.isPlain {
            return ShelfScreen(style: style, language: language).card(word, in: bookcase)
                + (memory == nil ? [] : style.paragraph(story)) + confusions
        }
        return head + [""] + content + [""] + past + confusions
    }

    /// What can be done with the word, and where it is typed.
    func prompt(_ keys: [WordPageKey]) -> String {
        if style.isPlain { return WordPagePhrase.plainKeys(keys).text(in: language) + " " }
        let parts = keys.map { WordPagePhrase.keys($0).text(in: language).replacing(" ", with: Columns.unbroken) }
        let lines = style.columns.wrapped(parts.joined(separator: " · "), to: style.width - Self.signWidth)
        return "\n" + lines.map { " " + style.paint($0, .dim) }.joined(separator: "\n") + style.paint(" › ", .accent)
    }

    /// The sign behind the keys takes so many columns, with the one before them.
    private static let signWidth = 6

    private var memory: WordMemory? { learner?.memories.words[word.id] }

    private var head: [String] {
        let content = word.content
        let parts = [
            content.pronunciation, content.partOfSpeech.isEmpty ? "" : language.partsOfSpeech(content.partOfSpeech),
            bookcase.name.description, content[.tags],
        ]
        let about = parts.filter { !$0.isEmpty }.map(SafeText.line).joined(separator: " · ")
        let term = SafeText.line(word.term)
        // Where the term takes the line, the rest stands beneath it.
        guard style.columns.count(term) < style.width / 2 else {
            return style.paragraph(term, indent: 1, .strong) + style.paragraph(about, indent: 1)
        }
        return style.item(term + " ", about, indent: 1, labelRole: .strong)
    }

    private var content: [String] {
        let marked = MarkedExample(of: SafeText.line(word.term))
        var lines = style.paragraph(SafeText.block(word.meaning), indent: 3)
        if !word.content[.example].isEmpty {
            lines += style.paragraph(SafeText.block(word.content[.example]), indent: 3).map { line in
                marked.painted(line) { text, isTerm in isTerm ? style.paint(text, .strong) : text }
            }
        }
        for field in [WordField.synonyms, .antonyms, .note] where !word.content[field].isEmpty {
            lines += style.item(field.text(in: language) + ":", SafeText.block(word.content[field]), indent: 3)
        }
        return lines
    }

    private var past: [String] {
        guard let memory else { return style.paragraph(story, indent: 3) }
        return style.item(memory.recent.signs(ofLast: 8), " " + story, indent: 3, labelRole: .accent)
    }

    /// How it went, how far the word is, and when it comes back.
    private var story: String {
        var said: [WordPagePhrase] = []
        guard let learner, let memory else {
            said = [.neverAsked] + (word.memorized ? [.marked] : [])
            return said.map { $0.text(in: language) }.joined(separator: " · ")
        }
        let recent = memory.recent
        said.append(.missed(recent.misses(ofLast: recent.count), of: recent.count, areAll: memory.reviews <= recent.count))
        said.append(word.memorized ? .marked : .state(learner.state(of: word)))
        if !word.memorized, let due = learner.memories.dueDay(of: word.id) {
            let day = learner.planned?.moved[word.id] ?? due
            said.append(.next(day, isToday: day <= learner.today))
        }
        // Right after an answer it would say what nobody wants to know.
        if memory.lastDay < learner.today, let recall = learner.memories.predictedRecall(of: word.id, on: learner.today) {
            said.append(.recall(percent: Int((recall * 100).rounded())))
        }
        return said.map { $0.text(in: language) }.joined(separator: " · ")
    }

    private var confusions: [String] {
        if confused.isEmpty { return [] }
        let terms = confused.prefix(Self.mostConfused).map { pair in
            WordPagePhrase.times(term: SafeText.line(pair.term), pair.times).text(in: language)
        }
        let label = WordPagePhrase.confused.text(in: language) + (style.isPlain ? ":" : " ")
        return style.item(label, terms.joined(separator: " · "), indent: 3)
    }

    /// More of them are not named.
    private static let mostConfused = 3
}
