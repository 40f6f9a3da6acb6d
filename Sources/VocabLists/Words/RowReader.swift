import VocabCore

/// Turns the cells of rows into what they say of words.
struct RowReader {
    private let roles: ColumnRoles
    private let isOwn: Bool
    private let cleaner: CellCleaner
    private let idColumn: Int?
    /// Columns that another program reads, in a list that this one wrote.
    private let foreignColumns: Set<Int>
    private let hasSpacedTags: Bool
    private let tags: [String]
    /// Whether terms carry how they are said behind them, or their part of speech in brackets; and meanings in front of them.
    private let soundBehindTerm: Bool
    private let partBehindTerm: Bool
    private let soundBeforeMeaning: Bool
    private let partBeforeMeaning: Bool
    /// Whether nearly all meanings have something else of one word in brackets in front, `[어밴던] 버리다`: how the term is said.
    private let readingBeforeMeaning: Bool
    /// Whether nothing is taken out of terms and meanings, nor added to them, and the other fields are single texts: then what is read is
    /// clean once its cells are.
    private let isPlain: Bool

    /// How many cells a row has at most, unless the sign between them stands in the last one, and that sign.
    private let width: Int
    private let sign: String?
    /// Whether the pronunciation is in the same writing as terms, and stands in for those that are missing.
    private let readsTerm: Bool

    private let term: Int
    private let meaning: Int
    private let others: [(field: WordField, column: Int)]
    /// The names of the parts of speech that come often, by how they are written.
    private let partNames: [String: String]

    init(_ reading: ListReading, sample: [[String]], idColumn: Int?, _ head: ListHead, isOwn: Bool) {
        self.isOwn = isOwn
        roles = reading.roles
        cleaner = reading.cleaner
        self.idColumn = idColumn
        hasSpacedTags = head.hasSpacedTags
        tags = head.tags
        foreignColumns = isOwn ? Set(head.namedColumns.keys) : []
        let (term, meaning) = (roles.fields[.term] ?? 0, roles.fields[.meaning] ?? 1)
        (self.term, self.meaning) = (term, meaning)
        others = roles.fields.filter { $0.key != .term && $0.key != .meaning }.map { ($0.key, $0.value) }
        let cleaner = cleaner
        let parts = roles.fields[.partOfSpeech].map { column in Set(sample.compactMap { $0[safe: column] }) } ?? []
        partNames = Dictionary(uniqueKeysWithValues: parts.map { ($0, PartOfSpeech.canonical(Text.cleanedLine($0))) })
        let widths = Dictionary(sample.map { ($0.count, 1) }, uniquingKeysWith: +)
        width =
            reading.header.flatMap { reading.headerLine == nil ? nil : $0.count } ?? widths.max {
                ($0.value, $0.key) < ($1.value, $1.key)
            }?.key ?? .max
        sign = if case .table(let delimiter) = reading.table.shape { delimiter.sign } else { nil }
        let sounds = roles.fields[.pronunciation].map { column in sample.compactMap { $0[safe: column] } } ?? []
        readsTerm = sounds.count { Script(ofFirstLetterIn: $0) == .kana } * 2 > sounds.count
        func share(_ column: Int, _ test: (String) -> Bool) -> Double {
            let cells = sample.compactMap { $0[safe: column].map { cleaner.cleaned($0, column) } }.filter { !$0.isEmpty }
            return cells.isEmpty ? 0 : Double(cells.count(where: test)) / Double(cells.count)
        }
        let hasSound = roles.fields[.pronunciation] != nil
        let hasPart = roles.fields[.partOfSpeech] != nil
        func sound(_ text: String) -> String? { Phonetics.atEnd(of: Self.partAtEnd(of: text)?.rest ?? text)?.sound }
        // What is written in the signs of sounds is one wherever it stands.
        soundBehindTerm =
            !hasSound
            && (share(term) { sound($0) != nil } > 0.25
                || share(term) { sound($0)?.unicodeScalars.contains(where: Phonetics.isSign) == true } > 0)
        partBehindTerm = !hasPart && share(term) { Self.partAtEnd(of: $0) != nil } > 0.15
        soundBeforeMeaning =
            !hasSound && share(meaning) { Self.soundAtHead(of: Self.partAtHead(of: $0)?.rest ?? $0) != nil } > 0.25
        partBeforeMeaning = !hasPart && share(meaning) { Self.partAtHead(of: Self.soundAtHead(of: $0)?.rest ?? $0) != nil } > 0.15
        let bracketed = sample.compactMap {
            $0[safe: meaning].flatMap { Self.bracketAtHead(of: cleaner.cleaned($0, meaning))?.inside }
        }
        readingBeforeMeaning =
            !hasSound && bracketed.count > 2 && bracketed.count * 10 >= sample.count * 8
            && Set(bracketed).count * 10 >= bracketed.count * 9
        isPlain =
            !readingBeforeMeaning && roles.article == nil && roles.notes.isEmpty && roles.meanings.isEmpty && !soundBehindTerm
            && !partBehindTerm
            && !soundBeforeMeaning && !partBeforeMeaning && !readsTerm && tags.isEmpty
            && Set([.synonyms, .antonyms, .tags]).isDisjoint(with: others.map(\.field))
    }

    /// What a row says, cleaned.
    func content(of cells: [String]) -> WordContent {
        var content = WordContent()
        if term < cells.count {
            content.term = Text.cleanedLine(isOwn ? cells[term] : cleaner.cleaned(cells[term], term))
        }
        if meaning < cells.count {
            content.meaning = isOwn ? Text.cleaned(cells[meaning]) : cleaner.cleaned(cells[meaning], meaning)
        }
        for (field, column) in others {
            guard let cell = cells[safe: column] else { continue }
            let text = isOwn ? Text.cleaned(cell) : cleaner.cleaned(cell, column)
            if !text.isEmpty, isOwn || !Self.isPlaceholder(text) { put(text, in: field, &content) }
        }
        if isPlain { return cells.count > width ? joined(cells, content) : content }
        if let article = roles.article.flatMap({ cells[safe: $0] }).map(Text.cleanedLine), !article.isEmpty,
            !Self.isPlaceholder(article),
            !content.term.isEmpty, !content.term.hasPrefix(article + " ")
        {
            content.term = article.hasSuffix("'") ? article + content.term : article + " " + content.term
        }
        for column in roles.meanings {
            let text = cells[safe: column].map { cleaner.cleaned($0, column) } ?? ""
            if !text.isEmpty, !Self.isPlaceholder(text) { content.meaning += content.meaning.isEmpty ? text : "; " + text }
        }
        if cells.count > width { content = joined(cells, content) }
        // A word written in kana alone may stand only in the column of readings: then its reading becomes the term.
        if content.term.isEmpty, !content.meaning.isEmpty, readsTerm {
            (content.term, content.pronunciation) = (content.pronunciation, "")
        }
        for column in roles.notes {
            let text = cells[safe: column].map { cleaner.cleaned($0, column) } ?? ""
            if !text.isEmpty { content.note += content.note.isEmpty ? text : "\n" + text }
        }
        content.tags += tags
        part(&content)
        return content.cleaned()
    }

    /// Whether a row with more cells than others is known to have the sign in its meaning, which is the last.
    var joinsCells: Bool { sign != nil && meaning == width - 1 }

    /// What a row with more cells than others says, if the meaning is the last: the sign between cells stood in it.
    private func joined(_ cells: [String], _ content: WordContent) -> WordContent {
        guard let sign, joinsCells else { return content }
        var content = content
        content.meaning = cleaner.cleaned(cells[meaning...].joined(separator: sign), meaning)
        return content
    }

    private func put(_ text: String, in field: WordField, _ content: inout WordContent) {
        switch field {
        case .pronunciation: content.pronunciation = Text.cleanedLine(isOwn ? text : Phonetics.bare(text))
        case .partOfSpeech: content.partOfSpeech = partNames[text] ?? PartOfSpeech.canonical(Text.cleanedLine(text))
        case .tags where hasSpacedTags:
            content.tags = text.unicodeScalars.split(separator: " ").map { tag in
                String(String.UnicodeScalarView(tag.map { $0 == "\u{A0}" ? " " : $0 }))
            }
        default: content[field] = text
        }
    }

    /// Takes sounds and parts of speech out of terms and meanings.
    private func part(_ content: inout WordContent) {
        if partBehindTerm, let (rest, part) = Self.partAtEnd(of: content.term) {
            (content.term, content.partOfSpeech) = (rest, part)
        }
        if soundBehindTerm, let (rest, sound) = Phonetics.atEnd(of: content.term) {
            (content.term, content.pronunciation) = (rest, sound)
        }
        // Either may stand first.
        if soundBeforeMeaning, let (sound, rest) = Self.soundAtHead(of: content.meaning) {
            (content.pronunciation, content.meaning) = (sound, rest)
        }
        if readingBeforeMeaning, let (inside, rest) = Self.bracketAtHead(of: content.meaning) {
            (content.pronunciation, content.meaning) = (inside, rest)
        }
        if partBeforeMeaning, let (part, rest) = Self.partAtHead(of: content.meaning) {
            (content.partOfSpeech, content.meaning) = (part, rest)
        }
        if soundBeforeMeaning, let (sound, rest) = Self.soundAtHead(of: content.meaning) {
            (content.pronunciation, content.meaning) = (sound, rest)
        }
    }

    /// The identifier that a row carries.
    func id(of cells: [String]) -> Word.ID? {
        idColumn.flatMap { cells[safe: $0] }.flatMap { Word.ID(Text.cleanedLine($0)) }
    }

    /// Whether a row has a meaning and no term, so that it may go on with the word above.
    func holdsOnlyMeaning(_ cells: [String]) -> Bool {
        cells.enumerated().allSatisfy { column, cell in
            column == meaning
                ? !Text.isBlank(cell) : Text.isBlank(cell) || roles.notes.contains(column) || column == roles.fields[.example]
        } && meaning < cells.count
    }

    /// The columns of a row that hold something and are not read.
    func unread(_ cells: [String]) -> [Int] {
        cells.indices.filter {
            !roles.read.contains($0) && $0 != idColumn && !foreignColumns.contains($0) && !Text.isBlank(cells[$0])
        }
    }

    /// What stands for nothing in an optional field.
    static func isPlaceholder(_ text: String) -> Bool {
        text.utf8.count < 4 && text.unicodeScalars.allSatisfy { "-–—?/.*".unicodeScalars.contains($0) }
    }

    /// `word (n)` is a word and its part of speech.
    static func partAtEnd(of text: String) -> (rest: String, part: String)? {
        guard let last = text.last, ")]）".contains(last), let open = text.lastIndex(where: { "([（".contains($0) }),
            open > text.startIndex
        else {
            return nil
        }
        let inside = String(text[text.index(after: open)...].dropLast())
        let rest = Text.cleanedLine(String(text[..<open]))
        return rest.isEmpty || !PartOfSpeech.areKnown(inside) ? nil : (rest, inside)
    }

    /// `[v] meaning` and `v - meaning` are a part of speech and a meaning.
    private static func partAtHead(of text: String) -> (part: String, rest: String)? {
        if let sign = text.prefix(16).firstIndex(where: { ":：-–—=".contains($0) }), PartOfSpeech.areKnown(String(text[..<sign])) {
            let rest = Text.cleaned(String(text[text.index(after: sign)...]))
            if !rest.isEmpty, text[..<sign].last == " " || ":：".contains(text[sign]) {
                return (Text.cleanedLine(String(text[..<sign])), rest)
            }
        }
        guard let first = text.first, "([（".contains(first), let close = text.prefix(24).firstIndex(where: { ")]）".contains($0) })
        else { return nil }
        let inside = String(text[text.index(after: text.startIndex)..<close])
        let rest = Text.cleaned(String(text[text.index(after: close)...].drop { " :：.-–—=".contains($0) }))
        return rest.isEmpty || !PartOfSpeech.areKnown(inside) ? nil : (inside, rest)
    }

    /// `[어밴던] 버리다`: one word in brackets, and what follows it.
    private static func bracketAtHead(of text: String) -> (inside: String, rest: String)? {
        guard text.first == "[", let close = text.firstIndex(of: "]") else { return nil }
        let inside = text[..<close].dropFirst()
        let rest = Text.cleaned(String(text[text.index(after: close)...]))
        return rest.isEmpty || inside.isEmpty || !inside.allSatisfy { $0.isLetter || $0 == "-" || $0 == "ː" }
            ? nil : (String(inside), rest)
    }

    /// `[ˈæpl] 사과` is a sound and a meaning.
    private static func soundAtHead(of text: String) -> (sound: String, rest: String)? {
        guard let first = text.first, "[/".contains(first), let close = text.dropFirst().firstIndex(of: first == "[" ? "]" : "/")
        else { return nil }
        let sound = String(text[...close])
        let rest = Text.cleaned(String(text[text.index(after: close)...]))
        return rest.isEmpty || !Phonetics.isTranscription(sound) ? nil : (Phonetics.bare(sound), rest)
    }
}
