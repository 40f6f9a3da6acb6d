import VocabCore

/// One way to read a list: its rows, what its columns are, and how likely it is meant.
struct ListReading {
    /// The rows, of the part of the text that was looked at.
    var table: CellTable
    /// The line of the row that names the columns, and its cells; the line is 0 where the names stand in no line.
    let headerLine: Int?
    let header: [String]?
    /// The lines above the first row that are none.
    let titles: [Line]
    /// What the columns are.
    var roles: ColumnRoles
    /// What is taken off cells.
    let cleaner: CellCleaner
    /// How likely it is meant, as a logarithm of odds.
    let score: Double
    /// How sure it is which side is learnt, and whether the first row names the columns.
    let sideMargin: Double
    let headerMargin: Double
    /// What the columns look like.
    let looks: [ColumnLook]
    /// The language of the meanings; nil where it is not known.
    let meaningLanguage: String?
    /// The first words, each with its meaning.
    let words: [[String]]
    /// The pieces of evidence that the score is made of, to look at.
    let evidence: [String: Double]
    /// Whether the file itself says how it is parted.
    let isDeclared: Bool
    /// Whether nearly all rows are of one width, and no sign is left in words.
    let isEven: Bool
    /// How many words there are, and how many lines in none.
    let wordCount: Int
    let leftCount: Int

    /// Whether another reading gives the same words, but for a few.
    func givesSame(as other: ListReading) -> Bool {
        if abs(wordCount - other.wordCount) * 10 > max(wordCount, other.wordCount) { return false }
        let (own, others) = (Set(words), Set(other.words))
        return own.intersection(others).count * 10 >= min(own.count, others.count) * 9
    }

    /// Whether who is shown both sees no difference.
    func shows(as other: ListReading) -> Bool { words.prefix(3) == other.words.prefix(3) }

    /// The reading as it is shown to who is asked.
    func sample(turned: Bool = false) -> ReadingSample {
        ReadingSample(
            shape: table.shape, columns: ColumnMap((turned ? roles.turned : roles).fields), hasHeader: headerLine != nil,
            words: words.prefix(3).map { turned ? $0.reversed() : $0 }, wordCount: wordCount, leftCount: leftCount,
            meaningLanguage: turned ? nil : meaningLanguage)
    }
}
