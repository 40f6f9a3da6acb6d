/// One sense or one term as it may be typed: with what stands in brackets and without, with an article or `to` before it and without,
/// with `~을` and without, with contractions and without.
struct TypedText {
    /// The text itself, see `Text.key`.
    let key: String
    /// How it may be read, each reading once.
    let readings: [Reading]
    /// The keys of its senses without spaces and signs, see `Senses`.
    let senseKeys: [String]
    /// The same without contractions.
    private let fullKeys: [[Unicode.Scalar]]

    /// Reads `text`, which has no separators of senses outside brackets.
    init(_ text: String) {
        key = Text.key(text)
        senseKeys = Senses(of: text).keys
        fullKeys = senseKeys.map { KoreanSpelling.uncontracted(Array($0.unicodeScalars)) }
        let texts = [text] + (EnglishContractions.spelledOut(key).map { [$0] } ?? [])
        var seen: Set<Reading> = []
        readings = texts.map(BracketReadings.init).flatMap { $0.variants + [$0.everything] }.map(Reading.init).filter {
            !$0.words.isEmpty && seen.insert($0).inserted
        }
    }

    /// How much alike a typed text and a wanted one are, from the most to the least.
    enum Likeness: Comparable, CaseIterable {
        /// They are the same to a reader.
        case same
        /// They differ in spaces, hyphens, remarks, an article, or `~을`; one is contracted, or says whose where the other says `one's`.
        case sameWords
        /// They differ in accents, in the kind of kana, or are British and American spelling of the same words.
        case sameButSpelling
    }

    /// How much alike this and `other` are; nil where they are different words.
    func likeness(to other: TypedText) -> Likeness? {
        if key == other.key { return .same }
        if fullKeys == other.fullKeys || anyReading(with: other, where: { $0.saysTheSame(as: $1) }) { return .sameWords }
        return anyReading(with: other) { $0.isSpelt(like: $1) } ? .sameButSpelling : nil
    }

    /// The one word that it is read as; nil where it is a phrase.
    var singleWord: [Unicode.Scalar]? { readings.first { $0.words.count == 1 }?.words[0] }

    /// How many hyphens there are.
    var hyphens: Int { key.unicodeScalars.count { $0.properties.generalCategory == .dashPunctuation } }

    private func anyReading(with other: TypedText, where isSame: (Reading, Reading) -> Bool) -> Bool {
        readings.contains { mine in other.readings.contains { mine.particlesFit($0) && isSame(mine, $0) } }
    }
}

extension TypedText {
    /// A text taken apart to words.
    struct Reading: Hashable {
        /// The words that count, in lower case.
        let words: [[Unicode.Scalar]]
        /// The particles that stand behind a tilde, in the form they have after a consonant: 을 for 를.
        let particles: [[Unicode.Scalar]]

        init(_ letters: ArraySlice<Unicode.Scalar>) {
            let pieces = Stems.pieces(of: letters)
            let telling = pieces.filter { !$0.isParticle }
            var words = (telling.isEmpty ? pieces : telling).map { Array($0.letters) }
            while words.count > 1, heads.contains(words[0]) { words.removeFirst() }
            let others = words.filter { !placeholders.contains($0) }
            self.words = others.isEmpty ? words : others
            particles =
                telling.isEmpty ? [] : pieces.filter(\.isParticle).map { afterConsonant[Array($0.letters)] ?? Array($0.letters) }
        }

        /// The words, joined, without contractions.
        var letters: [Unicode.Scalar] { Array(words.map(KoreanSpelling.uncontracted).joined()) }

        /// The words without accents, in hiragana, in American spelling and in standard Korean.
        var plainWords: [[Unicode.Scalar]] { words.map(Self.plain) }

        /// Whether the words are the same to a reader. An article that is only typed does no harm.
        func saysTheSame(as wanted: Reading) -> Bool {
            if letters == wanted.letters { return true }
            guard words.count > 1 else { return false }
            if let noun = Articles.noun(of: words), noun == wanted.words[...] { return true }
            return AnyonesWords.areSame(words, wanted.words)
        }

        /// Whether the words are the same but for accents, the kind of kana, or the side of the ocean.
        func isSpelt(like other: Reading) -> Bool {
            if plainLetters == other.plainLetters { return true }
            guard let letters = spelledOutLetters else {
                return other.spelledOutLetters.map { $0 == plainLetters } ?? false
            }
            return letters == other.spelledOutLetters ?? other.plainLetters
        }

        private var plainLetters: [Unicode.Scalar] { Array(plainWords.joined()) }

        /// The same with two letters for each umlaut; nil where there is none.
        private var spelledOutLetters: [Unicode.Scalar]? {
            words.contains(where: Umlauts.hasAny) ? words.map(Umlauts.spelledOut).flatMap(Self.plain) : nil
        }

        private static func plain(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
            if word.allSatisfy(Hangul.isSyllable) { return KoreanSpelling.standard(KoreanSpelling.uncontracted(word)) }
            let text = Text.withoutAccents(String(String.UnicodeScalarView(Kana.hiragana(word))))
            return Array(EnglishSpelling.american(text).unicodeScalars)
        }

        /// Whether the particles of both are the same, or left out in one of them: ~의 의해 is not ~에 의해.
        func particlesFit(_ other: Reading) -> Bool {
            particles.isEmpty || other.particles.isEmpty || particles == other.particles
        }
    }

    private static func letters(_ words: String) -> [[Unicode.Scalar]] {
        words.split(separator: " ").map { Array($0.unicodeScalars) }
    }

    /// What may stand before a term or a sense, or be left out there.
    private static let heads = Set(letters("a an the to be"))
    /// What stands for anybody or anything in a phrase.
    private static let placeholders = Set(letters("sb sth somebody something someone"))
    private static let afterConsonant = Dictionary(
        uniqueKeysWithValues: zip(letters("를 가 는 로 와"), letters("을 이 은 으로 과")))
}
