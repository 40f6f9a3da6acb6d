import VocabCore

/// Lists that a program holds as texts of many rows, a text for each lesson perhaps: ``["ti|you;on|he", "hiša|house;soba|room"]``.
enum RowsInTexts {
    private static let longest = 1 << 20
    /// Shorter texts are names and titles.
    private static let shortestText = 20
    private static let fewestRows = 6
    private static let longestPair = 80
    private static let rowSigns = ["\n", ";"]
    private static let cellSigns = ["|", "\t", "::", "="]

    /// The rows of these texts, a line each; nil where most of `bytes` is something else, or no program stands around them.
    static func list(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count < longest, bytes.contains(where: { "\"'`".utf8.contains($0) }), !bytes.prefix(1 << 15).contains(0)
        else {
            return nil
        }
        var tokens = SourceTokens(bytes)
        var texts: [(place: Int, text: String)] = []
        var rest = bytes
        var size = 0
        while let token = tokens.next() {
            guard case .text(let text) = token, text.utf8.count > shortestText else { continue }
            texts.append((tokens.lastText.lowerBound, text))
            size += tokens.lastText.count
            for place in tokens.lastText where rest[place] != 0x0A { rest[place] = 0x20 }
        }
        if let pairs = pairs(bytes) { return pairs }
        guard !texts.isEmpty, size * 2 > bytes.count, opensBracket(rest) else { return nil }
        for sign in rowSigns {
            let rows = texts.map { text in
                text.text.replacing("\r\n", with: "\n").split(separator: sign, omittingEmptySubsequences: sign != "\n").map(row)
            }
            if areRows(rows, between: sign), SourceLook.isCodeAlone(rest) {
                return lines(zip(texts.map(\.place), rows), of: bytes)
            }
        }
        return nil
    }

    /// The texts of a program that are a word and its meaning each, `'abandon 버리다', 'ability 능력'`, a line each; nil where others stand
    /// among them.
    private static func pairs(_ bytes: [UInt8]) -> [UInt8]? {
        var tokens = SourceTokens(bytes)
        var texts: [(place: Int, rows: [String])] = []
        var end = 0
        var rest = bytes
        scan: while let token = tokens.next() {
            guard case .text(let text) = token else { continue }
            for place in tokens.lastText where rest[place] != 0x0A { rest[place] = 0x20 }
            if isPair(text) {
                texts.append((tokens.lastText.lowerBound, [text]))
                end = tokens.lastText.upperBound
            } else if !texts.isEmpty {
                // What else the program says stands behind the bracket that closes them.
                guard bytes[end..<tokens.lastText.lowerBound].contains(where: { "])}".utf8.contains($0) }) else { return nil }
                break scan
            }
        }
        guard texts.count >= fewestRows, opensBracket(rest), let first = texts.first, let last = texts.last else { return nil }
        // They stand beside each other, and nothing else among them.
        let among = rest[first.place..<last.place].allSatisfy { ", \n\r\t'\"`".utf8.contains($0) }
        return among ? lines(texts, of: bytes) : nil
    }

    /// Whether words of one script stand on each side of a blank, and nothing that a sentence of a program has.
    private static func isPair(_ text: String) -> Bool {
        guard text.utf8.count < longestPair, !text.contains(where: { "{}<>\\$%:;\n".contains($0) }),
            let gap = ScriptGap.first(in: Array(text.utf8)[...])
        else { return false }
        let sides = [text.utf8.prefix(gap.lowerBound), text.utf8.dropFirst(gap.upperBound)].map {
            ColumnProfile.scripts(of: String(decoding: Array($0), as: UTF8.self))
        }
        return sides.allSatisfy { $0.count == 1 } && sides[0] != sides[1]
    }

    /// Whether a bracket opens at the end of a line of a program, behind a name: rows of a table have quotes and brackets, but not there.
    private static func opensBracket(_ code: [UInt8]) -> Bool {
        code.split { $0 == 0x0A || $0 == 0x0D }.contains { line in
            let bare = line.reversed().drop { $0 == 0x20 }
            return bare.first.map { "[{(".utf8.contains($0) } == true && !line.starts(with: "#".utf8)
        }
    }

    /// Whether texts hold several rows each, which a sign parts into as many cells, or, in lines, such as begin with a word and go on with its
    /// meaning.
    private static func areRows(_ texts: [[String]], between sign: String) -> Bool {
        let filled = texts.map { $0.filter { !$0.isEmpty } }
        let rows = filled.joined()
        // A last text of fewer rows is the rest of them.
        guard rows.count >= fewestRows, filled.dropLast().allSatisfy({ $0.count > 2 }) else { return false }
        if sign == "\n", filled.count > 1 {
            let entries = rows.count { row in
                let line = Array(row.utf8)[...]
                return ScriptGap.first(in: line) != nil || !EntryHead.gaps(in: line).isEmpty
            }
            if entries * 10 >= rows.count * 8 { return true }
            // `book,책`, where a meaning is still to be found or a comma too much here and there.
            let pairs = rows.count { row in
                let cells = row.split(separator: ",", omittingEmptySubsequences: false).map { Text.cleanedLine(String($0)) }
                return cells.count > 1 && cells.count < 4 && !cells[0].isEmpty && cells[0].count < 40
                    && cells[1].contains(where: \.isLetter)
            }
            if pairs * 10 >= rows.count * 9 { return true }
        }
        return cellSigns.contains { cellSign in
            let width = rows.first?.partCount(between: cellSign) ?? 0
            return width > 1 && rows.allSatisfy { $0.partCount(between: cellSign) == width }
        }
    }

    /// A row without the line break of a page at its end.
    private static func row(_ text: Substring) -> String {
        let bare = Text.cleanedLine(String(text))
        return ["<br>", "<br/>", "<br />"].first(where: bare.hasSuffix).map { String(bare.dropLast($0.count)) } ?? bare
    }

    /// Each row in a line of its own, the first of a text as far down as in the program.
    static func lines(_ texts: some Sequence<(Int, [String])>, of bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var (made, passed, place) = (0, 0, 0)
        for (start, rows) in texts {
            passed += bytes[place..<start].count { $0 == 0x0A }
            place = start
            result += Array(repeating: 0x0A, count: max(0, passed - made))
            made = max(made, passed)
            for row in rows { result += Array(row.utf8) + [0x0A] }
            made += rows.count
        }
        return result
    }
}

extension String {
    /// How many parts `sign` makes of it.
    fileprivate func partCount(between sign: String) -> Int { ranges(of: sign).count + 1 }
}
