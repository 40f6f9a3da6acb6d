/// Which words a learner has met as answers before, and which of them the longest ago.
///
/// A player who knows no word still sees what looks familiar. So words that were met stand beside words that were met about as long
/// ago, and new ones beside new ones: then what earlier rounds showed gives no answer away.
package struct Encounters: Sendable {
    private let places: [Word.ID: Int]

    /// Nothing was met.
    package init() { places = [:] }

    /// These words were met; those with the smallest numbers the longest ago.
    package init(_ words: [Word.ID: Int]) { places = words }

    /// Whether nothing was met.
    package var isEmpty: Bool { places.isEmpty }

    /// Where the word stands among all that were met, from the one met the longest ago; nil for a new one.
    func place(of word: Word.ID) -> Int? { places[word] }
}
