import VocabCore

/// What stands around words, line by line or on their lines, and is none of them.
extension LineMarks {
    /// The text with a point behind the numbers in front of words, `12  depend on`, where these are counted and have examples further in
    /// below them; nil for others.
    static func counted(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong else { return nil }
        func number(_ line: Substring) -> (digits: Substring, rest: Substring)? {
            let digits = line.prefix { $0.isASCII && $0.isNumber }
            let rest = line.dropFirst(digits.count)
            guard (1...4).contains(digits.count), rest.hasPrefix("  "), let letter = rest.first(where: { $0 != " " }),
                letter.isLetter
            else { return nil }
            return (digits, rest.drop { $0 == " " })
        }
        let found = text.lines.map(number)
        let numbers = found.compactMap { $0.flatMap { Int($0.digits) } }
        let furtherIn = text.lines.count { $0.hasPrefix("  ") && $0.contains(where: \.isLetter) }
        guard numbers.count > 4, furtherIn > 3, furtherIn * 3 > numbers.count,
            zip(numbers, numbers.dropFirst()).allSatisfy({ $0 + 1 == $1 })
        else { return nil }
        return text.with(zip(text.lines, found).map { line, found in found.map { "\($0.digits). \($0.rest)" } ?? String(line) })
    }

    /// The text with what stands below a word and `::` behind these, as description lists of AsciiDoc may have it; nil where none does, or
    /// few words have that.
    static func described(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, text.holds("::") else { return nil }
        let heads = text.lines.indices.filter { text.lines[$0].hasSuffix("::") && text.lines[$0].count > 2 }
        let others = text.lines.count { $0.contains(":: ") }
        guard !heads.isEmpty, others > 2 else { return nil }
        var lines = text.lines.map(String.init)
        for head in heads {
            guard let below = lines[safe: head + 1], !Text.isBlank(below), !below.contains("::"), !below.hasPrefix("=") else {
                continue
            }
            (lines[head], lines[head + 1]) = (lines[head] + " " + Text.cleanedLine(below), "")
        }
        return text.with(lines)
    }

    /// Boxes that are ticked for what is known, behind the points of most lines: `- [x] abate: to become less`.
    static func boxes(_ text: ListText, _ places: [Int]) -> LinedText? {
        func unboxed(_ line: Substring) -> String? {
            let bare = line.drop { $0 == " " }
            guard let mark = bare.first, "-*+".contains(mark),
                ["[ ] ", "[x] ", "[X] "].contains(where: bare.dropFirst(2).hasPrefix)
            else {
                return nil
            }
            return line[..<bare.startIndex] + "\(mark) " + bare.dropFirst(6)
        }
        guard text.holds("] "), places.count(where: { unboxed(text.lines[$0]) != nil }) * 10 >= places.count * 6 else {
            return nil
        }
        return text.with(text.lines.map { unboxed($0) ?? String($0) })
    }

    /// Fences around few lines each, as some put every word between two.
    static func fences(_ text: ListText, _ places: [Int]) -> LinedText? {
        guard text.holds("```") else { return nil }
        let fences = places.filter { text.lines[$0].hasPrefix("```") }
        guard fences.count > 5, fences.count.isMultiple(of: 2), fences.count * 3 >= places.count else { return nil }
        let isFence = Set(fences)
        return text.with(text.lines.indices.map { isFence.contains($0) ? "" : String(text.lines[$0]) })
    }

    /// Days on which words were met stand in front of most of them: `3/12  la siesta: nap`.
    static func days(_ text: ListText, _ places: [Int]) -> LinedText? {
        func behind(_ line: Substring) -> (day: Substring, rest: Substring)? {
            let day = line.prefix { $0.isFigure || "/.".contains($0) }
            let numbers = day.split { !$0.isFigure }.compactMap { Int($0) }
            let rest = line[day.endIndex...]
            guard numbers.count == 2, day.last?.isFigure == true, (1...12).contains(numbers[0]), (1...31).contains(numbers[1]),
                rest.first?.isWhitespace == true
            else { return nil }
            return (day, rest.drop(while: \.isWhitespace))
        }
        let found = places.compactMap { behind(text.lines[$0]) }
        // `1/2 half` and `3.1 Einkaufen` stand once each; several words are met on one day.
        let days = Set(found.map(\.day))
        guard found.count > 4, found.count * 2 > places.count, days.count * 3 <= found.count * 2,
            found.allSatisfy({ $0.rest.first.map { $0.isLetter || "(~-".contains($0) } == true && $0.rest.contains(" ") })
        else { return nil }
        return text.with(
            text.lines.map { line in
                let bare = behind(line)?.rest ?? line
                // Below a day others stand as far in.
                return String(bare.drop(while: \.isWhitespace))
            })
    }

    /// Boxes to tick and running numbers stand in front of most words: `□ 0241  anticipate`.
    static func numberedBoxes(_ text: ListText, _ places: [Int]) -> LinedText? {
        func behind(_ line: Substring) -> Substring? {
            let bare = line.drop(while: \.isWhitespace)
            guard let box = bare.first, "□■☐☑❏❑▢○●".contains(box) else { return nil }
            let rest = bare.dropFirst().drop(while: \.isWhitespace)
            let number = rest.prefix { $0.isFigure }
            guard (2...5).contains(number.count), rest[number.endIndex...].first?.isWhitespace == true else { return nil }
            return rest[number.endIndex...].drop(while: \.isWhitespace)
        }
        guard places.count(where: { behind(text.lines[$0]) != nil }) * 10 >= places.count * 6 else { return nil }
        return text.with(text.lines.map { String(behind($0) ?? $0) })
    }

    /// Times of a film stand in front: `[00:01:47] bluff - 허세를 부리다`.
    static func times(_ text: ListText, _ places: [Int]) -> LinedText? {
        func behind(_ line: Substring) -> Substring? {
            let bare = line.drop { "[(".contains($0) }
            let time = bare.prefix { $0.isFigure || $0 == ":" || $0 == "." }
            guard time.count > 3, time.contains(":"), time.first?.isFigure == true else { return nil }
            let rest = bare[time.endIndex...].drop { "])".contains($0) }
            return rest.first == " " ? rest.drop { $0 == " " } : nil
        }
        let timed = places.filter { behind(text.lines[$0]) != nil }
        guard text.holds(":"), timed.count > 3, timed.count * 10 >= places.count * 6, let first = timed.first,
            let last = timed.last
        else { return nil }
        // What stands above the first time and below the last, behind an empty line, is said of the film.
        let end = (last + 1..<text.lines.count).first { Text.isBlank(String(text.lines[$0])) } ?? text.lines.count
        // What holds what parts words from meanings is one of these.
        let rests = timed.compactMap { behind(text.lines[$0]) }
        let sign = [" - ", " – ", " = ", ": ", "→", "->", "=", "/", "\t", "  "].first { sign in
            rests.count { $0.contains(sign) } * 2 > rests.count
        }
        func holdsSides(_ line: Substring) -> Bool {
            if let sign { return line.contains(sign) }
            return ScriptGap.first(in: Array(line.utf8)[...]) != nil && !UnitTitles.mentionsList(String(line))
        }
        let around = places.filter { ($0 < first || $0 > end) && !holdsSides(text.lines[$0]) }
        let isAround = Set(around)
        var lined = text.with(
            text.lines.indices.map { isAround.contains($0) ? "" : String(behind(text.lines[$0]) ?? text.lines[$0]) })
        lined.left = around.map { $0 + text.linesAbove + 1 }
        return lined
    }
}
