import VocabCore

/// A file in which a merge without the driver left both sides, between the lines that git marks them with.
package struct ConflictedFile {
    private let ours: [UInt8]
    private let theirs: [UInt8]
    /// What both were made of, as far as git tells; else what both have in common.
    private let base: [UInt8]

    /// Takes the sides apart; nil where nothing is marked.
    package init?(_ bytes: [UInt8]) {
        guard Self.mayHoldMarks(bytes) else { return nil }
        var sides: (ours: [UInt8], base: [UInt8], theirs: [UInt8]) = ([], [], [])
        var place = Place.both
        var isMarked = false
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if let mark = Place(markedBy: line, in: place) {
                place = mark
                isMarked = true
                continue
            }
            let whole = line + [0x0A]
            if place == .both || place == .ours { sides.ours += whole }
            if place == .both || place == .base { sides.base += whole }
            if place == .both || place == .theirs { sides.theirs += whole }
        }
        guard isMarked, place == .both else { return nil }
        (ours, base, theirs) = (sides.ours, sides.base, sides.theirs)
    }

    /// Whether a line begins with the sign of git's first mark. Nearly all files have none, and a history may be long: bytes are looked
    /// at one by one, which takes 20 ms for 100,000 answers.
    private static func mayHoldMarks(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var isStart = true
            for byte in bytes {
                if isStart, byte == UInt8(ascii: "<") { return true }
                isStart = byte == 0x0A
            }
            return false
        }
    }

    private enum Place {
        case both, ours, base, theirs

        /// Where the lines after this one belong, where it is a mark of git's.
        init?(markedBy line: ArraySlice<UInt8>, in place: Place) {
            guard let sign = line.first, line.prefix(7).count == 7, line.prefix(7).allSatisfy({ $0 == sign }) else { return nil }
            switch (sign, place) {
            case (UInt8(ascii: "<"), .both): self = .ours
            case (UInt8(ascii: "|"), .ours): self = .base
            case (UInt8(ascii: "="), .ours), (UInt8(ascii: "="), .base): self = .theirs
            case (UInt8(ascii: ">"), .theirs): self = .both
            default: return nil
            }
        }
    }

    /// The bookcase of a file, also of one in which a merge without the driver left both sides.
    ///
    /// - Throws: what `BookcaseFile.decode` throws.
    static func bookcase(in bytes: [UInt8]) throws -> Bookcase {
        if let file = ConflictedFile(bytes) { return try file.bookcase() }
        do {
            return try BookcaseFile.decode(bytes)
        } catch let error as JSONError {
            guard let bookcase = try? UnitedFile(bytes)?.bookcase() else { throw error }
            return bookcase
        }
    }

    /// Both sides of a bookcase.
    ///
    /// - Throws: what `BookcaseFile.decode` throws.
    package func bookcase() throws -> Bookcase {
        let sides = try (BookcaseFile.decode(Self.repaired(ours)), BookcaseFile.decode(Self.repaired(theirs)))
        let before = try? BookcaseFile.decode(Self.repaired(base))
        // One file is one bookcase, also where each side has made one of its own.
        let id = min(sides.0.id.description, sides.1.id.description) == sides.0.id.description ? sides.0.id : sides.1.id
        let libraries = [before, sides.0, sides.1].map { side in Self.library(of: side.map { $0.called(id).holding($0.words) }) }
        let merged = LibraryMerge(base: libraries[0], ours: libraries[1], theirs: libraries[2])
        return merged.library[id] ?? sides.0
    }

    /// Both sides of the settings.
    ///
    /// - Throws: what `SettingsFile.decode` throws.
    package func settings() throws -> Settings {
        let sides = try (SettingsFile.decode(ours), SettingsFile.decode(theirs))
        return SettingsMerge(base: (try? SettingsFile.decode(base)) ?? Settings(), ours: sides.0, theirs: sides.1).settings
    }

    /// Both sides of a history.
    package func history() -> [UInt8] {
        let trimmed = [base, ours, theirs].map { side in side.suffix(2) == [0x0A, 0x0A] ? Array(side.dropLast()) : side }
        return HistoryMerge.merged(base: trimmed[0], ours: trimmed[1], theirs: trimmed[2])
    }

    private static func library(of bookcase: Bookcase?) -> Library {
        var library = Library()
        if let bookcase { try? library.add(bookcase) }
        return library
    }

    /// A side of which a line lacks its comma, or the last has one too many: the marks stand between words.
    private static func repaired(_ side: [UInt8]) -> [UInt8] {
        var lines = side.split(separator: 0x0A).map(Array.init)
        for index in lines.indices.dropLast() where lines[index].first == 0x7B && index > 0 {
            let isLast = lines[index + 1].first == UInt8(ascii: "]")
            if lines[index].last == 0x2C, isLast { lines[index].removeLast() }
            if lines[index].last == 0x7D, !isLast { lines[index].append(0x2C) }
        }
        return Array(lines.joined(separator: [0x0A])) + [0x0A]
    }
}
