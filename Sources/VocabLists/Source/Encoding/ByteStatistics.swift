import VocabCore

/// How much of some bytes makes sense in each of the encodings in which a character takes two bytes.
///
/// The shares rest on where each standard keeps its common characters: KS X 1001 has Hangul in rows 0xB0–0xC8, GB 2312 its first
/// level in 0xB0–0xD7, JIS X 0208 its kana in 0xA4 and 0xA5 (EUC) or 0x82 and 0x83 (Shift_JIS).
struct ByteStatistics {
    /// Those encodings.
    static let encodings: Set<TextEncoding> = [.cp949, .gb18030, .big5, .eucJP, .shiftJIS]

    private let bytes: [UInt8]

    init(_ sample: ArraySlice<UInt8>) {
        bytes = Array(sample)
    }

    var scores: [(encoding: TextEncoding, score: Double)] {
        [(.cp949, korean), (.gb18030, chinese), (.big5, traditional), (.eucJP, japaneseEUC), (.shiftJIS, japaneseShift)]
    }

    /// Sums the worth of all characters beyond ASCII; `pair` judges two bytes, nil meaning that they are none together.
    private func average(single: (UInt8) -> Double? = { _ in nil }, pair: (UInt8, UInt8) -> Double?) -> Double {
        var sum = 0.0
        var count = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                index += 1
            } else if let worth = single(byte) {
                (sum, count, index) = (sum + worth, count + 1, index + 1)
            } else if index + 1 < bytes.count, let worth = pair(byte, bytes[index + 1]) {
                (sum, count, index) = (sum + worth, count + 1, index + 2)
            } else if index + 1 == bytes.count {
                index += 1  // cut off in the middle of a character
            } else {
                // A byte that cannot stand here weighs more than a rare character.
                (sum, count, index) = (sum - 2, count + 1, index + 1)
            }
        }
        return count == 0 ? 0 : sum / Double(count)
    }

    private var korean: Double {
        average { lead, trail in
            guard (0x81...0xFE).contains(lead),
                (0x41...0x5A).contains(trail) || (0x61...0x7A).contains(trail) || (0x81...0xFE).contains(trail)
            else { return nil }
            if trail < 0xA1 { return lead > 0xC6 ? nil : 0.2 }
            switch lead {
            case 0xB0...0xC8: return 1
            case 0xA1...0xA3: return 0.8
            case 0xCA...0xFD: return 0.3
            default: return 0.2
            }
        }
    }

    private var chinese: Double {
        var koreanRows = 0
        var lastRows = 0
        var rare = 0
        var characters = 0
        let score = average { lead, trail in
            guard (0x81...0xFE).contains(lead), (0x40...0xFE).contains(trail), trail != 0x7F else {
                return (0x81...0xFE).contains(lead) && (0x30...0x39).contains(trail) ? 0.2 : nil
            }
            if trail < 0xA1 { return 0.3 }
            switch lead {
            case 0xB0...0xD7:
                characters += 1
                if lead <= 0xC8 { koreanRows += 1 }
                if lead >= 0xD0 { lastRows += 1 }
                return 1
            case 0xA1, 0xA3: return 0.8
            case 0xD8...0xF7:
                characters += 1
                rare += 1
                return 0.3
            default: return 0.2
            }
        }
        // GB 2312 sorts by pinyin: a quarter of Chinese text is in its last common rows (X, Y, Z). Text without any is doubtful.
        if characters > 3, lastRows == 0 { return score * (koreanRows == characters || rare * 5 > characters ? 0.75 : 0.85) }
        // Chinese fills all its rows; what keeps to the rows of Hangul is Korean.
        return koreanRows * 20 > characters * 19 ? score * 0.75 : score
    }

    private var traditional: Double {
        var (characters, lowTrails) = (0, 0)
        let score = average { lead, trail in
            guard (0xA1...0xF9).contains(lead), (0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail) else { return nil }
            characters += 1
            if trail < 0x7F { lowTrails += 1 }
            switch lead {
            case 0xA4...0xC6: return 1
            case 0xA1...0xA3: return 0.8
            case 0xC9...0xF9: return 0.4
            default: return 0.1
            }
        }
        // Two trails of five are ASCII in Big5; what has none is in an encoding that keeps to high bytes.
        return lowTrails * 7 > characters ? score : score * 0.6
    }

    private var japaneseEUC: Double {
        var (kana, characters, common, beyondHangul) = (0, 0, 0, 0)
        let score = average(single: { $0 == 0x8E ? 0.3 : nil }) { lead, trail in
            guard (0xA1...0xFE).contains(lead), (0xA1...0xFE).contains(trail) else { return nil }
            characters += 1
            switch lead {
            case 0xA4, 0xA5:
                kana += 1
                return 1
            case 0xB0...0xCF:
                common += 1
                if lead > 0xC8 { beyondHangul += 1 }
                return 0.9
            case 0xB0...0xF4: return 0.9
            case 0xA1...0xA3: return 0.8
            default: return 0.1
            }
        }
        // Words in characters alone keep to the first level, which ends at 0xCF.
        if kana * 7 > characters { return score }
        return score * (common == characters && characters > 3 && beyondHangul > 0 ? 0.95 : 0.6)
    }

    private var japaneseShift: Double {
        var (kana, characters) = (0, 0)
        let score = average(single: { (0xA1...0xDF).contains($0) ? 0.1 : nil }) { lead, trail in
            guard (0x81...0x9F).contains(lead) || (0xE0...0xFC).contains(lead), (0x40...0xFC).contains(trail), trail != 0x7F
            else { return nil }
            characters += 1
            switch (lead, trail) {
            case (0x82, 0x9F...0xF1), (0x83, 0x40...0x96):
                kana += 1
                return 1
            case (0x88...0x9F, _), (0xE0...0xEA, _): return 0.9
            case (0x81, _), (0x82, _): return 0.8
            default: return 0.1
            }
        }
        return kana * 7 > characters ? score : score * 0.6
    }
}
