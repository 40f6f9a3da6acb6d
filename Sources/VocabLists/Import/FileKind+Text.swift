import VocabCore

/// Texts that are no word lists although signs part their lines.
extension FileKind {
    /// What `text`, in UTF-8, is by the shape of its lines; nil when nothing speaks against a list.
    init?(text: [UInt8]) {
        let body = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
        let lines = body.prefix(1 << 15).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(100).map {
            String(decoding: $0.prefix(300), as: UTF8.self)
        }
        guard let first = lines.first else { return nil }
        func count(_ test: (String) -> Bool) -> Int { lines.count(where: test) }
        if lines.count < 4, first.hasPrefix("<"), first.contains("=\"") {
            self = .xml
        } else if first.hasPrefix("StarDict's dict ifo") {
            self = .dictionaryHeader
        } else if first.hasPrefix("BEGIN:V") {
            self = .contacts
        } else if lines.prefix(20).contains(where: { $0.hasPrefix("From: ") }),
            lines.prefix(20).contains(where: { $0.hasPrefix("Subject: ") })
        {
            self = .prose
        } else if first.hasPrefix("WEBVTT") || count(Self.isCueTime) > 1 {
            self = .subtitles
        } else if count({ $0.hasPrefix("==========") }) > 1, count({ $0.hasPrefix("- ") && $0.contains("|") }) > 1 {
            self = .clippings
        } else if lines.count > 5, Self.areLinks(lines) {
            self = .prose
        } else if lines.count > 2, count(Self.beginsWithTime) * 10 >= lines.count * 6 {
            self = .log
        } else if Self.isYAML(lines) || Self.isSettings(lines) {
            self = .settings
        } else if Self.isProgram(lines, first) {
            self = .program
        } else {
            return nil
        }
    }

    /// Whether most points are links into many places, as in a list of what to read.
    private static func areLinks(_ lines: [String]) -> Bool {
        let hosts = lines.compactMap { line in
            line.firstRange(of: "](http").map {
                line[$0.upperBound...].drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != "/" && $0 != ")" }
            }
        }
        return hosts.count * 2 > lines.count && Set(hosts).count * 3 > hosts.count * 2
    }

    /// Every digit as 0, every letter as a: what is left is the look of a line.
    private static func shape(_ line: some StringProtocol) -> String {
        String(
            decoding: line.utf8.prefix(40).map { byte -> UInt8 in
                switch byte {
                case 0x30...0x39: 0x30
                case 0x41...0x5A, 0x61...0x7A: 0x61
                default: byte
                }
            }, as: UTF8.self)
    }

    /// `00:00:01,000 --> 00:00:03,500`, as subtitles have it.
    private static func isCueTime(_ line: String) -> Bool {
        guard line.contains("-->") else { return false }
        let shape = shape(line)
        return shape.hasPrefix("00:00:00,000 -->") || shape.hasPrefix("00:00.000 -->") || shape.hasPrefix("00:00:00.000 -->")
    }

    /// `2024-01-01 10:00:00` or `Jan 12 10:00:01` in front of a line.
    private static func beginsWithTime(_ line: String) -> Bool {
        let shape = shape(line.drop { $0 == "[" })
        return [
            "0000-00-00 00:00", "0000-00-00a00:00", "0000/00/00 00:00", "aaa 00 00:00:00", "aaa  0 00:00:00", "aaa 0 00:00:00",
        ]
        .contains(where: shape.hasPrefix)
    }

    /// Keys with colons, some of which have their values indented below them.
    private static func isYAML(_ lines: [String]) -> Bool {
        func isKey(_ line: String) -> Bool {
            let entry = line.drop { $0 == " " || $0 == "-" }
            let name = entry.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            let rest = entry.dropFirst(name.count)
            return !name.isEmpty && (rest == ":" || rest.hasPrefix(": "))
        }
        let nests = zip(lines, lines.dropFirst()).contains { above, below in
            isKey(above) && above.hasSuffix(":") && (below.hasPrefix("  ") || below.hasPrefix("- "))
        }
        // Words with their meanings in brackets are points below headings.
        let points = lines.filter { $0.drop { $0 == " " }.hasPrefix("- ") }
        if points.count > 3, points.count(where: { $0.hasSuffix(")") }) * 10 >= points.count * 7 { return false }
        return nests
            && lines.count { isKey($0) || $0.hasPrefix("---") || $0.drop { $0 == " " }.hasPrefix("- ") } * 10 >= lines.count * 9
    }

    /// Sections in brackets over keys and values, all in ASCII.
    private static func isSettings(_ lines: [String]) -> Bool {
        // `menu_name = "NAME"`: names of a program, and what it shows.
        let keys = lines.filter { line in
            let name = line.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
            let rest = line.dropFirst(name.count).drop { $0 == " " }
            let isName = name.contains { $0 == "_" || $0 == "." } && name.last != "."
            return isName && rest.hasPrefix("=") && rest.utf8.allSatisfy { $0 < 0x80 }
        }
        if keys.count > 3, keys.count * 10 >= lines.count(where: { !$0.hasPrefix("#") }) * 7 { return true }
        func isSection(_ line: String) -> Bool {
            line.hasPrefix("[") && line.hasSuffix("]") && line.dropFirst().first?.isLetter == true
        }
        guard lines.contains(where: isSection) else { return false }
        return lines.count { $0.utf8.allSatisfy { $0 < 0x80 } && (isSection($0) || $0.contains("=")) } * 10 >= lines.count * 9
    }

    private static let programStarts = [
        "import ", "from ", "def ", "class ", "func ", "function ", "return", "public ", "private ", "const ", "let ", "var ",
        "if (",
        "for (", "package ", "#include", "int ", "void ",
    ]
    private static let queryStarts = ["INSERT INTO", "CREATE TABLE", "SELECT ", "DROP TABLE", "PRAGMA", "BEGIN TRANSACTION"]

    private static func isProgram(_ lines: [String], _ first: String) -> Bool {
        if ["#!/", "#include", "<?php"].contains(where: first.hasPrefix) || queryStarts.contains(where: first.hasPrefix) {
            return true
        }
        let definesFunction = lines.contains { line in
            ["def ", "class ", "function ", "func ", "public ", "const "].contains(where: line.hasPrefix)
                && (line.hasSuffix(":") || line.hasSuffix("{"))
        }
        // What a program says in several lines, where nothing of it is a list in JSON.
        let definesValue = ["const ", "let ", "var ", "export "].contains(where: first.hasPrefix)
        if definesFunction || definesValue && first.last.map({ "=[{".contains($0) }) == true { return true }
        let starts = lines.count { line in
            let bare = line.drop { $0 == " " || $0 == "\t" }
            return programStarts.contains(where: bare.hasPrefix)
        }
        let ends = lines.count { line in
            line.last.map { "{};".contains($0) } == true || line.hasSuffix("):") || line.hasSuffix("},")
        }
        let blocks = lines.count { ($0.contains("{") || $0.contains("}")) && !$0.contains("{{") }
        if blocks * 10 >= lines.count * 6, ends * 10 >= lines.count * 6 { return true }
        return starts > 1 && ends > 0 && (starts + ends) * 10 >= lines.count * 4
            && lines.contains { $0.contains("(") && $0.contains(")") }
    }
}
