import VocabCore

/// What speaks against a reading: lines in no word, uneven rows, signs left in cells, sides that are alike.
struct TableCheck {
    /// The first words with their meanings, and the line of each.
    let words: [[String]]
    let wordLines: [Int]
    /// How many rows are words, of all there are, by what the sample says.
    let wordCount: Int
    /// How many lines are in no word.
    let leftCount: Int

    /// So many words are shown and compared with those of other readings.
    static let wordsShown = 60

    private let shape: ListShape
    private let covered: Double
    private let lineCount: Int
    private let even: Double
    private let leftoverTerm: Double
    private let leftoverMeaning: Double
    private let contrast: Double
    private let tight: Double
    private let oddRows: Double
    private let lengthContrast: Double
    private let longTerm: Double

    init(
        _ table: CellTable, sample rows: [CellTable.Row], first: [CellTable.Row], _ roles: ColumnRoles,
        _ profiles: [ColumnProfile],
        _ cleaner: CellCleaner,
        rows count: Int
    ) {
        let term = roles.fields[.term] ?? 0
        let meaning = roles.fields[.meaning] ?? 1
        shape = table.shape
        // A word written in kana alone may stand only in the column of readings, which then stands in for a blank term.
        let spare =
            roles.fields[.pronunciation].flatMap { profiles[safe: $0].map { $0.scripts[.kana, default: 0] > 0.5 } } == true
            ? roles.fields[.pronunciation] : nil
        func pairs(_ rows: [CellTable.Row]) -> [(line: Int, words: [String])] {
            rows.map { row in
                func cell(_ column: Int) -> String { row.cells[safe: column].map { cleaner.cleaned($0, column) } ?? "" }
                let own = cell(term)
                return (row.line, [own.isEmpty ? spare.map(cell) ?? "" : own, cell(meaning)])
            }
            .filter { !Text.isBlank($0.words[0]) && !Text.isBlank($0.words[1]) }
        }
        let sample = rows.map(\.cells)
        let found = pairs(rows)
        let good = found.map(\.words)
        let shown = rows.count == count ? Array(found.prefix(Self.wordsShown)) : pairs(first)
        words = shown.map(\.words)
        wordLines = shown.map(\.line)
        let goodShare = sample.isEmpty ? 0 : Double(good.count) / Double(sample.count)
        wordCount = Int((goodShare * Double(count)).rounded())
        let attached = RowAttachments(table).count
        // Where words have several lines a title above nearly every word is one of these.
        var titles = table.titles.count
        if case .turns = table.shape, titles * 3 > table.rows.count * 2 { titles = 0 }
        leftCount = max(0, table.left.count - attached - titles) + table.broken.count + (count - wordCount)
        lineCount = max(1, table.lineCount - titles / 2)
        covered = max(0.01, 1 - Double(leftCount) / Double(max(1, lineCount)))
        let widths = Dictionary(sample.map { (($0.lastIndex { !Text.isBlank($0) } ?? -1) + 1, 1) }, uniquingKeysWith: +)
        let mostWidth = Dictionary(sample.map { ($0.count, 1) }, uniquingKeysWith: +).values.max() ?? 0
        even = sample.isEmpty ? 0 : Double(max(mostWidth, widths.values.max() ?? 0)) / Double(sample.count)
        longTerm = profiles[safe: term]?.words ?? 0
        contrast = profiles[safe: term].flatMap { first in profiles[safe: meaning].map { first.contrast(with: $0) } } ?? 0
        let other = profiles[safe: meaning]?.mainScript
        let own = profiles[safe: term]?.mainScript
        func share(_ test: ([String]) -> Bool) -> Double {
            good.isEmpty ? 0 : Double(good.count(where: test)) / Double(good.count)
        }
        leftoverTerm = share { Self.holdsSign($0[0]) || Self.isMixed($0[0], own, other) }
        let again: String? = if case .pairs(let sign) = table.shape { sign.sign } else { nil }
        let repeated = again.map { sign in share { $0[1].contains(sign) } } ?? 0
        // A sign that stands in all meanings parts them, and was not looked at.
        let inside =
            table.shape.isNote
            ? Self.between.map { sign in share { $0[1].utf8.count < 400 && $0[1].contains(sign) } }.max() ?? 0 : 0
        leftoverMeaning = max(
            share { Self.holdsSign($0[1], isMeaning: true) }, repeated > 0.9 ? repeated : 0, inside > 0.9 ? inside : 0)
        oddRows = table.oddRows
        let isLonger =
            table.shape == .turns(2) ? share { $0[1].split(separator: " ").count > $0[0].split(separator: " ").count } : 0
        // Pairs of short lines with blank lines between them are no text.
        let arePairs = table.isApart && longTerm < 4 && (profiles[safe: meaning]?.words ?? 9) < 4
        lengthContrast = isLonger > 0.9 || arePairs ? 0.6 : 0
        tight = table.isStreamed || table.shape == .cells ? 0 : share { Self.isTight($0[0], isTerm: true) || Self.isTight($0[1]) }
    }

    /// Whether nearly all rows are of one width, and no sign is left in words.
    var isEven: Bool { even > 0.97 && wordCount > 4 && leftoverTerm < 0.1 && leftoverMeaning < 0.1 && covered > 0.9 }

    /// What the table is worth beside the likeness of its sides.
    func score(_ weights: Weights) -> Double {
        var score =
            weights.coverage * Double.log(covered) + weights.leftoverTerm * leftoverTerm + weights.leftoverMeaning
            * leftoverMeaning
        if case .table = shape {
            if even > 0.97, wordCount > 4 { score += weights.even }
        }
        score += weights.tight * tight
        if case .turns = shape { score += weights.alikeTurns * max(0, 1 - max(contrast, lengthContrast) * 1.6) }
        score += weights.otherMark * oddRows
        if shape.mayBeText { score += weights.prose * max(0, longTerm - 5) * (1 - contrast) }
        return score
    }

    /// Whether a sign is left in a cell that parts rows elsewhere.
    private static func holdsSign(_ text: String, isMeaning: Bool = false) -> Bool {
        let bytes = Array(text.utf8.prefix(400))
        if bytes.count < 400, isCut(bytes) { return true }
        let body = Array(withoutBrackets(bytes).drop { $0 == 0x20 })
        if holds(body, hard) { return true }
        guard let first = body.first, let last = body.last else { return false }
        if isMeaning {
            return ":=|/,;".utf8.contains(first) || ["：", "、", "，", "；"].contains { body.starts(with: $0.utf8) }
        }
        // `der Eimer, -` is a word with its plural.
        let isEnding = last == UInt8(ascii: "-") && body.suffix(4).contains(UInt8(ascii: ","))
        if !isEnding, "=:->|,;".utf8.contains(last) || ["：", "–", "—"].contains(where: { body.suffix(3).elementsEqual($0.utf8) })
        {
            return true
        }
        return holds(body, soft) && Phonetics.atEnd(of: text) == nil
    }

    /// Whether a bracket is open or closed in it alone: the other one stands in another cell.
    private static func isCut(_ body: [UInt8]) -> Bool {
        var depth = 0
        for byte in body {
            if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth < 0 { return body.count > 3 }
        }
        return depth > 0
    }

    private static func holds(_ body: [UInt8], _ signs: [[UInt8]]) -> Bool { signs.contains { body.firstRange(of: $0) != nil } }

    private static let between = [" - ", " – ", " : ", " = ", " → ", " / ", "\t"]
    private static let hard = ["\t", " | ", "||", "→", "->"].map { Array($0.utf8) }
    private static let soft = [" - ", " – ", " — ", ": ", " : ", " / ", "=", "；", ";", "**"].map { Array($0.utf8) }

    private static func withoutBrackets(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") || $0 == 0xEF || $0 == 0xE3 }) else {
            return text
        }
        var depth = 0
        let plain = String(decoding: text, as: UTF8.self).unicodeScalars.filter { scalar in
            if PairSign.opens(scalar) { depth += 1 }
            defer { if PairSign.closes(scalar) { depth = max(0, depth - 1) } }
            return depth == 0
        }
        return Array(String(String.UnicodeScalarView(plain)).utf8)
    }

    /// Whether a term holds several letters of the script of the meanings.
    private static func isMixed(_ text: String, _ own: Script?, _ other: Script?) -> Bool {
        guard let own, let other, own != other, ![own, other].allSatisfy({ [.han, .kana].contains($0) }) else { return false }
        return String(decoding: withoutBrackets(Array(text.utf8.prefix(400))), as: UTF8.self).unicodeScalars.count {
            Script(of: $0) == other
        } > 1
    }

    /// Whether a comma or a semicolon stands right between Latin letters.
    private static func isTight(_ text: String, isTerm: Bool = false) -> Bool {
        func isLatin(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) || byte >= 0xC3 && byte < 0xCA }
        let bytes = Array(text.utf8.prefix(300))
        return bytes.indices.dropFirst().dropLast().contains { index in
            (bytes[index] == 0x2C || bytes[index] == 0x3B) && bytes[index + 1] > 0x20 && bytes[index - 1] > 0x20
                && (isTerm || isLatin(bytes[index + 1]) || isLatin(bytes[index - 1]))
        }
    }
}
