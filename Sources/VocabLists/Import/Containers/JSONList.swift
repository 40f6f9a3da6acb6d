import VocabCore

/// Lists in JSON: arrays of objects, of pairs, a map from terms to meanings, or one object a line; nested ones are found.
enum JSONList {
    /// The table that is in `bytes`; nil when they are no JSON.
    ///
    /// - Throws: `WordListError.notText` when there is no list in it, or it is broken.
    static func table(_ bytes: [UInt8]) throws(WordListError) -> ListTable? {
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard let start = body.firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return nil }
        let head = body[start...].prefix(4_096).filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(2)
        // `[[words]]` heads a table of TOML.
        let third = body[start...].prefix(4_096).lazy.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.dropFirst(2).first
        let isTable = head.starts(with: "[[".utf8) && third.map { (0x61...0x7A).contains($0 | 0x20) } == true
        guard !isTable, ["{\"", "[{", "[[", "[\""].contains(where: { head.starts(with: $0.utf8) }) else {
            return nil
        }
        guard let root = RecordNode(body) ?? lines(body) ?? loose(body) ?? WholeElements.node(body) else {
            throw .notText(RecordNode.isCutOff(body) ? .broken : .json)
        }
        let found = Self.groups(of: root)
        if case .array(let elements) = root, elements.count > 2, elements.allSatisfy(\.isText) {
            guard let table = table(ofLines: elements.compactMap(\.text)) else { throw .noMeanings }
            return table
        }
        guard let table = found.largest(in: .json) else { throw .notText(.json) }
        return table
    }

    /// The table in a text that is JSON but for its quotes and commas, and for what stands before and behind it.
    static func looseTable(_ bytes: [UInt8]) -> ListTable? {
        // One pair in a long text is no list: `tags = ["a", "b"]`.
        loose(bytes).flatMap { groups(of: $0).largest(in: .json, joinsLists: true) }.flatMap {
            $0.wordCount > 1 || bytes.count < 200 ? $0 : nil
        }
    }

    /// Texts with a sign between word and meaning: `["apple - 사과", …]`.
    private static func table(ofLines lines: [String]) -> ListTable? {
        let plain = Array(lines.map(Text.cleanedLine).joined(separator: "\n").utf8)
        let text = SpacedLines.tabbed(ListText(plain, said: nil))?.bytes ?? plain
        guard Delimiter.separatesEvenly(text, from: 0) else { return nil }
        let rows = CSVReader(text, delimiter: Delimiter(of: text)).compactMap { try? $0.cells.get() }
        return ListTable(rows: rows, hasHeader: nil, container: .json)
    }

    private static func groups(of root: RecordNode) -> RecordGroups {
        var groups = RecordGroups()
        groups.collect(root, path: "")
        return groups
    }

    /// A text that is JSON but for its quotes and commas.
    private static func loose(_ bytes: [UInt8]) -> RecordNode? { LooseJSON.strict(bytes).flatMap(RecordNode.init) }

    /// One object or array in each line.
    private static func lines(_ bytes: [UInt8]) -> RecordNode? {
        var nodes: [RecordNode] = []
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where line.contains(where: { $0 != 0x20 }) {
            guard let node = RecordNode(Array(line)) else { return nil }
            nodes.append(node)
        }
        return nodes.isEmpty ? nil : .array(nodes)
    }
}

extension RecordNode {
    /// Reads a whole text; nil when it is broken.
    init?(_ bytes: [UInt8]) {
        var reader = JSONReader(bytes)
        guard let node = try? Self.node(&reader, bytes), (try? reader.end()) != nil else { return nil }
        self = node
    }

    /// Whether a text that is broken is so for the lack of its end.
    static func isCutOff(_ bytes: [UInt8]) -> Bool {
        let end = (bytes.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? -1) + 1
        var reader = JSONReader(Array(bytes[..<end]))
        do {
            _ = try node(&reader, bytes)
            return false
        } catch {
            guard let error = error as? JSONError else { return false }
            return error.problem == .unexpectedEnd || error.offset >= end
        }
    }

    fileprivate static func node(_ reader: inout JSONReader, _ bytes: [UInt8]) throws -> RecordNode {
        let place = reader.offset
        switch place < bytes.count ? bytes[place] : 0 {
        case UInt8(ascii: "{"):
            var members: [(name: String, value: RecordNode)] = []
            try reader.object { name, reader in members.append((name, try node(&reader, bytes))) }
            return .object(members)
        case UInt8(ascii: "["):
            var elements: [RecordNode] = []
            try reader.array { elements.append(try node(&$0, bytes)) }
            return .array(elements)
        case UInt8(ascii: "\""): return .text(try reader.string())
        default:
            let raw = try reader.rawValue()
            return .text(raw == "null" ? "" : raw)
        }
    }
}
