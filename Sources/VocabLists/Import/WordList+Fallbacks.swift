import VocabCore

/// What a text is read as where it is no list as a whole.
extension WordList {
    /// Reads a list, or the notes of words in a text that is none.
    ///
    /// - Throws: `WordListError`, also where many lines that look like the entries are left out.
    static func read(
        _ bytes: [UInt8], _ options: ListLayout.Options, _ progress: (Double) -> Void
    ) throws(WordListError) -> WordList {
        var list = try found(in: bytes, options, progress)
        let lost = list.lostEntries(in: bytes)
        list.missEntries(lost)
        if let first = lost.first, !options.mayLeaveRows, lost.count * wordsForOneLost >= list.rows.count {
            throw .incompleteRows(lost.count, rows: list.rowCount, first: first)
        }
        return list
    }

    /// One lost entry for so many words is too many to be left out unasked.
    private static let wordsForOneLost = 5

    private static func found(
        in bytes: [UInt8], _ options: ListLayout.Options, _ progress: (Double) -> Void
    ) throws(WordListError) -> WordList {
        var options = options
        options.learner.note(remarks: RemarksAround.words(bytes), known: options.englishWords)
        options.learner.note(title: RemarksAround.title(of: bytes))
        do throws(WordListError) {
            let sources = try ListSource.all(bytes, options)
            if sources.count > 1 { return try WordList(sources) }
            let list = try WordList(sources[0], progress)
            if !options.mayLeaveRows { try list.checkLosses() }
            return list
        } catch {
            // What calls itself a list of words above an empty line names no columns.
            if case .unclearHeader = error, LinesApart.isTitled(bytes) || LinesApart.isHeadedUnlikeRows(bytes),
                let list = untitled(bytes, options, progress)
            {
                return list
            }
            if error.isQuestion { throw error }
            if let notes = ListSource.notes(in: bytes, options) {
                return try notes.count == 1 ? WordList(notes[0], progress) : WordList(notes)
            }
            if error.mayComeOfTitles, let list = untitled(bytes, options, progress) ?? byScripts(bytes, options, progress) {
                return list
            }
            throw error
        }
    }

    /// The list that a text is without the titles that stand apart in it, if nearly nothing of it is lost then; nil where it is none.
    private static func untitled(
        _ bytes: [UInt8], _ options: ListLayout.Options, _ progress: (Double) -> Void
    ) -> WordList? {
        guard options.saysNothingOfRows, let (text, titles) = LinesApart.left(out: bytes),
            let sources = try? ListSource.all(text, options), sources.count == 1,
            var list = try? WordList(sources[0], progress), (try? list.checkLosses()) != nil, !list.isDoubtful,
            list.rows.count > 3, list.badRows.count * 4 <= list.rows.count,
            // A line that nothing parts is a heading as often as a word that lacks its meaning.
            list.badRows.count(where: { !$0.isWhole }) * 8 <= list.rows.count
        else { return nil }
        list.linesLeftOut = (list.linesLeftOut + titles).sorted()
        return list
    }

    /// The list that the scripts of the lines of a text tell; nil where they do not.
    private static func byScripts(
        _ bytes: [UInt8], _ options: ListLayout.Options, _ progress: (Double) -> Void
    ) -> WordList? {
        guard let (source, note) = ListSource.sides(in: bytes, options), var list = try? WordList(source, progress),
            list.badRows.isEmpty, list.rows.count == note.entries.count
        else { return nil }
        for (row, entry) in note.entries.enumerated() {
            if list.rows[row].content.pronunciation.isEmpty { list.rows[row].content.pronunciation = entry.sound }
            let script = Script(ofFirstLetterIn: list.rows[row].content.term).map(LineSides.unified)
            if !entry.rest.isEmpty, let script {
                Self.keep(entry.rest, isExample: true, in: &list.rows[row].content, termsIn: script)
            }
        }
        return list
    }
}
