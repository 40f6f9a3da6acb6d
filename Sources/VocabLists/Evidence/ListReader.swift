import VocabCore

/// Reads a list: proposes by all grammars, scores by evidence, and takes the best reading, or asks which is meant.
package struct ListReader {
    /// The grammars; their order changes nothing.
    static let grammars: [any Grammar] = [
        DelimitedGrammar(), PairGrammar(), ScriptGrammar(), TurnGrammar(), LabelGrammar(), HeadGrammar(), MarkdownGrammar(),
        ClozeGrammar(),
    ]

    let options: ListOptions
    var grammars = Self.grammars
    var weights = Weights.standard

    /// A reading that was chosen, and how sure it is.
    struct Choice {
        let reading: ListReading
        let confidence: Double
    }

    /// The likeliest readings of a text, the best first.
    func readings(of text: ListText) -> [ListReading] { readings(of: text.sample) }

    private func readings(of bytes: [UInt8]) -> [ListReading] {
        let head = ListHead(of: bytes)
        let body = text(bytes, head)
        let reader = TableReader(options: options(for: body), head: head, weights: weights)
        // What is even is read first: then nothing else is looked for.
        if options.delimiter == nil, !options.hasNoSign, options.lines == nil {
            let even = DelimitedGrammar.ofTables(in: body).flatMap(reader.readings).sorted(by: Self.isBetter)
            if let best = even.first, best.isEven, best.score > weights.clear { return even }
        }
        return tables(in: body.ways(), head).flatMap(reader.readings).sorted(by: Self.isBetter)
    }

    /// What is said of a text, and what its titles say of who learns from it.
    func options(for text: GrammarText) -> ListOptions {
        var options = options
        options.learner.note(names: text.headings)
        return options
    }

    func text(_ bytes: [UInt8], _ head: ListHead) -> GrammarText {
        let body = Array(bytes[min(head.length, bytes.count)...])
        // Where it is said what stands between cells, nothing in front of lines is taken off.
        return (options.delimiter ?? head.delimiter) == nil
            ? GrammarText(body, firstLine: head.lineCount + 1) : GrammarText(plain: body, firstLine: head.lineCount + 1)
    }

    func tables(in ways: [GrammarText], _ head: ListHead) -> [CellTable] {
        var options = options
        options.delimiter = options.delimiter ?? head.delimiter
        return ways.flatMap { text in grammars.flatMap { $0.tables(in: text, options) }.map(text.completed) }
    }

    /// A reading of the part of a long text that was looked at, for all of it.
    ///
    /// - Throws: `WordListError.noMeanings` where the whole cannot be read so.
    func whole(_ reading: ListReading, of text: ListText) throws(WordListError) -> ListReading {
        // Only what the part was read as is looked for in all of it.
        var reader = self
        reader.grammars = grammars.filter { $0.finds(reading.table.shape) }
        let readings = reader.readings(of: text.bytes).filter { $0.table.shape == reading.table.shape }
        let same = readings.first { $0.table.way == reading.table.way && $0.table.mark == reading.table.mark }
        guard let whole = same ?? readings.first else { throw .noMeanings }
        return whole
    }

    /// The likeliest readings of a sheet.
    func readings(of sheet: Sheet) -> [ListReading] {
        let filled = zip(sheet.lines, sheet.rows).filter { !$0.1.allSatisfy(Text.isBlank) }
        let table = CellTable(
            shape: .cells, rows: filled.map { CellTable.Row(line: $0, cells: $1) }, names: sheet.header, lineCount: filled.count)
        let reader = TableReader(options: options, head: ListHead(of: []), weights: weights)
        return reader.readings(of: table).sorted(by: Self.isBetter)
    }

    static func isBetter(_ first: ListReading, _ second: ListReading) -> Bool {
        // A total order, so that the order of grammars changes nothing.
        (first.score, -first.leftCount, "\(second.table.shape)") > (second.score, -second.leftCount, "\(first.table.shape)")
    }

    /// The reading that is meant.
    ///
    /// - Throws: `WordListError`: the question, where two are nearly as likely, or the reason why there is none.
    func choice(of readings: [ListReading]) throws(WordListError) -> Choice {
        guard let first = readings.first else { throw .noMeanings }
        // Of those that say the same the one that leaves fewest lines.
        let best = readings.reduce(first) { best, other in
            other.score > first.score - weights.margin && other.leftCount < best.leftCount && other.wordCount > best.wordCount
                && other.table.mark == first.table.mark && first.agrees(with: other) ? other : best
        }
        if options.isOwn { return Choice(reading: best, confidence: 1) }
        let hasSaid = options.columns != nil || options.delimiter != nil || options.lines != nil || options.hasNoSign
        guard best.score > weights.least || best.isDeclared || hasSaid else {
            if best.table.shape == .cells || best.table.isStreamed && (best.looks.count > 2 || best.leftCount == 0) {
                throw .noMeaningColumn(best.looks, rows: best.table.rows.prefix(4).suffix(3).map(\.cells))
            }
            throw .noMeanings
        }
        let meant = readings.first { !$0.hasPronunciationsAsMeanings && $0.table.shape == best.table.shape && $0.wordCount > 3 }
        // If the best reading takes pronunciations for the meanings and another one does not, both count as equally likely.
        let isSound = best.hasPronunciationsAsMeanings && options.columns == nil && meant != nil
        let rival =
            isSound ? meant : readings.first { !best.givesSame(as: $0) && !Self.haveOneSign(best, $0) }
        let margin = isSound ? 0 : min(rival.map { best.score - $0.score } ?? 9, 9)
        if margin < weights.margin, let rival, !isSaid(best, rival) {
            let question = Self.question(between: best, rival)
            // Where only the columns are unclear, the others have the same rows; and what is poor is not offered.
            let likely = readings.filter {
                $0.score > best.score - Self.offered * (isSound ? 2 : 1)
                    && (question != .columns || $0.table.shape == best.table.shape)
            }
            let shown = Array(Self.distinct(likely, question).prefix(3))
            // Where one answer picks both, none helps.
            if shown.count > 1 { throw .unclear(question, shown.map { $0.sample(beside: shown) }) }
        }
        if best.headerMargin < weights.margin, options.hasHeader == nil,
            let other = readings.first(where: {
                $0.table.shape == best.table.shape && ($0.headerLine != nil) != (best.headerLine != nil)
            })
        {
            throw .unclear(.header, [best.sample(), other.sample()])
        }
        if best.sideMargin < weights.sideMargin, options.columns == nil {
            throw .unclear(.sides, [best.sample(), best.sample(turned: true)])
        }
        let least = min(margin, best.sideMargin + 0.5, best.headerMargin + 0.5)
        return Choice(reading: best, confidence: 1 / (1 + Double.exp(-(least + 0.6) * 1.4)))
    }

    /// Whether what the learner said picks one of two readings.
    private func isSaid(_ first: ListReading, _ second: ListReading) -> Bool {
        options.columns != nil && (options.delimiter != nil || first.table.shape == second.table.shape)
    }

    /// Readings so much less likely than the best are not offered.
    private static let offered = 5.0

    /// Whether two readings differ by nothing that a learner could say: the same sign, once and every time it stands in a line.
    private static func haveOneSign(_ first: ListReading, _ second: ListReading) -> Bool {
        switch (first.table.shape, second.table.shape) {
        case (.table(let one), .pairs(let other)), (.pairs(let one), .table(let other)):
            one == other || Text.cleanedLine(one.sign) == Text.cleanedLine(other.sign) && !Text.isBlank(one.sign)
        default: false
        }
    }

    /// Those of the likeliest readings that give something else, each picked by another answer.
    private static func distinct(_ readings: [ListReading], _ question: ListQuestion) -> [ListReading] {
        func answer(_ reading: ListReading) -> ListAnswer { reading.sample().answer(to: question) }
        return readings.prefix(12).reduce(into: []) { found, reading in
            if !found.contains(where: {
                $0.givesSame(as: reading) || haveOneSign($0, reading) || answer($0) == answer(reading)
            }) {
                found.append(reading)
            }
        }
    }

    private static func question(between first: ListReading, _ second: ListReading) -> ListQuestion {
        switch (first.table.shape, second.table.shape) {
        case (let one, let other) where one == other: first.headerLine != second.headerLine ? .header : .columns
        case (.turns, _), (_, .turns): .lines
        default: .sign
        }
    }
}
