import VocabCore

/// Makes readings of a table: with and without a header, and of the likeliest columns, each with its score.
struct TableReader {
    let options: ListOptions
    let head: ListHead
    var weights: Weights
    private let known = KnownProfiles()

    init(options: ListOptions, head: ListHead, weights: Weights) {
        (self.options, self.head, self.weights) = (options, head, weights)
    }

    /// How many rows are looked at, spread over the table.
    private static let rowsLookedAt = 160
    /// How far from the top a header may stand.
    private static let mostTitles = 12

    /// The likeliest readings of a table, the best first; none where nothing in it can be words with meanings.
    func readings(of table: CellTable) -> [ListReading] {
        let table = table.unfolded()
        let rows = table.rows.filter { !Self.isRemark($0.cells) }
        guard rows.contains(where: { $0.cells.count > 1 }) else { return [] }
        return headers(of: rows, in: table).flatMap { readings(of: table, rows, $0) }.sorted { $0.score > $1.score }
    }

    /// A row that names the columns, or none.
    private struct Header {
        /// Its place among the rows; nil where there is none, or its names stand in no row.
        let place: Int?
        let cells: [String]?
        /// How sure it is.
        let margin: Double
        let odds: Double
        /// What the columns hold below it, where nothing is taken off cells.
        var profiles: [ColumnProfile]?
    }

    /// Whether a row is the rule below the head of a table: `---|:---:`.
    static func isRule(_ cells: [String]) -> Bool {
        cells.contains { $0.utf8.count > 1 } && cells.allSatisfy { $0.utf8.allSatisfy { "-=:+ ".utf8.contains($0) } }
    }

    /// Whether a row is a remark: one cell behind the sign of remarks.
    static func isRemark(_ cells: [String]) -> Bool {
        guard let first = cells.first(where: { !$0.isEmpty }) else { return false }
        if isRule(cells) { return true }
        let isAlone = cells.dropFirst().allSatisfy(\.isEmpty)
        return isAlone && (first.hasPrefix("#") || first.hasPrefix("//")) || first.hasPrefix("# ") && cells[0].hasPrefix("# ")
    }

    private func headers(of rows: [CellTable.Row], in table: CellTable) -> [Header] {
        if let names = table.names ?? head.columnNames { return [Header(place: nil, cells: names, margin: 9, odds: 9)] }
        let first = rows.firstIndex { $0.cells.count { !Text.isBlank($0) } > 1 } ?? 0
        if options.hasHeader == false { return [Header(place: nil, cells: nil, margin: 9, odds: -9)] }
        if options.hasHeader == true { return [Header(place: first, cells: rows[first].cells, margin: 9, odds: 9)] }
        // Where words have several lines no line names these.
        switch table.shape {
        case .turns, .heads: return [Header(place: nil, cells: nil, margin: 9, odds: -9)]
        default: break
        }
        let profiles = self.profiles(Array(rows.dropFirst(first + 1)), CellCleaner())
        let top = HeaderEvidence(rows[first].cells, above: profiles, isNote: table.shape.isNote)
        // Below titles only what surely names columns is a header.
        if top.odds < 1 {
            for place in rows.indices.dropFirst(first + 1).prefix(Self.mostTitles) where rows[place].cells.count > 1 {
                let evidence = HeaderEvidence(
                    rows[place].cells, above: profiles, isNote: table.shape.isNote)
                let fields = Set(evidence.names.compactMap { $0?.field ?? ($0?.language != nil ? .meaning : nil) })
                if evidence.odds > 3, fields.count > 1 || evidence.names.count(where: { $0 != nil }) > 1,
                    evidence.odds > top.odds + 3
                {
                    return [Header(place: place, cells: rows[place].cells, margin: evidence.odds, odds: evidence.odds)]
                }
            }
        }
        let margin = abs(top.odds)
        let named = Header(place: first, cells: rows[first].cells, margin: margin, odds: top.odds, profiles: profiles)
        // One row more or less in many changes nothing.
        let rest = rows.count > Self.rowsLookedAt / 2 ? profiles : nil
        let bare = Header(place: nil, cells: nil, margin: margin, odds: -top.odds, profiles: rest)
        if margin > weights.margin { return [top.odds > 0 ? named : bare] }
        return [named, bare]
    }

    private func profiles(_ rows: [CellTable.Row], _ cleaner: CellCleaner) -> [ColumnProfile] {
        let sample = Self.sample(rows)
        let width = min(sample.map(\.cells.count).max() ?? 0, 60)
        return (0..<width).map { column in
            known.profile(
                of: sample.map { $0.cells[safe: column].map { cleaner.cleaned($0, column) } ?? "" }, options.englishWords)
        }
    }

    /// Rows spread evenly over the table.
    static func sample(_ rows: [CellTable.Row]) -> [CellTable.Row] {
        if rows.count <= rowsLookedAt { return rows }
        return (0..<rowsLookedAt).map { rows[$0 * rows.count / rowsLookedAt] }
    }

    private func readings(of table: CellTable, _ rows: [CellTable.Row], _ header: Header) -> [ListReading] {
        let start = header.place.map { $0 + 1 } ?? 0
        let titles = rows.prefix(header.place ?? 0).map {
            Line(number: $0.line, text: Substring($0.cells.joined(separator: " ")))
        }
        let body = rows.dropFirst(start).filter { $0.cells != header.cells }
        guard !body.isEmpty else { return [] }
        let sample = Self.sample(body)
        let cleaner = options.isOwn ? CellCleaner() : CellCleaner(sample.map(\.cells), isHTML: head.isHTML)
        let profiles = header.profiles.flatMap { cleaner.isIdle ? $0 : nil } ?? self.profiles(body, cleaner)
        var names = header.cells.map { $0.map { ColumnName(Text.cleanedLine($0)) } } ?? []
        for (column, name) in head.namedColumns {
            while names.count <= column { names.append(nil) }
            names[column] = ColumnName(name)
        }
        let finder = RoleFinder(
            profiles: profiles, names: names, headings: header.cells ?? [], isNote: table.shape.isNote, learner: options.learner,
            weights: weights)
        let pairs: [RoleFinder.Sides]
        if let said = options.columns, let term = said.columns[.term], let meaning = said.columns[.meaning] {
            guard max(term, meaning) < profiles.count else { return [] }
            // The columns are given, but how well they fit as term and meaning still tells which way to find the rows is meant.
            let lean = max(-2, min(2, finder.lean(term, meaning)))
            pairs = [RoleFinder.Sides(term: term, meaning: meaning, score: 4 + lean, margin: 9)]
        } else {
            // Where nothing can be both sides, as in `1,하나`, the first two columns are shown.
            let found = finder.sides()
            pairs = found.isEmpty && profiles.count > 1 ? [RoleFinder.Sides(term: 0, meaning: 1, score: -20, margin: 9)] : found
        }
        return pairs.map { sides in
            let roles = options.columns.map { ColumnRoles(fields: $0.columns) } ?? finder.roles(sides)
            let check = TableCheck(
                table, sample: sample, first: Array(body.prefix(TableCheck.wordsShown)), roles, profiles, cleaner,
                rows: body.count)
            let declared = head.isFromAnki && table.isStreamed ? weights.declared : 0
            let named = header.odds * (header.margin < 9 ? 0.3 : 0)
            return ListReading(
                table: table, headerLine: header.cells == nil ? nil : header.place.map { rows[$0].line } ?? 0,
                header: header.cells,
                titles: titles, roles: roles, cleaner: cleaner,
                score: weights.prior(of: table.shape) + sides.score + check.score(weights)
                    + named + declared,
                sideMargin: sides.margin, areSidesGuessed: sides.isGuess, headerMargin: header.margin,
                looks: profiles.map(ColumnLook.init),
                languages: [sides.term, sides.meaning].map {
                    names[safe: $0].flatMap { $0?.language } ?? profiles[$0].languages.best
                },
                words: check.words, wordLines: check.wordLines,
                isDeclared: declared > 0, isEven: check.isEven, wordCount: check.wordCount, leftCount: check.leftCount)
        }
    }
}

/// The profiles that were made already: several signs part lines in the same way.
private final class KnownProfiles {
    private var byCells: [[String]: ColumnProfile] = [:]

    func profile(of cells: [String], _ english: EnglishWords?) -> ColumnProfile {
        if let known = byCells[cells] { return known }
        let profile = ColumnProfile(cells, english: english)
        byCells[cells] = profile
        return profile
    }
}
