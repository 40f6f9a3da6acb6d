/// How hard words are to know, on the scale of `WordBands`.
///
/// A word's band and its level, such as `750` or `day3` among its tags, are weighed together: the level as the mean band of its words. Where no
/// band is known levels are spread over the scale; where there is neither, a longer term counts as harder. Tested by `PlacementTests`.
package struct WordDifficulty: Sendable {
    /// The difficulty of each word.
    package let byWord: [Word.ID: Double]

    private static let bandWeight = 0.6
    /// The middle of the scale, and its ends for levels that no band is known of.
    private static let (middle, scale) = (4.0, 2.0...7.0)

    /// The difficulty of `words`.
    package init(of words: [Word], _ bands: WordBands) {
        let known = words.map { (level: StudyOrder.level(of: $0), band: bands.band(of: $0.term)) }
        let levels = Set(known.lazy.map(\.level).filter(\.isFinite)).sorted()
        let bandsOfLevel = Dictionary(grouping: known.filter { $0.band != nil }, by: \.level).mapValues { $0.compactMap(\.band) }
        var ofLevel: [Double: Double] = [:]
        for (place, level) in levels.enumerated() {
            let inLevel = bandsOfLevel[level] ?? []
            let spread = Self.scale.upperBound - Self.scale.lowerBound
            ofLevel[level] =
                inLevel.isEmpty
                ? levels.count == 1
                    ? Self.middle : Self.scale.lowerBound + spread * Double(place) / Double(levels.count - 1)
                : inLevel.reduce(0, +) / Double(inLevel.count)
        }
        byWord = Dictionary(
            zip(words, known).map { word, known in
                let level = ofLevel[known.level]
                let band = known.band ?? Self.byLength(of: word.term, about: level ?? Self.middle)
                return (word.id, level.map { Self.bandWeight * band + (1 - Self.bandWeight) * $0 } ?? band)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// A guess at the band of a term that nothing is known of.
    private static func byLength(of term: String, about middle: Double) -> Double {
        let letters = Double(term.unicodeScalars.count)
        let usual = term.unicodeScalars.contains { $0.value >= 0x1100 } ? 3.0 : 7.0
        return middle + min(max((letters - usual) / usual, -1), 1)
    }
}
