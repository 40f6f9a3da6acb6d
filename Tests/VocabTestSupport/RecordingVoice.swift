import VocabLexicon

/// A voice that only remembers what it was asked to say.
package final class RecordingVoice: Voice {
    /// What was said, each text behind the code of its language.
    package private(set) var said: [String] = []
    /// Why nothing is heard, where that is so.
    package var problem: VoiceProblem?

    /// A voice that is there; with a problem, saying anything fails.
    package init(_ problem: VoiceProblem? = nil) { self.problem = problem }

    package var isThere: Bool { true }

    package func say(_ text: String, in language: LanguageCode?) throws(VoiceProblem) {
        if let problem { throw problem }
        said.append("\(language?.code ?? "-") \(text)")
    }

    package func finish() throws(VoiceProblem) {
        if let problem { throw problem }
    }
}
