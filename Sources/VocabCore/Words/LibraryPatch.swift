/// What turns one library into another: only what differs, found by id.
///
/// `LibraryPatch(from: a, to: b).applied(to: a)` is `b`. Applied to a library that others changed meanwhile, it touches nothing but
/// what it speaks of.
struct LibraryPatch: Equatable, Sendable {
    /// What happens to one bookcase.
    enum Step: Equatable, Sendable {
        case remove
        /// Puts the whole bookcase in, in the place of the one with its id.
        case put(Bookcase)
        /// `head` is the bookcase without its words.
        case revise(head: Bookcase, removing: [Word.ID], putting: [PlacedWord])
    }

    /// A word and its place among the words of its bookcase, from 0.
    struct PlacedWord: Equatable, Sendable {
        let place: Int
        let word: Word
    }

    /// The part of the settings that a learner changes and may want back: the order of lists and the
    /// language are no part of it.
    struct Choices: Equatable, Sendable {
        /// Settings without the order of lists, the language and what this version does not know; that a question for languages was
        /// declined is no choice either.
        let settings: Settings

        init(of settings: Settings) {
            var known = settings
            known.unknownMembers = []
            known.listSort = .listed
            known.language = nil
            if known.languages == [] { known.languages = nil }
            known.calendarSort = .oldest
            self.settings = known
        }

        /// Whether the choices are the same, whenever they were made.
        static func == (left: Self, right: Self) -> Bool {
            var (left, right) = (left.settings, right.settings)
            (left.modified, right.modified) = (nil, nil)
            return left == right
        }

        /// These settings, with the order of lists and the language of `other`, and what it holds that this version does not know.
        ///
        /// When they were changed goes with them, so that a change which is put back leaves nothing behind.
        func applied(to other: Settings) -> Settings {
            var result = settings
            result.unknownMembers = other.unknownMembers
            result.listSort = other.listSort
            result.language = other.language
            if result.languages == nil, other.languages == [] { result.languages = [] }
            result.calendarSort = other.calendarSort
            return result
        }
    }

    /// What happens to each bookcase that differs.
    var steps: [(id: Bookcase.ID, step: Step)]
    /// The choices there shall be, where they differ.
    var choices: Choices?

    init(steps: [(id: Bookcase.ID, step: Step)] = [], choices: Choices? = nil) {
        self.steps = steps
        self.choices = choices
    }

    /// What turns `old` into `new`.
    init(from old: Library, to new: Library) {
        steps = []
        for bookcase in old.bookcases where new[bookcase.id] == nil { steps.append((bookcase.id, .remove)) }
        for bookcase in new.bookcases {
            guard let before = old[bookcase.id] else {
                steps.append((bookcase.id, .put(bookcase)))
                continue
            }
            if before != bookcase { steps.append((bookcase.id, Self.step(from: before, to: bookcase))) }
        }
        let choices = Choices(of: new.settings)
        self.choices = choices == Choices(of: old.settings) ? nil : choices
    }

    /// Whether nothing differs.
    var isEmpty: Bool { steps.isEmpty && choices == nil }

    static func == (left: LibraryPatch, right: LibraryPatch) -> Bool {
        left.choices == right.choices && left.steps.elementsEqual(right.steps) { $0 == $1 }
    }

    /// `library` with every difference made up.
    ///
    /// - Throws: `LibraryError.nameTaken` when another bookcase has taken the name of one that is put back.
    func applied(to library: Library) throws(LibraryError) -> Library {
        var library = library
        var additions: [Bookcase] = []
        for (id, step) in steps {
            if let addition = step.applied(to: library[id]) { additions.append(addition) }
        }
        // All that differ go before any comes, for two may have changed names.
        for (id, _) in steps { library.drop(id) }
        for bookcase in additions { try library.add(bookcase) }
        if let choices {
            library.settings = choices.applied(to: library.settings)
        }
        return library
    }
}

extension LibraryPatch {
    /// Compares the words between those that both bookcases begin and end with.
    private static func step(from old: Bookcase, to new: Bookcase) -> Step {
        let (oldWords, newWords) = (old.words, new.words)
        let shorter = min(oldWords.count, newWords.count)
        var head = 0
        while head < shorter, oldWords[head] == newWords[head] { head += 1 }
        var tail = 0
        while tail < shorter - head, oldWords[oldWords.count - 1 - tail] == newWords[newWords.count - 1 - tail] { tail += 1 }
        let gone = oldWords[head..<(oldWords.count - tail)]
        let come = newWords[head..<(newWords.count - tail)]

        // Most changes leave every word where it was, and perhaps add some at the end: 20 times faster told so.
        if old.id == new.id, zip(gone, come).allSatisfy({ $0.id == $1.id }) {
            let changed = zip(come.indices, zip(gone, come)).filter { $1.0 != $1.1 }.map(\.0)
            return .revise(
                head: new.with([]), removing: gone.dropFirst(come.count).map(\.id),
                putting: (changed + come.indices.dropFirst(gone.count)).map { PlacedWord(place: $0, word: newWords[$0]) })
        }

        let goneIDs = Set(gone.map(\.id))
        let comeIDs = Set(come.map(\.id))
        let stayed = gone.lazy.map(\.id).filter(comeIDs.contains)
        guard old.id == new.id, stayed.elementsEqual(come.lazy.map(\.id).filter(goneIDs.contains)) else { return .put(new) }
        let before = Dictionary(uniqueKeysWithValues: gone.map { ($0.id, $0) })
        return .revise(
            head: new.with([]), removing: gone.map(\.id).filter { !comeIDs.contains($0) },
            putting: come.indices.filter { before[newWords[$0].id] != newWords[$0] }
                .map { PlacedWord(place: $0, word: newWords[$0]) })
    }

    fileprivate static func words(_ words: [Word], removing: [Word.ID], putting: [PlacedWord]) -> [Word] {
        let removed = Set(removing)
        var words = removed.isEmpty ? words : words.filter { !removed.contains($0.id) }
        let wanted = Dictionary(putting.map { ($0.word.id, $0.word) }) { $1 }
        let known = Set(words.lazy.map(\.id).filter { wanted[$0] != nil })
        words = words.map { wanted[$0.id] ?? $0 }
        var missing = putting.filter { !known.contains($0.word.id) }.sorted { $0.place < $1.place }[...]
        if missing.isEmpty { return words }
        var result: [Word] = []
        for word in words {
            while let next = missing.first, next.place <= result.count {
                result.append(next.word)
                missing.removeFirst()
            }
            result.append(word)
        }
        return result + missing.map(\.word)
    }
}

extension LibraryPatch.Step {
    /// What becomes of a bookcase; nil when there is none afterwards.
    func applied(to bookcase: Bookcase?) -> Bookcase? {
        switch self {
        case .remove: nil
        case .put(let whole): whole
        case .revise(let head, let removing, let putting):
            bookcase.map { head.with(LibraryPatch.words($0.words, removing: removing, putting: putting)) }
        }
    }
}
