import VocabCore

/// What a measurement takes from outside: a clock and a thesaurus.
struct Surroundings {
    /// Milliseconds of a clock that nobody sets.
    let milliseconds: () -> Int
    /// Knows which terms mean nearly the same; nil where there is none.
    let thesaurus: (any Thesaurus)?
}
