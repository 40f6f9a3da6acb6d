/// The forms in which Korean verbs and adjectives are said, also those of irregular ones: 먼 and 멀어요 of 멀다, 빌려 and 빌렸다 of 빌리다.
///
/// Whether a stem is irregular stands in no letter of it, so both are made where it may be.
enum KoreanForms {
    /// Tails of syllables, by their numbers in Unicode.
    private enum Tail {
        static let n: UInt32 = 4
        static let d: UInt32 = 7
        static let l: UInt32 = 8
        static let lm: UInt32 = 10
        static let m: UInt32 = 16
        static let b: UInt32 = 17
        static let s: UInt32 = 19
        static let ss: UInt32 = 20
        static let h: UInt32 = 27
    }

    /// Vowels of syllables, by their numbers in Unicode.
    private enum Vowel {
        static let a: UInt32 = 0
        static let ae: UInt32 = 1
        static let eo: UInt32 = 4
        static let o: UInt32 = 8
        static let eu: UInt32 = 18
        /// What becomes of the vowel of a stem without a tail with 아 or 어: 보아 is 봐.
        static let joined: [UInt32: UInt32] = [0: 0, 1: 1, 4: 4, 5: 5, 6: 6, 8: 9, 11: 10, 13: 14, 20: 6]
    }

    private static let base: UInt32 = 0xAC00
    /// Endings behind a stem as it stands, behind 아 or 어, and behind the past.
    private static let endings = ["는", "게", "고", "기", "지", "네요", "습니다"]
    private static let politeEndings = ["", "요", "서"]
    private static let pastEndings = ["다", "어요", "습니다", "던"]

    /// Whether `form` is one of the forms of the verb or adjective whose dictionary form is `word`, in syllables.
    static func isForm(_ form: ArraySlice<Unicode.Scalar>, of word: ArraySlice<Unicode.Scalar>) -> Bool {
        guard word.last == "다", word.count > 1, word.allSatisfy(Hangul.isSyllable), form.count < word.count + 4,
            Endings.korean.part(of: [" "] + word) == .verb
        else { return false }
        return forms(of: Array(word.dropLast())).contains(Array(form))
    }

    /// What the dictionary form may be of a word that describes a noun: 맛있다 of 맛있는, 좋다 of 좋은.
    static func dictionaryForm(ofModifier word: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
        word.count > 1 && (word.last == "는" || word.last == "은") ? word.dropLast() + ["다"] : nil
    }

    private static func forms(of stem: [Unicode.Scalar]) -> Set<[Unicode.Scalar]> {
        var forms: Set<[Unicode.Scalar]> = []
        for ending in endings { forms.insert(stem + scalars(ending)) }
        for said in infinitives(of: stem) {
            for ending in politeEndings { forms.insert(said + scalars(ending)) }
            for ending in pastEndings { forms.insert(changed(said) { $0 + Tail.ss } + scalars(ending)) }
        }
        let tail = tail(of: stem)
        // 가세요, 만드세요, 앉으세요; 드시다 has the syllable that honours in its stem: 드세요.
        let isHonorific = stem.count > 1 && stem.last == "시"
        let isOpen = tail == 0 || tail == Tail.l
        let polite = isHonorific ? stem.dropLast() : isOpen ? bare(stem) : stem
        forms.insert(polite + scalars(isOpen ? "세요" : "으세요"))
        if isOpen {
            // 가는, 간, 갈, 갑니다; 먼, 멀, 멉니다
            for end in [Tail.n, Tail.l, Tail.b] {
                let closed = changed(stem) { $0 - tail + end }
                forms.insert(end == Tail.b ? closed + scalars("니다") : closed)
            }
            forms.insert(changed(stem) { $0 - tail } + scalars("는"))
            // 빌림, 만듦; of one syllable there are too many: 밤 is no form of 바다.
            if stem.count > 1 { forms.insert(changed(stem) { $0 - tail + (tail == 0 ? Tail.m : Tail.lm) }) }
        } else {
            forms.formUnion([stem + scalars("은"), stem + scalars("을"), stem + scalars("음")])
        }
        switch tail {
        case Tail.b: forms.formUnion([bare(stem) + scalars("운"), bare(stem) + scalars("울")])
        case Tail.d: forms.insert(changed(stem) { $0 - tail + Tail.l } + scalars("은"))
        case Tail.s: forms.insert(bare(stem) + scalars("은"))
        case Tail.h where stem.count > 1: forms.insert(changed(stem) { $0 - tail + Tail.n })
        default: break
        }
        return forms
    }

    /// What a stem is with 아 or 어 behind it, in every way in which it may be.
    private static func infinitives(of stem: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        guard let last = stem.last else { return [] }
        let vowel = vowel(of: last)
        let mark: Unicode.Scalar = [Vowel.a, Vowel.o].contains(vowel) ? "아" : "어"
        switch tail(of: stem) {
        case 0:
            if last == "하" { return [Array(stem.dropLast()) + ["해"], stem + ["여"]] }
            var found = [stem + [mark]]
            if let joined = Vowel.joined[vowel] { found.append(changed(stem) { $0 - vowel * 28 + joined * 28 }) }
            if vowel == Vowel.eu {
                // 바쁘다 is 바빠, 쓰다 is 써, 빠르다 is 빨라.
                let before = stem.dropLast().last.map(Self.vowel)
                let bright = [Vowel.a, Vowel.o].contains(before ?? Vowel.eo)
                let sound = bright ? Vowel.a : Vowel.eo
                found.append(changed(stem) { $0 - vowel * 28 + sound * 28 })
                if last == "르", stem.count > 1 {
                    found.append(changed(Array(stem.dropLast())) { $0 + Tail.l } + [bright ? "라" : "러"])
                }
            }
            return found
        case Tail.b: return [stem + [mark], bare(stem) + ["워"], bare(stem) + ["와"]]
        case Tail.d: return [stem + [mark], changed(stem) { $0 - Tail.d + Tail.l } + [mark]]
        case Tail.s: return [stem + [mark], bare(stem) + [mark]]
        // 빨갛다 is 빨개; of one syllable all are regular: 놓다, 좋다.
        case Tail.h where stem.count > 1: return [stem + [mark], changed(stem) { $0 - Tail.h - vowel * 28 + Vowel.ae * 28 }]
        default: return [stem + [mark]]
        }
    }

    private static func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

    private static func tail(of stem: [Unicode.Scalar]) -> UInt32 { stem.last.map { ($0.value - base) % 28 } ?? 0 }

    private static func vowel(of syllable: Unicode.Scalar) -> UInt32 { (syllable.value - base) / 28 % 21 }

    /// A stem without its tail.
    private static func bare(_ stem: [Unicode.Scalar]) -> [Unicode.Scalar] { changed(stem) { $0 - ($0 - base) % 28 } }

    /// A stem with another last syllable.
    private static func changed(_ stem: [Unicode.Scalar], _ change: (UInt32) -> UInt32) -> [Unicode.Scalar] {
        guard let last = stem.last, let syllable = Unicode.Scalar(change(last.value)) else { return stem }
        return stem.dropLast() + [syllable]
    }
}
