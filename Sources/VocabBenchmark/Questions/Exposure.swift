import VocabCore

/// How evenly the words of a bookcase are shown as choices.
package struct Exposure: Equatable, Sendable {
    /// How often the word shown most in one sheet is shown, in multiples of its share.
    package let mostInOneSheet: Double
    /// The share of words, over the sheets, that are shown more than twice their share, in percent.
    package let overexposedPercent: Double
    /// How often the word shown most in all sheets together is shown, in multiples of its share.
    package let mostInAllSheets: Double

    init(of sheets: [[Question]], over bookcase: Bookcase) {
        var all: [Word.ID: Int] = [:]
        var (most, overexposed) = (0.0, 0)
        for sheet in sheets {
            var counts: [Word.ID: Int] = [:]
            for choice in sheet.lazy.flatMap(\.choices) { counts[choice.word.id, default: 0] += 1 }
            let share = Self.share(counts, bookcase)
            most = max(most, Double(counts.values.max() ?? 0) / share)
            overexposed += counts.values.count { Double($0) > 2 * share }
            all.merge(counts, uniquingKeysWith: +)
        }
        mostInOneSheet = most
        overexposedPercent = 100 * Double(overexposed) / Double(max(1, sheets.count * bookcase.words.count))
        mostInAllSheets = Double(all.values.max() ?? 0) / Self.share(all, bookcase)
    }

    /// How often every word would be shown if all were shown equally often, and once where there are not choices for all.
    private static func share(_ counts: [Word.ID: Int], _ bookcase: Bookcase) -> Double {
        max(1, Double(counts.values.reduce(0, +)) / Double(max(1, bookcase.words.count)))
    }

    /// Whether no word is shown more than twice its share in any sheet.
    package var meetsGoal: Bool { mostInOneSheet <= 2 }
}
