import VocabCore
import VocabLanguage
import VocabLexicon

/// How findings look: whose they are and on what terms, the headword with part of speech and pronunciation, and numbered senses.
struct LookupScreen {
    let style: Style
    let language: Language
    /// Whether every sense is shown, however many there are.
    let showsAll: Bool
    /// Whether somebody sits there who can ask for the rest.
    let canAsk: Bool

    /// Of one finding so many senses are shown unless all are wanted.
    private static let mostSenses = 5
    /// Of one source so many findings are shown unless all are wanted.
    private static let mostFindings = 8
    /// What a sense holds besides the meaning is shown so many times.
    private static let mostExamples = 1
    private static let mostSynonyms = 6

    /// Whether some senses of these findings are left out unless all are wanted.
    static func hides(_ findings: [WordFinding]) -> Bool {
        findings.count > mostFindings || findings.contains { $0.senses.count > mostSenses }
    }

    /// The findings of the source called `name`; `first` is the number of the first sense of each.
    func lines(_ name: String, _ findings: [(first: Int, finding: WordFinding)]) -> [String] {
        var lines: [String] = []
        var credit: Credit?
        let shown = showsAll ? findings[...] : findings.prefix(Self.mostFindings)
        for (first, finding) in shown {
            if finding.credit != credit {
                credit = finding.credit
                if !lines.isEmpty { lines.append("") }
                lines += heading(name, finding.credit)
            }
            lines += head(finding) + senses(finding, first: first)
        }
        let left = findings.dropFirst(shown.count).reduce(0) { $0 + $1.finding.senses.count }
        return lines + more(left)
    }

    /// The work and its licence.
    private func heading(_ name: String, _ credit: Credit) -> [String] {
        let parts = [name] + (credit.work == name ? [] : [credit.work]) + [credit.licence.text(in: language)]
        return style.paragraph(SafeText.line(parts.joined(separator: " · ")), .accent)
    }

    private func head(_ finding: WordFinding) -> [String] {
        var parts = [finding.headword]
        if let part = finding.partOfSpeech { parts.append(Label.partOfSpeech(part).text(in: language)) }
        if !finding.pronunciation.isEmpty { parts.append(LookupResults.written(finding.pronunciation)) }
        return style.paragraph(SafeText.line(parts.joined(separator: "  ")), indent: 2, .strong)
    }

    private func senses(_ finding: WordFinding, first: Int) -> [String] {
        let shown = showsAll ? finding.senses[...] : finding.senses.prefix(Self.mostSenses)
        var lines: [String] = []
        for (offset, sense) in shown.enumerated() {
            var text = SafeText.line(sense.text)
            if let uses = sense.frequency, uses > 0 { text += " (\(LookupPhrase.uses(uses).text(in: language)))" }
            lines += style.item("\(first + offset).", text, indent: 2, labelRole: .accent)
            for example in sense.examples.prefix(showsAll ? .max : Self.mostExamples) {
                lines += style.paragraph("“\(SafeText.line(example))”", indent: 6)
            }
            let synonyms = sense.synonyms.prefix(showsAll ? .max : Self.mostSynonyms).map(SafeText.line)
            if !synonyms.isEmpty { lines += style.paragraph("= " + synonyms.joined(separator: ", "), indent: 6) }
        }
        return lines + more(finding.senses.count - shown.count)
    }

    private func more(_ count: Int) -> [String] {
        count > 0 ? style.paragraph(LookupPhrase.more(count, canAsk: canAsk).text(in: language), indent: 6, .dim) : []
    }
}
