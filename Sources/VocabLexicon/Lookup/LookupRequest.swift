/// What is asked of the sources.
package enum LookupRequest: Equatable, Sendable {
    /// What a term means, also where it is inflected.
    case define(term: String)
    /// The known terms that are spelt nearly like what was typed.
    case suggest(typed: String)
    /// What a text is in another language; the language it is in is found out where none is named.
    case translate(text: String, from: LanguageCode?, to: LanguageCode)
    /// How a term is pronounced, in IPA.
    case pronounce(term: String, LanguageCode)
    /// The term said aloud.
    case speak(term: String, LanguageCode)
    /// Whether the source is there, and what it holds. Nothing that the learner typed is sent.
    case describe
}

/// What a source answered.
package enum LookupAnswer: Equatable, Sendable {
    /// What was found, the best first.
    case findings([WordFinding])
    /// Known terms, the nearest first.
    case spellings([String])
    /// It was said aloud.
    case spoken
    /// The works that the source holds, each by its name; where it has a limit, also how many characters of it are used up.
    case works([String], usage: Usage? = nil)

    /// How much of what a service may be asked is used up.
    package struct Usage: Equatable, Sendable {
        /// How many characters were translated since the month began.
        package let count: Int
        /// How many may be.
        package let limit: Int
    }
}

/// What came of one request to one source.
package typealias LookupResult = Result<LookupAnswer, LookupProblem>
