/// What stands before the ending of a Korean word: 풍부 in 풍부한, 풍부하다, 풍부하게 and 풍부함.
enum KoreanStem {
    /// The stems that `word`, in syllables, may have; none when it has no known ending.
    static func readings(of word: ArraySlice<Unicode.Scalar>) -> [[Unicode.Scalar]] {
        var readings: [[Unicode.Scalar]] = []
        if let ending = endings.first(where: { word.count > $0.count && word.suffix($0.count).elementsEqual($0) }) {
            readings.append(Array(word.dropLast(ending.count)))
        }
        if let stem = predicateStem(of: word), !readings.contains(stem) { readings.append(stem) }
        return readings.filter { !lightStems.contains($0) }
    }

    /// Whether `end` says nothing by itself at the end of a word: 하다 in 결정하다, 다 in 먹다.
    static func isEnding(_ end: ArraySlice<Unicode.Scalar>) -> Bool {
        if let only = end.first, end.count == 1, plainEndings.contains(only) { return true }
        return endings.contains { $0[...] == end }
    }

    /// What is left of 하다, 되다 and 다하다 without their endings: it would be found in every verb.
    private static let lightStems: Set<[Unicode.Scalar]> = [["하"], ["되"], ["다"]]

    /// Endings that make a noun a verb, an adjective or an adverb; longer ones first.
    private static let endings: [[Unicode.Scalar]] = [
        "시키다", "시키는", "스러운", "스럽다", "스럽게", "스러움", "적으로", "하려고", "당하다", "하다", "되다", "하는", "되는", "하게", "하여", "하기", "하고", "받다",
        "적인", "로운", "롭다", "롭게", "로움", "있는", "있다", "있게", "한", "된", "할", "함", "됨", "히", "적", "의",
    ].map { Array($0.unicodeScalars) }

    private static let plainEndings: Set<Unicode.Scalar> = ["다", "는", "게", "기"]

    /// The stem of a verb or adjective of its own: 버리 of 버리다, 버리는 and 버린, 아름답 of 아름답다, 아름다운 and 아름답게.
    static func predicateStem(of word: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
        guard let last = word.last, Hangul.isSyllable(last), word.count > 1 else { return nil }
        let rest = Array(word.dropLast())
        if plainEndings.contains(last) { return rest }
        // Of the tails ㄴ is number 4, ㄹ 8, ㅁ 16, ㅂ 17.
        if last == "운", let before = rest.last, Hangul.isSyllable(before), Hangul.tail(of: before) == 0 {
            return rest.dropLast() + [Unicode.Scalar(before.value + 17) ?? before]
        }
        let tail = Hangul.tail(of: last)
        return [4, 8, 16].contains(tail) ? rest + [Unicode.Scalar(last.value - tail) ?? last] : nil
    }
}
