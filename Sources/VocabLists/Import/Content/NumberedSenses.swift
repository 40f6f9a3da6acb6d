import VocabCore

/// Meanings that are counted: `1. to go 2. to leave`, `① 가다 ② 떠나다`, `(1) go; (2) leave`, `[1] go [2] leave`.
enum NumberedSenses {
    /// The senses with semicolons between them instead of numbers; nil when `meaning` does not count from one to two at least.
    static func joined(_ meaning: String) -> String? {
        if let senses = bracketed(meaning) ?? glued(meaning) { return senses }
        // Most meanings begin with a letter, and the first byte tells.
        guard let first = meaning.utf8.first,
            first == 0x31 || first == UInt8(ascii: "(") || first == UInt8(ascii: "[") || first == 0xE2 || first == 0xEF,
            let number = mark(1, at: meaning[...])
        else { return nil }
        var senses: [String] = []
        var rest = meaning[number.upperBound...]
        while let next = following(senses.count + 2, in: rest) {
            senses.append(bare(rest[..<next.lowerBound]))
            rest = rest[next.upperBound...]
        }
        guard !senses.isEmpty else { return nil }
        senses.append(bare(rest))
        // What is longer than a sense is a text of several points; in lines of their own senses are definitions.
        let longest = meaning.utf8.contains(0x0A) ? 300 : 100
        return senses.contains { $0.isEmpty || $0.count > longest } ? nil : senses.joined(separator: "; ")
    }

    /// The only sense of a meaning that counts it: `1. to go`; nil for others.
    static func only(in meaning: String) -> String? {
        guard let number = mark(1, at: meaning[...]), following(2, in: meaning[number.upperBound...]) == nil else { return nil }
        let sense = bare(meaning[number.upperBound...])
        return sense.isEmpty ? nil : sense
    }

    /// The senses on top of some lines, each of which begins with the next number, or with one again as Markdown allows; without these.
    static func onTop(of lines: [some StringProtocol]) -> [String] {
        zip(1..., lines).prefix { number, line in
            line.hasPrefix("\(number).") || line.hasPrefix("\(number))") || line.hasPrefix("1. ")
        }
        .map { _, line in Text.cleanedLine(String(line.drop { $0.isFigure }.dropFirst())) }
    }

    /// The senses of several parts of speech, each of which counts its own, with semicolons between them.
    static func joined(_ parts: [String]) -> String {
        let senses = parts.map { joined($0) ?? $0 }
        let areCounted = senses != parts || senses.allSatisfy { mark(1, at: $0[...]) != nil }
        if !areCounted { return parts.joined(separator: "; ") }
        // Where others count theirs, the only one of a part is the first.
        return senses.map { sense in mark(1, at: sense[...]).map { bare(sense[$0.upperBound...]) } ?? sense }.joined(
            separator: "; ")
    }

    /// Senses with numbers in square brackets, which stand in any order: `[10] to make [1] to open`.
    private static func bracketed(_ meaning: String) -> String? {
        guard meaning.utf8.first == UInt8(ascii: "["), meaning.utf8.dropFirst().first.map({ (0x30...0x39).contains($0) }) == true
        else { return nil }
        let parts = meaning.split(separator: "[").map { part -> Substring? in
            let digits = part.prefix { ("0"..."9").contains($0) }
            let rest = part.dropFirst(digits.count)
            return (1...2).contains(digits.count) && rest.first == "]" ? rest.dropFirst() : nil
        }
        let senses = parts.compactMap(\.self).map(bare)
        return senses.count == parts.count && !senses.contains("") ? senses.joined(separator: "; ") : nil
    }

    /// Senses in Chinese with nothing between a number and what it counts: `1休会期 2课间休息3休庭`. Numbers of days and people, `1日2回`,
    /// count no senses, nor does what is a single character.
    private static func glued(_ meaning: String) -> String? {
        guard meaning.utf8.first == 0x31, meaning.dropFirst().first.map(isHan) == true else { return nil }
        var (senses, rest) = ([String](), meaning.dropFirst())
        while let next = digit(senses.count + 2, in: rest) {
            senses.append(bare(rest[..<next]))
            rest = rest[next...].dropFirst()
        }
        senses.append(bare(rest))
        let areSenses = senses.allSatisfy { sense in sense.count > 1 && sense.first.map(counters.contains) == false }
        return senses.count > 1 && areSenses ? senses.joined(separator: "; ") : nil
    }

    private static let counters: Set<Character> = Set("日月年回人个個泊天等号號级級石班時时分点點歳岁位")

    /// Where `number` stands in `text` as a digit alone, with a character of Chinese behind it.
    private static func digit(_ number: Int, in text: Substring) -> Substring.Index? {
        guard number < 10 else { return nil }
        return text.indices.dropFirst().first { place in
            text[place] == Character("\(number)") && text[place...].dropFirst().first.map(isHan) == true
                && !text[text.index(before: place)].isFigure
        }
    }

    private static func isHan(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { Script(of: $0) == .han } == true
    }

    /// Where `number` stands at the head of `text`, with its signs.
    private static func mark(_ number: Int, at text: Substring) -> Range<Substring.Index>? {
        let circled = Unicode.Scalar(UInt32(0x245F + number)).map { String(Character($0)) } ?? ""
        let signs = [
            "\(number).", "\(number))", "(\(number))", "[\(number)]", "\(number)．", "\(number)、", "\(number)․", "（\(number)）",
            circled,
        ]
        for sign in signs where text.hasPrefix(sign) {
            let end = text.index(text.startIndex, offsetBy: sign.count)
            // `1.5` is a number.
            if end < text.endIndex, !text[end].isFigure { return text.startIndex..<end }
        }
        return nil
    }

    /// Where the next number stands, behind a space or another separator.
    private static func following(_ number: Int, in text: Substring) -> Range<Substring.Index>? {
        guard number < 20 else { return nil }
        var mayBegin = false
        for place in text.indices {
            let sign = text[place]
            if mayBegin || sign.unicodeScalars.first.map({ $0.value >= 0x2460 && $0.value < 0x2474 }) == true,
                let found = mark(number, at: text[place...])
            {
                return found
            }
            mayBegin = sign.isWhitespace || ";,/；，、".contains(sign)
        }
        return nil
    }

    private static func bare(_ sense: Substring) -> String {
        // `1.- to go`
        let words = sense.first == "-" ? sense.dropFirst() : sense
        var text = Text.cleaned(String(words.first == " " || words.startIndex == sense.startIndex ? words : sense))
        while let last = text.last, ";,/；，、".contains(last) {
            text.removeLast()
            text = Text.cleaned(text)
        }
        return text
    }
}
