/// The part of speech of a word, under one name whatever the list called it: `v.`, `동사` and `verb` are the same.
package enum PartOfSpeech: String, CaseIterable, Sendable {
    case noun, verb, adjective, adverb, preposition, conjunction, pronoun, determiner, interjection, phrase

    /// Reads a name or abbreviation in English or Korean; nil when it is none of the known ones.
    package init?(named name: String) {
        let key = Text.key(name).filter { !"().[] ".contains($0) }
        guard let match = Self.byName[key] else { return nil }
        self = match
    }

    private static let byName = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { part in ([part.rawValue] + part.otherNames).map { ($0, part) } })

    private var otherNames: [String] {
        switch self {
        case .noun:
            [
                "n", "nmpl", "nfpl", "명", "명사", "名詞", "名", "名词", "danhtừ", "nomen", "substantiv", "subst", "nom", "nm",
                "nf", "sustantivo",
                "sust", "substantivo",
                "sostantivo", "sost", "sm", "sf", "существительное", "сущ", "rzeczownik", "isim", "zelfstandignaamwoord",
                "katabenda",
            ]
        case .verb:
            [
                "v", "vt", "vi", "vb", "동", "동사", "타동사", "자동사", "動詞", "動", "动词", "动", "自動詞", "他動詞", "五段動詞", "一段動詞", "サ変動詞",
                "カ変動詞", "độngtừ", "verbe", "verbo",
                "глагол",
                "гл", "czasownik", "fiil", "werkwoord", "phrasalverb", "phrv", "pv",
            ]
        case .adjective:
            [
                "a", "adj", "형", "형용사", "形容詞", "形", "形容词", "形動", "い形容詞", "な形容詞", "tínhtừ", "adjektiv", "adjectif", "adjetivo",
                "adjectivo",
                "aggettivo", "agg", "прилагательное", "прил", "przymiotnik", "sıfat", "bijvoeglijknaamwoord",
            ]
        case .adverb:
            [
                "ad", "adv", "부", "부사", "副詞", "副", "副词", "trạngtừ", "phótừ", "adverbe", "adverbio", "avverbio", "avv", "наречие",
                "нареч",
                "przysłówek", "zarf", "bijwoord",
            ]
        case .preposition:
            [
                "prep", "전", "전치사", "介词", "前置詞", "giớitừ", "präposition", "präp", "préposition", "prép", "preposición",
                "предлог",
                "preposizione", "przyimek", "voorzetsel",
            ]
        case .conjunction:
            [
                "conj", "접", "접속사", "连词", "接続詞", "liêntừ", "konjunktion", "konj", "conjonction", "conjunción", "союз",
                "congiunzione", "spójnik",
            ]
        case .pronoun:
            [
                "pron", "대", "대명사", "代词", "代名詞", "đạitừ", "pronomen", "pronom", "pronombre", "местоимение", "мест",
                "pronome",
                "zaimek",
            ]
        case .determiner:
            [
                "det", "article", "art", "한정사", "관사", "冠词", "冠詞", "冠", "artikel", "관형사",
            ]
        case .interjection:
            [
                "int", "interj", "exclamation", "감", "감탄사", "叹词", "感叹词", "感動詞", "thántừ", "interjektion", "междометие",
            ]
        case .phrase:
            [
                "phr", "locprép", "locprep", "locadv", "idiom", "숙", "숙어", "구", "관용구", "短语", "词组", "慣用句", "cụmtừ", "locution",
                "loc", "locución", "redewendung",
                "фраза",
            ]
        }
    }

    /// Whether `text` is nothing but known names, such as `n.` or `명사, 동사`.
    package static func areKnown(_ text: String) -> Bool {
        let parts = text.unicodeScalars.split(whereSeparator: separates)
        return !parts.isEmpty && parts.allSatisfy { PartOfSpeech(named: String($0)) != nil }
    }

    /// `text` with every known name in it as this program writes it (`n./v.` → `noun, verb`); other names stay as they are.
    package static func canonical(_ text: String) -> String {
        if text.isEmpty || PartOfSpeech(rawValue: text) != nil { return text }
        return text.unicodeScalars.split(whereSeparator: separates)
            .map { part in PartOfSpeech(named: String(part))?.rawValue ?? Text.cleanedLine(String(part)) }
            .reduce(into: [String]()) { names, name in if !name.isEmpty, !names.contains(name) { names.append(name) } }
            .joined(separator: ", ")
    }

    private static func separates(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", "/", ";", "·", "&", "・", "、": true
        default: false
        }
    }
}
