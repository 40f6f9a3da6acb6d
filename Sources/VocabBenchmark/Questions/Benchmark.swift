import VocabCore

/// How fair, plausible and varied the questions of a bookcase are, and what those score who know nothing.
///
/// It looks at the questions alone, with plain rules of its own and none of the code that keeps them. The same sheets give the same figures.
package struct Benchmark: Equatable, Sendable {
    /// How many sheets were looked at.
    package let sheetCount: Int
    /// How many questions they have together.
    package let questionCount: Int
    /// Questions with choices that might be right as well.
    package let collisions: Collisions
    /// Wrong choices that are of another part of speech.
    package let partMismatch: PartMismatch
    /// What changes from sheet to sheet.
    package let variety: Variety
    /// How evenly words are shown.
    package let exposure: Exposure
    /// Where the right choices stand.
    package let places: AnswerPlaces
    /// What guessers hit.
    package let guesses: Guesses
    /// How near wrong choices are to the right one.
    package let plausibility: Plausibility

    /// Looks at `sheets`, each of which asks the words of `bookcase` once.
    ///
    /// Questions without four choices are left out. `seed` draws the pairs of words that plausibility is measured against; `near`
    /// says whether two terms mean nearly the same, where there is a thesaurus that knows.
    package init(of sheets: [[Question]], over bookcase: Bookcase, seed: UInt64, near: ((String, String) -> Bool)? = nil) {
        let sheets = sheets.map { $0.filter { $0.choices.count == QuestionMaker.choiceCount } }
        sheetCount = sheets.count
        questionCount = sheets.reduce(0) { $0 + $1.count }
        collisions = Collisions(in: sheets, over: bookcase, near: near)
        partMismatch = PartMismatch(in: sheets)
        variety = Variety(of: sheets)
        exposure = Exposure(of: sheets, over: bookcase)
        places = AnswerPlaces(of: sheets)
        guesses = Guesses(at: sheets)
        plausibility = Plausibility(of: sheets, over: bookcase, seed: seed)
    }
}
