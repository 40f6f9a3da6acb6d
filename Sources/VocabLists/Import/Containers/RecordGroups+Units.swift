import VocabCore

/// Words that stand in a map for each unit, however small: `{"Day 1": {"rice": "밥", "soup": "국"}, "Day 2": {"dog": "개"}}`.
extension RecordGroups {
    /// The words of all `units` where each is a map, or has one map beside texts about the unit; nil for others.
    ///
    /// Fields have the same names in every record; words come once, and in letters of their own.
    static func wordsOfUnits(_ units: [RecordNode]) -> [[String]]? {
        guard units.count > 1 else { return nil }
        let maps = units.compactMap(map)
        guard maps.count == units.count, Set(maps.map(\.name)).count == 1 else { return nil }
        let words = maps.flatMap(\.words)
        let names = Set(words.map { $0[0] })
        guard words.count > 2, names.count * 10 >= words.count * 9, Set(scripts(of: words)).count > 1,
            // `name` is a word as well.
            names.count(where: { ColumnName(heading($0)) != nil }) * 5 <= names.count
        else { return nil }
        return words
    }

    /// The words of a unit, and what the unit calls them; nil where it has none, or something else besides.
    private static func map(of unit: RecordNode) -> (name: String?, words: [[String]])? {
        guard case .object(let members) = unit, !members.isEmpty else { return nil }
        if let words = words(in: members) { return (nil, words) }
        let others = members.filter { !$0.value.isText }
        guard others.count == 1, case .object(let inner) = others[0].value, !inner.isEmpty, let words = words(in: inner) else {
            return nil
        }
        return (others[0].name, words)
    }

    private static func words(in members: [(name: String, value: RecordNode)]) -> [[String]]? {
        let words = members.compactMap { member in member.value.text.map { [member.name, $0] } }
        return words.count == members.count ? words : nil
    }
}
