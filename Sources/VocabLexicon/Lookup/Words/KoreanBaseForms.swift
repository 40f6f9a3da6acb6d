import VocabCore

/// What a Korean verb or adjective looks like in a dictionary: 갔다 is 가다, 먹었어요 is 먹다, 예뻤다 is 예쁘다.
///
/// The ending is taken off key by key, for 갔 is ㄱㅏㅆ on a keyboard; what is left and 다 is a reading.
enum KoreanBaseForms {
    /// The readings of `key`, the likeliest first; none for what has no known ending.
    static func readings(of key: String) -> [String] {
        readings(of: key, by: sureEndings + likelyEndings + bareEndings) { _, _ in true }
    }

    /// The readings of a form in running text, where most words are nouns: without those that may as well be one, such as 가게 (a shop, or
    /// 가다) and 사고 (an accident, or 사다).
    static func readingsInText(of key: String) -> [String] {
        if key.unicodeScalars.count < 2 { return [] }
        let closed = readings(of: key, by: likelyEndings) { stem, ending in
            stem.unicodeScalars.count > 1 || stem.unicodeScalars.last.map { Hangul.tail(of: $0) != 0 } ?? false
        }
        // Without an ending of its own, 먹어 and 마셔 are told from nouns by the vowel that their stem lost.
        let bare = readings(of: key, by: [[]]) { stem, _ in
            !key.hasPrefix(stem) || stem.unicodeScalars.count < key.unicodeScalars.count
        }
        return readings(of: key, by: sureEndings) { _, _ in true } + closed + bare
    }

    private static func readings(
        of key: String, by endings: [[Unicode.Scalar]], where isMeant: (_ stem: String, _ ending: [Unicode.Scalar]) -> Bool
    ) -> [String] {
        guard key.unicodeScalars.count <= 20, let last = key.unicodeScalars.last, Hangul.isSyllable(last) else { return [] }
        let strokes = key.unicodeScalars.flatMap(Hangul.strokes)
        var readings: [String] = []
        for ending in endings where strokes.count > ending.count && strokes.suffix(ending.count).elementsEqual(ending) {
            let left = Array(strokes.dropLast(ending.count))
            // 으 stands behind a stem as a vowel of its own: 걸으면 is 걷다, for that of 걸다 is 걸면.
            let softened = ending.starts(with: "ㅇㅡ".unicodeScalars) ? beforeVowels(left).filter { $0 != left } : []
            for stem in softened + stems(of: left) where stem.count > 1 {
                let text = Hangul.composed(stem)
                let reading = text + "다"
                if !readings.contains(reading), reading != key, isMeant(text, ending) { readings.append(reading) }
            }
        }
        return readings
    }

    /// What an ending is added to, by what is left when it is taken off.
    ///
    /// - `하여` and `해`: 하다; `와`: 오다; `워`: 우다 or ㅂ다; `려`: 리다; ㅡ is lost before 어: 써 is 쓰다; after a liquid 르다: 몰라 is 모르다;
    ///   `셔`: 시다, of which 시 may honour who does it.
    private static func stems(of left: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        var stems = [left]
        func ends(in sign: String) -> Bool { left.suffix(sign.unicodeScalars.count).elementsEqual(sign.unicodeScalars) }
        func replacing(_ old: String, by new: String) {
            if ends(in: old) { stems.append(left.dropLast(old.unicodeScalars.count) + Array(new.unicodeScalars)) }
        }
        // Before 아 or 어 the ㅇ of the ending stands alone: 먹었 is ㅁㅓㄱㅇㅓㅆ.
        if ends(in: "ㅇㅏ") || ends(in: "ㅇㅓ") { stems = beforeVowels(Array(left.dropLast(2))) + stems }
        replacing("ㅎㅐ", by: "ㅎㅏ")
        replacing("ㅎㅏㅇㅕ", by: "ㅎㅏ")
        replacing("ㅇㅜㅓ", by: "ㅂ")
        replacing("ㅇㅗㅏ", by: "ㅂ")
        replacing("ㅜㅓ", by: "ㅜ")
        replacing("ㅗㅏ", by: "ㅗ")
        replacing("ㅕ", by: "ㅣ")
        replacing("ㅐ", by: "ㅏ")
        replacing("ㄹㄹㅏ", by: "ㄹㅡ")
        replacing("ㄹㄹㅓ", by: "ㄹㅡ")
        replacing("ㅏ", by: "ㅡ")
        replacing("ㅓ", by: "ㅡ")
        return stems + stems.compactMap(withoutHonour)
    }

    /// The stems that may take this form before an ending that begins with a vowel, the likeliest first: 들 may be 들 or 듣 (ㄷ
    /// becomes ㄹ), 나 is rather 낫 (ㅅ is lost) than 나, for 나 and 았 contract to 났.
    private static func beforeVowels(_ stem: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        switch stem.last {
        case "ㄹ": [stem, stem.dropLast() + ["ㄷ"]]
        case "ㅏ", "ㅓ", "ㅡ": [stem + ["ㅅ"], stem]
        case "ㅜ", "ㅣ": [stem, stem + ["ㅅ"]]
        default: [stem]
        }
    }

    /// A stem without what honours who does it: 하시 is 하, 읽으시 is 읽.
    private static func withoutHonour(_ stem: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        let plain = stem.dropLast(2)
        guard stem.suffix(2).elementsEqual("ㅅㅣ".unicodeScalars), plain.count > 1 else { return nil }
        return Array(plain.suffix(2).elementsEqual("ㅇㅡ".unicodeScalars) && plain.count > 3 ? plain.dropLast(2) : plain)
    }

    /// Endings in the letters of a keyboard, longer ones first: those that nouns do not have.
    private static let sureEndings = scalars(
        "ㅆㅅㅡㅂㄴㅣㄷㅏ", "ㅅㅡㅂㄴㅣㄷㅏ", "ㅂㄴㅣㄷㅏ", "ㅆㅇㅓㅇㅛ", "ㅆㅈㅣㅁㅏㄴ", "ㅆㄷㅓㄴ", "ㅆㄷㅏ", "ㅆㅇㅓ", "ㅆㄱㅗ", "ㄴㅡㄴㄷㅏ", "ㄴㄷㅏ",
        "ㅇㅡㅅㅔㅇㅛ", "ㅅㅔㅇㅛ", "ㅇㅛ", "ㄴㅡㄴㄷㅔ", "ㄴㅡㄴ", "ㅇㅡㄹㅕㄱㅗ", "ㄹㅕㄱㅗ", "ㅇㅡㅁㅕㄴ", "ㅁㅕㄴ", "ㅇㅡㅁㅕ", "ㅁㅕ", "ㅅㅓ", "ㅇㅑ")
    /// Those that nouns may end in, too.
    private static let likelyEndings = scalars("ㅇㅡㄴ", "ㅇㅡㄹ", "ㅈㅣㅁㅏㄴ", "ㅈㅣ", "ㄱㅗ", "ㄱㅔ", "ㄱㅣ", "ㄴ", "ㄹ")
    private static let bareEndings = scalars("")

    private static func scalars(_ texts: String...) -> [[Unicode.Scalar]] { texts.map { Array($0.unicodeScalars) } }
}
