import VocabCore

/// The text of a list: decoded, out of its container, one row a line.
struct ListSource {
    /// The text in UTF-8.
    let text: [UInt8]
    /// How the file is written, and how sure that is.
    let encoding: TextEncoding
    let confidence: Double
    /// Whether TABs stand for the spaces between its cells.
    let isSpaced: Bool
    /// What the learner said, with what the container says.
    let options: ListLayout.Options
    /// What it came in, where that is no plain text.
    let container: ListContainer?
    /// Whether the learner or the container says what stands between the cells.
    let isSaid: Bool

    /// The lists in `bytes`: several where a text has tables under different headings.
    ///
    /// - Throws: `WordListError` when `bytes` are no text, or may be one in several encodings.
    static func all(_ bytes: [UInt8], _ options: ListLayout.Options) throws(WordListError) -> [ListSource] {
        // What this program wrote is read as it was written.
        if ListExport.delimiter(ofOwn: bytes) != nil { return [try ListSource(text: bytes, options)] }
        let pages = options.delimiter == nil ? HTMLTable.tables(bytes, encoding: options.encoding) : []
        if pages.count > 1 { return pages.map { ListSource($0, (.utf8, 1), options) } }
        if let table = try ListTable(bytes, options) { return [ListSource(table, (.utf8, 1), options)] }
        guard options.delimiter == nil, bytes.contains(UInt8(ascii: "|")), FileKind(bytes) == nil,
            let guess = try? encoding(of: bytes, options), let text = TextDecoder.decoded(bytes, as: guess.0),
            let found = MarkdownTables(text)
        else { return [try ListSource(text: bytes, options)] }
        return found.tables.map { ListSource($0, guess, options) }
    }

    /// A table that was found in a text.
    private init(_ table: ListTable, _ encoding: (TextEncoding, Double), _ options: ListLayout.Options) {
        var options = options
        options.delimiter = .comma
        options.hasHeader = options.hasHeader ?? table.hasHeader
        (text, self.options, isSaid, isSpaced, container) = (table.text, options, true, false, table.container)
        (self.encoding, confidence) = encoding
    }

    /// - Throws: `WordListError` when `bytes` are no text, or may be one in several encodings.
    private init(text bytes: [UInt8], _ options: ListLayout.Options) throws(WordListError) {
        let page = HTMLTable.items(bytes, encoding: options.encoding)
        if page == nil, let kind = FileKind(bytes) { throw .notText(kind) }
        let bytes = page ?? bytes
        let (encoding, confidence) = page == nil ? try Self.encoding(of: bytes, options) : (.utf8, 1)
        guard let decodedText = TextDecoder.decoded(bytes, as: encoding) else { throw .notText(.unknown) }
        let isOwn = ListExport.delimiter(ofOwn: decodedText) != nil
        let written = isOwn || options.delimiter != nil ? decodedText : Self.withoutComments(decodedText)
        let preamble = Preamble(of: written)
        let pairs = ClozePairs.lined(written, from: preamble.length, options.delimiter ?? preamble.delimiter)
        let records = options.delimiter == nil && !isOwn ? RecordLines.lined(written) ?? ChatLines.lined(written) : nil
        let rows = pairs ?? records ?? written
        if options.delimiter == nil, let kind = FileKind(text: rows) { throw .notText(kind) }
        let unified = Self.isFree(rows, options) ? SignVariants.unified(rows, from: Preamble(of: rows).length) : nil
        let decoded = unified ?? rows
        let isDelimited = Self.isFree(decoded, options) && Delimiter.separatesEvenly(decoded, from: Preamble(of: decoded).length)
        let headed = Self.isFree(decoded, options) ? SpacedLines.headed(decoded, from: Preamble(of: decoded).length) : nil
        let lined = headed == nil ? Self.lined(decoded, options, isDelimited: isDelimited) : nil
        let aligned = headed ?? (lined == nil ? Self.aligned(decoded, options) : nil)
        let tabbed = aligned ?? (isDelimited && lined == nil ? nil : Self.tabbed(lined ?? decoded, options))
        text = tabbed ?? lined ?? decoded
        isSpaced = tabbed != nil
        isSaid = options.delimiter != nil
        container = nil
        (self.encoding, self.confidence, self.options) = (encoding, confidence, options)
    }

    /// The text without what HTML hides, as programs write it behind cards: `<!--SR:!2023-10-01,3,230-->`.
    private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
        let (open, close) = (Array("<!--".utf8), Array("-->".utf8))
        guard text.count < 1 << 21, text.firstRange(of: open) != nil else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var rest = text[...]
        while let start = rest.firstRange(of: open) {
            let line = rest[start.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }
            result += rest[..<start.lowerBound]
            guard let end = line.firstRange(of: close), line[end.upperBound...].allSatisfy({ $0 == 0x20 }) else {
                result += rest[start.lowerBound..<line.endIndex]
                rest = rest[line.endIndex...]
                continue
            }
            while result.last == 0x20 || result.last == 0x09 { result.removeLast() }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// The line at which its first row stands.
    var firstLine: Int { 1 + text.prefix { $0 == 0x0A || $0 == 0x0D }.count { $0 == 0x0A } }

    /// Whether nothing says what stands between the cells.
    private static func isFree(_ text: [UInt8], _ options: ListLayout.Options) -> Bool {
        let preamble = Preamble(of: text)
        return options.delimiter == nil && preamble.delimiter == nil && ListExport.delimiter(ofOwn: text) == nil
    }

    /// The text with its rows in lines, where they are not.
    private static func lined(_ text: [UInt8], _ options: ListLayout.Options, isDelimited: Bool) -> [UInt8]? {
        guard isFree(text, options) else { return nil }
        let start = Preamble(of: text).length
        if !isDelimited || CommonSigns.areMarks(Delimiter(of: text, from: start)),
            let parted = BoldHeads.parted(text, from: start)
        {
            return parted
        }
        if !isDelimited, let parted = HyphenLines.parted(text, from: start) { return parted }
        return TabRuns.collapsed(text, from: start) ?? MarkedTable.lined(text, from: start) ?? FoldedCards.lined(
            text, from: start) ?? HeadedEntries.lined(text)
            ?? OutlineCards.lined(text, from: start)
            ?? (isDelimited ? nil : OutlineCards.unfolded(text, from: start)) ?? JoinedRows.parted(
                text, from: start) ?? LineGroups.joined(text, from: start, isDelimited: isDelimited)
    }

    /// The text with TABs in the place of the spaces that align its second column, or of the dots that lead to it.
    private static func aligned(_ text: [UInt8], _ options: ListLayout.Options) -> [UInt8]? {
        guard isFree(text, options) else { return nil }
        let start = Preamble(of: text).length
        return SpacedLines.aligned(text, from: start) ?? SpacedLines.led(text, from: start)
    }

    /// The text with TABs in the place of the spaces between its cells, where spaces are all there is.
    private static func tabbed(_ text: [UInt8], _ options: ListLayout.Options) -> [UInt8]? {
        let preamble = Preamble(of: text)
        let isAskedFor = options.delimiter?.sign == " "
        guard isAskedFor || isFree(text, options) && preamble.columnNames == nil,
            isAskedFor || !Delimiter.separatesEvenly(text, from: preamble.length)
        else { return nil }
        // Where no sign parts half of the lines, fewer heads of entries tell.
        let hasSign = Delimiter(of: text, from: preamble.length).partedShare(of: text, from: preamble.length) >= 0.5
        return SpacedLines.tabbed(text, from: preamble.length, evenWithSigns: isAskedFor, share: hasSign ? 0.8 : 0.67)
    }

    /// The encoding that was said, or the only likely one, and how sure it is.
    private static func encoding(of bytes: [UInt8], _ options: ListLayout.Options) throws(WordListError) -> (TextEncoding, Double)
    {
        if let said = options.encoding { return (said, 1) }
        guard let guess = EncodingGuess(bytes) else { throw .notText(.unknown) }
        if let rival = guess.rival {
            throw .ambiguousEncoding([guess.encoding, rival].map { EncodingReading(of: bytes, as: $0) })
        }
        return (guess.encoding, guess.confidence)
    }
}
