/// A small terminal: it shows what a person would see of the text that a program has written, all that has scrolled off included.
///
/// It knows line breaks, carriage returns, wrapping at the margin, moving the cursor up and home, and erasing. Colours are left out.
package struct TerminalScreen {
    /// A row, each cell with its character; the second cell of a wide one is empty.
    private struct Row {
        var cells: [String] = []
        /// Whether the text goes on in the next row because there was no more room.
        var isWrapped = false
    }

    private var rows = [Row()]
    private var row = 0
    private var column = 0
    private(set) var columns: Int
    private let height: Int
    private let width: (Unicode.Scalar) -> Int
    /// The beginning of an escape sequence whose end has not come yet.
    private var sequence = ""
    /// The rows that did not fit, in the order they were written.
    private(set) var tooWide: [String] = []

    /// An empty screen, on which a character takes `width` columns.
    init(columns: Int, height: Int, width: @escaping (Unicode.Scalar) -> Int) {
        self.columns = columns
        self.height = height
        self.width = width
    }

    /// What a person sees of `text` on a screen of 24 rows.
    package static func text(after text: String, columns: Int) -> String {
        var screen = TerminalScreen(columns: columns, height: 24, width: ScriptedConsole.columns(of:))
        screen.write(text)
        return screen.text
    }

    /// What is seen, without the empty rows at the end.
    var text: String {
        let lines = rows.map { $0.cells.joined() }
        let end = lines.lastIndex { !$0.isEmpty } ?? -1
        // Whoever has ended a line sees the cursor below it.
        return lines[...end].joined(separator: "\n") + (row > end && end >= 0 ? "\n" : "")
    }

    /// The first row that can still be seen without scrolling back.
    private var top: Int { max(0, rows.count - height) }

    /// Writes text.
    mutating func write(_ text: String) {
        for scalar in text.unicodeScalars {
            if !sequence.isEmpty {
                sequence.unicodeScalars.append(scalar)
                if sequence.unicodeScalars.count > 2, ("@"..."~").contains(scalar) { endSequence() }
            } else if scalar == "\u{1B}" {
                sequence = "\u{1B}"
            } else {
                put(scalar)
            }
        }
    }

    /// Gives the window another width: wrapped lines are broken anew, as most terminals do.
    mutating func resize(columns: Int) {
        self.columns = columns
        var before = rows
        // What follows the cursor is not moved; there is nothing after it in what the program draws.
        before.removeSubrange((row + 1)...)
        rows = [Row()]
        (row, column) = (0, 0)
        for (index, line) in before.enumerated() {
            for cell in line.cells where !cell.isEmpty { for scalar in cell.unicodeScalars { put(scalar) } }
            if !line.isWrapped, index < before.count - 1 { put("\n") }
        }
        tooWide = []
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\n": lineFeed(isWrapped: false)
        case "\r": column = 0
        default:
            let width = width(scalar)
            if width == 0 {
                if column > 0, let last = rows[row].cells[..<column].lastIndex(where: { !$0.isEmpty }) {
                    rows[row].cells[last].unicodeScalars.append(scalar)
                }
                return
            }
            if column + width > columns, column > 0 {
                tooWide.append(rows[row].cells.joined())
                lineFeed(isWrapped: true)
            }
            while rows[row].cells.count < column + width { rows[row].cells.append(" ") }
            rows[row].cells[column] = String(scalar)
            if width == 2 { rows[row].cells[column + 1] = "" }
            column += width
        }
    }

    private mutating func lineFeed(isWrapped: Bool) {
        rows[row].isWrapped = isWrapped
        row += 1
        column = 0
        if row == rows.count { rows.append(Row()) }
    }

    private mutating func endSequence() {
        let parameters = Int(sequence.dropFirst(2).dropLast())
        switch sequence.last {
        case "A": row = max(top, row - (parameters ?? 1))
        case "H": (row, column) = (top, 0)
        case "J" where parameters == 2: for index in top..<rows.count { rows[index] = Row() }
        case "J":
            rows[row].cells.removeSubrange(min(column, rows[row].cells.count)...)
            rows.removeSubrange((row + 1)...)
        case "K": rows[row].cells.removeSubrange(min(column, rows[row].cells.count)...)
        default: break
        }
        sequence = ""
    }
}
