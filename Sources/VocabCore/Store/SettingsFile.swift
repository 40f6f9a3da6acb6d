/// The settings as a file: one JSON object.
enum SettingsFile {
    static func encode(_ settings: Settings) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("format", BookcaseFile.format)
            if let setup = settings.setup {
                writer.name("setup")
                writer.object {
                    $0.member("bookcase", setup.bookcase.description)
                    $0.member("count", setup.count)
                }
            }
            writer.optionalMember("startersGiven", settings.startersGiven)
            if let device = settings.device { writer.member("device", device.description) }
            writer.members(settings.unknownMembers)
        }
        writer.lineBreak()
        return writer.bytes
    }

    static func decode(_ bytes: [UInt8]) throws -> Settings {
        try BookcaseFile.checkFormat(of: bytes)
        var reader = JSONReader(bytes)
        var settings = Settings()
        try reader.object { key, reader in
            switch key {
            case "format": _ = try reader.integer()
            case "setup": settings.setup = try setup(&reader)
            case "startersGiven": settings.startersGiven = try reader.strings()
            case "device": settings.device = try reader.identifier(key)
            default: settings.unknownMembers.append(UnknownMember(name: key, json: try reader.rawValue()))
            }
        }
        try reader.end()
        return settings
    }

    private static func setup(_ reader: inout JSONReader) throws -> Settings.Setup {
        let start = reader.offset
        var bookcase: Bookcase.ID?
        var count: Int?
        try reader.object { key, reader in
            switch key {
            case "bookcase": bookcase = try reader.identifier(key)
            case "count": count = try reader.integer()
            default: _ = try reader.rawValue()
            }
        }
        guard let bookcase else { throw JSONError(.missing("bookcase"), at: start) }
        guard let count else { throw JSONError(.missing("count"), at: start) }
        return Settings.Setup(bookcase: bookcase, count: count)
    }
}
