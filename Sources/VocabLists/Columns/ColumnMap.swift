import VocabCore

/// Which column of a list holds which field.
package struct ColumnMap: Hashable, Sendable {
    /// The place of each field's column, from 0.
    package let columns: [WordField: Int]

    /// What stands in a list of field names for a column to pass over.
    package static let ignored = "-"

    /// The given columns.
    package init(_ columns: [WordField: Int]) {
        self.columns = columns
    }

    /// Reads a list of field names such as `term,meaning,-,example`; `-` or an unknown name leaves a column out.
    ///
    /// Returns nil unless both the term and the meaning are named.
    package init?(list: String) {
        var columns: [WordField: Int] = [:]
        for (index, name) in list.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
            if let field = ColumnName(String(name))?.field, columns[field] == nil { columns[field] = index }
        }
        guard columns[.term] != nil, columns[.meaning] != nil else { return nil }
        self.columns = columns
    }

    /// The content of a row; a column that the row does not reach is empty.
    package func content(of cells: [String]) -> WordContent {
        var content = WordContent()
        for (field, column) in columns where column < cells.count { content[field] = cells[column] }
        return content
    }

    /// The list of field names that `init(list:)` reads this from.
    package var list: String {
        let names = Dictionary(columns.map { ($0.value, $0.key.rawValue) }) { $1 }
        return (0...(columns.values.max() ?? 0)).map { names[$0] ?? Self.ignored }.joined(separator: ",")
    }
}
