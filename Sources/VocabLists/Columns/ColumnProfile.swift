import VocabCore

/// What a column holds: a small vector of features over a sample of its cells.
struct ColumnProfile {
    /// The cells looked at, cleaned; blank ones are empty.
    let cells: [String]
    /// The share of cells with something in them.
    let filled: Double
    /// The share of filled cells of each kind.
    let kinds: [CellKind: Double]
    /// The share of filled cells most of whose letters are of a script.
    let scripts: [Script: Double]
    /// The share of filled cells that differ from all others.
    let distinct: Double
    /// How many words a filled cell has.
    let words: Double
    /// Which languages it may be in.
    let languages: LanguageEvidence
    /// The first cells as they are compared.
    let keys: [String]
    /// Whether nearly all of it is articles alone: `der`, `die`, `das`.
    let isArticles: Bool

    private static let mostKeys = 50

    /// Looks at cells that are cleaned.
    init(_ cells: [String], english: EnglishWords?) {
        self.cells = cells
        let full = cells.filter { !Text.isBlank($0) }
        let count = Double(max(1, full.count))
        filled = cells.isEmpty ? 0 : Double(full.count) / Double(cells.count)
        func share(_ test: (String) -> Bool) -> Double { Double(full.count(where: test)) / count }
        kinds = Dictionary(full.map { (CellKind($0), 1 / count) }, uniquingKeysWith: +)
        scripts = Dictionary(full.compactMap { Self.script(of: $0).map { ($0, 1 / count) } }, uniquingKeysWith: +)
        distinct = Double(Set(full.map(Text.key)).count) / count
        keys = cells.prefix(Self.mostKeys).map(Text.key)
        words = Double(full.reduce(0) { $0 + $1.prefix(400).split(separator: " ").count }) / count
        let bare = full.prefix(Self.mostKeys).filter { $0 != "-" }
        isArticles =
            bare.count > 2
            && bare.count { $0.utf8.count < 8 && Self.articles.contains($0.lowercased().filter { $0 != "/" }) } * 20 >= bare.count
                * 19
        languages = LanguageEvidence(full, scripts: scripts, english: english)
    }

    /// The script that most letters of a text are of; kana make it Japanese whatever else there is.
    static func script(of text: String) -> Script? {
        var counts: [Script: Int] = [:]
        for scalar in text.unicodeScalars.prefix(300) {
            if let script = Script(of: scalar), script != .digit { counts[script, default: 0] += 1 }
        }
        if counts[.kana] != nil, counts[.latin, default: 0] < 4 { return .kana }
        return counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
    }

    /// The script of most cells.
    var mainScript: Script? { scripts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key }

    /// The share of filled cells whose script is known.
    var scriptsTotal: Double { Script.allCases.reduce(0) { $0 + scripts[$1, default: 0] } }

    /// The share of filled cells of some kinds.
    func share(of kinds: CellKind...) -> Double { kinds.reduce(0) { $0 + self.kinds[$1, default: 0] } }

    /// Whether a few labels come again and again in it, as names of topics and levels do.
    var isLabels: Bool { cells.count > 11 && distinct < 0.3 || isConstant }

    /// Whether all filled cells say the same.
    private var isConstant: Bool {
        let full = cells.lazy.filter { !$0.isEmpty }
        return full.dropFirst(2).first != nil && full.allSatisfy { $0 == full.first }
    }

    /// How much it is text, and neither figures, links, media, parts of speech nor sounds.
    var text: Double { share(of: .word, .phrase, .sentence) }

    /// The share of filled cells that are written mostly in Chinese characters or kana.
    var eastern: Double { scripts[.han, default: 0] + scripts[.kana, default: 0] }

    /// How unlike two columns are in script or language, from 0 to 1.
    func contrast(with other: ColumnProfile) -> Double {
        let overlap = Script.allCases.reduce(0) { $0 + min(scripts[$1, default: 0], other.scripts[$1, default: 0]) }
        let reach = max(0.01, min(scriptsTotal, other.scriptsTotal))
        let codes = Set(languages.shares.keys).union(other.languages.shares.keys)
        let language = codes.map { abs(languages.share(of: $0) - other.languages.share(of: $0)) }.max() ?? 0
        // A few cells more or less are chance, the more so the fewer there are.
        let chance = 0.1 + 0.9 / Double(max(1, min(cells.count, 80))).squareRoot()
        return max(1 - overlap / reach, min(1, max(0, language - chance) * 1.6))
    }

    /// How far this column is sentences that use what stands in `other`, in some form.
    func isExample(of other: ColumnProfile) -> Double {
        let sentences = share(of: .sentence)
        return sentences < 0.2 ? 0 : sentences * shareOfRows(other) { $0.utf8.count > $1.utf8.count + 3 && Self.uses($0, $1) }
    }

    /// The share of rows in which this column says what `other` says, and perhaps something behind it.
    func repeats(_ other: ColumnProfile) -> Double { shareOfRows(other) { $0.hasPrefix($1) } }

    /// The share of rows with something in this column or in `other`.
    func filled(with other: ColumnProfile) -> Double {
        cells.isEmpty ? 0 : Double(zip(cells, other.cells).count { !Text.isBlank($0) || !Text.isBlank($1) }) / Double(cells.count)
    }

    /// The share of rows in which both columns say the same.
    func equals(_ other: ColumnProfile) -> Double { shareOfRows(other) { $0 == $1 } }

    private func shareOfRows(_ other: ColumnProfile, where test: (String, String) -> Bool) -> Double {
        var (found, all) = (0, 0)
        for (own, other) in zip(keys, other.keys) where !own.isEmpty && !other.isEmpty {
            all += 1
            if test(own, other) { found += 1 }
        }
        return all == 0 ? 0 : Double(found) / Double(all)
    }

    /// Whether a sentence holds a word in some form: its longest part but for the ending; both are keys.
    static func uses(_ sentence: String, _ word: String) -> Bool {
        let bytes = Array(sentence.utf8.prefix(1_000))
        if bytes.firstRange(of: Array(word.utf8)) != nil { return true }
        let longest = word.split { !$0.isLetter }.max { $0.count < $1.count } ?? ""
        let stem = longest.count > 4 ? longest.prefix(max(4, longest.count * 2 / 3)) : longest
        return stem.count > 1 && bytes.firstRange(of: Array(stem.utf8)) != nil
    }

    private static let articles: Set<String> = [
        "der", "die", "das", "ein", "eine", "el", "la", "los", "las", "un", "una", "le", "les", "une", "des", "il", "lo", "gli",
        "o", "os",
        "as", "um", "uma", "i", "l'", "l’", "un'", "de", "het", "een", "en", "ett", "et",
    ]
}
