/// Measures and breaks text by the columns it takes on the screen, so that Hangul and emoji line up.
package struct Columns {
    /// The columns of one character: 0, 1 or 2.
    package let of: (Unicode.Scalar) -> Int

    /// Measures by `columns`, which gives those of one character.
    package init(of columns: @escaping (Unicode.Scalar) -> Int) {
        of = columns
    }

    /// The columns of `text`, which must be one line.
    package func count(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + max(0, of($1)) }
    }

    /// `text` with spaces after it up to `width` columns.
    package func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - count(text)))
    }

    /// `text` cut to `width` columns, with … where something is missing.
    package func truncated(_ text: String, to width: Int) -> String {
        if count(text) <= width { return text }
        var result = ""
        var used = 1
        for character in text {
            used += count(String(character))
            if used > width { break }
            result.append(character)
        }
        return result + "…"
    }

    /// The lines of `text`, none wider than `width`: as they are where they fit, else broken at spaces, and within a word only where it is too long for a line.
    package func wrapped(_ text: String, to width: Int) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            wrappedLine(String($0), to: max(2, width))
        }
        return text.utf8.contains(Self.firstOfBlank) ? lines.map { $0.replacing(Self.unbroken, with: " ") } : lines
    }

    /// A blank that no line is broken at, which is shown as any other.
    package static let unbroken = "\u{A0}"
    private static let firstOfBlank: UInt8 = 0xC2

    /// `parts` with dots between them, in lines of at most `width` columns. A part that fits a line is not broken, and its dot stands behind
    /// it, unless only the dot is too much: no line begins with one.
    package func wrapped(parts: [String], to width: Int) -> [String] {
        var lines = LineFiller(width)
        for (number, part) in parts.enumerated() {
            let columns = count(part)
            if columns > width {
                lines.close()
                fill(&lines, with: part.split(separator: " ").map(String.init))
            } else {
                lines.append(part, columns)
            }
            if number < parts.count - 1 { lines.appendDot() }
        }
        return lines.all
    }

    private func wrappedLine(_ text: String, to width: Int) -> [String] {
        if count(text) <= width { return [text] }
        let parts = text.split(separator: " · ", omittingEmptySubsequences: false)
        if parts.count > 1 { return wrapped(parts: parts.map(String.init), to: width) }
        var lines = LineFiller(width)
        fill(&lines, with: text.split(separator: " ").map(String.init))
        return lines.all
    }

    /// Appends words; one that is wider than a line is broken.
    private func fill(_ lines: inout LineFiller, with words: [String]) {
        for word in words {
            for piece in pieces(of: word, lines.width) { lines.append(piece, count(piece)) }
        }
    }

    /// `word` in pieces of at most `width` columns; at least one.
    private func pieces(of word: String, _ width: Int) -> [String] {
        var pieces = [""]
        var used = 0
        for character in word {
            let columns = count(String(character))
            if used + columns > width, used > 0 {
                pieces.append("")
                used = 0
            }
            pieces[pieces.count - 1].append(character)
            used += columns
        }
        return pieces
    }
}

/// Lines that are filled with texts, blanks between these.
private struct LineFiller {
    let width: Int
    private(set) var all = [""]
    private var used = 0

    init(_ width: Int) { self.width = width }

    /// Appends a text of so many columns, on the last line or the next.
    mutating func append(_ text: String, _ columns: Int) {
        if used == 0 {
            all[all.count - 1] = text
            used = columns
        } else if used + 1 + columns <= width {
            all[all.count - 1] += " " + text
            used += 1 + columns
        } else {
            all.append(text)
            used = columns
        }
    }

    /// Appends a dot where there is room; elsewhere the end of the line stands for it.
    mutating func appendDot() {
        if used > 0, used + 2 <= width {
            all[all.count - 1] += " ·"
            used += 2
        } else {
            close()
        }
    }

    /// What comes next begins a line.
    mutating func close() {
        if used > 0 { used = max(used, width) }
    }
}
