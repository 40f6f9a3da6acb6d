import VocabCore

/// Genders that stand behind terms with nothing around them but a comma or a space: `casa, f.`, `книга ж.`, and single letters in
/// brackets: `дом (m)`.
struct CellGenders: Equatable, Sendable {
    /// Whether there are any.
    private(set) var areBehind = false

    /// There are none.
    init() {}

    /// Looks at the terms of some rows: one in four at least has one, masculine and feminine ones are among them, none tells two words apart,
    /// and no other single letter stands there, as in `speed (v)` beside `mass (m)`.
    init(terms: [String]) {
        let found = terms.compactMap(Self.behind)
        let bare = Set(terms.map { Self.behind($0)?.rest ?? $0 })
        let letters = Set(found.map { Self.letters(of: $0.gender) })
        let areBoth = letters.isSuperset(of: ["m", "f"]) || letters.isSuperset(of: ["м", "ж"])
        areBehind =
            found.count > 2 && found.count * 4 >= terms.count && bare.count == Set(terms).count && areBoth
            && !terms.contains(where: Self.endsWithOtherLetter)
    }

    /// Whether a single letter that is no gender stands behind a term as genders do.
    private static func endsWithOtherLetter(_ term: String) -> Bool {
        let last = Brackets.atEnd(of: term)?.inside ?? term.lastIndex(of: " ").map { String(term[$0...].dropFirst()) } ?? ""
        if last.hasSuffix("."), PartOfSpeech.areKnown(last) { return false }
        let isSetOff = last.hasSuffix(".") || Brackets.atEnd(of: term) != nil || term.contains(", ")
        return isSetOff && last.first?.isLetter == true && last.filter(\.isLetter).count == 1 && last.count < 3 && !isGender(last)
    }

    /// Moves it to where parts of speech are.
    func take(from content: inout WordContent) {
        guard areBehind, let (rest, gender) = Self.behind(content.term) else { return }
        content.term = rest
        // `n.` alone would be a noun.
        let name = Self.letters(of: gender) == "n" ? "neut." : gender
        content.partOfSpeech = [content.partOfSpeech, name].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// A term of three words at most without the gender behind it, and that.
    private static func behind(_ term: String) -> (rest: String, gender: String)? {
        if let (rest, inside) = Brackets.atEnd(of: term) {
            return isGender(inside) && !inside.hasSuffix(".") ? (rest, inside) : nil
        }
        guard let space = term.lastIndex(of: " ") else { return nil }
        let gender = String(term[space...].dropFirst())
        var rest = term[..<space]
        let isSetOff = rest.last == ","
        if isSetOff { rest.removeLast() }
        guard isGender(gender), isSetOff || gender.hasSuffix("."), rest.last?.isLetter == true, !rest.contains(","),
            rest.split(separator: " ").count < 4
        else {
            return nil
        }
        return (String(rest), gender)
    }

    private static func letters(of gender: String) -> String { gender.filter(\.isLetter) }

    private static func isGender(_ text: String) -> Bool { text.count < 8 && names.contains(letters(of: text)) }

    private static let names: Set<String> = [
        "m", "f", "n", "nt", "mf", "fm", "pl", "mpl", "fpl", "npl", "masc", "fem", "neut", "м", "ж", "с", "ср", "мн",
    ]
}
