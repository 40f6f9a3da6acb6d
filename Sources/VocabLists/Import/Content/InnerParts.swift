import VocabCore

/// Parts of speech that stand inside a meaning, before its further senses: `전망, (동) : 조사하다`, `放弃；n.放纵`.
enum InnerParts {
    /// What is said in each part of speech, and the parts of speech in the order of the text; nil where there are none behind the first
    /// sense.
    ///
    /// Behind a space alone an abbreviation is one only where the meaning began with one: `Roe v. Wade` is a name.
    static func split(_ meaning: String, hasPart: Bool) -> (senses: [String], parts: [String])? {
        // A bracket or a full stop, behind the beginning.
        let mayHaveSome = meaning.utf8.dropFirst(2).contains { byte in
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == 0xE3
        }
        guard mayHaveSome else { return nil }
        var (senses, parts) = ([""], [String]())
        var rest = meaning[...]
        var before: Character?
        // What stands in brackets says something of a sense, `(→first n. (4))`.
        var depth = 0
        while let first = rest.first {
            if depth == 0, mayBegin(behind: before, hasPart: hasPart, senses[senses.endIndex - 1]),
                let (part, length) = part(at: rest)
            {
                let sense = trimmed(senses[senses.endIndex - 1])
                // Something in brackets behind a word may say of it what it is in another sense.
                if sense.isEmpty, !parts.isEmpty { return nil }
                if !sense.isEmpty {
                    senses[senses.endIndex - 1] = sense
                    senses.append("")
                }
                parts.append(part)
                rest = rest.dropFirst(length).drop { " :：".contains($0) }
                before = " "
                continue
            }
            if closing[first] != nil { depth += 1 } else if depth > 0, closing.values.contains(first) { depth -= 1 }
            senses[senses.endIndex - 1].append(first)
            before = first
            rest = rest.dropFirst()
        }
        senses[senses.endIndex - 1] = trimmed(senses[senses.endIndex - 1])
        // Where senses are counted, the next one's number stands in front of its part of speech.
        let endsWithNumber = senses.contains { $0.unicodeScalars.last.map { (0x2460...0x2473).contains($0.value) } == true }
        guard senses.count > 1, !senses.contains(""), !endsWithNumber else { return nil }
        return (senses, parts)
    }

    /// Abbreviations that are no words of their own, which need a full stop behind them.
    private static let abbreviations = [
        "n", "v", "vt", "vi", "adj", "adv", "prep", "conj", "pron", "interj", "aux", "phr", "ad", "a",
    ]
    private static let labels: Set<String> = [
        "명", "동", "형", "부", "명사", "동사", "형용사", "부사", "n", "v", "vt", "vi", "adj", "adv", "noun", "verb", "adjective", "adverb",
        "n.", "v.", "vt.", "vi.", "a.", "adj.", "adv.", "名", "动", "形", "副", "動", "名词", "动词", "形容词", "副词",
    ]

    private static let closing: [Character: Character] = ["(": ")", "[": "]", "（": "）", "【": "】", "〔": "〕"]

    private static func mayBegin(behind before: Character?, hasPart: Bool, _ sense: String) -> Bool {
        guard let before else { return true }
        if !before.isASCII || ";,/\n".contains(before) { return true }
        guard before == " " else { return false }
        guard let last = sense.last(where: { $0 != " " }) else { return true }
        // Between characters of Chinese an abbreviation is no word.
        return hasPart || ";,/；，、".contains(last) || last.unicodeScalars.first.map { $0.value >= 0x1100 } == true
    }

    /// The part of speech at the head of `text`, and how many characters it takes.
    private static func part(at text: Substring) -> (String, Int)? {
        guard let first = text.first else { return nil }
        if let close = closing[first],
            let end = text.prefix(12).firstIndex(of: close)
        {
            let inside = text[text.index(after: text.startIndex)..<end]
            // Before a separator it stands behind its sense: `to refuse (verb); rejection (noun)`.
            let next = text[text.index(after: end)...].first { $0 != " " }
            let isBehind = next.map { ";,/；，、|)".contains($0) } ?? true
            return labels.contains(String(inside)) && !isBehind ? (String(inside), inside.count + 2) : nil
        }
        guard first.isASCII, first.isLowercase else { return nil }
        let name = text.prefix(6).prefix { $0.isASCII && $0.isLetter }
        let behind = text[name.endIndex...]
        guard abbreviations.contains(String(name)), behind.first == ".", let next = behind.dropFirst().first else { return nil }
        // `a` before a Latin word is an article, and `a.m.` is no adjective.
        let word = behind.dropFirst().first { $0 != " " }
        let isArticle = (name == "a" || name == "ad") && word?.isASCII != false
        if next.isASCII, next != " " && next != "(" || isArticle { return nil }
        return (String(name) + ".", name.count + 1)
    }

    private static func trimmed(_ sense: String) -> String {
        var text = Text.cleaned(sense)
        while let last = text.last, ";,/；，、&".contains(last) { text = Text.cleaned(String(text.dropLast())) }
        return text
    }
}
