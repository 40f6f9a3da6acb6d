import VocabCore

/// Tells the source of a program by how its lines look, and its texts from words.
enum SourceLook {
    private static let fewestRecords = 4
    private static let linesSeen = 120

    /// Whether `bytes` look like a program, or like values and calls in lines of their own: `Card.create(word: "perro", meaning: "dog")`.
    static func isProgram(_ bytes: [UInt8]) -> Bool {
        if bytes.prefix(1 << 15).contains(0) { return false }
        if FileKind(text: bytes) == .program || isDump(bytes) { return true }
        let lines = lines(of: bytes)
        // Members in lines of their own, `word: "apple",`, are those of brackets that stand by themselves, or that open before the first.
        let brackets = lines.count { isBrackets($0) || isMember($0, opens: true) }
        let records = lines.count(where: isRecord) + (brackets * 5 >= lines.count ? lines.count { isMember($0) } : 0)
        guard records >= fewestRecords else { return false }
        return records * 10 >= lines.count * 7
            || records * 10 >= lines.count * 3
                && lines.count { isRecord($0) || isMember($0) || isCode($0) } * 10 >= lines.count * 8
    }

    /// Whether a database wrote its tables out.
    static func isDump(_ bytes: [UInt8]) -> Bool {
        ["INSERT INTO", "insert into"].contains { bytes.prefix(1 << 18).firstRange(of: Array($0.utf8)) != nil }
    }

    /// Whether most texts of these rows are words as people write them, in the first two columns that hold no numbers: no names of a
    /// program, paths or formats.
    static func areWords(_ rows: [[String]]) -> Bool {
        let texts = rows.map { row in (row.filter { !Text.isBlank($0) && Double($0) == nil }.prefix(2), width: min(2, row.count))
        }
        let filled = texts.filter { $0.0.count == $0.width }
        return filled.count * 5 >= rows.count * 4 && filled.count { $0.0.allSatisfy(isWords) } * 4 >= filled.count * 3
    }

    /// Letters, spaces and the signs of sentences, in which no capital stands behind a small letter.
    private static func isWords(_ text: String) -> Bool {
        guard text.contains(where: \.isLetter) else { return false }
        // `DEBUG`
        if text.count > 1, text.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isUppercase }) { return false }
        var wasSmall = false
        for scalar in text.unicodeScalars {
            if scalar.isASCII, "_<>{}[]\\=$%#@^*&+0123456789".unicodeScalars.contains(scalar) { return false }
            if wasSmall, scalar.properties.isUppercase { return false }
            wasSmall = scalar.properties.isLowercase
        }
        return !text.contains("://") && !text.hasPrefix("-") && !text.hasPrefix("/") && !endsLikeFile(text)
    }

    /// `index.md`: a full stop with letters on both sides, and no space.
    private static func endsLikeFile(_ text: String) -> Bool {
        guard !text.contains(" "), let stop = text.lastIndex(of: "."), text.index(after: stop) < text.endIndex else {
            return false
        }
        return text[text.index(after: stop)...].allSatisfy { $0.isASCII && $0.isLetter }
    }

    /// The first lines that are no comments, from their first sign on.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.prefix(1 << 15).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(linesSeen).compactMap { line in
            let bare = line.drop { $0 == 0x20 || $0 == 0x09 }
            return bare.isEmpty || ["//", "#", "--", "*", "/*"].contains { bare.starts(with: $0.utf8) } ? nil : bare
        }
    }

    /// Whether all of a line is a call or a bracket with two texts in quotes, or a text in quotes with another behind a sign.
    ///
    /// What stands outside of quotes and brackets tells: of `apple - 사과 ("an apple", "apples")` that are words.
    static func isRecord(_ line: ArraySlice<UInt8>) -> Bool {
        guard let outline = outline(of: line) else { return false }
        let bare = outline.text
        if bare == "()" || bare.hasSuffix("()") && isCallee(bare.dropLast(2)) { return outline.texts > 1 }
        let signs = [":", ": ", " : ", "=>", " => ", " -> ", "->", " = ", "=", " to "]
        return signs.contains {
            bare == "\"" + $0 + "\"" || bare.hasSuffix("()" + $0 + "\"") && isCallee(bare.dropLast(3 + $0.count))
        }
    }

    /// A line with `"` for each text in quotes and `()` for each bracket, without the signs at its end, and how many texts it has; nil where
    /// one of them does not close.
    private static func outline(of line: ArraySlice<UInt8>) -> (text: String, texts: Int)? {
        var result = ""
        var texts = 0
        var depth = 0
        var rest = line.starts(with: "'(".utf8) ? line.dropFirst() : line
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                while let next = rest.popFirst(), next != byte {
                    if next == UInt8(ascii: "\\") { _ = rest.popFirst() }
                    if rest.isEmpty { return nil }
                }
                texts += 1
                if depth == 0 { result += "\"" }
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                if depth == 0 { result += "()" }
                depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                // What is left at the end closes brackets of other lines.
                depth = max(0, depth - 1)
            default: if depth == 0 { result.unicodeScalars.append(Unicode.Scalar(byte)) }
            }
        }
        while let last = result.last, ",; \r".contains(last) { result.removeLast() }
        return depth == 0 ? (result, texts) : nil
    }

    /// Whether it is a name with full stops, perhaps behind words such as `new` and `const`; or nothing but a sign.
    private static func isCallee(_ text: Substring) -> Bool {
        let words = text.split(separator: " ")
        if words.isEmpty { return true }
        let keywords: Set<Substring> = ["new", "const", "let", "var", "val", "return", "await", "yield", "=", ",", "+"]
        return words.dropLast().allSatisfy(keywords.contains) && !text.hasSuffix(" ")
            && words[words.count - 1].utf8.allSatisfy {
                "_.$%!&:".utf8.contains($0) || (0x30...0x39).contains($0) || isLetter($0)
            }
            || words.allSatisfy(keywords.contains)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

    /// Whether a line is a name with a text in quotes or with several, perhaps the first in a bracket: `word: "apple",`,
    /// `Card(word: "apple",`, `senses: ["to go", "to leave"],`.
    /// With `opens` the bracket must be there.
    private static func isMember(_ line: ArraySlice<UInt8>, opens: Bool = false) -> Bool {
        func name(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            text.prefix { $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) || isLetter($0) }
        }
        let behind = line[name(line).endIndex...]
        let isOpen = behind.first.map { "({[".utf8.contains($0) } == true
        if opens, !isOpen { return false }
        let bare = isOpen ? behind.dropFirst().drop { $0 == 0x20 } : line
        let rest = bare[name(bare).endIndex...].drop { $0 == 0x20 }
        let value = rest.dropFirst().drop { $0 == 0x20 }
        return !name(bare).isEmpty && rest.first.map { ":=".utf8.contains($0) } == true
            && value.drop { $0 == UInt8(ascii: "[") || $0 == 0x20 }.first.map { "\"'`".utf8.contains($0) } == true
    }

    /// Whether no line is a row of a list: each gives something a value, calls it, or stands around such lines.
    static func isCodeAlone(_ bytes: [UInt8]) -> Bool {
        lines(of: bytes).allSatisfy { line in
            isCode(line) || line.contains { "=()`".utf8.contains($0) } || isBrackets(line) || isQuotes(line) || isMember(line)
        }
    }

    private static func isQuotes(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { "\"'`;,) \r".utf8.contains($0) } }

    private static func isBrackets(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { "{}[](),;\r ".utf8.contains($0) } }

    /// Whether a line begins or ends as those around values do.
    private static func isCode(_ line: ArraySlice<UInt8>) -> Bool {
        guard let last = line.last(where: { $0 != 0x20 && $0 != 0x0D }) else { return false }
        if "{}[]();".utf8.contains(last) || isBrackets(line) { return true }
        let starts = [
            "import ", "package ", "end", "return", "module ", "def", "class ", "const ", "let ", "var ", "val ", "use ",
            "using ",
            "namespace ",
        ]
        return starts.contains { line.starts(with: $0.utf8) }
    }
}
