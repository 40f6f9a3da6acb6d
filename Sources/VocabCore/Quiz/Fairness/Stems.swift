/// Takes the words of a sense down to their stems, so that 포기, 포기하다 and ~을 포기함, or `cool` and `to cool`, are the same.
///
/// It would rather find too much alike than too little: what is alike is kept out of one question, and there are other words.
enum Stems {
    /// The words of `sense`, each in all its readings: as it stands, then its stems.
    ///
    /// `sense` is a key without bracketed remarks. Words that say nothing by themselves, such as articles and `~을`, are left out
    /// unless there are no others, or `all` are wanted.
    static func of(_ sense: ArraySlice<Unicode.Scalar>, all: Bool = false) -> [[[Unicode.Scalar]]] {
        let kept = words(of: sense, all: all)
        return kept.enumerated().map { readings(of: $1, isLast: $0 == kept.count - 1) }
    }

    /// The words of `sense` as they stand, without those that say nothing by themselves unless there are no others, or `all` are wanted.
    static func words(of sense: ArraySlice<Unicode.Scalar>, all: Bool) -> [ArraySlice<Unicode.Scalar>] {
        let pieces = pieces(of: sense)
        let telling = pieces.filter { !isFiller($0) }
        return (all || telling.isEmpty ? pieces : telling).map(\.letters)
    }

    /// Whether `word`, in lower case, is an English word that only holds others together.
    static func saysLittle(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        word.count <= longestFiller && english.contains(Array(word))
    }
}

extension Stems {
    /// A word, and whether a tilde or an ellipsis stands right before it.
    struct Piece {
        let letters: ArraySlice<Unicode.Scalar>
        let isAttached: Bool

        /// Whether it is a particle that a tilde stands before.
        var isParticle: Bool { isAttached && letters.count <= longestFiller && particles.contains(Array(letters)) }
    }

    /// `sense` taken apart at spaces and signs.
    static func pieces(of sense: ArraySlice<Unicode.Scalar>) -> [Piece] {
        var pieces: [Piece] = []
        var isAttached = false
        var start = sense.startIndex
        for index in sense.indices where !isLetter(sense[index]) {
            if index > start { pieces.append(Piece(letters: sense[start..<index], isAttached: isAttached)) }
            isAttached = tildes.contains(sense[index])
            start = index + 1
        }
        if start < sense.endIndex { pieces.append(Piece(letters: sense[start...], isAttached: isAttached)) }
        return pieces
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xAC00...0xD7A3: true
        case 0..<0x80: false
        default: !tildes.contains(scalar) && !scalar.properties.isPatternSyntax && !scalar.properties.isWhitespace
        }
    }

    static let tildes: Set<Unicode.Scalar> = ["~", "〜", "～", "…"]

    /// Particles after a tilde, and English words that only hold others together.
    private static func isFiller(_ piece: Piece) -> Bool {
        piece.isAttached ? piece.isParticle : saysLittle(piece.letters)
    }

    private static let longestFiller = 9

    private static let particles = letters(
        "을 를 이 가 은 는 에 의 로 으로 와 과 도 만 에게 에서 까지 부터 에게서 으로부터 로부터 에의 에대해 에대한 에대하여")

    private static let english = letters(
        """
        a an the to of in on at for with by from or and be is are sb sth somebody something someone one s that which who as it its
        """)

    private static func letters(_ words: String) -> Set<[Unicode.Scalar]> {
        Set(words.split(separator: " ").map { Array($0.unicodeScalars) })
    }

    private static func readings(of word: ArraySlice<Unicode.Scalar>, isLast: Bool) -> [[Unicode.Scalar]] {
        let word = isLast ? word : withoutObjectParticle(word)
        guard let last = word.last else { return [] }
        if Hangul.isSyllable(last) { return [Array(word)] + KoreanStem.readings(of: word) }
        return [Array(word)] + (last.isASCII ? englishStem(word).map { [$0] } ?? [] : [])
    }

    private static func withoutObjectParticle(_ word: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        word.count > 2 && (word.last == "을" || word.last == "를") ? word.dropLast() : word
    }

    private static let englishEndings = ["ies", "ing", "ied", "es", "ed", "ly", "s", "e"].map { Array($0.unicodeScalars) }

    /// `word` without the endings of number, tense and manner.
    private static func englishStem(_ word: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
        guard let ending = englishEndings.first(where: { word.count >= $0.count + 3 && word.suffix($0.count).elementsEqual($0) })
        else { return nil }
        return Array(word.dropLast(ending.count)) + (ending.count == 3 && ending[2] != "g" ? ["y"] : [])
    }
}
