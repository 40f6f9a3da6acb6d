import VocabCore

/// Lists in which the sign that parts their lines stands inside of brackets as well, where it parts nothing: `go (went, gone),가다`,
/// `Only (In Spanish: Solamente)`.
enum BracketSigns {
    /// The text with TABs in the place of the signs outside of brackets; nil where these do not part nearly all of its lines alike, or
    /// those inside of brackets change nothing.
    static func lined(_ text: ListText) -> LinedText? {
        let sign = text.delimiter.sign
        guard text.isFree, text.isDelimited || text.delimiter.partedShare(of: text.bytes, from: text.start) > 0.6, sign != "\t",
            sign != "|", text.holds("(") || text.holds("（"), !text.holds("\t"), !text.holds("\"")
        else { return nil }
        let rows = text.lines.map { cells($0, sign) }
        let parted = rows.filter { $0.count > 1 }
        let widths = Dictionary(parted.map { ($0.count, 1) }, uniquingKeysWith: +)
        guard let common = widths.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), common.value * 20 >= parted.count * 19
        else { return nil }
        let changed = zip(text.lines, rows).count { line, cells in
            line.split(separator: sign, omittingEmptySubsequences: false).count > cells.count
        }
        // Behind the first sign that is no comma others belong to the meaning.
        guard changed > 2, common.key == 2 || [",", ";"].contains(sign) else { return nil }
        // The sign may stand on every line inside of brackets as well: the text says itself that TABs part it.
        let mark = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let lined = text.with(rows.map { $0.joined(separator: "\t") }).bytes.dropFirst(mark)
        return LinedText(bytes: Array("sep=\t\n".utf8) + lined, added: 1)
    }

    /// What the sign parts outside of brackets; a line whose brackets do not close is parted as it stands.
    private static func cells(_ line: Substring, _ sign: String) -> [String] {
        var (cells, depth) = ([""], 0)
        var rest = line
        while let first = rest.first {
            if depth == 0, rest.hasPrefix(sign) {
                cells.append("")
                rest = rest.dropFirst(sign.count)
                continue
            }
            if "(（[".contains(first) { depth += 1 } else if ")）]".contains(first) { depth = max(0, depth - 1) }
            cells[cells.endIndex - 1].append(first)
            rest = rest.dropFirst()
        }
        return depth == 0 ? cells : line.split(separator: sign, omittingEmptySubsequences: false).map(String.init)
    }
}
