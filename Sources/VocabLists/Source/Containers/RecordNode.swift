import VocabCore

/// A value with others inside it, as JSON has them.
enum RecordNode {
    case text(String)
    case array([RecordNode])
    case object([Member])

    /// A value under a name.
    struct Member {
        let name: String
        let value: RecordNode
    }

    /// The text of a value, or of the values of a list one after the other; nil for others.
    var text: String? {
        switch self {
        case .text(let text): return text
        case .array(let elements):
            var texts: [String] = []
            for case .text(let text) in elements { texts.append(text) }
            return texts.count == elements.count ? texts.filter { !$0.isEmpty }.joined(separator: "; ") : nil
        case .object: return nil
        }
    }

    /// Whether it is a single text.
    var isText: Bool { if case .text = self { true } else { false } }

    /// The elements of a list; none of others.
    var elements: [RecordNode] { if case .array(let elements) = self { elements } else { [] } }

    /// The members of an object; nil for others.
    var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}

extension RecordNode {
    /// Reads the value that comes next; `null` is an empty text.
    init(_ reader: inout JSONReader, _ bytes: [UInt8]) throws {
        let place = reader.offset
        switch place < bytes.count ? bytes[place] : 0 {
        case UInt8(ascii: "{"):
            var members: [Member] = []
            try reader.object { name, reader in members.append(Member(name: name, value: try RecordNode(&reader, bytes))) }
            self = .object(members)
        case UInt8(ascii: "["):
            var elements: [RecordNode] = []
            try reader.array { elements.append(try RecordNode(&$0, bytes)) }
            self = .array(elements)
        case UInt8(ascii: "\""): self = .text(try reader.string())
        default:
            let raw = try reader.rawValue()
            self = .text(raw == "null" ? "" : raw)
        }
    }
}
