import VocabCore

/// What a Korean verb or adjective looks like in a dictionary: 갔다 is 가다, 먹었어요 is 먹다, 예뻤다 is 예쁘다.
///
/// The ending is taken off key by key, for 갔 is ㄱㅏㅆ on a keyboard; what is left and 다 is a reading.
enum KoreanBaseForms {
    /// The readings of `key`, the likeliest first; none for what has no known ending.
    static func readings(of key: String) -> [String] {
        guard key.unicodeScalars.count <= 20, let last = key.unicodeScalars.last, Hangul.isSyllable(last) else { return [] }
        let strokes = key.unicodeScalars.flatMap(Hangul.strokes)
        var readings: [String] = []
        for ending in endings where strokes.count > ending.count && strokes.suffix(ending.count).elementsEqual(ending) {
            for stem in stems(of: Array(strokes.dropLast(ending.count))) {
                let reading = Hangul.composed(stem) + "다"
                if stem.count > 1, !readings.contains(reading), reading != key { readings.append(reading) }
            }
        }
        return readings
    }

    /// What an ending is added to, by what is left when it is taken off.
    ///
    /// - `하여` and `해`: 하다; `와`: 오다; `워`: 우다 or ㅂ다; `려`: 리다; ㅡ is lost before 어: 써 is 쓰다; after a liquid 르다: 몰라 is 모르다.
    private static func stems(of left: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        var stems = [left]
        func ends(in sign: String) -> Bool { left.suffix(sign.unicodeScalars.count).elementsEqual(sign.unicodeScalars) }
        func replacing(_ old: String, by new: String) {
            if ends(in: old) { stems.append(left.dropLast(old.unicodeScalars.count) + Array(new.unicodeScalars)) }
        }
        // Before 아 or 어 the ㅇ of the ending stands alone: 먹었 is ㅁㅓㄱㅇㅓㅆ.
        if ends(in: "ㅇㅏ") || ends(in: "ㅇㅓ") { stems.insert(Array(left.dropLast(2)), at: 0) }
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
        return stems
    }

    /// Endings in the letters of a keyboard, longer ones first.
    private static let endings: [[Unicode.Scalar]] = [
        "ㅆㅅㅡㅂㄴㅣㄷㅏ", "ㅅㅡㅂㄴㅣㄷㅏ", "ㅂㄴㅣㄷㅏ", "ㅆㅇㅓㅇㅛ", "ㅆㄷㅏ", "ㅆㅇㅓ", "ㄴㅡㄴㄷㅏ", "ㄴㄷㅏ", "ㅇㅛ", "ㅇㅡㄴ", "ㄴㅡㄴ",
        "ㅇㅡㄹ", "ㅇㅡㅁㅕㄴ", "ㅁㅕㄴ", "ㅈㅣ", "ㄱㅗ", "ㄱㅔ", "ㄱㅣ", "ㅅㅓ", "ㄴ", "ㄹ", "",
    ].map { Array($0.unicodeScalars) }
}
