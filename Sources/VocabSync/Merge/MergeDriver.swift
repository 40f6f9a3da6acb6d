import VocabCore

/// What git calls to merge one file of a store: `vocab merge-driver %O %A %B`.
package enum MergeDriver {
    /// Two versions of a file that were made of `base`, which is empty where there is none, as one.
    ///
    /// Which kind of file it is tells its content. Nil where both sides cannot be one file, such as two bookcases of different names.
    /// - Throws: `JSONError`, `NewerFormat` for a version that cannot be read.
    package static func merged(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws -> [UInt8]? {
        switch kind(of: ours.isEmpty ? theirs : ours) {
        case .history: return HistoryMerge.merged(base: base, ours: ours, theirs: theirs)
        case .settings:
            let before = base.isEmpty ? Settings() : try SettingsFile.decode(base)
            let merge = try SettingsMerge(base: before, ours: SettingsFile.decode(ours), theirs: SettingsFile.decode(theirs))
            return SettingsFile.encode(merge.settings)
        case .bookcase:
            let merge = try LibraryMerge(base: library(base), ours: library(ours), theirs: library(theirs))
            guard let only = merge.library.bookcases.first, merge.library.bookcases.count == 1 else { return nil }
            return BookcaseFile.encode(only)
        }
    }

    private enum Kind { case bookcase, settings, history }

    private static func kind(of bytes: [UInt8]) -> Kind {
        let line = bytes.prefix { $0 != 0x0A }
        var names: Set<String> = []
        var reader = JSONReader(Array(bytes))
        // The names that stand before what cannot be read are enough.
        try? reader.object { name, reader in
            names.insert(name)
            _ = try reader.rawValue()
        }
        if names.contains("bookcase") && names.contains("words") || line.firstRange(of: Array("\"words\":[".utf8)) != nil {
            return .bookcase
        }
        return names.contains("at") || names.contains("seq") ? .history : .settings
    }

    private static func library(_ bytes: [UInt8]) throws -> Library {
        var library = Library()
        if !bytes.isEmpty { try library.add(BookcaseFile.decode(bytes)) }
        return library
    }
}
