/// What stands at the head of a meaning and is none of it: the part of speech in `v. 저지르다`.
package enum MeaningHead {
    /// Whether it is worth while to look for a part of speech at the head of `meaning`: a quick answer, and a no is sure.
    package static func mayNamePart(_ meaning: String) -> Bool {
        let head = meaning.utf8.prefix(48)
        switch head.first {
        case UInt8(ascii: "("): return head.contains(UInt8(ascii: ")"))
        case UInt8(ascii: "["): return head.contains(UInt8(ascii: "]"))
        // The first byte of 〔 and 【.
        case 0xE3: return true
        // That of letters in circles.
        case 0xE2: return head.dropFirst().first == 0x92 || head.dropFirst().first == 0x93
        // A full stop, a colon, the first byte of a wide colon, and letters beyond ASCII behind others or a space.
        default:
            return head.contains { $0 == 0x2E || $0 == 0x3A || $0 == 0xEF }
                || zip(head, head.dropFirst()).contains { $0 < 0x80 && $1 >= 0xE0 } && head.first.map { $0 < 0x80 } == true
        }
    }

    /// Abbreviations with their full stops (`n.`, `v. / n.`), one in brackets (`(명)`, `[동]`), or a name with a colon
    /// (`명사:`), and what follows.
    package static func partOfSpeech(atHead meaning: String) -> (String, String)? {
        if let close = meaning.first.flatMap(closing), let end = meaning.prefix(40).firstIndex(of: close) {
            let inside = String(meaning[meaning.index(after: meaning.startIndex)..<end])
            let rest = Text.cleaned(String(meaning[meaning.index(after: end)...]))
            // `(n, vs, JMdict)`: the name of a dictionary stands behind its own names of parts.
            if inside.hasSuffix(", JMdict"), !rest.isEmpty, let parts = japaneseParts(inside) { return (parts, rest) }
            guard PartOfSpeech.areKnown(inside) else { return nil }
            return rest.isEmpty ? nil : (inside, rest)
        }
        if let colon = meaning.prefix(16).firstIndex(where: { $0 == ":" || $0 == "：" }) {
            let name = String(meaning[..<colon])
            let rest = Text.cleaned(String(meaning[meaning.index(after: colon)...]))
            // A single syllable may be a word, as may other letters than those that dictionaries use.
            if name.count > 1 || abbreviations.contains(name), PartOfSpeech.areKnown(name) {
                return rest.isEmpty ? nil : (name, rest)
            }
            // `形：簡単な`
            if meaning[colon] == "：", let whole = japanese[name], rest.unicodeScalars.contains(where: { Script(of: $0) == .kana })
            {
                return (whole, rest)
            }
        }
        // `ⓝ 성`
        if let first = meaning.first, let part = circled[first] {
            let sign = meaning.prefix { circled[$0] != nil || $0 == "ⓓ" }
            let rest = Text.cleaned(String(meaning.dropFirst(sign.count).drop { ".): ".contains($0) }))
            return rest.isEmpty ? nil : (sign == "ⓐⓓ" ? "ad" : part, rest)
        }
        // `n/v 漂泊`, `adj恶劣的`: without a full stop, before letters of another script.
        let names = meaning.prefix(9).prefix { $0.isASCII && $0.isLetter || "/&".contains($0) }
        let text = meaning[names.endIndex...].drop { $0 == " " }
        if let script = text.unicodeScalars.first.flatMap(Script.init), [.han, .kana, .hangul].contains(script) {
            let parts = names.split(whereSeparator: { "/&".contains($0) })
            // Right at a word a single letter may be part of it: `n番目`.
            let isApart = text.startIndex > names.endIndex || names.count > 1
            if isApart, !parts.isEmpty, parts.allSatisfy({ abbreviations.contains(String($0)) }) {
                return (String(names), String(text))
            }
        }
        var found: [String] = []
        var rest = meaning[...]
        var isApart = true
        while let dot = rest.prefix(8).firstIndex(of: ".") {
            let name = String(rest[..<dot])
            guard PartOfSpeech(named: name) != nil else { break }
            found.append(name + ".")
            let behind = rest[rest.index(after: dot)...]
            rest = behind.drop { " /,&·".contains($0) }
            isApart =
                rest.startIndex > behind.startIndex || behind.first.map { !$0.isASCII || "(~[".contains($0) } == true
                // Senses that are counted in Chinese: `n.1蝙蝠2球棒`.
                || behind.first == "1" && behind.dropFirst().first.map { !$0.isASCII } == true
        }
        // `a.m.` is no adjective.
        if !isApart { return nil }
        return found.isEmpty || rest.isEmpty ? nil : (found.joined(separator: "/"), String(rest))
    }

    /// The parts of speech in `adj-i, vs, JMdict`, as that dictionary calls them; nil where something else stands there.
    private static func japaneseParts(_ text: String) -> String? {
        var parts: [String] = []
        for name in text.split(separator: ", ").dropLast() {
            switch name.prefix(while: \.isLetter) {
            case "n": parts.append("n")
            case "adj": parts.append("adj")
            case "adv": parts.append("adv")
            case "v", "vt", "vi", "vs", "vk", "aux": parts.append("v")
            case "exp": parts.append("phrase")
            default: return nil
            }
        }
        return parts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
    }

    /// Letters in circles.
    private static let circled: [Character: String] = ["ⓝ": "n", "ⓥ": "v", "ⓐ": "a", "Ⓝ": "n", "Ⓥ": "v", "Ⓐ": "a"]

    /// What Japanese dictionaries call parts of speech for short.
    private static let japanese = [
        "名": "名詞", "動": "動詞", "形": "形容詞", "副": "副詞", "前": "前置詞", "接": "接続詞", "代": "代名詞",
    ]

    /// What names a part of speech without a full stop.
    private static let abbreviations: Set<String> = ["n", "v", "vt", "vi", "adj", "adv", "prep", "conj", "pron"]

    private static func closing(_ open: Character) -> Character? {
        switch open {
        case "(": ")"
        case "[": "]"
        case "〔": "〕"
        case "【": "】"
        default: nil
        }
    }
}
