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
        let isSameWriting = LanguageCode(writingOf: finding.headword) == LanguageCode(writingOf: String(content))
        let grammar = Grammar(unnumbered(content))
        if finding.partOfSpeech == nil { finding.partOfSpeech = grammar.partOfSpeech }
        finding.senses.append(FoundSense(isSameWriting ? .entry : .translation, grammar.rest))
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
            var pronunciation: Substring = ""
            if let open = line.firstIndex(of: "/"), let close = line[line.index(after: open)...].firstIndex(of: "/") {
                pronunciation = line[line.index(after: open)..<close]
            }
            headword = Text.cleanedLine(String(line.prefix { $0 != "/" && $0 != "<" }))
            self.pronunciation = Text.cleanedLine(String(pronunciation))
            partOfSpeech = Grammar(line).partOfSpeech
        }
    }

    /// What stands in `<` and `>` behind a word, such as `<v, intr>` or `<neut>`.
    private struct Grammar {
        /// The part of speech, where one is named.
        let partOfSpeech: PartOfSpeech?
        /// The text without what only names a part of speech.
        let rest: String

        init(_ text: String) {
            var partOfSpeech: PartOfSpeech?
            var rest = ""
            var left = text[...]
            while let open = left.firstIndex(of: "<"), let close = left[open...].firstIndex(of: ">") {
                let names = left[left.index(after: open)..<close].split(separator: ",")
                let part = names.lazy.compactMap { PartOfSpeech(named: String($0)) }.first
                partOfSpeech = partOfSpeech ?? part
                rest += part == nil ? left[...close] : left[..<open]
                left = left[left.index(after: close)...]
            }
            self.partOfSpeech = partOfSpeech
            self.rest = Text.cleanedLine(rest + left).replacing(" ,", with: ",")
        }
    }
}
