import VocabCore
import VocabLanguage

/// How a table of matching looks.
struct MatchScreen {
    let look: GameLook
    let bookcases: [String]

    private var style: Style { look.style }

    /// The letters of answers, in their order.
    static let letters = ["a", "b", "c", "d", "e"]

    /// The parts of a table that lies there for so many seconds; nil where no clock is shown.
    func parts(_ table: MatchGame.Table, seconds: Int?, _ record: MatchRecord) -> [[String]] {
        var facts = [look.say(GamePhrase.progress(number: table.foundBefore + table.found.count, total: table.total))]
        if let seconds { facts.append(look.say(MatchPhrase.seconds(seconds))) }
        if let best = record.best { facts.append(look.say(MatchPhrase.best(tenths: best / 100))) }
        // What is told once must not change with every pair.
        if style.isPlain { facts.removeFirst() }
        let heading = look.heading(look.title(MatchPhrase.title, bookcases), facts)
        return style.isPlain ? [heading + list(table)] : [heading, [""] + rows(table) + [""]]
    }

    /// What stands before a key.
    func prompt(_ table: MatchGame.Table?) -> String {
        let pairs = table?.questions.count ?? Self.letters.count
        return switch table?.picked {
        case .question(let place):
            look.prompt([
                MatchPhrase.pickAnswer(number: number(place), text: question(table, place)),
                .pickLetter(number(place), of: pairs),
            ])
        case .answer(let place):
            look.prompt([
                MatchPhrase.pickQuestion(letter: letter(place), text: answer(table, place)),
                .pickNumber(letter(place), of: pairs),
            ])
        case nil: look.prompt(keys: MatchPhrase.keys(pairs), plain: MatchPhrase.plainKeys)
        }
    }

    /// A question and an answer as their keys.
    func pair(_ question: Int, _ answer: Int) -> String { "\(number(question))–\(letter(answer))" }

    func number(_ place: Int) -> String { String(place + 1) }
    func letter(_ place: Int) -> String { place < Self.letters.count ? Self.letters[place] : "" }

    private func question(_ table: MatchGame.Table?, _ place: Int) -> String {
        SafeText.line(Self.short(table?.questions[safe: place]?.prompt ?? ""))
    }

    private func answer(_ table: MatchGame.Table?, _ place: Int) -> String {
        SafeText.line(Self.short(table?.answers[safe: place] ?? ""))
    }

    /// As much of `text` as a table has room for.
    private static func short(_ text: String) -> String {
        text.count <= longestText ? text : text.prefix(longestText - 1) + "…"
    }

    private static let longestText = 120

    /// All that lies on the table, to be read aloud.
    private func list(_ table: MatchGame.Table) -> [String] {
        table.questions.indices.flatMap { style.paragraph("\(number($0)). \(question(table, $0))") }
            + table.questions.indices.flatMap { style.paragraph("\(letter($0)). \(answer(table, $0))") }
    }

    /// Questions on the left and answers on the right; what is paired keeps its place behind a ✓.
    private func rows(_ table: MatchGame.Table) -> [String] {
        let widest = table.questions.indices.map { style.columns.count(question(table, $0)) }.max() ?? 0
        let left = min(widest, (style.width - 12) / 2)
        let right = style.width - left - 12
        return table.questions.indices.flatMap { place -> [String] in
            let questions = item(table, .question(place), number(place), question(table, place), width: left)
            let answers = item(table, .answer(place), letter(place), answer(table, place), width: right)
            return (0..<max(questions.count, answers.count)).map { line in
                let head = questions[safe: line] ?? (text: String(repeating: " ", count: left + 3), columns: left + 3)
                let gap = String(repeating: " ", count: max(0, left + 3 - head.columns) + 3)
                return " " + head.text + gap + (answers[safe: line]?.text ?? "")
            }
        }
    }

    /// The lines of one thing on the table behind its key, and how wide they are.
    private func item(
        _ table: MatchGame.Table, _ item: MatchGame.Item, _ key: String, _ text: String, width: Int
    ) -> [(text: String, columns: Int)] {
        let isPicked = table.picked == item
        let isPaired = isPaired(item, table)
        let label = isPaired ? "✓" : table.isOpen(item) ? key : "–"
        let role: Style.Role? = isPicked ? .accent : table.isOpen(item) ? nil : .dim
        return style.columns.wrapped(text, to: width).enumerated().map { line, part in
            let mark = line == 0 && isPicked ? "›" : " "
            let head = line == 0 ? style.paint(label, role ?? .accent) : " "
            return (mark + head + " " + (role.map { style.paint(part, $0) } ?? part), 3 + style.columns.count(part))
        }
    }

    private func isPaired(_ item: MatchGame.Item, _ table: MatchGame.Table) -> Bool {
        switch item {
        case .question(let place): table.found.contains(place)
        case .answer(let place): table.found.contains(table.owner(of: place))
        }
    }
}
