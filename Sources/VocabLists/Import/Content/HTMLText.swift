import VocabCore

/// Turns the HTML that Anki keeps in its fields into plain text.
enum HTMLText {
    /// Whether `text` holds tags or entities that nobody writes in plain text.
    static func looksLikeHTML(_ text: String) -> Bool {
        ["<br", "<div", "<b>", "<i>", "<span", "<p>", "<ul", "<ol", "<li", "<img", "<ruby", "&nbsp;", "{{c1::", "[sound:"]
            .contains { text.contains($0) }
    }

    /// The text without tags, sounds and cloze marks; pictures by their name, line breaks and entities as the characters they stand for.
    static func plain(_ html: String) -> String {
        if !html.contains(where: { "<&{[".contains($0) }) { return html }
        var result = ""
        var rest = html[...]
        while let start = rest.firstIndex(where: { "<&{[".contains($0) }) {
            result += rest[..<start]
            rest = rest[start...]
            let (text, length) = piece(at: rest)
            result += text
            rest = rest.dropFirst(length)
        }
        return result + rest
    }

    /// What stands for the markup at the head of `text`, and how many characters it takes.
    private static func piece(at text: Substring) -> (String, Int) {
        switch text.first {
        case "<": tag(text)
        case "&": entity(text)
        case "{": cloze(text)
        default: sound(text)
        }
    }

    private static let longest = 2_000

    private static func tag(_ text: Substring) -> (String, Int) {
        let name = text.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        guard let first = text.dropFirst().first, first.isLetter || first == "/" || first == "!",
            let end = text.prefix(longest).firstIndex(of: ">")
        else { return ("<", 1) }
        let length = text.distance(from: text.startIndex, to: end) + 1
        if ["rt", "rp", "style", "script"].contains(name), text.dropFirst().first != "/" {
            return ("", hiddenLength(text, name))
        }
        if name == "img" { return (picture(text[..<end]), length) }
        let breaks = ["br", "div", "p", "li", "tr", "ul", "ol", "h1", "h2", "h3", "hr"]
        return (breaks.contains(name) ? "\n" : name == "td" ? " " : "", length)
    }

    /// How many characters an element takes that is not to be read with the text: readings above characters, styles, scripts.
    private static func hiddenLength(_ text: Substring, _ name: String) -> Int {
        let window = text.prefix(longest)
        let end = window.firstRange(of: "</\(name)>")?.upperBound ?? window.firstIndex(of: ">").map(window.index(after:))
        return text.distance(from: text.startIndex, to: end ?? window.endIndex)
    }

    /// The name of a picture in brackets stands for it.
    private static func picture(_ tag: Substring) -> String {
        guard let source = tag.firstRange(of: "src=") else { return "" }
        let name = tag[source.upperBound...].drop { "\"'".contains($0) }.prefix { !"\"' >".contains($0) }
        return name.isEmpty ? "" : "[\(name.split(separator: "/").last ?? name)]"
    }

    private static let entities: [Substring: String] = [
        "nbsp": " ", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "middot": "·", "hellip": "…", "mdash": "—",
        "ndash": "–", "rarr": "→", "larr": "←", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "times": "×", "deg": "°",
        "eacute": "é", "egrave": "è", "agrave": "à", "ouml": "ö", "uuml": "ü", "auml": "ä", "ntilde": "ñ", "szlig": "ß",
    ]

    private static func entity(_ text: Substring) -> (String, Int) {
        guard let end = text.prefix(12).firstIndex(of: ";") else { return ("&", 1) }
        let name = text[text.index(after: text.startIndex)..<end]
        let length = text.distance(from: text.startIndex, to: end) + 1
        if let known = entities[name] { return (known, length) }
        let digits = name.dropFirst()
        guard name.first == "#" else { return ("&", 1) }
        let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = number.flatMap(Unicode.Scalar.init) else { return ("&", 1) }
        if scalar.properties.generalCategory == .control { return (scalar == "\n" ? "\n" : " ", length) }
        return (String(scalar), length)
    }

    /// `{{c1::answer::hint}}` is the answer.
    private static func cloze(_ text: Substring) -> (String, Int) {
        guard text.hasPrefix("{{c"), let start = text.firstRange(of: "::"), let end = text.prefix(longest).firstRange(of: "}}"),
            start.upperBound <= end.lowerBound,
            text[text.index(text.startIndex, offsetBy: 3)..<start.lowerBound].allSatisfy(\.isNumber)
        else { return ("{", 1) }
        let inside = text[start.upperBound..<end.lowerBound]
        let answer = inside.firstRange(of: "::").map { inside[..<$0.lowerBound] } ?? inside
        return (String(answer), text.distance(from: text.startIndex, to: end.upperBound))
    }

    private static func sound(_ text: Substring) -> (String, Int) {
        guard text.hasPrefix("[sound:"), let end = text.prefix(longest).firstIndex(of: "]") else { return ("[", 1) }
        return ("", text.distance(from: text.startIndex, to: end) + 1)
    }
}

/// Takes readings in brackets away that stand behind Chinese characters, as Anki writes furigana: `漢字[かんじ]` is 漢字.
enum Furigana {
    static func removed(from text: String) -> String {
        guard text.contains("["), text.contains(where: isKanji) else { return text }
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "[") {
            let before = rest[..<open]
            guard before.last.map(isKanji) == true, let close = rest[open...].firstIndex(of: "]"),
                rest[rest.index(after: open)..<close].allSatisfy({ ("\u{3040}"..."\u{30FF}").contains($0) })
            else {
                result += rest[...open]
                rest = rest[rest.index(after: open)...]
                continue
            }
            // A space in front tells Anki where the characters with a reading begin.
            let base = before.suffix(while: isKanji)
            let head = before.dropLast(base.count)
            result += (head.last == " " ? head.dropLast() : head) + base
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static func isKanji(_ character: Character) -> Bool {
        ("\u{3400}"..."\u{9FFF}").contains(character) || character == "々"
    }
}

extension Substring {
    /// The longest end of the text whose characters all pass.
    fileprivate func suffix(while test: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, test(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
