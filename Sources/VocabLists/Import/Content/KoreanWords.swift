import VocabCore

/// Common words of Korean, by which what foreign words mean is told from how they sound in Hangul.
package struct KoreanWords: Sendable {
    private let words: Set<String>

    /// Reads all words in Hangul out of `texts`, which are UTF-8.
    package init(_ texts: [[UInt8]]) {
        words = texts.reduce(into: []) { words, text in
            var rest = text[...]
            while let start = rest.firstIndex(where: Self.mayBegin) {
                // Each syllable takes three bytes.
                var end = start
                while end + 2 < rest.endIndex, Self.mayBegin(rest[end]) { end += 3 }
                if end > start { words.insert(String(decoding: rest[start..<end], as: UTF8.self)) }
                rest = rest[max(end, start + 1)...]
            }
        }
    }

    /// The share of `texts` most of whose words in Hangul are known, or end as only words of Korean do.
    func share(of texts: some Sequence<String>) -> Double {
        let all = texts.map { $0.split { !$0.unicodeScalars.allSatisfy(Hangul.isSyllable) } }.filter { !$0.isEmpty }
        let known = all.count { words in words.count(where: isKnown) * 2 > words.count }
        return all.isEmpty ? 0 : Double(known) / Double(all.count)
    }

    private func isKnown(_ word: Substring) -> Bool {
        words.contains(String(word)) || word.count > 2 && ["하다", "되다", "스럽다", "롭다"].contains(where: word.hasSuffix)
    }

    /// Whether a byte may begin a syllable of Hangul in UTF-8.
    private static func mayBegin(_ byte: UInt8) -> Bool { (0xEA...0xED).contains(byte) }
}
