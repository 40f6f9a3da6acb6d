import VocabCore

/// Tells the source of a program by how its lines look.
enum SourceLook {
    private static let fewestRecords = 4
    private static let linesSeen = 120

    /// Whether `bytes` look like a program, or like values and calls in lines of their own: `Card.create(word: "perro", meaning: "dog")`.
    static func isProgram(_ bytes: [UInt8]) -> Bool {
        if bytes.prefix(1 << 15).contains(0) { return false }
        if FileKind(text: bytes) == .program || bytes.firstRange(of: Array("\nINSERT INTO ".utf8)) != nil { return true }
        let lines = lines(of: bytes)
        // Members in lines of their own, `word: "apple",`, are those of brackets that stand by themselves.
        let brackets = lines.count { line in line.allSatisfy { "{}[](),; ".utf8.contains($0) } }
        let records = lines.count(where: isRecord) + (brackets * 5 >= lines.count ? lines.count(where: isMember) : 0)
        guard records >= fewestRecords else { return false }
        return records * 10 >= lines.count * 7
            || records * 10 >= lines.count * 4 && lines.count { isRecord($0) || isCode($0) } * 10 >= lines.count * 8
    }

    /// Whether `bytes` have a text of many lines in them, and begin like a program.
    static func mayHoldLines(_ bytes: [UInt8]) -> Bool {
        guard [#""""#, "'''", "`"].contains(where: { bytes.firstRange(of: Array($0.utf8)) != nil }) else { return false }
        if FileKind(text: bytes) == .program { return true }
        guard let first = lines(of: bytes).first else { return false }
        return ["import ", "package ", "const ", "let ", "var ", "export ", "val ", "from ", "def ", "class ", "public "].contains
        {
            first.starts(with: $0.utf8)
        } || first.contains(UInt8(ascii: "=")) && [#""""#, "'''", "`"].contains { first.firstRange(of: Array($0.utf8)) != nil }
    }

    /// The first lines that are no comments, from their first sign on.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.prefix(1 << 15).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(linesSeen).compactMap { line in
            let bare = line.drop { $0 == 0x20 || $0 == 0x09 }
            return bare.isEmpty || ["//", "#", "--", "*", "/*"].contains { bare.starts(with: $0.utf8) } ? nil : bare
        }
    }

    /// Whether a line holds texts in quotes as values: in brackets that close, or behind a name or another text.
    private static func isRecord(_ line: ArraySlice<UInt8>) -> Bool {
        let bare = line.reversed().drop { ",; ".utf8.contains($0) }
        guard let end = bare.first else { return false }
        if ")}]".utf8.contains(end), opensWithText(line) { return true }
        guard end == UInt8(ascii: "\"") || end == UInt8(ascii: "'") else { return false }
        let names = ["\": \"", "\":\"", "' : '", "': '", "\" => \"", "' => '", "\" to \"", "\" -> \"", "\"] = \"", "'] = '"]
        return names.contains { line.firstRange(of: Array($0.utf8)) != nil }
    }

    /// Whether a line is a name with a text in quotes.
    private static func isMember(_ line: ArraySlice<UInt8>) -> Bool {
        let name = line.prefix { $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
        let rest = line[name.endIndex...].drop { $0 == 0x20 }
        let value = rest.dropFirst().drop { $0 == 0x20 }
        return !name.isEmpty && rest.first.map { ":=".utf8.contains($0) } == true
            && value.first.map { "\"'`".utf8.contains($0) } == true
    }

    /// Whether a text in quotes follows a bracket, or a name in it.
    private static func opensWithText(_ line: ArraySlice<UInt8>) -> Bool {
        guard let open = line.firstIndex(where: { "{[(".utf8.contains($0) }) else { return false }
        let inside = line[(open + 1)...].drop { " {[(%:".utf8.contains($0) }
        guard let first = inside.first else { return false }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return true }
        let name = inside.prefix {
            $0 >= 0x80 || $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF)
        }
        let sign = inside[name.endIndex...].drop { $0 == 0x20 }
        return !name.isEmpty && sign.first.map { ":=".utf8.contains($0) } == true
            && (line.contains(UInt8(ascii: "\"")) || line.contains(UInt8(ascii: "'")))
    }

    /// Whether a line begins or ends as those around values do.
    private static func isCode(_ line: ArraySlice<UInt8>) -> Bool {
        guard let last = line.last(where: { $0 != 0x20 }) else { return false }
        if "{}[]();".utf8.contains(last) { return true }
        let starts = [
            "import ", "package ", "end", "return", "module ", "def", "class ", "const ", "let ", "var ", "val ", "use ",
            "using ", "namespace ",
        ]
        return starts.contains { line.starts(with: $0.utf8) }
    }
}
