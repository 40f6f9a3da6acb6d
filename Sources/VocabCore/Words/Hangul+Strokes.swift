extension Hangul {
    /// The letters a person types for `scalar`, one for each key: `값` is ㄱ ㅏ ㅂ ㅅ, `ㅘ` is ㅗ ㅏ, `ㄲ` has a key of its own.
    /// What is no Hangul stays as it is.
    package static func strokes(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        guard isSyllable(scalar) else { return parts[scalar] ?? [scalar] }
        let index = Int(scalar.value - syllables.lowerBound)
        let letters = [initials[index / 588], vowels[index % 588 / 28]] + (index % 28 == 0 ? [] : [tails[index % 28 - 1]])
        return letters.flatMap { parts[$0] ?? [$0] }
    }

    /// What a keyboard writes when these letters are typed one after the other: syllables as large as they can be, where a consonant
    /// before a vowel always begins the next one. What cannot be joined stays as it is.
    package static func composed(_ strokes: [Unicode.Scalar]) -> String {
        var result = String.UnicodeScalarView()
        var rest = strokes[...]
        while let first = rest.popFirst() {
            if let initial = initials.firstIndex(of: first), let vowel = takeVowel(from: &rest).flatMap(vowels.firstIndex) {
                let tail = takeTail(from: &rest).flatMap(tails.firstIndex).map { $0 + 1 } ?? 0
                let index = UInt32((initial * vowels.count + vowel) * 28 + tail)
                result.append(Unicode.Scalar(syllables.lowerBound + index) ?? first)
            } else {
                result.append(takePartner(of: first, in: vowels, from: &rest) ?? first)
            }
        }
        return String(result)
    }

    /// The letters that begin a syllable, in the order of their numbers.
    private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
    private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
    /// The letters that end a syllable, in the order of their numbers, which begin at 1.
    private static let tails = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

    /// The letters that are typed with two keys, and the two.
    private static let parts: [Unicode.Scalar: [Unicode.Scalar]] = [
        "ㅘ": ["ㅗ", "ㅏ"], "ㅙ": ["ㅗ", "ㅐ"], "ㅚ": ["ㅗ", "ㅣ"], "ㅝ": ["ㅜ", "ㅓ"], "ㅞ": ["ㅜ", "ㅔ"], "ㅟ": ["ㅜ", "ㅣ"],
        "ㅢ": ["ㅡ", "ㅣ"], "ㄳ": ["ㄱ", "ㅅ"], "ㄵ": ["ㄴ", "ㅈ"], "ㄶ": ["ㄴ", "ㅎ"], "ㄺ": ["ㄹ", "ㄱ"], "ㄻ": ["ㄹ", "ㅁ"],
        "ㄼ": ["ㄹ", "ㅂ"], "ㄽ": ["ㄹ", "ㅅ"], "ㄾ": ["ㄹ", "ㅌ"], "ㄿ": ["ㄹ", "ㅍ"], "ㅀ": ["ㄹ", "ㅎ"], "ㅄ": ["ㅂ", "ㅅ"],
    ]
    private static let joined = Dictionary(uniqueKeysWithValues: parts.map { ($0.value, $0.key) })

    private static func takeVowel(from rest: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        guard let vowel = rest.first, vowels.contains(vowel) else { return nil }
        rest.removeFirst()
        return takePartner(of: vowel, in: vowels, from: &rest) ?? vowel
    }

    private static func takeTail(from rest: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        guard let tail = rest.first, tails.contains(tail), !beginsSyllable(rest) else { return nil }
        rest.removeFirst()
        return beginsSyllable(rest) ? tail : takePartner(of: tail, in: tails, from: &rest) ?? tail
    }

    /// The one letter of `letters` that `first` makes with what stands first in `rest`, which is taken; nil where they make none.
    private static func takePartner(
        of first: Unicode.Scalar, in letters: [Unicode.Scalar], from rest: inout ArraySlice<Unicode.Scalar>
    ) -> Unicode.Scalar? {
        guard let second = rest.first, let both = joined[[first, second]], letters.contains(both) else { return nil }
        rest.removeFirst()
        return both
    }

    private static func beginsSyllable(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        rest.dropFirst().first.map(vowels.contains) ?? false
    }
}
