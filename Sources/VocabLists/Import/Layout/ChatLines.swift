import VocabCore

/// Words in the messages of a chat: `[민지] [오후 9:02] reluctant : 꺼리는`, `12.03.23, 18:44 - Anna: la mela = apple`.
enum ChatLines {
    /// The text with the messages alone, those without a sign between word and meaning left out; nil when it is no chat.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, text.holds(":") else { return nil }
        let lines = text.lines
        let messages = lines.map(message)
        let count = messages.count { $0 != nil }
        guard count > 4, count * 3 >= lines.count(where: { !$0.isEmpty }) * 2 else { return nil }
        let signs = [" : ", " = ", " - ", " – ", ": ", "=", "："]
        func holdsSign(_ text: Substring) -> Bool { signs.contains { text.contains($0) } }
        guard messages.count(where: { $0.map(holdsSign) == true }) > 3, let first = messages.firstIndex(where: { $0 != nil })
        else {
            return nil
        }
        // A message may go on in the lines below.
        var rows = LinedRows(text)
        for index in lines.indices.dropFirst(first) {
            let message = messages[index] ?? (lines[index].hasPrefix("---") ? "" : lines[index])
            if holdsSign(message) { rows.put([message], on: index) }
        }
        return rows.lined
    }

    /// What is said in a line that begins with a time and a name, in whatever order.
    private static func message(_ line: Substring) -> Substring? {
        let head = line.prefix(60)
        guard let colon = head.indices.first(where: { isTime(head, around: $0) }) else { return nil }
        var rest = line[colon...].dropFirst().drop { $0.isNumber || $0 == ":" }
        rest = rest.drop { $0 == "]" || $0 == " " || $0 == "," || $0 == "\u{202F}" }
        for noon in ["AM]", "PM]", "AM", "PM"] where rest.hasPrefix(noon) { rest = rest.dropFirst(noon.count) }
        // The name stood in front.
        if line.hasPrefix("["), line[..<colon].contains("] [") { return rest.drop { $0 == "]" || $0 == " " } }
        rest = rest.drop { "]- –".contains($0) }
        guard let end = rest.prefix(40).firstRange(of: ": ") else { return nil }
        return rest[end.upperBound...]
    }

    private static func isTime(_ text: Substring, around colon: Substring.Index) -> Bool {
        guard text[colon] == ":", colon > text.startIndex, text[text.index(before: colon)].isNumber else { return false }
        let minutes = text[text.index(after: colon)...].prefix { $0.isNumber }
        return minutes.count == 2
    }
}
