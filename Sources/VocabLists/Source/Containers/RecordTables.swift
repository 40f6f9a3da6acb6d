import VocabCore

/// The tables in a value of JSON: records of similar members, maps, rows, and texts, wherever they stand.
///
/// What stands below each other with the same names is one table: `{"Unit 1": [{…}], "Unit 2": [{…}]}`.
struct RecordTables {
    private var tables: [RecordTable] = []

    /// More tables are in no list.
    private static let mostTables = 64
    private typealias Members = [RecordNode.Member]

    /// Where a value stands.
    private struct Place {
        /// The name of the member that holds it.
        var name = ""
        var depth = 0
    }

    /// Takes in all that is in `node`.
    mutating func take(_ node: RecordNode) { take(node, at: Place()) }

    /// The tables with rows that anything can be read in, the one of most rows first; without scraps beside a list.
    var sheets: [Sheet] {
        let sheets = tables.map(\.sheet).filter { $0.rows.contains { $0.contains { $0.contains(where: \.isLetter) } } }
        let isList = sheets.contains { $0.rows.count > 3 }
        return Sheet.largestFirst(sheets.filter { !isList || $0.rows.count > 1 })
    }

    private mutating func take(_ node: RecordNode, at place: Place) {
        switch node {
        case .text: return
        case .array(let elements): takeList(elements, at: place)
        case .object(let members): takeGroup(members, at: place)
        }
    }

    private mutating func takeList(_ elements: [RecordNode], at place: Place) {
        if elements.allSatisfy(\.isText) {
            add(elements.map { [$0.text ?? ""] }, form: "lines", place)
            return
        }
        takeRecords(elements.compactMap(\.members), at: place)
        let rows = elements.map(Self.row)
        add(rows.compactMap(\.self), form: "rows", place)
        for (element, row) in zip(elements, rows) where row == nil && !element.elements.isEmpty {
            takeList(element.elements, at: Place(name: place.name, depth: place.depth + 1))
        }
    }

    /// The cells of a list of texts, which may have lists of texts among them; nil for other values.
    private static func row(_ node: RecordNode) -> [String]? {
        guard node.elements.contains(where: \.isText) else { return nil }
        let cells = node.elements.prefix(Sheet.mostColumns).compactMap(\.text)
        return cells.count == min(node.elements.count, Sheet.mostColumns) ? cells : nil
    }

    private mutating func takeRecords(_ records: [Members], at place: Place) {
        let shape = RecordShape(records)
        // An only object of many texts is a map.
        let isRecord = records.count == 1 && records[0].count < 8 && records[0].allSatisfy { $0.value.text != nil }
        if isRecord || records.count > 1 && shape.isTable {
            add(records, shape, place)
        } else {
            for record in records { takeGroup(record, at: place) }
        }
    }

    /// Takes in an object that is no record: a map, or what holds lists and records under their names.
    private mutating func takeGroup(_ members: Members, at place: Place) {
        let groups = members.filter { $0.value.text == nil }
        let objects = groups.compactMap { $0.value.members }
        if groups.isEmpty {
            if members.allSatisfy({ $0.value.text?.isEmpty == true }) { return }
            add(members.map { [$0.name, $0.value.text ?? ""] }, form: "pairs", place)
        } else if objects.count > 1, objects.count == groups.count, RecordShape(objects).isTable {
            // Their names may be terms.
            let records = groups.map { [.init(name: "", value: .text($0.name))] + ($0.value.members ?? []) }
            add(records, RecordShape(records), place)
        } else {
            for group in groups { take(group.value, at: Place(name: group.name, depth: place.depth + 1)) }
        }
    }

    /// Adds records to the table of their names; from those that are only headings it goes on to what they hold.
    private mutating func add(_ records: [Members], _ shape: RecordShape, _ place: Place) {
        if shape.groups.isEmpty, let table = table(.records(Set(shape.names)), place.name) {
            for record in records { tables[table].add(record, shape) }
        }
        let groups = Dictionary(grouping: records.joined().filter { shape.groups.contains($0.name) }, by: \.name)
        for name in shape.names {
            guard let group = groups[name] else { continue }
            let inside = Place(name: name, depth: place.depth + 1)
            var inner: [Members] = []
            for member in group {
                let objects = member.value.elements.compactMap(\.members)
                if !objects.isEmpty, objects.count == member.value.elements.count {
                    inner += objects
                } else {
                    take(member.value, at: inside)
                }
            }
            if !inner.isEmpty { takeRecords(inner, at: inside) }
        }
    }

    /// Adds rows to those of their form that stand as deep.
    private mutating func add(_ rows: [[String]], form: String, _ place: Place) {
        guard !rows.isEmpty, let table = table(.lists("\(form) \(place.depth)"), place.name) else { return }
        for row in rows { tables[table].add(row) }
    }

    /// The table of a kind, a new one where there is none; nil where there are too many.
    private mutating func table(_ kind: RecordTable.Kind, _ name: String) -> Int? {
        if let found = tables.firstIndex(where: { $0.kind.isLike(kind) }) { return found }
        guard tables.count < Self.mostTables else { return nil }
        tables.append(RecordTable(kind, name: name))
        return tables.endIndex - 1
    }
}
