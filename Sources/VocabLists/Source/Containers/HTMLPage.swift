import VocabCore

/// What stands on a web page as a reader sees it, read from front to back once: tables, definitions, items of lists, and other lines.
struct HTMLPage {
    /// A row of a table.
    struct Row {
        /// The texts of its cells; those of cells that span rows stand in each of them.
        var cells: [String] = []
        /// How many cells it is made of.
        var cellCount = 0
        /// Whether all of them are headings.
        var isHead = true
    }

    /// The tables in the order of their ends.
    private(set) var tables: [[Row]] = []
    /// Terms with their definitions.
    private(set) var definitions: [[String]] = []
    /// The items of lists outside of tables.
    private(set) var items: [String] = []
    /// The lines of paragraphs outside of tables, menus and titles.
    private(set) var lines: [String] = []

    private struct Cell {
        var text = ""
        let isHead: Bool
        let rows: Int
        let columns: Int
    }

    /// What text outside of tables belongs to.
    private enum Target { case line, item, term, definition }

    /// Tables that are open, the innermost last, with their cells row by row.
    private var open: [(rows: [[Cell]], isInCell: Bool)] = []
    private var target = Target.line
    /// Text that was met since the last block began, in UTF-8, with white space as one space.
    private var text: [UInt8] = []
    /// How deep in menus and titles the place is.
    private var hiddenDepth = 0
    /// Whether it is in the reading above a character.
    private var isReading = false
    /// How many cells may still be filled by others that span them, so that a page never stands for more than it is long.
    private var room: Int

    private static let blocks = HTMLDocument.blocks.union(HTMLDocument.cells)
    /// Menus and titles; the title of a table stands in none of its cells.
    private static let hidden: Set = ["nav", "header", "footer", "h1", "h2", "select", "button", "template", "svg", "noscript"]

    private static let silent: Set = ["script", "style", "title", "iframe", "noembed", "noframes"]

    /// Reads a page in UTF-8.
    init(_ bytes: [UInt8]) {
        room = bytes.count
        var reader = XMLReader(bytes, isHTML: true)
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where Self.silent.contains(tag.name): reader.skipElement(tag)
            case .start(let tag): start(tag)
            case .end(let name): end(name)
            case .text(let piece): if !isReading { append(piece) }
            }
        }
        while !open.isEmpty { end("table") }
        flush()
    }

    private mutating func start(_ tag: XMLReader.Tag) {
        if tag.name == "rt" || tag.name == "rp" { isReading = true }
        guard passBorder(tag.name) else { return }
        switch tag.name {
        case "table": open.append(([], false))
        case "tr": if !open.isEmpty { open[open.endIndex - 1].rows.append([]) }
        case "td", "th": if !open.isEmpty { startCell(tag) }
        case _ where open.last?.isInCell == true: break
        case "li":
            target = .item
            items.append("")
        case "dt":
            target = .term
            definitions.append(["", ""])
        case "dd": target = definitions.isEmpty ? .line : .definition
        default: break
        }
        if Self.hidden.contains(tag.name), !tag.isEmpty { hiddenDepth += 1 }
    }

    private mutating func end(_ name: String) {
        if name == "rt" || name == "rp" || name == "ruby" { isReading = false }
        guard passBorder(name) else { return }
        if name == "table", let table = open.popLast() { tables.append(grid(table.rows)) }
        if ["li", "ul", "ol", "dt", "dd", "dl"].contains(name) { target = .line }
        if Self.hidden.contains(name) { hiddenDepth = max(0, hiddenDepth - 1) }
    }

    /// Ends the text before the start or the end of a block, which is only the end of a line within a cell; false for what is no block.
    private mutating func passBorder(_ name: String) -> Bool {
        guard Self.blocks.contains(name) || Self.hidden.contains(name) else { return false }
        isReading = false
        let isOfTable = ["table", "tr", "td", "th"].contains(name)
        if !isOfTable, open.last?.isInCell == true {
            if let last = text.last, last != 0x0A { text.append(0x0A) }
        } else {
            flush()
        }
        if isOfTable, name != "table", !open.isEmpty { open[open.endIndex - 1].isInCell = false }
        return true
    }

    private mutating func startCell(_ tag: XMLReader.Tag) {
        let table = open.endIndex - 1
        if open[table].rows.isEmpty { open[table].rows.append([]) }
        let row = open[table].rows.endIndex - 1
        guard open[table].rows[row].count < Sheet.mostColumns else { return }
        func span(_ name: String) -> Int { min(max(tag[name].flatMap { Int($0) } ?? 1, 1), 100) }
        open[table].rows[row].append(Cell(isHead: tag.name == "th", rows: span("rowspan"), columns: span("colspan")))
        open[table].isInCell = true
    }

    private mutating func append(_ piece: String) {
        for byte in piece.utf8 {
            if byte != 0x20, !(0x09...0x0D).contains(byte) {
                text.append(byte)
            } else if let last = text.last, last != 0x20, last != 0x0A {
                text.append(0x20)
            }
        }
    }

    /// Puts the text since the last block where it belongs.
    private mutating func flush() {
        guard !text.isEmpty else { return }
        let found = Text.cleaned(String(decoding: text, as: UTF8.self))
        text.removeAll(keepingCapacity: true)
        guard !found.isEmpty else { return }
        func join(_ text: inout String, with sign: String) { text += text.isEmpty ? found : sign + found }
        if let table = open.indices.last {
            guard open[table].isInCell, let row = open[table].rows.indices.last, let cell = open[table].rows[row].indices.last
            else { return }
            join(&open[table].rows[row][cell].text, with: "\n")
        } else if hiddenDepth == 0 {
            switch target {
            case .line: lines.append(found)
            case .item: join(&items[items.endIndex - 1], with: "\n")
            case .term: join(&definitions[definitions.endIndex - 1][0], with: " ")
            case .definition: join(&definitions[definitions.endIndex - 1][1], with: "; ")
            }
        }
    }

    /// The rows of a table with each cell in the column that it is shown in.
    private mutating func grid(_ rows: [[Cell]]) -> [Row] {
        var spans: [Int: (rows: Int, text: String)] = [:]
        var grid: [Row] = []
        for cells in rows where !cells.isEmpty {
            var row = Row()
            for cell in cells {
                takeSpans(&spans, &row)
                if cell.rows > 1 { spans[row.cells.count] = (cell.rows - 1, cell.text) }
                row.cells.append(cell.text)
                row.cellCount += 1
                if !cell.isHead { row.isHead = false }
                let further = min(cell.columns - 1, room)
                room -= further
                row.cells.append(contentsOf: repeatElement("", count: further))
            }
            takeSpans(&spans, &row)
            grid.append(row)
        }
        return grid
    }

    private mutating func takeSpans(_ spans: inout [Int: (rows: Int, text: String)], _ row: inout Row) {
        while room > 0, let span = spans[row.cells.count] {
            spans[row.cells.count] = span.rows > 1 ? (span.rows - 1, span.text) : nil
            row.cells.append(span.text)
            row.cellCount += 1
            room -= 1
        }
    }
}
