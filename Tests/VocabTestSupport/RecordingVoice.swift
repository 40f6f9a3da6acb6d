import VocabLexicon

/// A voice that only remembers what it was asked to say.
package final class RecordingVoice: Voice {
    /// What was said, each text behind the code of its language.
    package private(set) var said: [String] = []
    private let works: Bool

    /// A voice that is there; where it does not work, saying anything fails.
    package init(works: Bool = true) { self.works = works }

    package var isThere: Bool { true }

    package func say(_ text: String, in language: LanguageCode?) -> Bool {
        said.append("\(language?.code ?? "-") \(text)")
        return works
    }

    package func finish() -> Bool { works }
}
