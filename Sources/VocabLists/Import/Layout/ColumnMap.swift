import VocabCore

/// Which column of a list holds which field.
package struct ColumnMap: Equatable, Sendable {
    /// The place of each field's column, from 0.
    package let columns: [WordField: Int]

    /// What stands in a list of field names for a column to pass over.
    package static let ignored = "-"

    /// The given columns.
    package init(_ columns: [WordField: Int]) {
        self.columns = columns
    }

    /// The order that a list without a header is taken to have: the term, then its meaning.
    package static let termThenMeaning = ColumnMap([.term: 0, .meaning: 1])

    /// Reads a header, or returns nil when `cells` do not name both the term and the meaning.
    package init?(header cells: [String]) {
        let named = NamedColumns(cells, over: [])
        guard named.columns[.term] != nil, named.columns[.meaning] != nil else { return nil }
        columns = named.columns
    }

    /// How many columns it reaches over; nil where that is only one.
    var width: Int? { columns.values.max().flatMap { $0 > 0 ? $0 + 1 : nil } }

    /// The same with further fields behind the first two columns.
    func followed(by fields: [WordField]) -> ColumnMap {
        ColumnMap(columns.merging(zip(fields, 2...)) { known, _ in known })
    }

    /// The columns of term and meaning alone, in each other's place.
    var turnedSides: [WordField: Int] {
        [(WordField.term, columns[.meaning]), (.meaning, columns[.term])].reduce(into: [:]) { $0[$1.0] = $1.1 }
    }

    /// Whether `cells` call one column the term and another the meaning, and not by their languages.
    static func namesFields(_ cells: [String]) -> Bool {
        let fields = cells.compactMap { ColumnName($0)?.field }
        return fields.contains(.term) && fields.contains(.meaning)
    }

    /// Reads a list of field names such as `term,meaning,-,example`; `-` or an unknown name leaves a column out.
    ///
    /// Returns nil unless both the term and the meaning are named.
    package init?(list: String) {
        self.init(header: list.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }

    /// The content of a row; a column that the row does not reach is empty.
    package func content(of cells: [String]) -> WordContent {
        var content = WordContent()
        for (field, column) in columns where column < cells.count { content[field] = cells[column] }
        return content
    }

    /// Whether a row has a meaning, and nothing else but what belongs to that.
    func holdsOnlyMeaning(_ cells: [String]) -> Bool {
        let filled = Set(cells.indices.filter { !Text.isBlank(cells[$0]) })
        let allowed: Set<WordField> = [.meaning, .partOfSpeech, .example, .note]
        guard let meaning = columns[.meaning], filled.contains(meaning) else { return false }
        // Where meanings come first, a line that ends before the terms is a heading.
        if let term = columns[.term], term > meaning, cells.count <= term { return false }
        return filled.isSubset(of: Set(columns.filter { allowed.contains($0.key) }.values))
    }

    /// The list of field names that `init(list:)` reads this from.
    package var list: String {
        let names = Dictionary(columns.map { ($0.value, $0.key.rawValue) }) { $1 }
        return (0...(columns.values.max() ?? 0)).map { names[$0] ?? Self.ignored }.joined(separator: ",")
    }
}
