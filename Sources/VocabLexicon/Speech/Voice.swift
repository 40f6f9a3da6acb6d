/// Says text aloud while the program goes on.
package protocol Voice: AnyObject {
    /// Whether there is a program here that can speak, as far as is known without trying.
    var isThere: Bool { get }
    /// Begins to say `text`, and breaks off what is being said. Nil is the voice's own language.
    ///
    /// - Throws: `VoiceProblem` where it is known at once that nothing will be heard.
    func say(_ text: String, in language: LanguageCode?) throws(VoiceProblem)
    /// Waits until all is said.
    ///
    /// - Throws: `VoiceProblem` where nothing was heard.
    func finish() throws(VoiceProblem)
}

/// Why nothing is heard.
package enum VoiceProblem: Error, Equatable {
    /// No program here can speak.
    case noProgram
    /// The program that speaks found no sound device and no sound server.
    case noSound
    /// The program that speaks cannot read what is written.
    case unreadable
    /// The program that speaks ended with an error.
    case failed
}

/// Where nothing can speak.
package final class NoVoice: Voice {
    /// A voice that says nothing.
    package init() {}

    /// Never.
    package var isThere: Bool { false }
    /// Says nothing.
    package func say(_ text: String, in language: LanguageCode?) throws(VoiceProblem) { throw .noProgram }
    /// There is nothing to wait for.
    package func finish() throws(VoiceProblem) {}
}
