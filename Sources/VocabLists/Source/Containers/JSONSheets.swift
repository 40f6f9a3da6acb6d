import VocabCore

/// Reads lists in JSON: records, maps from terms to meanings, pairs, one value a line, and any of these inside of others.
enum JSONSheets {
    /// The sheets in a text in UTF-8, the one of most rows first; nil when it is plainly no JSON.
    ///
    /// - Throws: `WordListError.notText`: `.broken` for what is cut off, `.json` for what is wrong otherwise or holds no rows.
    static func sheets(in text: [UInt8]) throws(WordListError) -> [Sheet]? {
        guard looksLikeJSON(text), let root = try value(of: text) else { return nil }
        var tables = RecordTables()
        tables.take(root)
        let sheets = tables.sheets
        if sheets.isEmpty { throw .notText(.json) }
        return sheets
    }

    /// Whether a list or an object opens with a name, a text, or another: `[n.] apple` and `{{c1::apple}}` are none.
    private static func looksLikeJSON(_ text: [UInt8]) -> Bool {
        let head = text.prefix(1 << 12).filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(3)
        return ["{\"", "[{\"", "[\"", "[[\"", "[[{", "[[["].contains { head.starts(with: $0.utf8) }
    }

    /// The value that is all of a text, or all values of a text that has one after the other as a list; nil where other text stands
    /// behind a short first one: `["apple"] 사과`.
    private static func value(of text: [UInt8]) throws(WordListError) -> RecordNode? {
        var reader = JSONReader(text)
        var values: [RecordNode] = []
        let end = (text.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? -1) + 1
        do {
            while reader.offset < end {
                let isOther = !"{[".utf8.contains(text[reader.offset])
                if values.count == 1, isOther, values[0].elements.count == 1 { return nil }
                values.append(try RecordNode(&reader, text))
            }
        } catch {
            throw .notText(isCutOff(error, at: end, in: text) ? .broken : .json)
        }
        return values.count == 1 ? values[0] : .array(values)
    }

    /// Whether only the end is missing: an error stands there, or in a letter of which some bytes are missing.
    private static func isCutOff(_ error: any Error, at end: Int, in text: [UInt8]) -> Bool {
        guard let error = error as? JSONError else { return false }
        let isPartOfLetter = text[..<end].suffix(3).contains { $0 >= 0xC0 } && String(validating: text, as: UTF8.self) == nil
        return error.problem == .unexpectedEnd || error.offset >= end || error.problem == .invalidUTF8 && isPartOfLetter
    }
}
