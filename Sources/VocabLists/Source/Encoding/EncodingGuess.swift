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
    /// What fits this much better is meant, however few the letters are.
    private static let clearBest = 0.25
    /// What fits worse than this is in none of the encodings known here, or cannot be told.
    private static let poorFit = 0.5
    /// With fewer characters beyond ASCII another encoding is a rival as soon as it makes some sense of them.
    private static let fewCharacters = 6
    private static let somewhatFit = 0.3
    private static let slightFit = 0.2
    /// How many bytes are looked at.
    private static let sampleSize = 1 << 18

    /// Guesses from a mark at the beginning, from zero bytes, from being UTF-8, or from how much of it makes sense in each encoding.
    ///
    /// Nil when the bytes are no text at all.
    package init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
            self.init(.utf32LittleEndian)
        } else if bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            self.init(.utf32BigEndian)
        } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            self.init(.utf8)
        } else if bytes.starts(with: [0xFF, 0xFE]) {
            self.init(.utf16LittleEndian)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            self.init(.utf16BigEndian)
        } else if bytes.prefix(Self.sampleSize).contains(0) {
            guard let encoding = Self.wideEncoding(of: bytes.prefix(Self.sampleSize)) else { return nil }
            self.init(encoding)
        } else if let encoding = Self.escapedEncoding(of: bytes.prefix(Self.sampleSize)) {
            self.init(encoding)
        } else {
            self.init(narrow: Self.sample(of: bytes))
        }
    }

    /// The encoding of `bytes`; nil when they are no text.
    ///
    /// - Throws: `WordListError.ambiguousEncoding` where another fits nearly as well.
    static func encoding(of bytes: [UInt8]) throws(WordListError) -> TextEncoding? {
        guard let guess = EncodingGuess(bytes) else { return nil }
        if let rival = guess.rival {
            throw .ambiguousEncoding([guess.encoding, rival].map { EncodingReading(of: bytes, as: $0) })
        }
        return guess.encoding
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
        var scores = (ByteStatistics(sample).scores + LetterStatistics(sample).scores).sorted { $0.score > $1.score }
        let readings = Self.wideReadings(sample, scores)
        if let clear = Self.commonest(readings) {
            self.init(clear.encoding, confidence: clear.share)
            return
        }
        if Self.isSparse(sample), !ByteStatistics.encodings.contains(scores[0].encoding) {
            let western = scores.filter { $0.encoding == .windows1252 || $0.encoding == .macRoman }
            // Turkish has few such letters as well, but others.
            if let best = western.first, best.score > Self.poorFit, best.score > scores[0].score - Self.clearBest {
                scores = western
            }
        }
        let best = scores[0]
        // What reads the same in another encoding is no other reading.
        let shown = TextDecoder.decoded(Array(sample), as: best.encoding) ?? []
        let isWide = ByteStatistics.encodings.contains(best.encoding)
        let areFew =
            String(decoding: shown, as: UTF8.self).unicodeScalars.lazy.filter { !$0.isASCII }.prefix(Self.fewCharacters).count
            < Self.fewCharacters
        // Bytes of two-byte characters are letters in these.
        let mayBeWide = [.windows1253, .windows1255, .windows1256].contains(best.encoding)
        let possible = readings.filter { $0.characters.count < 9 || $0.characters.share > 0.25 }.map(\.encoding)
        let rival = scores.dropFirst().first { other in
            (mayBeWide && possible.contains(other.encoding) && other.score > Self.slightFit
                || best.score < Self.poorFit || other.score > best.score - Self.clearLead
                || areFew && isWide == ByteStatistics.encodings.contains(other.encoding) && other.score > Self.somewhatFit)
                && TextDecoder.decoded(Array(sample), as: other.encoding) != shown
        }
        self.init(best.encoding, confidence: max(0, min(1, best.score)), rival: rival?.encoding)
    }

    /// What the characters are in each encoding of two bytes that makes some sense; those of the commonest first.
    private static func wideReadings(
        _ sample: ArraySlice<UInt8>, _ scores: [(encoding: TextEncoding, score: Double)]
    ) -> [(encoding: TextEncoding, characters: CommonCharacters)] {
        let lines = Array(sample.prefix(1 << 14))
        return scores.filter { ByteStatistics.encodings.contains($0.encoding) && $0.score > 0 }.map { known in
            (known.encoding, CommonCharacters(in: TextDecoder.decoded(lines, as: known.encoding) ?? []))
        }.sorted { $0.characters.share > $1.characters.share }
    }

    /// The encoding of two bytes in which the characters are common ones, as they are in no other; nil when there are too few of them.
    private static func commonest(
        _ readings: [(encoding: TextEncoding, characters: CommonCharacters)]
    ) -> (encoding: TextEncoding, share: Double)? {
        guard let best = readings.first, best.characters.count > 8, best.characters.share > 0.55,
            readings.dropFirst().allSatisfy({ $0.characters.share < best.characters.share - 0.3 })
        else { return nil }
        return (best.encoding, best.characters.share)
    }

    /// Whether so few letters are not ASCII as in western Europe: in languages of central Europe, and in Turkish and Vietnamese, they
    /// are one of twenty at least, and all letters in other alphabets.
    private static func isSparse(_ sample: ArraySlice<UInt8>) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
        var (letters, all, high, previous) = (0, 0, 0, UInt8(ascii: " "))
        for byte in sample {
            if isLetter(byte) { letters += 1 }
            if byte >= 0x80 && previous >= 0x80 { all += 1 }
            // What stands beside no letter of ASCII is a sign, or a letter of another alphabet.
            if byte >= 0x80 && isLetter(previous) || previous >= 0x80 && isLetter(byte) { high += 1 }
            previous = byte
        }
        // Inside a word each is counted twice; one beside another is of another alphabet.
        return letters >= 60 && high * 25 <= letters && all * 200 <= letters
    }

    /// The first part of a long text, up to a line break, so that no character is cut in two.
    private static func sample(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        if bytes.count <= sampleSize { return bytes[...] }
        let head = bytes[..<sampleSize]
        return head[...(head.lastIndex(of: 0x0A) ?? head.endIndex - 1)]
    }

    /// UTF-16 and UTF-32 without a mark have their zero bytes in the same places, for line breaks and delimiters are ASCII.
    private static func wideEncoding(of sample: ArraySlice<UInt8>) -> TextEncoding? {
        var zeros = [0, 0, 0, 0]
        for (index, byte) in sample.enumerated() where byte == 0 { zeros[index % 4] += 1 }
        let all = zeros.reduce(0, +)
        guard all * 50 >= sample.count, all > 1 else { return nil }
        let quarter = sample.count / 4
        if sample.count.isMultiple(of: 4), quarter > 0 {
            if zeros[3] == quarter, zeros[2] * 10 >= quarter * 9 { return .utf32LittleEndian }
            if zeros[0] == quarter, zeros[1] * 10 >= quarter * 9 { return .utf32BigEndian }
        }
        let (even, odd) = (zeros[0] + zeros[2], zeros[1] + zeros[3])
        if odd * 10 >= all * 9 { return isText(sample, .utf16LittleEndian) ? .utf16LittleEndian : nil }
        return even * 10 >= all * 9 && isText(sample, .utf16BigEndian) ? .utf16BigEndian : nil
    }

    /// Whether nearly all of it is letters, digits, spaces and punctuation in that encoding.
    private static func isText(_ sample: ArraySlice<UInt8>, _ encoding: TextEncoding) -> Bool {
        guard let decoded = TextDecoder.decoded(Array(sample.prefix(1 << 14)), as: encoding) else { return false }
        let scalars = String(decoding: decoded, as: UTF8.self).unicodeScalars
        let strange = scalars.count { scalar in
            switch scalar.properties.generalCategory {
            case .control: !"\t\n\r".unicodeScalars.contains(scalar)
            case .unassigned, .privateUse, .surrogate: true
            default: scalar == "\u{FFFD}"
            }
        }
        return strange * 20 <= scalars.count
    }

    /// Encodings of seven bits that change the meaning of bytes by escape sequences (RFC 1468, RFC 1557).
    private static func escapedEncoding(of sample: ArraySlice<UInt8>) -> TextEncoding? {
        guard sample.contains(0x1B) else { return nil }
        func holds(_ sequence: String) -> Bool { sample.firstRange(of: [0x1B] + sequence.utf8) != nil }
        if holds("$)C") { return .iso2022KR }
        return holds("$B") || holds("$@") || holds("(J") ? .iso2022JP : nil
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
