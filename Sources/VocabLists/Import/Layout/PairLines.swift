import VocabCore

/// Several words with their meanings on each line, or all of them on one: `decide 결정하다 / decision 결정`, `colours: piros = red, kék = blue`.
enum PairLines {
    /// The pairs, one a row; nil where most lines have one or none.
    static func rows(_ lines: [String]) -> [String]? {
        let top = lines.prefix(200)
        func hasSeveral(_ line: String) -> Bool {
            separators.contains { line.ranges(of: $0).count > 0 } || signs.contains { line.ranges(of: $0).count > 1 }
        }
        guard top.count(where: hasSeveral) * 2 > top.count else { return nil }
        let parting = signs.filter { sign in lines.count { $0.ranges(of: sign).count > 1 } * 2 > lines.count }
        for sign in parting {
            for separator in separators {
                if let rows = pairs(lines, between: separator, { isPair($0, sign) }) { return rows }
            }
        }
        if parting.contains(" = "), let rows = labelled(lines) { return rows }
        return separators.lazy.compactMap { pairs(lines, between: $0, changesScript) }.first
    }

    /// The pairs on lines where nothing but spaces stands between words in Latin letters, their meanings in Hangul, and the next word, as many
    /// on a line as there is room for: `patent 특허 dispute 분쟁`. Nil where most lines have one, a line holds anything else, or later words of a
    /// line use the first, as its examples do.
    static func running(_ lines: [String]) -> [String]? {
        let pairs = lines.map(runs)
        guard lines.count > 1, !pairs.contains(where: \.isEmpty), pairs.count(where: { $0.count > 1 }) * 2 > lines.count else {
            return nil
        }
        let using = pairs.count { line in line.dropFirst().contains { SentencesBelow.uses($0.word, line[0].word) } }
        return using * 5 > lines.count ? nil : pairs.joined().map { $0.word + "\t" + $0.meaning }
    }

    /// The words and meanings of a line; none where it is no such line.
    private static func runs(_ line: String) -> [(word: String, meaning: String)] {
        var found: [(word: String, meaning: String)] = []
        for piece in line.split(separator: " ") {
            let scripts = ColumnProfile.scripts(of: String(piece))
            if scripts.contains(.hangul) || scripts.isEmpty && found.last?.meaning.isEmpty == false {
                guard !found.isEmpty, scripts.isSubset(of: [.hangul, .latin]) else { return [] }
                found[found.endIndex - 1].meaning += (found[found.endIndex - 1].meaning.isEmpty ? "" : " ") + piece
            } else if scripts == [.latin] {
                if found.last.map({ $0.meaning.isEmpty }) == true {
                    found[found.endIndex - 1].word += " " + piece
                } else {
                    found.append((String(piece), ""))
                }
            } else {
                return []
            }
        }
        let areWords = found.allSatisfy { word, meaning in
            !meaning.isEmpty && !(meaning.hasPrefix("(") && !meaning.dropLast().contains(")"))
                && word.split(separator: " ").count <= mostWords + 1
                && word.allSatisfy { $0.isLetter || " -'’~".contains($0) }
        }
        return areWords ? found : []
    }

    /// What stands between a word and its meaning.
    private static let signs = [" = ", "=", " : ", ": ", ":", " - "]
    /// What stands between pairs.
    private static let separators = [
        " ↔ ", "↔", " <-> ", " vs. ", " vs ", " cf. ", " cf) ", " / ", " | ", "; ", ", ", "/", ";", ",",
    ]
    private static let mostWords = 4

    /// The pairs between a separator, where most lines have several; what is in the letters of meanings alone goes on with the pair
    /// before it.
    private static func pairs(_ lines: [String], between separator: String, _ isPair: (String) -> Bool) -> [String]? {
        var (pairs, several) = ([String](), 0)
        for line in lines {
            var own: [String] = []
            for part in line.split(separator: separator).lazy.map({ Text.cleanedLine(String($0)) }) where !part.isEmpty {
                if isPair(part) {
                    own.append(part)
                } else if !own.isEmpty, !ColumnProfile.scripts(of: part).contains(.latin) {
                    own[own.endIndex - 1] += separator + part
                } else {
                    return nil
                }
            }
            if own.count > 1 { several += 1 }
            pairs += own
        }
        guard several * 2 > lines.count, pairs.count > 3 else { return nil }
        // What comes again and again in front, and a part of speech, says something of what stands behind it.
        let heads = pairs.map { pair in String(pair.drop { !$0.isLetter }.prefix { $0.isLetter }) }
        let areWords = Set(heads).count * 10 >= heads.count * 8 && !heads.contains(where: PartOfSpeech.areKnown)
        return areWords ? pairs : nil
    }

    /// Whether a sign stands once in a text, between letters of two scripts.
    private static func isPair(_ text: String, _ sign: String) -> Bool {
        guard let place = text.firstRange(of: sign), !text[place.upperBound...].contains(sign) else { return false }
        return areApart(text[..<place.lowerBound], text[place.upperBound...])
    }

    /// Whether Latin letters come first in a text, and behind a space only others.
    private static func changesScript(_ text: String) -> Bool {
        guard let first = text.firstIndex(where: { $0.isLetter && $0.unicodeScalars.first.flatMap(Script.init) != .latin }),
            let last = text[..<first].last(where: { !"~(".contains($0) }), last == " "
        else { return false }
        return areApart(text[..<first], text[first...])
    }

    private static func areApart(_ word: Substring, _ meaning: Substring) -> Bool {
        let (first, second) = (ColumnProfile.scripts(of: String(word)), ColumnProfile.scripts(of: String(meaning)))
        return !first.isEmpty && !second.isEmpty && first.isDisjoint(with: second)
            && word.split(separator: " ").count <= mostWords
    }

    /// Pairs between commas, with what they are about in front perhaps: `colours: piros = red, kék = blue`. What has no sign goes on with
    /// the pair before it.
    private static func labelled(_ lines: [String]) -> [String]? {
        let sign = " = "
        guard lines.count > 1, lines.count(where: { $0.ranges(of: sign).count > 1 }) * 2 > lines.count else { return nil }
        let rows = lines.flatMap { line -> [String] in
            var pairs: [String] = []
            for piece in line.split(whereSeparator: { $0 == "," || $0 == ";" }) {
                if piece.contains(sign) {
                    pairs.append(Text.cleanedLine(String(piece)))
                } else if !pairs.isEmpty {
                    pairs[pairs.endIndex - 1] += ";" + piece
                }
            }
            if let first = pairs.first, let colon = first.firstRange(of: ": "),
                colon.lowerBound < (first.firstRange(of: sign)?.lowerBound ?? first.startIndex)
            {
                pairs[0] = Text.cleanedLine(String(first[colon.upperBound...]))
            }
            return pairs
        }
        return rows.count > 3 ? rows : nil
    }
}
