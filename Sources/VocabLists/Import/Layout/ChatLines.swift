import VocabCore

/// Words in the messages of a chat: `[민지] [오후 9:02] reluctant : 꺼리는`, `12.03.23, 18:44 - Anna: la mela = apple`, also with nothing but
/// a space before a meaning in other letters: `2026년 3월 1일 오후 3:12, 민수 : abandon 버리다`.
enum ChatLines {
    /// The text with the messages alone, those without a word and a meaning left out; nil when it is no chat.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, text.holds(":") else { return nil }
        let lines = text.lines
        let messages = lines.map(message)
        let count = messages.count { $0 != nil }
        // `[민지] [오후 9:02]` in front of every line is nothing else.
        let areFramed = zip(lines, messages).allSatisfy { line, said in
            line.isEmpty || line.hasPrefix("---") || said != nil && line.hasPrefix("[") && line.contains("] [")
        }
        let isKakaoTalk = areFramed || lines.prefix(3).contains { $0.contains("카카오톡 대화") }
        guard count > (isKakaoTalk ? 1 : 4), let first = messages.firstIndex(where: { $0 != nil }) else { return nil }
        // A message may go on in the lines below, and rules with dates stand between those of two days.
        let others = lines.indices.dropFirst(first).count { index in
            messages[index] == nil && !lines[index].isEmpty && !lines[index].hasPrefix("---") && lines[index].first != "\t"
        }
        guard isKakaoTalk || count >= 2 * others else { return nil }
        let said = lines.indices.map { index in
            index < first || lines[index].hasPrefix("---") || lines[index].hasPrefix("\tReacted to ")
                ? "" : messages[index] ?? lines[index]
        }
        let fewest = areFramed ? 2 : 4
        let isSigned = said.count(where: holdsSign) >= fewest
        guard isSigned || said.count(where: holdsPair) >= fewest else { return nil }
        var rows = LinedRows(text)
        for (index, message) in said.enumerated() where isSigned && holdsSign(message) || holdsPair(message) || isGlued(message) {
            rows.put([Text.cleanedLine(String(message))], on: index)
        }
        return rows.lined
    }

    /// Whether a sign as it stands between a word and its meaning is in a message.
    static func holdsSign(_ message: Substring) -> Bool {
        [" : ", " = ", " - ", " – ", " -> ", " → ", ": ", "=", "：", "＝"].contains { message.contains($0) }
    }

    /// Whether a hyphen stands right between a word and what it means in other letters: `blunt-무딘`.
    private static func isGlued(_ message: Substring) -> Bool {
        guard let hyphen = message.firstIndex(of: "-") else { return false }
        let sides = [message[..<hyphen], message[hyphen...]].map { ColumnProfile.scripts(of: String($0)) }
        return sides.allSatisfy { !$0.isEmpty } && sides[0].isDisjoint(with: sides[1])
    }

    /// Whether a message is a word and what it means in other letters, with a space between: `abandon 버리다`.
    private static func holdsPair(_ message: Substring) -> Bool {
        // Words may be counted: `1. hesitate 망설이다`.
        let isCounted = message.first?.isFigure == true && message.prefix(5).contains(".")
        let scripts = message.split(separator: " ").dropFirst(isCounted ? 1 : 0).filter { $0.contains(where: \.isLetter) }.map {
            word in
            word.unicodeScalars.first(where: \.properties.isAlphabetic).flatMap(Script.init(of:))
        }
        guard scripts.count > 1, let first = scripts.first, first != nil, scripts.last != first else { return false }
        // One change from the one to the other, as no sentence in two languages has it.
        return zip(scripts, scripts.dropFirst()).count { $0 != $1 } == 1
    }

    /// What is said in a line that begins with a time and a name, in whatever order.
    static func message(_ line: Substring) -> Substring? {
        // `21:04⇥小美⇥駅 = 車站`
        if let said = ChatFrames.saidInCells(line) { return said }
        let head = line.prefix(60)
        guard let colon = head.indices.first(where: { isTime(head, around: $0) }) else { return nil }
        // `20:04:17 From Rachel Lim to Everyone:` above what is said.
        if line.hasSuffix(":"), line.contains(" From ") { return line[line.endIndex...] }
        var rest = line[colon...].dropFirst().drop { $0.isFigure || $0 == ":" }
        rest = rest.drop { $0 == "]" || $0 == " " || $0 == "," || $0 == "\u{202F}" }
        for noon in ["AM]", "PM]", "AM", "PM"] where rest.hasPrefix(noon) { rest = rest.dropFirst(noon.count) }
        // The name stood in front.
        if line.hasPrefix("["), line[..<colon].contains("] [") { return rest.drop { $0 == "]" || $0 == " " } }
        rest = rest.drop { "]- –".contains($0) }
        guard let end = rest.prefix(40).firstRange(of: ": ") else { return nil }
        return rest[end.upperBound...]
    }

    private static func isTime(_ text: Substring, around colon: Substring.Index) -> Bool {
        guard text[colon] == ":", colon > text.startIndex, text[text.index(before: colon)].isFigure else { return false }
        let minutes = text[text.index(after: colon)...].prefix { $0.isFigure }
        return minutes.count == 2
    }
}
