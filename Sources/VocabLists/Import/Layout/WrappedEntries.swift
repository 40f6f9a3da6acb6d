import VocabCore

/// Numbered entries that are wrapped, as pages copied from books are: what goes on stands further in, in the letters of the meanings.
///
/// `0553 substitute 대신하다 명 대체물,` above `     대리인`.
enum WrappedEntries {
    private static let fewest = 4
    private static let leastIndent = 3

    /// The text with what goes on behind the entries; nil where fewer than two are wrapped, or more lines go on than entries begin.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong else { return nil }
        var lines = text.lines.map(String.init)
        var entry: Int?
        var (entries, wrapped) = (0, 0)
        for (index, line) in text.lines.enumerated() {
            if isEntry(line) {
                entries += 1
                entry = index
            } else if let above = entry, goesOn(line, with: lines[above]) {
                lines[above] += " " + Text.cleanedLine(String(line))
                lines[index] = ""
                wrapped += 1
            } else {
                entry = nil
            }
        }
        return entries >= fewest && wrapped > 1 && wrapped < entries ? text.with(lines) : nil
    }

    /// Whether a line begins with a number and has letters of two scripts behind it.
    private static func isEntry(_ line: Substring) -> Bool {
        let digits = line.prefix { $0.isASCII && $0.isFigure }
        guard (1...5).contains(digits.count), let mark = line.dropFirst(digits.count).first, ". )".contains(mark) else {
            return false
        }
        return ColumnProfile.scripts(of: String(line)).subtracting([.digit]).count > 1
    }

    /// Whether a line stands further in and is in the script alone that the entry ends with, which is not Latin, with no sign of a label: a sense
    /// may be counted.
    private static func goesOn(_ line: Substring, with entry: String) -> Bool {
        let bare = line.drop { $0 == " " }
        guard line[..<bare.startIndex].count >= leastIndent, bare.contains(where: \.isLetter), !bare.contains(":"),
            !"-*•→※".contains(bare.first ?? "-")
        else { return false }
        let scripts = ColumnProfile.scripts(of: String(bare)).subtracting([.digit])
        let last = entry.unicodeScalars.last { $0.properties.isAlphabetic }.flatMap(Script.init(of:))
        return scripts.count == 1 && scripts.first == last && last != .latin && !NoteLine.isSentence(String(bare))
    }
}
