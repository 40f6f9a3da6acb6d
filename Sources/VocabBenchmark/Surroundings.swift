import VocabCore

/// What a measurement takes from outside: a clock, and the thesaurus of the machine.
struct Surroundings {
    /// Milliseconds of a clock that nobody sets.
    let milliseconds: () -> Int
    /// Knows which terms mean nearly the same; nil where none is installed.
    let thesaurus: (any Thesaurus)?
}
