import VocabCore

/// Reads WordNet as dictionaries for dictd(8) have it:
///
///     run
///         n 1: a score in baseball; "the team scored a run" [syn: {run}, {tally}]
///         v 1: move fast by using one's feet
///
/// Long lines are broken, also after a hyphen, and what goes on is indented further.
enum WordNetText {
    /// The findings in the text of an entry, one for each part of speech; none where it is laid out otherwise.
    static func findings(in text: String, credit: Credit) -> [WordFinding] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
        guard let headword = lines.first, !headword.hasPrefix(" ") else { return [] }
        var findings: [WordFinding] = []
        for sense in senses(in: lines.dropFirst()) {
            let head = sense.prefix { $0 != ":" }
            guard head.count < sense.count, head.count <= 8, let last = head.split(separator: " ").last,
                Int(last) != nil || head == last
            else { continue }
            if let part = part(named: head) {
                findings.append(WordFinding(credit: credit, headword: Text.cleanedLine(headword), partOfSpeech: part))
            }
            guard !findings.isEmpty else { continue }
            let body = String(sense.dropFirst(head.count + 1))
            findings[findings.count - 1].senses.append(self.sense(body, besides: headword))
        }
        return findings
    }

    /// The text of each sense on one line. One begins at an indentation of four.
    private static func senses(in lines: ArraySlice<String>) -> [String] {
        var senses: [String] = []
        for line in lines {
            let content = line.drop { $0 == " " }
            let indentation = line.utf8.count - content.utf8.count
            if indentation == 4 {
                senses.append(String(content))
            } else if indentation > 4, let last = senses.last {
                senses[senses.count - 1] = last + (last.hasSuffix("-") ? "" : " ") + content
            }
        }
        return senses
    }

    /// `n 1` names a part; the senses after it have their numbers alone.
    private static func part(named head: Substring) -> PartOfSpeech? {
        switch head.prefix(while: { $0 != " " }) {
        case "n": .noun
        case "v": .verb
        case "adj": .adjective
        case "adv": .adverb
        default: nil
        }
    }

    private static func sense(_ body: String, besides headword: String) -> FoundSense {
        var text = body
        var synonyms: [String] = []
        for sign in ["[syn:", "[ant:", "[also:"] {
            while let start = text.range(of: sign), let end = text[start.upperBound...].firstIndex(of: "]") {
                if sign == "[syn:" { synonyms += names(in: text[start.upperBound..<end]) }
                text.removeSubrange(start.lowerBound...end)
            }
        }
        let gloss = WordNetGloss(text)
        let own = Text.key(headword)
        return FoundSense(
            .definition, gloss.definition, examples: gloss.examples, synonyms: synonyms.filter { Text.key($0) != own })
    }

    /// What stands in braces.
    static func names(in text: some StringProtocol) -> [String] {
        text.split(separator: "{").dropFirst().compactMap { piece in
            piece.firstIndex(of: "}").map { Text.cleanedLine(String(piece[..<$0])) }
        }
    }
}

extension String {
    /// Where `text` stands first.
    fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
