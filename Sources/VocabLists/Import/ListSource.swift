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

    /// - Throws: `WordListError` when `bytes` are no text, or may be one in several encodings.
    init(_ bytes: [UInt8], _ options: ListLayout.Options) throws(WordListError) {
        if let table = try ListTable(bytes, options) {
            var options = options
            options.delimiter = .comma
            options.hasHeader = options.hasHeader ?? table.hasHeader
            (text, self.options, isSaid, isSpaced) = (table.text, options, true, false)
            (encoding, confidence, container) = (.utf8, 1, table.container)
            return
        }
        let page = HTMLTable.items(bytes, encoding: options.encoding)
        if page == nil, let kind = FileKind(bytes) { throw .notText(kind) }
        let bytes = page ?? bytes
        let (encoding, confidence) = page == nil ? try Self.encoding(of: bytes, options) : (.utf8, 1)
        guard let written = TextDecoder.decoded(bytes, as: encoding) else { throw .notText(.unknown) }
        let preamble = Preamble(of: written)
        let pairs = ClozePairs.lined(written, from: preamble.length, options.delimiter ?? preamble.delimiter)
        let decoded = pairs ?? (options.delimiter == nil ? RecordLines.lined(written) : nil) ?? written
        if options.delimiter == nil, let kind = FileKind(text: decoded) { throw .notText(kind) }
        let isDelimited = Self.isFree(decoded, options) && Delimiter.separatesEvenly(decoded, from: Preamble(of: decoded).length)
        let lined = Self.lined(decoded, options, isDelimited: isDelimited)
        let aligned = lined == nil ? Self.aligned(decoded, options) : nil
        let tabbed = aligned ?? (isDelimited && lined == nil ? nil : Self.tabbed(lined ?? decoded, options))
        text = tabbed ?? lined ?? decoded
        isSpaced = tabbed != nil
        isSaid = options.delimiter != nil
        container = nil
        (self.encoding, self.confidence, self.options) = (encoding, confidence, options)
    }

    /// Whether nothing says what stands between the cells.
    private static func isFree(_ text: [UInt8], _ options: ListLayout.Options) -> Bool {
        let preamble = Preamble(of: text)
        return options.delimiter == nil && preamble.delimiter == nil && ListExport.delimiter(ofOwn: text) == nil
    }

    /// The text with its rows in lines, where they are not.
    private static func lined(_ text: [UInt8], _ options: ListLayout.Options, isDelimited: Bool) -> [UInt8]? {
        guard isFree(text, options) else { return nil }
        let start = Preamble(of: text).length
        return MarkedTable.lined(text, from: start) ?? OutlineCards.lined(text, from: start) ?? JoinedRows.parted(
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
        return SpacedLines.tabbed(text, from: preamble.length, evenWithSigns: isAskedFor)
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
