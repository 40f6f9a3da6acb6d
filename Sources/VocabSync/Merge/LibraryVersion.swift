import VocabCore

/// One version of a library laid out for a merge: every word by its identifier, with the bookcase it stands in.
struct LibraryVersion {
    /// A word and where it stands.
    struct Placed: Equatable {
        var word: Word
        var home: Bookcase.ID
    }

    /// The bookcases without their words.
    private(set) var heads: [Bookcase.ID: Bookcase] = [:]
    /// The words.
    private(set) var words: [Word.ID: Placed] = [:]
    /// The order of the words of each bookcase.
    private(set) var order: [Bookcase.ID: [Word.ID]] = [:]

    /// Lays out `library`, in which things are called as `names` has it.
    ///
    /// Where two words become one by that, or two bookcases, they are merged. A word that stands in two bookcases, as an unfinished
    /// repair may leave it, is another word in the second.
    init(_ library: Library, _ names: CurrentNames) {
        words.reserveCapacity(library.wordCount)
        for bookcase in library.bookcases {
            let home = names[bookcase.id]
            let head = bookcase.head.called(home)
            heads[home] = heads[home].map { BookcaseMerge(base: nil, ours: $0, theirs: head, id: home).head } ?? head
            for word in bookcase.words { add(word, named: names[word.id], to: home) }
        }
    }

    private mutating func add(_ word: Word, named id: Word.ID, to home: Bookcase.ID) {
        if let known = words[id] {
            if known.home == home || id != word.id {
                words[id]?.word = WordMerge(base: nil, ours: known.word, theirs: word.called(id), id: id).word
            } else {
                add(word, named: Word.ID(derivedFrom: "\(id) \(home)"), to: home)
            }
            return
        }
        words[id] = Placed(word: word.called(id), home: home)
        order[home, default: []].append(id)
    }
}

/// What words and bookcases are called today that once had other identifiers.
struct CurrentNames {
    private var words: [Word.ID: Word.ID] = [:]
    private var bookcases: [Bookcase.ID: Bookcase.ID] = [:]

    /// The names that the members `formerly` of these libraries tell.
    init(of libraries: [Library]) {
        for bookcase in libraries.flatMap(\.bookcases) {
            for former in bookcase.formerIDs { note(former, bookcase.id) }
            for word in bookcase.words where !word.unknownMembers.isEmpty {
                for former in word.formerIDs { note(former, word.id) }
            }
        }
    }

    /// Of two bookcases of one name that were made on two devices, the older takes the other in.
    mutating func join(_ id: Bookcase.ID, into other: Bookcase.ID) { bookcases[id] = other }

    /// What the word is called today.
    subscript(id: Word.ID) -> Word.ID { Self.end(of: id, words) }
    /// What the bookcase is called today.
    subscript(id: Bookcase.ID) -> Bookcase.ID { Self.end(of: id, bookcases) }

    /// The words that have another identifier now.
    var renamedWords: [Word.ID: Word.ID] { words.isEmpty ? [:] : words.mapValues { self[$0] } }

    private mutating func note(_ former: Word.ID, _ id: Word.ID) {
        if former != id { words[former] = words[former].map { earlier($0, id) } ?? id }
    }

    private mutating func note(_ former: Bookcase.ID, _ id: Bookcase.ID) {
        if former != id { bookcases[former] = bookcases[former].map { earlier($0, id) } ?? id }
    }

    private func earlier<Subject>(_ id: Identifier<Subject>, _ other: Identifier<Subject>) -> Identifier<Subject> {
        id.description < other.description ? id : other
    }

    /// Follows the names; a circle, which no merge makes, ends at the least of its names.
    private static func end<Subject>(
        of id: Identifier<Subject>, _ names: [Identifier<Subject>: Identifier<Subject>]
    ) -> Identifier<Subject> {
        if names.isEmpty { return id }
        var current = id
        var passed: [Identifier<Subject>] = []
        while let next = names[current] {
            if passed.contains(next) { return passed.min { $0.description < $1.description } ?? current }
            passed.append(next)
            current = next
        }
        return current
    }
}

extension Library {
    /// The bookcases of which `new` lacks words, also under the names that they have there.
    func bookcasesLosingWords(to new: Library) -> [Bookcase.ID] {
        let changed = bookcases.filter { new[$0.id] != $0 && !$0.words.isEmpty }
        if changed.isEmpty { return [] }
        let names = CurrentNames(of: [new])
        let kept = Set(new.bookcases.lazy.flatMap(\.words).map(\.id))
        return changed.filter { bookcase in !bookcase.words.allSatisfy { kept.contains(names[$0.id]) } }.map(\.id)
    }
}
