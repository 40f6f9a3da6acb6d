import VocabCore

/// What a grammar takes a text for: rows of cells, each with its line.
struct CellTable {
    /// One row.
    struct Row {
        /// The line at which it begins, from 1.
        let line: Int
        /// Its cells.
        var cells: [String]
    }

    /// How the rows were found.
    let shape: ListShape
    /// The rows, in the order of their lines.
    var rows: [Row]
    /// The lines with text that is in no row.
    var left: [Line] = []
    /// The numbers of those among them that head a part of the list.
    var titles: Set<Int> = []
    /// The numbers of the lines that were not looked at.
    var unseen: Set<Int> = []
    /// The share of rows whose lines have another mark than most.
    var oddRows = 0.0
    /// The mark of the lines that were taken for words; nil where all were looked at.
    var mark: LineMark?
    /// Whether its rows are the records of the text as it stands, so that those of a long one can be read one by one.
    var isStreamed = false
    /// Whether blank lines part its rows.
    var isApart = false
    /// Whether titles, and what stands beneath words, were looked at as well.
    var sawAll = false
    /// Lines that cannot be read as rows.
    var broken: [WordList.BadRow] = []
    /// The names of the columns, where the grammar itself finds them, such as the labels of fields.
    var names: [String]?
    /// How many rows named the columns, below which a rule of Markdown stood.
    var headers = 0
    /// Which of several tables of this shape it is.
    var way = ""
    /// Rows that use the word above in a sentence.
    var examples: [Row] = []
    /// How many lines with text there are, those that are in no row among them.
    var lineCount: Int
}

extension CellTable {
    /// Takes the rows out that name columns: the first of a block of lines, with a rule of Markdown below.
    mutating func takeHeaders() {
        func isNext(_ index: Int) -> Bool { rows.indices.contains(index) && rows[index].line == rows[index - 1].line + 1 }
        let places = Set(
            rows.indices.filter { place in
                guard isNext(place + 1), TableReader.isRule(rows[place + 1].cells),
                    !TableReader.isRule(rows[place].cells)
                else { return false }
                // Some tables have a rule above as well.
                let start = place > 0 && isNext(place) && TableReader.isRule(rows[place - 1].cells) ? place - 1 : place
                return start == 0 || !isNext(start)
            })
        guard let first = places.min() else { return }
        (names, headers, isStreamed) = (rows[first].cells, places.count, false)
        rows = rows.indices.filter { !places.contains($0) }.map { rows[$0] }
    }

    /// The same with its columns once, where the header names them again beside each other: `단어,뜻,단어,뜻`.
    func unfolded() -> CellTable {
        guard let header = names ?? rows.first?.cells, header.count > 3, header.count < 13 else { return self }
        let keys = header.map(Text.key)
        let width = (2...(header.count / 2)).first { width in
            header.count.isMultiple(of: width) && keys.indices.allSatisfy { keys[$0] == keys[$0 % width] }
        }
        guard let width, keys.prefix(width).count(where: { ColumnName($0) != nil }) == width, Set(keys).count == width else {
            return self
        }
        var table = self
        table.names = Array(header.prefix(width))
        (table.isStreamed, table.headers) = (false, max(1, headers))
        table.rows = rows.dropFirst(names == nil ? 1 : 0).flatMap { row in
            stride(from: 0, to: max(width, row.cells.count), by: width).compactMap { start in
                let cells = row.cells.dropFirst(start).prefix(width)
                return cells.allSatisfy(Text.isBlank) ? nil : Row(line: row.line, cells: Array(cells))
            }
        }
        return table
    }

    /// The same with the rows that use the word above in a sentence, `He ate an apple. - …` below `apple - …`, as examples of it.
    func withExamplesAside() -> CellTable {
        guard shape.hasLines else { return self }
        var table = self
        table.rows = []
        for row in rows {
            let text = Line.trimmed(row.cells[0][...])
            if let word = table.rows.last, row.cells.count > 1, ".!?。！？".contains(text.last ?? " "),
                RowAttachments.belongs(text, to: word)
            {
                table.examples.append(row)
            } else {
                table.rows.append(row)
            }
        }
        // Few examples are a mistake. In turns four of five words must have one, or these rows are words shifted by a line; in
        // other shapes a fifth of all rows must be examples.
        let count = table.examples.count
        let isEnough = if case .turns = shape { count * 9 >= rows.count * 4 } else { count * 5 >= rows.count }
        return count > 1 && isEnough ? table : self
    }
}

/// How the rows of a list are found in its text.
package enum ListShape: Hashable, Sendable {
    /// A sign stands between cells.
    case table(Delimiter)
    /// The first such sign of a line stands between a word and its meaning.
    case pairs(Delimiter)
    /// A word in one script is followed by its meaning in another.
    case scripts
    /// So many lines are a word.
    case turns(Int)
    /// Each line of a word has a label: `Word: …`, `Meaning: …`.
    case labels
    /// Words are marked, in bold or as headings, and their meanings follow.
    case heads
    /// A container has cells of its own.
    case cells
}

extension ListShape {
    /// Whether running text may look like it: its signs stand in sentences.
    var mayBeText: Bool {
        switch self {
        case .table(let sign): ![.tab, Delimiter(sign: "|")].contains(sign)
        case .pairs, .scripts, .turns: true
        case .cells, .labels, .heads: false
        }
    }

    /// Whether people type it, and no program writes it.
    var isNote: Bool {
        switch self {
        case .table(let sign): !Delimiter.ofTables.contains(sign)
        case .cells: false
        case .pairs, .scripts, .turns, .labels, .heads: true
        }
    }
}

/// A way to find rows in a text: it proposes, and neither decides nor knows of others.
protocol Grammar: Sendable {
    /// The tables that the lines can be read as; none where they cannot.
    ///
    /// `said` is what the learner says of it: a delimiter, or a number of lines.
    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable]

    /// Whether it is one that finds rows in this way.
    func finds(_ shape: ListShape) -> Bool
}
