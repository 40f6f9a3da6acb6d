import VocabCore

/// Lines in two scripts that take turns, but not evenly: one begins a word, the other says what it means.
///
/// A line too many, such as an example or a second meaning, or one that is missing, shifts nothing behind it.
struct ScriptTurns {
    /// The scripts of terms and of meanings.
    private let scripts: [Script]
    private var table: CellTable
    /// The word that is being read, its cells empty where nothing was found yet, and its lines.
    private var cells = ["", ""]
    private var lines: [Line] = []
    private var isClosed = true
    private var isBehindExample = false
    /// How many lines are in no word.
    private var lonely = 0
    /// How many lines go on with a meaning.
    private var further = 0
    /// Whether the line stands behind a blank one: there a word may begin with its meaning.
    private var isApart: Bool

    /// A script counts if one line in so many has it; an order of the two scripts fails if one line in so many is in no word.
    private static let oneIn = 5

    /// The words in a text; none where two scripts do not take turns, or do so line by line.
    ///
    /// Of an odd number of lines the first may be a title, or the last one the half of a word: then there are two tables.
    static func tables(_ text: GrammarText) -> [CellTable] {
        let words = Set(text.filled.map(\.number))
        let lines = text.all.filter { $0.isBlank || words.contains($0.number) || mayBeTerm($0.text) }
        let found = lines.filter { !$0.isBlank }.map { script(of: $0.text) }
        guard let scripts = common(in: found) else { return [] }
        if found.count.isMultiple(of: 2), zip(found, found.dropFirst()).allSatisfy({ $0 != nil && $0 != $1 }) { return [] }
        let isApart = lines.drop(while: \.isBlank).reversed().drop(while: \.isBlank).contains(where: \.isBlank)
        let orders = [scripts, scripts.reversed()].map { scripts in
            var turns = ScriptTurns(
                scripts: scripts, isApart: isApart,
                table: CellTable(shape: .turns(2), rows: [], way: "\(scripts)", lineCount: found.count))
            for line in lines { turns.take(line) }
            turns.close()
            return turns
        }
        let best = orders.map(\.rank).max { $0 < $1 } ?? (0, 0)
        let isOdd = orders.allSatisfy { $0.lonely > 0 }
        return orders.filter { $0.rank == best && $0.lonely * oneIn < found.count }.prefix(isOdd ? 2 : 1).map(\.table)
    }

    /// The two scripts of nearly all lines, the one that comes first in front; nil where there are more or fewer.
    static func common(in lines: [Script?]) -> [Script]? {
        let lines = lines.compactMap(\.self)
        let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
        let common = counts.filter { $0.value * oneIn >= lines.count && $0.value > 1 }.keys
        guard common.count == 2, let first = lines.first(where: common.contains) else { return nil }
        return [first] + common.filter { $0 != first }
    }

    /// `24/7` looks like a date above a part, and may be a term.
    private static func mayBeTerm(_ text: Substring) -> Bool {
        script(of: text) == nil && text.split { !$0.isNumber }.count > 1
    }

    /// How many words an order gives, and how few lines stand out of it.
    private var rank: (Int, Int) { (table.rows.count, -lonely - further) }

    private init(scripts: [Script], isApart: Bool, table: CellTable) {
        (self.scripts, self.isApart, self.table) = (scripts, isApart, table)
    }

    /// Kana and characters are one: Japanese is written in both.
    static func script(of text: some StringProtocol) -> Script? {
        ColumnProfile.script(of: String(text)).map { $0 == .kana ? .han : $0 }
    }

    private mutating func take(_ line: Line) {
        if line.isBlank {
            if !cells.contains("") { isClosed = true }
            isApart = true
            return
        }
        defer { isApart = false }
        let side = Self.script(of: line.text).flatMap(scripts.firstIndex)
        if side == nil, !isClosed, cells[1] == "" {
            table.left.append(line)
        } else if !isClosed, let empty = cells.firstIndex(of: ""), side == nil || side == empty {
            cells[empty] = String(line.text)
            lines.append(line)
        } else if !isClosed, side == 1, cells[0] != "" {
            // Behind an example stands its translation.
            if isBehindExample {
                table.left.append(line)
            } else {
                cells[1] += "\n" + line.text
                further += 1
            }
        } else if side == 1, !isApart {
            table.left.append(line)
            lonely += 1
        } else if side == 0, let first = lines.first,
            RowAttachments.belongs(line.text, to: CellTable.Row(line: first.number, cells: cells))
        {
            table.left.append(line)
            isBehindExample = true
        } else {
            close()
            cells[side ?? 0] = String(line.text)
            lines = [line]
            isClosed = false
        }
    }

    /// Ends the word that is being read; without a meaning it is none.
    private mutating func close() {
        if let first = lines.first, !cells.contains("") {
            table.rows.append(CellTable.Row(line: first.number, cells: cells))
        } else {
            table.left += lines
            lonely += lines.count
        }
        (cells, lines, isClosed, isBehindExample) = (["", ""], [], true, false)
    }
}
