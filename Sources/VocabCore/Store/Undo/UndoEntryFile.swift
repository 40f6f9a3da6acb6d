/// An undo entry as a file: one JSON object, with what it is about in front.
enum UndoEntryFile {
    static func encode(_ entry: UndoEntry) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("format", BookcaseFile.format)
            writer.member("change", entry.change.kind.rawValue)
            writer.optionalMember("subject", entry.change.subject)
            writer.optionalMember("bookcase", entry.change.bookcase)
            writer.member("at", entry.at.description)
            if let place = entry.formerPlace {
                if let device = place.device { writer.member("device", device.description) }
                writer.member("position", place.position)
                if let position = place.undonePosition { writer.member("undonePosition", position) }
            }
            if let choices = entry.patch.choices { writer.member("choices", choices) }
            if let choices = entry.choicesAfter { writer.member("choicesAfter", choices) }
            if let answers = entry.answers {
                writer.name("answers")
                writer.object { writer in
                    writer.member("device", answers.device.description)
                    writer.member("isCounting", answers.isCounting)
                    writer.member("isNew", answers.isNew)
                }
            }
            writer.name("bookcases")
            writer.array(entry.patch.steps) { step, writer in
                writer.object {
                    $0.member("id", step.id.description)
                    $0.member("mark", entry.checksums[step.id] ?? "")
                    $0.members(of: step.step)
                }
            }
        }
        writer.lineBreak()
        return writer.bytes
    }

    static func decode(_ bytes: [UInt8]) throws -> UndoEntry {
        try BookcaseFile.checkFormat(of: bytes)
        var reader = JSONReader(bytes, wrapping: 8)
        var fields = Fields()
        let start = reader.offset
        try reader.object { try fields.read($0, &$1) }
        try reader.end()
        guard let entry = fields.entry() else { throw JSONError(.missing("change"), at: start) }
        return entry
    }

    /// What has been read so far.
    private struct Fields {
        var kind: Change.Kind?
        var subject = ""
        var bookcase = ""
        var at: Timestamp?
        var device: Identifier<Device>?
        var position: Int?
        var undonePosition: Int?
        var patch = LibraryPatch()
        var checksums: [Bookcase.ID: String] = [:]
        var choicesAfter: LibraryPatch.Choices?
        var answers: UndoEntry.BroughtAnswers?

        mutating func read(_ key: String, _ reader: inout JSONReader) throws {
            switch key {
            case "change":
                let offset = reader.offset
                kind = Change.Kind(rawValue: try reader.string())
                if kind == nil { throw JSONError(.unusable(key), at: offset) }
            case "subject": subject = try reader.string()
            case "bookcase": bookcase = try reader.string()
            case "at": at = try reader.timestamp(key)
            case "device": device = try reader.identifier(key)
            case "position": position = try reader.integer()
            case "undonePosition": undonePosition = try reader.integer()
            case "choices": patch.choices = try reader.choices()
            case "choicesAfter": choicesAfter = try reader.choices()
            case "answers": answers = try reader.broughtAnswers()
            case "bookcases":
                try reader.array { reader in
                    let (id, checksum, step) = try reader.step()
                    patch.steps.append((id, step))
                    checksums[id] = checksum
                }
            default: _ = try reader.rawValue()
            }
        }

        func entry() -> UndoEntry? {
            guard let kind, let at else { return nil }
            let place = position.map {
                UndoEntry.FormerPlace(device: device, position: $0, undonePosition: undonePosition)
            }
            return UndoEntry(
                change: Change(kind, subject, bookcase: bookcase), at: at, patch: patch, checksums: checksums,
                choicesAfter: choicesAfter, answers: answers, formerPlace: place)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: String, _ choices: LibraryPatch.Choices) {
        self.name(name)
        object { $0.members(of: choices.settings) }
    }

    fileprivate mutating func members(of step: LibraryPatch.Step) {
        switch step {
        case .remove: break
        case .put(let bookcase):
            name("put")
            BookcaseFile.write(bookcase, &self)
        case .revise(let head, let removing, let putting):
            name("head")
            BookcaseFile.write(head, &self)
            member("removing", removing.map(\.description))
            name("putting")
            lines(putting) { placed, writer in
                writer.object { writer in
                    writer.member("place", placed.place)
                    writer.name("word")
                    writer.object { $0.members(of: placed.word) }
                }
            }
        }
    }
}

extension JSONReader {
    fileprivate mutating func choices() throws -> LibraryPatch.Choices {
        var settings = Settings()
        try object { key, reader in try reader.member(key, of: &settings) }
        return LibraryPatch.Choices(of: settings)
    }

    fileprivate mutating func broughtAnswers() throws -> UndoEntry.BroughtAnswers {
        let start = offset
        var device: Identifier<Device>?
        var isCounting = false
        var isNew = false
        try object { key, reader in
            switch key {
            case "device": device = try reader.identifier(key)
            case "isCounting": isCounting = try reader.boolean()
            case "isNew": isNew = try reader.boolean()
            default: _ = try reader.rawValue()
            }
        }
        guard let device else { throw JSONError(.missing("device"), at: start) }
        return UndoEntry.BroughtAnswers(device: device, isCounting: isCounting, isNew: isNew)
    }

    fileprivate mutating func step() throws -> (Bookcase.ID, String, LibraryPatch.Step) {
        let start = offset
        var id: Bookcase.ID?
        var checksum = ""
        var whole: Bookcase?
        var head: Bookcase?
        var removing: [Word.ID] = []
        var putting: [LibraryPatch.PlacedWord] = []
        try object { key, reader in
            switch key {
            case "id": id = try reader.identifier(key)
            case "mark": checksum = try reader.string()
            case "put": whole = try BookcaseFile.read(&reader)
            case "head": head = try BookcaseFile.read(&reader)
            case "removing": try reader.array { removing.append(try $0.identifier(key)) }
            case "putting": try reader.array { putting.append(try $0.placedWord()) }
            default: _ = try reader.rawValue()
            }
        }
        guard let id else { throw JSONError(.missing("id"), at: start) }
        if let whole { return (id, checksum, .put(whole)) }
        if let head { return (id, checksum, .revise(head: head, removing: removing, putting: putting)) }
        return (id, checksum, .remove)
    }

    private mutating func placedWord() throws -> LibraryPatch.PlacedWord {
        let start = offset
        var place: Int?
        var word: Word?
        try object { key, reader in
            switch key {
            case "place": place = try reader.integer()
            case "word": word = try BookcaseFile.word(&reader)
            default: _ = try reader.rawValue()
            }
        }
        guard let place, let word else { throw JSONError(.missing("word"), at: start) }
        return LibraryPatch.PlacedWord(place: place, word: word)
    }
}
