import VocabCore

/// Lists with each meaning in brackets behind its word: `apple(사과)`, `- finocchio (fennel)`.
enum BracketLines {
    private static let longestLine = 100
    private static let closing: [Character: Character] = ["(": ")", "（": "）"]

    /// The text with a TAB between word and meaning; nil when a line has no such brackets, unless they are in another script, or a sign
    /// parts the lines.
    static func lined(_ text: ListText) -> LinedText? {
        guard !text.isDelimited, text.holds("(") || text.holds("（") else { return nil }
        // What ends with a colon heads the lines below.
        let places = text.lines.indices.filter {
            !Text.isBlank(String(text.lines[$0])) && !text.lines[$0].hasPrefix("#") && text.lines[$0].last != ":"
        }
        guard places.count > 2 else { return nil }
        let pairs = places.map { pair(text.lines[$0]) }
        let areApart = pairs.allSatisfy { pair in
            guard let pair, pair.rest.isEmpty, let term = script(of: pair.term), let meaning = script(of: pair.meaning) else {
                return false
            }
            return term != meaning
        }
        guard areApart || areEntries(pairs) else { return nil }
        var rows = LinedRows(text)
        for (place, pair) in zip(places, pairs) {
            guard let pair else { continue }
            rows.put([pair.term, pair.meaning] + (pair.rest.isEmpty ? [] : [pair.rest]), on: place)
        }
        return rows.lined
    }

    /// Whether nearly all lines are short and end with brackets in which there is neither a part of speech nor a reading.
    private static func areEntries(_ pairs: [(term: String, meaning: String, rest: String)?]) -> Bool {
        let found = pairs.compactMap(\.self)
        let plain = found.count { pair in
            !PartOfSpeech.areKnown(pair.meaning) && CellKind(pair.meaning) == .word && pair.term.count < 40
        }
        return found.count > 5 && plain * 10 >= pairs.count * 9 && found.count { $0.rest.isEmpty } * 2 > found.count
            && Set(found.map(\.meaning)).count * 10 >= found.count * 8
    }

    /// The word in front of the only brackets of a line, what is in them, and what stands behind.
    private static func pair(_ line: Substring) -> (term: String, meaning: String, rest: String)? {
        guard line.count < longestLine, let open = line.firstIndex(where: { closing[$0] != nil }), let sign = closing[line[open]],
            let close = line[open...].firstIndex(of: sign), !line[line.index(after: close)...].contains(line[open])
        else { return nil }
        let term = Text.cleanedLine(String(line[..<open]))
        let rest = Text.cleanedLine(String(line[line.index(after: close)...]))
        let meaning = Text.cleanedLine(String(line[line.index(after: open)..<close]))
        guard term.contains(where: \.isLetter), !meaning.isEmpty, rest.isEmpty || rest.first?.isLetter == false else {
            return nil
        }
        return (term, meaning, String(rest.drop { !$0.isLetter }))
    }

    /// The only script in `text`; nil where there are several or none.
    private static func script(of text: String) -> Script? {
        let scripts = Set(text.unicodeScalars.lazy.filter(\.properties.isAlphabetic).compactMap(Script.init(of:)))
        return scripts.count == 1 ? scripts.first : nil
    }
}
