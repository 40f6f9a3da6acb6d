import VocabCore

/// Words that stand in a map for each unit, however small: `{"Day 1": {"rice": "밥", "soup": "국"}, "Day 2": {"dog": "개"}}`.
extension RecordGroups {
    /// The words of all units in a map from their names; nil where these are no names of units, or the maps are of something else.
    static func wordsOfUnits(named members: [(name: String, value: RecordNode)]) -> [[String]]? {
        let maps = members.compactMap { member -> [[String]]? in
            guard case .object(let inner) = member.value else { return nil }
            return inner.isEmpty ? [] : words(in: inner)
        }
        // A word has a map of its own as well: what it is in which sense, or an example.
        let areUnits = members.allSatisfy { UnitTitles.beginsWithUnit($0.name) || UnitTitles.isUnit($0.name) }
        guard maps.count == members.count, areUnits else { return nil }
        return joined(maps)
    }

    /// The words of all `units` of a list, each of which is a map, or has one called after words beside texts that say nothing of a word; nil for
    /// others.
    static func wordsOfUnits(_ units: [RecordNode]) -> [[String]]? {
        let maps = units.compactMap { unit -> [[String]]? in
            guard case .object(let members) = unit else { return nil }
            if let words = words(in: members) { return words }
            let (texts, others) = (members.filter(\.value.isText), members.filter { !$0.value.isText })
            guard others.count == 1, ColumnName(heading(others[0].name))?.field == .term,
                !texts.contains(where: { [.term, .meaning].contains(ColumnName(heading($0.name))?.field) }),
                case .object(let inner) = others[0].value
            else { return nil }
            return words(in: inner)
        }
        return maps.count == units.count ? joined(maps) : nil
    }

    /// The words of some maps one after the other: such come once, in letters of their own; fields have the same names in every record.
    private static func joined(_ maps: [[[String]]]) -> [[String]]? {
        let words = maps.flatMap(\.self)
        let names = Set(words.map { $0[0] })
        guard maps.count > 1, words.count > 2, names.count * 10 >= words.count * 9, Set(scripts(of: words)).count > 1 else {
            return nil
        }
        return words
    }

    /// The words of a map; nil where it has anything but texts, sentences, or names of what describes something: `name` is a word as well.
    private static func words(in members: [(name: String, value: RecordNode)]) -> [[String]]? {
        let words = members.compactMap { member in member.value.text.map { [member.name, $0] } }
        let known = members.count { ColumnName(heading($0.name)) != nil }
        let sentences = members.count { $0.name.contains(" ") && $0.name.last.map { ".?!。".contains($0) } == true }
        return !words.isEmpty && words.count == members.count && known * 2 <= words.count && sentences * 4 <= words.count
            ? words : nil
    }
}
