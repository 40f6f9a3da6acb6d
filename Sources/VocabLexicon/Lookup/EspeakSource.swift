import VocabCore

/// eSpeak NG, a program that turns text into speech and says how it would pronounce it.
package struct EspeakSource: LookupSource {
    /// What it is listed as.
    package let kind = LookupSourceKind.espeak

    /// The program, which is looked for when it is asked.
    package init() {}

    /// Asks the program.
    package func inquiry(for request: LookupRequest) -> Inquiry {
        if request == .describe {
            return .conversation(
                .program("espeak-ng", arguments: ["--version"]), opening: [],
                ProgramPresence(program: "espeak-ng", work: "eSpeak NG"))
        }
        guard case .pronounce(let term, let language) = request else { return .notOffered }
        let voice = EspeakVoice(language)
        guard voice.reads(term) else { return .notOffered }
        let target = ChannelTarget.program("espeak-ng", arguments: ["-q", "--ipa", "-v", voice.name])
        return .conversation(target, opening: Array((Text.cleanedLine(term) + "\n").utf8), Reading(term: term))
    }

    private struct Reading: Conversation {
        let term: String
        var received: [UInt8] = []

        mutating func receive(_ bytes: [UInt8]) -> ConversationStep {
            received += bytes
            return .wait
        }

        mutating func end(_ end: ChannelEnd) -> LookupResult {
            switch end {
            case .failed(let problem): return .failure(problem)
            case .closed: return .failure(.closedEarly)
            case .ended(let status) where status != 0: return .failure(.programFailed("espeak-ng", status: status))
            case .ended: break
            }
            let sounds = Text.cleanedLine(String(decoding: received, as: UTF8.self))
            if sounds.isEmpty { return .failure(.nothingFound(nearest: [])) }
            return .success(
                .findings([WordFinding(credit: Credit("eSpeak NG", .computed), headword: term, pronunciation: sounds)]))
        }
    }
}
