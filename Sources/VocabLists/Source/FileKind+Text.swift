import VocabCore

/// Texts that are no word lists although signs part their lines: only what is certain by the form of the lines, whatever they say.
extension FileKind {
    /// What `text`, in UTF-8, is by its first hundred lines; nil when nothing speaks against a list.
    init?(text: [UInt8]) {
        let lines = text.prefix(1 << 15).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(100).map {
            String(decoding: $0.prefix(300), as: UTF8.self)
        }.filter { !Text.isBlank($0) }
        guard let first = lines.first else { return nil }
        if first.hasPrefix("StarDict's dict ifo") {
            self = .dictionaryHeader
        } else if first.hasPrefix("BEGIN:VCARD") || first.hasPrefix("BEGIN:VCALENDAR") {
            self = .contacts
        } else if Self.isMail(lines.prefix(20)) {
            self = .prose
        } else if Subtitles.isLikely(text) {
            self = .subtitles
        } else if lines.count(where: { $0.hasPrefix("==========") }) > 1,
            lines.count(where: { $0.hasPrefix("- ") && $0.contains("|") }) > 1
        {
            self = .clippings
        } else if Self.isChat(lines) {
            self = .chat
        } else if Self.isLog(lines) {
            self = .log
        } else if Self.isSettings(lines) {
            self = .settings
        } else if Self.isQuery(lines) || Self.isProgram(lines, first) {
            self = .program
        } else {
            return nil
        }
    }

    /// Whether it has the head of a letter, with an address.
    private static func isMail(_ lines: ArraySlice<String>) -> Bool {
        lines.contains { $0.hasPrefix("From: ") && $0.contains("@") } && lines.contains { $0.hasPrefix("Subject: ") }
    }

    /// The look of a line: every number as 0, every word of ASCII letters as a, white space as one space.
    private static func shape(_ line: some StringProtocol) -> String {
        var shape: [UInt8] = []
        for byte in line.utf8.prefix(60) {
            let isLetter = (0x61...0x7A).contains(byte | 0x20)
            let sign: UInt8 = isLetter ? 0x61 : (0x30...0x39).contains(byte) ? 0x30 : byte == 0x09 ? 0x20 : byte
            if sign != shape.last || ![0x20, 0x30, 0x61].contains(sign) { shape.append(sign) }
        }
        // A narrow space stands in front of AM and PM.
        return String(decoding: shape, as: UTF8.self).replacing("\u{202F}", with: " ").replacing("오후", with: "오전")
    }

    /// How messages begin in saved chats of KakaoTalk and WhatsApp: `2024. 1. 5. 오전 9:12, 이름 : 안녕`, `12/01/2024, 21:15 - Name: Hello`.
    private static let messageStarts =
        ["0. 0. 0. 오전 0:0, ", "0년 0월 0일 오전 0:0, "]
        + ["0/0/0", "0.0.0", "0-0-0"].flatMap { date in [", ", " "].map { date + $0 } }.flatMap { date in
            ["0:0", "0:0:0", "0:0 a", "0:0:0 a", "0.0"].flatMap { ["\(date)\($0) - ", "[\(date)\($0)] "] }
        }
    /// The times behind names, as in `[이름] [오전 9:12] 안녕`.
    private static let messageTimes = ["오전 0:0] ", "0:0] ", "0:0 a] ", "a 0:0] "].map { "] [" + $0 }

    /// Whether most lines begin as the messages of KakaoTalk, WhatsApp, Telegram or LINE do: with a date and a time, and who wrote.
    private static func isChat(_ lines: [String]) -> Bool {
        let isLINE = lines[0].hasPrefix("[LINE]")
        let count = lines.count { line in
            let shape = shape(line.drop { $0 == "\u{200E}" })
            if isLINE { return shape.hasPrefix("0:0 ") || shape.hasPrefix("0/0/0(") }
            // Telegram: `Name, [12.01.2024 21:15]`
            return messageStarts.contains(where: shape.hasPrefix) && line.contains(":")
                || shape.hasPrefix("[") && messageTimes.contains(where: shape.contains)
                || shape.hasSuffix("]") && shape.contains(", [0.0.0 0:0")
        }
        return count > 1 && count * 10 >= lines.count * (isLINE ? 5 : 6)
    }

    private static let levels = ["TRACE", "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERROR", "FATAL"].flatMap {
        [" \($0) ", "[\($0)]", " \($0):"]
    }

    /// Whether most lines begin with a time, and say how grave they are, or which process wrote them.
    private static func isLog(_ lines: [String]) -> Bool {
        let times = ["0-0-0 0:0:", "0-0-0a0:0:", "0/0/0 0:0:", "a 0 0:0:0 "]
        let timed = lines.filter { line in times.contains(where: shape(line.drop { $0 == "[" }).hasPrefix) }
        let told = timed.count { line in levels.contains(where: line.contains) || shape(line).contains("[0]: ") }
        return timed.count > 2 && timed.count * 10 >= lines.count * 6 && told * 2 >= timed.count
    }

    /// Whether sections in brackets stand over keys with values in quotes, figures or paths.
    private static func isSettings(_ lines: [String]) -> Bool {
        let entries = lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix(";") }
        let sections = entries.count { line in
            line.hasPrefix("[") && line.hasSuffix("]") && isName(line.drop { $0 == "[" }.prefix { $0 != "]" })
        }
        let values = entries.compactMap { line -> Substring? in
            guard let sign = line.firstIndex(of: "="), isName(Line.trimmed(line[..<sign])) else { return nil }
            return Line.trimmed(line[line.index(after: sign)...])
        }
        let coded = values.count { value in
            guard let first = value.first else { return true }
            return first == "\"" && value.last == "\"" || "/~[{0123456789".contains(first) || value == "true" || value == "false"
        }
        let isAll = (sections + values.count) * 10 >= entries.count * 9
        return sections > 0 && values.count > 1 && isAll && coded * 2 >= values.count
    }

    /// Whether a text is made of the signs that names in settings have.
    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
    }

    /// Whether statements of SQL stand in it, with the brackets that they have.
    private static func isQuery(_ lines: [String]) -> Bool {
        lines.contains { line in
            let start = line.prefix(40).uppercased()
            return start.hasPrefix("INSERT INTO ") && (line.contains("(") || line.hasSuffix("VALUES"))
                || start.hasPrefix("CREATE TABLE ") && line.contains("(")
        }
    }

    private static let definitions = [
        "def ", "class ", "func ", "function ", "public ", "private ", "static ", "export ", "const ", "let ", "var ", "struct ",
        "enum ", "interface ", "final ", "void ", "int ", "if (", "for (", "while (", "module.exports", "return (", "async ",
    ]
    private static let codeEnds = ["{", "[", "(", "};", "];", ");", "):", "},", "],"]

    /// Whether it is the source of a program: what only programs begin with, or definitions that open brackets at the ends of lines.
    private static func isProgram(_ lines: [String], _ first: String) -> Bool {
        if ["#!/", "#include <", "#include \"", "<?php"].contains(where: first.hasPrefix) { return true }
        var (opening, code) = (0, 0)
        for line in lines {
            let bare = line.drop { $0 == " " || $0 == "\t" }
            let isDefinition = definitions.contains(where: bare.hasPrefix)
            // `const words = [{…}];` and `words = [` alone are certain.
            if let sign = bare.firstRange(of: " = [") ?? bare.firstRange(of: " = {"),
                isDefinition || sign.upperBound == bare.endIndex, bare[..<sign.lowerBound].allSatisfy(\.isASCII),
                ["[", "{", "];", "};"].contains(where: bare.hasSuffix)
            {
                return true
            }
            let isCode = codeEnds.contains(where: bare.hasSuffix) || bare == "}" || bare == "]"
            if isCode { code += 1 }
            if isCode && isDefinition || bare.hasPrefix("def ") && bare.contains("):") { opening += 1 }
        }
        return opening > 1 && code * 5 >= lines.count || opening > 0 && code > 2 && code * 3 >= lines.count
    }
}
