/// The settings as a file: one JSON object.
enum SettingsFile {
    static func encode(_ settings: Settings) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("format", BookcaseFile.format)
            if let setup = settings.setup { writer.member("setup", setup) }
            writer.optionalMember("startersGiven", settings.startersGiven)
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
            case "setup": settings.setup = try reader.setup()
            case "startersGiven": settings.startersGiven = try reader.strings()
            // Earlier versions kept it here; see `formerDevice`.
            case "device": _ = try reader.identifier(key) as Identifier<Device>
            default: settings.unknownMembers.append(UnknownMember(name: key, json: try reader.rawValue()))
            }
        }
        try reader.end()
        return settings
    }

    /// The identifier of the device where an earlier version wrote it into the settings, which copies of a store may share.
    static func formerDevice(in bytes: [UInt8]) throws -> Identifier<Device>? {
        var reader = JSONReader(bytes)
        var device: Identifier<Device>?
        try reader.object { key, reader in
            if key == "device" { device = try reader.identifier(key) } else { _ = try reader.rawValue() }
        }
        return device
    }
}

extension JSONWriter {
    /// Writes a set-up as a member.
    mutating func member(_ name: String, _ setup: Settings.Setup) {
        self.name(name)
        object { writer in
            writer.member("bookcase", setup.bookcase.description)
            writer.member("count", setup.count)
            writer.members(setup.unknownMembers)
        }
    }
}

extension JSONReader {
    /// Reads a set-up.
    mutating func setup() throws -> Settings.Setup {
        let start = offset
        var bookcase: Bookcase.ID?
        var count: Int?
        var unknown: [UnknownMember] = []
        try object { key, reader in
            switch key {
            case "bookcase": bookcase = try reader.identifier(key)
            case "count": count = try reader.integer()
            default: unknown.append(UnknownMember(name: key, json: try reader.rawValue()))
            }
        }
        guard let bookcase else { throw JSONError(.missing("bookcase"), at: start) }
        guard let count else { throw JSONError(.missing("count"), at: start) }
        return Settings.Setup(bookcase: bookcase, count: count, unknownMembers: unknown)
    }
}
