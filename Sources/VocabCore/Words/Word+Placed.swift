extension Word {
    /// The day on which an estimate placed the word: called known, where it is marked as known, or perhaps known; nil where none did.
    ///
    /// It is kept among the members that earlier versions do not know, so that they pass it on.
    package var placed: Day? {
        if unknownMembers.isEmpty { return nil }
        // A day in quotes.
        return unknownMembers.first { $0.name == Self.placedMember }.flatMap { Day(String($0.json.dropFirst().dropLast())) }
    }

    /// The same word, placed on `day` or not at all, and marked as known or not.
    package func placed(on day: Day?, memorized: Bool, at moment: Timestamp) -> Word? {
        let members = Self.unplaced(unknownMembers)
        let mark = day.map { UnknownMember(name: Self.placedMember, json: "\"\($0)\"") }
        return try? Word(
            cleaned: content, id: id, memorized: memorized, added: added, modified: moment,
            unknownMembers: members + (mark.map { [$0] } ?? []))
    }

    /// `members` of a word that no estimate has placed.
    static func unplaced(_ members: [UnknownMember]) -> [UnknownMember] {
        members.isEmpty ? members : members.filter { $0.name != placedMember }
    }

    private static let placedMember = "placed"

    /// The day from which on a word that was called known comes back once, to be sure; nil of one that was not.
    package var checkDay: Day? {
        guard memorized, let placed else { return nil }
        // Each word has a day of its own, the same on every device.
        return placed.advanced(by: Self.earliestCheck + Int(id.halves.low % UInt64(Self.daysOfChecks)))
    }

    /// After so many days the first of them come back, and in so many days all.
    private static let (earliestCheck, daysOfChecks) = (30, 60)
}
