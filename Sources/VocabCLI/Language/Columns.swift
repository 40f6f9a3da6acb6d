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

    private func wrappedLine(_ text: String, to width: Int) -> [String] {
        if count(text) <= width { return [text] }
        var lines: [String] = []
        var line = ""
        var used = 0
        for part in parts(of: text, width) {
            // A part that fits a line is not broken, and its dot stands behind it: no line begins with one.
            let partColumns = count(part)
            let isWhole = partColumns <= width
            for word in isWhole ? [part] : part.split(separator: " ").map(String.init) {
                let wordColumns = isWhole ? partColumns : count(word)
                if used > 0, used + 1 + wordColumns <= width {
                    line += " " + word
                    used += 1 + wordColumns
                    continue
                }
                if used > 0 { lines.append(line) }
                var pieces = pieces(of: word, width)
                line = pieces.removeLast()
                used = count(line)
                lines += pieces
            }
        }
        return lines + [line]
    }

    /// The words of `text`, each a part of its own; where there are dots between words, what stands between these, each with its dot as far as
    /// a line of `width` has room for it.
    private func parts(of text: String, _ width: Int) -> [String] {
        let words = text.split(separator: " ")
        guard words.contains("·") else { return words.map(String.init) }
        var parts: [String] = []
        var isOpen = false
        for word in words {
            if isOpen, let part = parts.popLast() { parts.append(part + " " + word) } else { parts.append(String(word)) }
            isOpen = word != "·"
        }
        // Where only the dot is too much, the end of the line stands for it.
        return parts.map { count($0) > width && $0.hasSuffix(" ·") ? String($0.dropLast(2)) : $0 }
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
