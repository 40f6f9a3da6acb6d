import VocabCore

/// Where a meaning begins in a line in which nothing but spaces stands in front of it.
enum ScriptGap {
    /// The first two spaces or more, or the space between letters of two scripts, kana and Chinese characters being one beside each other;
    /// not those behind a running number.
    static func first(in line: ArraySlice<UInt8>) -> Range<Int>? {
        // Behind a box or a star there is no word yet: `☐ apple 사과`.
        let hasMark = line.first == 0xE2 && line.dropFirst(3).first == 0x20
        var index = line.startIndex + (hasMark ? 4 : 0)
        // What stands before the space, looked at once.
        var hasLetters = false
        var isASCII = true
        var isForeign = beginsForeign(line)
        while let space = line[index...].firstIndex(of: 0x20) {
            let end = line[space...].firstIndex { $0 != 0x20 } ?? line.endIndex
            for byte in line[index..<space] {
                if byte >= 0x80 { isASCII = false } else if isLetter(byte) { isForeign = false }
                if byte >= 0x80 || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) { hasLetters = true }
            }
            if end < line.endIndex, hasLetters,
                end - space > 1 || isJapanese(line[..<space]) && beginsHangul(line[end...])
                    || isASCII && beginsWithOtherScript(line[end...]) || isForeign && isLatin(line[end...])
                    || !isASCII && changesScript(from: line[..<space], to: line[end...])
            {
                return behindReading(of: line[..<space], in: line, from: end)
                    ?? beforeSign(beforeNumber(space..<end, in: line), in: line)
            }
            index = end
            if index == line.endIndex { return nil }
        }
        return nil
    }

    /// The gap behind brackets that say in Hangul how the word in front of them sounds: `apple [애플] 사과`; nil where there are none.
    private static func behindReading(of word: ArraySlice<UInt8>, in line: ArraySlice<UInt8>, from start: Int) -> Range<Int>? {
        guard let open = line[start...].first, let close = ["[": "]", "(": ")"][String(UnicodeScalar(open))]?.utf8.first,
            let end = line[start...].firstIndex(of: close), line[(end + 1)...].first == 0x20,
            let next = line[(end + 1)...].firstIndex(where: { $0 != 0x20 }),
            line[next] >= 0xEA || "~(0123456789".utf8.contains(line[next])
        else { return nil }
        let inside = String(decoding: line[(start + 1)..<end], as: UTF8.self)
        let term = String(decoding: word, as: UTF8.self).drop { !$0.isLetter }
        return HangulSpelling.spells(inside, String(term)) ? (end + 1)..<next : nil
    }

    /// The gap before the number that counts the first sense, where it stands in front of `gap`: `abandon ① 버리다 ② 포기하다`.
    private static func beforeNumber(_ gap: Range<Int>, in line: ArraySlice<UInt8>) -> Range<Int> {
        guard let space = line[..<gap.lowerBound].lastIndex(of: 0x20) else { return gap }
        let number = line[(space + 1)..<gap.lowerBound]
        let isOne = ["①", "1.", "1)", "(1)", "❶"].contains { number.elementsEqual($0.utf8) }
        let end = line[..<space].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? line.startIndex
        return isOne && line[..<end].contains(where: { isLetter($0) || $0 >= 0xC3 }) ? end..<(space + 1) : gap
    }

    /// The gap with the sign that stands in front of it, as here and there one does: `abandon - 버리다`, `ability: 능력` among `lead 이끌다`.
    private static func beforeSign(_ gap: Range<Int>, in line: ArraySlice<UInt8>) -> Range<Int> {
        if let last = line[..<gap.lowerBound].last, ":=".utf8.contains(last), gap.lowerBound - line.startIndex > 2 {
            let end = line[..<(gap.lowerBound - 1)].lastIndex { $0 != 0x20 }
            return end.map { ($0 + 1)..<gap.upperBound } ?? gap
        }
        // What stands for a word belongs to the meaning: `grâce à loc. ~ 덕분에`.
        if line[..<gap.lowerBound].hasSuffix(" ~"), let end = line[..<(gap.lowerBound - 1)].lastIndex(where: { $0 != 0x20 }) {
            return (end + 1)..<(gap.lowerBound - 1)
        }
        guard let space = line[..<gap.lowerBound].lastIndex(of: 0x20),
            CellSigns.signsBetween.contains(where: { line[(space + 1)..<gap.lowerBound].elementsEqual($0.utf8) }),
            let end = line[..<space].lastIndex(where: { $0 != 0x20 }), line[end] != UInt8(ascii: ",")
        else { return gap }
        return (end + 1)..<gap.upperBound
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

    /// Whether it begins with a Latin letter, and holds no other.
    private static func isLatin(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first.map({ isLetter($0) || $0 == 0xC3 }) == true else { return false }
        return text.allSatisfy { $0 < 0x80 } || ColumnProfile.scripts(of: String(decoding: text, as: UTF8.self)) == [.latin]
    }

    /// What stands at the head of a text, perhaps behind tildes and brackets.
    private static func firstLetter(of text: ArraySlice<UInt8>) -> Unicode.Scalar? {
        // A tilde with a space behind it stands for an object of the word in front: `too … to ~ 너무 …`.
        text.starts(with: "~ ".utf8)
            ? nil
            : String(decoding: text.prefix(16), as: UTF8.self).unicodeScalars.first { !"~～〜([（［*….".unicodeScalars.contains($0) }
    }

    /// Whether a letter of another script than the Latin one stands at the head of it, perhaps behind a tilde or a bracket.
    private static func beginsWithOtherScript(_ text: ArraySlice<UInt8>) -> Bool {
        // `1월`
        let digits = text.prefix { (0x30...0x39).contains($0) }
        if !digits.isEmpty, digits.count < 5 { return text[digits.endIndex...].first.map { (0xEA...0xED).contains($0) } == true }
        guard text.first.map({ $0 >= 0xCE || "~([*.".utf8.contains($0) }) == true else { return beginsWithPlace(text) }
        return firstLetter(of: text).map { $0.properties.isAlphabetic && Script(of: $0) != .latin && $0.value >= 0x370 } == true
    }

    /// Whether a capital that stands for a word has Hangul right behind it: `B보다 A를 좋아하다`.
    private static func beginsWithPlace(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, (0x41...0x5A).contains(first), let next = text.dropFirst().first, next >= 0xEA else {
            return false
        }
        return String(decoding: text.dropFirst().prefix(3), as: UTF8.self).unicodeScalars.first.map(Hangul.isSyllable) == true
    }

    /// Whether what follows is in letters that no letter in front is of: `Tür` in front of `문`, `дом` in front of `집`.
    private static func changesScript(from text: ArraySlice<UInt8>, to rest: ArraySlice<UInt8>) -> Bool {
        guard rest.first.map({ $0 >= 0xCE || "~([*".utf8.contains($0) }) == true, text.count < longestTerm,
            let script = firstLetter(of: rest).flatMap(Script.init), script != .latin, script != .digit
        else { return false }
        let scripts = ColumnProfile.scripts(of: String(decoding: text, as: UTF8.self))
        let eastern: Set<Script> = [.han, .kana]
        return !scripts.contains(script) && !(eastern.contains(script) && !eastern.union([.hangul]).isDisjoint(with: scripts))
    }

    private static let longestTerm = 100

    /// Whether kana or a Chinese character ends a text in which no Hangul is, perhaps in brackets: `コーヒー` in front of `커피`.
    private static func isJapanese(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.last.map({ $0 >= 0x80 || $0 == UInt8(ascii: ")") }) == true, text.count < longestTerm else { return false }
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
        let last = scalars.last { !")）]】」』".unicodeScalars.contains($0) }
        return (last.flatMap(Script.init).map { [.kana, .han].contains($0) } == true || last == "ー")
            && !scalars.contains(where: Hangul.isSyllable)
    }

    private static func beginsHangul(_ text: ArraySlice<UInt8>) -> Bool { firstLetter(of: text).map(Hangul.isSyllable) == true }

    /// Whether the first letter of it, behind numbers and points, is of another script than the Latin one.
    private static func beginsForeign(_ text: ArraySlice<UInt8>) -> Bool {
        String(decoding: text.prefix(24), as: UTF8.self).unicodeScalars.first(where: \.properties.isAlphabetic)
            .flatMap(Script.init).map { $0 != .latin } == true
    }
}

extension ArraySlice<UInt8> {
    /// Whether it ends with the bytes of a text.
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
