import VocabCore

/// Lists in JSON between the fences of notes in Markdown, a list for each day perhaps.
enum FencedJSON {
    private static let longest = 1 << 22
    private static let fence = Array("```".utf8)

    /// The table of all of them; nil where a text has none, more of it is something else, or words stand around them.
    static func table(_ bytes: [UInt8]) -> ListTable? {
        guard bytes.count < longest, let (blocks, others) = blocks(of: bytes), !blocks.isEmpty,
            blocks.reduce(0, { $0 + $1.count }) * 2 > bytes.count, !others.contains(where: { EntryLines.sides(of: $0) != nil })
        else { return nil }
        var groups = RecordGroups()
        for block in blocks {
            guard let node = RecordNode(block) ?? LooseJSON.strict(block).flatMap(RecordNode.init) else { return nil }
            groups.collect(node, path: "")
        }
        guard let table = groups.largest(in: .json), table.wordCount > 1 else { return nil }
        let isNamed = table.hasHeader == true && ColumnMap(header: table.rows[0]) != nil
        return isNamed || Set(RecordGroups.scripts(of: table.rows)).count > 1 ? table : nil
    }

    /// What stands between fences, and the lines around them; nil where one of them does not close, or holds no JSON.
    private static func blocks(of bytes: [UInt8]) -> (inside: [[UInt8]], others: [String])? {
        var blocks: [[UInt8]] = []
        var others: [UInt8] = []
        var rest = bytes[...]
        while let open = rest.firstRange(of: fence) {
            let head = rest[open.upperBound...].prefix { $0 != 0x0A }
            guard let close = rest[head.endIndex...].firstRange(of: fence) else { return nil }
            let block = rest[head.endIndex..<close.lowerBound]
            guard block.first(where: { $0 > 0x20 }).map({ "{[".utf8.contains($0) }) == true else { return nil }
            blocks.append(Array(block))
            others += rest[..<open.lowerBound]
            rest = rest[close.upperBound...]
        }
        return (blocks, (others + rest).split(separator: 0x0A).map { Text.cleanedLine(String(decoding: $0, as: UTF8.self)) })
    }
}
