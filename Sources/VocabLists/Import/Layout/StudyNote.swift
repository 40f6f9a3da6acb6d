import VocabCore

/// A note that a learner typed in two scripts, every line of which can be accounted for: as a word with its meaning, on one line or on two,
/// as an example below it, the translation of that, or a title.
///
/// What parts words from meanings is where the script changes, with the same sign on all lines. A few lines that can be no words among many
/// that are, notes to oneself and what stands around them, are left out and told. Where a line says anything else, it is no such note, and
/// others look at it.
struct StudyNote {
    /// What stands between words and meanings with the spaces around it; nil where these stand on lines of their own.
    private(set) var gap: String?
    /// Whether its first row names its columns.
    private(set) var hasHeader = false

    let lines: [NoteLine]
    private(set) var rows: LinedRows
    private(set) var entries = NoteEntries()
    /// Whether a word stands above that the lines below belong to, and the example that may be gone on with.
    private var isBelowEntry = false
    private var example: (line: Int, isAnchor: Bool)?
    private var examples = NoteExamples()

    /// Longer texts are of so many words that what most of them have tells more than what all have.
    private static let longest = 1 << 16
    private static let longestLine = 600
    /// The fields behind the first two of its rows, which are term and meaning or the other way around.
    static let furtherFields = NoteEntries.furtherFields

    /// How many lines that can be no words are left out; nil where none may be.
    private(set) var remarks: Int?

    /// Which lines a note may hold beside those that can be accounted for.
    enum Remarks {
        /// None.
        case none
        /// A few, among five words at least, or among two below a heading that says that words follow.
        case few, belowHeading

        /// How many words tell that the others are remarks.
        fileprivate var fewestWords: Int { self == .belowHeading ? 2 : 5 }
    }

    /// Nil when `text` is no such note, or only with other lines than it may hold.
    init?(_ text: ListText, _ kind: Remarks = .few) {
        guard text.isFree, text.body.count < Self.longest, !text.namesColumns, let anchor = Self.anchor(of: text.lines),
            // Lines that letters count, several words in front of a meaning, and leaders are looked at by those who know them.
            LineLetters.lined(text) == nil, LineLetters.withoutPages(text) == nil, FormLines.lined(text) == nil,
            SpacedLines.led(text) == nil, !Self.isPartedBehindTwoScripts(text.lines)
        else { return nil }
        // Quotes around cells, tables, letters that could not be read.
        func isOther(_ line: Substring) -> Bool {
            line.first == "|" || line.contains("\u{FFFD}") || line.contains("\"") && Self.holdsQuotedCell(line)
        }
        if text.lines.contains(where: isOther) { return nil }
        let lines = text.lines.map {
            NoteLine($0.utf8.count > Self.longestLine ? $0.prefix(Self.longestLine) : $0, anchor: anchor)
        }
        let isWhole = !zip(lines, text.lines).contains { $0.kind == .odd || $1.utf8.count > Self.longestLine }
        if isWhole, let note = StudyNote(text, lines, onOneLine: true) ?? StudyNote(text, lines, onOneLine: false) {
            self = note
        } else if kind != .none, let note = StudyNote(text, lines, onOneLine: true, kind) {
            self = note
        } else {
            return nil
        }
    }

    private init?(_ text: ListText, _ lines: [NoteLine], onOneLine: Bool, _ kind: Remarks = .none) {
        self.lines = lines
        rows = LinedRows(text)
        remarks = kind == .none ? nil : 0
        guard let first = onOneLine ? firstEntry() : firstTerm() else { return nil }
        // Of rows of cells those that lack some are told.
        if kind != .none, case .pair(let pair) = first.kind, NoteEntries.cellSigns.contains(pair.sign) { return nil }
        var line = onOneLine ? takeHeader(first) : 0
        while line < lines.count {
            let next: Int? =
                switch lines[line].kind {
                case .blank: pass(line)
                case .framed: isTitle(line) ? leaveTitle(line) : nil
                case .odd: nil
                case .pair, .single: onOneLine ? takeLine(line, first) : takeStacked(line, first)
                }
            if next == nil, remarks != nil, goesOn(line) {
                entries.all[entries.all.count - 1].back += " " + lines[line].text
                rows.pass([line])
                line += 1
                continue
            }
            if next == nil, remarks == nil || !isRemark(line, first) { return nil }
            if next == nil {
                remarks = remarks.map { $0 + 1 }
                // A word without a meaning is told as such.
                if isWordAlone(line, first) { rows.keep(line, as: lines[line].text) }
            }
            line = next ?? leaveTitle(line)
        }
        if let remarks, entries.all.count < kind.fewestWords || remarks * 2 > entries.all.count + 1 { return nil }
        let numbers = entries.all.compactMap { lines[$0.line].number }
        guard examples.areSure, entries.takeNumbers(behind: numbers), entries.areWords(above: examples, hasHeader: hasHeader),
            let cells = entries.cells
        else { return nil }
        for (entry, cells) in zip(entries.all, cells) { rows.put(cells, on: entry.line, with: entry.others) }
    }

    /// Whether one sign stands once in every line, behind letters of two scripts in most: `맥주 can - beer in a can`.
    private static func isPartedBehindTwoScripts(_ lines: [Substring]) -> Bool {
        let filled = lines.prefix(200).filter { !Text.isBlank(String($0)) }
        guard filled.count > 3 else { return false }
        return [" = ", " - ", " – ", " : "].contains { sign in
            let fronts = filled.compactMap { line -> Substring? in
                let places = line.ranges(of: sign)
                guard places.count == 1, let place = places.first, line[place.upperBound...].first?.isWhitespace == false else {
                    return nil
                }
                return line[..<place.lowerBound]
            }
            let mixed = fronts.count { LineSides.scripts(outsideBracketsOf: String($0)).count > 1 }
            return fronts.count == filled.count && mixed * 2 > fronts.count
        }
    }

    /// How many words it has.
    var count: Int { entries.all.count }

    /// The text with TABs between words, meanings and further fields.
    var lined: LinedText { rows.lined }

    /// Whether a cell in quotes may stand in a line: `"apple, red",사과`, `say - "말하다"` apart, for that is no cell of a table.
    private static func holdsQuotedCell(_ line: Substring) -> Bool {
        if line.first == "\"", line.last == "\"" || NoteEntries.cellSigns.contains(where: { line.contains("\"" + $0) }) {
            return true
        }
        return NoteEntries.cellSigns.contains { sign in
            line.ranges(of: sign + "\"").contains { place in line[place.upperBound...].first.map { $0 != " " } ?? true }
        }
    }

    /// The script that meanings or words are in beside others: Hangul, else Latin letters.
    private static func anchor(of lines: [Substring]) -> Script? {
        let scripts = lines.reduce(into: Set<Script>()) { $0.formUnion(ColumnProfile.scripts(of: String($1))) }.subtracting([
            .digit
        ])
        guard scripts.count > 1 else { return nil }
        return scripts.contains(.hangul) ? .hangul : scripts.contains(.latin) ? .latin : nil
    }

    // MARK: - Entries on one line

    /// Keeps the names of columns on top, parted as the entries are, and returns the line behind them.
    private mutating func takeHeader(_ first: NoteLine) -> Int {
        guard case .pair(let pair) = first.kind, let top = lines.firstIndex(where: { $0.kind != .blank }), !pair.sign.isEmpty,
            lines[top].mark.isEmpty
        else { return 0 }
        let names = lines[top].text.split(separator: pair.sign).map { Text.cleanedLine(String($0)) }
        guard names.count == 2 || names.count == 3 && ColumnName(names[2]) == .field(.example), ColumnMap(header: names) != nil,
            names.allSatisfy({ ColumnName($0) != nil }), !ListHead.namesOneLanguage(names)
        else { return 0 }
        rows.put(names, on: top)
        hasHeader = true
        return top + 1
    }

    /// Reads a line, and returns the next; nil where it cannot be accounted for.
    private mutating func takeLine(_ line: Int, _ first: NoteLine) -> Int? {
        let this = lines[line]
        switch this.kind {
        case .blank, .framed, .odd: return nil
        case .pair(let pair):
            guard case .pair(let model) = first.kind else { return nil }
            // `3/6 수 - 쉬는 날` among words with numbers
            if this.mark.isEmpty, first.mark.contains("#"), Dates.isInFront(of: this.text) { return leaveTitle(line) }
            if isExample(line, first) { return putExample(line, first, isAnchor: pair.startsWithAnchor, isWhole: true) }
            if this.isUnit {
                // Of several below each other they are words.
                let next = lines[(line + 1)...].first { $0.kind != .blank }
                return next?.isUnit == false ? leaveTitle(line) : nil
            }
            // Below a word further in there is another: `- parentheses …`, `  - parenthesis …`.
            guard this.isEntry || remarks != nil && pair.sign == model.sign, pair.startsWithAnchor == model.startsWithAnchor,
                !isPartedElsewhere(line, pair, model)
            else { return nil }
            let isAlike =
                pair.sign == model.sign && this.mark == first.mark
                && (this.indent == first.indent || isBelowEntry && this.indent > first.indent && !this.mark.isEmpty)
            guard isAlike || remarks != nil && isEntry(this, pair, unlike: first, model) else { return nil }
            (entries.sign, gap) = (model.sign, gap ?? model.gap)
            put(
                NoteEntry(
                    line: line, others: [], front: pair.front, part: pair.part ?? "", back: pair.back,
                    example: pair.example ?? "",
                    isSpacedBehind: pair.isSpacedBehind, startsWithAnchor: pair.startsWithAnchor))
            return line + 1
        case .single(let isAnchor):
            if isTitle(line) { return leaveTitle(line) }
            if isTranslation(line, isAnchor: isAnchor) { return putTranslation(line) }
            return isExample(line, first) ? putExample(line, first, isAnchor: isAnchor, isWhole: false) : nil
        }
    }

    /// Whether a line below an entry is an example: one with a label, or a sentence in the language of the word.
    private func isExample(_ line: Int, _ first: NoteLine) -> Bool {
        let this = lines[line]
        guard isBelowEntry, let entry = entries.all.last else { return false }
        let isApart = isApart(this, first)
        if this.labelled != nil { return isApart || ExampleLabels.isSure(rows.text.lines[line]) }
        // What is quoted right below a word uses it, in whatever form.
        if this.mark == ">", first.mark != ">", entry.line == line - 1, this.text.contains(" "),
            this.kind == .single(isAnchor: entry.startsWithAnchor)
        {
            return true
        }
        // Among remarks an example uses the word.
        if remarks != nil, !entry.isUsed(in: this.text) { return false }
        switch this.kind {
        case .single(let isAnchor):
            // In the language of the meaning it goes on with that.
            guard entry.startsWithAnchor || !isAnchor else { return false }
            let isLong = this.text.split(separator: " ").count > 3 && !this.text.contains(",") && entry.isUsed(in: this.text)
            if !isApart, Self.endsAsSentence(entry.front) { return false }
            return NoteLine.isSentence(this.text) || isApart && (Self.endsAsSentence(this.text) || isLong)
        case .pair(let pair):
            guard entry.startsWithAnchor || !pair.startsWithAnchor, !Self.endsAsSentence(entry.front) else {
                return false
            }
            // Among phrases one is no example, whatever words of others it uses.
            if pair.sign == entries.sign {
                return pair.isFrontSentence && entry.isUsed(in: pair.front) && !NoteEntries.cellSigns.contains(pair.sign)
            }
            return pair.isFrontSentence || isApart && Self.endsAsSentence(pair.front)
        default: return false
        }
    }

    /// Whether a line stands further in than entries do, or behind another mark.
    private func isApart(_ this: NoteLine, _ first: NoteLine) -> Bool {
        this.indent > first.indent || this.mark != first.mark && !this.mark.isEmpty
    }

    static func endsAsSentence(_ text: String) -> Bool { NoteEntry.endsAsSentence(text) }

    // MARK: - Entries on two lines

    /// The first line that may be a term above its meaning.
    private func firstTerm() -> NoteLine? {
        // `words` above `단어` is a word with its meaning.
        let top = lines.indices.filter { lines[$0].kind != .blank }.prefix(2)
        if top.count == 2, top.allSatisfy({ isTitle($0) || UnitTitles.mentionsList(lines[$0].text) }) { return nil }
        let first = lines.indices.first { if case .single = lines[$0].kind { !isTitle($0) } else { false } }
        guard let first, !NoteLine.isSentence(lines[first].text), lines[first].labelled == nil else { return nil }
        return lines[first]
    }

    private mutating func takeStacked(_ line: Int, _ first: NoteLine) -> Int? {
        let this = lines[line]
        guard case .single(let termIsAnchor) = first.kind else { return nil }
        switch this.kind {
        case .blank, .framed, .odd: return nil
        case .pair(let pair):
            return isExample(line, first) ? putExample(line, first, isAnchor: pair.startsWithAnchor, isWhole: true) : nil
        case .single(let isAnchor):
            // Names of lists in both scripts are a word and its meaning.
            let areNames = isTitle(line) && lines[safe: line + 1]?.kind == .single(isAnchor: !isAnchor) && isTitle(line + 1)
            if !areNames, isTitle(line) { return leaveTitle(line) }
            let isTerm = isAnchor == termIsAnchor && this.mark == first.mark && this.indent == first.indent
            if !isTerm, isTranslation(line, isAnchor: isAnchor) { return putTranslation(line) }
            if isExample(line, first) { return putExample(line, first, isAnchor: isAnchor, isWhole: false) }
            guard isTerm, let meaning = lines[safe: line + 1], meaning.kind == .single(isAnchor: !termIsAnchor),
                meaning.labelled == nil, !NoteLine.isSentence(meaning.text), areNames || !isTitle(line + 1),
                meaning.mark != first.mark || first.mark.isEmpty
            else { return nil }
            put(
                NoteEntry(
                    line: line, others: [line + 1], front: this.text, part: "", back: meaning.text, example: "",
                    isSpacedBehind: true, startsWithAnchor: termIsAnchor))
            return line + 2
        }
    }

    // MARK: - What all share

    /// Whether a line is a title: the name of a unit or a list, or one on top or below an empty line that is framed.
    private func isTitle(_ line: Int) -> Bool {
        let text = Text.cleanedLine(String(rows.text.lines[line]))
        guard lines[line].labelled == nil, text.utf8.count < 60 else { return false }
        if UnitTitles.isUnit(text) || UnitTitles.namesList(text) { return true }
        let isFirst = lines[..<line].allSatisfy { $0.kind == .blank }
        if isFirst, lines[line].mark.isEmpty, UnitTitles.mentionsList(text) || UnitTitles.beginsWithUnit(text) { return true }
        return lines[line].mark.isEmpty && "[<【〈《#■◆".contains(text.first ?? " ") && (isFirst || lines[line - 1].kind == .blank)
    }

    private mutating func pass(_ line: Int) -> Int {
        rows.pass([line])
        return line + 1
    }

    private mutating func leaveTitle(_ line: Int) -> Int {
        (isBelowEntry, example) = (false, nil)
        return line + 1
    }

    private mutating func put(_ entry: NoteEntry) {
        entries.all.append(entry)
        (isBelowEntry, example) = (true, nil)
    }

    /// Puts an example on its line; a whole one has its translation with it.
    private mutating func putExample(_ line: Int, _ first: NoteLine, isAnchor: Bool, isWhole: Bool) -> Int? {
        guard let entry = entries.all.last else { return nil }
        let this = lines[line]
        var text = this.labelled ?? this.text
        var isSame = false
        if this.labelled == nil, case .pair(let pair) = this.kind, pair.sign == entries.sign, !pair.sign.isEmpty {
            text = pair.front + " - " + pair.back
            isSame = true
        }
        rows.keep(line, as: ExampleLabels.remark(text))
        examples.note(
            isUsing: entry.isUsed(in: text),
            isApart: this.labelled != nil || isApart(this, first) && !isSame && !Self.marksOfRemarks.contains(this.mark),
            isLikeEntries: isSame && !isApart(this, first))
        example = isWhole ? nil : (line, isAnchor)
        return line + 1
    }

    /// Whether a line right below an example says it in the other script: no single word, as titles are.
    private func isTranslation(_ line: Int, isAnchor: Bool) -> Bool {
        guard let example, example.line == line - 1, example.isAnchor != isAnchor, lines[line].labelled == nil else {
            return false
        }
        let text = lines[line].text
        if UnitTitles.mentionsList(text) || UnitTitles.beginsWithUnit(text) { return false }
        // Sentences of Korean end with few syllables, and names of parts with others.
        if Script(ofFirstLetterIn: text) == .hangul {
            return text.last.map { "다요까네죠지자라오어아야군".contains($0) } == true || Self.endsAsSentence(text)
        }
        return text.split(separator: " ").count > 2 || Self.endsAsSentence(text)
            || !text.contains(" ") && !isAnchor && text.count > 3
    }

    private mutating func putTranslation(_ line: Int) -> Int {
        let text = lines[line - 1].labelled ?? lines[line - 1].text
        rows.keep(line - 1, as: ExampleLabels.remark(text + " - " + lines[line].text))
        rows.keep(line, as: ExampleLabels.remark(""))
        example = nil
        return line + 1
    }
}

extension NoteLine {
    /// Whether it has two scripts with a sign between them.
    var isSignedPair: Bool { if case .pair(let pair) = kind { !pair.sign.isEmpty } else { false } }

    /// Whether it names a unit with its theme: `Day 1 - 가족`.
    var isUnit: Bool {
        guard mark.isEmpty, case .pair(let pair) = kind, !NoteEntries.cellSigns.contains(pair.sign) else { return false }
        return UnitTitles.isUnit(pair.front)
    }

    /// Whether it is a word with its meaning.
    var isEntry: Bool {
        guard case .pair(let pair) = kind, labelled == nil else { return false }
        return !pair.isFrontSentence && !(pair.isBackSentence && pair.front.split(separator: " ").count > 4)
    }
}
