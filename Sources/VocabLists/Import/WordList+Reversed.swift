import VocabCore

extension WordList {
    /// Leaves out the second of each two rows that say the same in both directions, as cards do, where nearly all rows are such
    /// and their sides are in two scripts: words of one language that mean each other are two.
    mutating func leaveOutReversed() {
        guard rows.count > 5, !layout.isOwn, !layout.isSaid, let first = rows.first?.content,
            Script(ofFirstLetterIn: first.term) != Script(ofFirstLetterIn: first.meaning),
            rows.contains(where: { $0.content.term == first.meaning && $0.content.meaning == first.term })
        else { return }
        struct Sides: Hashable {
            let term: String
            let meaning: String
            var reversed: Sides { Sides(term: meaning, meaning: term) }
        }
        var seen: Set<Sides> = []
        var left: Set<Int> = []
        for (index, row) in rows.enumerated() {
            let sides = Sides(term: Text.key(row.content.term), meaning: Text.key(row.content.meaning))
            if sides.term != sides.meaning, seen.contains(sides.reversed) { left.insert(index) } else { seen.insert(sides) }
        }
        // What else such a row says would be lost with it.
        let arePlain = left.allSatisfy { index in
            let content = rows[index].content
            return content.pronunciation.isEmpty && content.example.isEmpty && content.note.isEmpty && content.synonyms.isEmpty
                && content.antonyms.isEmpty
        }
        guard left.count * 20 >= rows.count * 9, arePlain else { return }
        linesLeftOut = (linesLeftOut + left.map { rows[$0].line }).sorted()
        rows = rows.indices.filter { !left.contains($0) }.map { rows[$0] }
    }
}
