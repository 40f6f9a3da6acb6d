import VocabCore

/// Tells how a word is said from other text in brackets.
enum Pronunciation {
    /// Whether `text` is nothing but pronunciations in brackets or slashes, such as `[ə'freɪd]` or `/kəˈmit/`.
    static func isWhole(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, text.unicodeScalars.count > 2 else {
            return false
        }
        return (first == "[" && last == "]" || first == "/" && last == "/") && isSpelling(text.dropFirst().dropLast())
    }

    /// Whether `text` is a pronunciation without brackets: `ˈæpl`.
    static func isBare(_ text: String) -> Bool {
        isSpelling(text[...]) && text.unicodeScalars.contains(where: isSign)
    }

    /// A pronunciation in brackets at the head of `text`, and what follows it; nil when there is none, or nothing follows.
    static func atHead(of text: String, mayBePlain: Bool = false) -> (pronunciation: String, rest: String)? {
        // Most meanings begin with a letter, and the first byte tells.
        guard text.utf8.first == UInt8(ascii: "[") || text.utf8.first == UInt8(ascii: "/") else { return nil }
        guard let open = text.first, open == "[" || open == "/" else { return nil }
        let close: Character = open == "[" ? "]" : "/"
        guard let end = text.dropFirst().firstIndex(of: close) else { return nil }
        let inside = text[text.index(after: text.startIndex)..<end]
        let rest = Text.cleaned(String(text[text.index(after: end)...]))
        guard !rest.isEmpty, isSpelling(inside), mayBePlain || inside.unicodeScalars.contains(where: isSign) else { return nil }
        return (String(text[...end]), rest)
    }

    /// What stands before a pronunciation in brackets at the end of `text`, and that: `apple [ˈæpəl]`, `学校【がっこう】`, `你好 (nǐ hǎo)`.
    ///
    /// A spelling in plain letters counts where the list is known to have such.
    static func atEnd(of text: String, mayBePlain: Bool) -> (rest: String, pronunciation: String)? {
        guard let open = text.unicodeScalars.last.flatMap(opening),
            let start = text.dropLast().lastIndex(where: { $0.unicodeScalars.first == open }), start > text.startIndex
        else { return nil }
        let inside = text[text.index(after: start)...].dropLast()
        let rest = Text.cleaned(String(text[..<start]))
        guard !rest.isEmpty, !inside.isEmpty else { return nil }
        if rest.unicodeScalars.contains(where: { Script(of: $0) == .han }) {
            // `[うらぎり;h]`, as some say where the pitch falls
            let pitch = inside.lastIndex(of: ";").flatMap { sign in inside[sign...].allSatisfy(\.isASCII) ? sign : nil }
            let kana = inside[..<(pitch ?? inside.endIndex)].filter { $0 != "*" }
            let isKana = kana.unicodeScalars.allSatisfy { Script(of: $0) == .kana || " ・、,/".unicodeScalars.contains($0) }
            return isKana || Transcription.isPinyin(kana) ? (rest, kana) : nil
        }
        if Transcription.isRomanized(String(inside), from: rest), inside.allSatisfy({ $0.isASCII }) {
            return (rest, String(inside))
        }
        // In brackets of any kind, where most terms in another alphabet have such: `บ้าน (baan)`, `كتاب (kitāb)`.
        if mayBePlain, isInLatin(inside), !rest.unicodeScalars.contains(where: { Script(of: $0) == .latin }) {
            return (rest, String(inside))
        }
        guard open == "[" || open == "/", isSpelling(inside) else { return nil }
        guard
            inside.unicodeScalars.contains(where: isSign)
                || mayBePlain && inside.contains(where: \.isLetter)
                    && inside.allSatisfy({ $0.isLetter || $0.isFigure || "'`´:,.;() ".contains($0) })
        else { return nil }
        return (rest, String(text[start...]))
    }

    private static func isInLatin(_ text: Substring) -> Bool {
        text.unicodeScalars.allSatisfy {
            !$0.properties.isAlphabetic || Script(of: $0) == .latin || (0x2B0...0x2FF).contains($0.value)
        }
    }

    /// The bracket that `closing` closes, of those that pronunciations stand in.
    private static func opening(_ closing: Unicode.Scalar) -> Unicode.Scalar? {
        switch closing {
        case "]": "["
        case "/": "/"
        case ")": "("
        case "）": "（"
        case "】": "【"
        case "〕": "〔"
        case "］": "［"
        default: nil
        }
    }

    /// Whether all of it can be the spelling of a sound: Latin letters and the signs of the phonetic alphabet. Beside these dictionaries write
    /// some letters of Greek for their look: `[haipάθəsis]`.
    private static func isSpelling(_ text: Substring) -> Bool {
        let mayHoldGreek = text.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
        return !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                isSign(scalar) || mayHoldGreek && "άέίύαειυλω".unicodeScalars.contains(scalar)
                    || (0x41...0x24F).contains(scalar.value) && scalar.properties.isAlphabetic
                    || " '’(),.-:`´;|/~[]0123456789".unicodeScalars.contains(scalar)
            }
    }

    /// Whether it is a letter or sign that only the International Phonetic Alphabet has.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x250...0x2FF, 0x300...0x36F, 0x1D00...0x1DBF, 0x3B2, 0x3B8, 0x3C7, 0xE6, 0xF0, 0x14B, 0x153, 0x2070...0x209F: true
        default: false
        }
    }
}
