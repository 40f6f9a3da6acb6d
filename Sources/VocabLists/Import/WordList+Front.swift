import VocabCore

extension WordList {
    /// What a word and its meaning are written in.
    private struct Scripts: Hashable {
        let term: Script?
        let meaning: Script?

        init(_ content: WordContent) {
            (term, meaning) = (Script(ofFirstLetterIn: content.term), Script(ofFirstLetterIn: content.meaning))
        }
    }

    /// Leaves out rows above a rule near the top of a text, `---`, that say something of the text: one has a name for that, and few are in the scripts
    /// in which nearly all words below it and their meanings are.
    mutating func leaveOutFront(above rule: Int?) {
        guard let rule, !layout.isOwn, !layout.isSaid else { return }
        let count = rows.prefix { $0.line < rule }.count
        guard count > 1, rows.count >= 3 * count else { return }
        guard rows.prefix(count).contains(where: { MetaRows.isName($0.content.term) }) else { return }
        let below = rows.dropFirst(count).map { Scripts($0.content) }
        let counts = Dictionary(below.map { ($0, 1) }, uniquingKeysWith: +)
        guard let common = counts.max(by: { $0.value < $1.value }), common.key.term != common.key.meaning,
            common.value * 10 >= below.count * 9,
            rows.prefix(count).count(where: { Scripts($0.content) == common.key }) * 3 <= count
        else { return }
        continuations -= rows.prefix(count).reduce(0) { $0 + $1.continuations }
        linesLeftOut = (linesLeftOut + rows.prefix(count).map(\.line)).sorted()
        rows.removeFirst(count)
    }
}
