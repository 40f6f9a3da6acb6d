import VocabCore

/// The head of an entry as dictionaries print it, with nothing but spaces before the meaning: `abandon [ə'bændən] vt. 버리다`,
/// `goods (n) /ɡʊdz/ hàng hóa`.
enum EntryHead {
    /// The spaces, or empty places, between the head of such a line, the reading of Chinese characters, and the meaning; none where
    /// there is no such head, or nothing behind.
    static func gaps(in line: ArraySlice<UInt8>) -> [Range<Int>] { readingGaps(in: line) ?? gap(in: line).map { [$0] } ?? [] }

    /// Around the reading in `会う あう to meet` and `老师 lǎo shī teacher`: kana, or syllables with the marks of tones.
    private static func readingGaps(in line: ArraySlice<UInt8>) -> [Range<Int>]? {
        let all = tokens(of: line)
        // A running number is no word.
        let isNumbered = all.first.map { line[$0].allSatisfy { (0x30...0x39).contains($0) || ".)".utf8.contains($0) } } == true
        let tokens = isNumbered ? Array(all.dropFirst()) : all
        guard tokens.count > 2, line[tokens[0]].first.map({ $0 >= 0xE3 }) == true else { return nil }
        func text(_ token: Range<Int>) -> String { String(decoding: line[token], as: UTF8.self) }
        guard text(tokens[0]).unicodeScalars.contains(where: { Script(of: $0) == .han }) else { return nil }
        let readings = tokens.dropFirst().prefix { token in
            let text = text(token)
            return text.unicodeScalars.allSatisfy { Script(of: $0) == .kana || $0 == "・" } || Transcription.isPinyin(text)
        }
        guard let first = readings.first, let last = readings.last, last != tokens.last else { return nil }
        return [tokens[0].upperBound..<first.lowerBound, last.upperBound..<tokens[readings.endIndex].lowerBound]
    }

    /// Behind the pronunciation, else before the part of speech.
    private static func gap(in line: ArraySlice<UInt8>) -> Range<Int>? {
        if let close = pronunciationEnd(in: line) {
            let rest = line[close...].drop { $0 == 0x20 }
            return rest.isEmpty ? nil : close..<rest.startIndex
        }
        let tokens = tokens(of: line)
        guard tokens.count > 1 else { return nil }
        // The first word is no part of speech, nor is a running number.
        guard let part = tokens.indices.dropFirst().first(where: { isPart(line[tokens[$0]]) }),
            part + 1 < tokens.count || holdsMore(line[tokens[part]]),
            line[..<tokens[part].lowerBound].contains(where: { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) })
        else { return nil }
        return tokens[part - 1].upperBound..<tokens[part].lowerBound
    }

    private static func tokens(of line: ArraySlice<UInt8>) -> [Range<Int>] {
        line.split(separator: 0x20).map { $0.startIndex..<$0.endIndex }
    }

    /// Whether more than a part of speech stands in it.
    private static func holdsMore(_ token: ArraySlice<UInt8>) -> Bool { token.last.map { $0 >= 0x80 } == true }

    /// `n.`, `adj.,` or `(v)`, perhaps with a meaning in other letters right behind: `v.抛弃`.
    private static func isPart(_ token: ArraySlice<UInt8>) -> Bool {
        let head = token.prefix { $0 < 0x80 && $0 != UInt8(ascii: "(") }
        if head.last == UInt8(ascii: "."), head.count > 1, head.endIndex < token.endIndex {
            return PartOfSpeech.areKnown(String(decoding: head, as: UTF8.self))
        }
        let name = token.last == UInt8(ascii: ",") ? token.dropLast() : token
        guard name.last == UInt8(ascii: ".") || name.last == UInt8(ascii: ")") else { return false }
        return PartOfSpeech.areKnown(String(decoding: name, as: UTF8.self))
    }

    /// Where a pronunciation in brackets or slashes ends that stands behind the first word.
    private static func pronunciationEnd(in line: ArraySlice<UInt8>) -> Int? {
        if let close = bracketedReading(in: line) { return close }
        for (open, close) in [(UInt8(ascii: "["), UInt8(ascii: "]")), (UInt8(ascii: "/"), UInt8(ascii: "/"))] {
            guard let start = line.firstIndex(of: open), start > line.startIndex, line[start - 1] == 0x20,
                let end = line[(start + 1)...].firstIndex(of: close)
            else { continue }
            if Pronunciation.isWhole(String(decoding: line[start...end], as: UTF8.self)) { return end + 1 }
        }
        return nil
    }

    /// Where brackets with a reading in kana or pinyin end that stand behind Chinese characters: `食べる(たべる)`.
    private static func bracketedReading(in line: ArraySlice<UInt8>) -> Int? {
        guard line.prefix(8).contains(where: { $0 >= 0xD0 }) else { return nil }
        let text = String(decoding: line, as: UTF8.self)
        guard let close = text.firstIndex(where: { ")）】〕］]".contains($0) }) else { return nil }
        let head = text[...close]
        let script = head.unicodeScalars.first(where: \.properties.isAlphabetic).flatMap(Script.init(of:))
        guard let script, script != .latin, Pronunciation.atEnd(of: String(head), mayBePlain: script != .han) != nil else {
            return nil
        }
        return line.startIndex + head.utf8.count
    }
}
