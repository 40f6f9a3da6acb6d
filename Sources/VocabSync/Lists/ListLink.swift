import VocabCore

/// How a bookcase is tied to a list that several learners share: a git repository that holds this one bookcase.
///
/// It stands beside the bookcase's name as the member `list`, so that the learner's other devices know it, a backup holds it, and a
/// change of it is taken back together with the words that came with it. Versions without it keep the member as it is.
package struct ListLink: Equatable, Sendable {
    /// What the learner does with the list.
    package enum Role: String, Sendable {
        /// Takes what is new in it.
        case follow
        /// The same, and sends what is new in the bookcase.
        case share
    }

    /// What the learner does with the list.
    package let role: Role
    /// Where the list is, as git is told it.
    package let remote: String
    /// The commit whose list the bookcase holds: what a merge with a later one goes out from. Empty where there is none yet.
    package let commit: String
    /// The commit of the list that `commit` follows, where that may be known to this device alone, for it was not sent yet.
    let published: String

    static let member = "list"

    /// A link.
    init(_ role: Role, _ remote: String, commit: String, published: String = "") {
        (self.role, self.remote, self.commit, self.published) = (role, remote, commit, published)
    }

    /// The link among the members of a bookcase; nil where there is none.
    init?(in members: [UnknownMember]) {
        guard let json = members.first(where: { $0.name == Self.member })?.json else { return nil }
        var reader = JSONReader(Array(json.utf8))
        var texts: [String: String] = [:]
        do { try reader.object { texts[$0] = try $1.string() } } catch { return nil }
        guard let role = texts["role"].flatMap(Role.init), let remote = texts["remote"] else { return nil }
        self.init(role, remote, commit: texts["commit"] ?? "", published: texts["published"] ?? "")
    }

    /// `members` with `link` in the place of the link that they hold.
    static func members(_ members: [UnknownMember], with link: ListLink?) -> [UnknownMember] {
        let others = members.filter { $0.name != member }
        guard let link else { return others }
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("role", link.role.rawValue)
            writer.member("remote", link.remote)
            writer.member("commit", link.commit)
            if !link.published.isEmpty { writer.member("published", link.published) }
        }
        return others + [UnknownMember(name: member, json: String(decoding: writer.bytes, as: UTF8.self))]
    }
}

extension Bookcase {
    /// The list it is tied to; nil for none.
    package var listLink: ListLink? { ListLink(in: unknownMembers) }

    /// The same bookcase with the same words, tied to another list or to none.
    package func linked(to link: ListLink?) -> Bookcase {
        with(unknownMembers: ListLink.members(unknownMembers, with: link)).holding(words)
    }

    /// The same bookcase without words, with these members that this version does not know.
    func with(unknownMembers: [UnknownMember], neighbours: [UnknownMember]? = nil) -> Bookcase {
        Bookcase(
            id: id, name: name, details: details, added: added, modified: modified, unknownMembers: unknownMembers,
            unknownNeighbours: neighbours ?? unknownNeighbours)
    }
}
