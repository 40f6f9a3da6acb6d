/// Forms of the same word: `apple` and `apples`, `give` and `gave`, 포기 and 포기하다.
package enum WordForms {
    /// The words that a single English word, in lower case, may be a form of; it is one of them.
    package static func bases(of word: String) -> Set<String> { EnglishForms.bases(of: word) }

    /// The word of which `word`, a single English word in lower case, is an irregular form, as far as a short list tells.
    package static func irregularBase(of word: String) -> String? { EnglishForms.irregular[word] }

    /// Whether `word` is one of its own, though it looks like a form of another: `customs` is no form of `custom`.
    static func isWordOfItsOwn(_ word: [Unicode.Scalar]) -> Bool { EnglishForms.ownWords.contains(string(word)) }

    /// Whether `left` and `right`, single words in lower case, are different forms of one word, as far as rules and short lists tell.
    /// `inPhrase` they stand in a phrase of which all else is the same.
    static func areForms(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], inPhrase: Bool = false) -> Bool {
        guard left != right, let first = left.last, let second = right.last else { return false }
        if Hangul.isSyllable(first), Hangul.isSyllable(second) { return areKoreanForms(left[...], right[...], inPhrase) }
        guard (left + right).allSatisfy({ ("a"..."z").contains($0) }), !isWordOfItsOwn(left), !isWordOfItsOwn(right) else {
            return false
        }
        return !EnglishForms.bases(of: string(left)).isDisjoint(with: EnglishForms.bases(of: string(right)))
    }

    /// Whether both come of one noun, or are forms of one verb or adjective.
    private static func areKoreanForms(
        _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>, _ inPhrase: Bool
    ) -> Bool {
        if KoreanNouns.areSame(left, right, inPhrase: inPhrase) { return true }
        for (form, word) in [(left, right), (right, left)] {
            if KoreanForms.isForm(form, of: word) { return true }
            if let plain = KoreanForms.dictionaryForm(ofModifier: word), KoreanForms.isForm(form, of: plain[...]) { return true }
        }
        // Of two syllables one is the ending: 간 and 가게 have nothing in common.
        guard let stem = KoreanStem.predicateStem(of: left), stem.count > 1 || left.last == "다" || right.last == "다" else {
            return false
        }
        return stem == KoreanStem.predicateStem(of: right)
    }

    private static func string(_ word: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(word)) }
}

/// What an English word may be a plural or a tense of.
private enum EnglishForms {
    /// The words that `word`, in letters from a to z, may be a form of; it is one of them.
    static func bases(of word: String) -> Set<String> {
        var bases: Set<String> = [word]
        if let base = irregular[word] { bases.insert(base) }
        func without(_ ending: String) -> String? {
            word.hasSuffix(ending) && word.utf8.count >= ending.utf8.count + 2 ? String(word.dropLast(ending.utf8.count)) : nil
        }
        if let stem = without("s"), stem.utf8.count > 2, !stem.hasSuffix("s"), !stem.hasSuffix("u"), !stem.hasSuffix("i") {
            bases.insert(stem)
        }
        if let stem = without("es"), ["s", "x", "z", "ch", "sh", "o"].contains(where: stem.hasSuffix) {
            bases.formUnion([stem, stem + "is"])
        }
        if let stem = without("ses") { bases.insert(stem + "sis") }
        if let stem = without("ies") ?? without("ied") { bases.insert(stem + "y") }
        if let stem = without("ves") { bases.formUnion([stem + "f", stem + "fe"]) }
        if let stem = without("ying") { bases.insert(stem + "ie") }
        if let stem = without("ing") { bases.formUnion(bare(stem)) }
        if let stem = without("ed"), word.utf8.count > 5 || !word.hasSuffix("eed") { bases.formUnion(bare(stem)) }
        return bases
    }

    /// What a word may be when `stem` is left of it without -ed or -ing: `stop` of `stopp`, `make` of `mak`, `walk` of `walk`.
    private static func bare(_ stem: String) -> [String] {
        let letters = Array(stem)
        guard letters.contains(where: isVowel), let last = letters.last else { return [] }
        if letters.count > 2, last == letters[letters.count - 2], !isVowel(last) {
            return [String(stem.dropLast())] + ("lsfz".contains(last) ? [stem] : [])
        }
        // One vowel before one consonant would have doubled it: `caring` is no form of `car`.
        let isShut = letters.count > 1 && !isVowel(last) && !"wxy".contains(last) && isVowel(letters[letters.count - 2])
        let isShort = isShut && letters.count(where: isVowel) == 1
        return isShort ? [stem + "e"] : [stem, stem + "e"]
    }

    private static func isVowel(_ letter: Character) -> Bool { "aeiouy".contains(letter) }

    /// What means something else than the word that it looks like a form of.
    static let ownWords = Set(
        """
        news customs goods clothes glasses means arms economics premises headquarters belongings savings earnings manners spirits
        remains damages physics ethics politics statistics spectacles trousers scissors outskirts thanks congratulations evening
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// The first word of each row, by the others.
    static let irregular: [String: String] = {
        var bases: [String: String] = [:]
        for row in rows.split(separator: ";") {
            let words = row.split { $0 == " " || $0 == "\n" }.map(String.init)
            for form in words.dropFirst() { bases[form] = words[0] }
        }
        return bases
    }()

    private static let rows = """
        arise arose arisen; be am is are was were been; bear bore borne; beat beaten; become became; begin began begun; bend bent;
        bind bound; bite bit bitten; bleed bled; blow blew blown; break broke broken; breed bred; bring brought; build built;
        buy bought; catch caught; choose chose chosen; come came; creep crept; deal dealt; dig dug; do does did done;
        draw drew drawn; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt; fight fought;
        find found; flee fled; fly flew flown; forbid forbade forbidden; forget forgot forgotten; forgive forgave forgiven;
        foresee foresaw foreseen; freeze froze frozen; get got gotten; give gave given; go goes went gone; grind ground;
        grow grew grown; hang hung; have has had; hear heard; hide hid hidden; hold held; keep kept; kneel knelt; know knew known;
        lay laid; lead led; leave left; lend lent; lie lay lain; lose lost; make made; mean meant; meet met; mistake mistook mistaken;
        overcome overcame; pay paid; ride rode ridden; ring rang rung; rise rose risen; run ran; say said; see saw seen; seek sought;
        sell sold; send sent; shake shook shaken; shine shone; shoot shot; show shown; shrink shrank shrunk; sing sang sung;
        sink sank sunk; sit sat; sleep slept; slide slid; speak spoke spoken; spend spent; spin spun; stand stood;
        steal stole stolen; stick stuck; sting stung; strike struck; strive strove striven; swear swore sworn; sweep swept;
        swell swollen; swim swam swum; swing swung; take took taken; teach taught; tear tore torn; tell told; think thought;
        throw threw thrown; undergo underwent undergone; understand understood; undertake undertook undertaken; uphold upheld;
        wake woke woken; wear wore worn; weave wove woven; weep wept; win won; wind wound; withdraw withdrew withdrawn;
        withhold withheld; withstand withstood; write wrote written;
        child children; foot feet; goose geese; man men; mouse mice; ox oxen; person people; tooth teeth; woman women;
        appendix appendices; bacterium bacteria; criterion criteria; curriculum curricula; datum data; fungus fungi; index indices;
        medium media; memorandum memoranda; nucleus nuclei; phenomenon phenomena; radius radii; stimulus stimuli
        """
}
