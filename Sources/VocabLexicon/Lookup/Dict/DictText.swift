import VocabCore

/// Reads what a dictionary says about a headword, as far as its layout is known.
///
/// FreeDict's dictionaries have
///
///     house /hˈaʊs/ <n>
///     Haus <neut>
///           "build a house"  - ein Haus bauen
///        Synonym: {home}
///      see: {houses}
///
/// and older ones number their senses: `1. Haus`. A text in another layout stays as it is, line by line.
enum DictText {
    /// The findings in the text of an entry.
    static func findings(in text: String, credit: Credit) -> [WordFinding] {
        let wordNet = WordNetText.findings(in: text, credit: credit)
        if !wordNet.isEmpty { return wordNet }
        var lines = text.split(separator: "\n").map(String.init).filter { !Text.isBlank($0) }.prefix(mostLines)[...]
        guard let first = lines.popFirst() else { return [] }
        let head = Head(first)
        var finding = WordFinding(
            credit: credit, headword: head.headword, partOfSpeech: head.partOfSpeech, pronunciation: head.pronunciation)
        for line in lines { add(line, to: &finding) }
        if finding.senses.isEmpty, !lines.isEmpty || head.pronunciation.isEmpty {
            finding.senses = [FoundSense(.entry, Text.cleanedLine(([first] + lines).joined(separator: " ")))]
        }
        return [finding]
    }

    /// An article of more lines would fill many screens.
    private static let mostLines = 200

    private static func add(_ line: String, to finding: inout WordFinding) {
        let content = line.drop { $0 == " " }
        let last = finding.senses.indices.last
        if let colon = content.firstIndex(of: ":"), colon < content.endIndex, content.prefix(upTo: colon).utf8.count <= 10 {
            switch content[..<colon].lowercased() {
            case "synonym", "synonyms":
                if let last { finding.senses[last].synonyms += WordNetText.names(in: content) }
                return
            case "see", "see also", "note", "antonym", "antonyms": return
            default: break
            }
        }
        if content.hasPrefix("\""), let last {
            finding.senses[last].examples.append(example(content))
            return
        }
        // What is said about the sense before stands far in; a sense may stand one column in, behind a label.
        if line.utf8.count - content.utf8.count >= 5, let last {
            finding.senses[last].text += " " + Text.cleanedLine(String(content))
            return
        }
        let kind: FoundSense.Kind =
            LanguageCode(writingOf: finding.headword) == LanguageCode(writingOf: String(content)) ? .entry : .translation
        finding.senses.append(FoundSense(kind, unnumbered(content)))
    }

    /// `"build a house"  - ein Haus bauen` as `build a house (ein Haus bauen)`.
    private static func example(_ line: Substring) -> String {
        let inside = line.dropFirst()
        guard let close = inside.firstIndex(of: "\"") else { return Text.cleanedLine(String(inside)) }
        let rest = inside[inside.index(after: close)...].drop { $0 == " " || $0 == "-" || $0 == "–" }
        let sentence = Text.cleanedLine(String(inside[..<close]))
        return rest.isEmpty ? sentence : "\(sentence) (\(Text.cleanedLine(String(rest))))"
    }

    private static func unnumbered(_ line: Substring) -> String {
        let digits = line.prefix { $0.isNumber }
        let rest = line.dropFirst(digits.count)
        guard !digits.isEmpty, digits.count <= 2, let sign = rest.first, sign == "." || sign == ")" else {
            return Text.cleanedLine(String(line))
        }
        return Text.cleanedLine(String(rest.dropFirst()))
    }

    /// The first line: `headword /pronunciation/ <grammar>`.
    private struct Head {
        let headword: String
        let pronunciation: String
        let partOfSpeech: PartOfSpeech?

        init(_ line: String) {
            var rest = line[...]
            var grammar: Substring = ""
            if let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
                grammar = rest[rest.index(after: open)..<close]
                rest = rest[..<open]
            }
            var pronunciation = ""
            if let open = rest.firstIndex(of: "/"), let close = rest.lastIndex(of: "/"), open < close {
                pronunciation = String(rest[rest.index(after: open)..<close])
                rest = rest[..<open]
            }
            headword = Text.cleanedLine(String(rest))
            self.pronunciation = Text.cleanedLine(pronunciation)
            partOfSpeech = grammar.split(separator: ",").lazy.compactMap { PartOfSpeech(named: String($0)) }.first
        }
    }
}
