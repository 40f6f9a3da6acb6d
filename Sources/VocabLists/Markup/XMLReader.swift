import VocabCore

/// Reads XML, and HTML as people write it, piece by piece and from front to back once.
///
/// Nothing is refused: what is no markup is text, and elements need not be closed. There are no entities of a document's own, so what
/// is read is never longer than the bytes. (Foundation's parser is another library, libxml2, which would cost every start of the program.)
struct XMLReader {
    /// A piece of a document.
    enum Piece {
        case start(Tag)
        case end(String)
        /// Text with its entities as characters.
        case text(String)
    }

    /// The start of an element.
    struct Tag {
        /// Its name without a prefix; in HTML in lower case.
        let name: String
        /// Whether it is its own end.
        let isEmpty: Bool
        fileprivate let bytes: ArraySlice<UInt8>

        /// The value of an attribute, named without a prefix; nil where it is not there.
        subscript(name: String) -> String? {
            var rest = bytes.drop { !XMLReader.isSpace($0) }
            while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
                let found = rest[..<equals].reversed().drop(while: XMLReader.isSpace)
                    .prefix { !XMLReader.isSpace($0) && $0 != UInt8(ascii: ":") }.reversed()
                rest = rest[(equals + 1)...].drop(while: XMLReader.isSpace)
                guard let quote = rest.first else { return nil }
                let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
                let value = isQuoted ? rest.dropFirst().prefix { $0 != quote } : rest.prefix { !XMLReader.isSpace($0) }
                if found.elementsEqual(name.utf8) { return XMLReader.text(value) }
                rest = rest[value.endIndex...].dropFirst(isQuoted ? 1 : 0)
            }
            return nil
        }
    }

    private let bytes: [UInt8]
    private let isHTML: Bool
    private var position = 0
    /// Where the last sign stands that may end a tag: what begins further on is text.
    private let lastEnd: Int
    /// Whether a quote in a tag was found never to end: from then on the first `>` ends a tag, or each would be looked for to the end.
    private var ignoresQuotes = false
    /// The element of HTML that was opened last, where all up to its end is text, whatever it looks like: `if (a<b)`.
    private var rawElement: String?
    /// The name of the outermost element.
    private var root: String?
    /// Whether the outermost element has ended: what was cut off ends before it does.
    private(set) var isComplete = false

    /// The pieces of a document in UTF-8.
    init(_ bytes: [UInt8], isHTML: Bool = false) {
        self.bytes = bytes
        self.isHTML = isHTML
        lastEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? 0
    }

    /// The pieces of a document as it lies in a file, in UTF-8 or in what its mark or its declaration says.
    init(file bytes: [UInt8]) {
        self.init(XMLEncoding.decoded(bytes))
    }

    /// The next piece; nil at the end.
    mutating func next() -> Piece? {
        if let text = takeRawText() { return text }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<"), beginsMarkup(at: position + 1) else { return takeText() }
            switch bytes[position + 1] {
            case UInt8(ascii: "?"): skip(past: "?>")
            case UInt8(ascii: "!"):
                if begins("<!--") {
                    skip(past: "-->")
                } else if begins("<![CDATA[") {
                    return takeLiteral()
                } else {
                    skipDeclaration()
                }
            default: return takeTag()
            }
        }
        return nil
    }

    /// Passes over what is left of an element whose start was read last, with all elements in it; in HTML, where they may be left open,
    /// up to the next end of that name.
    mutating func skipElement(_ tag: Tag) {
        if tag.isEmpty { return }
        var depth = 1
        while depth > 0, let piece = next() {
            switch piece {
            case .start(let inner) where inner.name == tag.name && !inner.isEmpty && !isHTML: depth += 1
            case .end(tag.name): depth -= 1
            default: continue
            }
        }
    }

    /// All text up to the end of an element whose start was read last.
    mutating func text(of tag: Tag) -> String {
        if tag.isEmpty { return "" }
        var result = ""
        while let piece = next() {
            switch piece {
            case .text(let text): result += text
            case .end(tag.name): return result
            default: continue
            }
        }
        return result
    }

    private func beginsMarkup(at place: Int) -> Bool {
        guard place < lastEnd else { return false }
        switch bytes[place] {
        case UInt8(ascii: "!"), UInt8(ascii: "/"): return true
        case UInt8(ascii: "?"), UInt8(ascii: "_"), 0x80...: return !isHTML || begins("<?xml")
        default: return Self.isLetter(bytes[place])
        }
    }

    private func begins(_ start: String) -> Bool { bytes[position...].starts(with: start.utf8) }

    private mutating func takeText() -> Piece {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") || !beginsMarkup(at: position + 1) { position += 1 }
        return .text(Self.text(bytes[start..<position]))
    }

    /// What stands before the end of the raw element or of the document; nil for nothing.
    private mutating func takeRawText() -> Piece? {
        guard let name = rawElement else { return nil }
        rawElement = nil
        let (start, end) = (position, Array("</\(name)".utf8))
        func isEnd() -> Bool { bytes[position...].prefix(end.count).elementsEqual(end) { $0 | 0x20 == $1 } }
        while position < bytes.count, bytes[position] != end[0] || !isEnd() { position += 1 }
        return position > start ? .text(String(decoding: bytes[start..<position], as: UTF8.self)) : nil
    }

    private mutating func takeLiteral() -> Piece {
        let start = position + 9
        skip(past: "]]>")
        let end = position - 3 >= start && bytes[..<position].suffix(3).elementsEqual("]]>".utf8) ? position - 3 : position
        return .text(String(decoding: bytes[min(start, end)..<end], as: UTF8.self))
    }

    private mutating func takeTag() -> Piece {
        let isEnd = bytes[position + 1] == UInt8(ascii: "/")
        let start = position + (isEnd ? 2 : 1)
        let end = tagEnd(from: start)
        var content = bytes[start..<end]
        position = min(end + 1, bytes.count)
        let isEmpty = content.last == UInt8(ascii: "/")
        if isEmpty { content = content.dropLast() }
        let name = content.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "/") }
        let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
        let text = String(decoding: local, as: UTF8.self)
        let shown = isHTML ? text.lowercased() : text
        if root == nil, !isEnd { root = shown }
        if (isEnd || isEmpty) && shown == root { isComplete = true }
        if isHTML, !isEnd, !isEmpty, shown == "script" || shown == "style" { rawElement = shown }
        return isEnd ? .end(shown) : .start(Tag(name: shown, isEmpty: isEmpty, bytes: content))
    }

    /// Where the `>` stands that ends a tag; the end of the document where none does.
    private mutating func tagEnd(from start: Int) -> Int {
        if !ignoresQuotes {
            var quote: UInt8?
            for place in start..<bytes.count {
                let byte = bytes[place]
                if let open = quote {
                    if byte == open { quote = nil }
                } else if byte == UInt8(ascii: ">") {
                    return place
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = byte
                }
            }
            ignoresQuotes = true
        }
        return bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    }

    /// Passes over `<!DOCTYPE …>` with what it declares in brackets.
    private mutating func skipDeclaration() {
        var depth = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "]") { depth -= 1 }
            if byte == UInt8(ascii: ">"), depth <= 0 { return }
        }
    }

    /// Goes on behind the next `end`, or to the end of the document where there is none.
    private mutating func skip(past end: String) {
        let end = Array(end.utf8)
        while position < bytes.count {
            if bytes[position] == end[0], bytes[position...].starts(with: end) {
                position += end.count
                return
            }
            position += 1
        }
    }

    /// `bytes` as text, with characters in the place of entities.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result = ""
        var rest = bytes
        while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += String(decoding: rest[..<sign], as: UTF8.self)
            // No name is longer.
            let window = rest[(sign + 1)...].prefix(12)
            if let end = window.firstIndex(of: UInt8(ascii: ";")),
                let text = HTMLEntity.text(named: String(decoding: window[..<end], as: UTF8.self))
            {
                result += text
                rest = rest[(end + 1)...]
            } else {
                result += "&"
                rest = rest[(sign + 1)...]
            }
        }
        return result + String(decoding: rest, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
