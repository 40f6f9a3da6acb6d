import VocabCore

/// Turns the cells of a row into what is kept of them.
struct RowReader {
    private let layout: ListLayout
    /// The columns of term and meaning where nothing else is read from a row.
    private let pair: (term: Int, meaning: Int)?
    /// Whether columns that are no field's may stand among the first ones.
    private let knownWidth: Int

    /// The columns that are a field's or hold identifiers.
    private let readColumns: Set<Int>

    init(layout: ListLayout) {
        self.layout = layout
        let columns = layout.columns.columns
        readColumns = Set(columns.values).union(layout.further.values.joined()).union(
            [layout.idColumn, layout.spareTerm].compactMap(\.self)
        ).union(layout.parts.keys)
        knownWidth = (0...columns.count).first { !columns.values.contains($0) } ?? 0
        if let term = columns[.term], let meaning = columns[.meaning], columns.count == 2, layout.tags.isEmpty,
            !layout.trim.hasBareParts,
            layout.further.values.allSatisfy(\.isEmpty)
        {
            pair = (term, meaning)
        } else {
            pair = nil
        }
    }

    /// What the row says about a word.
    func content(of cells: [String]) -> WordContent {
        if let plain = plainContent(of: cells) { return plain }
        let isNamed = layout.headerCells != nil && !layout.isSpaced
        let cells = layout.isSaid || isNamed ? joined(cells) : RowSlips.realigned(joined(cells), layout.columns)
        var content = layout.columns.content(of: layout.isHTML ? cells.map(HTMLText.plain) : cells)
        for (field, columns) in layout.further {
            let further = columns.compactMap { $0 < cells.count ? cells[$0] : nil }
            let texts = [content[field]] + (layout.isHTML ? further.map(HTMLText.plain) : further)
            let separator = field == .example ? "\n" : field == .meaning ? "; " : ", "
            content[field] = texts.filter { !Text.isBlank($0) }.joined(separator: separator)
        }
        if !layout.parts.isEmpty {
            let filled = layout.parts.keys.sorted().filter { !Text.isBlank(cells[safe: $0] ?? "") }
            content.partOfSpeech = filled.compactMap { layout.parts[$0] }.joined(separator: ", ")
        }
        if let spare = layout.spareTerm, Text.isBlank(content.term), let term = cells[safe: spare] {
            content.term = layout.isHTML ? HTMLText.plain(term) : term
        }
        let spare = layout.spareMeanings.first { !Text.isBlank(cells[safe: $0] ?? "") }
        if Text.isBlank(content.meaning), let spare {
            content.meaning = layout.isHTML ? HTMLText.plain(cells[spare]) : cells[spare]
        }
        if layout.hasSpacedTags, let column = layout.columns.columns[.tags], column < cells.count {
            content.tags = cells[column].unicodeScalars.split(separator: " ").map(String.init)
        }
        if !layout.tags.isEmpty { content.tags += layout.tags }
        // A TAB where TABs part nothing stands between senses.
        if layout.separator != .tab, content.meaning.utf8.contains(0x09), !layout.isOwn {
            content.meaning = content.meaning.split(separator: "\t").map { Text.cleaned(String($0)) }.filter { !$0.isEmpty }
                .joined(separator: "; ")
        }
        if layout.isOwn { return content.cleaned() }
        layout.gaps.take(from: &content)
        if !layout.isSaid { RowSlips.leaveQuestion(in: &content) }
        for field in [WordField.term, .meaning, .pronunciation]
        where Text.isBlank(content[field])
            || layout.placeholders[field]?.contains(Text.cleanedLine(content[field])) == true
        {
            content[field] = ""
        }
        if !layout.isSaid { RowSlips.leaveNothing(in: &content) }
        if layout.hasWrittenBreaks { RowSlips.leaveFirstLine(of: &content) }
        if layout.isHTML, content.meaning.contains("[") {
            content.meaning = Illustration.removed(from: content.meaning, of: Text.cleaned(content.term))
        }
        if !layout.isSaid {
            RowSlips.leaveBox(in: &content)
            RowSlips.swapPart(in: &content)
        }
        if !layout.isSaid {
            RowSlips.moveReference(in: &content)
            RowSlips.moveExample(in: &content)
        }
        if !layout.isSaid {
            RowSlips.moveRemark(in: &content)
            RowSlips.moveWarning(in: &content)
        }
        RelatedLines.moveHint(in: &content)
        LabelledLines.move(in: &content)
        RelatedWords.move(in: &content)
        RelatedWords.moveLabelled(in: &content)
        if !layout.isSaid { content.meaning = RowSlips.withoutColon(content.meaning) ?? content.meaning }
        if content.term.isEmpty { takeKana(cells, &content) }
        for field in [WordField.term, .meaning] {
            if let bare = layout.rowMarks?.removed(from: content[field], of: field) { content[field] = bare }
        }
        if content.pronunciation.isEmpty, let (term, spelling) = Transcription.below(content.term) {
            (content.term, content.pronunciation) = (term, spelling)
        }
        content.term = Furigana.removed(from: content.term)
        RowSlips.bracketGender(in: &content)
        for field in [WordField.term, .meaning, .pronunciation, .partOfSpeech, .example, .note] {
            if let tidy = PlainText.tidy(content[field]) { content[field] = tidy }
        }
        for field in [WordField.term, .meaning] {
            if let bare = RowSlips.withoutStrayMarks(content[field]) { content[field] = bare }
        }
        if content.pronunciation.utf8.first == UInt8(ascii: "("), content.pronunciation.hasSuffix(")") {
            content.pronunciation = String(content.pronunciation.dropFirst().dropLast())
        }
        if content.partOfSpeech.isEmpty, let last = content.pronunciation.last, ")]".contains(last),
            let (sound, part) = Brackets.atEnd(of: content.pronunciation), Brackets.isPart(part)
        {
            (content.pronunciation, content.partOfSpeech) = (sound, part)
        }
        // What is nothing but a part of speech is no word: `(v, n): To put`.
        if content.term.utf8.first == UInt8(ascii: "("), content.term.hasSuffix(")"), PartOfSpeech.areKnown(content.term) {
            content.term = ""
        }
        if let mark = content.meaning.first, mark == "_" || mark == "*" {
            content.meaning = Self.withoutEmphasis(content.meaning, mark)
        }
        var cleaned = layout.trim.applied(to: content.cleaned())
        if let bare = RowSlips.withoutStrayMarks(cleaned.term) { cleaned.term = bare }
        var split = MeaningHead.split(cleaned)?.cleaned() ?? cleaned
        if !layout.isSaid { RowSlips.leaveSigns(in: &split) }
        if let (senses, parts) = InnerParts.split(split.meaning, hasPart: !split.partOfSpeech.isEmpty) {
            split.meaning = NumberedSenses.joined(senses)
            split.partOfSpeech = ([split.partOfSpeech] + parts).filter { !$0.isEmpty }.joined(separator: ", ")
            split = split.cleaned()
        }
        if let senses = NumberedSenses.joined(split.meaning) {
            split.meaning = senses
            if senses.utf8.contains(UInt8(ascii: ".")) { Self.takeParts(ofSenses: &split) }
            if let (inner, parts) = InnerParts.split(split.meaning, hasPart: !split.partOfSpeech.isEmpty) {
                split.meaning = inner.joined(separator: "; ")
                split.partOfSpeech = ([split.partOfSpeech] + parts).filter { !$0.isEmpty }.joined(separator: ", ")
                split = split.cleaned()
            }
        }
        RelatedWords.moveFamily(in: &split)
        return split
    }

    /// Moves parts of speech from the heads of senses, each of which has its own: `adj. fine; n. penalty`.
    private static func takeParts(ofSenses content: inout WordContent) {
        let senses = content.meaning.split(separator: "; ").map { sense in
            MeaningHead.partOfSpeech(atHead: String(sense)) ?? ("", String(sense))
        }
        let parts = senses.map(\.0).filter { !$0.isEmpty }
        if parts.isEmpty { return }
        content.meaning = senses.map(\.1).joined(separator: "; ")
        content.partOfSpeech = ([content.partOfSpeech] + parts).filter { !$0.isEmpty }.joined(separator: ", ")
        content = content.cleaned()
    }

    /// A meaning whose part of speech is set off: `_adj._ imitative`.
    private static func withoutEmphasis(_ meaning: String, _ mark: Character) -> String {
        let bare = meaning.drop { $0 == mark }
        guard let end = bare.prefix(20).firstIndex(of: mark), PartOfSpeech.areKnown(String(bare[..<end])) else { return meaning }
        let rest = Text.cleaned(String(bare[end...].drop { $0 == mark }))
        return "(\(bare[..<end])) " + rest
    }

    /// A word that is written in kana alone has nothing in the column of characters.
    private func takeKana(_ cells: [String], _ content: inout WordContent) {
        let kana = layout.readings.lazy.filter { $0 < cells.count }.map { Text.cleanedLine(cells[$0]) }
            .first { text in text.unicodeScalars.contains { Script(of: $0) == .kana } }
        guard let kana else { return }
        content.term = kana
        content.pronunciation = ""
    }

    /// What a row says whose term and meaning are letters alone, as most are: nothing in them needs to be looked at twice.
    private func plainContent(of cells: [String]) -> WordContent? {
        guard let pair, cells.count == knownWidth, max(pair.term, pair.meaning) < cells.count,
            cells[pair.term].utf8.first != UInt8(ascii: "("), PlainText.isLettersAlone(cells[pair.term]),
            PlainText.isLettersAlone(cells[pair.meaning]),
            // Arrows, dashes and signs of remarks begin with this byte.
            !cells[pair.meaning].utf8.contains(0xE2),
            cells[pair.meaning].utf8.first.map({ $0 >= 0x80 }) == true || !MeaningHead.mayNamePart(cells[pair.meaning])
        else { return nil }
        return WordContent(term: cells[pair.term], meaning: cells[pair.meaning])
    }

    /// The columns that hold something and are no field's, unless the learner said which are; further to the right than any list has
    /// columns they are not looked at.
    func unread(_ cells: [String]) -> [Int] {
        if cells.count <= knownWidth || layout.isSaid || layout.isOwn { return [] }
        return joined(cells).prefix(ColumnGuess.widest).indices.filter { column in
            !readColumns.contains(column) && !Text.isBlank(cells[column])
        }
    }

    /// `cells` with those that unquoted delimiters cut off put back.
    private func joined(_ cells: [String]) -> [String] {
        if let whole = withSpacedCells(cells) { return whole }
        guard let overflow = layout.overflow, cells.count > overflow.width else { return cells }
        let further = cells[overflow.width...]
        if overflow.isSpaced, !further.allSatisfy({ $0.utf8.first == 0x20 && !Text.isBlank($0) }) { return cells }
        // A number behind a meaning goes not on with it.
        if !further.contains(where: { $0.contains(where: \.isLetter) }) { return cells }
        return Array(cells[..<overflow.column]) + [cells[overflow.column...].joined(separator: layout.separator.sign)]
    }

    /// `cells` with those that begin with a space behind the cells in front of them, where these alone are too many for the header or for
    /// the columns: `scarce,형용사,드문, 부족한,Water is scarce here.`, `Schön, dich zu sehen!,Nice to see you!`
    private func withSpacedCells(_ cells: [String]) -> [String]? {
        guard let width = layout.headerCells?.count ?? layout.overflow?.width, cells.count > width,
            layout.headerCells != nil || Self.isSentence(cells), layout.separator == .comma,
            !layout.isOwn,
            cells.dropFirst().count(where: { $0.utf8.first == 0x20 && $0.contains(where: \.isLetter) }) == cells.count - width
        else { return nil }
        return cells.dropFirst().reduce(into: [cells[0]]) { whole, cell in
            if cell.utf8.first == 0x20 { whole[whole.endIndex - 1] += "," + cell } else { whole.append(cell) }
        }
    }

    /// Whether the first cells of a row without names of columns are one sentence, and no word with two meanings: the second ends as sentences
    /// do.
    private static func isSentence(_ cells: [String]) -> Bool {
        guard let next = cells.dropFirst().first, next.utf8.first == 0x20, let end = next.last else { return false }
        return ".!?…".contains(end) && ColumnProfile.scripts(of: cells[0]) == ColumnProfile.scripts(of: next)
    }

    /// The identifier that the row carries.
    func id(of cells: [String]) -> Word.ID? {
        layout.idColumn.flatMap { $0 < cells.count ? Word.ID(cells[$0]) : nil }
    }
}
