import VocabCore

/// Which languages a column may be in, told by scripts, and by letters and small words that few languages share.
struct LanguageEvidence {
    /// The share of cells that speak for each language, by code; one that has no script of its own may be among several.
    private(set) var shares: [String: Double] = [:]

    /// The same by how words end, which says little alone.
    private var hints: [String: Double] = [:]

    /// Looks at the cells of a column, whose letters are of these scripts in such shares.
    init(_ cells: [String], scripts: [Script: Double], english: EnglishWords?) {
        for (script, code) in Self.scripts where scripts[script, default: 0] > 0.3 { shares[code] = scripts[script] }
        if scripts[.kana, default: 0] > 0.05 {
            shares["ja"] = scripts[.kana, default: 0] + scripts[.han, default: 0]
        } else if scripts[.han, default: 0] > 0.3 {
            shares["zh"] = scripts[.han]
        }
        guard scripts[.latin, default: 0] > 0.3, !cells.isEmpty else { return }
        var counts: [String: Int] = [:]
        let looked = cells.prefix(Self.cellsLookedAt)
        for cell in looked {
            let text = cell.prefix(120).lowercased()
            var found: Set<String> = []
            for scalar in text.unicodeScalars where !scalar.isASCII { found.formUnion(Self.byLetter[scalar] ?? []) }
            for word in text.utf8.split(whereSeparator: { $0 < 0x80 && !(0x61...0x7A).contains($0) }) where word.count < 7 {
                if let codes = Self.byWord[String(Substring(word))] { found.formUnion(codes) }
            }
            for code in found { counts[code, default: 0] += 1 }
        }
        // How words end says a little: more of them in one column than in another.
        let ends = looked.compactMap { $0.split { " ,;(/".contains($0) }.first?.lowercased().suffix(2) }
        for (code, endings) in Self.endings where !ends.isEmpty {
            let count = ends.count { end in endings.contains { end.hasSuffix($0) } }
            hints[code] = 0.6 * Double(count) / Double(ends.count)
        }
        for (code, count) in counts { shares[code] = max(shares[code, default: 0], Double(count) / Double(looked.count)) }
        // Without words of English what speaks for no other language may be English.
        let known = english?.share(of: looked) ?? 1 - (shares.filter { $0.key != "en" }.values.max() ?? 0)
        shares["en"] = known * scripts[.latin, default: 0]
    }

    private static let cellsLookedAt = 80

    private static let byLetter = letters.reduce(into: [Unicode.Scalar: [String]]()) { found, entry in
        for letter in entry.1 { found[letter, default: []].append(entry.0) }
    }

    private static let byWord = words.reduce(into: [String: [String]]()) { found, entry in
        for word in entry.1 { found[word, default: []].append(entry.0) }
    }

    /// How far it speaks for a language, from 0 to 1.
    func share(of code: String) -> Double { shares[code, default: 0] }

    /// The same with what the endings of words hint at.
    func likelihood(of code: String) -> Double { max(share(of: code), hints[code, default: 0]) }

    /// The language that it speaks for most; nil where it speaks for none.
    var best: String? {
        let best = shares.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return best.flatMap { $0.value > 0.15 ? $0.key : nil }
    }

    private static let scripts: [(Script, String)] = [
        (.hangul, "ko"), (.cyrillic, "ru"), (.greek, "el"), (.hebrew, "he"), (.arabic, "ar"), (.thai, "th"), (.armenian, "hy"),
        (.indic, "hi"),
    ]

    /// Letters by which a language is known among those that use Latin ones.
    private static let letters: [(String, Set<Unicode.Scalar>)] = [
        ("de", set("äöüß")), ("fr", set("çèêœùîô")), ("es", set("ñ¿¡")), ("pt", set("ãõç")), ("it", set("àèìòù")),
        ("pl", set("ąęłńśźż")), ("cs", set("ěřůčšž")), ("sk", set("ľĺŕčšž")), ("tr", set("ığşİ")), ("hu", set("őű")),
        ("ro", set("ășțţş")), ("sv", set("åäö")), ("da", set("æøå")),
        ("vi", set("ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ")),
        ("eo", set("ĉĝĥĵŝŭ")), ("lv", set("āēīūļņķģ")), ("lt", set("ėįųū")),
    ]

    /// Small words by which a language is known.
    private static let words: [(String, Set<String>)] = [
        ("de", ["der", "die", "das", "ein", "eine", "und", "sich", "nicht", "ist", "ich"]),
        ("fr", ["le", "la", "les", "un", "une", "l", "des", "du", "est", "je"]),
        ("es", ["el", "la", "los", "las", "un", "una", "es", "que", "por"]),
        ("it", ["il", "lo", "gli", "la", "un", "una", "che", "di"]), ("pt", ["o", "os", "um", "uma", "não", "que"]),
        ("nl", ["de", "het", "een", "ik", "niet"]), ("en", ["to", "the", "a", "an", "of", "is", "in", "and", "be"]),
        ("pl", ["się", "nie", "w", "z", "na", "jest"]), ("sv", ["en", "ett", "att", "och"]), ("da", ["en", "et", "at", "og"]),
        ("tr", ["bir", "ve", "için", "etmek", "olmak"]), ("hu", ["egy", "az", "nem"]), ("la", ["est", "et", "ae", "us", "um"]),
    ]

    /// How many words of a language end, as few of others do.
    private static let endings: [(String, [String])] = [
        ("it", ["a", "o", "e", "i"]), ("es", ["ar", "er", "ir", "o", "a", "ón", "ad", "es", "os", "as"]),
        ("pt", ["ar", "er", "ir", "o", "a", "ão", "em", "os", "as"]),
        ("fr", ["er", "ir", "re", "e", "é", "eu", "et", "ou", "on", "in", "oi"]),
        ("de", ["en", "er", "el", "ng", "ch", "ig", "ät"]), ("nl", ["en", "er", "el", "ig", "je"]),
        ("pl", ["ać", "ić", "yć", "a", "ka", "ny", "ek", "ść"]),
    ]

    private static func set(_ letters: String) -> Set<Unicode.Scalar> { Set(letters.unicodeScalars) }
}
