import VocabCore

/// Lines that stand apart from the entries of a list as titles do: those in front of the first empty line, and below one what stands in
/// brackets, names a unit or stands alone.
enum LinesApart {
    private static let longestText = 1 << 20
    private static let mostOnTop = 3
    private static let longestTitle = 160

    /// The text, in ASCII and whatever goes beyond it, with empty lines in the place of them, and these lines, from 1; nil where there are
    /// none, or where so many stand alone that they are entries.
    ///
    /// A line in two scripts may be a word with its meaning, and stays.
    static func left(out text: [UInt8]) -> (text: [UInt8], left: [Int])? {
        guard text.count < longestText else { return nil }
        var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        let filled = lines.indices.filter { !isBlank(lines[$0]) }
        let paragraphs = filled.reduce(into: [[Int]]()) { paragraphs, line in
            if let last = paragraphs.last?.last, last == line - 1 {
                paragraphs[paragraphs.endIndex - 1].append(line)
            } else {
                paragraphs.append([line])
            }
        }
        let apart = paragraphs.enumerated().flatMap { place, paragraph in
            paragraph.count == 1 || place == 0 && paragraph.count <= mostOnTop
                ? paragraph : paragraph.prefix(1).filter { isHead(lines[$0]) }
        }
        let titles = apart.filter { isTitle(lines[$0]) }
        let alone = paragraphs.count { $0.count == 1 }
        guard !titles.isEmpty, alone * 3 <= filled.count, titles.count * 2 < filled.count else { return nil }
        for line in titles { lines[line] = [] }
        return (Array(lines.joined(separator: [0x0A])), titles.map { $0 + 1 })
    }

    private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }

    private static func isHead(_ line: ArraySlice<UInt8>) -> Bool {
        let text = Text.cleanedLine(String(decoding: line, as: UTF8.self))
        return UnitTitles.isFramed(text) || UnitTitles.isUnit(text)
    }

    private static func isTitle(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count < longestTitle, !line.contains(0x09) else { return false }
        let text = Text.cleanedLine(String(decoding: line, as: UTF8.self))
        return ColumnProfile.scripts(of: text).count < 2 || UnitTitles.beginsWithUnit(text)
    }
}
