import VocabCore

/// Marks of Markdown inside of terms and meanings: `_r_ Student`, `a **bold** word`, `[text](https://…)`, `[text][name]`.
struct CellEmphasis: Equatable, Sendable {
    /// Whether single marks stand around words in several terms.
    private var isSingle = false

    /// Only marks that nothing else can be are taken away.
    init() {}

    /// Looks at the terms of some rows.
    init(terms: [String]) {
        isSingle = terms.count { Self.withoutSingle($0) != nil } > 2
    }

    /// Takes them out of a word.
    func take(from content: inout WordContent) {
        for field in [WordField.term, .meaning]
        where content[field].utf8.contains(where: { $0 == 0x2A || $0 == 0x5D || $0 == 0x5F }) {
            let text = Self.withoutNamedLinks(
                content[field].contains("](http") ? CellSigns.withoutLinks(content[field]) : content[field])
            let plain = Self.withoutDouble(Self.wikiLink(text) ?? text)
            content[field] = (isSingle ? Self.withoutSingle(plain) : nil) ?? plain
        }
    }

    /// A text without pairs of `**` around words: the first behind a space, the second right behind a word, as no program has them.
    private static func withoutDouble(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let open = rest.firstRange(of: "**"), let close = rest[open.upperBound...].firstRange(of: "**") {
            let (before, inside, behind) = (
                result.last ?? rest[..<open.lowerBound].last, rest[open.upperBound..<close.lowerBound],
                rest[close.upperBound...].first
            )
            let opens =
                rest[..<open.lowerBound].last.map { !$0.isLetter && !$0.isNumber && !"*])".contains($0) }
                ?? (before?.isLetter != true)
            let closes = behind.map { !$0.isNumber && !"*([".contains($0) } ?? true
            let isWord =
                inside.first.map { $0 != " " && $0 != "*" } == true && inside.last != " "
                && !inside.contains { "(){}=\n".contains($0) }
            guard opens, closes, isWord else {
                result += rest[..<open.upperBound]
                rest = rest[open.upperBound...]
                continue
            }
            result += rest[..<open.lowerBound] + inside
            rest = rest[close.upperBound...]
        }
        return result + rest
    }

    /// What a link of a wiki shows: `[[page|word]]`, `[[word]]`.
    private static func wikiLink(_ text: String) -> String? {
        guard text.hasPrefix("[["), text.hasSuffix("]]"), text.count > 4 else { return nil }
        return text.dropFirst(2).dropLast(2).split(separator: "|").last.map(String.init)
    }

    /// A text without the names behind what links show: `[参照][ref]`.
    private static func withoutNamedLinks(_ text: String) -> String {
        guard text.contains("]["), let middle = text.firstRange(of: "]["),
            let open = text[..<middle.lowerBound].lastIndex(of: "["),
            let close = text[middle.upperBound...].firstIndex(of: "]"),
            open == text.startIndex || " (".contains(text[text.index(before: open)]), !text.contains(where: \.isNewline),
            text[middle.upperBound..<close].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isFigure || "-_".contains($0)) }),
            middle.upperBound < close
        else { return text }
        let shown = text[text.index(after: open)..<middle.lowerBound]
        return withoutNamedLinks("\(text[..<open])\(shown)\(text[text.index(after: close)...])")
    }

    /// A text without single marks around one of its words; nil where there are none.
    private static func withoutSingle(_ text: String) -> String? {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let bare = words.map { word -> Substring in
            guard let mark = word.first, "_*".contains(mark), word.last == mark, word.count > 2,
                !word.dropFirst().dropLast().contains(mark)
            else { return word }
            return word.dropFirst().dropLast()
        }
        return bare == words ? nil : bare.joined(separator: " ")
    }
}
