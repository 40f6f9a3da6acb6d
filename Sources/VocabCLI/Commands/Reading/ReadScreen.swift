import VocabCore
import VocabLanguage
import VocabLexicon

/// How a text and its words look.
struct ReadScreen {
    let style: Style
    let language: Language

    /// What was read, how much of it is known, and how many words are missing.
    func summary(_ reading: Reading) -> [String] {
        let title = reading.title.isEmpty ? reading.file : reading.title
        var lines = style.paragraph(SafeText.line(title), .strong)
        if let text = reading.text {
            lines += say(.size(words: text.runningWords, names: text.names, numbers: text.numbers))
            lines += say(.coverage(known: tenths(text.share()), learning: tenths(text.share(withLearning: true))), .accent)
        }
        lines += say(.states(memorized: reading.count(.memorized), learning: reading.count(.learning), new: reading.count(.new)))
        if let text = reading.text { lines += say(.needed(text.wordsNeeded(for: 0.95), text.wordsNeeded(for: 0.98)), .accent) }
        return lines
    }

    /// The words with numbers, each with how often it occurs, the bookcase it is in, and its sentence below.
    func list(_ words: [ReadWord], _ state: WordState, in bookcases: [Word.ID: String]) -> [String] {
        if words.isEmpty { return say(.none(state)) }
        let width = String(words.count).count
        return [""]
            + words.enumerated().flatMap { index, word -> [String] in
                let term = SafeText.line(word.term)
                let bookcase = word.word.flatMap { bookcases[$0] }.map { " (\(SafeText.line($0)))" } ?? ""
                let times = "×\(grouped(word.count))" + bookcase
                let sentence = SafeText.line(word.sentence)
                if style.isPlain {
                    return ["\(index + 1). \(term) \(times)" + (sentence.isEmpty ? "" : ": \(sentence)")]
                }
                let number = String(repeating: " ", count: width - String(index + 1).count) + String(index + 1)
                let head =
                    "  " + style.paint(number, .accent) + "  " + style.paint(term, .strong) + "  " + style.paint(times, .dim)
                return [head] + (sentence.isEmpty ? [] : style.paragraph(sentence, indent: width + 4))
            }
    }

    /// What became of words that were to be added.
    func outcome(_ outcome: ReadWordAdder.Outcome) -> [String] {
        var lines = outcome.added.flatMap { word in
            style.item("+", SafeText.line("\(word.term) — \(word.meaning)"), indent: 2, labelRole: .right)
        }
        lines += say(.added(outcome.added.count, bookcase: SafeText.line(outcome.bookcase)), .accent)
        if outcome.glossed > 0 { lines += say(.glossed(outcome.glossed)) }
        if !outcome.withoutMeaning.isEmpty {
            lines += say(.withoutMeaning(outcome.withoutMeaning.map(SafeText.line)), .strong)
        }
        return lines
    }

    private func say(_ phrase: ReadPhrase, _ role: Style.Role? = nil) -> [String] {
        style.paragraph(phrase.text(in: language), role)
    }

    /// A share in tenths of a hundredth, never more than it is.
    private func tenths(_ share: Double) -> Int { Int(share * 1_000) }
}

extension Reading {
    /// What was read, for a program: every word, or those in one state, at most `top`.
    func json(top: Int?, only state: WordState?, adding outcome: ReadWordAdder.Outcome? = nil) -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("file", file)
            if !title.isEmpty { writer.member("title", title) }
            if let text {
                writer.member("runningWords", text.runningWords)
                writer.member("grammarWords", text.grammarWords)
                writer.member("names", text.names)
                writer.member("numbers", text.numbers)
                writer.member("known", text.share())
                writer.member("knownWithLearning", text.share(withLearning: true))
                writer.member("wordsTo95", text.wordsNeeded(for: 0.95))
                writer.member("wordsTo98", text.wordsNeeded(for: 0.98))
            }
            for state in WordState.allCases { writer.member(state.rawValue, count(state)) }
            if let outcome {
                writer.member("bookcase", outcome.bookcase)
                writer.member("added", outcome.added.map(\.term))
                writer.member("withoutMeaning", outcome.withoutMeaning)
            }
            writer.name("words")
            let listed = words.filter { state == nil || $0.state == state }
            writer.array(Array(listed.prefix(top ?? listed.count))) { word, writer in
                writer.object { writer in
                    writer.member("term", word.term)
                    writer.member("count", word.count)
                    writer.member("state", word.state.rawValue)
                    if let id = word.word {
                        writer.member("word", id.description)
                        writer.optionalMember("bookcase", bookcases[id] ?? "")
                    }
                    writer.member("sentence", word.sentence)
                }
            }
        }
        return writer
    }
}
