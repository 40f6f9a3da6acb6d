import VocabCore

/// What a row is that can be read and is no word.
enum OtherRow {
    /// It heads a part of the list.
    case heading
    /// It says something of the list.
    case comment
}

extension ListLayout {
    /// What a row of `cells` is where it is no word; nil where it may be one.
    func otherRow(_ cells: [String]) -> OtherRow? {
        if let other = rowMarks?.otherRow(cells) { return other }
        if let term = columns.columns[.term], let cell = cells[safe: term], sections?.holds(Text.cleanedLine(cell)) == true {
            return .heading
        }
        if isOwn { return nil }
        // `Day 1 - 가족`, `Unit 3: 학교`
        if !isSaid, headerCells == nil, !areUnits, let term = columns.columns[.term], let cell = cells[safe: term],
            UnitTitles.isUnit(Text.cleanedLine(cell))
        {
            return .heading
        }
        // `Day 11 (3/12) 담당: 지훈` above each day
        if !isSaid, headerCells == nil, haveUnitsInFront, let term = columns.columns[.term], let cell = cells[safe: term],
            UnitTitles.beginsWithUnit(Text.cleanedLine(String(cell.drop { !$0.isLetter })))
        {
            return .heading
        }
        if !isSaid, Self.isInBracket(cells) { return .comment }
        if !isSaid, Self.isTotal(columns.content(of: cells), cells) { return .comment }
        if Self.isPartedLink(cells) || cells.isAddress || haveRemarks && Self.isRemark(cells, columns, delimiter) {
            return .comment
        }
        // A date in a line of its own heads what was learnt that day.
        if cells.count == 1, CellKind(Text.cleanedLine(cells[0])) == .date { return .heading }
        return !isSaid && headerCells != nil && cells.sayOneThing ? .heading : nil
    }

    /// Whether what parts a row stands in brackets behind a phrase, as it does in remarks: `* ajo 는 '아호' 라고 읽음! (j = ㅎ)`.
    private static func isInBracket(_ cells: [String]) -> Bool {
        guard cells.count == 2, let open = cells[0].lastIndex(of: "("), !cells[0][open...].contains(")"),
            let close = cells[1].firstIndex(of: ")"), !cells[1][..<close].contains("(")
        else { return false }
        return cells[0][..<open].split(separator: " ").count > 3
    }

    /// Whether a row counts the words above, `소계,5`, `**Total** | 3 words`.
    private static func isTotal(_ content: WordContent, _ cells: [String]) -> Bool {
        guard content.meaning.utf8.count < 24, cells.contains(where: holdsFigure) else { return false }
        // The number may stand in another column: `Zwischensumme,,7`.
        // `Subtotal,6,,`
        let filled = cells.map(Text.cleanedLine).filter { !$0.isEmpty }
        if filled.count == 2, totals.contains(Text.key(filled[0].filter { !"*:".contains($0) })), CellKind(filled[1]) == .number {
            return true
        }
        if content.meaning.isEmpty {
            return totals.contains(Text.key(content.term.filter { !"*:".contains($0) }))
                && cells.contains { CellKind(Text.cleanedLine($0)) == .number }
        }
        guard content.meaning.contains(where: \.isFigure), content.term.utf8.count < 24 else { return false }
        let name = Text.key(content.term.filter { !"*:".contains($0) })
        guard totals.contains(name) else { return false }
        let count = ["개", "단어", "words"].reduce(Text.cleanedLine(content.meaning)) { $0.replacing($1, with: "") }
        return Text.cleaned(count).allSatisfy(\.isFigure)
    }

    /// Whether a text may hold a figure, in the width of Latin or of Chinese letters.
    private static func holdsFigure(_ text: String) -> Bool { text.utf8.contains { (0x30...0x39).contains($0) || $0 == 0xEF } }

    private static let totals: Set<String> = [
        "소계", "합계", "총계", "total", "subtotal", "summe", "zwischensumme", "gesamt", "小計", "小计", "合計", "合计", "sous-total",
    ]

    /// Whether a row is a remark on the word above or on all of them: in brackets as a whole, `(반대 : 금상첨화)`, or behind a mark of such.
    static func isRemark(_ cells: [String], _ columns: ColumnMap, _ delimiter: Delimiter) -> Bool {
        guard let first = cells.first.map(Text.cleanedLine), let last = cells.last.map(Text.cleanedLine), cells.count > 1 else {
            return false
        }
        if first.hasPrefix("※ ") { return true }
        // `Facebook: https://…`, `Mail: kim@example.com`
        let isMail = last.contains("@") && last.contains(".") && !last.contains(" ")
        if delimiter.sign.contains(":"), cells.count == 2, columns.columns[.meaning] == 1,
            last.hasPrefix("https://") || last.hasPrefix("http://") || isMail
        {
            return true
        }
        return ["(": ")", "（": "）", "[": "]"].contains { open, close in
            first.hasPrefix(open) && last.hasSuffix(close) && !first.contains(close) && !last.contains(open)
        }
    }

    /// Whether a row is a link of Markdown that fell apart at the sign of its address: `- [Dictionary](https://…)`.
    private static func isPartedLink(_ cells: [String]) -> Bool {
        guard let place = cells.firstIndex(where: { $0.hasSuffix("](https") || $0.hasSuffix("](http") }) else { return false }
        return cells[safe: place + 1]?.hasPrefix("//") == true && cells[..<place].allSatisfy { !$0.contains(where: \.isLetter) }
            && cells[place].drop { "-*+ \t".contains($0) }.first == "["
    }
}
