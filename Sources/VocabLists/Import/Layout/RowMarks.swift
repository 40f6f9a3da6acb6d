import VocabCore

/// What stands in front of rows and belongs to no word: running numbers, points, and signs of comments.
struct RowMarks: Equatable, Sendable {
    /// Which of term and meaning stands first.
    private let field: WordField
    private let column: Int
    /// Where terms and meanings stand.
    private let sides: [Int]
    /// Whether most come with running numbers, or points: `1. culture`.
    private let areNumbered: Bool
    /// Whether most come with numbers that are counted up, and nothing but a space behind them: `1 apple`.
    private let areCounted: Bool
    /// Whether words come as points, and other lines are none: `- ciao: hello`.
    private let arePoints: Bool
    /// Whether some come as points among lines that are none: `- I = Ana` above `Want = Urid`.
    private let haveSomePoints: Bool
    /// Whether nearly all texts begin with a figure.
    private let areDigits: Bool
    /// The numbers that no text has with a mark behind it, between the first and the last that one has.
    private let missing: Set<Int>
    /// What terms and meanings behind points are written in.
    private let scriptsOfPoints: [Set<Script>]
    /// Texts without a point in lines one below the other, between those that have one.
    private let runs: Set<String>
    /// Whether most terms are set off, `**word**: …`, and few rows are labels that hold their colon, `**Summary:** …`.
    private let haveLabels: Bool
    /// Whether rows that begin with `# ` are comments, as most do not: `# 人,personne`.
    private let haveComments: Bool

    /// Looks at the first texts of some complete rows.
    init(_ rows: [[String]], _ columns: ColumnMap) {
        let (term, meaning) = (columns.columns[.term] ?? 0, columns.columns[.meaning] ?? 1)
        (field, column) = term < meaning ? (.term, term) : (.meaning, meaning)
        let place = column
        let texts = rows.compactMap { $0[safe: place].map(Text.cleanedLine) }.filter { !$0.isEmpty }
        // `1 층` and `1 (one)` are meanings, and `1. run 2. manage` has two senses.
        let mayBeMeant = field == .meaning && !Self.count(texts, rows.compactMap { $0[safe: place] })
        areNumbered = !mayBeMeant && RunningNumber.areNumbered(texts)
        areCounted = !areNumbered && field == .term && RunningNumber.areCounted(texts)
        arePoints = areNumbered && texts.count(where: RunningNumber.isPoint) * 5 >= texts.count * 4
        areDigits = areNumbered && texts.count { $0.first?.isFigure == true } * 20 >= texts.count * 17
        let numbers = Set(
            texts.compactMap { text in RunningNumber.removed(from: text) == nil ? nil : Int(text.prefix(while: \.isFigure)) })
        let (first, last) = (numbers.min() ?? 0, numbers.max() ?? 0)
        // Those on both sides of it are there.
        missing =
            areNumbered && first < last && last - first < 2 * texts.count
            ? Set((first...last).filter { !numbers.contains($0) && numbers.contains($0 - 1) && numbers.contains($0 + 1) }) : []
        haveSomePoints = !areNumbered && texts.count(where: Self.isPointOfWord) > 2
        let points = arePoints ? rows.filter { $0[safe: place].map { RunningNumber.isPoint(Text.cleanedLine($0)) } == true } : []
        scriptsOfPoints = [term, meaning].map { column in
            points.reduce(into: []) { $0.formUnion(ColumnProfile.scripts(of: $1[safe: column] ?? "")) }
        }
        sides = [term, meaning]
        runs = arePoints ? Self.runs(texts) : []
        let labels = rows.count(where: Self.isLabelled)
        haveLabels =
            labels > 0 && labels * 5 < rows.count
            && texts.count { $0.hasPrefix("**") && $0.dropFirst(2).contains("**") } * 2 > rows.count
        let commented = texts.count { $0.hasPrefix("# ") }
        haveComments = commented > 0 && commented * 2 < texts.count
    }

    /// The texts without a point of which three or more stand one below the other, between points: headings stand alone.
    private static func runs(_ texts: [String]) -> Set<String> {
        let places = texts.indices.filter { RunningNumber.isPoint(texts[$0]) }
        guard let first = places.first, let last = places.last else { return [] }
        let plain = (first...last).filter { !RunningNumber.isPoint(texts[$0]) }
        let runs = plain.reduce(into: [[Int]]()) { runs, place in
            if runs.last?.last == place - 1 { runs[runs.endIndex - 1].append(place) } else { runs.append([place]) }
        }
        return Set(runs.filter { $0.count >= fewestInRun }.joined().map { texts[$0] })
    }

    /// Whether the numbers in front of some texts are counted up from row to row, or points stand there, and no line further below in a cell
    /// has one again.
    private static func count(_ texts: [String], _ cells: [String]) -> Bool {
        if cells.contains(where: { $0.contains { $0.isNewline } }) { return false }
        let numbers = texts.map { Int($0.prefix { ("0"..."9").contains($0) }) }
        if numbers.allSatisfy({ $0 == nil }) { return true }
        let isMarked = texts.allSatisfy { text in
            text.drop { ("0"..."9").contains($0) }.first.map { ".)、．".contains($0) } == true || text.first?.isFigure != true
        }
        let counted = numbers.compactMap(\.self)
        return isMarked && zip(counted, counted.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// Whether the texts of `field` have numbers or points in front.
    func areInFront(of field: WordField) -> Bool { field == self.field && (areNumbered || areCounted) }

    /// `text`, which is that of `field`, without its mark; nil where it has none.
    func removed(from text: String, of field: WordField) -> String? {
        guard field == self.field else { return nil }
        if areNumbered || haveSomePoints && Self.isPointOfWord(text) {
            // The mark behind one of the numbers may be left out: `12  heritage` among `11. glance`.
            return RunningNumber.removed(from: text)
                ?? (isSetOff(text) || isMissing(text) ? RunningNumber.withoutCount(text) : nil)
        }
        return areCounted ? RunningNumber.withoutCount(text) : nil
    }

    /// Whether a text begins with the number that is missing among those of the others: `6 meander` between `5. candor` and `7. obsolete`.
    private func isMissing(_ text: String) -> Bool {
        areDigits && Int(text.prefix { $0.isASCII && $0.isFigure }).map(missing.contains) == true
    }

    /// Whether a number stands in front with two spaces behind it: `9 to 5` is a word.
    private func isSetOff(_ text: String) -> Bool { areDigits && text.drop { $0.isFigure }.hasPrefix("  ") }

    /// Whether a dash or a star stands before a space and a word; before Hangul it stands for what a form of grammar follows: `- 고 싶다`.
    private static func isPointOfWord(_ text: String) -> Bool {
        guard ["- ", "* ", "• "].contains(where: text.hasPrefix), let first = text.dropFirst(2).drop(while: { $0 == "*" }).first
        else {
            return false
        }
        return first.isLetter && !ColumnProfile.holdsHangul(String(first))
    }

    /// Whether a row says something longer behind a label, in emphasis with its colon: `**Summary:** what this chapter is about`.
    private static func isLabelled(_ cells: [String]) -> Bool {
        guard cells.count == 2, cells[0].hasPrefix("**"), !cells[0].dropFirst(2).contains("**") else { return false }
        let rest = cells[1].drop { $0 == " " }
        return rest.hasPrefix("**") && rest.split(separator: " ").count > longestMeaning
    }

    /// In words; what is said behind labels is longer.
    private static let longestMeaning = 6
    /// So many lines without a point make words of them.
    private static let fewestInRun = 3

    /// Whether a quoted line says that it is a remark: `> Tip: try one a day`.
    private static func isTip(_ line: String) -> Bool {
        guard line.hasPrefix("> ") else { return false }
        return ["tip", "tips", "note", "hint", "팁", "참고", "메모", "주의", "hinweis", "nota", "注意", "メモ"].contains(
            Text.key(String(line.dropFirst(2))))
    }

    /// Whether a row without a point, one of several, has both sides of a word in the letters of those that have one: `mein - my`.
    private func isWordWithoutPoint(_ cells: [String]) -> Bool {
        let texts = sides.map { Text.cleanedLine(cells[safe: $0] ?? "") }
        guard cells[safe: column].map({ runs.contains(Text.cleanedLine($0)) }) == true else { return false }
        return zip(texts, scriptsOfPoints).allSatisfy { text, scripts in
            !text.isEmpty && !text.contains(where: \.isFigure) && ColumnProfile.scripts(of: text).isSubset(of: scripts)
        } && texts[0].split(separator: " ").count < 4 && !MetaRows.isName(texts[0]) && !UnitTitles.beginsWithUnit(texts[0])
            && ColumnName(texts[0]) == nil
    }

    /// What a row of `cells` is by what it lacks or has in front; nil where it may be a word.
    func otherRow(_ cells: [String]) -> OtherRow? {
        guard let text = cells[safe: column] else { return nil }
        if arePoints, cells.count > 1, !Text.isBlank(text), !RunningNumber.isPoint(Text.cleanedLine(text)),
            RunningNumber.removed(from: text) == nil, !isWordWithoutPoint(cells)
        {
            return .heading
        }
        let line = Text.cleanedLine(text)
        if haveLabels, Self.isLabelled(cells) { return .comment }
        if Self.isTip(line) { return .comment }
        // `3/6 수 - 쉬는 날` among words with numbers
        if areDigits, RunningNumber.removed(from: line) == nil, Dates.isInFront(of: line) { return .heading }
        // `* quiet / quite 헷갈리지 말 것!` among words with numbers
        if areDigits, RunningNumber.isPoint(line), line.contains(" / "),
            ["말 것", "주의", "헷갈"].contains(where: cells.joined(separator: " ").contains)
        {
            return .comment
        }
        return haveComments && line.hasPrefix("# ") ? .comment : nil
    }
}
