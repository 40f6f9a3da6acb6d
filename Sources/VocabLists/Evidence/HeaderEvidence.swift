import VocabCore

/// Whether a row names the columns: a hypothesis like any other, with what speaks for and against it.
struct HeaderEvidence {
    /// Natural logarithm of the odds that it does.
    let odds: Double
    /// What the cells say.
    let names: [ColumnName?]

    /// Looks at a row and at what stands in the columns below.
    init(_ cells: [String], above profiles: [ColumnProfile], isNote: Bool) {
        let texts = cells.map(Text.cleanedLine)
        names = texts.map { $0.isEmpty ? nil : ColumnName($0) }
        // Hardly anybody names the sides of a note.
        var odds = isNote ? -3.0 : -1.5
        var unnamed = 0.0
        let filled = texts.count { !$0.isEmpty }
        for (column, text) in texts.enumerated() where !text.isEmpty {
            let named = Self.named(names[column], text)
            if named < 0 { unnamed = max(-2, unnamed + named) } else { odds += named }
            guard let profile = profiles[safe: column], profile.filled > 0.1 else { continue }
            odds += Self.contrast(text, profile) / Double(max(1, filled - 2)).squareRoot()
            if Self.goesOn(text, profile.cells.prefix(5)) { odds -= 4 }
            let key = Text.key(text)
            if profile.keys.contains(key) { odds -= names[column] == nil ? 2 : 0.5 }
        }
        // Nobody calls a column by a sentence, whatever the others are called.
        if odds > 0, texts.contains(where: { $0.prefix(200).split(separator: " ").count > 8 }) { odds -= 3 }
        // `word,단어` is a word and its meaning.
        let fields = names.compactMap { $0?.field }
        if fields.count > 1, Set(fields).count == 1, fields[0] != .meaning { odds -= 3 }
        self.odds = odds + unnamed
    }

    /// Whether a cell differs from one below by its number alone: `word1` above `word2`.
    private static func goesOn(_ text: String, _ below: some Sequence<String>) -> Bool {
        let bare = text.filter { !$0.isNumber }
        return bare != text && !bare.isEmpty && below.contains { $0 != text && $0.filter { !$0.isNumber } == bare }
    }

    private static func named(_ name: ColumnName?, _ text: String) -> Double {
        guard let name else { return text.split(separator: " ").count > 4 ? -1.5 : -0.4 }
        switch name.field {
        case .term, .meaning: return 2.2
        case .some: return 1.4
        case nil: return name.language != nil ? (text.utf8.count < 3 ? 1 : 1.7) : 0.7
        }
    }

    /// How unlike a cell is to what stands below it.
    private static func contrast(_ text: String, _ profile: ColumnProfile) -> Double {
        let kind = CellKind(text)
        let isWord = kind == .word || kind == .phrase
        if isWord, profile.share(of: .number, .date, .link, .identifier, .media, .partOfSpeech, .pronunciation) > 0.8 { return 2 }
        if isWord, profile.share(of: .sentence) > 0.8 { return 1 }
        guard let script = ColumnProfile.script(of: text) else { return kind == .number ? -1 : 0 }
        let share = profile.scripts[script, default: 0]
        return share < 0.05 && profile.scriptsTotal > 0.9 ? 1.4 : 0
    }
}
