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
    private var lonely = 0

    /// Scripts of fewer lines are none of the two.
    private static let leastShare = 5

    /// The words in a text; nil where two scripts do not take turns, or do so line by line.
    static func table(_ text: GrammarText) -> CellTable? {
        let words = Set(text.filled.map(\.number))
        let lines = text.all.filter { $0.isBlank || words.contains($0.number) || mayBeTerm($0.text) }
        let found = lines.filter { !$0.isBlank }.map { script(of: $0.text) }
        guard let scripts = common(in: found) else { return nil }
        if found.count.isMultiple(of: 2), zip(found, found.dropFirst()).allSatisfy({ $0 != nil && $0 != $1 }) { return nil }
        let orders = [scripts, scripts.reversed()].map { scripts in
            var turns = ScriptTurns(
                scripts: scripts, table: CellTable(shape: .turns(2), rows: [], way: "scripts", lineCount: found.count))
            for line in lines { turns.take(line) }
            turns.close()
            return turns
        }
        // The order that gives more words; of two alike the one in which the first line is a title, not the last one cut off.
        let best = orders[1].rank > orders[0].rank ? orders[1] : orders[0]
        return best.lonely * leastShare < found.count ? best.table : nil
    }

    /// The two scripts of nearly all lines, the one that comes first in front; nil where there are more or fewer.
    static func common(in lines: [Script?]) -> [Script]? {
        let lines = lines.compactMap(\.self)
        let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
        let common = counts.filter { $0.value * leastShare >= lines.count && $0.value > 1 }.keys
        guard common.count == 2, let first = lines.first(where: common.contains) else { return nil }
        return [first] + common.filter { $0 != first }
    }

    /// `24/7` looks like a date above a part, and may be a term.
    private static func mayBeTerm(_ text: Substring) -> Bool {
        script(of: text) == nil && text.split { !$0.isNumber }.count > 1
    }

    private var rank: (Int, Int, Int) { (table.rows.count, -lonely, lonely == 0 ? 0 : table.rows.first?.line ?? 0) }

    private init(scripts: [Script], table: CellTable) { (self.scripts, self.table) = (scripts, table) }

    /// Kana and characters are one: Japanese is written in both.
    static func script(of text: some StringProtocol) -> Script? {
        ColumnProfile.script(of: String(text)).map { $0 == .kana ? .han : $0 }
    }

    private mutating func take(_ line: Line) {
        if line.isBlank {
            if !cells.contains("") { isClosed = true }
            return
        }
        let side = Self.script(of: line.text).flatMap(scripts.firstIndex)
        if side == nil, !isClosed, cells[1] == "" {
            table.left.append(line)
        } else if !isClosed, let empty = cells.firstIndex(of: ""), side == nil || side == empty {
            cells[empty] = String(line.text)
            lines.append(line)
        } else if !isClosed, side == 1, cells[0] != "" {
            // Behind an example stands its translation.
            if isBehindExample { table.left.append(line) } else { cells[1] += "\n" + line.text }
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
