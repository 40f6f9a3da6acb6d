/// Words that say more of a verb or an adjective and may be left out: 아주, 완전히, `really`, or its object: 회의에 참석하다.
enum Modifiers {
    /// Whether two phrases are the same but for adverbs, or for an object that one of them leaves out.
    static func aloneDiffer(_ typed: [[Unicode.Scalar]], _ wanted: [[Unicode.Scalar]]) -> Bool {
        let (left, right) = (Phrase(typed), Phrase(wanted))
        guard left.rest.count < max(typed.count, wanted.count), left.isSame(as: right) else { return false }
        if let object = left.object, let other = right.object, object != other { return false }
        // What both have must say something: 하다 is not 잔소리를 하다, nor is 못하게 하다 가능하게 하다.
        return right.rest.count > 1 || right.rest.last.map { !light.contains($0) } ?? false
    }

    /// A phrase taken apart.
    private struct Phrase {
        /// What is neither an adverb nor the object.
        let rest: [[Unicode.Scalar]]
        let object: [Unicode.Scalar]?

        /// Whether the rest is the same, at its end perhaps in another form.
        func isSame(as other: Phrase) -> Bool {
            guard let last = rest.last, let otherLast = other.rest.last, rest.dropLast() == other.rest.dropLast() else {
                return false
            }
            return last == otherLast || WordForms.areForms(last, otherLast)
        }

        init(_ words: [[Unicode.Scalar]]) {
            let head = words.dropLast()
            let isVerb = words.last?.last == "다"
            object = isVerb ? head.last(where: Modifiers.isObject) : nil
            rest = head.filter { !Modifiers.isAdverb($0) && !(isVerb && Modifiers.isObject($0)) } + words.suffix(1)
        }
    }

    /// Whether the word says what is done or where: 회의를, 회의에, 뒤로.
    private static func isObject(_ word: [Unicode.Scalar]) -> Bool {
        guard let last = word.last, let before = word.dropLast().last, Hangul.isSyllable(before) else { return false }
        return last == (Hangul.tail(of: before) == 0 ? "를" : "을") || last == "에" || last == "로"
    }

    private static func isAdverb(_ word: [Unicode.Scalar]) -> Bool {
        if adverbs.contains(word) { return true }
        if word.count > 2, word.last == "히" || word.last == "게" { return true }
        return word.count > 4 && word.suffix(2) == ["l", "y"] && Endings.english.part(of: [" "] + word) == .adverb
    }

    private static func words(_ text: String) -> Set<[Unicode.Scalar]> {
        Set(text.split { $0 == " " || $0 == "\n" }.map { Array($0.unicodeScalars) })
    }

    /// Those that change what is meant are none of them: 더, 가장, 다시, 안, 못.
    private static let adverbs = words(
        """
        아주 매우 몹시 무척 정말 정말로 굉장히 너무 너무나 참 꽤 상당히 대단히 좀 조금 약간 다소 잘 많이 일부러 몰래 갑자기 천천히 빨리
        very really quite rather fairly pretty much
        """)

    /// Verbs that say little without what stands before them.
    private static let light = words("하다 되다 있다 없다 나다 내다 주다 받다 가다 오다 두다 놓다 들다 치다 보다 만들다 시키다")
}
