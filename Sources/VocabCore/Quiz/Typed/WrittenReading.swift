/// How a term in Chinese characters is said, in letters that anybody can type: いぬ for 犬, `gou` for 狗.
struct WrittenReading {
    /// The readings of the term, without marks of tone, in hiragana.
    private let readings: Set<[Unicode.Scalar]>

    /// None.
    init() { readings = [] }

    /// Those that the pronunciation of `word`, or brackets in its term, give; none where the term has no Chinese characters.
    init(of word: Word) {
        guard word.term.unicodeScalars.contains(where: { Script(of: $0) == .han }) else {
            readings = []
            return
        }
        let texts = word.content.pronunciation.unicodeScalars.split(whereSeparator: Self.separates).map(String.init)
        let remarks = Senses.remarks(in: word.term).filter { !$0.unicodeScalars.contains { Script(of: $0) == .han } }
        readings = Set((texts + remarks).compactMap(Self.plain))
    }

    /// Whether `text` is one of them.
    func contains(_ text: String) -> Bool { Self.plain(text).map(readings.contains) ?? false }

    private static func separates(_ scalar: Unicode.Scalar) -> Bool {
        Senses.separators.contains(scalar) || Senses.opening[scalar] != nil || Senses.opening.values.contains(scalar)
    }

    /// Only letters count; nil where there are none.
    private static func plain(_ text: String) -> [Unicode.Scalar]? {
        let letters = Text.withoutAccents(Text.key(text)).unicodeScalars.filter { Script(of: $0) != nil }
        return letters.isEmpty ? nil : Kana.hiragana(Array(letters))
    }
}
