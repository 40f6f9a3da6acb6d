import VocabCore

/// Which encoding some bytes are most likely in, and which other is nearly as likely.
package struct EncodingGuess: Equatable, Sendable {
    /// The likeliest.
    package let encoding: TextEncoding
    /// How well it fits, from 0 to 1.
    package let confidence: Double
    /// Another that fits nearly as well.
    package let rival: TextEncoding?

    /// Others that fit this much worse are no rivals.
    private static let clearLead = 0.1
    /// What fits worse than this is in none of the encodings known here, or cannot be told.
    private static let poorFit = 0.5
    /// How many bytes are looked at.
    private static let sampleSize = 1 << 18

    /// Guesses from a mark at the beginning, from zero bytes, from being UTF-8, or from how much of it makes sense in each encoding.
    ///
    /// Nil when the bytes are no text at all.
    package init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return nil }  // UTF-32
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            self.init(.utf8)
        } else if bytes.starts(with: [0xFF, 0xFE]) {
            self.init(.utf16LittleEndian)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            self.init(.utf16BigEndian)
        } else if bytes.prefix(Self.sampleSize).contains(0) {
            guard let encoding = Self.wideEncoding(of: bytes.prefix(Self.sampleSize)) else { return nil }
            self.init(encoding)
        } else {
            self.init(narrow: Self.sample(of: bytes))
        }
    }

    private init(_ encoding: TextEncoding, confidence: Double = 1, rival: TextEncoding? = nil) {
        self.encoding = encoding
        self.confidence = confidence
        self.rival = rival
    }

    private init(narrow sample: ArraySlice<UInt8>) {
        if let share = Self.utf8Share(of: sample) {
            self.init(.utf8, confidence: share)
            return
        }
        let scores = ByteStatistics(sample).scores.sorted { $0.score > $1.score }
        let (best, second) = (scores[0], scores[1])
        self.init(
            best.encoding, confidence: max(0, min(1, best.score)),
            rival: second.score > best.score - Self.clearLead || best.score < Self.poorFit ? second.encoding : nil)
    }

    /// The first part of a long text, up to a line break, so that no character is cut in two.
    private static func sample(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        if bytes.count <= sampleSize { return bytes[...] }
        let head = bytes[..<sampleSize]
        return head[...(head.lastIndex(of: 0x0A) ?? head.endIndex - 1)]
    }

    /// UTF-16 without a mark has its zero bytes on one side, for line breaks and delimiters are ASCII.
    private static func wideEncoding(of sample: ArraySlice<UInt8>) -> TextEncoding? {
        var zeros = (even: 0, odd: 0)
        for (index, byte) in sample.enumerated() where byte == 0 {
            if index.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
        }
        let all = zeros.even + zeros.odd
        guard all * 50 >= sample.count else { return nil }
        if zeros.odd * 10 >= all * 9 { return .utf16LittleEndian }
        return zeros.even * 10 >= all * 9 ? .utf16BigEndian : nil
    }

    /// The share of characters beyond ASCII that are UTF-8; nil when they are not nearly all.
    private static func utf8Share(of sample: ArraySlice<UInt8>) -> Double? {
        var decoder = Unicode.UTF8.ForwardParser()
        var bytes = sample.makeIterator()
        var (good, bad) = (0, 0)
        while true {
            switch decoder.parseScalar(from: &bytes) {
            case .valid(let scalar): if scalar.count > 1 { good += 1 }
            case .error: bad += 1
            case .emptyInput:
                if bad == 0 { return 1 }
                return good >= 10 * bad ? Double(good) / Double(good + bad) : nil
            }
        }
    }
}

/// How much of some bytes makes sense in each of the encodings in which a character takes one byte or two.
///
/// The shares rest on where each standard keeps its common characters: KS X 1001 has Hangul in rows 0xB0–0xC8, GB 2312 its first
/// level in 0xB0–0xD7, JIS X 0208 its kana in 0xA4 and 0xA5 (EUC) or 0x82 and 0x83 (Shift_JIS).
private struct ByteStatistics {
    private let bytes: [UInt8]

    init(_ sample: ArraySlice<UInt8>) {
        bytes = Array(sample)
    }

    var scores: [(encoding: TextEncoding, score: Double)] {
        [(.cp949, korean), (.gb18030, chinese), (.eucJP, japaneseEUC), (.shiftJIS, japaneseShift), (.windows1252, western)]
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
        // A quarter of Chinese text stands under X, Y and Z.
        if characters > 3, lastRows == 0 { return score * (koreanRows == characters || rare * 5 > characters ? 0.75 : 0.85) }
        // Chinese fills all its rows; what keeps to the rows of Hangul is Korean.
        return koreanRows * 20 > characters * 19 ? score * 0.75 : score
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

    /// Whether two letters beyond ASCII stand here, with an ASCII letter beside them: `créé`.
    private func isInPair(_ index: Int) -> Bool {
        func isHigh(_ place: Int) -> Bool { bytes.indices.contains(place) && bytes[place] >= 0xC0 }
        func isASCIILetter(_ place: Int) -> Bool {
            bytes.indices.contains(place) && (0x61...0x7A).contains(bytes[place] | 0x20) && bytes[place] < 0x80
        }
        let first = isHigh(index - 1) ? index - 1 : index
        guard isHigh(first), isHigh(first + 1), !isHigh(first - 1), !isHigh(first + 2) else { return false }
        return isASCIILetter(first - 1)
    }

    /// In European languages letters beyond ASCII stand alone, between letters that are ASCII, or in pairs inside a word.
    private var western: Double {
        var sum = 0.0
        var count = 0
        for (index, byte) in bytes.enumerated() where byte >= 0x80 {
            count += 1
            let isAlone =
                (index == 0 || bytes[index - 1] < 0x80) && (index + 1 == bytes.count || bytes[index + 1] < 0x80)
            let isLetter =
                byte >= 0xC0 && byte != 0xD7 && byte != 0xF7 || [0x8A, 0x8C, 0x8E, 0x9A, 0x9C, 0x9E, 0x9F].contains(byte)
            let isSign = [0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xA0, 0xA1, 0xAB, 0xB0, 0xB4, 0xB7, 0xBB, 0xBF]
                .contains(byte)
            if isLetter { sum += isAlone ? 1 : isInPair(index) ? 0.9 : 0.3 } else if isSign { sum += isAlone ? 0.8 : 0.3 }
        }
        return count == 0 ? 0 : sum / Double(count)
    }
}
