import VocabCore

/// Takes off what stands around all cells of a column alike: quotes of any kind, emphasis, a sign at the end, and HTML.
struct CellCleaner {
    /// Whether cells are HTML.
    let isHTML: Bool
    /// What is taken off the cells of each column.
    private let wraps: [[Wrap]]

    /// What opens and closes a cell.
    private struct Wrap: Hashable {
        let open: String
        let close: String
        /// The share of cells that must have it: what no text begins with is taken off wherever it stands.
        let share: Double
        /// The first byte of what opens it, and the last of what closes it.
        let first: UInt8?
        let last: UInt8?

        init(open: String, close: String, share: Double) {
            (self.open, self.close, self.share, first, last) = (open, close, share, open.utf8.first, close.utf8.last)
        }
    }

    private static let all: [Wrap] = [
        Wrap(open: "=\"", close: "\"", share: 0.3), Wrap(open: "\\\"", close: "\\\"", share: 0.3),
        Wrap(open: "**", close: "**", share: 0.3),
        Wrap(open: "__", close: "__", share: 0.5), Wrap(open: "*", close: "*", share: 0.6),
        Wrap(open: "_", close: "_", share: 0.6),
        Wrap(open: "`", close: "`", share: 0.5), Wrap(open: "\"", close: "\"", share: 0.8),
        Wrap(open: "“", close: "”", share: 0.8),
        Wrap(open: "‘", close: "’", share: 0.8), Wrap(open: "'", close: "'", share: 0.8), Wrap(open: "«", close: "»", share: 0.8),
        Wrap(open: "„", close: "“", share: 0.8), Wrap(open: "「", close: "」", share: 0.8), Wrap(open: "【", close: "】", share: 0.8),
        Wrap(open: "[", close: "]", share: 0.9), Wrap(open: "(", close: ")", share: 0.9), Wrap(open: "（", close: "）", share: 0.8),
        Wrap(open: "", close: ":", share: 0.6), Wrap(open: "", close: ",", share: 0.6),
        Wrap(open: "", close: ";", share: 0.8), Wrap(open: "", close: "~", share: 0.6),
        Wrap(open: ":", close: "", share: 0.3), Wrap(open: "-", close: "", share: 0.6),
        Wrap(open: "=", close: "", share: 0.6), Wrap(open: "• ", close: "", share: 0.5), Wrap(open: "- ", close: "", share: 0.5),
    ]

    /// Looks at a sample of rows; `isHTML` is what the file says of itself.
    init(_ rows: [[String]], isHTML said: Bool?) {
        let isHTML = said ?? rows.contains { $0.contains(where: HTMLText.looksLikeHTML) }
        let width = min(rows.map(\.count).max() ?? 0, 100)
        var wraps: [[Wrap]] = []
        for column in 0..<width {
            var cells = rows.compactMap { row in row[safe: column].map { Self.plain($0, isHTML) } }.filter { !$0.isEmpty }
            var found: [Wrap] = []
            let count = cells.count
            while count > 2 {
                // A sign that stands only at the end is taken off in the first column alone; in others it belongs to the text.
                let wrap = Self.all.first { wrap in
                    (wrap.first != nil || column == 0)
                        && Double(cells.count { Self.inside($0, wrap) != nil }) >= wrap.share * Double(count)
                }
                guard let wrap, found.count < 4 else { break }
                found.append(wrap)
                cells = cells.map { Self.inside($0, wrap) ?? $0 }
            }
            wraps.append(found)
        }
        self.isHTML = isHTML
        self.wraps = wraps
    }

    /// Nothing is taken off.
    init() {
        (isHTML, wraps) = (false, [])
    }

    /// Whether all cells stay as they are, but for white space.
    var isIdle: Bool { !isHTML && wraps.allSatisfy(\.isEmpty) }

    /// Whether cells of a column stay as they are, but for white space.
    func isIdle(_ column: Int) -> Bool { !isHTML && (column >= wraps.count || wraps[column].isEmpty) }

    /// A cell of that column, cleaned.
    func cleaned(_ cell: String, _ column: Int) -> String {
        let cell = Self.withoutUnseen(cell)
        if isIdle(column) { return Text.cleaned(cell) }
        var text = Self.plain(cell, isHTML)
        if column < wraps.count {
            for wrap in wraps[column] { text = Self.inside(text, wrap) ?? text }
        }
        return text
    }

    /// A cell without what copies from the web bring along and nobody sees: soft hyphens and marks of byte order.
    private static func withoutUnseen(_ cell: String) -> String {
        guard cell.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF }) else { return cell }
        let isUnseen: (Unicode.Scalar) -> Bool = { [0xAD, 0xFEFF].contains($0.value) }
        guard cell.unicodeScalars.contains(where: isUnseen) else { return cell }
        return String(String.UnicodeScalarView(cell.unicodeScalars.filter { !isUnseen($0) }))
    }

    private static func plain(_ cell: String, _ isHTML: Bool) -> String {
        guard isHTML else { return Text.cleaned(cell) }
        // Each line of what was a page is trimmed, and there are no empty ones.
        return HTMLText.plain(cell).split(whereSeparator: \.isNewline).map { Text.cleanedLine(String($0)) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    /// What stands inside of a wrap; nil where it does not stand around all of the text.
    private static func inside(_ text: String, _ wrap: Wrap) -> String? {
        guard wrap.first == nil || text.utf8.first == wrap.first, wrap.last == nil || text.utf8.last == wrap.last,
            text.hasPrefix(wrap.open), text.hasSuffix(wrap.close)
        else { return nil }
        let (bytes, marks) = (text.utf8.count, wrap.open.utf8.count + wrap.close.utf8.count)
        guard bytes > marks else { return nil }
        let inside = text.dropFirst(wrap.open.count).dropLast(wrap.close.count)
        // Two quoted words are not one: `"a" or "b"`.
        if !wrap.open.isEmpty, !wrap.close.isEmpty, inside.contains(wrap.open) || inside.contains(wrap.close) { return nil }
        let result = Text.cleaned(String(inside))
        return result.isEmpty ? nil : result
    }
}
