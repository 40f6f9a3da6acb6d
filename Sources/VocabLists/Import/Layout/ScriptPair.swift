import VocabCore

/// The scripts of the terms and of the meanings of a list, which are two.
struct ScriptPair {
    let term: Script
    let meaning: Script
    /// Whether nearly no term begins with a capital.
    private let areTermsSmall: Bool

    private static let rowsLookedAt = 300
    private static let longestSide = 5

    /// Nil where terms or meanings are in more than one, or both in the same.
    init?(of words: some Sequence<WordContent>) {
        let words = words.prefix(Self.rowsLookedAt)
        func script(_ texts: [String]) -> Script? {
            let scripts = texts.compactMap { text in text.first { LineSides.script(of: $0) != nil }.flatMap(LineSides.script) }
            guard let most = scripts.commonest, scripts.count(where: { $0 == most }) * 10 >= texts.count * 8 else { return nil }
            return most
        }
        guard let term = script(words.map(\.term)), let meaning = script(words.map(\.meaning)), term != meaning else {
            return nil
        }
        (self.term, self.meaning) = (term, meaning)
        areTermsSmall = words.filter { $0.term.first?.isUppercase == true }.count * 10 <= Array(words).count
    }

    /// A row of the list that its sign does not part, taken apart; nil for what may as well be a title, a remark or a sentence.
    func parted(_ text: String, isTermFirst: Bool, isTop: Bool, isDoubtful: Bool) -> LineSides? {
        let bare = LineSides.bare(text)
        let behind = Text.cleaned(String(Text.cleaned(text).drop { "-•· ".contains($0) }))
        guard let mark = behind.first, !"※☆★◎*#!→←(（".contains(mark), !bare.contains("??"), !bare.hasPrefix("TODO"),
            !UnitTitles.beginsWithUnit(bare), !UnitTitles.mentionsUnit(bare), !UnitTitles.namesList(bare),
            !Dates.isInFront(of: bare),
            let line = LineSides(bare, [term, meaning])
        else { return nil }
        let isSigned = line.gap.contains { !$0.isWhitespace }
        let isTurned = line.frontScript != (isTermFirst ? term : meaning)
        let isShort = [line.front, line.back].allSatisfy { $0.split(separator: " ").count <= Self.longestSide }
        // `nt.n.약속` is the end of a broken line.
        if line.front.last == ".", !isSigned || line.front.split(separator: ".").count > 1 { return nil }
        // `Dax: Dax指数`, `떼창 テチャン`, `khách sạn / 카익 싼 /`
        let isPartedTwice = [" - ", " --", ": ", " /", " =", " |", "; ", "@"].contains(where: line.front.contains)
        let isSound =
            line.frontScript == .hangul && SoundedLines.isKatakana(line.back) || line.gap.contains("/") && bare.last == "/"
        // A comma stands between words as well, and `200g` is none.
        let isList = line.gap.contains { ",，、".contains($0) }
        if isPartedTwice || isSound || isList || !LineSides.holdsWord(line.front) || !LineSides.holdsWord(line.back) {
            return nil
        }
        let isSentence = (line.rest.isEmpty ? bare : line.back).last.map { ".!?。！？".contains($0) } == true
        if !isSigned, isTitle(line, bare) { return nil }
        if !isSigned || isDoubtful, isTurned || !isShort || isSentence { return nil }
        if !isSigned && isTop || isDoubtful && (bare.first.map { !$0.isLetter } != false) { return nil }
        return line
    }

    /// Whether a line without a sign may be a heading or a note: it speaks of words, has a number behind the front, `page 32 까지`, or begins
    /// with a capital unlike the terms.
    private func isTitle(_ line: LineSides, _ text: String) -> Bool {
        let figures = line.back.prefix { $0.isFigure }
        let isNumber = !figures.isEmpty && line.back.dropFirst(figures.count).first?.isWhitespace == true
        return isNumber || line.gap.count < 2 && line.front.contains(", ") || UnitTitles.mentionsList(text)
            || line.front.contains("!")
            || areTermsSmall && line.front.first?.isUppercase == true
    }
}
