import VocabCore

/// What two versions of a bookcase say about it, beside its words, as one.
struct BookcaseMerge {
    /// The bookcase without words.
    let head: Bookcase
    /// Where the versions differed so that one had to give way.
    let conflicts: [FieldConflict]

    /// `ours` and `theirs`, both made of `base` where there is one, as the bookcase called `id`.
    init(base: Bookcase?, ours: Bookcase, theirs: Bookcase, id: Bookcase.ID) {
        if ours == theirs || theirs == base, ours.id == id {
            (head, conflicts) = (ours, [])
            return
        }
        if ours == base, theirs.id == id {
            (head, conflicts) = (theirs, [])
            return
        }
        let newer = ours.modified == theirs.modified ? nil : ours.modified > theirs.modified
        var found: [FieldConflict] = []
        func merged(_ field: String, _ value: (Bookcase) -> String) -> String {
            let merge = FieldMerge(base: base.map(value), ours: value(ours), theirs: value(theirs)) {
                base == nil && $0.isEmpty != $1.isEmpty ? $1.isEmpty : WordMerge.wins($0, $1, $2, newer)
            }
            if let other = merge.other, !other.isEmpty {
                found.append(FieldConflict(field: field, kept: merge.value, other: other))
            }
            return merge.value
        }
        let name = merged("name") { $0.name.description }
        let details = BookcaseDetails(
            description: merged("description", \.description), termLanguage: merged("termLanguage", \.termLanguage),
            meaningLanguage: merged("meaningLanguage", \.meaningLanguage),
            picture: BookcasePicture(merged("picture") { $0.picture?.description ?? "" }))
        let formerly = Set((ours.formerIDs + theirs.formerIDs + [ours.id, theirs.id]).filter { $0 != id })
        let unknown = UnknownMemberMerge.merged(
            base: base?.unknownMembers ?? [], ours: ours.unknownMembers, theirs: theirs.unknownMembers, oursIsNewer: newer)
        let neighbours = UnknownMemberMerge.merged(
            base: base?.unknownNeighbours ?? [], ours: ours.unknownNeighbours, theirs: theirs.unknownNeighbours,
            oursIsNewer: newer)
        head = Bookcase(
            id: id, name: ours.name.description == name ? ours.name : theirs.name, details: details,
            added: min(ours.added, theirs.added), modified: max(ours.modified, theirs.modified),
            unknownMembers: FormerIdentifiers.members(unknown, with: formerly), unknownNeighbours: neighbours)
        conflicts = found
    }
}

extension Bookcase {
    /// The same bookcase without its words.
    var head: Bookcase {
        var head = self
        head.setWords([])
        return head
    }

    /// The same bookcase with `words`.
    func holding(_ words: [Word]) -> Bookcase {
        var bookcase = self
        bookcase.setWords(words)
        return bookcase
    }

    /// The same bookcase without words under another identifier; it knows the one it had.
    func called(_ id: ID) -> Bookcase {
        if id == self.id { return self }
        return Bookcase(
            id: id, name: name, details: details, added: added, modified: modified,
            unknownMembers: FormerIdentifiers.members(unknownMembers, with: Set(formerIDs + [self.id]).subtracting([id])),
            unknownNeighbours: unknownNeighbours)
    }

    /// A library of this bookcase alone.
    var single: Library {
        var library = Library()
        try? library.add(self)
        return library
    }
}
