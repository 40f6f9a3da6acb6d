import VocabCore

/// Lines of a word in other letters than Latin ones, how it is read in these, and its meaning in these as well, with nothing but spaces
/// between: `犬 inu dog`, `你好 nǐ hǎo hello`, `nǐ hǎo 你好 hello`.
enum SpelledLines {
    private static let fewestLines = 4
    private static let longestLine = 200
    /// Words with which phrases of English begin.
    private static let greetings: Set<String> = [
        "good", "thank", "thanks", "hello", "hi", "how", "what", "where", "who", "my", "your", "yes", "please", "excuse", "see",
        "very",
        "not", "it", "is", "this", "that", "one", "of", "in", "on", "for", "with",
    ]
    /// Words with which a meaning begins, and which are syllables of Japanese as well.
    private static let beginnings: Set<String> = ["a", "an", "to", "the", "i", "no", "be", "me", "we", "he", "she"]

    /// The text with named columns; nil when not nearly all lines are of that kind.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, !text.isDelimited else { return nil }
        let filled = text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) && !text.lines[$0].hasPrefix("#") }
        guard filled.count >= fewestLines else { return nil }
        // What is none on top is none.
        guard
            filled.prefix(fewestLines * 5).count(where: { entry(text.lines[$0]) != nil }) * 2 > min(filled.count, fewestLines * 5)
        else {
            return nil
        }
        let entries = filled.map { entry(text.lines[$0]) }
        let found = entries.compactMap(\.self)
        guard found.count * 10 >= filled.count * 9, Set(found.map(\.reading)).count * 10 >= found.count * 9 else { return nil }
        var rows = LinedRows(text)
        for (line, entry) in zip(filled, entries) {
            if let entry { rows.put([entry.term, entry.reading, entry.meaning], on: line) } else { rows.keep(line) }
        }
        // What is known of no sound may as well be a meaning.
        if found.allSatisfy({ Transcription.knowsSounds(of: $0.term) }) { rows.name(["term", "pronunciation", "meaning"]) }
        return rows.lined
    }

    private typealias Entry = (term: String, reading: String, meaning: String)

    private static func entry(_ line: Substring) -> Entry? {
        guard line.count < longestLine else { return nil }
        let words = line.split(separator: " ").map(bare).drop { !$0.contains(where: \.isLetter) }
        let front = words.prefix(while: isLatin)
        let term = words.dropFirst(front.count).prefix { !isLatin($0) }
        let behind = words.dropFirst(front.count + term.count)
        guard !term.isEmpty, !behind.isEmpty, behind.allSatisfy(isLatin),
            ColumnProfile.scripts(of: term.joined()) != [.hangul, .han]
        else {
            return nil
        }
        let name = term.joined(separator: " ")
        if !front.isEmpty {
            return isReading(front, of: name) ? (name, front.joined(separator: " "), behind.joined(separator: " ")) : nil
        }
        let counts = 1..<max(1, behind.count)
        // Japanese may be read in more words than one, others are read in as many as they have.
        let isJapanese = ColumnProfile.scripts(of: name).contains(.kana)
        let able = counts.filter { isReading(behind.prefix($0), of: name) }
        guard let count = isJapanese ? able.last : able.first else { return nil }
        return (name, behind.prefix(count).joined(separator: " "), behind.dropFirst(count).joined(separator: " "))
    }

    /// A word without brackets around it.
    private static func bare(_ word: Substring) -> String {
        let isInside = "([（".contains(word.first ?? " ") && ")]）".contains(word.last ?? " ")
        return String(isInside ? word.dropFirst().dropLast() : word)
    }

    private static func isLatin(_ word: String) -> Bool { ColumnProfile.scripts(of: word).isSubset(of: [.latin]) }

    private static func isReading(_ words: ArraySlice<String>, of term: String) -> Bool {
        // Of letters whose sound is not known here any word may be a reading.
        if !Transcription.knowsSounds(of: term), words.contains(where: { greetings.contains(Text.key($0)) }) { return false }
        return !words.contains { beginnings.contains(Text.key($0)) }
            && Transcription.isReading(words.joined(separator: " "), of: term)
    }
}
