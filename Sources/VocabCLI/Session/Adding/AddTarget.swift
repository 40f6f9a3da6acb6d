import VocabCore

/// Where words go that are being added: a bookcase that is there, or one that is made with the first word.
enum AddTarget {
    case known(Bookcase)
    case new(BookcaseName)

    var name: BookcaseName {
        switch self {
        case .known(let bookcase): bookcase.name
        case .new(let name): name
        }
    }

    /// The bookcase's id; a new one is made in `library`, unless another word has made it already.
    func id(in library: inout Library, using generator: inout SystemGenerator, at moment: Timestamp) throws -> Bookcase.ID {
        switch self {
        case .known(let bookcase): return bookcase.id
        case .new(let name):
            if let made = library.bookcase(named: name.description) { return made.id }
            let bookcase = Bookcase(id: Bookcase.ID(using: &generator), name: name, added: moment)
            try library.add(bookcase)
            return bookcase.id
        }
    }
}

extension Session {
    /// The bookcase that words go into: the one named, the one of the set-up, or the only one; else it is asked for.
    func addTarget(named name: String?) throws -> AddTarget {
        if let name { return try addTarget(called: name) }
        let library = try self.library()
        if let setup = library.settings.setup, let bookcase = library[setup.bookcase] { return .known(bookcase) }
        if library.bookcases.count == 1 { return .known(library.bookcases[0]) }
        guard canAsk else { throw Alert.noBookcaseChosen(first: library.bookcases.first?.name.description) }
        return try addTarget(called: chosenBookcaseName(mayBeNew: true), newNameWasOffered: true)
    }

    /// The bookcase called `name`; on a terminal one that is not there is offered. Where a new name was offered before, it is asked about
    /// only when it is nearly the name of one that is there.
    private func addTarget(called name: String, newNameWasOffered: Bool = false) throws -> AddTarget {
        do {
            return .known(try bookcase(named: name))
        } catch Alert.unknownBookcase(let name, let nearest) where canAsk {
            let newName = try BookcaseName(name)
            if nearest.isEmpty, newNameWasOffered { return .new(newName) }
            if !nearest.isEmpty { screen.show(.unknownBookcase(name, nearest: nearest)) }
            guard try confirm(BookPhrase.offerBookcase(newName.description)) else {
                throw Alert.nothingDone
            }
            return .new(newName)
        } catch Alert.unknownBookcase(let name, let nearest) where nearest.isEmpty {
            throw Alert.bookcaseToMake(name)
        }
    }
}
