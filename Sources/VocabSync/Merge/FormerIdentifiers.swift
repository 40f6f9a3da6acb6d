import VocabCore

/// The identifiers that a word or a bookcase had on other devices before it became one with what they had.
///
/// They stand in its file as the member `formerly`, which versions without sync keep as it is. By them a device that still knows the
/// thing under its old identifier finds it, and answers find their word.
enum FormerIdentifiers {
    private static let member = "formerly"

    /// The identifiers among `members`.
    static func all<Subject>(in members: [UnknownMember]) -> [Identifier<Subject>] {
        guard let json = members.first(where: { $0.name == member })?.json else { return [] }
        var reader = JSONReader(Array(json.utf8))
        return ((try? reader.strings()) ?? []).compactMap { Identifier($0) }
    }

    /// `members` with these identifiers in the place of those they hold.
    static func members<Subject>(_ members: [UnknownMember], with identifiers: Set<Identifier<Subject>>) -> [UnknownMember] {
        let others = members.filter { $0.name != member }
        if identifiers.isEmpty { return others }
        var writer = JSONWriter()
        writer.array(identifiers.map(\.description).sorted()) { text, writer in writer.string(text) }
        return others + [UnknownMember(name: member, json: String(decoding: writer.bytes, as: UTF8.self))]
    }
}

extension Word {
    /// What it was called on devices that made it, too; see `FormerIdentifiers`.
    var formerIDs: [Word.ID] { unknownMembers.isEmpty ? [] : FormerIdentifiers.all(in: unknownMembers) }
}

extension Bookcase {
    /// What it was called on devices that made it, too; see `FormerIdentifiers`.
    var formerIDs: [Bookcase.ID] { unknownMembers.isEmpty ? [] : FormerIdentifiers.all(in: unknownMembers) }
}
