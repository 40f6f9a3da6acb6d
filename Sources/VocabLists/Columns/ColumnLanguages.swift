import VocabCore

/// Which columns are in which language, by their names and by what stands in them, and who reads it.
extension RoleFinder {
    /// How far a column is in a language, by its heading or by what stands in it.
    func language(_ code: String, _ column: Int) -> Double {
        if let named = name(column)?.language { return named == code ? 1 : 0 }
        return min(1, profiles[column].languages.likelihood(of: code))
    }

    /// How far a column is in `code`, a language that is learnt. Unless that is English, it is at least 0.8 where `other` is in
    /// English, this column is not, and its heading names no language.
    func learnt(_ code: String, _ column: Int, beside other: Int) -> Double {
        let share = language(code, column)
        let isOther = code != "en" && language("en", other) > 0.5 && language("en", column) < 0.4 && name(column)?.language == nil
        return isOther ? max(share, 0.8) : share
    }

    /// Whether a column is headed by its language's own name: `français`.
    func isOwnName(_ column: Int) -> Bool {
        guard let code = name(column)?.language, let heading = headings[safe: column] else { return false }
        return heading.split { !$0.isLetter }.contains { LanguageNames.isOwnName(String($0), of: code) }
    }

    /// How far a column is in a language that the learner says they read.
    func readable(_ column: Int) -> Double {
        for (place, code) in learner.languages.enumerated() {
            let share = language(code, column)
            // The languages are said from the most fluent on.
            if share > 0.4 { return share * (1 - Double(place) * 0.25) }
        }
        return 0
    }

    /// How far a column is in a language that is told for sure, and is none that the learner says they read.
    func foreign(_ column: Int) -> Double {
        if learner.languages.isEmpty { return 0 }
        return Self.sure.filter { !learner.languages.contains($0) }.map { language($0, column) }.max() ?? 0
    }

    /// Languages that are told by their scripts, and English by its words.
    private static let sure = ["en", "ko", "ja", "ru", "el", "he", "ar", "th", "hi"]
}
