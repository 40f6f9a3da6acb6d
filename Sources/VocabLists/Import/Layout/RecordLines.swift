import VocabCore

/// Records in lines of their own, as YAML has them: `- word: apple` and `  meaning: 사과` below it.
enum RecordLines {
    private static let mostNames = 20

    /// The text with each record on one line, TABs between its values, the names of the columns above; nil when it is no list of such
    /// records, or when their names say neither term nor meaning.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, text.holds("- ") else { return nil }
        var names: [String] = []
        var last: String?
        var records: [(line: Int, values: [String: String])] = []
        for (index, line) in text.lines.enumerated() {
            let inside = line.drop { $0 == " " }
            if inside.isEmpty || inside.hasPrefix("#") || inside == "---" { continue }
            let isFirst = inside.hasPrefix("- ")
            guard let colon = inside.firstIndex(of: ":") else {
                // A further value of what stands above.
                guard isFirst, let name = last, let known = records.last?.values[name] else { return nil }
                records[records.endIndex - 1].values[name, default: ""] +=
                    (known.isEmpty ? "" : "; ") + value(inside.dropFirst(2))
                continue
            }
            let name = inside[..<colon].drop { $0 == "-" || $0 == " " }
            let rest = inside[inside.index(after: colon)...]
            guard !name.isEmpty, rest.isEmpty || rest.first == " " else { return nil }
            if isFirst { records.append((index, [:])) }
            if records.isEmpty { continue }
            guard isFirst || inside.startIndex > line.startIndex else { return nil }
            if !names.contains(String(name)) { names.append(String(name)) }
            if names.count >= mostNames { return nil }
            records[records.endIndex - 1].values[String(name)] = value(rest)
            last = String(name)
        }
        guard records.count > 2, ColumnMap(header: names) != nil else { return nil }
        var rows = LinedRows(text)
        // Each line is a part of a record, or what was read would be nil by now.
        rows.pass(text.lines.indices)
        for record in records { rows.put(names.map { record.values[$0] ?? "" }, on: record.line) }
        rows.name(names)
        return rows.lined
    }

    /// The same of records between `BEGIN:CARD` and `END:CARD`, each of whose lines is a name, a colon and a value; a line further in goes on
    /// with the value above. What the names say is found out.
    static func framed(_ text: ListText) -> LinedText? {
        // Cards of contacts and calendars are no words.
        guard text.isFree, text.holds("BEGIN:"), text.holds("END:"),
            !["BEGIN:VCARD", "BEGIN:VCALENDAR", "BEGIN:VEVENT", "BEGIN:VTODO"].contains(where: text.holds)
        else { return nil }
        var names: [String] = []
        var last: String?
        var records: [(line: Int, values: [String: String])] = []
        var isInside = false
        var inside: [Int] = []
        for (index, line) in text.lines.enumerated() where !Text.isBlank(String(line)) {
            if line.hasPrefix("BEGIN:") || line.hasPrefix("END:") {
                isInside = line.hasPrefix("BEGIN:")
                if isInside { records.append((index, [:])) }
                inside.append(index)
                last = nil
                continue
            }
            if !isInside { continue }
            inside.append(index)
            if line.first == " ", let last {
                records[records.endIndex - 1].values[last, default: ""] += line.dropFirst()
            } else if let colon = line.firstIndex(of: ":") {
                let name = String(line[..<colon])
                if !names.contains(name) { names.append(name) }
                if names.count >= mostNames { return nil }
                let value = Text.cleanedLine(String(line[line.index(after: colon)...]))
                let known = records[records.endIndex - 1].values[name]
                records[records.endIndex - 1].values[name] = known.map { $0 + "; " + value } ?? value
                last = name
            } else {
                return nil
            }
        }
        guard records.count > 2, names.count > 1, names.count * records.count < 1 << 20 else { return nil }
        var rows = LinedRows(text)
        rows.pass(inside)
        for record in records { rows.put(names.map { record.values[$0] ?? "" }, on: record.line) }
        rows.name(names)
        return rows.lined
    }

    /// A value without its quotes; what stands in brackets is several.
    private static func value(_ text: Substring) -> String {
        let bare = Text.cleanedLine(String(text))
        guard let first = bare.first, let last = bare.last, bare.count > 1 else { return bare }
        if first == last, first == "\"" || first == "'" {
            return bare.contains("\\") ? YAMLValue.unquoted(bare) : String(bare.dropFirst().dropLast())
        }
        guard first == "[", last == "]" else { return bare }
        return bare.dropFirst().dropLast().split(separator: ",").map(value).joined(separator: "; ")
    }
}
