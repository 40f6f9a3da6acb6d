import VocabCore
import VocabLanguage

/// How a word of hangman looks while it is being found, and when it is over.
struct HangmanScreen {
    let look: GameLook
    let bookcases: [String]
    /// Whether something here can say the term, so that the key is named.
    var hasVoice = false

    private var style: Style { look.style }

    /// The parts of a word that is being found.
    func parts(_ board: HangmanGame.Board, _ record: HangmanRecord) -> [[String]] {
        if style.isPlain { return [heading(board, record), clue(board), [plainWord(board)]] }
        return [heading(board, record) + [""] + turtle(board) + [""] + clue(board) + [""] + word(board) + [""] + used(board)]
    }

    /// The parts of a word that is over; `future` says when it is asked again, `alert` is what the learner is told at the end.
    func end(_ board: HangmanGame.Board, _ record: HangmanRecord, future: String?, alert: [String]) -> [[String]] {
        let picture = style.isPlain ? [] : turtle(board) + [""]
        let example = SafeText.line(board.question.word.content.example)
        let lines =
            entry(board) + (example.isEmpty ? [] : style.paragraph(example, indent: 3))
            + (future.map { style.paragraph($0, indent: 3) } ?? [])
        let closing = alert.isEmpty ? [] : (style.isPlain ? [] : [""]) + alert
        return [(style.isPlain ? [] : heading(board, record) + [""]) + picture + lines + closing]
    }

    /// The word with its meaning, behind a sign of how it went.
    func entry(_ board: HangmanGame.Board) -> [String] {
        let word = board.question.word
        let text = look.say(HangmanPhrase.entry(term: SafeText.line(word.term), meaning: SafeText.line(word.meaning)))
        let role: Style.Role = board.ending == .won ? .right : .wrong
        return style.item(style.isPlain ? "" : board.ending == .won ? "✓" : "✗", text, indent: 1, labelRole: role)
    }

    /// What stands before a key.
    func prompt(isOver: Bool, isLast: Bool = false) -> String {
        isOver
            ? look.prompt(
                keys: HangmanPhrase.overKeys(hasVoice: hasVoice, isLast: isLast),
                plain: HangmanPhrase.plainOverKeys(hasVoice: hasVoice, isLast: isLast))
            : look.prompt(keys: HangmanPhrase.keys, plain: HangmanPhrase.plainKeys)
    }

    private func heading(_ board: HangmanGame.Board, _ record: HangmanRecord) -> [String] {
        var facts = [look.say(GamePhrase.progress(number: board.number, total: board.total))]
        if record.wins + record.losses > 0 {
            facts.append(look.say(HangmanPhrase.record(wins: record.wins, losses: record.losses)))
        }
        if record.bestRun > 1 { facts.append(look.say(HangmanPhrase.bestRun(record.bestRun))) }
        return look.heading(look.title(HangmanPhrase.title, bookcases), facts)
    }

    /// The turtle on its way to the sea, from which each step that is lost takes it away.
    private func turtle(_ board: HangmanGame.Board) -> [String] {
        let left = board.stepsLeft
        let lost = HangmanGame.steps - left
        let beach = String(repeating: "· ", count: left)
        let picture =
            board.ending == .won
            ? beach + String(repeating: "~ ", count: lost) + "🐢🌊"
            : beach + "🐢 " + String(repeating: "~ ", count: lost) + "🌊"
        let steps =
            style.paint(String(repeating: "●", count: left), .right) + style.paint(String(repeating: "○", count: lost), .dim)
        let label = look.say(HangmanPhrase.steps) + " "
        let isWide = 3 + style.columns.count(picture) + 4 + style.columns.count(label) + HangmanGame.steps <= style.width
        return isWide ? ["   \(picture)    \(label)\(steps)"] : ["   " + picture, "   " + label + steps]
    }

    /// The side of the word that is shown, and what else is known of the other.
    private func clue(_ board: HangmanGame.Board) -> [String] {
        let question = board.question
        let field: WordField = question.direction == .reverse ? .meaning : .term
        let remarks =
            look.remarks(question.word.content, tellsPronunciation: field == .term)
            + [
                look.say(
                    .length(board.puzzle.length, areSyllables: board.puzzle.cells.contains(where: \.isSyllable)) as HangmanPhrase)
            ]
        let prompt = SafeText.line(question.prompt)
        let label = field.text(in: look.language)
        if style.isPlain { return style.paragraph("\(label): \(prompt) (\(remarks.joined(separator: ", ")))") }
        return style.item(label + " ", prompt, indent: 3, labelRole: .dim, .strong)
            + style.paragraph(remarks.joined(separator: " · "), indent: 3)
    }

    /// The letters that are found and gaps for the others; words stay together as far as there is room.
    private func word(_ board: HangmanGame.Board) -> [String] {
        let room = style.width - 6
        var lines: [String] = []
        for group in board.puzzle.cells.split(whereSeparator: { $0.text == " " }) {
            let cells = group.map { cell(board, $0, blank: "_", separator: " ") }
            let hasSyllables = group.contains(where: \.isSyllable)
            let spread = cells.joined(separator: hasSyllables ? "  " : " ")
            let text = style.columns.count(spread) <= room ? spread : cells.joined(separator: hasSyllables ? " " : "")
            if let line = lines.last, style.columns.count(line) + 4 + style.columns.count(text) <= room {
                lines[lines.count - 1] = line + "    " + text
            } else {
                lines += style.columns.wrapped(text, to: room)
            }
        }
        return lines.map { "   " + style.paint($0, .accent) }
    }

    /// What is seen of a cell: the whole of it, or what is found of it.
    private func cell(
        _ board: HangmanGame.Board, _ cell: LetterPuzzle.Cell, blank: String, separator: String
    ) -> String {
        if cell.strokes.allSatisfy({ board.isFound($0.letter) }) { return SafeText.line(cell.text) }
        return cell.strokes.map { board.isFound($0.letter) ? $0.text : blank }.joined(separator: separator)
    }

    /// The letters that were used, the wrong ones last.
    private func used(_ board: HangmanGame.Board) -> [String] {
        if board.used.isEmpty { return [] }
        let hits = board.used.filter(\.isHit).map { String($0.letter.scalar) }
        let misses = board.used.filter { !$0.isHit }.map { "\($0.letter.scalar)✗" }
        let text = [hits, misses].filter { !$0.isEmpty }.map { $0.joined(separator: " ") }.joined(separator: " · ")
        return style.item(look.say(HangmanPhrase.used) + " ", text, indent: 3, labelRole: .dim)
    }

    /// The word and the letters as they are read aloud.
    private func plainWord(_ board: HangmanGame.Board) -> String {
        let blank = look.say(HangmanPhrase.blank)
        let word = board.puzzle.cells.filter { $0.text != " " }.map { cell(board, $0, blank: blank, separator: " ") }
        let misses = board.used.filter { !$0.isHit }.map { String($0.letter.scalar) }
        let facts = misses.isEmpty ? [] : [look.say(HangmanPhrase.misses(misses))]
        return ([word.joined(separator: " ")] + facts + [look.say(HangmanPhrase.stepsLeft(board.stepsLeft))])
            .joined(separator: ". ") + "."
    }
}
