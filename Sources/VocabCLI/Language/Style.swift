/// How things look on this screen.
package struct Style {
    /// No colour, no boxes, no ornaments: for pipes, and to be read aloud.
    package let isPlain: Bool
    /// How many columns lines may take; in a pipe, more than any line has.
    package let width: Int
    /// Measures text.
    package let columns: Columns
    /// Whether roles are told apart by colour as well; bold and faint letters, boxes and signs stay where they are not.
    package let hasColors: Bool

    /// A look; with colours unless told otherwise.
    package init(isPlain: Bool, width: Int, columns: Columns, hasColors: Bool = true) {
        self.isPlain = isPlain
        self.width = width
        self.columns = columns
        self.hasColors = hasColors
    }

    /// What a piece of text stands for; each has one look.
    ///
    /// What has to be read is in the terminal's own colour of letters, light or bold: no other has 4.5:1 on dark and on light schemes alike.
    /// Colours are for signs, bars, rules, headings and keys.
    package enum Role: String {
        case strong = "1"
        case dim = "2"
        // Not bold: many terminals brighten what is, and bright green and cyan cannot be read on white.
        case right = "32"
        case wrong = "31"
        case accent = "36"

        /// Whether it is told by a colour, and not by the weight of the letters.
        package var isColor: Bool { [.right, .wrong, .accent].contains(self) }
    }

    /// `text` in the look of `role`. Text from outside must have gone through `SafeText` before.
    package func paint(_ text: String, _ role: Role) -> String {
        isPlain || !hasColors && role.isColor || text.isEmpty ? text : "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m"
    }

    /// `picture` behind a sentence; nothing where there are no pictures.
    package func ornament(_ picture: String) -> String { isPlain || picture.isEmpty ? "" : " " + picture }

    /// `text` broken to the width, every line after `indent` spaces.
    package func paragraph(_ text: String, indent: Int = 0, _ role: Role? = nil) -> [String] {
        if isPlain { return columns.wrapped(text, to: width) }
        return columns.wrapped(text, to: width - indent).map { line in
            String(repeating: " ", count: indent) + (role.map { paint(line, $0) } ?? line)
        }
    }

    /// A paragraph whose sign at its beginning, ✓ or ✗, has the look of `role`; without one it is bold.
    package func signed(_ text: String, indent: Int = 0, _ role: Role) -> [String] {
        guard !isPlain, let sign = text.first, "✓✗".contains(sign) else { return paragraph(text, indent: indent, .strong) }
        var lines = paragraph(text, indent: indent)
        if let first = lines.first {
            lines[0] = String(repeating: " ", count: indent) + paint(String(sign), role) + first.dropFirst(indent + 1)
        }
        return lines
    }

    /// The lines of a prompt, which may end in a space, broken between words; what is typed goes behind the last.
    package func broken(prompt: String) -> [String] {
        // A space and the key that is pressed stand behind the last.
        var lines = columns.wrapped(prompt, to: width - 2)
        if prompt.last == " ", let last = lines.popLast() { lines.append(last.last == " " ? last : last + " ") }
        return lines
    }

    /// `text` behind `label`, broken so that all lines stand beneath each other.
    package func item(_ label: String, _ text: String, indent: Int = 0, labelRole: Role? = nil, _ role: Role? = nil) -> [String] {
        if isPlain {
            return columns.wrapped((label.isEmpty ? "" : label + " ") + text.replacing("\n", with: " "), to: width)
        }
        let labelWidth = columns.count(label) + 1
        let lines = columns.wrapped(text, to: width - indent - labelWidth)
        return lines.enumerated().map { number, line in
            let head =
                number == 0 ? (labelRole.map { paint(label, $0) } ?? label) + " " : String(repeating: " ", count: labelWidth)
            return String(repeating: " ", count: indent) + head + (role.map { paint(line, $0) } ?? line)
        }
    }

    /// Lines in a box with a title, broken where they are too wide.
    package func box(title: String, _ role: Role, _ lines: [BoxLine]) -> [String] {
        let inner = boxWidth(title: title, lines)
        let title = columns.truncated(title, to: inner - 2)
        let rule = String(repeating: "─", count: max(0, inner - columns.count(title) - 1))
        var result = [paint("╭─ ", role.isColor ? role : .dim) + paint(title, .strong) + paint(" " + rule + "╮", .dim)]
        for line in lines.flatMap({ broken($0, to: inner) }) {
            let padded = columns.padded(line.text, to: inner)
            let painted = line.role.map { paint(padded, $0) } ?? padded
            result.append(paint("│ ", .dim) + painted + paint(" │", .dim))
        }
        return result + [paint("╰" + String(repeating: "─", count: inner + 2) + "╯", .dim)]
    }

    /// The narrowest screen that boxes are drawn on.
    package static let narrowestBox = 30

    /// Whether `line` stands in a box without being broken.
    package func fitsBox(_ line: BoxLine) -> Bool { columns.count(line.text) <= widestInside }

    /// Boxes and headings end at this column at the latest, however wide the screen is.
    package static let widestBox = 76

    /// How many columns there are at most between the sides of a box.
    private var widestInside: Int { min(width, Self.widestBox) - 4 }

    private func boxWidth(title: String, _ lines: [BoxLine]) -> Int {
        let widest =
            lines.map { line in line.text.split(separator: "\n").map { columns.count(String($0)) }.max() ?? 0 }.max() ?? 0
        return min(max(widest, columns.count(title) + 2, 24), widestInside)
    }

    private func broken(_ line: BoxLine, to width: Int) -> [BoxLine] {
        columns.wrapped(line.text, to: width).map { BoxLine($0, line.role) }
    }
}

/// A line in a box, in one look.
package struct BoxLine {
    /// What it says.
    package let text: String
    /// Its look; nil for plain letters.
    package let role: Style.Role?

    /// A line that says `text`.
    package init(_ text: String, _ role: Style.Role? = nil) {
        self.text = text
        self.role = role
    }
}
