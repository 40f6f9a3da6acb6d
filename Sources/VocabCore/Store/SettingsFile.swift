/// The settings as a file: one JSON object.
package enum SettingsFile {
    /// The bytes of the file.
    package static func encode(_ settings: Settings) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("format", BookcaseFile.format)
            writer.members(of: settings)
        }
        writer.lineBreak()
        return writer.bytes
    }

    /// Reads the file; throws `JSONError` or `NewerFormat` where that cannot be done.
    package static func decode(_ bytes: [UInt8]) throws -> Settings {
        try BookcaseFile.checkFormat(of: bytes)
        var reader = JSONReader(bytes)
        var settings = Settings()
        try reader.object { key, reader in
            switch key {
            case "format": _ = try reader.integer()
            // Earlier versions kept it here; see `formerDevice`.
            case "device": _ = try reader.identifier(key) as Identifier<Device>
            default: try reader.member(key, of: &settings)
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
    /// Writes all that settings hold as members.
    mutating func members(of settings: Settings) {
        if let setup = settings.setup { member("setup", setup) }
        if settings.study != StudySettings() { member("study", settings.study) }
        if let memory = settings.memory { member("memory", memory) }
        if let plan = settings.plan { member("plan", plan) }
        if settings.listSort != .listed { member("listSort", settings.listSort.rawValue) }
        if let language = settings.language { member("language", language.rawValue) }
        if let languages = settings.languages { member("languages", languages) }
        if settings.calendarSort != .oldest { member("calendarSort", settings.calendarSort.rawValue) }
        optionalMember("wishes", settings.wishes.terms)
        optionalMember("startersGiven", settings.startersGiven)
        if let modified = settings.modified { member("modified", modified.description) }
        members(settings.unknownMembers)
    }

    private mutating func member(_ name: String, _ study: StudySettings) {
        self.name(name)
        object { writer in
            writer.member("retention", study.retention)
            writer.member("newPerDay", study.newPerDay)
            writer.member("newOrder", study.newOrder.rawValue)
            writer.member("dayStartsAt", study.dayStartsAt)
            if study.restDays != .none { writer.member("restDays", study.restDays.description) }
            if !study.pausesAfterMiss { writer.member("pausesAfterMiss", false) }
            if study.saysWords { writer.member("saysWords", true) }
            writer.members(study.unknownMembers)
        }
    }
}

extension JSONReader {
    /// Reads a member of settings; one that this version does not know is kept.
    mutating func member(_ key: String, of settings: inout Settings) throws {
        switch key {
        case "setup": settings.setup = try setup()
        case "study": settings.study = try study()
        case "memory": settings.memory = try model()
        case "plan": settings.plan = try plan()
        case "listSort": settings.listSort = WordSort(rawValue: try string()) ?? .listed
        case "language": settings.language = InterfaceLanguage(rawValue: try string())
        case "languages": settings.languages = try strings()
        case "calendarSort": settings.calendarSort = DaySort(rawValue: try string()) ?? .oldest
        case "wishes": settings.wishes = WishList(try strings())
        case "startersGiven": settings.startersGiven = try strings()
        case "modified": settings.modified = try timestamp(key)
        default: settings.unknownMembers.append(UnknownMember(name: key, json: try rawValue()))
        }
    }

    private mutating func study() throws -> StudySettings {
        let standard = StudySettings()
        var retention = standard.retention
        var newPerDay = standard.newPerDay
        var newOrder = standard.newOrder
        var dayStartsAt = standard.dayStartsAt
        var restDays = standard.restDays
        var pausesAfterMiss = standard.pausesAfterMiss
        var saysWords = standard.saysWords
        var unknown: [UnknownMember] = []
        try object { key, reader in
            switch key {
            case "retention": retention = try reader.number()
            case "newPerDay": newPerDay = try reader.integer()
            case "newOrder": newOrder = StudySettings.NewOrder(rawValue: try reader.string()) ?? newOrder
            case "dayStartsAt": dayStartsAt = try reader.integer()
            case "restDays": restDays = RestDays(try reader.string()) ?? restDays
            case "pausesAfterMiss": pausesAfterMiss = try reader.boolean()
            case "saysWords": saysWords = try reader.boolean()
            default: unknown.append(UnknownMember(name: key, json: try reader.rawValue()))
            }
        }
        return StudySettings(
            retention: retention, newPerDay: newPerDay, newOrder: newOrder, dayStartsAt: dayStartsAt,
            restDays: restDays, pausesAfterMiss: pausesAfterMiss, saysWords: saysWords, unknownMembers: unknown)
    }
}
