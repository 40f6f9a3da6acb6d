/// Writes JSON in the order it is told, with no white space but the line breaks asked for.
package struct JSONWriter {
    /// What has been written.
    package private(set) var bytes: [UInt8] = []
    private var owesComma = false

    /// A writer that has written nothing.
    package init() {}

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
        for byte in text.utf8 {
            switch byte {
            case 0x80..<0xA0 where bytes.last == 0xC2:
                // U+0080 to U+009F drive terminals as well.
                bytes.removeLast()
                escape(byte)
            case 0x22: bytes.append(contentsOf: [0x5C, 0x22])
            case 0x5C: bytes.append(contentsOf: [0x5C, 0x5C])
            case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
            case 0..<0x20, 0x7F:
                escape(byte)
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }

    private mutating func escape(_ byte: UInt8) {
        let digits = Array("0123456789abcdef".utf8)
        bytes += [0x5C, 0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
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
