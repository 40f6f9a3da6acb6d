import VocabCore

extension WordList {
    /// Takes the signs of lists away from the words, now that nothing asks any more what they tell of the list.
    mutating func leaveEdgeSigns(of source: ListSource) {
        guard !layout.isOwn, !layout.isSaid else { return }
        let areLines =
            container == nil && !hasHeader
            && (isNote || source.isPartedHere || ![",", "\t", ";", "|"].contains(layout.delimiter.sign))
        let signs = EdgeSigns(rows.prefix(300).map(\.content), areLines: areLines, isSpaced: layout.delimiter.sign == " ")
        let changed = change { signs.bare($0) }
        guard changed * 3 > rows.count else { return }
        // What stood in front of these hid how they are read, and parts of speech.
        let top = rows.prefix(300).map(\.content)
        let trim = CellTrim(terms: top.map(\.term), meanings: top.map(\.meaning), cells: [], areSpaced: false)
        _ = change { trim.applied(to: $0) }
    }

    /// Changes the words that are good ones afterwards, and returns how many; a term that would become another one of the list stays.
    private mutating func change(_ changed: (WordContent) -> WordContent) -> Int {
        let changes = rows.indices.compactMap { row -> (row: Int, content: WordContent)? in
            let content = changed(rows[row].content)
            return content == rows[row].content || WordError(in: content) != nil ? nil : (row, content)
        }
        let moved = changes.filter { Text.key($0.content.term) != Text.key(rows[$0.row].content.term) }
        let known = moved.isEmpty ? [] : Set(rows.map { Text.key($0.content.term) })
        var former: [String: Set<String>] = [:]
        for (row, content) in moved { former[Text.key(content.term), default: []].insert(Text.key(rows[row].content.term)) }
        for (row, content) in changes {
            let (key, before) = (Text.key(content.term), rows[row].content)
            let isFree = key == Text.key(before.term) || former[key]?.count == 1 && !known.contains(key)
            rows[row].content = content
            if !isFree { (rows[row].content.term, rows[row].content.pronunciation) = (before.term, before.pronunciation) }
        }
        return changes.count
    }
}
