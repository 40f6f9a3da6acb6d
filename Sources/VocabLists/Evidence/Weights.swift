/// What each piece of evidence about a list weighs, in natural logarithms of odds.
///
/// Set by hand, then fitted on lists made from known words (`vocab-benchmark import --fit`), and looked at on lists of learners.
package struct Weights: Sendable {
    // MARK: A pair of columns as words and meanings

    /// For each share of blank cells in a column.
    var blank = -5.0
    /// For the share of a column that is figures, links, identifiers, media or marks.
    var noText = -7.0
    /// For the share that is parts of speech.
    var partOfSpeech = -7.0
    /// For the share that is pinyin: a list of readings alone is one all the same.
    var sound = -3.0
    /// For cells that come again, below a share of 0.7 that differ.
    var repeats = -5.0
    /// For each word of a term beyond four.
    var longTerm = -0.25
    /// For the share of a column that is sentences.
    var sentence = -1.0
    /// For each word of a term beyond five, where both sides are alike: that is prose.
    var prose = -0.8
    /// For meanings longer than fourteen words, a word.
    var longMeaning = -0.06
    /// For a column of labels or articles that come again and again.
    var labels = -4.0
    /// For a column that another says already, and one that is like another further left.
    var copy = -2.0
    var variant = -0.8
    /// For a difference of script or language between both sides.
    var contrast = 3.0
    /// For meanings that are longer than words, where both are in one language.
    var explains = 1.6
    /// For rows whose sides say the same.
    var equal = -7.0
    /// For a side that uses the other in a sentence, as an example does.
    var example = -5.0
    /// For a word that a further column uses in sentences.
    var used = 2.5
    /// For a column that is the reading of the other in kana.
    var reading = -4.0
    /// For a header that names a side: as a field, and as a language.
    var namedSide = 5.0
    var namedLanguage = 2.0
    /// For headers that name two languages.
    var namedLanguages = 2.0
    /// For a header that names something else.
    var namedOther = -6.0
    /// For each column between both sides, and in front of the first.
    var distance = -0.19
    var place = -0.8
    /// For a side in a language that the learner reads, and the other in one that they do not.
    var readable = 2.5
    /// The same for the language in which the program speaks, where nothing is said.
    var interface = 0.8

    // MARK: Which side is learnt

    /// For standing first.
    var first = 1.3
    /// For English in front of a language in other letters: who learns that one writes it first.
    var firstEnglish = 1.6
    /// The same in notes, where hardly anybody writes the meaning first.
    var firstInNotes = 3.0
    /// For a note whose words stand behind their meanings.
    var laterInNotes = -1.2
    /// For a header that names it, as a field.
    var sideNamed = 6.0
    /// For a language that the learner says they read, on the other side.
    var sideReadable = 6.0
    /// For a language that is surely none of these.
    var sideForeign = 3.0
    /// For Korean on the other side, where the program speaks Korean; for English where it speaks English.
    var sideKorean = 5.0
    var sideEnglish = 1.0
    /// For the language that the names of file and bookcase speak of.
    var sideLearnt = 4.5
    /// Against a column that alone is headed by its language's own name (`français`): the list's author speaks that language.
    var sideHeader = 1.0
    /// For sounds and readings that belong to it.
    var sideSound = 2.5
    /// For examples that use it.
    var sideExample = 4.0
    var sideLength = 0.35

    // MARK: A table as a whole

    /// For the logarithm of the share of lines that are in words.
    var coverage = 6.0
    /// For rows all of one width, where they are more than a few.
    var even = 2.2
    /// For the share of terms with signs left that part rows, or letters of the other side.
    var leftoverTerm = -5.0
    /// For the share of meanings that begin with a sign, or hold one that parts rows.
    var leftoverMeaning = -4.0
    /// For the share of rows whose lines begin in another way than most.
    var otherMark = -6.0
    /// For the share of words with a comma between letters that is no pause: it stands between cells.
    var tight = -1.5
    /// For lines in turns whose sides are alike.
    var alikeTurns = -5.0

    /// For a table of a file that says of itself how it is parted.
    var declared = 4.0

    // MARK: Decisions

    /// A reading below this is none.
    package var least = -2.3
    /// An even table above this ends the search.
    var clear = 4.0
    /// A margin below this is asked about: between two readings, between both sides, about a header.
    var margin = 1.0
    var sideMargin = 1.6

    /// What a shape is worth before anything is looked at: what programs write and what is simple is likelier.
    func prior(of shape: ListShape) -> Double {
        switch shape {
        case .cells: 1.5
        case .table(.tab): 1.2
        case .table(let sign) where [";", "|"].contains(sign.sign): 0.8
        case .table(.comma): 0.6
        case .table: 0.3
        case .labels: 0.5
        case .pairs(let sign) where [" - ", ":", "=", "->", "—"].contains(sign.sign): 0.2
        case .pairs(let sign) where sign.sign == "  ": 0.2
        case .heads: 2
        case .scripts: -0.4
        case .pairs: -0.6
        case .turns(let count): count == 2 ? -0.8 : -1.4
        }
    }

    /// The weights in use.
    package static let standard = Weights()
}
