import VocabCore

/// Rows of records under the names of their members, or of lists, which have none.
struct RecordTable {
    /// What its rows are: records with these names, or lists of one form.
    enum Kind {
        case records(Set<String>)
        case lists(String)

        /// Whether rows of both are one table: records where most names are the same.
        func isLike(_ other: Kind) -> Bool {
            switch (self, other) {
            case (.records(let names), .records(let others)):
                let common = names.intersection(others).count
                return common * 8 >= (names.count + others.count - common) * 5
            case (.lists(let form), .lists(let other)): return form == other
            default: return false
            }
        }
    }

    let kind: Kind
    private let name: String
    /// The names of the columns, each with those of the objects around it in front.
    private var columns: [String] = []
    private var places: [String: Int] = [:]
    private var rows: [[String]] = []

    /// Further names are left out: no list has as many.
    private static let mostColumns = 64
    /// Stands between the names of members inside of each other.
    private static let inside = "\u{1}"

    /// A table without rows.
    init(_ kind: Kind, name: String) {
        (self.kind, self.name) = (kind, name)
    }

    /// Adds the row of a list.
    mutating func add(_ row: [String]) { rows.append(row) }

    /// Adds a record: objects and lists inside of it go to columns of their own, several texts of one column in one cell.
    mutating func add(_ record: [RecordNode.Member], _ shape: RecordShape) {
        var row: [String] = []
        for member in record {
            guard shape.rows.contains(member.name) else {
                fill(&row, member.value, member.name)
                continue
            }
            for (place, cell) in member.value.elements.enumerated() {
                fill(&row, cell, "\(member.name) \(place + 1)")
            }
        }
        rows.append(row)
    }

    private mutating func fill(_ row: inout [String], _ value: RecordNode, _ path: String) {
        switch value {
        case .text(let text): put(text, path, &row)
        case .array(let elements): for element in elements { fill(&row, element, path) }
        case .object(let members):
            for member in members { fill(&row, member.value, path + Self.inside + member.name) }
        }
    }

    private mutating func put(_ text: String, _ path: String, _ row: inout [String]) {
        guard !text.isEmpty else { return }
        if places[path] == nil, columns.count < Self.mostColumns {
            places[path] = columns.count
            columns.append(path)
        }
        guard let place = places[path] else { return }
        while row.count <= place { row.append("") }
        row[place] += row[place].isEmpty ? text : "; " + text
    }

    /// The table under names as short as they are clear.
    var sheet: Sheet {
        guard case .records = kind else { return Sheet(name: name, rows: rows) }
        // The last part of a name is enough where no other has the same; what stands in the records themselves has no other part.
        let ends = columns.map { $0.split(separator: Self.inside).last.map(String.init) ?? "" }
        let counts = Dictionary(ends.map { ($0, 1) }, uniquingKeysWith: +)
        let header = zip(columns, ends).map { path, end in counts[end] == 1 ? end : path.replacing(Self.inside, with: ".") }
        return Sheet(name: name, rows: rows.map { row in columns.indices.map { row[safe: $0] ?? "" } }, header: header)
    }
}
