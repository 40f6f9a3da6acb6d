import VocabCore

/// Two versions of a device's history as one: every line of either, once.
package enum HistoryMerge {
    /// The lines of `ours` and `theirs`. What both begin with stays as it is; after that lines stand by their numbers.
    ///
    /// A line is left out only where it cannot be read and one side took it out of `base`, as the doctor does, or where it is the torn
    /// beginning of another.
    package static func merged(base: [UInt8], ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
        let common = commonBytes(ours, theirs)
        if ours.isWhole, common == theirs.count { return ours }
        if theirs.isWhole, common == ours.count { return theirs }
        let start = commonLines(ours, theirs)
        let mended = Set(lines(of: base[min(start, base.count)...]))
        var entries = numbered(ours[start...]) + numbered(theirs[start...])
        entries.sort {
            ($0.number, $0.order) < ($1.number, $1.order)
                || ($0.number, $0.order) == ($1.number, $1.order) && $0.line.lexicographicallyPrecedes($1.line)
        }
        let sides = (Set(lines(of: ours[start...])), Set(lines(of: theirs[start...])))
        var known = Set(lines(of: ours[..<start]))
        var result = Array(ours[..<start])
        for entry in entries {
            let isInBoth = sides.0.contains(entry.line) && sides.1.contains(entry.line)
            if !isInBoth, mended.contains(entry.line), !isReadable(entry.line) { continue }
            guard known.insert(entry.line).inserted else { continue }
            result += entry.line
            result.append(0x0A)
        }
        return withoutTornPieces(result, of: [ours, theirs])
    }

    private struct Entry {
        let number: Int
        let order: Int
        let line: ArraySlice<UInt8>
    }

    /// How many bytes of whole lines both begin with.
    private static func commonLines(_ ours: [UInt8], _ theirs: [UInt8]) -> Int {
        ours[..<commonBytes(ours, theirs)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    }

    /// How many bytes both begin with. Eight are compared at once: histories are long, and mostly the same.
    private static func commonBytes(_ ours: [UInt8], _ theirs: [UInt8]) -> Int {
        ours.withUnsafeBytes { ours in
            theirs.withUnsafeBytes { theirs in
                let shorter = min(ours.count, theirs.count)
                var count = 0
                while count + 8 <= shorter,
                    ours.loadUnaligned(fromByteOffset: count, as: UInt64.self)
                        == theirs.loadUnaligned(fromByteOffset: count, as: UInt64.self)
                {
                    count += 8
                }
                while count < shorter, ours[count] == theirs[count] { count += 1 }
                return count
            }
        }
    }

    private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        bytes.split(separator: 0x0A).filter { !$0.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 } }
    }

    /// The lines with their numbers; one without a number stays behind the line before it.
    private static func numbered(_ bytes: ArraySlice<UInt8>) -> [Entry] {
        var last = 0
        var order = 0
        return lines(of: bytes).map { line in
            if let number = number(of: line) {
                (last, order) = (number, 0)
            } else {
                order += 1
            }
            return Entry(number: last, order: order, line: line)
        }
    }

    /// The number that a line begins with, as the store writes it.
    private static func number(of line: ArraySlice<UInt8>) -> Int? {
        let name = "{\"seq\":".utf8
        guard line.starts(with: name) else { return nil }
        let digits = line.dropFirst(name.count).prefix { (0x30...0x39).contains($0) }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private static func isReadable(_ line: ArraySlice<UInt8>) -> Bool {
        var reader = JSONReader(Array(line))
        do {
            try reader.object { _, reader in _ = try reader.rawValue() }
            try reader.end()
            return true
        } catch {
            return false
        }
    }

    /// A last line that lacks its line break, for a crash tore it or it was being written, goes where another line begins with it.
    private static func withoutTornPieces(_ bytes: [UInt8], of sides: [[UInt8]]) -> [UInt8] {
        var result = bytes
        for side in sides where !side.isWhole {
            let piece = Array(side.suffix(from: side.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0))
            let all = lines(of: result[...])
            guard all.contains(where: { $0.count > piece.count && $0.starts(with: piece) }) else { continue }
            result = all.filter { !$0.elementsEqual(piece) }.flatMap { $0 + [0x0A] }
        }
        return result
    }
}

extension [UInt8] {
    /// Whether its last line has its line break.
    fileprivate var isWhole: Bool { isEmpty || last == 0x0A }
}
