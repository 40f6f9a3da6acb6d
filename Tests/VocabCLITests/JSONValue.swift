import VocabCore

/// A JSON text read back with the program's own reader.
enum JSONValue: Equatable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case other(String)

    /// Reads one JSON text, which must be whole.
    init(_ text: String) throws {
        var reader = JSONReader(Array(text.utf8))
        self = try Self.read(&reader, Array(text.utf8))
        try reader.end()
    }

    private static func read(_ reader: inout JSONReader, _ bytes: [UInt8]) throws -> JSONValue {
        let offset = reader.offset
        switch offset < bytes.count ? bytes[offset] : 0 {
        case UInt8(ascii: "{"):
            var members: [String: JSONValue] = [:]
            try reader.object { name, reader in members[name] = try read(&reader, bytes) }
            return .object(members)
        case UInt8(ascii: "["):
            var elements: [JSONValue] = []
            try reader.array { elements.append(try read(&$0, bytes)) }
            return .array(elements)
        case UInt8(ascii: "\""): return .string(try reader.string())
        default: return .other(try reader.rawValue())
        }
    }

    /// A member; nothing where there is none.
    subscript(name: String) -> JSONValue {
        if case .object(let members) = self { members[name] ?? .other("") } else { .other("") }
    }

    /// An element; nothing where there is none.
    subscript(index: Int) -> JSONValue {
        array.indices.contains(index) ? array[index] : .other("")
    }

    var array: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
    var string: String { if case .string(let text) = self { text } else { "" } }
    /// A number, `true` or `false` as it stands.
    var raw: String { if case .other(let text) = self { text } else { "" } }
    var names: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
}
