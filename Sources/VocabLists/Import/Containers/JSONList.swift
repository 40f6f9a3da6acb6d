import VocabCore

/// Lists in JSON: arrays of objects, of pairs, a map from terms to meanings, or one object a line; nested ones are found.
enum JSONList {
    /// The table that is in `bytes`; nil when they are no JSON.
    ///
    /// - Throws: `WordListError.notText(.json)` when there is no list in it, or it is broken.
    static func table(_ bytes: [UInt8]) throws(WordListError) -> ListTable? {
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard let start = body.firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return nil }
        let head = body[start...].prefix(4_096).filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(2)
        guard head.starts(with: Array("{\"".utf8)) || head.starts(with: Array("[{".utf8)) || head.starts(with: Array("[[".utf8))
        else { return nil }
        guard let root = JSONNode(body) ?? lines(body) else { throw .notText(.json) }
        var groups = RecordGroups()
        groups.collect(root, path: "")
        guard let table = groups.largest else { throw .notText(.json) }
        return table
    }

    /// One object or array in each line.
    private static func lines(_ bytes: [UInt8]) -> JSONNode? {
        var nodes: [JSONNode] = []
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where line.contains(where: { $0 != 0x20 }) {
            guard let node = JSONNode(Array(line)) else { return nil }
            nodes.append(node)
        }
        return nodes.isEmpty ? nil : .array(nodes)
    }
}

/// A value of JSON.
private enum JSONNode {
    case text(String)
    case array([JSONNode])
    case object([(name: String, value: JSONNode)])

    /// Reads a whole text; nil when it is broken.
    init?(_ bytes: [UInt8]) {
        var reader = JSONReader(bytes)
        guard let node = try? Self.node(&reader, bytes), (try? reader.end()) != nil else { return nil }
        self = node
    }

    private static func node(_ reader: inout JSONReader, _ bytes: [UInt8]) throws -> JSONNode {
        let place = reader.offset
        switch place < bytes.count ? bytes[place] : 0 {
        case UInt8(ascii: "{"):
            var members: [(name: String, value: JSONNode)] = []
            try reader.object { name, reader in members.append((name, try node(&reader, bytes))) }
            return .object(members)
        case UInt8(ascii: "["):
            var elements: [JSONNode] = []
            try reader.array { elements.append(try node(&$0, bytes)) }
            return .array(elements)
        case UInt8(ascii: "\""): return .text(try reader.string())
        default:
            let raw = try reader.rawValue()
            return .text(raw == "null" ? "" : raw)
        }
    }

    /// The text of a value, or of the values of a list one after the other; nil for others.
    var text: String? {
        switch self {
        case .text(let text): return text
        case .array(let elements):
            let texts = elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
            return texts.count == elements.count && !texts.isEmpty ? texts.filter { !$0.isEmpty }.joined(separator: "; ") : nil
        case .object: return nil
        }
    }
}

/// The rows that were found in a JSON text, by where they stand in it.
private struct RecordGroups {
    private var records: [String: [[(name: String, text: String)]]] = [:]
    private var rows: [String: [[String]]] = [:]

    private static let mostColumns = 64

    /// Finds rows in `node`. The path tells arrays and objects apart, not the names in it: nouns and verbs are one list.
    mutating func collect(_ node: JSONNode, path: String) {
        switch node {
        case .text: return
        case .array(let elements):
            for element in elements {
                switch element {
                case .object(let members):
                    take(members, path + "[]")
                    for member in members { collect(member.value, path: path + "[]{}") }
                    continue
                case .array(let cells):
                    let texts = cells.compactMap(\.text)
                    if texts.count == cells.count, texts.count > 1 { rows[path + "[]", default: []].append(texts) }
                case .text: break
                }
                collect(element, path: path + "[]")
            }
        case .object(let members):
            let texts = members.compactMap { member in member.value.text.map { [member.name, $0] } }
            // Names of fields make an object one row; other names are terms.
            if texts.count > 2, texts.count == members.count, !members.contains(where: { ColumnName($0.name)?.field == .term }) {
                rows[path + "{}", default: []] += texts
            }
            let objects = members.compactMap { member -> (String, [(name: String, value: JSONNode)])? in
                if case .object(let inner) = member.value { (member.name, inner) } else { nil }
            }
            if objects.count > 2, objects.count == members.count {
                for (name, inner) in objects { take([(name: "term", value: .text(name))] + inner, path + "{}") }
            }
            for member in members { collect(member.value, path: path + "{}") }
        }
    }

    /// Takes an object as a row; what its lists of objects say is joined under their names.
    private mutating func take(_ members: [(name: String, value: JSONNode)], _ path: String) {
        var record: [(name: String, text: String)] = []
        func add(_ name: String, _ text: String) {
            if let known = record.firstIndex(where: { $0.name == name }) {
                if !text.isEmpty { record[known].text += (record[known].text.isEmpty ? "" : "; ") + text }
            } else if record.count < Self.mostColumns {
                record.append((name, text))
            }
        }
        let own = members.compactMap { member in member.value.text.map { (member.name, $0) } }
        for (name, text) in own { add(name, text) }
        let ownNames = Set(own.map(\.0))
        for member in members {
            let inner: [JSONNode] = if case .array(let elements) = member.value { elements } else { [member.value] }
            for case .object(let fields) in inner {
                for field in fields where !ownNames.contains(field.name) {
                    if let text = field.value.text { add(field.name, text) }
                }
            }
        }
        if !record.isEmpty { records[path, default: []].append(record) }
    }

    /// The table of the most rows; of as many rows that which stands nearest to the top.
    var largest: ListTable? {
        let sizes = records.map { ($0.key, $0.value.count, true) } + rows.map { ($0.key, $0.value.count, false) }
        guard let best = sizes.min(by: { ($1.1, $0.0.count, $0.0) < ($0.1, $1.0.count, $1.0) }) else { return nil }
        if !best.2 { return rows[best.0].map { ListTable(rows: $0, hasHeader: best.0.hasSuffix("{}") ? false : nil) } }
        guard let found = records[best.0] else { return nil }
        var names: [String] = []
        for record in found.prefix(1_000) { for cell in record where !names.contains(cell.name) { names.append(cell.name) } }
        guard names.count > 1 else { return nil }
        let table = found.map { record in names.map { name in record.first { $0.name == name }?.text ?? "" } }
        return ListTable(rows: [names.map(Self.heading)] + table, hasHeader: true)
    }

    /// `exampleSentence` as `example Sentence`.
    private static func heading(_ name: String) -> String {
        var result = ""
        var wasSmall = false
        for letter in name {
            if letter.isUppercase, wasSmall { result.append(" ") }
            result.append(letter)
            wasSmall = letter.isLowercase
        }
        return result
    }
}
