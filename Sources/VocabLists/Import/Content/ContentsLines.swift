/// Lines that lead to other places of the same page, and hold no word: `- [A](#a)`, `[Top](#words)`.
enum ContentsLines {
    private static let longestText = 1 << 20

    /// `text` with blank lines in their place; itself where there are few.
    static func removed(from text: [UInt8]) -> [UInt8] {
        guard text.count < longestText, text.firstRange(of: Array("](#".utf8)) != nil else { return text }
        let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        let areLinks = lines.map(isLink)
        guard areLinks.count(where: \.self) > 2 else { return text }
        return Array(zip(lines, areLinks).map { $1 ? [] : $0 }.joined(separator: [0x0A]))
    }

    /// Whether all of a line is one link into its page, behind a bullet or a number perhaps.
    private static func isLink(_ line: ArraySlice<UInt8>) -> Bool {
        let bare = line.drop { " \t-*+.0123456789".utf8.contains($0) }
        guard bare.first == UInt8(ascii: "["), let place = bare.firstRange(of: Array("](#".utf8)),
            let close = bare[place.upperBound...].firstIndex(of: UInt8(ascii: ")"))
        else { return false }
        return bare[(close + 1)...].allSatisfy { " \r".utf8.contains($0) }
    }
}
