import VocabCore

/// Lists in TOML (https://toml.io) that have a table for each word: `[[words]]` above `word = "dog"` and `meaning = "개"`.
enum TOMLList {
    private static let longestText = 1 << 22

    /// The table in `bytes`; nil when they have no such tables.
    static func table(_ bytes: [UInt8]) -> ListTable? {
        guard bytes.count < longestText, bytes.firstRange(of: Array("[[".utf8)) != nil else { return nil }
        var records: [RecordNode] = []
        var members: [(name: String, value: RecordNode)]?
        for line in ListText(bytes, said: nil).withComments.lines {
            let text = Text.cleanedLine(String(line))
            if text.isEmpty || text.hasPrefix("#") { continue }
            if text.hasPrefix("[") {
                if let members { records.append(.object(members)) }
                members = text.hasPrefix("[[") && text.hasSuffix("]]") ? [] : nil
            } else if let member = member(text[...]) {
                members?.append(member)
            } else {
                return nil
            }
        }
        if let members { records.append(.object(members)) }
        guard records.count > 2 else { return nil }
        var groups = RecordGroups()
        groups.collect(.array(records), path: "")
        return groups.largest(in: .toml)
    }

    /// What a line says under a name: a text in quotes, a list of such, or a number; nil for others.
    private static func member(_ line: Substring) -> (name: String, value: RecordNode)? {
        guard let sign = line.firstIndex(of: "=") else { return nil }
        let name = Text.cleanedLine(String(line[..<sign])).filter { $0 != "\"" }
        let value = Text.cleanedLine(String(line[sign...].dropFirst()))
        guard !name.isEmpty, let first = value.first else { return nil }
        if first == "'" { return (name, .text(String(value.dropFirst().prefix { $0 != "'" }))) }
        // Texts and lists of them are written as in JSON.
        if first == "\"" || first == "[" {
            guard case .array(let elements) = RecordNode(Array("[\(value)]".utf8)), elements.count == 1 else { return nil }
            return (name, elements[0])
        }
        return (name, .text(value))
    }
}
