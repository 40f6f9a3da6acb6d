/// The two ways to write Japanese syllables.
enum Kana {
    /// `word` in hiragana where it is in katakana; everything else stays as it is.
    static func hiragana(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        word.map { (0x30A1...0x30F6).contains($0.value) ? Unicode.Scalar($0.value - 0x60) ?? $0 : $0 }
    }
}
