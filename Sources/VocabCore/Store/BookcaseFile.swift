/// A bookcase as a file: JSON, one word per line, keys in a fixed order, empty fields left out, a line break at the end.
package enum BookcaseFile {
    /// The format this version writes; files of a higher one are refused.
    package static let format = 1

    /// How much room a word of an ordinary list takes; only speed depends on it.
    private static let bytesPerWord = 160

    /// The bookcase as a whole file.
    package static func encode(_ bookcase: Bookcase) -> [UInt8] {
        var writer = JSONWriter()
        writer.reserve(256 + bookcase.words.count * bytesPerWord)
        write(bookcase, &writer)
        writer.lineBreak()
        return writer.bytes
    }

    /// Writes the bookcase as one JSON object.
    static func write(_ bookcase: Bookcase, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("format", format)
            writer.name("bookcase")
            writer.object { $0.members(ofHead: bookcase) }
            writer.members(bookcase.unknownNeighbours)
            writer.name("words")
            writer.lines(bookcase.words) { word, writer in writer.object { $0.members(of: word) } }
        }
    }

    /// Reads a bookcase in any layout, checking everything that typing it in would check.
    package static func decode(_ bytes: [UInt8]) throws -> Bookcase {
        try checkFormat(of: bytes)
        var reader = JSONReader(bytes)
        let bookcase = try read(&reader)
        try reader.end()
        return bookcase
    }

    /// Reads a bookcase from one JSON object.
    static func read(_ reader: inout JSONReader) throws -> Bookcase {
        var head: Bookcase?
        var words: [Word]?
        var unknown: [UnknownMember] = []
        let start = reader.offset
        try reader.object { name, reader in
            switch name {
            case "format": _ = try reader.integer()
            case "bookcase": head = try self.head(&reader)
            case "words": words = try self.words(&reader)
            default: unknown.append(UnknownMember(name: name, json: try reader.rawValue()))
            }
        }
        guard let head else { throw JSONError(.missing("bookcase"), at: start) }
        guard let words else { throw JSONError(.missing("words"), at: start) }
        return Bookcase(
            id: head.id, name: head.name, details: head.details, added: head.added, modified: head.modified, words: words,
            unknownMembers: head.unknownMembers, unknownNeighbours: unknown)
    }
}

/// The file's format is newer than this version knows.
package struct NewerFormat: Error {
    /// The number of the format.
    package let format: Int
}

extension BookcaseFile {
    /// Looks for `"format"` before anything else is understood, for a newer format may mean something else by the rest.
    ///
    /// It stands first in every file this program wrote, so the search ends there; elsewhere it costs one more pass.
    static func checkFormat(of bytes: [UInt8]) throws {
        struct Found: Error { let format: Int }
        var reader = JSONReader(bytes, wrapping: 8)
        let start = reader.offset
        do {
            try reader.object { name, reader in
                if name == "format" { throw Found(format: try reader.integer()) }
                _ = try reader.rawValue()
            }
        } catch let found as Found {
            if found.format > format { throw NewerFormat(format: found.format) }
            return
        }
        throw JSONError(.missing("format"), at: start)
    }

    /// Reads what stands in a file about the bookcase beside its words.
    static func head(_ reader: inout JSONReader) throws -> Bookcase {
        let start = reader.offset
        var id: Bookcase.ID?
        var name: BookcaseName?
        var details = BookcaseDetails()
        var added: Timestamp?
        var modified: Timestamp?
        var unknown: [UnknownMember] = []
        try reader.object { key, reader in
            let offset = reader.offset
            switch key {
            case "id": id = try reader.identifier(key)
            case "name":
                let text = try reader.string()
                name = try? BookcaseName(text)
                if name == nil { throw JSONError(.unusable(key), at: offset) }
            case "description": details.description = try reader.string()
            case "termLanguage": details.termLanguage = try reader.string()
            case "meaningLanguage": details.meaningLanguage = try reader.string()
            case "picture":
                let json = try reader.rawValue()
                var value = JSONReader(Array(json.utf8))
                details.picture = (try? value.string()).flatMap(BookcasePicture.init)
                // What is no picture to this version may be one to a later.
                if details.picture == nil { unknown.append(UnknownMember(name: key, json: json)) }
            case "added": added = try reader.timestamp(key)
            case "modified": modified = try reader.timestamp(key)
            default: unknown.append(UnknownMember(name: key, json: try reader.rawValue()))
            }
        }
        guard let id else { throw JSONError(.missing("id"), at: start) }
        guard let name else { throw JSONError(.missing("name"), at: start) }
        let epoch = Timestamp(secondsSince1970: 0)
        return Bookcase(
            id: id, name: name, details: details, added: added ?? epoch, modified: modified, unknownMembers: unknown)
    }

    private static func words(_ reader: inout JSONReader) throws -> [Word] {
        var words: [Word] = []
        var ids: Set<Word.ID> = []
        // Growing the two step by step would take as long as filling them.
        let expected = reader.bytesLeft / typicalWordSize
        words.reserveCapacity(expected)
        ids.reserveCapacity(expected)
        try reader.array { reader in
            let start = reader.offset
            let word = try word(&reader)
            guard ids.insert(word.id).inserted else { throw JSONError(.repeated("id"), at: start) }
            words.append(word)
        }
        return words
    }

    /// How many bytes a word has with a meaning and an example.
    private static let typicalWordSize = 256

    /// Reads a word, checking it as typing it in would.
    static func word(_ reader: inout JSONReader) throws -> Word {
        let start = reader.offset
        var id: Word.ID?
        var content = WordContent()
        var memorized = false
        var added: Timestamp?
        var modified: Timestamp?
        var unknown: [UnknownMember] = []
        try reader.object { key, reader in
            switch key {
            case "id": id = try reader.identifier(key)
            case "term": content.term = try reader.string()
            case "meaning": content.meaning = try reader.string()
            case "partOfSpeech": content.partOfSpeech = try reader.stringOrStrings().joined(separator: ", ")
            case "pronunciation": content.pronunciation = try reader.string()
            case "example": content.example = try reader.string()
            case "note": content.note = try reader.string()
            case "synonyms": content.synonyms = try reader.strings()
            case "antonyms": content.antonyms = try reader.strings()
            case "tags": content.tags = try reader.strings()
            case "memorized": memorized = try reader.boolean()
            case "added": added = try reader.timestamp(key)
            case "modified": modified = try reader.timestamp(key)
            default: unknown.append(UnknownMember(name: key, json: try reader.rawValue()))
            }
        }
        guard let id else { throw JSONError(.missing("id"), at: start) }
        do throws(WordError) {
            return try Word(
                content, id: id, memorized: memorized, added: added ?? Timestamp(secondsSince1970: 0),
                modified: modified, unknownMembers: unknown)
        } catch {
            throw JSONError(problem(error), at: start)
        }
    }

    private static func problem(_ error: WordError) -> JSONError.Problem {
        switch error {
        case .incomplete(let missing): .missing((missing.first ?? .term).rawValue)
        case .tooLong(let field, _): .unusable(field.rawValue)
        }
    }
}

extension JSONReader {
    mutating func identifier<Subject>(_ key: String) throws -> Identifier<Subject> {
        let offset = offset
        guard let identifier = try string(as: Identifier<Subject>.init(utf8:)) else {
            throw JSONError(.unusable(key), at: offset)
        }
        return identifier
    }

    mutating func timestamp(_ key: String) throws -> Timestamp {
        let offset = offset
        guard let timestamp = try string(as: Timestamp.init(utf8:)) else { throw JSONError(.unusable(key), at: offset) }
        return timestamp
    }
}

extension JSONWriter {
    /// Writes the members of a bookcase beside its words.
    mutating func members(ofHead bookcase: Bookcase) {
        member("id", bookcase.id.description)
        member("name", bookcase.name.description)
        optionalMember("description", bookcase.description)
        optionalMember("termLanguage", bookcase.termLanguage)
        optionalMember("meaningLanguage", bookcase.meaningLanguage)
        optionalMember("picture", bookcase.picture?.description ?? "")
        member("added", bookcase.added.description)
        member("modified", bookcase.modified.description)
        members(bookcase.unknownMembers)
    }

    /// Writes the members of a word as the store and every `--json` show it.
    package mutating func members(of word: Word) {
        member("id", word.id)
        member("term", word.term)
        member("meaning", word.meaning)
        optionalMember("partOfSpeech", word.content.partOfSpeech)
        optionalMember("pronunciation", word.content.pronunciation)
        optionalMember("example", word.content.example)
        optionalMember("note", word.content.note)
        optionalMember("synonyms", word.content.synonyms)
        optionalMember("antonyms", word.content.antonyms)
        optionalMember("tags", word.content.tags)
        if word.memorized { member("memorized", true) }
        member("added", word.added)
        member("modified", word.modified)
        members(word.unknownMembers)
    }
}
