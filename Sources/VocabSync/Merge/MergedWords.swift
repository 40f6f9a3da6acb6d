import VocabCore

/// The words and bookcases that two versions of a library come to.
struct MergedWords {
    private let base: LibraryVersion
    private let ours: LibraryVersion
    private let theirs: LibraryVersion
    private var words: [Word.ID: LibraryVersion.Placed] = [:]
    private var heads: [Bookcase.ID: Bookcase] = [:]
    private var wordConflicts: [Word.ID: [FieldConflict]] = [:]
    private var headConflicts: [Bookcase.ID: [FieldConflict]] = [:]
    /// Words that became part of another here, and which.
    private var united: [Word.ID: Word.ID] = [:]

    /// Merges two versions that were made of `base`.
    init(base: LibraryVersion, ours: LibraryVersion, theirs: LibraryVersion) {
        (self.base, self.ours, self.theirs) = (base, ours, theirs)
        words.reserveCapacity(max(ours.words.count, theirs.words.count))
        for (id, word) in ours.words { words[id] = merged(id, word, theirs.words[id]) }
        for (id, word) in theirs.words where ours.words[id] == nil { words[id] = survivor(id, word) }
        uniteSameTerms()
        mergeHeads()
    }

    /// The words of which something had to give way.
    var disputed: Set<Word.ID> { Set(wordConflicts.keys) }

    /// The library without settings, and what had to give way.
    func library() -> (Library, [MergeConflict]) {
        var members: [Bookcase.ID: [Word.ID]] = [:]
        for (id, placed) in words { members[placed.home, default: []].append(id) }
        var library = Library()
        var conflicts: [MergeConflict] = []
        let byAge = heads.values.sorted { ($0.added, $0.id.description) < ($1.added, $1.id.description) }
        for head in byAge {
            let order = orderedWords(of: head.id, Set(members[head.id] ?? []))
            let bookcase = head.holding(order.compactMap { words[$0]?.word })
            // Two that were given one name, each on its own device, cannot both keep it: the younger gets a number.
            guard let named = try? bookcase.renamed(toBeFreeIn: library, at: bookcase.modified) else { continue }
            try? library.add(named)
            func told(_ term: String?, _ fields: [FieldConflict]) -> [MergeConflict] {
                fields.map { MergeConflict(bookcase: named.name.description, term: term, field: $0) }
            }
            conflicts += told(nil, headConflicts[head.id] ?? [])
            if named.name != bookcase.name {
                let (kept, other) = (named.name.description, bookcase.name.description)
                conflicts += told(nil, [FieldConflict(field: FieldConflict.takenName, kept: kept, other: other)])
            }
            for id in order { conflicts += wordConflicts[id].map { told(words[id]?.word.term, $0) } ?? [] }
        }
        return (library, conflicts)
    }

    private mutating func merged(
        _ id: Word.ID, _ word: LibraryVersion.Placed, _ other: LibraryVersion.Placed?
    ) -> LibraryVersion.Placed? {
        guard let other else { return survivor(id, word) }
        if word == other { return word }
        let before = base.words[id]
        let merge = WordMerge(base: before?.word, ours: word.word, theirs: other.word, id: id)
        if !merge.conflicts.isEmpty { wordConflicts[id] = merge.conflicts }
        let newer = word.word.modified == other.word.modified ? nil : word.word.modified > other.word.modified
        let home = FieldMerge(base: before?.home, ours: word.home, theirs: other.home) { home, other, isOurs in
            newer.map { $0 == isOurs } ?? (home.description < other.description)
        }
        return LibraryVersion.Placed(word: merge.word, home: home.value)
    }

    /// A word that one side alone has: one that it added, or edited or moved while the other deleted it; nil for one that was deleted.
    private func survivor(_ id: Word.ID, _ word: LibraryVersion.Placed) -> LibraryVersion.Placed? {
        base.words[id] == word ? nil : word
    }

    /// Makes one word of two that are the same in one bookcase and come from different sides; two that one side holds together stay two,
    /// and so does a word that was another before and came to its term by editing.
    private mutating func uniteSameTerms() {
        let named = words.filter { id, placed in
            base.words[id].map { Text.spelling($0.word.term) == Text.spelling(placed.word.term) } ?? true
        }
        let newOurs = named.filter { ours.words[$0.key] != nil && theirs.words[$0.key] == nil }
        let newTheirs = named.filter { theirs.words[$0.key] != nil && ours.words[$0.key] == nil }
        if newOurs.isEmpty || newTheirs.isEmpty { return }
        let (left, right) = (Self.byTerm(newOurs), Self.byTerm(newTheirs))
        for (place, mine) in left {
            for (first, second) in Self.pairs(mine, right[place] ?? []) {
                let isOlder = first.isOlder(than: second)
                let (older, younger) = isOlder ? (first, second) : (second, first)
                // One that the other side had deleted was edited, which is a change of what it was.
                let merge = WordMerge(
                    base: before(older.id, younger.id), ours: first, theirs: second, id: older.id,
                    former: [base.words[first.id]?.word, base.words[second.id]?.word])
                words[older.id]?.word = merge.word
                words[younger.id] = nil
                united[younger.id] = older.id
                if !merge.conflicts.isEmpty { wordConflicts[older.id] = merge.conflicts }
            }
        }
    }

    /// What two words that become one were made of.
    private func before(_ id: Word.ID, _ other: Word.ID) -> Word? {
        guard let word = base.words[id]?.word, let second = base.words[other]?.word else {
            return (base.words[id] ?? base.words[other])?.word.called(id)
        }
        return WordMerge(base: nil, ours: word, theirs: second.called(id), id: id).word
    }

    /// The words that are one, each at most once; those that are spelt alike first.
    private static func pairs(_ left: [Word], _ right: [Word]) -> [(Word, Word)] {
        var pairs: [(Word, Word)] = []
        var (left, right) = (left, right)
        for isOne in [{ Text.spelling($0.term) == Text.spelling($1.term) }, { $0.content.isSameWord(as: $1.content) }]
            as [(Word, Word) -> Bool]
        {
            left.removeAll { first in
                guard let place = right.firstIndex(where: { isOne(first, $0) }) else { return false }
                pairs.append((first, right.remove(at: place)))
                return true
            }
        }
        return pairs
    }

    private struct Place: Hashable {
        let home: Bookcase.ID
        let term: String
    }

    private static func byTerm(_ words: [Word.ID: LibraryVersion.Placed]) -> [Place: [Word]] {
        Dictionary(grouping: words.values) { Place(home: $0.home, term: Text.key($0.word.term)) }
            .mapValues { $0.map(\.word).sorted { $0.isOlder(than: $1) } }
    }

    private mutating func mergeHeads() {
        let bookcasesWithWords = Set(words.values.map(\.home))
        for id in Set(ours.heads.keys).union(theirs.heads.keys) {
            switch (ours.heads[id], theirs.heads[id]) {
            case (let left?, let right?):
                let merge = BookcaseMerge(base: base.heads[id], ours: left, theirs: right, id: id)
                heads[id] = merge.head
                if !merge.conflicts.isEmpty { headConflicts[id] = merge.conflicts }
            case (let only?, nil), (nil, let only?):
                // One that the other side deleted comes back only with what was done in it since.
                if base.heads[id] != only || bookcasesWithWords.contains(id) { heads[id] = only }
            case (nil, nil): continue
            }
        }
    }

    private func orderedWords(of bookcase: Bookcase.ID, _ members: Set<Word.ID>) -> [Word.ID] {
        let versions = [base, ours, theirs].map { version in
            var seen: Set<Word.ID> = []
            return (version.order[bookcase] ?? []).map { united[$0] ?? $0 }.filter {
                members.contains($0) && seen.insert($0).inserted
            }
        }
        let order = MergedOrder(base: versions[0], ours: versions[1], theirs: versions[2]) { left, right in
            guard let first = words[left]?.word, let second = words[right]?.word else { return false }
            return first.isOlder(than: second)
        }
        let placed = Set(order.elements)
        // A word that both sides moved, each to another bookcase, is in one of them.
        return placed.count == members.count
            ? order.elements : order.elements + members.subtracting(placed).sorted { $0.description < $1.description }
    }
}

extension Word {
    /// Whether it was added before `other`; of two that were added in one second the identifiers decide.
    fileprivate func isOlder(than other: Word) -> Bool {
        added == other.added ? id.description < other.id.description : added < other.added
    }
}
