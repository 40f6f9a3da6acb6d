import VocabCore

/// Whether a guess is a list of words at all, and which of its sides is learnt.
extension ColumnGuess {
    /// Whether term and meaning are in one language in a table of more columns, whose headings say neither, or of which half are numbers
    /// and dates, two fifths beside names: accounts, marks and songs look so.
    func isOfOneLanguage(_ profiles: [ColumnProfile], hasHeader: Bool) -> Bool {
        let filled = profiles.count { $0.filled > 0.05 }
        guard let term = columns.columns[.term], let meaning = columns.columns[.meaning], filled > 2 else { return false }
        let numbers = profiles.count(where: \.isNumber)
        let areNames = max(profiles[term].smallInitials, profiles[meaning].smallInitials) < 0.1
        // Nouns of German have capitals, names on both sides have nothing else.
        let initials = [profiles[term].smallInitials, profiles[meaning].smallInitials].sorted()
        let areWords = initials[0] > 0.3 && initials[1] > 0.8
        let areNumbers =
            numbers * 2 >= profiles.count && !areWords || areNames && numbers > 1 && numbers * 5 >= profiles.count * 2
        return profiles[meaning].foreignness(to: profiles[term]) == 0 && !profiles[meaning].isSentence
            && (hasHeader || profiles.count > 3 && areNumbers)
    }

    /// Whether what was taken for the terms explains the others to who knows `language`.
    func beginsWithMeanings(
        _ profiles: [ColumnProfile], _ header: [String]?, _ rows: some Collection<[String]>, for learner: Learner
    ) -> Bool {
        guard let term = columns.columns[.term], let meaning = columns.columns[.meaning] else { return false }
        // `la gare : der Bahnhof` in a list that is called after German
        let sides = [term, meaning].map { side in
            ArticleLanguage.code(of: rows.compactMap { $0[safe: side].map(Text.cleanedLine) })
        }
        if let own = sides[0], let learnt = sides[1], own != learnt, learner.learntLanguages == [learnt] { return true }
        // Examples use what is learnt; in the learner's own language they are translations.
        let isOwn = learner.language == .korean && (profiles[meaning].script == .hangul || profiles[meaning].hangul > 0.9)
        let others = profiles.indices.filter {
            $0 != term && $0 != meaning && profiles[$0].filled > 0.5 && profiles[$0].share(.media) < 0.6
        }
        // Who writes how words are read learns them: `食[た]べる`.
        if Furigana.areInside(rows.prefix(50).compactMap { $0[safe: term] }) { return false }
        let sounded = rows.prefix(50).compactMap { $0[safe: meaning].map(Text.cleanedLine) }.filter { !$0.isEmpty }
        if !isOwn, CellReadings.haveLatinBeside(sounded) || CellReadings.areBehind(sounded) { return true }
        // How words sound in phonetic letters is told of those that are learnt.
        if let sound = profiles.indices.first(where: { profiles[$0].isPronunciation || profiles[$0].phoneticSpellings > 0.5 }),
            sound != term,
            sound != meaning, profiles[term].script == .latin || profiles[meaning].script == .latin
        {
            let (ofTerm, ofMeaning) = (Self.likeness(of: sound, to: term, rows), Self.likeness(of: sound, to: meaning, rows))
            if abs(ofTerm - ofMeaning) > 0.15 { return ofMeaning > ofTerm }
        }
        // Of two columns of examples the first is in what is learnt, the second translates it.
        func firstUse(_ column: Int) -> Int? { others.first { Self.usage(of: column, in: $0, rows) > 0.5 } }
        if !isOwn, let ofTerm = firstUse(term), let ofMeaning = firstUse(meaning), ofTerm != ofMeaning {
            return ofMeaning < ofTerm
        }
        func use(_ column: Int) -> Double { others.map { Self.usage(of: column, in: $0, rows) }.max() ?? 0 }
        if !isOwn, use(meaning) > 0.5, use(term) < 0.2, profiles[term].canBeMeaning { return true }
        if others.contains(where: { Self.isReading($0, of: meaning, notOf: term, profiles, rows) }) { return true }
        if profiles[term].isKorean(beside: profiles[meaning], to: learner) {
            // What says how Hangul is read, or uses it, says that it is learnt.
            let isLearnt = others.contains { other in
                Self.isSpelling(other, of: term, profiles, rows) || profiles[other].hangul > 0.5 && Self.uses(other, term, rows)
            }
            return !isLearnt && !Self.isReadOut(term, beside: meaning, among: others, rows)
        }
        // Genders of words that are not English say that these are learnt.
        if learner.language == .english, learner.learnsEnglish != true, profiles[term].isInEnglish(unlike: profiles[meaning]),
            profiles[meaning].isEuropean,
            profiles.indices.contains(where: { $0 != term && $0 != meaning && Self.areGenders(in: $0, rows) })
        {
            return true
        }
        // Who calls columns in Japanese reads that: `番,おぼえること,つづり` above `1,招待する,invite`.
        if learner.language == .english, [.kana, .han].contains(profiles[term].script), profiles[meaning].script == .latin,
            profiles[meaning].english > 0.5, header?.contains(where: { ColumnProfile.scripts(of: $0).contains(.kana) }) == true
        {
            return true
        }
        return profiles[term].explains(profiles[meaning], to: learner)
            || learner.language == .english && profiles[meaning].isJapaneseOfLearners(beside: profiles[term])
                && header?.contains(where: { profiles[meaning].fits($0) || $0.unicodeScalars.contains { Script(of: $0) == .han } }
                )
                    != true
    }

    /// How much the letters of a column of sounds have in common with those of words, in the mean: their consonants in turn, from 0 to 1.
    private static func likeness(of sound: Int, to word: Int, _ rows: some Collection<[String]>) -> Double {
        func letters(_ text: String) -> [Unicode.Scalar] {
            let first = text.prefix { !",;/(".contains($0) || $0 == text.first }
            return Text.withoutAccents(Text.key(String(first))).unicodeScalars.filter { scalar in
                scalar.isASCII && scalar.properties.isAlphabetic && !"aeiou".unicodeScalars.contains(scalar)
            }
        }
        let shares = rows.prefix(100).compactMap { row -> Double? in
            let (spoken, written) = (letters(row[safe: sound] ?? ""), letters(row[safe: word] ?? ""))
            guard !spoken.isEmpty, !(row[safe: word] ?? "").isEmpty else { return nil }
            let distance = EditDistance.between(spoken, written, swapIsOneChange: false)
            return 1 - Double(distance) / Double(max(spoken.count, written.count, 1))
        }
        return shares.isEmpty ? 0 : shares.reduce(0, +) / Double(shares.count)
    }

    /// Whether some of a column's words in Hangul have beside them how they sound, in brackets or in one of `others`: `안전모 (an-jeon-mo)`;
    /// what they mean is no sound.
    static func isReadOut(
        _ column: Int, beside meaning: Int, among others: [Int], _ rows: some Collection<[String]>
    ) -> Bool {
        // So do those who write it in kana, whose language explains it.
        let inKana = rows.count { row in
            Brackets.atEnd(of: row[safe: column] ?? "").map { SoundedLines.isKatakana($0.inside) } == true
                && !ColumnProfile.scripts(of: row[safe: meaning] ?? "").isDisjoint(with: [.han, .kana])
        }
        if inKana > 3, inKana * 10 >= rows.count * 8 { return true }
        func areSounds(_ sounds: [(word: String, sound: String, meaning: String)]) -> Bool {
            let found = sounds.filter { ColumnProfile.scripts(of: $0.sound) == [.latin] }
            let spelt = found.count { HangulSpelling.spells($0.word, $0.sound) && Text.key($0.sound) != Text.key($0.meaning) }
            return found.count > 3 && found.count * 4 >= rows.count && spelt * 10 >= found.count * 9
        }
        let cells = rows.map { row in
            (word: Text.cleanedLine(row[safe: column] ?? ""), row: row, meaning: row[safe: meaning] ?? "")
        }
        let inside = cells.compactMap { cell in
            Brackets.atEnd(of: cell.word).map { (word: $0.rest, sound: $0.inside, meaning: cell.meaning) }
        }
        return areSounds(inside)
            || others.contains { other in
                areSounds(cells.map { ($0.word, Text.cleanedLine($0.row[safe: other] ?? ""), $0.meaning) })
            }
    }

    /// Whether a column has nothing but genders, two of them at least.
    private static func areGenders(in column: Int, _ rows: some Collection<[String]>) -> Bool {
        let cells = rows.compactMap { $0[safe: column].map(Text.key) }.filter { !$0.isEmpty }
        let names = [
            ["m", "f", "n", "mf", "pl", "m.", "f.", "n."], ["der", "die", "das"], ["el", "la", "los", "las"],
            ["le", "la", "les", "l'"],
        ]
        return cells.count > 3 && Set(cells).count > 1 && names.contains { names in cells.allSatisfy(names.contains) }
    }

    /// Whether a column says how the words of one of two others are read, which are in another script than Latin.
    private static func isReading(
        _ column: Int, of word: Int, notOf other: Int, _ profiles: [ColumnProfile], _ rows: some Collection<[String]>
    ) -> Bool {
        guard profiles[word].script != .latin, profiles[word].script != .hangul, profiles[other].script != profiles[word].script
        else { return false }
        let isKana = profiles[column].isKana && profiles[word].holds(.han) && profiles[column].isReading(of: profiles[word])
        // Beside a third script either may be meant.
        let isMarked =
            [.latin, .hangul].contains(profiles[other].script)
            && profiles[column].isMarkedSpelling(of: profiles[word], beside: profiles[other])
        return isKana || isMarked || isPinyin(column, of: word, profiles, Array(rows))
            || romanization(of: word, profiles, [column], rows) == column
    }

    /// Whether what was taken for the terms may as well explain the others.
    func mayBeginWithMeanings(_ profiles: [ColumnProfile], _ rows: some Collection<[String]>, for learner: Learner) -> Bool {
        // What says how words are read, or used, says that these are learnt; so do other forms of them.
        guard let term = columns.columns[.term], let meaning = columns.columns[.meaning], columns.columns[.pronunciation] == nil,
            columns.columns[.example] == nil
        else { return false }
        let others = profiles.indices.filter { $0 != term && $0 != meaning && profiles[$0].script == .latin }
        if others.contains(where: { Self.usage(of: term, in: $0, rows) > 0.3 }) { return false }
        return profiles[term].mayExplain(profiles[meaning], to: learner)
    }

    /// Whether a column says how the terms are read; one that no row reaches does not.
    func isReading(_ column: Int, _ profiles: [ColumnProfile]) -> Bool {
        guard let term = columns.columns[.term].flatMap({ profiles[safe: $0] }) else { return false }
        return profiles[safe: column]?.isReading(of: term) == true
    }

    /// Whether all meanings, eight at least, are letters of genders and parts of speech: `Haus,n`.
    func areMeaningsLetters(_ rows: [[String]]) -> Bool {
        guard let meaning = columns.columns[.meaning] else { return false }
        let texts = rows.compactMap { $0[safe: meaning].map(Text.cleanedLine) }.filter { !$0.isEmpty }
        return texts.count > 7 && texts.allSatisfy { ["m", "f", "n", "v", "a"].contains($0.lowercased()) }
    }

    /// Whether nearly all meanings, eight at least, have the words in them, figures behind these apart, and something more.
    func isUsedByMeanings(_ rows: [[String]]) -> Bool {
        guard let term = columns.columns[.term], let meaning = columns.columns[.meaning] else { return false }
        let pairs = rows.prefix(200).compactMap { row -> (word: String, text: String)? in
            guard let word = row[safe: term], let text = row[safe: meaning], !Text.isBlank(word), !Text.isBlank(text) else {
                return nil
            }
            return (Text.key(word.filter { !$0.isFigure }), Text.key(text))
        }
        let used = pairs.count { word, text in
            // The ending of a Korean verb changes.
            let stem = word.hasSuffix("다") && word.count > 2 ? String(word.dropLast()) : word
            // `사랑은 …` is a definition, and a single word another form.
            let isDefinition = ["은 ", "는 ", "이란 ", "란 "].contains { text.hasPrefix(word + $0) }
            return text.contains(" ") && !isDefinition && text.contains(stem.prefix(max(2, stem.count - 1)))
        }
        return pairs.count > 7 && used * 10 >= pairs.count * 8
    }

    /// Whether term and meaning are in the same letters, accents included.
    func isOfOneScript(_ profiles: [ColumnProfile]) -> Bool {
        guard let term = columns.columns[.term], let meaning = columns.columns[.meaning] else { return false }
        return profiles[meaning].foreignness(to: profiles[term]) == 0
    }
}
