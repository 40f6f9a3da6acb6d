/// Says text aloud while the program goes on.
package protocol Voice: AnyObject {
    /// Whether there is a program here that can speak. Nothing is run to find out.
    var isThere: Bool { get }
    /// Begins to say `text`, and breaks off what is being said; returns whether it could begin. Nil is the voice's own language.
    @discardableResult
    func say(_ text: String, in language: LanguageCode?) -> Bool
    /// Waits until all is said; returns whether that went well.
    func finish() -> Bool
}

/// Where nothing can speak.
package final class NoVoice: Voice {
    /// A voice that says nothing.
    package init() {}

    /// Never.
    package var isThere: Bool { false }
    /// Says nothing.
    package func say(_ text: String, in language: LanguageCode?) -> Bool { false }
    /// There is nothing to wait for.
    package func finish() -> Bool { false }
}
