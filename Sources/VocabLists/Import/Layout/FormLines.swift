import VocabCore

/// Lines that begin with several words of one language, parted by another sign than what stands in front of their meaning: the forms
/// of a verb, `go - went - gone : 가다`, words that mean the same, `big = large : 큰`, and opposites, `hot ↔ cold 더운 ↔ 추운`.
enum FormLines {
    /// What stands between words, by what it says of them.
    private enum Relation { case forms, synonyms, antonyms }
    private static let signs: [(sign: String, relation: Relation)] = [
        (" ↔ ", .antonyms), ("↔", .antonyms), (" <-> ", .antonyms), (" vs. ", .antonyms), (" vs ", .antonyms), (" = ", .synonyms),
        (" ≒ ", .synonyms), (" ≈ ", .synonyms), ("=", .synonyms), ("≒", .synonyms), (" - ", .forms), (" – ", .forms),
        (" → ", .forms), (" -> ", .forms), (" / ", .forms), (" ~ ", .forms), ("–", .forms), ("-", .forms), ("→", .forms),
        ("/", .forms), (", ", .forms), (",", .forms), (" ", .forms),
    ]
    private static let gaps = [" = ", " : ", ": ", "=", "\t"]
    private static let fewest = 4
    private static let longestLine = 300

    private struct Entry {
        let words: [String]
        let sign: String
        let relation: Relation
        let meaning: String
    }

    /// The text with the first word, the meaning and the other words in columns, opposites in rows of their own where each has a meaning;
    /// nil where not nearly all lines have as many words.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, !text.namesColumns else { return nil }
        var places = text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) }
        // What heads the columns has no forms.
        if let first = places.first, entry(text.lines[first]) == nil { places.removeFirst() }
        guard places.count >= fewest, places.prefix(12).count(where: { entry(text.lines[$0]) != nil }) * 2 > min(12, places.count)
        else { return nil }
        let entries = places.map { entry(text.lines[$0]) }
        let found = entries.compactMap(\.self)
        guard found.count >= fewest, found.count * 10 >= places.count * 9, let first = found.first,
            found.count(where: { $0.sign == first.sign && ($0.words.count == first.words.count || $0.relation == .synonyms) })
                * 10
                >= found.count * 9, first.relation != .forms || areForms(found)
        else { return nil }
        let head = ["term", "meaning", name(of: first.relation)].joined(separator: "\t")
        if found.allSatisfy({ pairs(of: $0) != nil }) {
            return text.with([head] + found.flatMap { pairs(of: $0) ?? [] }.map { $0.joined(separator: "\t") })
        }
        var rows = LinedRows(text)
        rows.name(["term", "meaning", name(of: first.relation)])
        for (place, entry) in zip(places, entries) {
            guard let entry else { continue }
            let others = entry.words.dropFirst().joined(separator: entry.relation == .forms ? " - " : ", ")
            // Which of two words is meant nobody says: `decide → decision 결정`.
            let isWhole = entry.relation == .forms && entry.words.count == 2
            let term = isWhole ? entry.words.joined(separator: entry.sign) : entry.words[0]
            rows.put([term, entry.meaning, isWhole ? "" : others], on: place)
        }
        return rows.lined
    }

    private static func name(of relation: Relation) -> String {
        switch relation {
        case .forms: "note"
        case .synonyms: "synonyms"
        case .antonyms: "antonyms"
        }
    }

    /// Two opposites, each with its own meaning; nil where there is one for both.
    private static func pairs(of entry: Entry) -> [[String]]? {
        guard entry.relation == .antonyms, entry.words.count == 2 else { return nil }
        for sign in [entry.sign, " / ", "/", ", ", ","] {
            let meanings = entry.meaning.split(separator: sign).map { Text.cleanedLine(String($0)) }
            guard meanings.count == 2 else { continue }
            return [[entry.words[0], meanings[0], entry.words[1]], [entry.words[1], meanings[1], entry.words[0]]]
        }
        return nil
    }

    /// Whether most of some lines have words that begin alike.
    private static func areForms(_ entries: [Entry]) -> Bool {
        let alike = entries.count { entry in
            let heads = entry.words.compactMap { $0.lowercased().first }
            return Set(heads).count < heads.count
        }
        return alike * 5 >= entries.count * ((entries.first?.words.count ?? 0) > 2 ? 3 : 4)
    }

    /// What a line says; nil where it has no two words in front of its meaning.
    private static func entry(_ line: Substring) -> Entry? {
        if let entry = trailed(line) { return entry }
        guard line.utf8.count < longestLine, let (head, meaning) = parts(line), !line.prefix(head.count).contains("\t"),
            let (sign, relation) = signs.first(where: { head.contains($0.sign) })
        else { return nil }
        let words = Text.cleanedLine(head).split(separator: sign).map { Text.cleanedLine(String($0)) }
        guard (sign == " " ? 3...3 : 2...5).contains(words.count), meaning.contains(where: \.isLetter),
            words.allSatisfy({ isWord($0, longest: relation == .forms ? 2 : 4) })
        else { return nil }
        return Entry(words: words, sign: sign, relation: relation, meaning: meaning)
    }

    /// A word with its meaning in Hangul and another word behind a sign: `huge 거대한 = enormous`.
    private static func trailed(_ line: Substring) -> Entry? {
        guard line.utf8.count < longestLine, let (head, whole) = parts(line), !line.prefix(head.count).contains("\t") else {
            return nil
        }
        for (sign, relation) in signs where relation != .forms {
            guard let place = whole.firstRange(of: sign) else { continue }
            let (meaning, other) = (
                Text.cleanedLine(String(whole[..<place.lowerBound])), Text.cleanedLine(String(whole[place.upperBound...]))
            )
            guard isWord(Text.cleanedLine(head), longest: 4), isWord(other, longest: 4),
                ColumnProfile.scripts(of: other) == [.latin],
                meaning.contains(where: \.isLetter)
            else { return nil }
            return Entry(words: [Text.cleanedLine(head), other], sign: sign, relation: relation, meaning: meaning)
        }
        return nil
    }

    /// What stands in front of the meaning, and that.
    private static func parts(_ line: Substring) -> (head: String, meaning: String)? {
        let bare = Text.cleanedLine(RunningNumber.removed(from: String(line)) ?? String(line))
        guard bare.first?.unicodeScalars.first.map({ Script(of: $0) == .latin }) == true else { return nil }
        if let start = bare.unicodeScalars.firstIndex(where: { Hangul.isSyllable($0) || "~～".unicodeScalars.contains($0) }) {
            var head = bare[..<start]
            let isBracketed = head.last == "("
            while let last = head.last, " \t:=-–—→>(".contains(last) { head.removeLast() }
            let meaning = isBracketed && bare.last == ")" ? bare[start...].dropLast() : bare[start...]
            return head.isEmpty || head.last == "," ? nil : (String(head), String(meaning))
        }
        for gap in gaps {
            guard let found = bare.firstRange(of: gap) else { continue }
            return (String(bare[..<found.lowerBound]), Text.cleanedLine(String(bare[found.upperBound...])))
        }
        return nil
    }

    /// Whether it may be one of the words: a few letters, perhaps with a further word, as in `is given`.
    private static func isWord(_ text: String, longest: Int) -> Bool {
        !text.isEmpty && text.count < 30 && text.split(separator: " ").count <= longest
            && text.allSatisfy { $0.isLetter || " '’".contains($0) } && !PartOfSpeech.areKnown(text)
    }
}
