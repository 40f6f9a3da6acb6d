import VocabCore

/// Words on the lines of few messages of a saved chat, each message with its time and who wrote it in front or above.
enum ChatFrames {
    private static let signs = [" = ", " → ", " -> ", " – ", " — ", " - ", ": ", "：", "=", "\t"]

    /// What a line of the chat is.
    private enum Line {
        /// A time with a name, and what is said behind them.
        case frame(Substring)
        /// A line of a message that goes on.
        case further(Substring)
    }

    /// The text with the lines of messages alone that hold what parts most of them; nil when it is no chat, or one with a word in each message.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, text.holds(":") else { return nil }
        let lines = text.lines.map { line in said(line).map(Line.frame) ?? .further(line) }
        let frames = lines.count { if case .frame = $0 { true } else { false } }
        guard frames > 1, let first = lines.firstIndex(where: { if case .frame = $0 { true } else { false } }) else { return nil }
        let further = lines[first...].compactMap { line -> String? in
            if case .further(let text) = line, text.contains(where: \.isLetter) { String(text) } else { nil }
        }
        guard further.count > frames, further.count > 4 else { return nil }
        let sign = signs.first { sign in further.count { $0.contains(sign) } * 10 >= further.count * 6 }
        var rows = LinedRows(text)
        // A message of several lines is quoted in what programs save.
        var isQuoted = false
        for (place, line) in lines.enumerated() where place >= first {
            switch line {
            case .frame(let message), .further(let message):
                let quotes = message.count { $0 == "\"" }
                if case .frame = line { isQuoted = message.first == "\"" && quotes == 1 }
                let bare = Text.cleanedLine(message.filter { $0 != "\"" })
                let holdsPair = sign.map { message.contains($0) } ?? (isQuoted && bare.contains(" ") || isPair(bare))
                if holdsPair { rows.put(sign == "\t" ? message.split(separator: "\t").map(String.init) : [bare], on: place) }
                if case .further = line, quotes % 2 == 1 { isQuoted = false }
            }
        }
        return rows.count > 3 ? rows.lined : nil
    }

    /// Whether a line has letters of two scripts with a space between.
    private static func isPair(_ line: String) -> Bool {
        line.contains(" ") && Set(line.compactMap(LineSides.script)).count > 1
    }

    /// What is said behind a time and a name, nothing where the line has only these; nil for other lines.
    private static func said(_ line: Substring) -> Substring? {
        if let said = saidInCells(line) { return said }
        // `lena_k — 03/08/2024 7:41 PM`, `mina — Today at 8:01 PM`, `[7:45 PM]`
        if let dash = line.firstRange(of: " — "), line[..<dash.lowerBound].count < 40, endsWithTime(line[dash.upperBound...]) {
            return line[line.endIndex...]
        }
        if line.hasPrefix("["), line.hasSuffix("]"), isTime(line.dropFirst().dropLast()) { return line[line.endIndex...] }
        // `05/03/2024 19:43 - Prof. Carla: spoon - colher`
        let day = line.drop { $0 == "[" }.prefix { $0.isFigure || "./-".contains($0) }
        guard day.split(whereSeparator: { !$0.isFigure }).count == 3 else { return nil }
        let time = line[day.endIndex...].drop { ", ".contains($0) }
        guard let colon = time.firstIndex(of: ":"), time[..<colon].count < 3, !time[..<colon].isEmpty else { return nil }
        var rest = time[colon...].drop { $0.isFigure || $0 == ":" }
        rest = rest.drop { " \u{202F}".contains($0) }
        for noon in ["AM", "PM"] where rest.hasPrefix(noon) { rest = rest.dropFirst(2) }
        rest = rest.drop { "]-– ".contains($0) }
        guard let end = rest.prefix(40).firstRange(of: ": ") else { return line[line.endIndex...] }
        return rest[end.upperBound...]
    }

    /// What stands behind the TABs behind a time and a name: `21:04⇥小美⇥駅`; nil for other lines.
    static func saidInCells(_ line: Substring) -> Substring? {
        let cells = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
        return cells.count == 3 && isTime(cells[0]) && !Text.isBlank(String(cells[1])) ? cells[2] : nil
    }

    /// Whether a text is a time of the day: `7:45`, `7:45 PM`, `오후 7:45`.
    private static func isTime(_ text: Substring) -> Bool {
        let words = text.split(separator: " ")
        return words.count < 3
            && words.contains { word in
                let numbers = word.split(separator: ":")
                return numbers.count == 2 && numbers[1].count == 2 && word.allSatisfy { $0.isFigure || $0 == ":" }
            }
    }

    private static let days = ["Today", "Yesterday", "오늘", "어제", "今日", "昨日", "Heute", "Gestern", "Hoy", "Ayer"]

    private static func endsWithTime(_ text: Substring) -> Bool {
        let words = text.split(separator: " ")
        let isDay = text.first?.isFigure == true || days.contains(where: text.hasPrefix)
        return words.count < 6 && isDay
            && (isTime(words.suffix(2).joined(separator: " ")[...]) || words.last.map { isTime($0) } == true)
    }
}
