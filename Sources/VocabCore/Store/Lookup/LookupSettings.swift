/// Where words are looked up on this device, and what was looked up last.
///
/// It is no part of what copies of a store share, for it holds keys, and what is installed differs from device to device.
package struct LookupSettings: Equatable, Sendable {
    /// A service that is asked over the network.
    package struct Service: Equatable, Sendable {
        /// The learner's key; empty where none is wanted or the environment has it.
        package var key: String
        /// Its address; empty for the usual one.
        package var address: String

        /// A service.
        package init(key: String = "", address: String = "") {
            self.key = key
            self.address = address
        }
    }

    /// Whether no connection may be opened at all.
    package var isOffline = false
    /// Whether suggestions come while a word is added or edited.
    package var suggests = false
    /// The DICT server to ask beside that of this machine; empty for none.
    package var server = ""
    /// DeepL, where it is switched on.
    package var deepL: Service?
    /// LibreTranslate, where it is switched on.
    package var libreTranslate: Service?
    /// What was looked up, the last first, without repeats.
    package private(set) var recent: [String] = []
    /// Members of the file that this version does not know, kept as they were.
    package var unknownMembers: [UnknownMember] = []

    /// Whether a key of the learner's is among them.
    package var holdsKey: Bool { [deepL, libreTranslate].contains { $0?.key.isEmpty == false } }

    /// How many terms are remembered.
    package static let mostRecent = 10

    /// Those of a new store.
    package init() {}

    /// Remembers that `term` was looked up now.
    package mutating func remember(_ term: String) {
        let term = Text.cleanedLine(term)
        if Text.isBlank(term) { return }
        recent.removeAll { Text.key($0) == Text.key(term) }
        recent.insert(term, at: 0)
        recent = Array(recent.prefix(Self.mostRecent))
    }
}

extension LookupSettings {
    /// Reads the bytes of the file.
    init(_ bytes: [UInt8]) throws {
        var terms: [String] = []
        var reader = JSONReader(bytes)
        try reader.object { name, reader in
            switch name {
            case "format":
                let format = try reader.integer()
                if format > Self.format { throw NewerFormat(format: format) }
            case "offline": isOffline = try reader.boolean()
            case "suggestions": suggests = try reader.boolean()
            case "server": server = try reader.string()
            case "deepl": deepL = try Self.service(&reader)
            case "libretranslate": libreTranslate = try Self.service(&reader)
            case "recent": terms = try reader.strings()
            default: unknownMembers.append(UnknownMember(name: name, json: try reader.rawValue()))
            }
        }
        try reader.end()
        for term in terms.reversed() { remember(term) }
    }

    private static let format = 1

    private static func service(_ reader: inout JSONReader) throws -> Service {
        var service = Service()
        try reader.object { name, reader in
            switch name {
            case "key": service.key = try reader.string()
            case "address": service.address = try reader.string()
            default: _ = try reader.rawValue()
            }
        }
        return service
    }

    /// The bytes of the file.
    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("format", Self.format)
            if isOffline { writer.member("offline", true) }
            if suggests { writer.member("suggestions", true) }
            writer.optionalMember("server", server)
            for (name, service) in [("deepl", deepL), ("libretranslate", libreTranslate)] {
                guard let service else { continue }
                writer.name(name)
                writer.object { writer in
                    writer.optionalMember("key", service.key)
                    writer.optionalMember("address", service.address)
                }
            }
            writer.optionalMember("recent", recent)
            writer.members(unknownMembers)
        }
        return writer.bytes + [0x0A]
    }
}
