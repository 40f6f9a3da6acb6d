import VocabCore

/// What a program says to its user, in a map beside those of words: `{ start: "시작", right: "정답입니다!", score: "{n}점" }`.
extension RecordGroups {
    /// What the place of such texts ends with.
    static let placeOfMessages = "!{}"
    private static let fewestWords = 3

    /// Whether a map has names of a program, single words in ASCII, of which two in five stand for sentences or for what has gaps to be filled
    /// in, one at least for the latter.
    static func areMessages(_ pairs: [[String]]) -> Bool {
        guard pairs.allSatisfy({ $0[0].utf8.allSatisfy { $0 < 0x80 && $0 != 0x20 } }) else { return false }
        func hasGap(_ pair: [String]) -> Bool { pair[1].contains { "{}%$".contains($0) } }
        let said = pairs.count { hasGap($0) || $0[1].last.map { ".!?…。！？".contains($0) } == true }
        // Greetings and questions are sentences as well.
        guard pairs.contains(where: hasGap) else { return false }
        return said * 5 >= pairs.count * 2
    }

    /// The rows without such texts, where there are others of some number: meanings that are sentences are not to be lost to a small map.
    static func withoutMessages(_ rows: [String: [[String]]]) -> [String: [[String]]] {
        let words = rows.filter { !$0.key.hasSuffix(placeOfMessages) }
        let most = words.values.map(\.count).max() ?? 0
        return most >= fewestWords && most * 3 >= rows.values.map(\.count).max() ?? 0 ? words : rows
    }
}
