import VocabCore

/// Several spaces inside of cells, which tell that two things stand there.
struct CellGaps: Equatable, Sendable {
    /// Whether four spaces or more stand inside of a third of the terms: these are no words alone.
    let areInTerms: Bool
    /// Whether three or more stand inside of few terms and meanings, behind which something else begins.
    private let areFew: Bool

    /// There are none.
    init() { (areInTerms, areFew) = (false, false) }

    /// Looks at the terms and the meanings of some rows as they stand.
    init(_ contents: [WordContent], areSpaced: Bool) {
        let wide = contents.count { $0.term.drop { $0 == " " }.contains("    ") }
        let gaps = contents.count { $0.meaning.contains("   ") || $0.term.contains("   ") }
        areInTerms = wide * 3 > contents.count
        areFew = !areSpaced && gaps > 0 && gaps * 3 < contents.count
    }

    /// Moves what stands behind a gap in a meaning to the note, `hand    !! feminine !!`, and a part of speech behind one in a term.
    func take(from content: inout WordContent) {
        guard areFew else { return }
        // A second sense begins as the first does.
        if let gap = content.meaning.firstRange(of: "   "), content.note.isEmpty,
            content.meaning[gap.upperBound...].first(where: { $0 != " " })?.isLetter == false
        {
            content.note = Text.cleaned(String(content.meaning[gap.upperBound...]))
            content.meaning = Text.cleaned(String(content.meaning[..<gap.lowerBound]))
        }
        guard let gap = content.term.firstRange(of: "   "), content.partOfSpeech.isEmpty else { return }
        let part = Text.cleaned(String(content.term[gap.upperBound...]))
        if part.count < 4, part.allSatisfy({ $0.isLowercase || $0 == "." }) {
            (content.term, content.partOfSpeech) = (Text.cleaned(String(content.term[..<gap.lowerBound])), part)
        }
    }
}
