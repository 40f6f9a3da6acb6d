import VocabCore

/// Which columns of a list without a header hold term and meaning, told by what stands in them.
struct ColumnGuess {
    /// The likeliest reading.
    let columns: ColumnMap
    /// Another that is as likely, if there is one.
    let rival: ColumnMap?

    /// Columns further to the right are not looked at.
    private static let widest = 64

    /// Looks at rows of `rows`; nil when no two columns can be term and meaning.
    init?(_ rows: [[String]]) {
        let width = min(rows.map(\.count).max() ?? 0, Self.widest)
        let profiles = (0..<width).map { column in ColumnProfile(rows.map { column < $0.count ? $0[column] : "" }) }
        guard let term = Self.term(profiles) else { return nil }
        let meanings = profiles.indices.filter { $0 != term && profiles[$0].canBeMeaning }
        let said = meanings.filter { !profiles[$0].isReading(of: profiles[term]) }
        let candidates = said.isEmpty ? meanings : said
        let ranked = candidates.map { (column: $0, score: Self.score($0, after: term, profiles)) }
            .sorted { ($0.score, -$0.column) > ($1.score, -$1.column) }
        guard let best = ranked.first else { return nil }
        var others = Self.others(than: [term, best.column], profiles)
        if others[.example] == nil {
            others[.example] = profiles.indices.first { column in
                column != term && column != best.column && !others.values.contains(column)
                    && Self.uses(column, term, rows.prefix(200))
            }
        }
        columns = ColumnMap(others.merging([.term: term, .meaning: best.column]) { $1 })
        rival = ranked.dropFirst().first.flatMap { next in
            next.score > best.score - 0.5 && !profiles[next.column].isSentence
                ? ColumnMap([.term: term, .meaning: next.column]) : nil
        }
    }

    /// The first column that can hold terms; but sentences before it, where nothing else is in their language, are what is learnt.
    private static func term(_ profiles: [ColumnProfile]) -> Int? {
        guard let first = profiles.indices.first(where: { profiles[$0].canBeTerm }) else { return nil }
        let sentences = profiles.indices.first { column in
            column < first && profiles[column].canBeSentenceTerm
                && !profiles.contains { $0.canBeTerm && $0.script == profiles[column].script }
        }
        return sentences ?? first
    }

    /// Whether most cells of `column` are longer than the term and hold its beginning: short examples.
    private static func uses(_ column: Int, _ term: Int, _ rows: some Collection<[String]>) -> Bool {
        let pairs = rows.filter { max(column, term) < $0.count }.map { (Text.key($0[term]), Text.key($0[column])) }
            .filter { !$0.0.isEmpty && !$0.1.isEmpty }
        return pairs.count * 2 > rows.count
            && pairs.count { $1.count > $0.count + 3 && $1.contains($0.prefix(max(3, $0.count - 2))) } * 10 >= pairs.count * 7
    }

    /// A meaning is most often in another script than the term, right after it, and no sentence.
    private static func score(_ column: Int, after term: Int, _ profiles: [ColumnProfile]) -> Double {
        let profile = profiles[column]
        var score = profile.filled
        if profile.script != profiles[term].script { score += 2 }
        if !profile.isSentence { score += 1 }
        if column == term + 1 { score += 0.75 }
        return score
    }

    /// The columns whose content leaves no doubt.
    private static func others(than taken: [Int], _ profiles: [ColumnProfile]) -> [WordField: Int] {
        func fullest(_ test: (ColumnProfile) -> Bool) -> Int? {
            profiles.indices.filter { !taken.contains($0) && profiles[$0].filled > 0.3 && test(profiles[$0]) }
                .max { (profiles[$0].filled, -$0) < (profiles[$1].filled, -$1) }
        }
        var columns: [WordField: Int] = [:]
        columns[.partOfSpeech] = fullest(\.isPartOfSpeech)
        columns[.pronunciation] = fullest { $0.isPronunciation || $0.isReading(of: profiles[taken[0]]) }
        columns[.example] = fullest { $0.isSentence && $0.script == profiles[taken[0]].script }
        return columns
    }
}

/// What stands in one column, as shares of its cells that hold something.
private struct ColumnProfile {
    /// The share of rows that have something in it.
    let filled: Double
    /// What most letters belong to.
    let script: Script
    private let distinct: Double
    private let numbers: Double
    private let partsOfSpeech: Double
    private let pronunciations: Double
    private let blanks: Double
    private let sentences: Double
    private let marks: Double
    private let kana: Double
    private let han: Double
    private let phoneticSpellings: Double
    private let toneMarks: Double

    init(_ cells: [String]) {
        let values = cells.map(Text.cleanedLine).filter { !$0.isEmpty }
        func share(_ test: (String) -> Bool) -> Double {
            values.isEmpty ? 0 : Double(values.count(where: test)) / Double(values.count)
        }
        filled = cells.isEmpty ? 0 : Double(values.count) / Double(cells.count)
        distinct = values.isEmpty ? 0 : Double(Set(values).count) / Double(values.count)
        numbers = share(Self.isNumber)
        partsOfSpeech = share { PartOfSpeech.areKnown($0) }
        pronunciations = share(Pronunciation.isWhole)
        blanks = share { $0.contains("__") }
        sentences = share { $0.split(separator: " ").count > 4 || $0.hasSuffix("。") }
        script = Self.script(of: values.prefix(200))
        marks = share { ["true", "false", "✓", "✔", "✗", "☐", "☑", "○", "×"].contains($0.lowercased()) }
        kana = share { $0.unicodeScalars.allSatisfy { (0x3040...0x30FF).contains($0.value) || !$0.properties.isAlphabetic } }
        han = share { $0.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) } }
        phoneticSpellings = share(Pronunciation.isBare)
        toneMarks = share { $0.unicodeScalars.contains { "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ".unicodeScalars.contains($0) } }
    }

    /// Whether it says how the words of another column are read: kana beside characters, pinyin beside Chinese, phonetic spelling
    /// beside letters.
    func isReading(of term: ColumnProfile) -> Bool {
        term.han > 0.3 && (kana > 0.8 && han < 0.1 || script == .latin && toneMarks > 0.6)
            || term.script == .latin && phoneticSpellings > 0.5 && term.phoneticSpellings < 0.1
    }

    /// Whether it may hold sentences to learn.
    var canBeSentenceTerm: Bool { isSentence && !isLabel && filled > 0.3 && distinct > 0.4 }
    private var isLabel: Bool { marks > 0.9 || numbers > 0.5 || isPartOfSpeech || isPronunciation || blanks > 0.5 }
    var isPartOfSpeech: Bool { partsOfSpeech > 0.7 }
    var isPronunciation: Bool { pronunciations > 0.5 }
    var isSentence: Bool { sentences > 0.6 }
    var canBeTerm: Bool { !isLabel && !isSentence && filled > 0.3 && distinct > 0.4 }
    var canBeMeaning: Bool { !isLabel && filled > 0.3 && distinct > 0.2 }

    /// A running number, a lesson or a day: digits, with little around them.
    private static func isNumber(_ text: String) -> Bool {
        if ListLayout.withoutNumber(text) != nil { return false }
        let digits = text.count { $0.isNumber }
        return digits > 0 && text.count <= 12 && text.count { $0.isLetter } <= 4 && digits + 6 >= text.count
    }

    private static func script(of values: some Sequence<String>) -> Script {
        var counts: [Script: Int] = [:]
        for scalar in values.lazy.flatMap(\.unicodeScalars) where scalar.properties.isAlphabetic {
            counts[Script(of: scalar) ?? .other, default: 0] += 1
        }
        // Japanese is written in both.
        if let kana = counts[.kana], kana * 5 > counts[.han] ?? 0 { return .kana }
        return counts.max { $0.value < $1.value }?.key ?? .other
    }
}
