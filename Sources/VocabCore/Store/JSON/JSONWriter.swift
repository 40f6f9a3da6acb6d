/// Writes JSON in the order it is told, with no white space but the line breaks asked for.
package struct JSONWriter {
    /// What has been written.
    package private(set) var bytes: [UInt8] = []
    private var owesComma = false
    private var lastMoment: (moment: Timestamp, text: String)?

    /// A writer that has written nothing.
    package init() {}

    /// Makes room for so many bytes, so that what is written need not be moved while it grows.
    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
    }

    /// Writes an object whose members `body` writes.
    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        open(0x7B)
        body(&self)
        close(0x7D)
    }

    /// Writes an array with one element for each of `elements`.
    package mutating func array<Element>(_ elements: some Sequence<Element>, _ body: (Element, inout JSONWriter) -> Void) {
        open(0x5B)
        for element in elements { body(element, &self) }
        close(0x5D)
    }

    /// Writes an array with each element on a line of its own.
    package mutating func lines<Element>(_ elements: some Sequence<Element>, _ body: (Element, inout JSONWriter) -> Void) {
        open(0x5B)
        for element in elements {
            comma()
            owesComma = false
            lineBreak()
            body(element, &self)
        }
        lineBreak()
        close(0x5D)
    }

    /// Writes the name of a member; its value must follow.
    package mutating func name(_ name: String) {
        string(name)
        bytes.append(0x3A)
        owesComma = false
    }

    /// Writes a member.
    package mutating func member(_ name: String, _ value: String) {
        self.name(name)
        string(value)
    }

    /// Writes a member.
    package mutating func member(_ name: String, _ value: Int) {
        self.name(name)
        raw(String(value))
    }

    /// Writes a member; the shortest text that reads as the same number, 0 for what is no number.
    package mutating func member(_ name: String, _ value: Double) {
        self.name(name)
        raw(value.isFinite ? String(value) : "0")
    }

    /// Writes a member.
    package mutating func member(_ name: String, _ value: Bool) {
        self.name(name)
        raw(value ? "true" : "false")
    }

    /// Writes a member.
    package mutating func member(_ name: String, _ values: [String]) {
        self.name(name)
        array(values) { $1.string($0) }
    }

    /// Writes a member.
    package mutating func member<Subject>(_ name: String, _ value: Identifier<Subject>) {
        self.name(name)
        comma()
        bytes.append(0x22)
        value.append(to: &bytes)
        bytes.append(0x22)
    }

    /// Writes a member. Many words of a list were made at the same moment, so the last one is not worked out again.
    package mutating func member(_ name: String, _ value: Timestamp) {
        if lastMoment?.moment != value { lastMoment = (value, value.description) }
        member(name, lastMoment?.text ?? "")
    }

    /// Writes a member, unless `value` is empty.
    package mutating func optionalMember(_ name: String, _ value: String) {
        if !value.isEmpty { member(name, value) }
    }

    /// Writes a member, unless `values` is empty.
    package mutating func optionalMember(_ name: String, _ values: [String]) {
        if !values.isEmpty { member(name, values) }
    }

    /// Writes members that were read as they stood.
    package mutating func members(_ members: [UnknownMember]) {
        for member in members {
            name(member.name)
            raw(member.json)
        }
    }

    /// Writes a line break between values.
    package mutating func lineBreak() { bytes.append(0x0A) }

    /// Writes `text`, which must be a JSON value, as it stands.
    package mutating func raw(_ text: String) {
        comma()
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes a string; only what JSON forbids is escaped, and the other control characters.
    package mutating func string(_ text: String) {
        comma()
        bytes.append(0x22)
        var text = text
        text.withUTF8 { append($0) }
        bytes.append(0x22)
    }

    /// Writes the inside of a string, whole runs at a time where nothing needs to be escaped.
    private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        // Hardly any text has something to escape.
        guard let first = text.firstIndex(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xC2 }) else {
            bytes.append(contentsOf: text)
            return
        }
        var written = 0
        for (index, byte) in text.enumerated().dropFirst(first) where index >= written {
            var length = 1
            let replacement: [UInt8]
            switch byte {
            case 0x22: replacement = [0x5C, 0x22]
            case 0x5C: replacement = [0x5C, 0x5C]
            case 0x0A: replacement = [0x5C, 0x6E]
            case 0..<0x20, 0x7F: replacement = Self.escape(byte)
            // U+0080 to U+009F drive terminals as well.
            case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0:
                replacement = Self.escape(text[index + 1])
                length = 2
            default: continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[written..<index]))
            bytes.append(contentsOf: replacement)
            written = index + length
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[written...]))
    }

    private static func escape(_ byte: UInt8) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return [0x5C, 0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    private mutating func comma() {
        if owesComma { bytes.append(0x2C) }
        owesComma = true
    }

    private mutating func open(_ bracket: UInt8) {
        comma()
        bytes.append(bracket)
        owesComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        owesComma = true
    }
}
