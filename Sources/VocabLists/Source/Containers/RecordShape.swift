import VocabCore

/// How the members of some objects are alike, found out on a sample of them.
struct RecordShape {
    /// Whether they are the rows of a table: at least half of what they say stands under names that half of them have.
    let isTable: Bool
    /// The names of their members, in the order in which they come.
    private(set) var names: [String] = []
    /// Members that hold the rows of a list, for which the objects are only headings: `{"name": "Unit 1", "cards": […]}`.
    private(set) var groups: Set<String> = []

    /// Lists that hold the cells of a row: `{"fields": ["apple", "사과"], "guid": "x"}`.
    private(set) var rows: Set<String> = []

    private static let sampleSize = 500
    /// Lists of so many objects are groups where no name tells; senses of words are fewer.
    private static let largeGroup = 4

    /// The shape of `objects`.
    init(_ objects: [[RecordNode.Member]]) {
        let step = max(1, objects.count / Self.sampleSize)
        let sample = stride(from: 0, to: objects.count, by: step).map { objects[$0] }
        var texts: [String] = []
        var members: [String: [RecordNode]] = [:]
        for object in sample {
            for member in object {
                let (name, value) = (member.name, member.value)
                if value.text != nil { texts.append(name) }
                if members[name] == nil { names.append(name) }
                members[name, default: []].append(value)
            }
        }
        let inner = sample.joined().flatMap { outer in (outer.value.members ?? []).map { outer.name + "." + $0.name } }
        isTable = Self.areShared(texts.isEmpty ? inner : texts, by: sample.count)
        let own = Self.common(texts, of: sample.count)
        let areWords = own.contains(where: Self.namesWord)
        for (name, values) in members {
            if areWords { continue }
            // Beside more texts than two, a list of texts is a part of a record.
            let isHeading = values.contains { $0.text == nil } || texts.count <= sample.count * 3
            let lengths = Set(values.map(\.elements.count))
            if sample.count > 1, values.count == sample.count, lengths.count == 1, (2...16).contains(lengths.first ?? 0),
                values.allSatisfy({ $0.text != nil })
            {
                rows.insert(name)
            } else if isHeading, Self.areRows(values.filter { !$0.elements.isEmpty }) {
                groups.insert(name)
            }
        }
    }

    /// Whether lists that stand in headings hold the words.
    private static func areRows(_ lists: [RecordNode]) -> Bool {
        let elements = lists.flatMap(\.elements)
        guard !elements.isEmpty else { return false }
        if elements.contains(where: { $0.members == nil }) { return elements.count > largeGroup * lists.count }
        return elements.count >= largeGroup * lists.count
            || elements.prefix(4).contains { $0.members?.contains { namesWord($0.name) && $0.value.text != nil } == true }
    }

    /// Whether a member called so is a term or a meaning, or says it in a language.
    static func namesWord(_ name: String) -> Bool {
        guard let name = ColumnName(name) else { return false }
        return name.language != nil || name.field == .term || name.field == .meaning
    }

    /// Whether names that come in `count` objects are mostly the same in each.
    private static func areShared(_ names: [String], by count: Int) -> Bool {
        let common = common(names, of: count)
        return names.count { common.contains($0) } * 2 >= names.count && !names.isEmpty
    }

    /// The names that half of `count` objects have.
    private static func common(_ names: [String], of count: Int) -> Set<String> {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        return Set(counts.filter { $0.value * 2 >= count && $0.value >= min(count, 2) }.keys)
    }
}
