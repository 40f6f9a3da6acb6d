import VocabCore

/// The text of a list: decoded, out of its container, one row a line.
struct ListSource {
    /// The text in UTF-8.
    let text: [UInt8]
    /// How the file is written, and how sure that is.
    private(set) var encoding: TextEncoding
    private(set) var confidence: Double
    /// Whether TABs stand for the spaces between its cells.
    let isSpaced: Bool
    /// The lines with text that is in no row, from 1.
    private(set) var left: [Int]
    /// What stands in those of a text.
    private(set) var leftTexts: [Int: String] = [:]
    /// How many lines stand above its rows that the file does not have.
    let added: Int
    /// Whether TABs stand between its cells that the file does not have: no sign of the file parts them.
    private(set) var isPartedHere: Bool
    /// Whether its first row names the parts of entries, and stands in no line of the file.
    let isNamed: Bool
    /// What the learner said, with what the container says.
    let options: ListLayout.Options
    /// What stands between its cells in the file, where TABs took the place of it.
    let sign: Delimiter?
    /// What it came in, where that is no plain text.
    let container: ListContainer?
    /// Whether the learner, the container or a note says what stands between the cells.
    let isSaid: Bool
    /// The line of the first rule near the top of a text, `---`, from 1.
    let firstRule: Int?

    /// The lists in `bytes`: several where a text has tables under different headings.
    ///
    /// - Throws: `WordListError` when `bytes` are no text, or may be one in several encodings.
    static func all(_ bytes: [UInt8], _ options: ListLayout.Options) throws(WordListError) -> [ListSource] {
        // What this program wrote is read as it was written.
        if options.delimiter != nil || ListExport.delimiter(ofOwn: bytes) != nil { return try found(bytes, options) }
        let (body, front) = withoutFrontMatter(withLines(bytes))
        if body.contains(UInt8(ascii: "#")), var sources = notes(in: body, options, NoteSections.named) {
            sources[0].left = (front + sources[0].left).sorted()
            return sources
        }
        let inside = ProgramSource.textInside(body)
        var sources = try found(inside?.text ?? joinedTexts(body) ?? body, options)
        sources[0].left = (front + (inside?.left ?? []) + sources[0].left).sorted()
        return sources
    }

    /// A text of one line with the line breaks that are written out in it, `eat,먹다\nbook,책`; another as it is.
    private static func withLines(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count < 1 << 20, let first = bytes.first, !"{[\"'<".utf8.contains(first),
            !bytes.dropLast().contains(0x0A), bytes.firstRange(of: Array("\\n".utf8)) != nil,
            let text = String(validating: bytes, as: UTF8.self)
        else { return bytes }
        let lines = text.split(separator: "\\n")
        return lines.count > 4 && !lines[0].contains("\"") ? Array(lines.joined(separator: "\n").utf8) : bytes
    }

    /// The notes of words below some headings of a text that is no list as a whole; nil where there are none.
    static func notes(
        in bytes: [UInt8], _ options: ListLayout.Options,
        _ sections: (ListText) -> NoteSections.Found? = NoteSections.found
    ) -> [ListSource]? {
        guard options.saysNothingOfRows, FileKind(bytes) == nil, (try? encoding(of: bytes, options))?.0 == .utf8,
            let found = sections(ListText(withoutComments(bytes), said: nil))
        else { return nil }
        var options = options
        options.encoding = .utf8
        options.isBelowHeading = found.areNamed
        var sources = found.texts.compactMap { try? ListSource(text: $0, options) }
        guard sources.count == found.texts.count, sources.allSatisfy(\.options.isNote) else { return nil }
        sources[0].left = (sources[0].left + found.left).sorted()
        return sources
    }

    /// The words of a text as the scripts of its lines tell them, with what else they say; nil where they do not.
    static func sides(in bytes: [UInt8], _ options: ListLayout.Options) -> (source: ListSource, note: SideNote)? {
        guard options.saysNothingOfRows, FileKind(bytes) == nil, let guess = try? encoding(of: bytes, options),
            let text = TextDecoder.decoded(bytes, as: guess.0), let note = SideNote(text)
        else { return nil }
        var parted = options
        (parted.encoding, parted.delimiter, parted.hasHeader, parted.isNote) = (.utf8, .tab, false, true)
        guard var source = try? ListSource(text: note.lined, parted) else { return nil }
        (source.encoding, source.confidence) = guess
        (source.isPartedHere, source.left) = (true, note.left)
        return (source, note)
    }

    /// The list that a program joins out of texts or has in the lines of several, where it has none in another way.
    private static func joinedTexts(_ bytes: [UInt8]) -> [UInt8]? {
        guard let list = JoinedTexts.list(bytes) ?? RowsInTexts.list(bytes) ?? WordsByTurns.list(bytes),
            ProgramSource.table(bytes) == nil,
            JSONList.looseTable(bytes) == nil
        else {
            return nil
        }
        return list
    }

    /// The lists in a text as it stands.
    private static func found(_ bytes: [UInt8], _ options: ListLayout.Options) throws(WordListError) -> [ListSource] {
        if ListExport.delimiter(ofOwn: bytes) != nil { return [try ListSource(text: bytes, options)] }
        if let source = translated(bytes, options) { return [source] }
        let pages = options.delimiter == nil ? HTMLTable.tables(bytes, encoding: options.encoding) : []
        if pages.isEmpty, options.delimiter == nil, let cards = HTMLTable.cards(bytes, encoding: options.encoding) {
            return [ListSource(cards, (.utf8, 1), options)]
        }
        if pages.count > 1 { return pages.map { ListSource($0, (.utf8, 1), options) } }
        if let table = try ListTable(bytes, options) { return [ListSource(table, (.utf8, 1), options)] }
        guard options.delimiter == nil, bytes.contains(UInt8(ascii: "|")), FileKind(bytes) == nil,
            let guess = try? encoding(of: bytes, options), let text = TextDecoder.decoded(bytes, as: guess.0),
            let found = MarkdownTables(text)
        else { return [try ListSource(text: bytes, options)] }
        let tables = found.tables.enumerated().map { ListSource($1, guess, options, left: $0 == 0 ? found.left : []) }
        // What stands above the first table is said of the page.
        let top = tables.map(\.firstLine).min() ?? 0
        let below = found.left.filter { $0 > top }
        guard let note = note(in: text, lines: below, options) else { return tables }
        let inNote = Set(below).subtracting(note.left)
        return tables.map { table in
            var table = table
            table.left.removeAll(where: inNote.contains)
            return table
        } + [note.withoutLeft]
    }

    /// The note of words in those lines of a text that stand in no table; nil where they are none.
    private static func note(in text: [UInt8], lines: [Int], _ options: ListLayout.Options) -> ListSource? {
        guard options.saysNothingOfRows else { return nil }
        let isKept = Set(lines)
        let all = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        // What is still to do stands in boxes among words that have none.
        func isToDo(_ line: ArraySlice<UInt8>) -> Bool {
            ["- [ ] ", "- [x] ", "- [X] "].contains { line.drop { $0 == 0x20 }.starts(with: $0.utf8) }
        }
        let areWords = lines.contains { !isToDo(all[$0 - 1]) && all[$0 - 1].drop { $0 == 0x20 }.first == UInt8(ascii: "-") }
        let rest = all.enumerated().map { index, line in isKept.contains(index + 1) && !(areWords && isToDo(line)) ? line : [] }
        var options = options
        (options.encoding, options.isBelowHeading) = (.utf8, true)
        guard var source = try? ListSource(text: Array(rest.joined(separator: [0x0A])), options), source.options.isNote else {
            return nil
        }
        source.left = (source.left + lines.filter { areWords && isToDo(all[$0 - 1]) }).sorted()
        return source
    }

    /// The same, whose other lines are told elsewhere.
    private var withoutLeft: ListSource {
        var source = self
        source.left = []
        return source
    }

    /// The list in a text of another encoding than UTF-8 that holds one as programs write them; nil where it is no such text.
    private static func translated(_ bytes: [UInt8], _ options: ListLayout.Options) -> ListSource? {
        guard options.delimiter == nil, options.sheet == nil, [nil, .json, .unknown].contains(FileKind(bytes)),
            bytes.prefix(1 << 16).contains(where: { "{[(".utf8.contains($0) }),
            String(validating: bytes, as: UTF8.self) == nil || options.encoding != nil || bytes.prefix(1 << 10).contains(0),
            let guess = try? encoding(of: bytes, options), guess.0 != .utf8, let text = TextDecoder.decoded(bytes, as: guess.0)
        else { return nil }
        var plain = options
        plain.encoding = nil
        plain.learner.note(encoding: guess.0)
        return (try? ListTable(text, plain)).flatMap { $0 }.map { ListSource($0, guess, plain) }
    }

    /// A table that was found in a text.
    private init(
        _ table: ListTable, _ encoding: (TextEncoding, Double), _ options: ListLayout.Options, left: [Int] = []
    ) {
        (self.left, added, isNamed, isPartedHere) = (left, 0, table.isNamed, false)
        var options = options
        options.delimiter = .comma
        options.hasHeader = options.hasHeader ?? table.hasHeader
        (text, self.options, isSaid, isSpaced, container) = (table.text, options, true, false, table.container)
        (firstRule, sign) = (nil, nil)
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
        let (body, title) = isOwn || options.delimiter != nil ? (decodedText, []) : Self.withoutTitle(decodedText)
        let sheet = isOwn || options.delimiter != nil ? (text: body, left: []) : SheetHead.left(out: body)
        let uncommented = isOwn || options.delimiter != nil ? body : Self.withoutComments(sheet.text)
        let isFree = ListText(uncommented, said: options.delimiter).isFree
        let bare = isFree ? Self.withoutTrailer(uncommented) : uncommented
        let pages = isFree ? PageFurniture.removed(from: bare) : (text: bare, left: [])
        let written =
            isFree
            ? WrittenLetters.read(MarkedBrackets.plain(InlineTags.removed(from: ContentsLines.removed(from: pages.text)))) : bare
        let shaped = try ShapedText(
            written, said: options.delimiter,
            note: options.columns == nil && options.hasHeader != true ? options.isBelowHeading ? .belowHeading : .few : nil)
        (text, isSpaced, left, added) = (
            shaped.text.bytes, shaped.isSpaced, title + sheet.left + pages.left + shaped.left, shaped.added
        )
        leftTexts = Self.texts(of: left, in: bare)
        isNamed = shaped.isNamed
        isPartedHere = !shaped.isSpaced && shaped.text.bytes.contains(0x09) && !decodedText.contains(0x09)
        isSaid = options.delimiter != nil || shaped.note != nil
        container = nil
        firstRule = isFree ? Self.firstRule(in: bare) : nil
        (self.encoding, self.confidence) = (encoding, confidence)
        var options = options
        options.learner.note(encoding: encoding)
        if isNamed { options.hasHeader = options.hasHeader ?? true }
        if shaped.note != nil {
            (options.delimiter, options.isNote) = (.tab, true)
            options.hasHeader = options.hasHeader ?? shaped.note?.hasHeader
        }
        self.options = options
        sign = shaped.note?.gap.map { Delimiter(sign: Text.isBlank($0) && $0 != "\t" ? " " : $0) }
    }

    /// What stands in some lines of a text that is not too long to have been typed.
    private static func texts(of lines: [Int], in text: [UInt8]) -> [Int: String] {
        if lines.isEmpty || text.count > 1 << 20 { return [:] }
        let all = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        return lines.reduce(into: [:]) { texts, line in
            texts[line] = all[safe: line - 1].map { Text.cleaned(String(decoding: $0, as: UTF8.self)) }
        }
    }

    /// The line of the first `---` near the top, from 1; the last piece looked at may be cut and does not count.
    private static func firstRule(in text: [UInt8]) -> Int? {
        let lines = text.prefix(1 << 12).split(maxSplits: 40, omittingEmptySubsequences: false) { $0 == 0x0A }
        return lines.dropLast().firstIndex {
            $0.count < 80 && $0.starts(with: "---".utf8) && $0.allSatisfy { "- \r".utf8.contains($0) }
        }
        .map { $0 + 1 }
    }

    /// The line at which its first row stands.
    var firstLine: Int { 1 + text.prefix { $0 == 0x0A || $0 == 0x0D }.count { $0 == 0x0A } }

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
