import VocabCore

/// What a layout is asked for, and what it is made of.
extension ListLayout {
    /// What the learner says about a list; whatever is not said is found out.
    package struct Options: Sendable {
        /// How its text is written.
        package var encoding: TextEncoding?
        /// What stands between its cells.
        package var delimiter: Delimiter?
        /// Which column is which.
        package var columns: ColumnMap?
        /// Whether its first row is a header.
        package var hasHeader: Bool?
        /// The sheet of a workbook.
        package var sheet: String?
        /// Who reads it.
        package var learner = Learner()
        /// The words by which English is told from other languages in Latin letters; nil where they are told by their letters alone.
        package var englishWords: EnglishWords?
        /// Gives the words by which meanings in Korean are told from how foreign words sound in Hangul; nil where none are known.
        package var koreanWords: (@Sendable () -> KoreanWords)?
        /// Whether rows that cannot be words may stay out, however many they are.
        package var mayLeaveRows = false
        /// Whether its first two columns are words and meanings, or meanings and words, and the next those of `StudyNote.furtherFields`.
        var isNote = false
        /// Whether it is a part of a text below a heading that says that words follow.
        var isBelowHeading = false

        /// No options.
        package init() {}

        /// Whether the learner leaves it to the program what rows are, and which of their cells is what.
        var saysNothingOfRows: Bool { delimiter == nil && columns == nil && hasHeader == nil }
    }

    /// How sure the decisions are, from 0 to 1; what the learner said is sure.
    package struct Confidence: Equatable, Sendable {
        /// Of the encoding.
        package let encoding: Double
        /// Of the delimiter.
        package let delimiter: Double
        /// That there is a header, or none.
        package let header: Double
        /// Of which column holds what.
        package let columns: Double

        /// The least sure of them.
        package var least: Double { min(encoding, delimiter, header, columns) }
    }

    /// A place in a file: so many bytes and lines stand before it.
    struct Start: Equatable, Sendable {
        let bytes: Int
        let lines: Int
    }

    /// Whether a column further to the right has a text in every row whose term is missing, two rows at least, and in no other.
    static func completes(_ column: Int, _ map: ColumnMap, _ rows: [[String]]) -> Bool {
        guard let term = map.columns[.term], column > term else { return false }
        func isBlank(_ row: [String], _ column: Int) -> Bool { Text.isBlank(row[safe: column] ?? "") }
        return rows.count { isBlank($0, term) } > 1 && rows.allSatisfy { isBlank($0, term) != isBlank($0, column) }
    }
}
