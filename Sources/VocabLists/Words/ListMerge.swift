import VocabCore

/// The words of a bookcase while rows are taken in.
///
/// A row takes time for what it says itself, not for how much is there: neither for the number of words, nor for how often its word
/// has come before.
struct ListMerge {
    /// What became of a row.
    enum Outcome {
        case added, changed, unchanged
    }

    private(set) var words: [Word]
    /// The line of the first row that changed a word, by the word's place.
    private var changedLines: [Int: Int] = [:]
    /// The lines of the rows that became words, in order.
    private var addedLines: [Int] = []

    /// The first word with a term, and those after it that have the same.
    private var byTerm: [String: Int] = [:]
    private var others: [String: [Int]] = [:]
    private var byID: [Word.ID: Int] = [:]
    private let taken: Set<Word.ID>
    /// Long words that grew, by place, as they were taken apart.
    private var growing: [Int: MergedContent] = [:]
    /// What the words of a term say, where rows of known terms are kept.
    private var said: [String: SaidSenses] = [:]
    /// What the identifiers of the rows say.
    private(set) var identified = IdentifiedRows()
    /// The words that are a row's by its identifier, by place.
    private var claimed: Set<Int> = []
    /// The words that any row is about, by place.
    private var met: Set<Int> = []
    /// The words that became another term, by place, and the lines that did it.
    private var renamed: [Int: Int] = [:]
    /// The fields that have a column.
    private let columns: Set<WordField>

    /// Begins with `words`. Identifiers in `taken` are not given to a new word.
    init(_ words: [Word], _ list: WordList, leaving taken: Set<Word.ID>) {
        self.words = words
        self.taken = taken
        columns = Set(list.layout.columns.columns.keys)
        self.words.reserveCapacity(words.count + list.rows.count)
        byTerm.reserveCapacity(words.count + list.rows.count)
        for (index, word) in words.enumerated() { note(index, Text.key(word.term)) }
        if list.layout.idColumn != nil {
            for (index, word) in words.enumerated() { byID[word.id] = index }
        }
    }

    /// Whether any row did anything.
    var hasChanged: Bool { !addedLines.isEmpty || !changedLines.isEmpty }

    /// What became of each word, in the order of lines; `old` are the words that this began with.
    func changes(since old: [Word]) -> [ImportCounts.Change] {
        let changed = changedLines.filter { $0.key < old.count }.map { index, line in
            ImportCounts.Change(line: line, before: old[index].content, after: words[index].content)
        }
        let added = zip(addedLines, words[old.count...]).map { line, word in
            ImportCounts.Change(line: line, before: nil, after: word.content)
        }
        return changed.isEmpty ? added : (changed + added).sorted { $0.line < $1.line }
    }

    /// The rows in the order in which they are taken in: where they replace what is there, those first whose identifiers say which words
    /// are theirs, for the others must not be taken for what these were called before.
    func ordered(_ rows: [WordList.Row], _ rule: DuplicateRule) -> [WordList.Row] {
        if rule != .update || byID.isEmpty { return rows }
        var owners: Set<Word.ID> = []
        let areOwners = rows.map { row in row.id.map { byID[$0] != nil && owners.insert($0).inserted } ?? false }
        return zip(rows, areOwners).filter(\.1).map(\.0) + zip(rows, areOwners).filter { !$0.1 }.map(\.0)
    }

    /// What the identifiers of all rows say; `old` are the words that this began with.
    func identifiedRows(since old: [Word]) -> IdentifiedRows {
        var rows = identified
        rows.namesakes = renamed.filter { index, _ in
            places(Text.key(words[index].term)).contains { $0 != index && words[$0].content.isSameWord(as: words[index].content) }
        }.values.sorted()
        rows.unmet = Set(old.indices.lazy.filter { !met.contains($0) }.map { old[$0].id })
        return rows
    }

    /// Takes one row in.
    ///
    /// - Throws: `WordError.tooLong` when it would make a word too long; then nothing is changed.
    mutating func take(
        _ row: WordList.Row, _ rule: DuplicateRule, at moment: Timestamp, using generator: inout some RandomNumberGenerator
    ) throws(WordError) -> Outcome {
        let key = Text.key(row.content.term)
        let owned = rule == .update ? claim(row) : row.id.flatMap { byID[$0] }
        guard let index = owned ?? place(of: row.content, key) else {
            try add(row, key, at: moment, using: &generator)
            return .added
        }
        switch rule {
        case .skip: return .unchanged
        case .merge:
            if owned != nil, columns.contains(where: { row.content[$0] != words[index].content[$0] }) {
                identified.differing.append(row.line)
            }
            return try merge(row, into: index, at: moment)
        case .update:
            met.insert(index)
            if owned == nil, claimed.contains(index) { return try merge(row, into: index, at: moment) }
            return try update(index, with: row, isOwner: owned != nil, at: moment)
        case .keep:
            if isSaid(row.content, key) { return .unchanged }
            try add(row, key, at: moment, using: &generator)
            return .added
        }
    }

    /// The place of the word whose identifier the row carries; nil where it carries none, or not as the first one.
    private mutating func claim(_ row: WordList.Row) -> Int? {
        guard let id = row.id else { return nil }
        guard let index = byID[id] else {
            if taken.contains(id) { identified.foreign.append(row.line) }
            return nil
        }
        guard claimed.insert(index).inserted else {
            identified.repeated.append(row.line)
            return nil
        }
        identified.known += 1
        return index
    }

    /// The place of the word that a row with this content is; of several the one that holds all of it already, so that the same list
    /// taken in again changes nothing, else the one that is spelt like it.
    private func place(of content: WordContent, _ key: String) -> Int? {
        guard let first = byTerm[key] else { return nil }
        guard others[key] != nil else { return words[first].content.isSameWord(as: content) ? first : nil }
        let same = places(key).prefix(Self.mostCompared).filter { words[$0].content.isSameWord(as: content) }
        if same.count < 2 { return same.first }
        let spelling = Text.spelling(content.term)
        return same.first { place in
            var merged = MergedContent(words[place].content)
            return (try? merged.add(content)) == false
        } ?? same.first { Text.spelling(words[$0].term) == spelling } ?? same.first
    }

    /// More words of one term are not compared by their meanings.
    private static let mostCompared = 64

    /// The places of the words whose terms have this key.
    private func places(_ key: String) -> [Int] { [byTerm[key]].compactMap(\.self) + (others[key] ?? []) }

    private mutating func note(_ index: Int, _ key: String) {
        if byTerm[key] == nil { byTerm[key] = index } else { others[key, default: []].append(index) }
    }

    private mutating func add(
        _ row: WordList.Row, _ key: String, at moment: Timestamp, using generator: inout some RandomNumberGenerator
    ) throws(WordError) {
        let id = row.id.flatMap { byID[$0] == nil && !taken.contains($0) ? $0 : nil } ?? Word.ID(using: &generator)
        let word = try Word(cleaned: row.content, id: id, added: moment)
        note(words.endIndex, key)
        if row.id != nil {
            byID[id] = words.endIndex
            claimed.insert(words.endIndex)
        }
        words.append(word)
        said[key]?.add(word.meaning, by: words.endIndex - 1)
        addedLines.append(row.line)
    }

    private mutating func merge(_ row: WordList.Row, into index: Int, at moment: Timestamp) throws(WordError) -> Outcome {
        var merged = growing.removeValue(forKey: index) ?? MergedContent(words[index].content)
        defer {
            if merged.isLong { growing[index] = merged }
        }
        guard try merged.add(row.content) else { return .unchanged }
        words[index] = try words[index].with(cleaned: merged.content, at: moment)
        noteChange(of: index, line: row.line)
        return .changed
    }

    /// Puts what the row says in the place of what the word holds. Where the word is the row's own by its identifier, an empty cell empties
    /// its field, and a cell that is only guarded from being run as a formula changes nothing.
    private mutating func update(
        _ index: Int, with row: WordList.Row, isOwner: Bool, at moment: Timestamp
    ) throws(WordError) -> Outcome {
        var content = words[index].content
        for field in WordField.allCases where !row.content[field].isEmpty || isOwner && columns.contains(field) {
            if isOwner, ListExport.isGuarded(row.content[field], of: content[field]) { continue }
            content[field] = row.content[field]
        }
        guard let revised = try words[index].revised(content, at: moment) else { return .unchanged }
        let (old, new) = (Text.key(words[index].term), Text.key(revised.term))
        let isSpeltAlike = Text.spelling(words[index].term) == Text.spelling(revised.term)
        words[index] = revised
        if !isSpeltAlike { noteRename(of: index, from: old, to: new, line: row.line) }
        noteChange(of: index, line: row.line)
        return .changed
    }

    private mutating func noteRename(of index: Int, from old: String, to new: String, line: Int) {
        let rest = places(old).filter { $0 != index }
        byTerm[old] = rest.first
        others[old] = Array(rest.dropFirst())
        note(index, new)
        renamed[index] = line
    }

    private mutating func noteChange(of index: Int, line: Int) {
        if changedLines[index] == nil { changedLines[index] = line }
    }

    /// Whether a word of this term means all that a row means already.
    private mutating func isSaid(_ content: WordContent, _ key: String) -> Bool {
        var senses = said.removeValue(forKey: key) ?? SaidSenses()
        for place in senses.isEmpty ? places(key) : [] { senses.add(words[place].meaning, by: place) }
        defer { said[key] = senses }
        return senses.areSaid(in: content.meaning)
    }
}

/// Which of some words says which sense.
private struct SaidSenses {
    private var words: Set<Int> = []
    var isEmpty: Bool { words.isEmpty }

    private var byKey: [String: Set<Int>] = [:]
    private var byPart: [String: Set<Int>] = [:]

    mutating func add(_ meaning: String, by word: Int) {
        guard words.insert(word).inserted else { return }
        for key in Senses(of: meaning).keys { byKey[key, default: []].insert(word) }
        for part in Senses.parts(of: meaning) { byPart[part, default: []].insert(word) }
    }

    /// Whether one of the words says every sense of `meaning`.
    func areSaid(in meaning: String) -> Bool {
        let senses = Senses(of: meaning)
        let speakers = zip(senses.texts, senses.keys).filter { Senses.saysAnything($0.0) }.map { text, key in
            [byKey[key] ?? [], byPart[Text.key(text)] ?? []]
        }
        let rarest = speakers.min { $0[0].count + $0[1].count < $1[0].count + $1[1].count }
        guard let rarest else { return !words.isEmpty }
        return rarest.joined().contains { word in speakers.allSatisfy { $0[0].contains(word) || $0[1].contains(word) } }
    }
}
