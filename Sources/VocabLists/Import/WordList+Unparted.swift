import VocabCore

/// Rows that the sign of a list does not part.
extension WordList {
    /// Makes words of rows whose sides nothing parts but their scripts, where those of the others have the same: `doormat 현관 매트` among
    /// `porch ... 현관`.
    mutating func partByScripts(_ rowReader: RowReader, left: [Int: String]) {
        let sound = layout.columns.columns[.pronunciation]
        let unparted = badRows.compactMap { row in row.unpartedText(whereSoundsIn: sound).map { (line: row.line, text: $0) } }
        let lines = unparted.map { ($0.line, $0.text, false) } + left.map { ($0.key, $0.value, true) }
        guard !layout.isOwn, !layout.isSaid, layout.blockWidth == nil, rows.count > 3, !lines.isEmpty,
            let first = rows.first?.line,
            let sides = ScriptPair(of: rows.lazy.map(\.content)), let term = layout.columns.columns[.term],
            let meaning = layout.columns.columns[.meaning]
        else { return }
        var found: [Int: Row] = [:]
        for (line, text, isLeft) in lines {
            let isDoubtful = isLeft || line < first
            guard let parted = sides.parted(text, isTermFirst: term < meaning, isTop: line < first, isDoubtful: isDoubtful) else {
                continue
            }
            var cells = Array(repeating: "", count: max(term, meaning) + 1)
            let isTerm = parted.frontScript == sides.term
            (cells[term], cells[meaning]) = isTerm ? (parted.front, parted.back) : (parted.back, parted.front)
            var content = rowReader.content(of: cells)
            if content.pronunciation.isEmpty, isTerm || Transcription.isReading(parted.sound, of: content.term) {
                content.pronunciation = parted.sound
            }
            if !parted.rest.isEmpty { Self.keep(parted.rest, isExample: isTerm, in: &content, termsIn: sides.term) }
            if WordError(in: content) == nil { found[line] = Row(line: line, content: content, id: nil) }
        }
        if found.isEmpty || found.count * 2 > rows.count { return }
        badRows.removeAll { found[$0.line] != nil }
        linesLeftOut.removeAll { found[$0] != nil }
        rows = (rows + found.values).sorted { $0.line < $1.line }
    }
}

extension WordList.BadRow {
    /// The whole of a row that is one text, or two of which the second stands where words are read out and is no sound of the first; nil for
    /// others.
    fileprivate func unpartedText(whereSoundsIn column: Int?) -> String? {
        guard case .missing(let field) = reason else { return nil }
        let filled = cells.indices.filter { !Text.isBlank(cells[$0]) }
        if filled.count == 1 { return cells[filled[0]] }
        guard field == .meaning, filled.count == 2, filled[1] == column, ColumnProfile.scripts(of: cells[filled[1]]) == [.latin],
            !Transcription.isReading(Text.cleaned(cells[filled[1]]), of: Text.cleaned(cells[filled[0]]))
        else { return nil }
        return filled.map { cells[$0] }.joined(separator: "  ")
    }
}
