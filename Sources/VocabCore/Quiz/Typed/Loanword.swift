/// English words as Koreans say and write them: 인보이스 for `invoice`.
///
/// Each Hangul letter stands for one of a few spellings, and some letters are silent. Of the 2,800 terms and 400 of the meanings in
/// the lists that come with the program, 23 in a million pairs agree by chance.
struct Loanword {
    private let sounds: [Sound]
    private let letters: [UInt8]
    /// For each sound and letter whether the rest is known to disagree.
    private var failures: Set<Int> = []

    /// A Hangul letter in its place.
    private enum Sound: Equatable {
        case head(Unicode.Scalar)
        case vowel(Unicode.Scalar, isOpen: Bool)
        case tail(Unicode.Scalar)
    }

    /// What is longer is no word, and would take long.
    private static let longest = 60

    /// Whether `hangul` is how `term` is said. Words of one syllable or one consonant would agree with too many.
    static func isSound(_ hangul: [Unicode.Scalar], of term: String) -> Bool {
        guard 2...longest ~= hangul.count, term.utf8.count <= longest, hangul.allSatisfy(Hangul.isSyllable),
            var word = Loanword(hangul, term)
        else { return false }
        return word.agree(0, 0)
    }

    private init?(_ hangul: [Unicode.Scalar], _ term: String) {
        letters = Text.withoutAccents(Text.key(term)).utf8.filter { (0x61...0x7A).contains($0) }
        var sounds: [Sound] = []
        for syllable in hangul {
            // A consonant that is typed with two keys ends no loanword.
            guard let parts = Self.parts(of: syllable) else { return nil }
            let isOpen = parts.head == "ㅇ"
            if !isOpen { sounds.append(.head(parts.head)) }
            sounds.append(.vowel(parts.vowel, isOpen: isOpen))
            if let tail = parts.tail { sounds.append(.tail(tail)) }
        }
        self.sounds = sounds
        let consonants = sounds.count { if case .vowel = $0 { false } else { true } }
        if consonants < 2 || letters.count < 3 { return nil }
    }

    /// Whether the sounds from `sound` on are the letters from `letter` on.
    private mutating func agree(_ sound: Int, _ letter: Int) -> Bool {
        let state = sound * (letters.count + 1) + letter
        if failures.contains(state) { return false }
        if sound == sounds.count {
            if letter == letters.count || isSilent(letter) && agree(sound, letter + 1) { return true }
        } else {
            for spelling in spellings(of: sound, at: letter) where letters[letter...].starts(with: spelling.utf8) {
                if agree(sound + 1, letter + spelling.utf8.count) { return true }
            }
            if letter < letters.count, isSilent(letter), agree(sound, letter + 1) { return true }
        }
        failures.insert(state)
        return false
    }

    private func spellings(of place: Int, at letter: Int) -> [Substring] {
        let before = place > 0 ? sounds[place - 1] : nil
        switch sounds[place] {
        case .head("ㄹ") where before == .tail("ㄹ"): return (Self.heads["ㄹ"] ?? []) + [""]
        case .head(let consonant): return (Self.heads[consonant] ?? []).filter { isSpelt(consonant, $0, at: letter) }
        case .tail("ㄱ") where self.letter(letter) == "x": return (Self.tails["ㄱ"] ?? []) + [""]
        case .tail("ㅇ"):
            let next = letter + 1 < letters.count ? letters[letter + 1] : 0
            return "gkcqx".utf8.contains(next) ? ["ng", "n"] : ["ng"]
        case .tail(let consonant): return Self.tails[consonant] ?? []
        case .vowel(let vowel, let isOpen):
            let spellings = Self.vowels[vowel] ?? []
            if vowel == "ㅏ", sounds[(place + 1)...].first == .vowel("ㅣ", isOpen: true) { return spellings + ["i", "y"] }
            // The second half of a diphthong, and what helps a consonant to be said.
            if case .vowel(let first, _) = before, isOpen, Self.diphthongs.contains([first, vowel]) { return spellings + [""] }
            if vowel == "ㅕ", before == .head("ㅅ") { return spellings + ["o", "a", "e"] }
            if vowel == "ㅡ" { return spellings + [""] }
            if vowel == "ㅣ", case .head(let head) = before, "ㅈㅊㅅ".unicodeScalars.contains(head) { return spellings + [""] }
            return spellings
        }
    }

    /// Whether `consonant` may be spelt so at `place`: c is soft before e, i and y, d before u, and s behind the first letter.
    private func isSpelt(_ consonant: Unicode.Scalar, _ spelling: Substring, at place: Int) -> Bool {
        let next = letter(place + 1)
        switch (consonant, spelling) {
        case ("ㅅ", "c"), ("ㅆ", "c"): return "eiy".unicodeScalars.contains(next)
        case ("ㅋ", "c"): return !"eiy".unicodeScalars.contains(next)
        case ("ㅈ", "d"): return next == "u"
        case ("ㅈ", "s"): return place > 0
        default: return true
        }
    }

    /// Whether the letter at `place` may be silent.
    private func isSilent(_ place: Int) -> Bool {
        if place == 0 { return ["k", "w", "p"].contains(letter(0)) && ["n", "r", "s"].contains(letter(1)) }
        guard place < letters.count else { return false }
        let (before, after) = (letter(place - 1), letter(place + 1))
        if letter(place) == before { return true }
        switch letter(place) {
        case "e", "h": return true
        case "r": return "aeiou".unicodeScalars.contains(before)
        case "y", "w": return "aeo".unicodeScalars.contains(before)
        case "g": return after == "h"
        case "u": return before == "g" || before == "q"
        case "l": return ["k", "m", "f"].contains(after)
        case "b": return before == "m"
        case "t": return before == "s" || before == "n"
        case "d": return after == "g"
        default: return false
        }
    }

    private func letter(_ place: Int) -> Unicode.Scalar { place < letters.count ? Unicode.Scalar(letters[place]) : " " }

    private static func parts(
        of syllable: Unicode.Scalar
    ) -> (head: Unicode.Scalar, vowel: Unicode.Scalar, tail: Unicode.Scalar?)? {
        let index = Int(syllable.value - Hangul.syllables.lowerBound)
        let tail = index % 28
        if tail == 0 { return (initials[index / 588], medials[index % 588 / 28], nil) }
        guard let final = finals[tail] else { return nil }
        return (initials[index / 588], medials[index % 588 / 28], final)
    }

    private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
    private static let medials = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
    /// The tails that loanwords have, by their numbers in Unicode.
    private static let finals: [Int: Unicode.Scalar] = [1: "ㄱ", 4: "ㄴ", 7: "ㅅ", 8: "ㄹ", 16: "ㅁ", 17: "ㅂ", 19: "ㅅ", 21: "ㅇ"]

    private static let diphthongs = Set(["ㅏㅣ", "ㅔㅣ", "ㅗㅣ", "ㅏㅜ", "ㅗㅜ", "ㅣㅓ", "ㅜㅓ", "ㅔㅓ", "ㅐㅓ"].map { Array($0.unicodeScalars) })

    private static func table(_ rows: String) -> [Unicode.Scalar: [Substring]] {
        rows.split { $0 == ";" || $0 == "\n" }.reduce(into: [:]) { table, row in
            let words = row.split(separator: " ")
            if let sound = words.first?.unicodeScalars.first { table[sound] = Array(words.dropFirst()) }
        }
    }

    private static let heads = table(
        """
        ㄱ g gg gh k;ㄲ g k c;ㅋ ck cc ch qu c k q;ㄴ nn kn gn n;ㄷ dd th d;ㄸ d t;ㅌ tt th pt t;ㄹ ll rr wr rh l r;ㅁ mm m;ㅂ bb b v;ㅃ b p
        ㅍ pp ph ff p f;ㅅ sch ss sc th ps sh ti si ci ssi xi s c x;ㅆ s c;ㅈ dg zz ds d j g z s x;ㅉ z;ㅊ tch ch tu;ㅎ wh h f j
        """)
    private static let tails = table(
        """
        ㄱ ck cc ch k c g q;ㄴ nn gn n;ㅅ tt th t d;ㄹ ll l;ㅁ mm mb m;ㅂ pp bb p b
        """)
    private static let vowels = table(
        """
        ㅏ ou ea au a u o;ㅐ ai ae ay a e;ㅓ eau eu ou ea eo io ia e u o a i y;ㅔ ai ay ea ei ae ey e a;ㅗ eau au aw oa ou ow oo o a u
        ㅜ ou ew oo ue ui u o w;ㅡ u e o a i;ㅣ ee ea ie ei ey ia i e y u a;ㅑ ya ia;ㅒ ya;ㅕ ye yo ia io ea u;ㅖ ye ie e;ㅛ yo io o u
        ㅠ you ew eu ue iu ui iew u;ㅘ wa ua oya oi oa o;ㅙ wha wa ua;ㅝ wea wo wa uo ua;ㅞ whe wai we wa ue;ㅟ whi wee wea wi ui we;ㅢ ui y i;ㅚ oe oi
        """)
}
