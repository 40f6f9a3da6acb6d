import VocabCore

/// Columns in Latin letters that say how words in other letters are read, told by what is English.
extension ColumnGuess {
    /// What is learnt, how it is read and what it means, where one column is in other letters, one in Latin letters of no language but
    /// its own, and one in English or in Hangul; nil where there are none such, or several.
    static func readColumns(_ profiles: [ColumnProfile], _ free: [Int], _ rows: some Collection<[String]>) -> [WordField: Int]? {
        let words = free.filter { column in
            let profile = profiles[column]
            // Japanese is written in two scripts.
            return (profile.isOfWords || profile.holds(.han) && !profile.isLabel && !profile.isSentence) && profile.filled > 0.9
                && profile.distinct > 0.7
        }
        let latin = words.filter { profiles[$0].script == .latin && profiles[$0].count > 3 }
        let others = words.filter { profiles[$0].script != .latin }
        // Examples use the words.
        let terms = others.filter { term in !others.contains { $0 < term && uses(term, $0, rows) } }
        let found = terms.flatMap { term in
            latin.filter { isReading($0, of: term, profiles, rows) }.map { (term: term, reading: $0) }
        }
        guard found.count == 1, let (term, reading) = found.first else { return nil }
        let english = latin.filter { $0 != reading }
        if english.isEmpty, profiles[term].script == .hangul { return nil }
        let meanings = english.isEmpty ? terms.filter { $0 != term && profiles[$0].script == .hangul } : english
        guard meanings.count == 1, let meaning = meanings.first, terms.count == (english.isEmpty ? 2 : 1),
            english.isEmpty || profiles[meaning].english > 0.5
        else { return nil }
        return [.term: term, .meaning: meaning, .pronunciation: reading]
    }

    /// Whether a column in Latin letters says how the words of another are read, and is not in English, unless their sounds are known here.
    private static func isReading(
        _ column: Int, of term: Int, _ profiles: [ColumnProfile], _ rows: some Collection<[String]>
    ) -> Bool {
        let areKnown = [.hangul, .han, .kana, .cyrillic, .greek].contains(profiles[term].script)
        return (areKnown || profiles[column].english < 0.3) && spells(column, term, profiles, rows)
    }

    /// The column that says in Hangul how words in other letters than those of Europe sound, where another holds words of Korean; nil
    /// where there is none such, or several.
    static func soundInHangul(_ profiles: [ColumnProfile]) -> Int? {
        func isOfWords(_ column: Int) -> Bool {
            let profile = profiles[column]
            return profile.filled > 0.5 && profile.distinct > 0.7 && !profile.isSentence && !profile.isLabel
                && profile.koreanForms == 0 && profile.fullStops < 0.3
        }
        let hangul = profiles.indices.filter { profiles[$0].script == .hangul && profiles[$0].scriptShare > 0.9 && isOfWords($0) }
        guard let known = hangul.map({ profiles[$0].korean }).max(), known > 0.25,
            profiles.indices.contains(where: {
                ![.hangul, .latin, .cyrillic, .greek].contains(profiles[$0].script) && profiles[$0].mayBeTerm
                    && isOfWords($0)
            })
        else { return nil }
        let sounds = hangul.filter { profiles[$0].korean * 4 <= known }
        return sounds.count == 1 && hangul.count == 2 ? sounds.first : nil
    }

    /// Whether nearly all texts of a column may say how those of another are read.
    private static func spells(
        _ reading: Int, _ term: Int, _ profiles: [ColumnProfile], _ rows: some Collection<[String]>
    ) -> Bool {
        let pairs = rows.compactMap { row -> (reading: String, term: String)? in
            guard let latin = row[safe: reading], let word = row[safe: term], !Text.isBlank(latin), !Text.isBlank(word) else {
                return nil
            }
            return (Text.cleanedLine(latin), Text.cleanedLine(word))
        }
        // Many words of other languages are syllables of Japanese as well.
        let share = [.han, .kana].contains(profiles[term].script) ? 19 : 16
        return pairs.count > 3 && pairs.count { Transcription.isReading($0.reading, of: $0.term) } * 20 >= pairs.count * share
    }
}
