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
}

/// What a source answered.
package enum LookupAnswer: Equatable, Sendable {
    /// What was found, the best first.
    case findings([Finding])
    /// Known terms, the nearest first.
    case spellings([String])
    /// It was said aloud.
    case spoken
}

/// What came of one request to one source.
package typealias LookupResult = Result<LookupAnswer, LookupProblem>
