import VocabCore

/// A word of a note with its meaning, whichever stands in front.
struct NoteEntry {
    /// The line on which it begins, and the others that it takes, from 0.
    let line: Int
    let others: [Int]
    var front: String
    /// The part of speech between the front and the sign.
    let part: String
    var back: String
    let example: String
    /// Whether a space stands behind the sign.
    let isSpacedBehind: Bool
    let startsWithAnchor: Bool

    /// Whether a sentence uses either side.
    func isUsed(in sentence: String) -> Bool {
        [NoteWord(front).text, NoteWord(back).text].contains { NoteExamples.uses(sentence, $0) }
    }

    static func endsAsSentence(_ text: String) -> Bool { ".!?。！？".contains(text.last ?? " ") }
}

/// The words of a note, all of them taken together: whether they are words, and what their rows hold.
struct NoteEntries {
    var all: [NoteEntry] = []
    /// The sign between words and meanings, empty where spaces alone stand there; nil where they stand on lines of their own.
    var sign: String?

    /// The fields behind the first two cells of a row, which are the sides of an entry as they stand.
    static let furtherFields: [WordField] = [.example, .pronunciation, .partOfSpeech]
    /// Signs that stand between the cells of tables.
    static let cellSigns: Set<String> = [",", ";", "|", "\t"]

    /// Takes running numbers from the words, and sees to it that those in `marks` in front of lines run; false where numbers may belong to
    /// the words: `4 seasons`, `5 senses`.
    mutating func takeNumbers(behind marks: [Int]) -> Bool {
        // The same in front of all is that of a sense.
        if marks.count > 1, Set(marks).count == 1 { return false }
        let numbers = all.map { Int($0.front.prefix { $0.isFigure }) }
        if numbers.allSatisfy({ $0 == nil }) { return true }
        if let sign, Self.cellSigns.contains(sign) { return false }
        guard let first = numbers.first.flatMap(\.self), first < 2, !all.contains(where: { $0.back.contains(where: \.isFigure) }),
            numbers.elementsEqual((first..<(first + all.count)).map(Int?.some))
        else { return false }
        for index in all.indices {
            let rest = all[index].front.drop { $0.isFigure }
            guard rest.first == " " else { return false }
            all[index].front = Text.cleanedLine(String(rest))
        }
        return true
    }

    /// The cells of each entry: front, back and `furtherFields`, empty ones at the end left out; nil where other signs stand in some words.
    var cells: [[String]]? {
        let sides = all.flatMap { $0.startsWithAnchor ? [$0.front, $0.back] : [$0.front] }
        let words = sides.map { NoteWord($0) }
        // `(n)` is a gender beside `(m)`.
        let haveGenders = sides.contains { $0.hasSuffix("(m)") || $0.hasSuffix("(f)") }
        let haveParts = words.contains(where: \.hasSurePart) || !haveGenders && sides.contains { $0.hasSuffix("(n)") }
        let haveSounds = words.contains(where: \.hasSurePronunciation)
        let cells = all.map { entry -> [String]? in
            let isTurned = entry.startsWithAnchor
            let word = NoteWord(isTurned ? entry.back : entry.front, mayHavePart: haveParts, mayHavePronunciation: haveSounds)
            let other = NoteWord(isTurned ? entry.front : "", mayHavePart: haveParts)
            guard isTurned ? other.isPlain(mayHoldSenses: true) : word.isPlain(mayHoldSenses: false) else { return nil }
            let further: [WordField: [String]] = [
                .example: [entry.example], .pronunciation: [word.pronunciation, other.pronunciation],
                .partOfSpeech: [word.part, other.part, entry.part],
            ]
            var cells = isTurned ? [other.text, word.text] : [word.text, entry.back]
            cells += Self.furtherFields.map { field in (further[field] ?? []).filter { !$0.isEmpty }.joined(separator: ", ") }
            while cells.last?.isEmpty == true { cells.removeLast() }
            // A quote at the head of a cell would open one.
            return cells.contains { $0.hasPrefix("\"") } ? nil : cells
        }
        return cells.contains { $0 == nil } ? nil : cells.compactMap(\.self)
    }
}
