import VocabCore

/// What stands in one entry of a StarDict dictionary, its markup taken away.
struct StarDictEntry {
    /// The pronunciation; empty where it has none.
    private(set) var pronunciation = ""
    /// The text, with line breaks where the markup breaks lines.
    private(set) var text = ""

    /// Reads the fields of an entry. With `kinds` those are their kinds, and the last has no end mark; else each begins with its kind.
    ///
    /// A field of a kind in lower case ends with a NUL, one in upper case begins with its size.
    init(_ bytes: [UInt8], kinds: [UInt8]) {
        var rest = bytes[...]
        if kinds.isEmpty {
            while let kind = rest.popFirst(), let field = Self.takeField(kind, from: &rest) { add(field, kind) }
        } else {
            for kind in kinds.dropLast() {
                guard let field = Self.takeField(kind, from: &rest) else { return }
                add(field, kind)
            }
            if let last = kinds.last { add(rest, last) }
        }
    }

    private static func takeField(_ kind: UInt8, from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        if (0x41...0x5A).contains(kind) {
            guard rest.count >= 4 else { return nil }
            let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(4)
            defer { rest = rest.dropFirst(size) }
            return rest.prefix(size)
        }
        let field = rest.prefix { $0 != 0 }
        rest = rest.dropFirst(field.count + 1)
        return field
    }

    private mutating func add(_ field: ArraySlice<UInt8>, _ kind: UInt8) {
        let content = String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
        switch kind {
        case UInt8(ascii: "t"), UInt8(ascii: "y"): pronunciation = Text.cleanedLine(content)
        case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "w"): append(content)
        case UInt8(ascii: "g"), UInt8(ascii: "x"), UInt8(ascii: "h"), UInt8(ascii: "k"): append(Markup.text(content))
        // Pictures, sounds and lists of files.
        default: break
        }
    }

    private mutating func append(_ more: String) { text += text.isEmpty ? more : "\n" + more }
}
