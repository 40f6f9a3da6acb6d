import VocabCore

/// Notes with a word and its meaning on top of each paragraph, or in the heading of each part, and lines below that say more of it:
/// `### 飲む（のむ） — 마시다` above `- ます형: 飲みます`.
enum ParagraphHeads {
    private static let signs = [" – ", " — ", " - ", ": ", " = ", " : ", "：", "＝", " → "]
    private static let fewest = 4

    /// The text with each word on its line, a TAB between it and its meaning, and in a third cell what is said below; nil where not nearly
    /// all paragraphs with several lines begin so, or what parts the heads parts other lines as well.
    static func lined(_ text: ListText) -> LinedText? {
        let text = text.withComments
        guard text.isFree, !text.isLong,
            !text.lines.contains(where: { $0.contains("\t") || $0.first == "|" || $0.hasPrefix("```") })
        else { return nil }
        for paragraphs in [headed(text.lines), parted(text.lines)].compactMap(\.self) {
            if let rows = rows(paragraphs, text) { return rows.lined }
        }
        return nil
    }

    /// The lines of one word: that with both sides, and those below.
    private struct Paragraph {
        let head: Int
        let title: Substring
        let below: [Int]
    }

    /// The parts below headings, of the level that has most of them; nil where these are few.
    private static func headed(_ lines: [Substring]) -> [Paragraph]? {
        let levels = ["# ", "## ", "### ", "#### ", "##### "].map { mark in
            (mark, lines.indices.filter { lines[$0].hasPrefix(mark) })
        }
        guard let (mark, heads) = levels.max(by: { $0.1.count < $1.1.count }), heads.count >= fewest else { return nil }
        return heads.map { head in
            let rest = lines[(head + 1)...].prefix { !$0.hasPrefix("#") }
            return Paragraph(
                head: head, title: lines[head].dropFirst(mark.count), below: rest.indices.filter { !lines[$0].isEmpty })
        }
    }

    /// The paragraphs between empty lines.
    private static func parted(_ lines: [Substring]) -> [Paragraph]? {
        let filled = lines.map { Text.isBlank(String($0)) || $0.first == "#" ? "" : $0 }
        let paragraphs = filled.split(separator: "")
        guard paragraphs.count >= fewest else { return nil }
        return paragraphs.map { Paragraph(head: $0.startIndex, title: $0[$0.startIndex], below: Array($0.indices.dropFirst())) }
    }

    private static func rows(_ paragraphs: [Paragraph], _ text: ListText) -> LinedRows? {
        let full = paragraphs.filter { !$0.below.isEmpty }
        guard full.count >= fewest, full.count * 3 >= paragraphs.count else { return nil }
        let below = full.flatMap(\.below)
        let sign = signs.first { sign in full.count { sides($0.title, sign) != nil } * 10 >= full.count * 9 }
        guard let sign else { return nil }
        // Lines with the sign are words as well, and so are many below one: these are titles.
        let parted = below.count { sides(text.lines[$0], sign) != nil }
        let words = paragraphs.filter { sides($0.title, sign) != nil }
        let heads = words.compactMap { sides($0.title, sign)?[0] }
        guard parted * 5 <= below.count, !areWords(below.map { text.lines[$0] }), below.count <= 5 * full.count,
            Set(heads).count * 10 >= heads.count * 9,
            heads.allSatisfy({ $0.split(separator: " ").count < 6 }), !areTitles(heads)
        else { return nil }
        var rows = LinedRows(text)
        for word in words {
            let note = word.below.map { Text.cleanedLine(String(text.lines[$0].drop { "-*>• ".contains($0) })) }
            rows.put((sides(word.title, sign) ?? []) + [note.joined(separator: "\u{2028}")], on: word.head, with: word.below)
        }
        rows.name(["term", "meaning", "note"])
        return rows
    }

    /// Whether a fifth of the lines below hold two sides as words with meanings do, by any sign or by their scripts, or nearly all are as short as
    /// words: what comes again and again in front is a label.
    private static func areWords(_ lines: [Substring]) -> Bool {
        let bare = lines.map { $0.drop { "-*>• 0123456789.)".contains($0) } }
        let heads = bare.compactMap { line -> Substring? in
            let gap = (signs + [" -> ", ":", ",", "="]).lazy.compactMap { line.firstRange(of: $0)?.lowerBound }.min()
            let scripts = ScriptGap.first(in: Array(line.utf8)[...]).flatMap { String(line.utf8.prefix($0.lowerBound)) }
            return gap.map { line[..<$0] } ?? scripts.map { $0[...] }
        }
        let isLabelled = Set(heads).count * 2 <= heads.count
        let short = bare.count { $0.split(separator: " ").count < 3 && !$0.contains { ",:、（(".contains($0) } }
        return heads.count * 5 >= lines.count && !isLabelled && heads.count > 1 || short * 10 >= lines.count * 8
    }

    /// Whether most heads name units: `Day 1 - 동물`.
    private static func areTitles(_ heads: [String]) -> Bool {
        heads.count { UnitTitles.isUnit($0) || UnitTitles.beginsWithUnit($0) } * 2 > heads.count
    }

    private static func sides(_ line: Substring, _ sign: String) -> [String]? {
        guard let place = line.firstRange(of: sign), line.utf8.count < 400 else { return nil }
        let sides = [line[..<place.lowerBound], line[place.upperBound...]].map { Text.cleanedLine(String($0)) }
        return sides.allSatisfy { $0.contains(where: \.isLetter) } ? sides : nil
    }
}
