import VocabCore

/// A text on its way to rows in lines, whatever shape it comes in.
struct ShapedText {
    /// How it looks by now.
    private(set) var text: ListText
    /// The lines with text that went into no row, from 1.
    private(set) var left: [Int] = []
    /// How many lines stand above its rows that the file does not have.
    private(set) var added = 0
    /// Whether its first row names the parts of entries, and stands in no line of the file.
    private(set) var isNamed = false
    /// Whether TABs stand for the spaces between its cells.
    private(set) var isSpaced = false
    /// The note that it is, if all of its lines are accounted for: then TABs stand between its cells.
    private(set) var note: StudyNote?

    /// Looks for a shape in a text; nil when it has another.
    typealias Shape = @Sendable (ListText) -> LinedText?

    /// What each says of itself on every line: gaps of notes, names of values, times of messages.
    private static let records: [Shape] = [
        ClozePairs.lined, ClozePairs.words, RecordLines.lined, RecordLines.framed, ChatLines.lined,
    ]
    /// Entries whose cells no delimiter parts, or not on one line; what is known by more comes first, and first of all what no other shape
    /// parts, words glued to their meanings.
    private static let entries: [Shape] = [
        GluedLines.lined, FormLines.lined, HyphenLines.lined, TabRuns.lined, MarkedTable.lined, FoldedCards.lined,
        RuledCards.lined,
        HeadedFields.lined,
        LabelledBlocks.lined,
        SensedBlocks.lined, CopiedEntries.lined, HeadedEntries.lined, ParagraphHeads.lined,
        OutlineCards.lined, OutlineCards.unfolded, NestedCards.lined, JoinedRows.lined, BracketLines.lined, LineGroups.lined,
        BoldLines.lined,
    ]
    private static let columns: [Shape] = [SpacedLines.aligned, SpacedLines.led, ScriptRuns.lined, SpelledLines.lined]

    /// Shapes `bytes`, between whose cells the learner may have said what stands; they may be a note of some kind where the learner says nothing of
    /// their columns.
    ///
    /// - Throws: `WordListError.notText` when they are no list, but something that is known here.
    init(_ bytes: [UInt8], said: Delimiter?, note kind: StudyNote.Remarks? = nil) throws(WordListError) {
        text = ListText(bytes, said: said)
        // Rows with lines inside of their cells are no lines.
        if text.isFree, Delimiter.aroundLines(text.bytes, from: text.start) != nil { return }
        if take([DocumentTables.lined, TranslatedTexts.lined, CircledWords.lined]) { return }
        take([SettingsHead.left])
        take([TitlesAboveNames.left])
        if take([ChoiceRows.lined]) || Self.isHeaded(text) { return }
        take([ChatFrames.lined])
        take([LineMarks.quoted])
        take([LineMarks.counted, LineMarks.described])
        if take([AnswerKeys.lined]) { return }
        take([WrappedEntries.lined])
        if take([SoundedLines.lined]) { return }
        take([RelatedLines.barred])
        take([RelatedLines.lined])
        if let related = RelatedLines.aside(text),
            let inner = try? ShapedText(related.rest.bytes, said: said, note: kind), inner.note != nil
        {
            // The rows of a note stand on the lines that they were made of.
            self = inner
            let whole = inner.withSuffixes(related.below)
            text = ListText(whole.bytes, said: inner.text.said)
            left += whole.left
            return
        }
        if let kind, let note = StudyNote(text, kind) {
            put(note.lined)
            self.note = note
            return
        }
        if take([ColonCards.lined]) { return }
        if let labels = ExampleLabels(text), let inner = try? ShapedText(labels.rest, said: said, note: kind) {
            self = inner
            let whole = labels.putBack(into: inner.text.bytes, added: inner.added)
            text = ListText(whole.bytes, said: inner.text.said)
            left += whole.left
            return
        }
        take([QuotedLines.lined])
        take([LineIndents.lined, LineIndents.withoutLevels])
        take([LineMarks.lined])
        if take(Self.records), let kind, let note = StudyNote(text, kind) {
            put(note.lined)
            self.note = note
            return
        }
        take([LineLetters.lined, LineLetters.withoutPages])
        if text.isFree { take([PointLines.lined]) }
        if said == nil, let kind = FileKind(text: text.bytes) { throw .notText(kind) }
        if text.isFree {
            take([NestedPoints.lined])
            take([SignVariants.lined])
            take([BracketSigns.lined])
            let isBold = take([BoldHeads.lined])
            if !isBold, take([SpacedLines.headed]) {
                isSpaced = true
                return
            }
            let isEntry = isBold || takeUntitled(Self.entries)
            isSpaced = !isEntry && takeUntitled(Self.columns)
        }
        if !isSpaced { isSpaced = takeUntitled([SpacedLines.tabbed]) }
        if !isSpaced, text.isFree, kind != nil, !text.isDelimited { leaveTitles() }
    }

    /// Whether the first line names what stands in each of the columns that a comma, a semicolon or a TAB parts all others into: then nothing
    /// but a table is looked for.
    private static func isHeaded(_ text: ListText) -> Bool {
        guard text.isFree, !text.isLong, let first = text.lines.first else { return false }
        return [",", ";", "\t"].contains { (sign: Character) in
            let names = first.split(separator: sign, omittingEmptySubsequences: false).map { Text.cleanedLine(String($0)) }
            // Two names may be words, `one,two`, unless they are those of a term and a meaning.
            let areNames =
                names.count > 2 ? names.allSatisfy { ColumnName($0) != nil } : names.count == 2 && ColumnMap.namesFields(names)
            guard areNames else { return false }
            let rows = text.lines.dropFirst().filter { !Text.isBlank(String($0)) }
            return rows.count > 3 && rows.allSatisfy { $0.count { $0 == sign } == names.count - 1 }
        }
    }

    /// The text with something more behind the meanings of the rows that were made of some lines, by these, from 0; and the lines below which
    /// there is no such row, from 1.
    private func withSuffixes(_ suffixes: [Int: String]) -> (bytes: [UInt8], left: [Int]) {
        var lines = text.lines.map(String.init)
        var left: [Int] = []
        for (line, suffix) in suffixes.sorted(by: { $0.key < $1.key }) {
            let place = min(line + added, lines.count - 1)
            // A word stands on the line above its meaning, or on the same.
            let row = (max(0, place - 2)...max(0, place)).last { lines[$0].contains("\t") && !lines[$0].hasPrefix("#") }
            guard let row else {
                left.append(line + text.linesAbove + 2)
                continue
            }
            var cells = lines[row].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            // Of the two sides that in Latin letters alone is the word.
            let isMeaningFirst = ColumnProfile.scripts(of: cells[1]).subtracting([.digit]) == [.latin]
            cells[isMeaningFirst ? 0 : 1] += suffix
            lines[row] = cells.joined(separator: "\t")
        }
        return (text.with(lines).bytes, left)
    }

    /// Leaves titles out where a sign parts the lines below them evenly, and not all of them with those.
    private mutating func leaveTitles() {
        func share(_ text: ListText) -> Double { text.delimiter.partedShare(of: text.bytes, from: text.start) }
        guard let untitled = UnitTitles.left(out: text, withFramed: true), share(text) < 0.8, share(untitled.text) >= 0.8 else {
            return
        }
        text = untitled.text
        left += untitled.title.map { [$0] } ?? []
    }

    /// Gives the text the first of these shapes that it has without the titles of its parts, which are none; false when it has none.
    private mutating func takeUntitled(_ shapes: [Shape]) -> Bool {
        if let untitled = UnitTitles.left(out: text) {
            let titled = text
            text = untitled.text
            if take(shapes) {
                left += untitled.title.map { [$0] } ?? []
                return true
            }
            text = titled
        }
        return take(shapes)
    }

    /// Gives the text the first of these shapes that it has; false when it has none.
    @discardableResult
    private mutating func take(_ shapes: [Shape]) -> Bool {
        for shape in shapes {
            guard let lined = shape(text) else { continue }
            put(lined)
            return true
        }
        return false
    }

    /// Goes on with lines that were made of the text.
    private mutating func put(_ lined: LinedText) {
        text = ListText(lined.bytes, said: text.said)
        left += lined.left.map { $0 - added }
        added += lined.added
        isNamed = isNamed || lined.isNamed
    }
}
