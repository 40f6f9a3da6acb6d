import VocabCore

/// Columns that have the terms once more: in other forms, in another writing, or inside of examples.
extension ColumnGuess {
    /// The columns that may be meanings, without those that translate an example: behind a column that holds the terms in sentences, and
    /// filled only where that is, while another has something for more words.
    static func withoutTranslationsOfExamples(
        _ all: [Int], of term: Int, _ free: [Int], _ profiles: [ColumnProfile], _ rows: [[String]]
    ) -> [Int] {
        guard all.count > 1 else { return all }
        let top = rows.prefix(200)
        // What some rows have and uses the words of a fuller column of candidates is an example of these.
        let examples = all.filter { column in
            all.contains { word in
                word != column && profiles[word].filled > profiles[column].filled + 0.1
                    && profiles[word].script == profiles[column].script && profiles[column].isLonger(than: profiles[word])
                    && usage(of: word, in: column, top) > 0.7
            }
        }
        let candidates = all.filter { !examples.contains($0) }
        func isExample(_ column: Int) -> Bool {
            uses(column, term, top.filter { !Text.isBlank($0[safe: column] ?? "") })
        }
        // Behind a column that uses the terms longer texts than those before it are what is said there in another language.
        func translatesExample(_ column: Int) -> Bool {
            guard free.contains(column - 1), column - 1 != term, uses(column - 1, term, top) else { return false }
            return candidates.contains { other in
                other < column - 1 && profiles[other].script == profiles[column].script
                    && (profiles[column].fullStops > 0.9 && profiles[other].fullStops < 0.1
                        || profiles[column].isLonger(than: profiles[other]))
            }
        }
        let left = candidates.filter { column in
            if translatesExample(column) { return false }
            guard profiles[column].filled < 0.95,
                candidates.contains(where: { profiles[$0].filled > profiles[column].filled + 0.05 })
            else { return true }
            if isExample(column) { return false }
            // Related words, which a part of the words have, stand behind a sign and what explains all words: `soil,n,the ground,…,➣ soiled`.
            let cells = top.compactMap { $0[safe: column].map(Text.cleanedLine) }.filter { !$0.isEmpty }
            let areMarked = cells.count { $0.first?.isLetter == false && $0.first?.isPunctuation == false } * 2 > cells.count
            let explained =
                areMarked
                && candidates.contains { other in
                    other < column && profiles[column].filled < 0.7 && profiles[other].filled >= 0.95
                        && profiles[other].script == profiles[column].script && usage(of: term, in: other, top) < 0.25
                }
            if explained { return false }
            return column - 1 == term || !free.contains(column - 1) || !isExample(column - 1)
                || !top.allSatisfy { Text.isBlank($0[safe: column] ?? "") == Text.isBlank($0[safe: column - 1] ?? "") }
        }
        return left.isEmpty ? candidates : left
    }

    /// The columns of `able` that have the terms in other forms, or forms of those.
    static func forms(
        of term: Int, among able: [Int], _ profiles: [ColumnProfile], _ rows: some Collection<[String]>
    ) -> Set<Int> {
        var found: Set<Int> = []
        var open = [term]
        while let known = open.popLast() {
            for column in able.prefix(12) where !found.contains(column) && isForm(column, of: known, profiles, rows) {
                found.insert(column)
                open.append(column)
            }
        }
        return found
    }

    /// Whether `column` has the terms in another form, plurals or tenses, or as they are spoken: most of their words begin alike, or have
    /// two letters of three in common.
    private static func isForm(_ column: Int, of term: Int, _ profiles: [ColumnProfile], _ rows: some Collection<[String]>)
        -> Bool
    {
        guard profiles[column].script == profiles[term].script, !areTranslations(column, term, profiles) else { return false }
        func stem(_ text: String) -> [Unicode.Scalar] {
            Array((Text.withoutAccents(Text.key(text)).split(separator: " ").last ?? "").unicodeScalars)
        }
        let pairs = rows.filter { max(column, term) < $0.count && !Text.isBlank($0[column]) }
            .map { (stem($0[term]), stem($0[column])) }
        let alike = pairs.count { first, second in
            zip(first, second).prefix { $0 == $1 }.count * 2 >= max(4, min(first.count, second.count))
                || EditDistance.between(first, second, swapIsOneChange: false) * 3 <= max(first.count, second.count)
        }
        return alike * 10 >= pairs.count * 7 && !pairs.isEmpty
    }

    /// Whether one of two columns is in English and the other is not: words of languages that are near each other look alike.
    static func areTranslations(_ column: Int, _ term: Int, _ profiles: [ColumnProfile]) -> Bool {
        profiles[column].isInEnglish(unlike: profiles[term]) || profiles[term].isInEnglish(unlike: profiles[column])
    }

    /// The one of several columns in Hangul that spells the terms as they sound, where another does not: `apple,애플,사과`.
    static func spelling(
        of term: Int, among able: [Int], _ profiles: [ColumnProfile], _ rows: some Collection<[String]>, ofNames: Bool = false
    ) -> Int? {
        let korean = able.filter { profiles[$0].script == .hangul && !profiles[$0].isSentence }
        guard [.latin, .cyrillic, .kana, .han].contains(profiles[term].script), korean.count > 1 else { return nil }
        func pairs(_ column: Int) -> [(word: String, hangul: String)] {
            rows.compactMap { row in
                guard let word = row[safe: term], let hangul = row[safe: column], !Text.isBlank(hangul) else { return nil }
                return (word, hangul)
            }
        }
        if [.han, .kana].contains(profiles[term].script), profiles[term].holds(.han) {
            // Of two columns of short words with few consonants either may be.
            for test in [HangulSpelling.areMandarin, { HangulSpelling.areJapanese($0) }, HangulSpelling.areSyllables] {
                // What comes again and again sorts words.
                let spelt = korean.filter { test(pairs($0)) && profiles[$0].distinct > 0.7 }
                if !spelt.isEmpty, (spelt.count == korean.count) == ofNames { return spelt[0] }
            }
            return nil
        }
        // Names are explained by what they are called as well as by what they are of: `London,런던,영국`.
        let areNames = profiles[term].script != .kana && profiles[term].smallInitials < 0.3
        guard areNames == ofNames else { return nil }
        let spelt = korean.filter { HangulSpelling.areSpelt(pairs($0)) || HangulSpelling.areVietnamese(pairs($0)) }
        return spelt.count < korean.count ? spelt.first : nil
    }

    /// Whether `column` writes the term in another way: in Chinese characters, one for each of its syllables (`학교` and `學校`), or
    /// Hangul in Latin letters.
    static func isSpelling(_ column: Int, of term: Int, _ profiles: [ColumnProfile], _ rows: some Collection<[String]>)
        -> Bool
    {
        let pairs = rows.filter { max(column, term) < $0.count && !Text.isBlank($0[column]) }
        func holds(_ test: (String, String) -> Bool) -> Bool {
            !pairs.isEmpty && pairs.count { test($0[term], $0[column]) } * 10 >= pairs.count * 8
        }
        switch (profiles[term].script, profiles[column].script) {
        case (.hangul, .latin): return holds { Transcription.isRomanized($1, from: $0) }
        case (.han, .han), (.hangul, .han): return profiles[column].scriptShare > 0.9 && holds { $0.count == $1.count }
        default: return false
        }
    }

    /// Whether two columns have the same texts in two writings, as Chinese is written with fewer strokes or with all of them: nearly all are
    /// as long, and two characters of five are the same.
    static func areVariants(_ first: Int, _ second: Int, _ rows: some Collection<[String]>) -> Bool {
        let pairs = rows.filter { max(first, second) < $0.count }.map { (Text.key($0[first]), Text.key($0[second])) }
            .filter { !$0.0.isEmpty && !$0.1.isEmpty }
        func holdsHan(_ text: String) -> Bool { text.unicodeScalars.contains { Script(of: $0) == .han } }
        let even = pairs.filter { $0.count == $1.count }
        let same = even.reduce(0) { count, pair in count + zip(pair.0, pair.1).count { $0 == $1 } }
        return pairs.count > 3 && pairs.count { holdsHan($0.0) } * 2 > pairs.count && even.count * 10 >= pairs.count * 9
            && same * 5 >= even.reduce(0) { $0 + $1.0.count } * 2
    }

    /// Whether `column` has the terms again: in examples, or as they are.
    static func repeats(_ column: Int, _ term: Int, _ rows: some Collection<[String]>) -> Bool {
        let same = rows.count {
            max(column, term) < $0.count && !Text.isBlank($0[term]) && Text.key($0[column]) == Text.key($0[term])
        }
        return same > 1 && same * 3 > rows.count || uses(column, term, rows)
    }

    /// Whether most cells of `column` are longer than the term and hold its beginning: short examples.
    static func uses(_ column: Int, _ term: Int, _ rows: some Collection<[String]>) -> Bool {
        let pairs = rows.filter { max(column, term) < $0.count }.map {
            (Text.key($0[term]), Self.withoutExample(Text.key($0[column]), of: $0[term]))
        }
        .filter { !$0.0.isEmpty && !$0.1.isEmpty }
        // A character says as much as three letters.
        let isShort =
            pairs.count { $0.0.unicodeScalars.contains { Script(of: $0) == .han } } * 2 > pairs.count
            && pairs.count { ".!?。！？".contains($1.last ?? " ") } * 2 > pairs.count
        return pairs.count * 2 > rows.count
            && pairs.count {
                $1.count > $0.count + (isShort ? 0 : 3) && $1.contains($0.prefix(isShort ? $0.count : max(3, $0.count - 2)))
            } * 10
                >= pairs.count * (pairs.count { ".!?。！？".contains($1.last ?? " ") } * 10 >= pairs.count * 9 ? 5 : 7)
    }

    /// The share of rows whose text in `column` has the beginning of the term's longest word in it, as examples of words have.
    static func usage(of term: Int, in column: Int, _ rows: some Collection<[String]>) -> Double {
        let pairs = rows.filter { max(column, term) < $0.count }.map { (Text.key($0[term]), Text.key($0[column])) }
            .filter { !$0.0.isEmpty && !$0.1.isEmpty }
        let used = pairs.count { term, text in
            let word = term.split { !$0.isLetter }.max { $0.count < $1.count } ?? term[...]
            return text.contains(word.prefix(max(3, word.count - 2)))
        }
        return pairs.isEmpty ? 0 : Double(used) / Double(pairs.count)
    }

    /// A text without what stands in brackets or in emphasis at its end: a meaning may bring an example there.
    private static func withoutExample(_ text: String, of term: String) -> String {
        if let (rest, _) = CellSigns.emphasisedExample(atEnd: text, for: term) { return rest }
        guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex else { return text }
        return Text.cleaned(String(text[..<open]))
    }
}
