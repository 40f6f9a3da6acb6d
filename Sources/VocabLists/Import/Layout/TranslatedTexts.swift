import VocabCore

/// Words as the tools of translators and of LaTeX have them: `msgid "книга"` above `msgstr "책"`, `\newglossaryentry{…}{name=…,description=…}`.
enum TranslatedTexts {
    private static let fewest = 3
    /// Braces that are not closed by then close nothing.
    private static let longestGroup = 5_000
    private static let mostUnclosed = 20

    /// The text with each entry on one line, a TAB between word and meaning, and everything else left out; nil when it holds no such entries.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree else { return nil }
        if text.holds("msgstr \"") { return messages(text) }
        return text.holds("\\newglossaryentry") || text.holds("\\newacronym") ? glossary(text) : nil
    }

    // MARK: - gettext

    private static func messages(_ text: ListText) -> LinedText? {
        var rows = LinedRows(text)
        var entry: (line: Int, id: String, translation: String)?
        // What a line in quotes goes on with.
        var current: Field?
        func put(before end: Int) {
            guard let (line, id, translation) = entry else { return }
            // Above the entries stands what is said of the file; what has no translation is told as such.
            if id.isEmpty { rows.pass(line..<end) } else { rows.put([id, translation], on: line, with: line..<end) }
            entry = nil
        }
        for (index, line) in text.lines.enumerated() {
            let bare = Text.cleanedLine(String(line))
            if bare.hasPrefix("#") {
                put(before: index)
                rows.pass([index])
                current = nil
            } else if let rest = value(behind: "msgid ", in: bare) {
                put(before: index)
                entry = (index, rest, "")
                current = .id
            } else if let rest = value(behind: "msgstr ", in: bare) ?? value(behind: "msgstr[0] ", in: bare) {
                entry?.translation = rest
                current = .translation
            } else if bare.hasPrefix("msg") {
                // Plurals and contexts.
                if bare.hasPrefix("msgctxt") { put(before: index) }
                current = .other
            } else if bare.hasPrefix("\""), let rest = value(behind: "", in: bare) {
                switch current {
                case .id: entry?.id += rest
                case .translation: entry?.translation += rest
                case .other, nil: break
                }
            }
        }
        put(before: text.lines.count)
        return rows.count >= fewest ? rows.lined : nil
    }

    /// What an entry has.
    private enum Field { case id, translation, other }

    /// The text in quotes behind a keyword.
    private static func value(behind keyword: String, in line: String) -> String? {
        guard line.hasPrefix(keyword), case let rest = line.dropFirst(keyword.count), rest.count > 1, rest.first == "\"",
            rest.last == "\""
        else { return nil }
        return String(rest.dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing("\\n", with: " ").replacing(
            "\\t", with: " "
        )
        .replacing("\\\\", with: "\\")
    }

    // MARK: - LaTeX

    private static func glossary(_ text: ListText) -> LinedText? {
        let lines = text.lines.map { $0.hasPrefix("%") ? "" : String($0) }
        let whole = Array(lines.joined(separator: "\n"))
        var rows = LinedRows(text)
        var (place, line) = (0, 0)
        var taken: [Range<Int>] = []
        var unclosed = 0
        while let command = index(of: "\\new", in: whole, from: place) {
            line += whole[place..<command].count { $0 == "\n" }
            place = command + 1
            let name = String(whole[place...].prefix { $0.isLetter })
            guard ["newglossaryentry", "newacronym"].contains(name) else { continue }
            var groups: [String] = []
            var end = place + name.count
            // `\newacronym[longplural={…}]{…}`
            if end < whole.count, whole[end] == "[", let close = whole[end...].prefix(longestGroup).firstIndex(of: "]") {
                end = close + 1
            }
            while groups.count < (name == "newglossaryentry" ? 2 : 3), let group = group(in: whole, from: end) {
                groups.append(group.text)
                end = group.end
            }
            let first = line
            line += whole[place..<end].count { $0 == "\n" }
            place = end
            if groups.isEmpty { unclosed += 1 }
            if unclosed > mostUnclosed { return nil }
            guard let (term, meaning) = entry(name, groups) else { continue }
            taken.append(first..<line + 1)
            rows.put([term, meaning], on: first, with: first...min(line, lines.count - 1))
        }
        return rows.count >= fewest && !LinedRows.holdOtherPairs(lines, outside: taken) ? rows.lined : nil
    }

    private static func entry(_ name: String, _ groups: [String]) -> (term: String, meaning: String)? {
        if name == "newacronym" { return groups.count == 3 ? (plain(groups[1]), plain(groups[2])) : nil }
        guard groups.count > 1 else { return nil }
        let options = options(in: groups[1])
        guard let meaning = options["description"] else { return nil }
        return (plain(options["name"] ?? groups[0]), plain(meaning))
    }

    /// Where a text begins in others, from a place on.
    private static func index(of text: String, in characters: [Character], from start: Int) -> Int? {
        let sign = Array(text)
        guard start < characters.count else { return nil }
        return characters.indices[start...].first { characters[$0] == sign[0] && characters[$0...].starts(with: sign) }
    }

    /// What stands in the next braces, and where they end; nil where something else comes first.
    private static func group(in characters: [Character], from start: Int) -> (text: String, end: Int)? {
        guard let open = characters[start...].firstIndex(where: { !$0.isWhitespace }), characters[open] == "{" else { return nil }
        var depth = 0
        for index in open..<min(characters.count, open + longestGroup) {
            if characters[index] == "{" { depth += 1 }
            if characters[index] == "}" { depth -= 1 }
            if depth == 0 { return (String(characters[(open + 1)..<index]), index + 1) }
        }
        return nil
    }

    /// The values of `name={entropy}, description={…}`, by their names.
    private static func options(in text: String) -> [String: String] {
        var found: [String: String] = [:]
        var (depth, start) = (0, text.startIndex)
        func take(_ end: String.Index) {
            let option = text[start..<end]
            guard let equals = option.firstIndex(of: "=") else { return }
            found[Text.cleanedLine(String(option[..<equals]))] = String(option[option.index(after: equals)...])
        }
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if text[index] == ",", depth == 0 {
                take(index)
                start = text.index(after: index)
            }
        }
        take(text.endIndex)
        return found
    }

    /// A value without the braces and commands around its text.
    private static func plain(_ value: String) -> String {
        let commands = ["\\textbf", "\\textit", "\\emph", "\\ensuremath", "\\glspl", "\\gls"]
        let text = commands.reduce(value) { $0.replacing($1, with: "") }
        return Text.cleanedLine(text.filter { $0 != "{" && $0 != "}" }.replacing("~", with: " ").replacing("\n", with: " "))
    }
}
