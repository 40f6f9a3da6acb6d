import VocabCore
import VocabLexicon

extension LookupResults {
    /// What was found, for a program.
    func json(of term: String) -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("term", term)
            writer.name("findings")
            writer.array(findings) { entry, writer in Self.write(entry.source, entry.finding, to: &writer) }
            writer.member("nearest", nearest)
            writer.name("problems")
            writer.array(failures) { failure, writer in
                writer.object {
                    $0.member("source", failure.report.source.rawValue)
                    $0.optionalMember("server", failure.report.address)
                    $0.member("problem", failure.problem.english)
                }
            }
        }
        return writer
    }

    private static func write(_ source: LookupSourceKind, _ finding: WordFinding, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("source", source.rawValue)
            writer.member("work", finding.credit.work)
            writer.member("licence", finding.credit.licence.english)
            writer.member("headword", finding.headword)
            writer.optionalMember("partOfSpeech", finding.partOfSpeech?.rawValue ?? "")
            writer.optionalMember("pronunciation", finding.pronunciation)
            writer.name("senses")
            writer.array(finding.senses) { sense, writer in
                writer.object { writer in
                    writer.member(sense.kind.rawValue, sense.text)
                    writer.optionalMember("examples", sense.examples)
                    writer.optionalMember("synonyms", sense.synonyms)
                    if let frequency = sense.frequency { writer.member("frequency", frequency) }
                }
            }
        }
    }
}
