import VocabCore

/// Whether what was read can be a word list.
extension WordList {
    /// Refuses what holds no words, and asks about what may be read wrongly; what this program wrote, and what the learner says, is taken as it
    /// is.
    func check(_ source: ListSource, mostCells: Int) throws(WordListError) {
        try checkUse(mostCells: mostCells)
        if layout.isOwn { return }
        try checkColumns(source)
        try checkMeanings(source)
        try checkTerms()
        if !layout.isSaid, let choice = LeftoverSigns.choices(rows) { throw .leftoverSigns(choice, layout.delimiter) }
        if source.isSaid, source.container == nil { return }
        if !layout.isSaid, let sample = LeftoverSigns.sample(rows, areNamed: !layout.isGuessed) {
            throw .leftoverSigns(sample, layout.delimiter)
        }
        // Lines of a song stand before the words that are explained beside them.
        if !layout.isSaid, layout.isGuessed, layout.gaps.areInTerms, let first = rows.first {
            throw .leftoverSigns(first.content.term, layout.delimiter)
        }
        if !layout.isSaid, layout.isGuessed, LeftoverSigns.areGlued(rows), let first = rows.first {
            throw .leftoverSigns(first.content.term, layout.delimiter)
        }
        if source.isSpaced, !layout.isSaid, layout.isGuessed, let meaning = LeftoverSigns.partedMeaning(rows) {
            throw .leftoverSigns(meaning, layout.delimiter)
        }
        if !layout.isSaid, layout.isGuessed,
            let term = LeftoverSigns.repeatedTerm(rows) ?? LeftoverSigns.misparted(rows)
                ?? LeftoverSigns.sentence(rows, between: layout.delimiter)
        {
            throw .leftoverSigns(term, layout.delimiter)
        }
        if !source.isSaid { try checkDelimiter() }
    }

    /// A delimiter parts most rows: two of three have several cells, and no more are bad than good.
    func checkDelimiter() throws(WordListError) {
        if layout.isOwn { return }
        let whole = badRows.count { $0.isWhole }
        let unreadable = badRows.count { if case .unreadable = $0.reason { true } else { false } }
        guard whole * 3 > rowCount || whole + unreadable > rowCount - whole - unreadable else { return }
        throw .unevenRows(layout.delimiter, good: rows.count, rows: rowCount)
    }

    /// Where more rows lack a term or a meaning than have both, other columns are meant, or there are none.
    func checkColumns(_ source: ListSource) throws(WordListError) {
        let incomplete = badRows.count { row in
            guard case .missing = row.reason, !row.isWhole else { return false }
            let content = layout.columns.content(of: row.cells)
            return Text.isBlank(content.term) != Text.isBlank(content.meaning)
        }
        // Where a header says which are term and meaning, rows that lack one are told as such.
        guard !layout.isSaid, layout.isGuessed || rows.isEmpty, incomplete > rows.count + continuations, incomplete > 2 else {
            return
        }
        let sample = ListSample(source.text, layout.separator, layout.start).rows
        throw .noMeaningColumn(ColumnGuess.profiles(of: sample).map(ColumnLook.init), rows: Array(sample.prefix(3)))
    }

    /// Meanings are no pronunciations: where one in four is, its column holds now this and now that. They are no sounds, pictures and
    /// links either, whatever their column is called, and not the terms once more.
    func checkMeanings(_ source: ListSource) throws(WordListError) {
        guard !layout.isSaid, rows.count > 3 else { return }
        // Which of several answers is right stands in a column of its own, and all of them are no meaning.
        let names = (layout.headerCells ?? []).map(Text.key)
        if names.contains(where: { $0.hasPrefix("correct") }),
            names.count(where: { $0.hasPrefix("answer") || $0.hasPrefix("option") }) > 1
        {
            let sample = ListSample(source.text, layout.separator, layout.start).rows
            throw .noMeaningColumn(ColumnGuess.profiles(of: sample).map(ColumnLook.init), rows: Array(sample.prefix(3)))
        }
        let meanings = rows.prefix(300).map { Text.cleanedLine($0.content.meaning) }
        let readings = layout.isGuessed ? meanings.count { Pronunciation.isBare($0) || Pronunciation.isWhole($0) } : 0
        let files = meanings.count { [.media, .link].contains(CellKind($0)) }
        // What stands in the place of every meaning is none: `[To be translated]`, `뜻 추가`.
        let isConstant =
            rows.count > 4 && Set(meanings).count == 1
            && (["[", "(", "<", "TODO", "TBD"].contains { meanings[0].hasPrefix($0) }
                || ["추가", "입력", "todo", "add", "here", "_"].contains { meanings[0].lowercased().contains($0) }
                    && ["뜻", "의미", "번역", "meaning", "translation", "意味"].contains { meanings[0].lowercased().contains($0) })
        // An index, from 0 or 1, of the right one of several answers.
        let answers = zip(rows, meanings).count { row, meaning in
            Int(meaning).map { (0...row.content.term.ranges(of: "; ").count + 1).contains($0) } == true
                && row.content.term.contains("; ")
        }
        let areAnswers = container != nil && answers * 10 >= meanings.count * 9
        // `\s가운데/NNG` is how a program looks for the word.
        let same = zip(rows, meanings).count { row, meaning in
            Text.key(row.content.term) == Text.key(meaning)
                || row.content.term.count > 1 && meaning.hasPrefix("\\") && meaning.contains(row.content.term)
        }
        guard
            readings * 4 > meanings.count || files * 2 > meanings.count || same * 20 > meanings.count * 17
                || isConstant || areAnswers
        else { return }
        let sample = ListSample(source.text, layout.separator, layout.start).rows
        throw .noMeaningColumn(ColumnGuess.profiles(of: sample).map(ColumnLook.init), rows: Array(sample.prefix(3)))
    }

    /// Terms are no names of fields: `word`, `pron` and `trans` are what a single record says of itself.
    func checkTerms() throws(WordListError) {
        guard container != nil && layout.isUnnamed || layout.delimiter.sign.contains(":"), !layout.isSaid, rows.count < 30 else {
            return
        }
        let names = rows.count { row in
            let name = ColumnName(row.content.term)
            return name?.field != nil || name?.language != nil || row.content.term == "pron"
        }
        guard names > 1, names * 3 >= rows.count else { return }
        throw .noMeaningColumn([.labels, .text], rows: rows.prefix(3).map { [$0.content.term, $0.content.meaning] })
    }

    /// One entry in ten that lacks a part tells of another form; a heading in a line of its own is no entry.
    package func checkLosses() throws(WordListError) {
        if layout.isSaid || layout.isOwn { return }
        let lost = badRows.filter { row in
            switch row.reason {
            case .missing: row.cells.count { !Text.isBlank($0) } > 1
            case .unreadable: true
            case .tooLong: false
            }
        }
        // Lines of many words among entries are a text, and others of it may look like entries.
        let texts = badRows.filter(\.isText)
        let long = rows.count { row in
            row.content.term.split(separator: " ").count > 4 || row.content.meaning.split(separator: " ").count > 10
        }
        if texts.count > 3, texts.count * 5 >= rowCount, long * 5 >= rows.count {
            throw .incompleteRows(texts.count, rows: rowCount, first: texts[0])
        }
        guard let first = lost.first, lost.count > 2, lost.count * 10 >= lost.count + rows.count + continuations else { return }
        throw .incompleteRows(lost.count, rows: rowCount, first: first)
    }

    /// Of a list some row is a word, and most rows can be read in its encoding.
    func checkUse(mostCells: Int) throws(WordListError) {
        let unreadable = badRows.filter { $0.reason == .unreadable(.undecodable) }
        if let first = unreadable.first, unreadable.count > rowCount / 2 {
            throw .undecodable(layout.encoding, line: first.line, column: first.column)
        }
        if rows.isEmpty {
            if badRows.isEmpty { throw .empty }
            if mostCells == 1 { throw .noMeanings }
            throw .nothingUsable(badRows)
        }
    }
}
