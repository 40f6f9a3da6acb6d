import VocabCore

/// Lists of words in the source of a program, whatever language it is written in: `Word(term: "apple", meaning: "사과"),`,
/// `['word' => 'apple', 'meaning' => '사과'],`, `INSERT INTO words (term, meaning) VALUES ('apple', '사과');`.
///
/// Nothing is known of the language but what most have in common: brackets hold values with commas between them, names may stand in front
/// of these, and texts stand in quotes.
struct ProgramSource {
    private var tokens: SourceTokens
    /// The columns of each table of a database, and those of the rows that follow.
    private var tables: [String: [String]] = [:]
    private var columns: [String]?
    /// Whether texts that hold JSON are read as what that stands for.
    private var readsJSON = false
    /// What stood in the bracket that was read last, bare names as well.
    private var namesInBracket: [String] = []

    private static let longestText = 1 << 23
    /// Nobody types a longer list into a program.
    private static let longestInside = 1 << 20
    /// Brackets further inside are passed over.
    private static let deepest = 60
    private static let fewestRecords = 3
    private static let fewestEntries = 6

    /// The list of most words in `bytes`; nil when they are no program's, or there is none in it.
    static func table(_ bytes: [UInt8]) -> ListTable? {
        guard bytes.count < longestText else { return nil }
        let code = scripts(of: bytes) ?? (SourceLook.isProgram(bytes) ? bytes : nil)
        let comments = CommentedCode.code(bytes)
        return code.flatMap { table(inCode: $0) } ?? comments.flatMap { table(inCode: $0) }
            // Settings stand in texts as well, beside words that stand in none.
            ?? code.flatMap { table(inCode: $0, readsJSON: true) }
    }

    /// The list of most words in the code of a program; nil where there is none.
    private static func table(inCode scripts: [UInt8], readsJSON: Bool = false) -> ListTable? {
        var source = ProgramSource(tokens: SourceTokens(scripts))
        source.readsJSON = readsJSON
        var groups = RecordGroups(joins: .parts)
        let root = source.values(depth: 0)
        groups.collect(root, path: "")
        // What stands by itself in a program is a map of its own, but no row of a database is.
        if !SourceLook.isDump(scripts), case .array(let elements) = root {
            for case .object(let map) in elements { groups.collect(.object(map), path: "=") }
        }
        guard let table = groups.largest(in: .program), table.wordCount >= fewestRecords else { return nil }
        // Where names do not say what is a word, the texts do.
        let isNamed = table.hasHeader == true && ColumnMap(header: table.rows[0]) != nil
        let rows = table.hasHeader == true ? Array(table.rows.dropFirst()) : table.rows
        // Two columns of a database in one script are people and places as well as words.
        let texts = rows.map { $0.filter { Double($0) == nil } }
        let mayBeWords = !SourceLook.isDump(scripts) || Set(RecordGroups.scripts(of: texts)).count > 1
        return isNamed || mayBeWords && SourceLook.areWords(rows) ? table : nil
    }

    /// The list that a program holds as one text of many lines, `val words = """`, all else of it blank, and the lines with words beside it,
    /// from 1; nil when it has none.
    static func textInside(_ bytes: [UInt8]) -> (text: [UInt8], left: [Int])? {
        guard bytes.count < longestInside,
            bytes.firstRange(of: Array(#""""#.utf8)) ?? bytes.firstRange(of: Array("'''".utf8))
                ?? bytes.firstRange(of: [UInt8(ascii: "`")]) != nil, !bytes.prefix(1 << 15).contains(0)
        else { return nil }
        var tokens = SourceTokens(bytes)
        var longest: Range<Int> = 0..<0
        var tables: [Range<Int>] = []
        while let token = tokens.next() {
            guard case .text(let text) = token, text.utf8.contains(0x0A) else { continue }
            if text.utf8.count > longest.count { longest = tokens.lastText }
            if isAssigned(tokens.lastText, in: bytes, mayBeMember: true), !isHelp(tokens.lastText, in: bytes),
                isTable(bytes[tokens.lastText])
            {
                tables.append(tokens.lastText)
            }
        }
        if !tables.isEmpty {
            let (inside, rest) = parts(of: bytes, tables)
            let records = recordLines(of: rest)
            // Texts for the user stand beside words in code; a few names of lists stand beside these.
            let others = table(inCode: rest)?.wordCount ?? 0
            let lines = tables.reduce(0) { $0 + bytes[$1].count { $0 == 0x0A } }
            if records.count < fewestRecords, others * 10 < lines {
                return (inside, records)
            }
        }
        let (inside, rest) = parts(of: bytes, [longest])
        guard longest.count * 2 > bytes.count, bytes[longest].count(where: { $0 == 0x0A }) > fewestRecords,
            isAssigned(longest, in: bytes), SourceLook.isCodeAlone(rest)
        else { return nil }
        return (inside, recordLines(of: rest))
    }

    /// The lines of a program that are records of words, from 1.
    private static func recordLines(of code: [UInt8]) -> [Int] {
        code.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            SourceLook.isRecord(line.drop { $0 == 0x20 || $0 == 0x09 }) && holdsTwoWords(line) ? index + 1 : nil
        }
    }

    /// What stands in some parts of a program, and what around them, on the same lines.
    private static func parts(of bytes: [UInt8], _ texts: [Range<Int>]) -> (inside: [UInt8], around: [UInt8]) {
        var inside: [UInt8] = []
        var around = bytes
        var end = 0
        for text in texts {
            inside += bytes[end..<text.lowerBound].filter { $0 == 0x0A } + bytes[text]
            around.replaceSubrange(text, with: bytes[text].map { $0 == 0x0A ? $0 : 0x20 })
            end = text.upperBound
        }
        return (inside + bytes[end...].filter { $0 == 0x0A }, around)
    }

    /// Whether two texts in quotes have letters: `'fragile': '깨지기 쉬운'`, and not `print(count, ':', end=" ")`.
    private static func holdsTwoWords(_ line: ArraySlice<UInt8>) -> Bool {
        let parts = line.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }
        return parts.indices.count { index in
            !index.isMultiple(of: 2) && parts[index].contains { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
        } > 1
    }

    /// Whether a text is given a name, or to a call; a member of a value has a name as well.
    private static func isAssigned(_ text: Range<Int>, in bytes: [UInt8], mayBeMember: Bool = false) -> Bool {
        let quotes = bytes[..<text.lowerBound].reversed().prefix { "\"'`".utf8.contains($0) }
        let before = bytes[..<(text.lowerBound - quotes.count)].last { $0 != 0x20 }
        return before.map({ "=(".utf8.contains($0) || mayBeMember && $0 == UInt8(ascii: ":") }) == true
    }

    /// Whether the name in front of a text says that it is for the user of the program.
    private static func isHelp(_ text: Range<Int>, in bytes: [UInt8]) -> Bool {
        let before = String(decoding: bytes[..<text.lowerBound].suffix(40), as: UTF8.self).lowercased()
        let name = before.split(whereSeparator: \.isNewline).last ?? ""
        return ["help", "usage", "description", "license", "menu"].contains { name.contains($0) }
    }

    /// Whether a text has names of columns above its rows, or a TAB or a sign between two scripts in nearly all of them.
    private static func isTable(_ text: ArraySlice<UInt8>) -> Bool {
        let lines = text.split { $0 == 0x0A || $0 == 0x0D }.filter { line in line.contains { $0 != 0x20 } }
        guard let top = lines.first, lines.count > fewestRecords else { return false }
        let names = String(decoding: top, as: UTF8.self).split { ",\t;|".contains($0) }.map { Text.cleaned(String($0)) }
        return ColumnMap(header: names) != nil || lines.count { $0.contains(0x09) } * 10 >= lines.count * 9
            || lines.count >= fewestEntries
                && EntryLines.areEntries(lines.map { Text.cleanedLine(String(decoding: $0, as: UTF8.self)) })
    }

    private init(tokens: SourceTokens) {
        self.tokens = tokens
    }
}

extension ProgramSource {
    /// What a page's scripts say; nil when it has none.
    private static func scripts(of bytes: [UInt8]) -> [UInt8]? {
        guard FileKind(bytes) == .webPage else { return nil }
        var result: [UInt8] = []
        for (open, headEnd, close) in [("<script", ">", "</script"), ("<?php", " ", "?>")] {
            var rest = bytes[...]
            while let start = rest.firstRange(of: Array(open.utf8)),
                let head = rest[start.upperBound...].firstIndex(where: { $0 == headEnd.utf8.first || $0 == 0x0A })
            {
                let end = rest[head...].firstRange(of: Array(close.utf8))?.lowerBound ?? rest.endIndex
                result += rest[(head + 1)..<end] + [0x0A]
                rest = rest[end...]
            }
        }
        return result.isEmpty ? nil : result
    }

    /// The values up to the bracket that closes, or to the end.
    private mutating func values(depth: Int) -> RecordNode {
        var members = SourceMembers()
        members.areStatements = depth == 0
        while let token = tokens.next() {
            switch token {
            case .close:
                members.end()
                namesInBracket = members.names
                return members.node
            case .comma: members.end()
            case .semicolon:
                members.areStatements = true
                columns = nil
                members.end(isStatement: true)
            case .names: members.nameNext()
            case .joins: members.join()
            case .text(let text):
                if readsJSON, depth == 0, let node = TextsOfJSON.node(in: text) { members.take(node) } else { members.text(text) }
            // A variable is no text.
            case .word(let word, _) where word.hasPrefix("$"): break
            case .word(let word, let isFirst):
                if let names = columnNames(behind: word, members.isWord ? .text(members.bareName) : members.value) {
                    columns = names
                    members.drop()
                } else if members.value == nil || members.isWord || members.isEmptyBracket {
                    if word.lowercased() == "table" { defineTable() } else { members.word(word) }
                } else if isFirst {
                    members.end()
                    members.word(word)
                } else if word == "to" {
                    members.nameNext()
                }
            case .open:
                guard depth < Self.deepest else { return members.node }
                // The brace that ends an object was forgotten where another object follows its members.
                if tokens.haveOpenedLine, members.areNamedAlone {
                    tokens.putBack()
                    return members.node
                }
                members.take(row(values(depth: depth + 1)))
            case .other: break
            }
        }
        members.end()
        return members.node
    }
}

/// The tables of a database, as it writes them out.
extension ProgramSource {
    /// The names of the columns whose values follow: `words (term, meaning) VALUES`, or those that the table was made with.
    private func columnNames(behind word: String, _ node: RecordNode?) -> [String]? {
        guard word.lowercased() == "values", let node else { return nil }
        switch node {
        case .array: return namesInBracket
        case .text(let name): return tables[name]
        case .object: return nil
        }
    }

    /// A row of values under the names of its columns.
    private func row(_ node: RecordNode) -> RecordNode {
        guard let columns, case .array(let cells) = node, cells.count == columns.count else { return node }
        return .object(zip(columns, cells).map { ($0, $1) })
    }

    /// What stands in a table's definition beside its columns.
    private static let constraints: Set<String> = [
        "PRIMARY", "KEY", "UNIQUE", "CONSTRAINT", "FOREIGN", "INDEX", "CHECK", "FULLTEXT",
    ]

    /// Takes note of `words (term varchar(255) NOT NULL, …)`.
    private mutating func defineTable() {
        var name = ""
        var names: [String] = []
        var depth = 0
        var isFirst = false
        while let token = tokens.next() {
            switch token {
            case .open:
                depth += 1
                isFirst = depth == 1
            case .close:
                depth -= 1
                if depth == 0 { return tables[name] = names }
            case .comma: isFirst = depth == 1
            case .semicolon: return
            case .text(let text), .word(let text, _):
                if depth == 0 { name = text }
                if isFirst, !Self.constraints.contains(text.uppercased()) { names.append(text) }
                isFirst = false
            case .names, .joins, .other: break
            }
        }
    }
}
