import VocabCore
import VocabLanguage
import VocabLists

/// The names of columns to export as a learner types them.
extension ExportColumn {
    /// All names, as they stand in files.
    static let names = all.map(\.name).joined(separator: ", ")

    /// Reads a name: as it stands in files, or in one of the program's languages; nil for what is no column.
    init?(typed name: String) {
        let key = Text.key(name)
        let column = Self.all.first { column in
            guard case .field(let field) = column else { return column.name == key }
            return [field.rawValue, field.korean, field.english].contains { Text.key($0) == key }
        }
        guard let column else { return nil }
        self = column
    }

    /// Reads a list such as `id,term,meaning`.
    ///
    /// - Throws: `Alert.badExportColumns` where it names something else, or a column twice.
    static func columns(typed list: String) throws -> [ExportColumn] {
        var columns: [ExportColumn] = []
        for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let column = ExportColumn(typed: name), !columns.contains(column) else {
                throw Alert.badExportColumns(list, name: Text.cleanedLine(name))
            }
            columns.append(column)
        }
        return columns
    }

    /// `list` with the nearest names in the place of those that name no column, each once; where none is left, a list that would do.
    static func mended(_ list: String) -> String {
        var names: [String] = []
        for name in list.split(separator: ",").map({ Text.cleanedLine(String($0)) }) {
            let column = ExportColumn(typed: name)?.name ?? Nearness.nearest(to: name, among: all.map(\.name)).first
            if let column, !names.contains(column) { names.append(column) }
        }
        return names.isEmpty ? "id,term,meaning" : names.joined(separator: ",")
    }
}
