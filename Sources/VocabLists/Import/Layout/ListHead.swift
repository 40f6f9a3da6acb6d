import VocabCore

/// What stands above the words of a list: titles, and the names of its columns.
struct ListHead {
    /// The cells that name the columns, if any do.
    let cells: [String]?
    /// Whether they are a row of the list itself.
    let isRow: Bool
    /// What they name; nil when there are none, or none of them is known.
    let columns: NamedColumns?
    /// How many rows stand above them.
    let titleCount: Int
    /// The rows below.
    let rows: [[String]]
    /// Those by which columns are told.
    let telling: [[String]]
    /// What stands in each column of those.
    let profiles: [ColumnProfile]
    /// Who reads the list, with what its rows say of that.
    let learner: Learner
    /// The words by which they are looked at.
    let englishWords: EnglishWords?
    let koreanWords: (@Sendable () -> KoreanWords)?
    /// The column whose words the examples below the rows use.
    let usedBelow: Int?
    /// How sure it is that there is a header, or none.
    let confidence: Double

    private static let mostTitles = 8

    /// Looks at `sample`, and at what the list says about itself in front.
    ///
    /// - Throws: `WordListError.unclearHeader` when the first row may as well be a word.
    init(
        _ listSample: ListSample, _ preamble: Preamble, _ delimiter: Delimiter, _ options: ListLayout.Options
    ) throws(WordListError) {
        let sample = listSample.rows
        // Names in the list itself are nearer than those in a comment.
        let hasOwnNames = sample.first.map { ColumnMap(header: $0) != nil && !Self.namesOneLanguage($0) } == true
        let named = preamble.columnNames ?? (hasOwnNames ? nil : Self.commented(preamble, delimiter, sample))
        if let named {
            rows = sample
            (cells, isRow, titleCount, confidence) = (named, false, 0, 1)
        } else if options.hasHeader == false || options.hasHeader == nil && preamble.isFromAnki && !hasOwnNames {
            // Anki names columns above its rows, and none of them is a header.
            rows = sample
            (cells, isRow, titleCount, confidence) = (nil, false, 0, 1)
        } else {
            let known = options.hasHeader == nil ? Self.titles(sample) : 0
            let apart =
                options.hasHeader == nil && (known == 0 || known <= Self.titlesAlone(sample))
                ? max(known, Self.titlesApart(listSample)) : known
            let titles = options.hasHeader == nil ? Self.titlesRuled(listSample) ?? apart : apart
            let body = Array(sample.dropFirst(titles))
            let guess =
                options.hasHeader == nil && listSample.isRuled(titles)
                ? (isHeader: true, confidence: 1) : try Self.isHeader(body, isApart: listSample.isApart(titles), options)
            rows = guess.isHeader ? Array(body.dropFirst()) : body
            (cells, isRow, titleCount, confidence) = (guess.isHeader ? body.first : nil, guess.isHeader, titles, guess.confidence)
        }
        telling = Self.telling(rows)
        // A row that comes again tells nothing new, and where the learner says what the columns are nothing needs to be told.
        var seen: Set<[String]> = []
        let profiles =
            options.columns == nil
            ? ColumnGuess.profiles(
                of: telling.filter { seen.insert($0).inserted }, options.englishWords, options.koreanWords) : []
        self.profiles = profiles
        englishWords = options.englishWords
        koreanWords = options.koreanWords
        usedBelow = listSample.columnUsedBelow
        // What stands in every row, the name of a deck, says of all of them what is learnt.
        let rest = rows
        let constant = profiles.indices.filter { profiles[$0].isConstant }
        let learner = options.learner.noting(constant.compactMap { rest.first?[safe: $0] })
        self.learner = learner
        columns = cells.map { NamedColumns($0, over: profiles, for: learner) }
    }

    /// The rows by which columns are told: without lines of one cell among those of a table, and without numbers in front.
    private static func telling(_ all: [[String]]) -> [[String]] {
        // Rows that are still to be filled in tell nothing: "- ``: ".
        let rows = withoutLines(all.filter { row in row.contains { $0.contains { $0.isLetter || $0.isFigure } } })
        let first = rows.prefix(100).compactMap { $0.first.map(Text.cleanedLine) }
        guard first.contains(where: { $0.first?.isFigure == true }), RunningNumber.areNumbered(first) else { return rows }
        return rows.map { row in
            guard let bare = row.first.flatMap({ RunningNumber.removed(from: $0) }) else { return row }
            return [bare] + row.dropFirst()
        }
    }

    /// The rows of a table of three columns and more without lines of one cell, which are headings and examples: `Nouns`.
    private static func withoutLines(_ rows: [[String]]) -> [[String]] {
        let cells = rows.filter { $0.count > 1 }
        let widths = Dictionary(cells.map { ($0.count, 1) }, uniquingKeysWith: +)
        let isTable = widths.contains { $0 > 2 && $1 * 10 >= cells.count * 9 } && cells.count * 3 >= rows.count * 2
        return isTable && cells.count > 3 ? cells : rows
    }

    /// The row below the header where it names the same columns again in other letters: `단어,뜻` below `word,meaning`.
    var secondRow: [String]? {
        guard isRow, let cells, !ListExport.isOwnHeader(cells), let row = rows.first, ColumnMap.namesFields(row) else {
            return nil
        }
        let areOther = zip(cells, row).allSatisfy { name, other in
            Text.isBlank(other) || ColumnProfile([name]).script != ColumnProfile([other]).script
        }
        return areOther ? row : nil
    }

    private static func isHeader(
        _ body: [[String]], isApart: Bool, _ options: ListLayout.Options
    ) throws(WordListError) -> (isHeader: Bool, confidence: Double) {
        guard let first = body.first else { return (options.hasHeader == true, 1) }
        if options.hasHeader == true { return (true, 1) }
        let rest = body.dropFirst().filter { !$0.isCopy(ofHeader: first) }
        // The header that programs write.
        if first.map(Text.key) == ["key", "value"], rest.contains(where: { $0[safe: 1]?.contains(" ") == true }) {
            return (true, 1)
        }
        if let map = ColumnMap(header: first), !Self.namesOneLanguage(first), !Self.recurs(first, map, rest),
            !HeaderGuess.mayBeShortWords(first, rest)
        {
            return (true, 1)
        }
        guard first.count > 1, !rest.isEmpty else { return (false, 1) }
        // A row with an example in it is no header.
        let hasExample = first.contains { cell in
            cell.split(separator: " ").count > 3 && ["예시)", "예)", "ex)"].contains(where: cell.lowercased().contains)
        }
        if hasExample { return (false, 1) }
        let guess = HeaderGuess(first, isApart: isApart, over: ColumnGuess.profiles(of: rest), rows: rest)
        // Who says what the columns are is not asked again.
        if guess.isUnclear, options.columns != nil { return (guess.isLikelier, 0.5) }
        // A point in small letters among points names nothing.
        let points = rest.count { $0.first.map(RunningNumber.isPoint) == true }
        let areSmall = first.allSatisfy { $0.first(where: \.isLetter)?.isLowercase == true }
        if guess.isUnclear, areSmall, RunningNumber.isPoint(first[0]), points * 2 > rest.count { return (false, 0.8) }
        if guess.isUnclear { throw .unclearHeader(first, rows: Array(rest.prefix(3))) }
        return (guess.isHeader, guess.confidence)
    }

    /// Whether the names of term and meaning stand in most rows below as well: `English,Korean,apple,사과` in each row.
    private static func recurs(_ header: [String], _ map: ColumnMap, _ rows: [[String]]) -> Bool {
        let places = [map.columns[.term], map.columns[.meaning]].compactMap(\.self)
        let copies = rows.count { row in row != header && places.allSatisfy { $0 < row.count && row[$0] == header[$0] } }
        return copies > 0 && copies * 3 > rows.count
    }

    /// How many rows stand above a header: such as have a single cell filled, or are no words by what it names.
    private static func titles(_ sample: [[String]]) -> Int {
        let said = MetaRows.onTop(of: sample)
        if said > 0 { return said }
        // `Title:;2`, whatever its name, where no term below ends so.
        func isKey(_ row: [String]) -> Bool { row.first?.last == ":" && row.count { !Text.isBlank($0) } == 2 }
        let keys = sample.prefix(mostTitles).prefix(while: isKey).count
        if keys > 0, sample.count > keys + 4, !sample.dropFirst(keys).contains(where: isKey) { return keys }
        for (index, row) in sample.prefix(mostTitles + 1).enumerated() where index > 0 {
            guard let map = ColumnMap(header: row) else {
                // `번호,한자,병음,뜻` names its columns as well as one of a term, where nothing else stands above it.
                if row.count > 3, Set(row.compactMap { ColumnName($0) }).count > 2,
                    row.contains(where: { ColumnName($0)?.field == .meaning }),
                    sample[..<index].allSatisfy({ $0.count < row.count - 1 }), sample.count > index + 3
                {
                    return index
                }
                continue
            }
            let isSure = index == 1 && row.count > 2 && ColumnMap.namesFields(row)
            let areTitles = sample[..<index].allSatisfy { title in
                isSure && ColumnMap(header: title) == nil || title.count { !Text.isBlank($0) } < 2
                    || title.contains(where: Text.isBlank) && !row.contains(where: Text.isBlank)
                    || map.content(of: title).isIncomplete && ColumnMap(header: title) == nil
            }
            return areTitles ? index : 0
        }
        return titlesAlone(sample)
    }

    /// How many rows of one cell stand above rows with three cells and more: `인도네시아어 단어,,,,`.
    private static func titlesAlone(_ sample: [[String]]) -> Int {
        func filled(_ row: [String]) -> Int { row.count { !Text.isBlank($0) } }
        let alone = sample.prefix(mostTitles).prefix { filled($0) == 1 }.count
        let below = sample.dropFirst(alone).prefix(100)
        return alone > 0 && below.count > 3 && below.count(where: { filled($0) > 2 }) * 5 >= below.count * 4 ? alone : 0
    }

    /// How many rows of a single cell stand above one that a rule follows; nil where there is no such row near the top.
    private static func titlesRuled(_ sample: ListSample) -> Int? {
        guard let head = sample.rows.indices.prefix(mostTitles + 1).first(where: sample.isRuled), sample.rows.count > head + 1,
            sample.rows[head].count > 1, sample.rows[..<head].allSatisfy({ $0.count < 2 })
        else { return nil }
        return head
    }

    /// How many rows stand above an empty line on top and look like no row below it: `Author: Kim`, `Date: 2024-03-02`.
    private static func titlesApart(_ sample: ListSample) -> Int {
        // Words are numbered, and what stands above them is not.
        func isNumbered(_ row: [String]) -> Bool {
            row.first.flatMap { RunningNumber.removed(from: Text.cleanedLine($0)) } != nil
        }
        if let top = sample.rows.first, sample.rows.count > 5, !isNumbered(top),
            case let below = sample.rows.dropFirst().prefix(30), below.count(where: isNumbered) * 20 >= below.count * 17,
            below.allSatisfy({ isNumbered($0) || $0.count < 2 || $0[0].first?.isFigure == true }),
            UnitTitles.mentionsUnit(top.joined(separator: " ")) || sample.isApart(0), !Self.areInTwoScripts(top)
        {
            return 1
        }
        guard let last = (0..<4).first(where: sample.isApart), sample.rows.count > last + 5 else { return 0 }
        let below = sample.rows.dropFirst(last + 1).prefix(30)
        if below.count(where: isNumbered) * 10 >= below.count * 9, !sample.rows[...last].contains(where: isNumbered) {
            return last + 1
        }
        // A single row of other letters may be a header as well.
        if last == 0 { return 0 }
        let profiles = ColumnGuess.profiles(of: Array(sample.rows.dropFirst(last + 1)))
        let areTitles = sample.rows[...last].allSatisfy { row in
            zip(row, profiles).contains { cell, profile in
                !Text.isBlank(cell) && profile.scriptShare > 0.9
                    && (!profile.fits(cell) && !profile.isJapanese(with: cell) || CellKind(Text.cleanedLine(cell)) == .date)
                    || profile.share(.number) > 0.8 && CellKind(Text.cleanedLine(cell)) == .word
            } || row.count { !Text.isBlank($0) } < 2
        }
        return areTitles ? last + 1 : 0
    }

    /// Whether the first two cells are in scripts of their own, as a word and its meaning are.
    private static func areInTwoScripts(_ row: [String]) -> Bool {
        let scripts = row.prefix(2).map { ColumnProfile.scripts(of: $0).subtracting([.digit]) }
        return scripts.count == 2 && scripts.allSatisfy { !$0.isEmpty } && scripts[0].isDisjoint(with: scripts[1])
    }

    /// Whether a row calls one language by two names, as a word and its meaning do: `한국어,Korean`.
    static func namesOneLanguage(_ row: [String]) -> Bool {
        let languages = row.compactMap { ColumnName($0)?.language }
        return languages.count > 1 && Set(languages).count == 1 && Set(row.map(Text.key)).count > 1
    }

    /// The names of the columns in a comment above the first row: `# english, korean`, `# Format: english, korean`.
    private static func commented(_ preamble: Preamble, _ delimiter: Delimiter, _ sample: [[String]]) -> [String]? {
        guard let width = sample.first?.count, width > 1 else { return nil }
        for (index, comment) in preamble.comments.enumerated() {
            let labelled = comment.firstRange(of: ": ").map { String(comment[$0.upperBound...]) }
            // Further up it is a header only with as many names as the rows have cells.
            let widths = index == 0 ? 2...width : width...width
            for text in [comment, labelled].compactMap(\.self) {
                if let cells = names(in: text, delimiter, widths) { return cells }
            }
        }
        return nil
    }

    private static func names(in text: String, _ delimiter: Delimiter, _ widths: ClosedRange<Int>) -> [String]? {
        for sign in [delimiter, .comma, .tab] {
            var reader = CSVReader(Array(text.utf8), delimiter: sign)
            guard let cells = try? reader.next()?.cells.get(), widths.contains(cells.count) else { continue }
            if ColumnMap(header: cells) != nil { return cells }
        }
        return nil
    }
}

extension [String] {
    /// Whether five cells or more say the same, and hardly any says anything else: the row heads a part of a wide list. Verbs such as
    /// *cut* have three equal forms.
    var sayOneThing: Bool {
        guard count > 4 else { return false }
        let keys = map { Text.key($0.filter { $0 != "*" }) }.filter { !$0.isEmpty }
        let same = keys.count { $0 == keys.first }
        return same > 4 && same * 10 >= keys.count * 7
    }

    /// Whether more than half of its cells are those of `header`: it stands there again, perhaps with a change.
    func isCopy(ofHeader header: [String]) -> Bool {
        if self == header { return true }
        let filled = indices.filter { !Text.isBlank(self[$0]) }
        func isSame(_ column: Int) -> Bool {
            guard column < header.count else { return false }
            let (cell, name) = (self[column], header[column])
            return cell == name
                || name.utf8.count < 100 && cell.utf8.count < 100 && Text.cleanedLine(cell) == Text.cleanedLine(name)
        }
        let same = filled.count(where: isSame)
        return same > 1 && same * 2 > filled.count
    }
}

extension WordContent {
    /// Whether it lacks a term or a meaning.
    var isIncomplete: Bool { Text.isBlank(term) || Text.isBlank(meaning) }

    /// A further meaning of the word above, where an abbreviated part of speech stands in the place of the term: `Ad. 아래에`; nil for others.
    var furtherPart: WordContent? {
        guard term.hasSuffix("."), term.utf8.count < 8, !meaning.isEmpty, PartOfSpeech.areKnown(term) else { return nil }
        var content = self
        (content.term, content.partOfSpeech) = ("", PartOfSpeech.canonical(term))
        return content
    }
}
