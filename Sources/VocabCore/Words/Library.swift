/// All bookcases of one learner (서재), with their settings. No two bookcases share a name or an id.
package struct Library: Equatable, Sendable {
    /// The bookcases in the order of their names.
    package private(set) var bookcases: [Bookcase]
    /// What the learner chose once for all.
    package var settings: Settings

    /// A library without bookcases.
    package init() {
        bookcases = []
        settings = Settings()
    }

    /// How many words there are in all.
    package var wordCount: Int { bookcases.reduce(0) { $0 + $1.words.count } }

    /// The bookcase with `id`, if it is there.
    package subscript(id: Bookcase.ID) -> Bookcase? {
        bookcases.first { $0.id == id }
    }

    /// The bookcase whose name is the same as `name`, see `Text.key`.
    package func bookcase(named name: String) -> Bookcase? {
        let key = Text.key(name)
        return bookcases.first { $0.name.key == key }
    }

    /// Puts a bookcase in.
    ///
    /// - Throws: `LibraryError.nameTaken` or `idTaken`.
    package mutating func add(_ bookcase: Bookcase) throws(LibraryError) {
        if let same = self.bookcase(named: bookcase.name.description) { throw .nameTaken(same.name) }
        if let same = self[bookcase.id] { throw .idTaken(same.name) }
        let place = bookcases.firstIndex { bookcase.name.description < $0.name.description } ?? bookcases.endIndex
        bookcases.insert(bookcase, at: place)
    }

    /// Puts bookcases in, one after the other, in time that grows with their number; returns those that `add` would refuse.
    mutating func add(contentsOf more: [Bookcase]) -> [Bookcase] {
        var keys = Set(bookcases.map(\.name.key))
        var ids = Set(bookcases.map(\.id))
        var refused: [Bookcase] = []
        for bookcase in more {
            let key = bookcase.name.key
            if keys.contains(key) || ids.contains(bookcase.id) {
                refused.append(bookcase)
            } else {
                keys.insert(key)
                ids.insert(bookcase.id)
                bookcases.append(bookcase)
            }
        }
        bookcases.sort { $0.name.description < $1.name.description }
        return refused
    }

    /// Changes the bookcase with `id`; when `change` throws, nothing is changed.
    ///
    /// Its id and name stay: see `rename`.
    /// - Throws: `LibraryError.noSuchBookcase`, and what `change` throws.
    package mutating func update<Result>(_ id: Bookcase.ID, _ change: (inout Bookcase) throws -> Result) throws -> Result {
        guard let index = bookcases.firstIndex(where: { $0.id == id }) else { throw LibraryError.noSuchBookcase(id) }
        var changed = bookcases[index]
        let result = try change(&changed)
        guard changed.id == id, changed.name == bookcases[index].name else { throw LibraryError.nameTaken(changed.name) }
        bookcases[index] = changed
        return result
    }

    /// Gives the bookcase with `id` another name; no word is touched.
    ///
    /// - Throws: `LibraryError.nameTaken` or `noSuchBookcase`, and `BookcaseError.unchanged` when it has that name.
    package mutating func rename(_ id: Bookcase.ID, to name: BookcaseName, at moment: Timestamp) throws {
        guard let index = bookcases.firstIndex(where: { $0.id == id }) else { throw LibraryError.noSuchBookcase(id) }
        var renamed = bookcases[index]
        if renamed.name == name { throw BookcaseError.unchanged(name) }
        if let same = bookcase(named: name.description), same.id != id { throw LibraryError.nameTaken(same.name) }
        renamed.rename(to: name, at: moment)
        bookcases.remove(at: index)
        try add(renamed)
    }

    /// Takes the bookcase with `id` out, and the set-up that chose it.
    ///
    /// - Throws: `LibraryError.noSuchBookcase`.
    package mutating func remove(_ id: Bookcase.ID) throws(LibraryError) {
        guard let index = bookcases.firstIndex(where: { $0.id == id }) else { throw .noSuchBookcase(id) }
        bookcases.remove(at: index)
        settings.setup = settings.setup?.without(id)
    }
}

extension Library {
    /// Takes the bookcase with `id` out, where it is there; the settings stay.
    mutating func drop(_ id: Bookcase.ID) {
        bookcases.removeAll { $0.id == id }
    }
}

/// Why a library cannot be changed so.
package enum LibraryError: Error, Equatable, Sendable {
    /// Another bookcase has the name (or one that reads the same).
    case nameTaken(BookcaseName)
    /// Another bookcase, named here, has the id.
    case idTaken(BookcaseName)
    case noSuchBookcase(Bookcase.ID)
}
