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
    /// An element that was never closed, whose end comes next.
    private var owedEnd: String?
    /// What was found to come no more, so that it is looked for once: signs that end something, and ends of elements.
    private var missing: Set<String> = []

    /// The elements that hold text alone, by the HTML standard, section 13.2.6; in the second ones entities are characters.
    private static let rawElements: Set = ["script", "style", "xmp", "iframe", "noembed", "noframes"]
    private static let rawElementsWithEntities: Set = ["title", "textarea"]
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
        if let name = owedEnd {
            owedEnd = nil
            return .end(name)
        }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<"), beginsMarkup(at: position + 1) else { return takeText() }
            switch bytes[position + 1] {
            case UInt8(ascii: "?"): position = end(of: "?>", from: position) ?? bareEnd()
            case UInt8(ascii: "!"):
                if begins("<!--") {
                    skipComment()
                } else if begins("<![CDATA["), let end = end(of: "]]>", from: position + 9) {
                    defer { position = end }
                    return .text(String(decoding: bytes[(position + 9)..<(end - 3)], as: UTF8.self))
                } else {
                    skipDeclaration()
                }
            default: return takeTag()
            }
        }
        return nil
    }

    /// Passes over what is left of an element whose start was read last, with all elements in it.
    ///
    /// In HTML elements may be left open: it ends at the next end of that name, or in front of a start or an end of `borders`; where it
    /// never does, nothing is passed over.
    mutating func skipElement(_ tag: Tag, endingAt borders: Set<String> = []) {
        if tag.isEmpty || missing.contains(tag.name) { return }
        var ahead = self
        var depth = 1
        while depth > 0 {
            let place = ahead.position
            guard let piece = ahead.next() else {
                if isHTML { missing.insert(tag.name) } else { self = ahead }
                return
            }
            switch piece {
            case .end(tag.name): depth -= 1
            case .start(let inner) where inner.name == tag.name && !inner.isEmpty && !isHTML: depth += 1
            case .start(let other) where borders.contains(other.name): (depth, ahead.rawElement, ahead.position) = (0, nil, place)
            case .end(let name) where borders.contains(name): (depth, ahead.position) = (0, place)
            default: continue
            }
        }
        self = ahead
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

    /// What stands before the end of the raw element; nil for nothing. One that is never closed ends where the next tag begins, so that
    /// it does not hide the rest of the page.
    private mutating func takeRawText() -> Piece? {
        guard let name = rawElement else { return nil }
        rawElement = nil
        let start = position
        if let end = rawEnd(of: name) {
            position = end
        } else {
            owedEnd = name
            while position < bytes.count, bytes[position] != UInt8(ascii: "<") || !beginsMarkup(at: position + 1) {
                position += 1
            }
        }
        guard position > start else { return nil }
        let text = bytes[start..<position]
        return .text(Self.rawElements.contains(name) ? String(decoding: text, as: UTF8.self) : Self.text(text))
    }

    /// Where the end of a raw element begins; nil where there is none any more.
    private mutating func rawEnd(of name: String) -> Int? {
        let (end, key) = (Array("</\(name)".utf8), "</" + name)
        if missing.contains(key) { return nil }
        var place = position
        while place + end.count < bytes.count {
            if bytes[place] == end[0], bytes[place...].prefix(end.count).elementsEqual(end, by: { $0 | 0x20 == $1 }),
                Self.isSpace(bytes[place + end.count]) || "/>".utf8.contains(bytes[place + end.count])
            {
                return place
            }
            place += 1
        }
        missing.insert(key)
        return nil
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
        if isHTML, !isEnd, !isEmpty, Self.rawElements.contains(shown) || Self.rawElementsWithEntities.contains(shown) {
            rawElement = shown
        }
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
        if !missing.contains("]") {
            for place in position..<bytes.count {
                if bytes[place] == UInt8(ascii: "[") { depth += 1 }
                if bytes[place] == UInt8(ascii: "]") { depth -= 1 }
                if bytes[place] == UInt8(ascii: ">"), depth <= 0 {
                    position = place + 1
                    return
                }
            }
            missing.insert("]")
        }
        position = bareEnd()
    }

    /// Passes over a comment, which ends at `-->` or `--!>`, and at once where it is `<!-->` or `<!--->`.
    private mutating func skipComment() {
        if isHTML, begins("<!-->") || begins("<!--->") { return position = bareEnd() }
        let ends = (isHTML ? ["-->", "--!>"] : ["-->"]).compactMap { end(of: $0, from: position + 4) }
        position = ends.min() ?? bareEnd()
    }

    /// Behind the next `>`, or the end of the document where there is none: there ends what is never closed.
    private func bareEnd() -> Int { bytes[position...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count }

    /// Behind the next `sign`; nil where there is none any more.
    private mutating func end(of sign: String, from start: Int) -> Int? {
        if missing.contains(sign) { return nil }
        if start < bytes.count, let range = bytes[start...].firstRange(of: Array(sign.utf8)) { return range.upperBound }
        missing.insert(sign)
        return nil
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
