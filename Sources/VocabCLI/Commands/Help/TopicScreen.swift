import VocabLanguage

/// How a chapter of the manual looks.
///
/// Its text knows four marks: `# ` begins a heading, four spaces a command that is shown as it stands, ` :: ` parts a row of a table, and
/// an empty line ends a paragraph, whose lines are joined and broken anew.
struct TopicScreen {
    let style: Style
    /// What stands before a command here; the text is written for the shell.
    let prefix: String

    /// A run of lines of one kind; an empty line follows every block but a heading.
    private enum Block {
        case heading(String)
        case commands([String])
        case rows([TableRow])
        case paragraph(String)
    }

    /// The lines of a chapter.
    func lines(of text: String) -> [String] {
        var lines: [String] = []
        for block in blocks(of: text) {
            lines += self.lines(of: block)
            if case .heading = block { continue }
            lines.append("")
        }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private func lines(of block: Block) -> [String] {
        switch block {
        case .heading(let text): style.paragraph(text, .accent)
        case .commands(let commands): commands.map { "  " + style.paint($0, .strong) }
        case .rows(let rows): rows.flatMap(TableLayout(rows, style).lines)
        case .paragraph(let text): style.paragraph(text)
        }
    }

    private func blocks(of text: String) -> [Block] {
        var blocks: [Block] = []
        var isNew = true
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = String(line)
            defer { isNew = line.isEmpty || line.hasPrefix(Self.heading) }
            if line.isEmpty { continue }
            if line.hasPrefix(Self.heading) {
                blocks.append(.heading(String(line.dropFirst(Self.heading.count))))
            } else if line.hasPrefix(Self.indent) {
                add(.commands([typed(String(line.dropFirst(Self.indent.count)))]), to: &blocks, isNew)
            } else if let bounds = line.firstRange(of: Self.bar) {
                let (name, text) = (String(line[..<bounds.lowerBound]), String(line[bounds.upperBound...]))
                add(.rows([TableRow(typed(name), typed(text))]), to: &blocks, isNew)
            } else {
                add(.paragraph(line), to: &blocks, isNew)
            }
        }
        return blocks
    }

    /// A line as it is typed here; what calls several programs is for the shell alone.
    private func typed(_ line: String) -> String {
        line.contains("|") || line.contains("&&") ? line : line.replacing(Self.shellPrefix, with: prefix)
    }

    private static let shellPrefix = "vocab "

    /// Adds one line as `block`, to the last one where that is of the same kind and goes on.
    private func add(_ block: Block, to blocks: inout [Block], _ isNew: Bool) {
        switch (blocks.last, block) {
        case (.commands(let before)?, .commands(let commands)) where !isNew:
            blocks[blocks.count - 1] = .commands(before + commands)
        case (.rows(let before)?, .rows(let rows)) where !isNew: blocks[blocks.count - 1] = .rows(before + rows)
        case (.paragraph(let before)?, .paragraph(let text)) where !isNew:
            blocks[blocks.count - 1] = .paragraph("\(before) \(text)")
        default: blocks.append(block)
        }
    }

    private static let heading = "# "
    private static let indent = "    "
    private static let bar = " :: "
}
