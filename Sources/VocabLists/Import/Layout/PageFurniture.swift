import VocabCore

/// What stands at the head and the foot of the pages of a printed list, once it is copied as text: page numbers, `- 57 -`, and the lines
/// that come again around them.
enum PageFurniture {
    private static let longestText = 1 << 20
    private static let mostLinesAround = 3
    private static let fewestLinesOnPage = 4

    /// `text` with blank lines in their place, and the lines that hold a text, from 1; itself where no page is numbered.
    ///
    /// The first copy of a line that names columns stays.
    static func removed(from text: [UInt8]) -> (text: [UInt8], left: [Int]) {
        guard text.count < longestText, text.contains(where: { (0x30...0x39).contains($0) }) else { return (text, []) }
        var lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        let bare = lines.map { Text.cleaned($0.replacing("\u{C}", with: "")) }
        let copies = Dictionary(bare.map { ($0, 1) }, uniquingKeysWith: +)
        let feet = numbers(in: bare) { lines[$0].hasPrefix("\u{C}") || bare[$0].count > 8 && copies[bare[$0], default: 0] > 1 }
        guard feet.count > 1 else { return (text, []) }
        let filled = bare.indices.filter { !bare[$0].isEmpty }
        var around = Set(filled.prefix(mostLinesAround))
        let feetLines = Set(feet)
        for (place, line) in filled.enumerated() where feetLines.contains(line) {
            around.formUnion(filled[max(0, place - 1)..<min(filled.count, place + 1 + mostLinesAround)])
        }
        around.subtract(feet)
        let heads = around.filter { copies[bare[$0], default: 0] > 1 }.sorted()
        var seen: Set<String> = []
        let kept = Set(heads.filter { head in seen.insert(bare[head]).inserted && namesColumns(lines[head]) })
        for line in heads where !kept.contains(line) { lines[line] = "" }
        for line in feet { lines[line] = "" }
        let left = heads.filter { !kept.contains($0) && !namesColumns(bare[$0]) }.map { $0 + 1 }
        return (Array(lines.map { $0.replacing("\u{C}", with: "") }.joined(separator: "\n").utf8), left)
    }

    /// The lines with nothing but the number of a page, each one more than the last, with others between.
    private static func numbers(in lines: [String], beginsPage isPage: (Int) -> Bool) -> [Int] {
        var found: [(line: Int, number: Int)] = []
        for (line, text) in lines.enumerated() {
            guard let number = number(text), isFoot(line, lines, isPage) else { continue }
            if let last = found.last {
                let between = lines[(last.line + 1)..<line].count { !$0.isEmpty }
                guard number == last.number + 1, between >= fewestLinesOnPage else { return [] }
            }
            found.append((line, number))
        }
        return found.map(\.line)
    }

    /// Whether a line ends a page: empty lines stand around it, or a new page or a head that comes again right below.
    private static func isFoot(_ line: Int, _ lines: [String], _ isPage: (Int) -> Bool) -> Bool {
        guard let next = lines[safe: line + 1], line + 2 < lines.count else { return true }
        let isApart = lines[safe: line - 1]?.isEmpty != false
        return isApart && next.isEmpty || isPage(line + 1)
    }

    /// The number of a page: `57`, `- 57 -`, `p. 57`, `57 / 80`, `Page 57 of 80`, `57쪽`.
    private static func number(_ line: String) -> Int? {
        guard line.utf8.count < 24, let digit = line.firstIndex(where: \.isFigure) else { return nil }
        let words = line.lowercased().split { !$0.isLetter }.map(String.init)
        guard words.allSatisfy({ ["p", "page", "of", "쪽", "페이지", "seite", "von", "頁", "页"].contains($0) }),
            line.allSatisfy({ $0.isFigure || $0.isLetter || " -–—./|[]".contains($0) })
        else { return nil }
        return Int(line[digit...].prefix(while: \.isFigure))
    }

    private static func namesColumns(_ line: String) -> Bool {
        let cells = line.replacing("\t", with: "  ").split(separator: "  ").map { Text.cleaned(String($0)) }.filter {
            !$0.isEmpty
        }
        return cells.count > 1 && ColumnMap(header: cells) != nil
    }
}
