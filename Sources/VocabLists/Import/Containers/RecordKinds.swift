import VocabCore

/// Which records of a text are of one kind, by the names of what they say.
struct RecordKinds {
    /// The names of the records at each place.
    private var namesAt: [String: Set<String>] = [:]
    /// Whether names that were looked at tell of what kind a record is.
    private var tellingNames: [String: Bool] = [:]

    /// What names call term and meaning.
    private var knownSides: [Set<String>: Set<String>] = [:]

    private static let mostVariants = 8

    /// Where a record with the names `own` belongs: with those at its path that have a name in common with it, or else beside them.
    mutating func place(of own: Set<String>, at path: String) -> String {
        var place = path
        // What has one name alone may be a word that lacks the rest.
        if own.count == 1 { return path }
        var variant = 0
        while variant < Self.mostVariants, let known = namesAt[place], !belongs(own, to: known) {
            variant += 1
            place = path + " \(variant)"
        }
        namesAt[place, default: []].formUnion(own)
        return place
    }

    /// Where records stand, of whatever kind they are.
    static func place(_ kind: String) -> Substring { kind.prefix { $0 != " " } }

    /// The names of term and meaning among `names`; nil where none says so.
    private mutating func sides(of names: Set<String>) -> Set<String>? {
        if let sides = knownSides[names] { return sides.isEmpty ? nil : sides }
        let sorted = names.sorted()
        let columns = ColumnMap(header: sorted.map(RecordGroups.heading))?.columns
        let sides = Set([WordField.term, .meaning].compactMap { columns?[$0] }.map { sorted[$0] })
        if knownSides.count < 100 { knownSides[names] = sides }
        return sides.isEmpty ? nil : sides
    }

    /// Whether a record is of one kind with those that have the names `known`: an identifier and a picture are of anything.
    private mutating func belongs(_ own: Set<String>, to known: Set<String>) -> Bool {
        let both = own.filter(known.contains)
        if both.isEmpty || both.count == own.count { return !both.isEmpty }
        // Words with other names for term and meaning are words of another kind, although both have examples.
        if let mine = sides(of: own), let theirs = sides(of: known), mine.isDisjoint(with: theirs) { return false }
        return both.contains { name in
            if let tells = tellingNames[name] { return tells }
            let tells = ColumnName(RecordGroups.heading(name)) != .other
            tellingNames[name] = tells
            return tells
        }
    }
}
