import VocabCore

/// Asks a database in a file, and changes nothing in it.
package protocol DatabaseReader {
    /// The rows that answer `query`, which gives one text in each.
    func rows(of query: String, in file: Path) -> DatabaseOutcome
}

/// What came of asking a database.
package enum DatabaseOutcome: Equatable, Sendable {
    case rows([String])
    /// There is no program that reads databases.
    case noProgram
    /// The program could not read it, for the reason it said.
    case failed(String)
}

/// No program that reads databases.
package struct AbsentDatabaseReader: DatabaseReader {
    /// A reader that reads nothing.
    package init() {}

    /// Says that there is no program for it.
    package func rows(of query: String, in file: Path) -> DatabaseOutcome { .noProgram }
}

/// A word that somebody looked up in an e-book reader.
package struct LookedUpWord: Equatable, Sendable {
    /// The form that was looked up.
    package let form: String
    /// What the reader says it is a form of; empty where it does not say.
    package let stem: String
    /// The sentence it stood in; empty where the reader keeps none.
    package let sentence: String
}

/// Why there are no words to be read.
package enum LookupFileProblem: Error, Equatable, Sendable {
    case noProgram
    case failed(String)
    /// The database is of no reader that is known here.
    case unknown
}

/// Reads the words that e-book readers keep: Kindle's `vocab.db`, KOReader's `vocabulary_builder.sqlite3` and Kobo's `KoboReader.sqlite`.
package enum LookedUpWords {
    /// All words, those that were looked up last first, each once for each sentence.
    ///
    /// - Throws: `LookupFileProblem`.
    package static func read(_ file: Path, by reader: any DatabaseReader) throws(LookupFileProblem) -> [LookedUpWord] {
        let tables = try texts(of: "SELECT lower(name) FROM sqlite_master WHERE type = 'table'", file, reader)
        if tables.contains("lookups"), tables.contains("words") { return try records(of: kindle, file, reader) }
        if tables.contains("wordlist") { return try records(of: kobo, file, reader) }
        if tables.contains("vocabulary") {
            // Before June 2022 no sentences were kept.
            let columns = try texts(of: "SELECT name FROM pragma_table_info('vocabulary')", file, reader)
            return try records(of: koreader(hasContext: columns.contains("prev_context")), file, reader)
        }
        throw .unknown
    }

    /// Whether `bytes` begin as such a database does.
    package static func isLikely(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "SQLite format 3\0".utf8) }

    private static let kindle = query(
        "l.word", "l.stem", "l.usage",
        from: "(SELECT w.word, w.stem, u.usage, u.timestamp AS time FROM LOOKUPS u JOIN WORDS w ON w.id = u.word_key) l",
        order: "l.time DESC")

    private static let kobo = query("Text", "''", "''", from: "WordList", order: "DateCreated DESC")

    private static func koreader(hasContext: Bool) -> String {
        let context = hasContext ? "ifnull(prev_context, '') || char(1) || word || char(1) || ifnull(next_context, '')" : "''"
        return query("word", "''", context, from: "vocabulary", order: "create_time DESC")
    }

    /// In digits, for a text may hold any sign that could stand between columns.
    private static func query(_ form: String, _ stem: String, _ sentence: String, from table: String, order: String) -> String {
        let columns = [form, stem, sentence].map { "hex(ifnull(\($0), ''))" }.joined(separator: " || ',' || ")
        return "SELECT \(columns) FROM \(table) ORDER BY \(order)"
    }

    private static func texts(of query: String, _ file: Path, _ reader: any DatabaseReader) throws(LookupFileProblem) -> [String]
    {
        switch reader.rows(of: query, in: file) {
        case .rows(let rows): return rows
        case .noProgram: throw .noProgram
        case .failed(let words): throw .failed(words)
        }
    }

    private static func records(of query: String, _ file: Path, _ reader: any DatabaseReader) throws(LookupFileProblem)
        -> [LookedUpWord]
    {
        try texts(of: query, file, reader).compactMap { row in
            let cells = row.split(separator: ",", omittingEmptySubsequences: false).map(text)
            guard cells.count == 3 else { return nil }
            let form = bare(cells[0])
            if form.isEmpty { return nil }
            return LookedUpWord(form: form, stem: bare(cells[1]), sentence: sentence(in: cells[2]))
        }
    }

    /// The text that hexadecimal digits stand for.
    private static func text(_ digits: Substring) -> String {
        let values = digits.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        let bytes = stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A word without the signs that were touched with it: `impeccable;`.
    private static func bare(_ text: String) -> String {
        var scalars = Text.cleanedLine(text).unicodeScalars[...]
        while let last = scalars.last, !last.properties.isAlphabetic, Script(of: last) == nil { scalars.removeLast() }
        while let first = scalars.first, !first.properties.isAlphabetic, Script(of: first) == nil { scalars.removeFirst() }
        return String(scalars)
    }

    /// The sentence around the word, which stands between two signs of U+0001 where words before and behind it were kept.
    private static func sentence(in context: String) -> String {
        let parts = context.split(separator: "\u{1}", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return Text.cleanedLine(context) }
        guard !Text.isBlank(parts[0]) || !Text.isBlank(parts[2]) else { return "" }
        let ends: (Character) -> Bool = { ".!?。！？\n".contains($0) }
        let head = parts[0].lastIndex(where: ends).map { parts[0][parts[0].index(after: $0)...] } ?? parts[0][...]
        let tail = parts[2].firstIndex(where: ends).map { parts[2][...$0] } ?? parts[2][...]
        let gap = head.last.map { $0.isLetter && $0.isASCII } ?? false ? " " : ""
        let nextGap = tail.first.map { $0.isLetter && $0.isASCII } ?? false ? " " : ""
        return Text.cleanedLine(head.drop { "”\"’)".contains($0) } + gap + parts[1] + nextGap + tail)
    }
}
