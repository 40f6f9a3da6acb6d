import VocabCore

/// Turns the HTML that Anki keeps in its fields into plain text.
enum HTMLText {
    /// Whether `text` holds tags or entities that nobody writes in plain text.
    static func looksLikeHTML(_ text: String) -> Bool {
        guard text.utf8.contains(where: begins) else { return false }
        let bytes = Array(text.utf8)
        return bytes.indices.contains { place in
            guard begins(bytes[place]) else { return false }
            let rest = bytes[place...]
            return marks.contains { rest.starts(with: $0) } || bytes[place] == UInt8(ascii: "&") && namesLetter(rest.dropFirst())
        }
    }

    private static let marks = [
        "<br", "<div", "<b>", "<i>", "<span", "<p>", "<ul", "<ol", "<li", "<img", "<ruby", "&nbsp;", "&amp;", "&quot;", "&lt;",
        "&gt;", "&apos;", "&#", "<em>", "<strong>", "<small>", "<sup>", "<sub>", "<font", "{{c1::", "[sound:",
    ].map { Array($0.utf8) }

    /// Whether the name of a letter with an accent stands first, as in `eacute;`.
    private static func namesLetter(_ bytes: ArraySlice<UInt8>) -> Bool {
        // No name is longer.
        guard let end = bytes.prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return false }
        return accents.contains { bytes[..<end].suffix($0.count) == $0[...] }
    }

    private static let accents = [
        "acute", "grave", "circ", "uml", "tilde", "cedil", "caron", "ring", "slash", "szlig", "lig",
    ].map { Array($0.utf8) }

    /// Whether a line is tags of blocks and nothing else, such as `</div></details>`.
    static func isMarkup(_ line: Substring) -> Bool {
        guard line.first == "<", line.last == ">" else { return false }
        return line.dropFirst().dropLast().split(separator: "><").allSatisfy { tag in
            !tag.contains { "<>".contains($0) }
                && HTMLDocument.blocks.contains(String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }))
        }
    }

    /// The text without tags, sounds, pictures and cloze marks; line breaks and entities as the characters they stand for.
    static func plain(_ html: String) -> String {
        if !html.utf8.contains(where: begins) { return html }
        let text = HTMLDocument.read(Array(html.utf8)).text
        let silent = replaced(text, from: "[sound:", to: "]") { _ in "" }
        // `{{c1::answer::hint}}` is the answer.
        return replaced(silent, from: "{{c", to: "}}") { inside in
            let answer = inside.drop { ("0"..."9").contains($0) }
            return answer.hasPrefix("::") ? answer.dropFirst(2).split(separator: "::", omittingEmptySubsequences: false)[0] : nil
        }
    }

    /// The text with another in the place of what stands from `start` to `end`; where there is none for it, it stays.
    private static func replaced(
        _ text: String, from start: String, to end: String, by other: (Substring) -> Substring?
    ) -> String {
        var result = ""
        var rest = text[...]
        while let close = rest.firstRange(of: end) {
            let part = rest[..<close.lowerBound]
            if let open = part.firstRange(of: start), let other = other(part[open.upperBound...]) {
                result += part[..<open.lowerBound] + other
            } else {
                result += rest[..<close.upperBound]
            }
            rest = rest[close.upperBound...]
        }
        return result + rest
    }

    /// Whether markup begins with this byte.
    private static func begins(_ byte: UInt8) -> Bool { byte == 0x3C || byte == 0x26 || byte == 0x7B || byte == 0x5B }
}
