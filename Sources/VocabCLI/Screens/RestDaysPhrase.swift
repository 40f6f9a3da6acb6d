import VocabCore
import VocabLanguage

/// The days of rest, by their names.
struct RestDaysPhrase: Phrase {
    private let restDays: RestDays

    init(_ restDays: RestDays) { self.restDays = restDays }

    var korean: String { names(.korean) }
    var english: String { names(.english) }

    private func names(_ language: Language) -> String {
        restDays.weekdays.sorted().map { StatsPhrase.weekdays(language)[$0 - 1] }.joined(separator: ", ")
    }
}
