import VocabCore

/// Whether the first row of a list names its columns, weighed from what its cells say and from how they differ from those below.
struct HeaderGuess {
    /// What speaks for a header, less what speaks against it: above `sure` it is one, below `doubtful` it is none.
    let score: Double

    static let sure = 1.5
    static let doubtful = 0.3

    /// How sure the answer is, from 0 to 1.
    var confidence: Double {
        if score >= Self.sure { return min(1, 0.8 + (score - Self.sure) / 10) }
        return score <= Self.doubtful ? min(1, 0.8 + (Self.doubtful - score) / 10) : 0.5
    }

    var isHeader: Bool { score >= Self.sure }
    /// Whether there is more for a header than against it.
    var isLikelier: Bool { score >= (Self.sure + Self.doubtful) / 2 }
    var isUnclear: Bool { score > Self.doubtful && score < Self.sure }

    /// Weighs the cells of `row`, which is apart where an empty line stands below it, against the columns of the rows below it.
    ///
    /// The weights were tried on lists of many kinds: two names make a header, one does where a column below is of another kind.
    init(_ row: [String], isApart: Bool, over profiles: [ColumnProfile], rows: [[String]]) {
        // An empty line stands below titles and headings, and below no word alone; what is said again heads parts of the list.
        let isSaidAgain = row.first.map { first in rows.contains { $0.first == first && $0 != row } } == true
        // Words that look like those below may stand apart as well.
        let mayBeWord =
            isApart && row.count == 2 && !row.contains { ColumnName(Text.cleanedLine($0)) != nil }
            && zip(row, profiles).allSatisfy { cell, profile in
                profile.fits(cell) && (profile.smallInitials < 0.5 || cell.first?.isLowercase == true)
            }
        var score = isApart && !isSaidAgain ? (mayBeWord ? 1.2 : 2.5) : 0.0
        var names = 0
        var unnamed = 0.0
        // What tells by capitals alone, as a first word and its meaning may have them too.
        var capitals = 0.0
        var fields: [WordField: Int] = [:]
        var fittingScripts: Set<Script> = []
        // A capital tells of a name where every cell begins with one that can: `Księgowy,accountant` is a word that was typed so.
        let isCapital = row.allSatisfy { cell in
            let first = cell.unicodeScalars.first { $0.properties.isAlphabetic }
            return first?.properties.isLowercase != true
        }
        let isInOneScript = Set(row.lazy.filter { !Text.isBlank($0) }.compactMap(Self.script)).count == 1
        for (index, cell) in row.enumerated() where !Text.isBlank(cell) {
            let text = Text.cleanedLine(cell)
            // `Day 1` heads a part of the list, and no column.
            // `음` and `훈` are what is said of characters, and words elsewhere.
            let isSaid = !["음", "훈"].contains(text) || profiles.contains { $0.script == .han || $0.script == .kana }
            let known = isSaid ? ColumnName(text) ?? Self.language(of: text, beside: row, over: profiles) : nil
            let isUnit = known == .other && text.contains(where: \.isNumber)
            let name = isUnit ? nil : known
            if isUnit, index == 0 { score -= 1 }
            if let field = name?.field { fields[field, default: 0] += 1 }
            if name == nil {
                unnamed += 0.5
                // `Name` beside the name of a field says what stands below.
                if ColumnName.mayNameAnything(text), row.contains(where: { ColumnName($0)?.field != nil }) { score += 1.2 }
            } else {
                score += Self.weight(of: name, text) / (ColumnName.isPartly(text) ? 4 : 1)
            }
            if name?.field != nil || name?.language != nil { names += 1 }
            guard profiles.indices.contains(index) else { continue }
            let profile = profiles[index]
            let fits = profile.fits(text)
            if Self.isOfOtherKind(text, than: profile) {
                score += 3
            } else if !fits, profile.count >= 8, profile.scriptShare == 1 {
                score += profile.sharesNoScript(with: text) ? isInOneScript && row.count > 1 ? 3.2 : 2.7 : 2.2
            } else if !fits, profile.count >= 3, profile.scriptShare >= 0.9 {
                score += 1.5
            } else if profile.count >= 5, profile.smallInitials > 0.9,
                text.unicodeScalars.first?.properties.isUppercase == true
            {
                let weight = (profile.count >= 8 && profile.smallInitials == 1 ? 1.3 : 1) * (isCapital ? 1 : 0.8)
                (score, capitals) = (score + weight, capitals + weight)
            } else if profile.count >= 8, profile.distinct <= 0.3, CellKind(text) == .word,
                !rows.contains(where: { $0[safe: index].map(Text.cleanedLine) == text })
            {
                // A column of levels or topics has few texts, and this is none of them.
                score += 1
            } else if profile.count >= 8, profile.accents == 0, profile.script == .latin, ColumnProfile([text]).accents > 0 {
                score += 1.5
            } else if profile.count >= 5, profile.fullStops > 0.9, profile.isSentence || profile.longPhrases > 0.5,
                text.last.map({ !".!?。！？".contains($0) }) == true
            {
                score += 2
            }
            if fits { fittingScripts.insert(profile.script) }
            // A sentence names nothing.
            if text.last.map({ ".!?。".contains($0) }) == true, text.split(separator: " ").count > 2 { score -= 2 }
            if text.count > 40 || text.split(separator: " ").count > 6 { score -= 3 }
            if Self.counts(text, with: rows.lazy.compactMap { $0.indices.contains(index) ? $0[index] : nil }) { score -= 3 }
            // What stands on the other side of another row is a word that is asked in both directions.
            if row.count == 2, rows.contains(where: { $0.count == 2 && $0 != row && $0[1 - index] == cell }) { score -= 3 }
            if rows.contains(where: { $0 != row && index < $0.count && $0[index] == cell }) { score -= name == nil ? 1 : 3 }
        }
        if let index = row.firstIndex(where: { ColumnName(Text.cleanedLine($0))?.language != nil }) {
            // Beside the name of a language stands that of another, known here or not, above words that begin with small letters:
            // `English,Chaoui`.
            if row.count == 2, names == 1, Self.mayBeName(row[1 - index]), row[index].count > 4,
                profiles.indices.contains(index),
                row[index].first?.isUppercase == true, profiles[index].smallInitials > 0.7
            {
                score += 0.5
            }
            // `Tongan,tongano` is a word with its meaning.
            if row.count == 2, Self.areAlike(row[0], row[1]) { score -= 1.5 }
            // Among languages and peoples it is a word.
            let others = rows.prefix(200).lazy.filter { $0 != row }.compactMap { $0[safe: index] }
            if others.contains(where: { $0.count > 3 && ColumnName($0)?.language != nil }) {
                score -= 2
            }
        }
        // `ja` above no other name is as likely a word.
        if row.count == 2, row.contains(where: { ColumnName.isShortCode($0) && $0.lowercased() == $0 }),
            row.contains(where: { ColumnName(Text.cleanedLine($0)) == nil })
        {
            score -= 0.5
        }
        // `es,is` are two codes and two words.
        let areCodes = row.count == 2 && names == 2 && !Self.holdsPlainCode(row)
        let isWord = areCodes && row.contains { ColumnName($0) == nil && ColumnName.codeBesideOthers($0) != nil }
        if Self.mayBeShortWords(row, rows) || isWord { score -= 1 }
        // `Zeit,Time` above other words is a word.
        if row.count == 2, names == 0, row.count(where: { ColumnName(Text.cleanedLine($0)) != nil }) == 1,
            profiles.count == 2, profiles.allSatisfy({ $0.canBeTerm && $0.canBeMeaning })
        {
            score -= 1
        }
        // One cell over several columns names none of them.
        if row.count(where: { !Text.isBlank($0) }) == 1, profiles.count(where: { $0.filled > 0.5 }) > 1 { score -= 3 }
        if row.count == 2, names == 0, score == capitals { score = min(score, 2.3) }
        // A table of many columns has some whose names nobody knows.
        score -= min(unnamed, 1.5)
        if Self.countsAcross(row) { score += 4 }
        // Cells in several scripts, each that of its column, are a word and its meaning.
        // What the meaning is called is hardly ever one: `Lexeme,뜻` above words that begin with small letters is asked about.
        if fittingScripts.count > 1, names < 3, fields[.term] == nil || fields[.meaning] == nil {
            score -= fields[.meaning] == 1 && row.count == 2 && isCapital ? 2 : 3
        }
        // `word,단어` are two names of one field: a word and its meaning.
        if fields.count == 1, fields.values.contains(where: { $0 > 1 }), row.count < 3 { score -= 4 }
        self.score = score
    }

    /// Whether two codes of languages may as well be two words, above others that are as short: `it,es` above `he,er`.
    static func mayBeShortWords(_ row: [String], _ rows: [[String]]) -> Bool {
        row.count == 2 && !holdsPlainCode(row) && row.allSatisfy { ColumnName.isShortCode($0) && $0.lowercased() == $0 }
            && rows.count { $0.allSatisfy { $0.count < 4 } } * 2 > rows.count
    }

    /// Whether one of two codes is hardly ever a word beside the other.
    private static func holdsPlainCode(_ row: [String]) -> Bool { row.contains { ["en", "ko", "ja", "zh"].contains($0) } }

    /// The language that a code of two letters names above words, beside another that names nothing else: `is,en`.
    private static func language(of text: String, beside row: [String], over profiles: [ColumnProfile]) -> ColumnName? {
        guard row.count == 2, row.contains(where: { $0 != text && ColumnName.isShortCode($0) }),
            profiles.allSatisfy(\.isOfWords)
        else { return nil }
        return ColumnName.codeBesideOthers(text).map(ColumnName.language)
    }

    /// Whether a cell may be the name of a language: one word of a few letters.
    private static func mayBeName(_ cell: String) -> Bool {
        let text = Text.cleanedLine(cell)
        return (3...16).contains(text.count) && text.allSatisfy(\.isLetter)
    }

    /// Whether two cells begin alike, as the names of one people in two languages do.
    private static func areAlike(_ first: String, _ second: String) -> Bool {
        let stems = [first, second].map { Text.key(Text.cleanedLine($0)).prefix(3) }
        return stems[0] == stems[1] && stems[0].count == 3
    }

    /// What most letters of a cell belong to.
    private static func script(_ cell: String) -> Script? {
        cell.unicodeScalars.lazy.filter(\.properties.isAlphabetic).compactMap(Script.init(of:)).first
    }

    private static func weight(of name: ColumnName?, _ text: String) -> Double {
        switch name {
        case .field: 2
        case .language:
            if !ColumnName.isShortCode(text) { 1.5 } else if text.uppercased() == text { 1.7 } else { 0.9 }
        case .other: 1.2
        case nil: 0
        }
    }

    /// Whether the cells are the same but for the numbers of their columns: `Column1;Column2;Column3`.
    private static func countsAcross(_ row: [String]) -> Bool {
        let stems = row.enumerated().map { index, cell -> String? in
            let number = "\(index + 1)"
            return cell.hasSuffix(number) ? Text.key(String(cell.dropLast(number.count))) : nil
        }
        return row.count > 1 && Set(stems).count == 1 && stems[0]?.isEmpty == false
    }

    /// Whether `text` holds a number, and most cells below it are the same with another: `word 1` above `word 2` names nothing.
    private static func counts(_ text: String, with cells: some Collection<String>) -> Bool {
        func withoutDigits(_ text: String) -> String { text.filter { !("0"..."9").contains($0) } }
        let pattern = withoutDigits(text)
        guard pattern != text, !cells.isEmpty else { return false }
        return cells.count { withoutDigits(Text.cleanedLine($0)) == pattern } * 2 > cells.count
    }

    /// Whether nearly all cells of the column are numbers, dates, parts of speech or the like, and `text` is none.
    private static func isOfOtherKind(_ text: String, than profile: ColumnProfile) -> Bool {
        guard profile.count >= 3 else { return false }
        let kind = CellKind(text)
        guard kind == .word else { return false }
        return [CellKind.number, .date, .link, .identifier, .media, .mark, .partOfSpeech, .pronunciation].contains {
            profile.share($0) > 0.9
        }
    }
}
