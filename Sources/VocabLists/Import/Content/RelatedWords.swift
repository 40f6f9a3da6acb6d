import VocabCore

/// Words that mean about the same or the opposite, behind the signs by which books mark them: `버리다 ≒ desert`, `ability (↔ inability)`.
enum RelatedWords {
    private static let signs: [(sign: Character, field: WordField)] = [
        ("≒", .synonyms), ("≈", .synonyms), ("↔", .antonyms),
    ]

    /// Moves them from the term and the meaning to their fields, where these are empty and something stands in front.
    static func move(in content: inout WordContent) {
        // All of them begin with this byte, and hardly anything else does.
        guard content.meaning.utf8.contains(0xE2) || content.term.utf8.contains(0xE2) else { return }
        // The last one first, or its words would be among those of the one before.
        let places = signs.map { ($0, content.meaning.firstIndex(of: $0.sign) ?? content.meaning.startIndex) }.sorted {
            $0.1 > $1.1
        }
        for ((sign, field), _) in places {
            if content[field].isEmpty, content.meaning.contains(sign), let (rest, words) = split(content.meaning, at: sign) {
                content.meaning = rest
                content[field] = words
            }
            if content[field].isEmpty, content.term.contains(sign), let (rest, inside) = Brackets.atEnd(of: content.term),
                inside.first == sign
            {
                content.term = rest
                content[field] = Text.cleaned(String(inside.dropFirst()))
            }
        }
    }

    /// Moves what stands behind labels in brackets or bars at the end of a meaning, `풍부한 (syn. plentiful / ant. scarce)`,
    /// `rich | syn: ample`, and behind a sign of equality in brackets at the end of a term: `put off (=postpone)`.
    static func moveLabelled(in content: inout WordContent) {
        if content.synonyms.isEmpty, content.term.utf8.contains(UInt8(ascii: "=")),
            let (rest, inside) = Brackets.atEnd(of: content.term),
            inside.first == "=", inside.count > 2
        {
            content.term = rest
            content[.synonyms] = Text.cleaned(String(inside.dropFirst()))
        }
        let bar = content.meaning.firstRange(of: " | ").flatMap { place in
            labels[content.meaning[place.upperBound...].prefix { $0.isLetter }.lowercased()] == nil ? nil : place
        }
        let barred = bar.map {
            (rest: String(content.meaning[..<$0.lowerBound]), inside: String(content.meaning[$0.upperBound...]))
        }
        let isBracketed = content.meaning.hasSuffix(")") || content.meaning.hasSuffix("]")
        guard let (rest, inside) = barred ?? (isBracketed ? Brackets.atEnd(of: content.meaning) : nil) else { return }
        var found: [WordField: [String]] = [:]
        var field: WordField?
        for part in inside.split(whereSeparator: { "/;|,".contains($0) }) {
            let text = Text.cleanedLine(String(part))
            let label = text.prefix { $0.isLetter }
            let behind = text.dropFirst(label.count)
            if let known = labels[label.lowercased()], behind.first.map({ ".:= )".contains($0) }) == true {
                field = known
                found[known, default: []].append(Text.cleanedLine(String(behind.drop { ".:= )".contains($0) })))
            } else if let field {
                found[field, default: []].append(text)
            } else {
                return
            }
        }
        guard !found.isEmpty, found.allSatisfy({ content[$0.key].isEmpty && !$0.value.contains("") }) else { return }
        content.meaning = rest
        for (field, words) in found { content[field] = words.joined(separator: "; ") }
    }

    /// Moves words of the term's family, each with its part of speech, from behind a bar into the note: `theoretical | abstraction (n)`.
    static func moveFamily(in content: inout WordContent) {
        guard content.note.isEmpty, let bar = content.meaning.firstRange(of: " | ") else { return }
        let words = content.meaning[bar.upperBound...].split(separator: ",").map { Text.cleanedLine(String($0)) }
        let areFamily = words.allSatisfy { word in
            guard let (word, inside) = Brackets.atEnd(of: word), PartOfSpeech.areKnown(inside) else { return false }
            let common = zip(word.lowercased(), content.term.lowercased()).prefix { $0 == $1 }.count
            return common > 4 && Text.key(word) != Text.key(content.term)
        }
        guard areFamily, !words.isEmpty, bar.lowerBound > content.meaning.startIndex else { return }
        content.note = words.joined(separator: ", ")
        content.meaning = String(content.meaning[..<bar.lowerBound])
    }

    /// Whether books call related words so: `syn`, `유의어`.
    static func isLabel(_ name: String) -> Bool { labels[name.lowercased()] != nil }

    /// What books call them.
    private static let labels: [String: WordField] = [
        "syn": .synonyms, "synonym": .synonyms, "synonyms": .synonyms, "sim": .synonyms, "유의어": .synonyms, "동의어": .synonyms,
        "비슷한말": .synonyms, "ant": .antonyms, "antonym": .antonyms, "antonyms": .antonyms, "opp": .antonyms, "반의어": .antonyms,
        "반대말": .antonyms,
    ]

    /// A meaning, and what is equal to its word in brackets behind it: `연기하다 (= postpone)`; nil where nothing is, or words in the
    /// letters of the meaning are.
    static func equals(behind whole: String) -> (rest: String, words: String)? {
        // The other words behind it go first.
        let meaning = signs.reduce(whole) { text, sign in
            text.contains(sign.sign) ? split(text, at: sign.sign)?.rest ?? text : text
        }
        guard meaning.contains("="), let (rest, words) = split(meaning, at: "="), rest.count < meaning.count - words.count - 2,
            !ColumnProfile.scripts(of: rest).contains(.latin)
        else { return nil }
        return (rest, words)
    }

    /// What stands in front of a sign, and the words in Latin letters behind it, perhaps in brackets.
    private static func split(_ meaning: String, at sign: Character) -> (rest: String, words: String)? {
        guard let place = meaning.firstIndex(of: sign), !meaning[place...].dropFirst().contains(sign) else { return nil }
        let isInside = meaning[..<place].last.map { "([（".contains($0) } == true
        let rest = Text.cleaned(String(isInside ? meaning[..<place].dropLast() : meaning[..<place]))
        let words = Text.cleaned(String(meaning[place...].dropFirst().drop { $0 == " " }.prefix { !")]）".contains($0) }))
        let behind = meaning[place...].drop { !")]）".contains($0) }.dropFirst()
        let isEnd = isInside ? behind.allSatisfy(\.isWhitespace) : !meaning[place...].contains { ")]）".contains($0) }
        return !rest.isEmpty && isEnd && ColumnProfile.scripts(of: words) == [.latin] ? (rest, words) : nil
    }
}
