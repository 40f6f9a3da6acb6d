import VocabCore

/// Lists in YAML whose values stand inside each other: maps of words under names of their parts, definitions of several lines.
///
/// What lists have of it is read (YAML 1.2): maps and lists by how far in they stand, texts with quotes and without, `|` and `>` before
/// lines of text, `[…]` and `{…}`; neither anchors nor tags.
struct YAMLList {
    private struct Line {
        let indent: Int
        let text: Substring
    }

    private let lines: [Line]
    private var next = 0
    private var isBroken = false

    private static let longestText = 1 << 22
    private static let deepest = 40
    private static let fewestRows = 3

    /// The table in `bytes`; nil when they are no YAML with values inside each other, or hold no list.
    static func table(_ bytes: [UInt8]) -> ListTable? {
        guard bytes.count < longestText, hasTexts(bytes) || nests(bytes), RecordLines.lined(ListText(bytes, said: nil)) == nil
        else { return nil }
        let documents = documents(String(decoding: bytes, as: UTF8.self))
        let nodes = documents.compactMap(node)
        guard nodes.count == documents.count, let first = nodes.first else { return nil }
        let root = nodes.count > 1 ? RecordNode.array(nodes) : first
        var groups = RecordGroups(joins: .pairs)
        groups.collect(root, path: "")
        guard let table = groups.largest(in: .yaml), table.wordCount >= fewestRows else { return nil }
        if table.hasHeader == true {
            return ColumnMap(header: table.rows[0]) != nil || holdsTwoScripts(Array(table.rows.dropFirst())) ? table : nil
        }
        let sides = hasTexts(bytes) ? table.rows.map { Array($0.prefix(1)) } : table.rows
        guard SourceLook.areWords(sides) else { return nil }
        return table
    }

    /// Whether words in two scripts stand in columns of some rows, four at least, whatever these are called.
    private static func holdsTwoScripts(_ rows: [[String]]) -> Bool {
        let profiles = ColumnGuess.profiles(of: Array(rows.prefix(200)))
        let words = profiles.filter { $0.filled > 0.9 && $0.distinct > 0.9 && $0.canBeMeaning && $0.canBeTerm }
        return rows.count > 3 && Set(words.map(\.script)).count > 1
    }

    /// The parts of a text between its rules, where there are several; else the whole.
    private static func documents(_ text: String) -> [String] {
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        let parts = lines.split { $0 == "---" }.map { $0.joined(separator: "\n") }.filter { !Text.isBlank($0) }
        return parts.count > 2 ? parts : [text]
    }

    /// What a text says; nil where it is no YAML as it is read here.
    private static func node(_ text: String) -> RecordNode? {
        var yaml = YAMLList(text)
        let root = yaml.block(from: 0, depth: 0)
        return yaml.isBroken || yaml.next < yaml.lines.count ? nil : root
    }

    /// Whether several names at the left have lines of text below them.
    private static func hasTexts(_ bytes: [UInt8]) -> Bool {
        let lines = bytes.prefix(1 << 16).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        let signs = [": |", ": >", ": |-", ": >-"].map { Array($0.utf8) }
        return lines.count { line in line.first != 0x20 && signs.contains { line.suffix($0.count).elementsEqual($0) } } > 2
    }

    /// Whether all lines are names with values and points, some of them with others further in below, or in brackets.
    private static func nests(_ bytes: [UInt8]) -> Bool {
        let lines = YAMLList(String(decoding: bytes.prefix(1 << 14), as: UTF8.self)).lines.dropLast(bytes.count > 1 << 14 ? 1 : 0)
            .filter { !$0.text.isEmpty }
        let opens = zip(lines, lines.dropFirst()).contains { above, below in
            above.text.hasSuffix(":") && (below.indent > above.indent || below.indent == above.indent && isPoint(below.text))
        }
        let flows = lines.count { line in
            let value = line.text.hasPrefix("- ") ? line.text.dropFirst(2) : member(line.text)?.value ?? ""
            return value.hasPrefix("{") && value.hasSuffix("}") || value.hasPrefix("[") && value.hasSuffix("]")
        }
        return (opens || flows * 10 >= lines.count * 9 && flows > 2)
            && lines.count { isPoint($0.text) || member($0.text) != nil } * 10 >= lines.count * 7
    }

    private init(_ text: String) {
        let plain = text.replacing("\r\n", with: "\n").replacing("\u{FEFF}", with: "")
        lines = plain.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            let indent = line.prefix { $0 == " " }.count
            let bare = line.dropFirst(indent)
            if bare.hasPrefix("#") || line == "---" || line == "..." { return nil }
            // TABs are against the rules, and people type them.
            return Line(indent: indent, text: bare.contains("\t") ? bare.replacing("\t", with: " ")[...] : bare)
        }
    }
}

extension YAMLList {
    /// The value whose lines begin at the next one, which stands at least `indent` in.
    private mutating func block(from indent: Int, depth: Int) -> RecordNode {
        passBlanks()
        guard depth < Self.deepest, next < lines.count, lines[next].indent >= indent else { return .text("") }
        return Self.isPoint(lines[next].text)
            ? points(at: lines[next].indent, depth) : members(at: lines[next].indent, first: nil, depth)
    }

    private mutating func passBlanks() { while next < lines.count, lines[next].text.isEmpty { next += 1 } }

    private static func isPoint(_ text: Substring) -> Bool { text.hasPrefix("- ") || text == "-" }

    /// The points of a list that stand `indent` in.
    private mutating func points(at indent: Int, _ depth: Int) -> RecordNode {
        var elements: [RecordNode] = []
        if depth > Self.deepest { isBroken = true }
        while !isBroken {
            passBlanks()
            guard next < lines.count, lines[next].indent == indent, Self.isPoint(lines[next].text) else {
                return .array(elements)
            }
            let rest = lines[next].text.dropFirst().drop { $0 == " " }
            if rest.isEmpty {
                next += 1
                elements.append(block(from: indent + 1, depth: depth + 1))
            } else if Self.member(rest) != nil, !rest.hasPrefix("{"), !rest.hasPrefix("[") {
                elements.append(members(at: indent + lines[next].text.count - rest.count, first: rest, depth + 1))
            } else {
                next += 1
                elements.append(scalar(rest, below: indent))
            }
        }
        return .array(elements)
    }

    /// The members of a map that stand `indent` in, of which the first may stand behind the sign of a point.
    private mutating func members(at indent: Int, first: Substring?, _ depth: Int) -> RecordNode {
        var members: [(name: String, value: RecordNode)] = []
        var first = first
        while !isBroken {
            if first == nil { passBlanks() }
            guard next < lines.count, let line = first ?? (lines[next].indent == indent ? lines[next].text : nil) else { break }
            guard let member = Self.member(line) else {
                isBroken = true
                break
            }
            first = nil
            next += 1
            switch member.value {
            case "":
                // Points may stand as far in as the name that they are of.
                passBlanks()
                let isList = next < lines.count && lines[next].indent == indent && Self.isPoint(lines[next].text)
                members.append((member.name, isList ? points(at: indent, depth + 1) : block(from: indent + 1, depth: depth + 1)))
            case "|", "|-", "|+", ">", ">-", ">+":
                members.append((member.name, .text(text(below: indent, isFolded: member.value.first == ">"))))
            default: members.append((member.name, scalar(member.value, below: indent)))
            }
        }
        return .object(members)
    }

    /// The lines of text that stand further in than `indent`.
    private mutating func text(below indent: Int, isFolded: Bool) -> String {
        var texts: [String] = []
        while next < lines.count, lines[next].text.isEmpty || lines[next].indent > indent {
            texts.append(String(lines[next].text))
            next += 1
        }
        return Text.cleaned(texts.joined(separator: isFolded ? " " : "\n"))
    }

    /// A value that begins on a line, and goes on in those that stand further in than `indent`.
    private mutating func scalar(_ text: Substring, below indent: Int) -> RecordNode {
        var whole = String(text)
        while next < lines.count, Self.isOpen(whole) || !lines[next].text.isEmpty && lines[next].indent > indent {
            whole += " " + lines[next].text
            next += 1
        }
        // Anchors and tags say what is not read here.
        if let sign = whole.first, "&*!".contains(sign), whole.dropFirst().first != " " { isBroken = true }
        var rest = Substring(whole)
        let node = YAMLValue.next(in: &rest)
        if !Text.isBlank(String(rest)), !rest.drop(while: { $0 == " " }).hasPrefix("#") { isBroken = true }
        return node
    }

    /// Whether a text begins with a quote that does not close yet.
    private static func isOpen(_ text: String) -> Bool {
        guard let quote = text.first, quote == "\"" || quote == "'" else { return false }
        return text.count { $0 == quote } % 2 == 1
    }

    /// The name and the value of `word: apple`; nil where no name stands in front.
    private static func member(_ line: Substring) -> (name: String, value: Substring)? {
        let bare = Text.cleanedLine(String(line))[...]
        if let quote = bare.first, quote == "\"" || quote == "'" {
            guard let end = bare.dropFirst().firstIndex(of: quote), bare[bare.index(after: end)...].hasPrefix(":") else {
                return nil
            }
            return (String(bare.dropFirst()[..<end]), bare[bare.index(after: end)...].dropFirst().drop { $0 == " " })
        }
        if bare.hasSuffix("]"), let sign = bare.firstRange(of: ": [") {
            return (
                String(bare[..<sign.lowerBound]),
                bare[sign.upperBound...].isEmpty ? "" : bare[bare.index(before: sign.upperBound)...]
            )
        }
        if let sign = bare.firstRange(of: ": ") {
            return (String(bare[..<sign.lowerBound]), bare[sign.upperBound...].drop { $0 == " " })
        }
        return bare.hasSuffix(":") && bare.count > 1 ? (String(bare.dropLast()), "") : nil
    }
}
