import VocabCore

/// Takes readings in brackets away that stand behind Chinese characters, as Anki writes furigana: `漢字[かんじ]` is 漢字.
enum Furigana {
    static func removed(from text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "[")), text.unicodeScalars.contains(where: isKanji) else { return text }
        var result: [Unicode.Scalar] = []
        var rest = Array(text.unicodeScalars)[...]
        // How much of the result stands before the end of the last reading.
        var done = 0
        while let sign = rest.popFirst() {
            guard sign == "[", result[done...].last.map(isKanji) == true, let end = rest.firstIndex(where: { !isKana($0) }),
                rest[end] == "]"
            else {
                result.append(sign)
                continue
            }
            rest = rest[(end + 1)...]
            // A space in front tells Anki where the characters with a reading begin.
            if let head = result[done...].lastIndex(where: { !isKanji($0) }), result[head] == " " { result.remove(at: head) }
            done = result.count
        }
        return String(String.UnicodeScalarView(result))
    }

    /// Whether readings stand in brackets in most of some words.
    static func areInside(_ words: [String]) -> Bool {
        words.count > 2 && words.count { removed(from: $0) != $0 } * 2 > words.count
    }

    private static func isKanji(_ scalar: Unicode.Scalar) -> Bool {
        ("\u{3400}"..."\u{9FFF}").contains(scalar) || scalar == "々"
    }

    private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
        ("\u{3040}"..."\u{30FF}").contains(scalar)
    }

    /// A word in characters with its reading beside it, behind a space or with one of them in brackets, and how it is read: `学校 がっこう`,
    /// `がっこう（学校）`. Nil where the reading is not as long, or does not end as the word does.
    static func beside(_ term: String) -> (term: String, reading: String)? {
        guard term.unicodeScalars.contains(where: isKana) else { return nil }
        let parts: [String]
        if let (rest, inside) = Brackets.atEnd(of: term) {
            parts = [rest, inside]
        } else {
            parts = term.split { " 　・/".contains($0) }.map(String.init)
        }
        if parts.count == 2, parts[0] == parts[1] { return (parts[0], parts[1]) }
        guard parts.count == 2, let kana = parts.firstIndex(where: { $0.unicodeScalars.allSatisfy(isKana) }) else { return nil }
        let (word, reading) = (parts[1 - kana], parts[kana])
        // Other characters for the same word stand beside the usual ones: `箱·函`.
        let spellings = word.split { "·・".contains($0) }
        return !spellings.isEmpty && spellings.allSatisfy({ isWritten($0, for: reading) }) ? (word, reading) : nil
    }

    /// Whether a word in characters may be read so: the reading is as long at least, and ends as the word does.
    private static func isWritten(_ word: Substring, for reading: String) -> Bool {
        let okurigana = word.unicodeScalars.reversed().prefix(while: isKana)
        return word.unicodeScalars.allSatisfy { isKanji($0) || isKana($0) } && word.unicodeScalars.contains(where: isKanji)
            && reading.hasSuffix(String(String.UnicodeScalarView(okurigana.reversed()))) && reading.count >= word.count
    }

    /// A meaning without the kana in brackets behind it, and these.
    static func atEnd(of meaning: String) -> (rest: String, reading: String)? {
        guard let (rest, inside) = Brackets.atEnd(of: meaning), !rest.isEmpty, !rest.unicodeScalars.contains(where: isKana),
            !inside.isEmpty, inside.unicodeScalars.allSatisfy(isKana)
        else { return nil }
        return (rest, inside)
    }

    /// A word whose reading stands inside of it in round brackets, `始め（はじめ）まして`, without that, and how all of it is read; nil where
    /// none does, or it stands behind the whole word.
    ///
    /// A kana alone is taken for a reading where `mayBeShort`, unless it is a particle or one that is left out as often: `電話（を）する`.
    static func inside(_ term: String, mayBeShort: Bool = false) -> (term: String, reading: String)? {
        guard term.unicodeScalars.contains(where: isKanji),
            let open = term.firstIndex(where: { $0 == "（" || $0 == "(" }),
            let close = term[open...].firstIndex(where: { $0 == "）" || $0 == ")" })
        else { return nil }
        let (head, reading, tail) = (term[..<open], term[term.index(after: open)..<close], term[term.index(after: close)...])
        let okurigana = head.unicodeScalars.reversed().prefix(while: isKana)
        guard reading.count > 1 || mayBeShort && !"をなにはがもとれりるらけ".contains(reading), reading.unicodeScalars.allSatisfy(isKana),
            !tail.isEmpty, tail.unicodeScalars.allSatisfy(isKana),
            okurigana.count < head.unicodeScalars.count,
            okurigana.isEmpty || reading.hasSuffix(String(String.UnicodeScalarView(okurigana.reversed())))
        else { return nil }
        let kanji = head.unicodeScalars.reversed().dropFirst(okurigana.count).prefix(while: isKanji)
        guard reading.count >= kanji.count + okurigana.count else { return nil }
        let front = String(String.UnicodeScalarView(head.unicodeScalars.dropLast(okurigana.count + kanji.count)))
        return (String(head + tail), front + reading + tail)
    }
}
