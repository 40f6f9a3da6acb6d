import VocabCore

/// Tells how a word is said from other text.
enum Phonetics {
    /// Whether `text` is written in the signs of the phonetic alphabet, in brackets, between slashes, or bare: `[ˈæpl]`, `/kəˈmit/`, `ˈɪntə`.
    static func isTranscription(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard scalars.count < 120, !text.contains(" -"), !text.contains("- ") else { return false }
        // A word with its sound behind it is none.
        if let open = scalars.firstIndex(where: { $0 == "[" || $0 == "/" }),
            scalars[..<open].contains(where: { Script(of: $0) != nil })
        {
            return false
        }
        var hasSign = false
        var letters = 0
        for scalar in scalars {
            if isSign(scalar) { hasSign = true }
            if let script = Script(of: scalar), !isSign(scalar) {
                guard script == .latin || script == .digit || script == .greek else { return false }
                letters += 1
            }
        }
        if hasSign { return true }
        guard letters > 0, scalars.count > 2, let first = scalars.first, let last = scalars.last else { return false }
        return first == "/" && last == "/" || first == "[" && last == "]"
    }

    /// Whether `text` is Chinese or Cantonese in Latin letters, with marks or numbers for the tones: `nǐ hǎo`, `ni3 hao3`, `daai6 gaa1`.
    static func isPinyin(_ text: String) -> Bool {
        guard text.utf8.count < 80, text.utf8.contains(where: { $0 >= 0xC3 && $0 <= 0xC7 || (0x31...0x36).contains($0) }) else {
            return false
        }
        let syllables = text.lowercased().split { " '’-,/…".contains($0) }
        guard !syllables.isEmpty, syllables.count < 12 else { return false }
        var tones = 0
        for syllable in syllables {
            let scalars = String(syllable).decomposedScalars
            let letters = scalars.count { (0x61...0x7A).contains($0.value) }
            guard letters > 0 else { return false }
            let marks = scalars.count { [0x304, 0x301, 0x30C, 0x300].contains($0.value) }
            let number = scalars.last.map { ("1"..."6").contains($0) } == true ? 1 : 0
            let others = scalars.count - letters - marks - number - scalars.count { $0.value == 0x308 }
            guard others == 0 else { return false }
            // Vietnamese and French have accents too, but not these; a macron or a háček is rare elsewhere.
            if number == 1 || scalars.contains(where: { $0.value == 0x304 || $0.value == 0x30C }) {
                tones += 2
            } else if marks > 0 {
                tones += 1
            }
        }
        return tones * 2 >= syllables.count && tones > 0
    }

    /// A letter or sign that only phonetic alphabets have.
    static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x250...0x2AF, 0x2B0...0x2C5, 0x2C8...0x2D7, 0x1D00...0x1DBF, 0x14B, 0x3B8, 0x2D0: true
        default: false
        }
    }

    /// What stands before a sound at the end of `text`, and that: `apple [ˈæpəl]`, `学校【がっこう】`, `jeans - dʒiːnz`.
    static func atEnd(of text: String) -> (rest: String, sound: String)? {
        if let (rest, inside) = brackets(atEnd: text) {
            let isKana =
                !inside.isEmpty
                && inside.unicodeScalars.allSatisfy { Script(of: $0) == .kana || " ・、,".unicodeScalars.contains($0) }
            let hasHan = rest.unicodeScalars.contains { Script(of: $0) == .han }
            if text.last == "/", inside.count > 1, !inside.contains(" ") || inside.unicodeScalars.contains(where: isSign),
                isTranscription("/\(inside)/")
            {
                return (Text.cleanedLine(String(rest.reversed().drop { "-–: ".contains($0) }.reversed())), inside)
            }
            if hasHan && (isKana || isPinyin(inside))
                || inside.unicodeScalars.contains(where: isSign) && isTranscription(inside) && !hasHan
            {
                return (rest, inside)
            }
            return nil
        }
        guard let sign = text.lastIndex(where: { "-–".contains($0) }) else { return nil }
        let sound = Text.cleanedLine(String(text[text.index(after: sign)...]))
        let rest = Text.cleanedLine(String(text[..<sign]))
        return !rest.isEmpty && isTranscription(sound) ? (rest, bare(sound)) : nil
    }

    /// A sound without the brackets or slashes around it.
    static func bare(_ text: String) -> String {
        guard text.count > 2, let first = text.first, let last = text.last else { return text }
        let isWhole = first == "[" && last == "]" || first == "/" && last == "/"
        let inside = text.dropFirst().dropLast()
        return isWhole && !inside.contains(first) && !inside.contains(last) ? Text.cleanedLine(String(inside)) : text
    }

    private static func brackets(atEnd text: String) -> (rest: String, inside: String)? {
        let pairs: [Character: Character] = ["]": "[", "/": "/", ")": "(", "）": "（", "】": "【", "〕": "〔", "］": "［"]
        guard let last = text.last, let open = pairs[last], let start = text.dropLast().lastIndex(of: open),
            start > text.startIndex
        else { return nil }
        let rest = Text.cleanedLine(String(text[..<start]))
        return rest.isEmpty ? nil : (rest, Text.cleanedLine(String(text[text.index(after: start)...].dropLast())))
    }
}

extension String {
    /// Letters and their marks apart.
    fileprivate var decomposedScalars: [Unicode.Scalar] {
        unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
            guard let (base, mark) = String.toned[scalar] else { return [scalar] }
            return [base, mark]
        }
    }

    private static let toned: [Unicode.Scalar: (Unicode.Scalar, Unicode.Scalar)] = {
        let rows: [(Unicode.Scalar, String)] = [
            ("a", "āáǎà"), ("e", "ēéěè"), ("i", "īíǐì"), ("o", "ōóǒò"), ("u", "ūúǔù"), ("u", "ǖǘǚǜ"),
        ]
        let marks: [Unicode.Scalar] = ["\u{304}", "\u{301}", "\u{30C}", "\u{300}"]
        return Dictionary(
            rows.flatMap { base, letters in zip(letters.unicodeScalars, marks).map { ($0, (base, $1)) } } + [
                ("ü", ("u", "\u{308}"))
            ],
            uniquingKeysWith: { first, _ in first })
    }()
}
