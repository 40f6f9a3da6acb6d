/// Korean nouns with and without what may stand behind them: 이력서를 is 이력서, 조심스러운 and 조심스럽게 come of 조심.
enum KoreanNouns {
    /// Whether both words, in syllables, come of one noun. `inPhrase` other words beside them leave less doubt.
    static func areSame(_ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>, inPhrase: Bool) -> Bool {
        let nouns = [left, right].map { withoutParticle($0, inPhrase: inPhrase) ?? Array($0) }
        if nouns[0] == nouns[1] { return true }
        return !stems(of: left).isDisjoint(with: stems(of: right))
    }

    /// The nouns that `word` may be an adjective, an adverb or a verb of, and itself. Of the particles 의 alone makes an adjective.
    private static func stems(of word: ArraySlice<Unicode.Scalar>) -> Set<[Unicode.Scalar]> {
        var stems: Set = [Array(word)]
        if let noun = withoutEnding(word) { stems.insert(noun) }
        if word.count > 2, word.last == "의" { stems.insert(word.dropLast()) }
        return stems
    }

    /// What stands before a particle that fits it; nil where none ends `word`. Behind a single syllable most make other words: 종이, 강의, 지도.
    private static func withoutParticle(_ word: ArraySlice<Unicode.Scalar>, inPhrase: Bool) -> [Unicode.Scalar]? {
        for (particle, fits) in particles where word.count > particle.count && word.suffix(particle.count).elementsEqual(particle)
        {
            let noun = Array(word.dropLast(particle.count))
            guard let last = noun.last, Hangul.isSyllable(last) else { continue }
            if noun.count == 1, !inPhrase, !plainParticles.contains(particle) { continue }
            if fits == nil || fits == (Hangul.tail(of: last) != 0) { return noun }
        }
        return nil
    }

    /// What stands before an ending that makes a verb, an adjective or an adverb of a noun.
    private static func withoutEnding(_ word: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
        let ending = endings.first { word.count > $0.count + ($0.count == 1 ? 1 : 0) && word.suffix($0.count).elementsEqual($0) }
        return ending.map { Array(word.dropLast($0.count)) }
    }

    /// Endings; longer ones first.
    private static let endings: [[Unicode.Scalar]] = [
        "하였다", "되었다", "시키다", "시켰다", "시키는", "당하다", "당했다", "당하는", "합니다", "됩니다", "스러운", "스럽다", "스럽게", "적으로", "하다", "되다",
        "했다", "됐다", "한다", "된다", "하는", "되는", "하기", "되기", "하게", "되게", "하고", "되고", "하여", "되어", "해요", "돼요", "스런", "로운", "롭다",
        "롭게", "적인", "한", "된", "할", "될", "함", "됨", "해", "히", "적",
    ].map { Array($0.unicodeScalars) }

    /// Particles, longer ones first, and whether they stand behind a consonant or a vowel; nil for either. Those that make names of
    /// people, degrees and roads as well (만족도, 교차로) are left out.
    private static let particles: [([Unicode.Scalar], Bool?)] = [
        ("에게서", nil), ("으로", true), ("에게", nil), ("에서", nil), ("이다", nil), ("들이", nil), ("들은", nil), ("들을", nil), ("들", nil),
        ("님", nil),
        ("을", true), ("를", false), ("은", true), ("는", false), ("이", true), ("가", false), ("과", true), ("와", false), ("의", nil),
        ("에", nil),
    ].map { (Array($0.0.unicodeScalars), $0.1) }

    private static let plainParticles: Set<[Unicode.Scalar]> = [["을"], ["를"], ["은"], ["는"], ["들"]]
}
