import VocabCore

/// What becomes of one field that two sides may have changed.
struct FieldMerge<Value: Equatable> {
    /// The value that counts.
    let value: Value
    /// The value that gave way, where both sides changed the field differently.
    let other: Value?

    /// Takes the value of the only side that changed it. If both changed it differently, `wins` says whether ours counts; it must
    /// choose the same value when the sides are swapped, or two devices come to different results.
    init(base: Value?, ours: Value, theirs: Value, wins: (_ value: Value, _ over: Value, _ isOurs: Bool) -> Bool) {
        if ours == theirs || theirs == base {
            (value, other) = (ours, nil)
        } else if ours == base {
            (value, other) = (theirs, nil)
        } else if wins(ours, theirs, true) {
            (value, other) = (ours, theirs)
        } else {
            (value, other) = (theirs, ours)
        }
    }
}

/// A list without repeats that two sides may have changed, merged as a set: what either added is in it, and what either took out is not.
enum ListMerge {
    /// The list; entries that read the same are one.
    static func merged(base: [String], ours: [String], theirs: [String]) -> [String] {
        if ours == theirs || theirs == base { return ours }
        if ours == base { return theirs }
        let (before, left, right) = (Self.keyed(base), Self.keyed(ours), Self.keyed(theirs))
        var kept: [String: String] = [:]
        for key in Set(left.keys).union(right.keys) {
            switch (left[key], right[key]) {
            case (let ours?, let theirs?): kept[key] = min(ours, theirs)
            case (let only?, nil), (nil, let only?): if before[key] == nil { kept[key] = only }
            case (nil, nil): continue
            }
        }
        func order(_ list: [String]) -> [String] {
            var seen: Set<String> = []
            return list.map(Text.key).filter { kept[$0] != nil && seen.insert($0).inserted }
        }
        let keys = MergedOrder(base: order(base), ours: order(ours), theirs: order(theirs), precedes: <)
        return keys.elements.compactMap { kept[$0] }
    }

    private static func keyed(_ list: [String]) -> [String: String] {
        Dictionary(list.map { (Text.key($0), $0) }) { first, _ in first }
    }
}

/// Members that this version does not know, merged by their names.
enum UnknownMemberMerge {
    /// The members; where both sides changed one, the newer side's counts.
    static func merged(
        base: [UnknownMember], ours: [UnknownMember], theirs: [UnknownMember], oursIsNewer: Bool?
    ) -> [UnknownMember] {
        if ours == theirs || theirs == base { return ours }
        if ours == base { return theirs }
        let (before, left, right) = (Self.values(base), Self.values(ours), Self.values(theirs))
        let names = MergedOrder(
            base: base.map(\.name), ours: ours.map(\.name), theirs: theirs.map(\.name), precedes: <)
        return names.elements.compactMap { name in
            let merge = FieldMerge(base: .some(before[name]), ours: left[name], theirs: right[name]) { value, other, isOurs in
                oursIsNewer.map { $0 == isOurs } ?? ((value ?? "") > (other ?? ""))
            }
            return merge.value.map { UnknownMember(name: name, json: $0) }
        }
    }

    private static func values(_ members: [UnknownMember]) -> [String: String] {
        Dictionary(members.map { ($0.name, $0.json) }) { first, _ in first }
    }
}
