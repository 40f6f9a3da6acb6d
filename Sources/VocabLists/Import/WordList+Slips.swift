import VocabCore

extension WordList {
    /// Mends rows by the scripts of their sides: those that nothing parts first, so that they are looked at as all others are; units and rows
    /// that are turned, whose sides then stand as those of the others; and at last what follows a side.
    mutating func mendByScripts(_ rowReader: RowReader, left: [Int: String]) {
        partByScripts(rowReader, left: left)
        partByOtherSigns(rowReader)
        leaveUnits()
        turnFew()
        moveRests()
    }

    /// Turns the few rows whose sides stand the other way round, by the scripts in which nearly all others are: `doormat ... 현관 매트` among
    /// `현관 ... porch`.
    private mutating func turnFew() {
        guard layout.isGuessed, !layout.isOwn, !layout.isSaid, rows.count > 5,
            let sides = ScriptPair(of: rows.lazy.map(\.content))
        else { return }
        func isIn(_ script: Script, _ text: String) -> Bool {
            let scripts = Set(text.compactMap(LineSides.script))
            return scripts == [script]
        }
        let turned = rows.indices.filter {
            let content = rows[$0].content
            return isIn(sides.meaning, content.term) && isIn(sides.term, content.meaning) && !MetaRows.isName(content.term)
                && content.meaning.split(separator: " ").count < 5
                && !content.meaning.contains(where: \.isFigure) && content.meaning.last.map { ".!?".contains($0) } == false
        }
        let others = rows.count { isIn(sides.term, $0.content.term) && !isIn(sides.term, $0.content.meaning) }
        guard !turned.isEmpty, turned.count * 10 <= rows.count, (others + turned.count) * 10 >= rows.count * 9 else { return }
        for row in turned {
            let content = rows[row].content
            (rows[row].content.term, rows[row].content.meaning) = (content.meaning, content.term)
        }
    }

    /// Leaves out units that are called so in another script than the terms: `Lesson 6 -- quiz next week!` among Korean words.
    private mutating func leaveUnits() {
        guard layout.isGuessed, !layout.isOwn, !layout.isSaid, rows.count > 5,
            let sides = ScriptPair(of: rows.lazy.map(\.content))
        else { return }
        let units = rows.indices.filter { row in
            let term = rows[row].content.term
            return term.utf8.count < 40 && !term.contains { LineSides.script(of: $0) == sides.term }
                && UnitTitles.isUnit(Brackets.atEnd(of: term)?.rest ?? term)
        }
        guard units.count * 4 <= rows.count else { return }
        for unit in units.reversed() { headings.append(rows.remove(at: unit).line) }
        headings.sort()
    }

    /// Moves what is said behind terms and meanings in the letters of the other side, or behind a sign of remarks, to examples and notes:
    /// `싸다 // 这件衣服很便宜。`
    private mutating func moveRests() {
        guard container == nil, layout.headerCells.map(ColumnMap.namesFields) != true, !layout.isOwn, !layout.isSaid,
            rows.count > 3,
            let sides = ScriptPair(of: rows.lazy.map(\.content))
        else {
            return
        }
        for (field, other) in [(WordField.meaning, sides.term), (.term, sides.meaning)] {
            var rest = SideRest(other: other, isTerm: field == .term)
            let signs = rows.prefix(300).compactMap { rest.sign(in: $0.content[field]) }
            rest.known = Set(
                signs.filter { sign in
                    let count = signs.count { $0 == sign }
                    return count > 2 && count * 5 >= min(rows.count, 300)
                })
            for row in rows.indices {
                guard let (side, further) = rest.cut(rows[row].content[field]) else { continue }
                rows[row].content[field] = side
                Self.keep(further, isExample: field == .meaning, in: &rows[row].content, termsIn: sides.term)
            }
        }
    }

    /// Puts what was said behind a side of a word where it belongs.
    static func keep(_ rest: String, isExample: Bool, in content: inout WordContent, termsIn script: Script) {
        let bare = Text.cleaned(String(rest.drop { !$0.isLetter && !$0.isFigure && !"\"“‘'(（【〔[".contains($0) }))
        let isInTerms = Script(ofFirstLetterIn: bare).map(LineSides.unified) == script
        if isExample, content.example.isEmpty, NoteLine.isSentence(bare), isInTerms {
            content.example = bare
        } else {
            content.note = [bare, content.note].filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }
}
