/// A name, what it stands for, and perhaps an example.
package struct TableRow {
    /// What stands in the first column.
    package let name: String
    /// What stands beside it.
    package let text: String
    /// What stands in the third column where there is room; empty for none.
    package let example: String

    /// A row of a table.
    package init(_ name: String, _ text: String, example: String = "") {
        self.name = name
        self.text = text
        self.example = example
    }
}

/// How rows stand beneath each other: in columns where they fit, else each text under its name.
///
/// In plain text, which may be read aloud, a colon stands between name and text and nothing is aligned.
package struct TableLayout {
    private let style: Style
    private let nameWidth: Int
    private let textWidth: Int
    private let hasRoomForExamples: Bool

    /// A text beside its name has at least this many columns; with fewer, most lines would hold two or three words.
    private static let narrowestText = 24

    /// The layout in which all of `rows` line up.
    package init(_ rows: [TableRow], _ style: Style) {
        func widest(_ part: KeyPath<TableRow, String>) -> Int { rows.map { style.columns.count($0[keyPath: part]) }.max() ?? 0 }
        self.style = style
        nameWidth = widest(\.name)
        textWidth = widest(\.text)
        hasRoomForExamples = 2 + nameWidth + 2 + textWidth + 2 + widest(\.example) <= style.width
    }

    /// The lines of a row.
    package func lines(of row: TableRow) -> [String] {
        if style.isPlain { return style.paragraph("\(row.name): \(row.text)") }
        if style.width - nameWidth - 4 < Self.narrowestText {
            return style.paragraph(row.name, indent: 2, .strong) + style.paragraph(row.text, indent: 6)
        }
        let name = style.columns.padded(row.name, to: nameWidth) + " "
        if hasRoomForExamples, !row.example.isEmpty {
            let text = style.columns.padded(row.text, to: textWidth)
            return ["  " + style.paint(name, .strong) + " " + text + "  " + row.example]
        }
        return style.item(name, row.text, indent: 2, labelRole: .strong)
    }
}
