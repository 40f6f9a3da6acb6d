import VocabCore

/// Turns the HTML that Anki keeps in its fields into plain text, in one pass.
enum HTMLText {
    /// Whether `text` holds tags or entities that nobody writes in plain text.
    static func looksLikeHTML(_ text: String) -> Bool {
        text.utf8.contains(where: MarkupReader.begins)
            && [
                "<br", "<div", "<b>", "<i>", "<span", "<p>", "<ul", "<ol", "<li", "<img", "<ruby", "&nbsp;", "&amp;", "&quot;",
                "&lt;",
                "&gt;", "&apos;", "&#", "<em>", "<strong>", "<small>", "<sup>", "<sub>", "<font", "{{c1::", "[sound:",
            ].contains { text.contains($0) } || namesLetter(text)
    }

    /// Whether a letter is written by its name: `&aring;`.
    private static func namesLetter(_ text: String) -> Bool {
        var rest = text[...]
        while let sign = rest.firstIndex(of: "&") {
            rest = rest[rest.index(after: sign)...]
            let name = rest.prefix(9).prefix { $0.isASCII && $0.isLetter }
            if name.count > 2, rest[name.endIndex...].first == ";", HTMLEntity.text(named: String(name))?.first?.isLetter == true
            {
                return true
            }
        }
        return false
    }

    /// Whether a line is tags of blocks and nothing else, such as `</div></details>`.
    static func isMarkup(_ line: Substring) -> Bool {
        guard line.first == "<", line.last == ">" else { return false }
        return line.dropFirst().dropLast().split(separator: "><").allSatisfy { tag in
            !tag.contains { "<>".contains($0) } && blocks.contains(String(tag.drop { $0 == "/" }.prefix { $0.isLetter }))
        }
    }

    private static let blocks: Set = ["details", "summary", "div", "br", "p", "hr", "table", "ul", "ol", "center"]

    /// The text without tags, sounds, pictures and cloze marks; line breaks and entities as the characters they stand for.
    static func plain(_ html: String) -> String {
        if !html.utf8.contains(where: MarkupReader.begins) { return html }
        var reader = MarkupReader(Array(html.unicodeScalars))
        var result = ""
        while let piece = reader.next() { result += piece }
        return result
    }
}

/// Reads HTML piece by piece: a run of text, or what stands for a piece of markup.
///
/// Signs, not characters: an accent behind `>` still leaves the tag closed.
private struct MarkupReader: IteratorProtocol {
    private let text: [Unicode.Scalar]
    private var index = 0
    /// Where the next end of each kind stands, as far as it was looked for: markup that never ends is searched for its end once.
    private var nextEnds: [String: Int] = [:]

    /// A longer piece of markup is none.
    private static let longest = 2_000

    init(_ text: [Unicode.Scalar]) {
        self.text = text
    }

    /// Whether markup begins with this byte.
    static func begins(_ byte: UInt8) -> Bool { byte == 0x3C || byte == 0x26 || byte == 0x7B || byte == 0x5B }

    mutating func next() -> String? {
        guard index < text.count else { return nil }
        switch text[index] {
        case "<": return tag()
        case "&": return entity()
        case "{": return cloze()
        case "[": return sound()
        default:
            let end = text[index...].firstIndex { $0.isASCII && Self.begins(UInt8($0.value)) } ?? text.endIndex
            defer { index = end }
            return string(index..<end)
        }
    }

    private func string(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(text[range]))
    }

    /// Takes one sign as it stands.
    private mutating func sign() -> String {
        index += 1
        return String(Character(text[index - 1]))
    }

    /// Where the next `end` stands, if that is near.
    private mutating func next(_ end: String) -> Int? {
        if nextEnds[end, default: -1] < index {
            nextEnds[end] = text[index...].firstRange(of: Array(end.unicodeScalars))?.lowerBound ?? text.endIndex
        }
        guard let place = nextEnds[end], place < min(text.endIndex, index + Self.longest) else { return nil }
        return place
    }

    private func begins(with start: String) -> Bool {
        text[index...].starts(with: start.unicodeScalars)
    }
}

extension MarkupReader {
    private mutating func tag() -> String {
        guard index + 1 < text.count, text[index + 1].properties.isAlphabetic || "/!".unicodeScalars.contains(text[index + 1]),
            let end = next(">")
        else { return sign() }
        let isClosing = text[index + 1] == "/"
        let letters = text[(index + 1)..<end].drop { $0 == "/" }.prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        let name = String(String.UnicodeScalarView(letters)).lowercased()
        if ["rt", "rp", "style", "script"].contains(name), !isClosing {
            index = hiddenEnd(name, end)
            return ""
        }
        index = end + 1
        let breaks = ["br", "div", "p", "li", "tr", "ul", "ol", "h1", "h2", "h3", "hr"]
        return breaks.contains(name) ? "\n" : name == "td" ? " " : ""
    }

    /// The end of an element that is not to be read with the text: readings above characters, styles, scripts.
    private func hiddenEnd(_ name: String, _ tagEnd: Int) -> Int {
        let closing = Array("</\(name)>".unicodeScalars)
        let window = text[tagEnd...].prefix(Self.longest)
        return window.firstRange(of: closing)?.upperBound ?? tagEnd + 1
    }

    private mutating func entity() -> String {
        guard let end = text[index...].prefix(12).firstIndex(of: ";") else { return sign() }
        guard let text = HTMLEntity.text(named: string((index + 1)..<end)) else { return sign() }
        index = end + 1
        return text
    }

    /// `{{c1::answer::hint}}` is the answer.
    private mutating func cloze() -> String {
        guard begins(with: "{{c") else { return sign() }
        let numberEnd = text[(index + 3)...].firstIndex { !("0"..."9").contains($0) } ?? text.endIndex
        guard text[numberEnd...].starts(with: "::".unicodeScalars), let end = next("}}"), end >= numberEnd + 2
        else { return sign() }
        let inside = text[(numberEnd + 2)..<end]
        index = end + 2
        let answer = inside.firstRange(of: Array("::".unicodeScalars)).map { inside[..<$0.lowerBound] } ?? inside
        return HTMLText.plain(String(String.UnicodeScalarView(answer)))
    }

    private mutating func sound() -> String {
        guard begins(with: "[sound:"), let end = next("]") else { return sign() }
        index = end + 1
        return ""
    }
}
