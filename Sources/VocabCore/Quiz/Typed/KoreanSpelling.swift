/// The same Korean word written shorter: 인해 is 인하여, 얘기 is 이야기.
enum KoreanSpelling {
    /// `word` written in full where it is shortened as the standard allows.
    static func uncontracted(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard let last = word.last, Hangul.isSyllable(last), word.contains(where: short.contains) else { return word }
        if let verb = verbs[word] { return verb }
        var full: [Unicode.Scalar] = []
        for (index, syllable) in word.enumerated() {
            let isLast = index == word.count - 1
            switch syllable {
            case "했": full += ["하", "였"]
            case "됐": full += ["되", "었"]
            case "돼": full += ["되", "어"]
            case "해" where index > 0 && (isLast || word[(index + 1)...] == ["서"]): full += ["하", "여"]
            case "얘" where !isLast && word[index + 1] == "기": full += ["이", "야"]
            default: full.append(syllable)
            }
        }
        return full
    }

    /// `word` as the standard spells it, where many write it otherwise: 조심스러운 for 조심스런.
    static func standard(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        word.count > 2 && word.suffix(2) == ["스", "런"] ? word.dropLast() + ["러", "운"] : word
    }

    /// Every shortened word has one of these, so that others are passed quickly.
    private static let short: Set<Unicode.Scalar> = ["했", "됐", "돼", "해", "얘", "갖", "딛", "들", "물", "둘", "툴"]

    /// Verbs that the standard shortens (표준어 규정 16).
    private static let verbs: [[Unicode.Scalar]: [Unicode.Scalar]] = [
        "갖다": "가지다", "딛다": "디디다", "건들다": "건드리다", "머물다": "머무르다", "서둘다": "서두르다", "서툴다": "서투르다",
    ].reduce(into: [:]) { $0[Array($1.key.unicodeScalars)] = Array($1.value.unicodeScalars) }
}
