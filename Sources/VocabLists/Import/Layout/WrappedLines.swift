/// Lines below a word, as one text.
enum WrappedLines {
    /// Shorter ones were not broken for want of room.
    private static let shortestFull = 50

    /// The lines with semicolons between them; a full one goes on in the next.
    static func joined(_ lines: [String]) -> String {
        var result = lines.first ?? ""
        for (line, last) in zip(lines.dropFirst(), lines) { result += (last.utf8.count > shortestFull ? " " : "; ") + line }
        return result
    }
}
