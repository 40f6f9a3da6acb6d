import VocabCore

/// What stands around the rows of a text and is said of it: titles, what pages say of themselves, comments, what programs for notes add.
extension ListSource {
    /// The text with blank lines in the place of a title that is underlined as Markdown has it, and of what underlines it, `=====`; and
    /// its line, from 1.
    static func withoutTitle(_ text: [UInt8]) -> (text: [UInt8], left: [Int]) {
        var lines = text.prefix(1 << 12).split(maxSplits: 4, omittingEmptySubsequences: false) { $0 == 0x0A }
        // A line on top that only says that this is a list is no word of it.
        let top = String(decoding: lines[0].drop { [0xEF, 0xBB, 0xBF].contains($0) }, as: UTF8.self)
        let isApart = lines.count > 3 && lines[1].allSatisfy { $0 == 0x20 || $0 == 0x0D }
        if lines.count > 3, lines[0].count < 60, !top.contains("\t"),
            UnitTitles.namesList(Text.cleanedLine(top)) || isApart && UnitTitles.beginsWithUnit(Text.cleanedLine(top)),
            // What comes again heads pages.
            text[lines[0].endIndex...].firstRange(of: Array(Text.cleanedLine(top).utf8)) == nil
        {
            return (Array(text[lines[0].endIndex...]), [1])
        }
        let rule = lines.indices.dropFirst().dropLast().first { index in
            let signs = lines[index].last == 0x0D ? lines[index].dropLast() : lines[index]
            return signs.count > 2 && signs.allSatisfy { $0 == UInt8(ascii: "=") }
        }
        guard let rule, rule < 3, !lines[rule - 1].contains(0x09) else { return (text, []) }
        let length = lines[rule].endIndex
        (lines[rule - 1], lines[rule]) = ([], [])
        return (Array(lines[...rule].joined(separator: [0x0A])) + text[length...], [rule])
    }

    /// What pages say of themselves.
    private static let pageNames: Set<String> = [
        "title", "layout", "date", "tags", "author", "authors", "description", "aliases", "categories", "category", "lang",
        "language",
        "created", "updated", "modified", "id", "slug", "permalink", "draft", "toc", "hide", "cssclass", "publish", "published",
        "started",
        "deck", "comments", "header", "cover", "keywords", "weight", "type", "status", "summary", "excerpt", "image",
    ]

    /// The text with blank lines in the place of what pages say of themselves between `---` and `---` in front, and those lines, from 1.
    static func withoutFrontMatter(_ text: [UInt8]) -> (text: [UInt8], left: [Int]) {
        guard text.starts(with: "---".utf8) else { return (text, []) }
        let lines = text.prefix(1 << 13).split(maxSplits: 80, omittingEmptySubsequences: false) { $0 == 0x0A }
        func isRule(_ line: ArraySlice<UInt8>) -> Bool { line.filter { $0 != 0x0D && $0 != 0x20 }.elementsEqual("---".utf8) }
        guard isRule(lines[0]), let end = lines.indices.dropFirst().first(where: { isRule(lines[$0]) }), end > 1,
            lines[1..<end].allSatisfy({ line in
                if line.isEmpty || line == [0x0D] || " -#\t".utf8.contains(line[line.startIndex]) { return true }
                let name = line.prefix { $0 != UInt8(ascii: ":") }
                return name.count < line.count && pageNames.contains(String(decoding: name, as: UTF8.self).lowercased())
            })
        else { return (text, []) }
        let length = lines[end].endIndex
        return (text[..<length].filter { $0 == 0x0A } + text[length...], (1..<end).filter { !lines[$0].isEmpty }.map { $0 + 1 })
    }

    /// The text without what a program for notes says of it below an empty line at its end: `id: 3b9f…`, `parent_id: …`, `created_time: …`.
    static func withoutTrailer(_ text: [UInt8]) -> [UInt8] {
        guard let place = text.suffix(1 << 13).firstRange(of: Array("\n\nid: ".utf8))?.lowerBound else { return text }
        let lines = text[(place + 2)...].split(separator: 0x0A)
        let areNames = lines.allSatisfy { line in
            let name = line.prefix { $0 != UInt8(ascii: ":") }
            return name.count < line.count && name.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") }
        }
        return lines.count > 4 && areNames ? Array(text[..<(place + 1)]) : text
    }

    /// The text without what HTML hides, as programs write it behind cards: `<!--SR:!2023-10-01,3,230-->`.
    static func withoutComments(_ text: [UInt8]) -> [UInt8] {
        let (open, close) = (Array("<!--".utf8), Array("-->".utf8))
        guard text.count < 1 << 21, text.firstRange(of: open) != nil else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var rest = text[...]
        while let start = rest.firstRange(of: open) {
            let line = rest[start.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }
            result += rest[..<start.lowerBound]
            guard let end = line.firstRange(of: close), line[end.upperBound...].allSatisfy({ $0 == 0x20 }) else {
                result += rest[start.lowerBound..<line.endIndex]
                rest = rest[line.endIndex...]
                continue
            }
            while result.last == 0x20 || result.last == 0x09 { result.removeLast() }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
