import VocabCore

/// What stands in one column, as shares of its cells that hold something.
struct ColumnProfile {
    /// How many cells hold something.
    let count: Int
    /// The share of rows that have something in it.
    let filled: Double
    /// What most letters belong to.
    let script: Script
    /// The share of cells whose letters are mostly of that script.
    let scriptShare: Double
    /// The share of words that begin with a small letter.
    let smallInitials: Double
    /// All scripts that letters belong to.
    private let scripts: Set<Script>
    let distinct: Double
    private let kinds: [CellKind: Double]
    private let blanks: Double
    private let patterns: Double
    /// The share of texts with three numbers or more, as dates and times in words have them.
    private let moments: Double
    private let kana: Double
    let hiragana: Double
    private let han: Double
    let phoneticSpellings: Double
    private let toneMarks: Double
    private let romaji: Double
    /// The share of texts with letters that romanizations have and hardly any language: `ǎ`, `ā`, `ɔ`.
    private let transcriptionMarks: Double
    /// The share of texts with letters beyond ASCII.
    let accents: Double
    /// The share of texts with a syllable of Hangul outside of brackets.
    let hangul: Double
    /// The share of texts with such syllables and letters of ASCII as well.
    let mixedHangul: Double
    /// The share of texts that are forms of Korean grammar: `~(으)면`, `-고 싶다`.
    let koreanForms: Double
    /// The share of texts of four words or more.
    let longPhrases: Double
    /// The share of texts that end as sentences do.
    let fullStops: Double
    /// The share of English verbs as explanations name them: `to eat`.
    let infinitives: Double
    /// The share of texts with a word that hardly any language but English has: `the`, `with`, `what`.
    let functionWords: Double
    /// The share of texts that are in English, by its words; 0 where they are not at hand.
    let english: Double
    /// The share of texts that are in Korean, by its words; 0 where they were not looked for.
    var korean = 0.0
    /// The share of texts with several senses: `large, great`.
    let glosses: Double
    /// The share of texts that begin with an article of another language of Europe: `das Bett`, `l'école`.
    let articles: Double
    /// The share of texts with several senses that are no forms of one word.
    let senses: Double
    /// The share of texts that are parts of words: `un-`, `cardi/o`.
    let affixes: Double
    /// The share of texts with letters that Vietnamese has and hardly any other language.
    let vietnameseLetters: Double
    /// The share of phrases that begin with `to` as well: `to give up`.
    let phrasesOfTo: Double
    /// The share of texts in other letters that say behind them, in brackets, how they are read: `สวัสดี (sà-wàt-dii)`.
    let readOut: Double
    /// The share of texts that end with a question mark.
    let questions: Double
    /// How long a text is in the mean, in characters.
    private let meanLength: Double
    /// How long the longest text is, in characters.
    private let letters: Int
    /// Whether its texts are made of few short codes: `SM;B`, `I;T`.
    private let areCodes: Bool

    init(_ cells: [String], _ vocabulary: EnglishWords? = nil) {
        let values = cells.map(Text.cleanedLine).filter { !$0.isEmpty }
        func share(_ test: (String) -> Bool) -> Double {
            values.isEmpty ? 0 : Double(values.count(where: test)) / Double(values.count)
        }
        count = values.count
        filled = cells.isEmpty ? 0 : Double(values.count) / Double(cells.count)
        // A part of speech in front says nothing of whether the rest is a text or a label.
        let bare = values.map { MeaningHead.mayNamePart($0) ? MeaningHead.partOfSpeech(atHead: $0)?.1 ?? $0 : $0 }
        distinct = values.isEmpty ? 0 : Double(Set(bare).count) / Double(values.count)
        kinds = Dictionary(values.map { (CellKind($0), 1 / Double(max(values.count, 1))) }, uniquingKeysWith: +)
        blanks = share { $0.contains("__") }
        patterns = Self.labelShare(bare)
        moments = share { $0.utf8.count < 60 && Self.numberCount(in: $0) > 2 }
        let script = Self.script(of: values.prefix(200))
        self.script = script
        scriptShare = share { Self.script(of: [$0]) == script }
        scripts = values.prefix(300).reduce(into: []) { $0.formUnion(Self.scripts(of: $1)) }
        smallInitials = share { $0.unicodeScalars.first?.properties.isLowercase == true }
        areCodes = Self.areCodes(values)
        kana = share(Self.isKana)
        hiragana = share { $0.unicodeScalars.contains { (0x3041...0x309F).contains($0.value) } }
        han = share { $0.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) } }
        hangul = share { Self.holdsHangul(Brackets.atEnd(of: $0)?.rest ?? $0) }
        mixedHangul = share { text in
            let bare = Brackets.atEnd(of: text)?.rest ?? text
            return bare.contains { $0.isASCII && $0.isLetter } && Self.holdsHangul(bare)
        }
        koreanForms = share(Self.isKoreanForm)
        phoneticSpellings = share(Pronunciation.isBare)
        toneMarks = share(Transcription.isPinyin)
        fullStops = share { $0.last.map { ".!?。！？".contains($0) } == true }
        longPhrases = share { $0.split(separator: " ", maxSplits: 3).count > 3 }
        infinitives = share { Self.infinitiveLength($0) == 2 }
        functionWords = share(Self.holdsEnglish)
        english = script == .latin ? vocabulary?.share(of: values.prefix(200)) ?? 0 : 0
        affixes = share { $0.hasPrefix("-") || $0.hasSuffix("-") || $0.hasSuffix("/o") }
        vietnameseLetters = script == .latin ? share { $0.unicodeScalars.contains(where: Self.isVietnamese) } : 0
        glosses = share { $0.dropLast().contains { ",;".contains($0) } }
        articles = script == .latin ? share(Self.hasArticle) : 0
        senses = share(Self.hasSenses)
        phrasesOfTo = share { Self.infinitiveLength($0) > 2 }
        readOut = Self.readOut(values)
        questions = values.isEmpty ? 0 : Double(values.count { $0.hasSuffix("?") || $0.hasSuffix("？") }) / Double(values.count)
        romaji = share(Transcription.isRomaji)
        transcriptionMarks = script == .latin ? share(Self.hasTranscriptionMark) : 0
        letters = values.lazy.map(\.count).max() ?? 0
        meanLength = Double(values.lazy.map(\.count).reduce(0, +)) / Double(max(values.count, 1))
        accents = share { $0.unicodeScalars.contains { $0.value >= 0x80 && $0.properties.isAlphabetic } }
    }

    /// Whether its texts may as well be the meanings as those of another column: eight words at least in the same letters, as many
    /// and hardly longer.
    func isAnotherMeaning(beside other: ColumnProfile) -> Bool {
        script == other.script && !isSentence && count > 7 && filled > 0.95 && distinct > 0.9
            && max(meanLength, other.meanLength) < 1.6 * min(meanLength, other.meanLength)
    }

    /// Whether its texts are twice as long as those of another column, in the mean.
    func isLonger(than other: ColumnProfile) -> Bool { meanLength > 2 * other.meanLength }

    /// Whether some cell has letters of `script`.
    func holds(_ script: Script) -> Bool { scripts.contains(script) }

    /// Whether no cell has a letter of a script that `cell` has.
    func sharesNoScript(with cell: String) -> Bool {
        let scripts = Self.scripts(of: cell)
        return scripts.isDisjoint(with: self.scripts)
    }

    /// Whether most letters of a cell belong to the column's script.
    func fits(_ cell: String) -> Bool { Self.script(of: [cell]) == script }

    /// How likely it is in another language, as letters and words tell: 2 in another script, 1 with accents where the other has none, or
    /// in English where the other is not.
    func foreignness(to other: ColumnProfile) -> Double {
        if script != other.script { return 2 }
        if script != .latin { return 0 }
        let haveOtherLetters = abs(accents - other.accents) > 0.25 && min(accents, other.accents) < 0.1
        return haveOtherLetters || isInEnglish(unlike: other) || other.isInEnglish(unlike: self) ? 1 : 0
    }

    /// Whether it spells in Latin letters with marks what is in another script, beside another column in plain ones.
    func isMarkedSpelling(of term: ColumnProfile, beside other: ColumnProfile) -> Bool {
        guard script == .latin, term.script != .latin else { return false }
        // Beside a third script marks that hardly any language writes are enough, if there are few others.
        if transcriptionMarks > 0.15, transcriptionMarks * 4 > accents, other.script != .latin, other.script != term.script,
            other.scriptShare > 0.9
        {
            return true
        }
        // The letters of the phonetic alphabet are for words of Europe: `climate,/ˈklaɪmət/,气候`.
        if [.han, .kana].contains(term.script), other.script == .latin, phoneticSpellings > 0.5, toneMarks < 0.5 { return false }
        guard accents > 0.5 else { return false }
        return other.script == .latin && other.accents < 0.2
            || scripts == [.latin] && !other.scripts.subtracting([.latin, term.script]).isEmpty
    }

    func share(_ kind: CellKind) -> Double { kinds[kind] ?? 0 }

    /// Whether it says how the words of another column are read: kana beside characters, pinyin beside Chinese, phonetic spelling
    /// beside letters.
    func isReading(of term: ColumnProfile) -> Bool {
        if term.han > 0.3, kana > 0.8, han < 0.1 { return true }
        if term.han > 0.3, script == .latin, toneMarks > 0.6 { return true }
        if term.han + term.kana > 0.3, script == .latin, romaji > 0.85 { return true }
        return term.script == .latin && (phoneticSpellings > 0.5 || isPronunciation) && term.phoneticSpellings < 0.1
    }

    /// Whether it holds words: neither sentences nor what says something about words.
    var isOfWords: Bool { !isLabel && !isSentence && !isNumbered && scriptShare > 0.9 }
    /// Whether its words are in kana alone.
    var isKana: Bool { kana > 0.8 && han < 0.1 }
    var isNumber: Bool { share(.number) + share(.date) > 0.6 }
    var isPartOfSpeech: Bool { share(.partOfSpeech) > 0.6 && (count < 8 || distinct < 0.7) }
    var isPronunciation: Bool { share(.pronunciation) > 0.5 }
    var isSentence: Bool { share(.sentence) > 0.6 }
    /// Whether what stands in it says something about words, and is neither word nor meaning.
    var isLabel: Bool {
        let named = [CellKind.number, .date, .link, .identifier, .media, .mark].reduce(0) { $0 + share($1) }
        return named > 0.6 || areCodes || isPartOfSpeech || isPronunciation || blanks > 0.5 || moments > 0.6
    }
    /// Whether its texts differ in their numbers alone: `Day 1`, `N5`.
    var isNumbered: Bool { patterns > 0.6 }
    /// Whether so few different texts stand in it that it sorts words instead of explaining them.
    var isCategory: Bool {
        count >= 8 && distinct < 0.35 || count >= 4 && distinct <= 0.5
            || count >= 3 && letters <= 2 && distinct < 0.7 && script == .latin
    }
    /// Whether the same stands in all rows.
    var isConstant: Bool { count > 2 && distinct * Double(count) < 1.5 }
    /// Whether it may hold sentences to learn.
    var canBeSentenceTerm: Bool { isSentence && !isLabel && filled > 0.3 && distinct > 0.4 }
    var canBeTerm: Bool { !isLabel && !isNumbered && !isSentence && !isConstant && filled > 0.3 && distinct > 0.4 }
    /// Whether it is of Japanese and so is a cell: that is written in kana and in characters.
    func isJapanese(with cell: String) -> Bool {
        let scripts = ColumnProfile.scripts(of: cell)
        return [.kana, .han].contains(script) && !scripts.isEmpty && scripts.isSubset(of: [.kana, .han])
    }

    /// Whether both hold Japanese words in half of their rows at least, and both in kana alone, or both in characters with kana among them.
    func isWritten(as other: ColumnProfile) -> Bool {
        [self, other].allSatisfy { [.kana, .han].contains($0.script) && $0.filled >= 0.5 && $0.canBeMeaning && !$0.isSentence }
            && isKana == other.isKana
    }
    /// Whether it is of one kind with a column of another list beside this one: both hold numbers, or words of one script.
    func isLike(_ other: ColumnProfile, share: Double) -> Bool {
        if isNumber || other.isNumber { return isNumber && other.isNumber }
        if filled < 0.05 || other.filled < 0.05 { return filled < 0.05 && other.filled < 0.05 }
        return canBeMeaning && other.canBeMeaning && !isSentence && !other.isSentence && scriptShare >= share
            && other.scriptShare >= share
            && script == other.script && filled > 0.5
    }
    var canBeMeaning: Bool {
        !isLabel && share(.ending) <= 0.6 && !isNumbered && !isCategory && !isConstant && filled > 0.3 && distinct > 0.2
    }
    /// Whether it may hold terms where nothing better does: at least three of them.
    var mayBeTerm: Bool { !isLabel && filled > 0.3 && (distinct > 0.4 || count < 8 && distinct * Double(count) > 2.5) }
    /// Whether it may hold meanings where nothing better does: of texts that differ in their numbers alone no two are the same.
    var mayBeMeaning: Bool { !isLabel && share(.ending) <= 0.6 && filled > 0.3 && (!isNumbered || distinct > 0.9) }

    /// Whether nearly all texts are capitals, three at most, between semicolons or commas, and few of these are different.
    private static func areCodes(_ values: [String]) -> Bool {
        guard values.count > 4, values.first.map({ $0.utf8.count < 24 }) == true else { return false }
        let parts = values.map { $0.split { ";,/ ".contains($0) } }
        let codes = parts.filter { parts in
            parts.allSatisfy { part in part.utf8.count < 4 && part.utf8.allSatisfy { (0x41...0x5A).contains($0) } }
        }
        // A single code in each row may well be what is learnt.
        guard codes.contains(where: { $0.count > 1 }) else { return false }
        let different = Set(codes.joined()).count
        return codes.count * 10 >= values.count * 9 && different < 13 && different * 4 <= values.count * 3
    }

    private static func numberCount(in text: String) -> Int {
        text.utf8.split { !(0x30...0x39).contains($0) }.count
    }

    /// The share of texts such as `Day 1`, `N5` or `3일차`: what is left without the digits is the same in many rows.
    private static func labelShare(_ values: [String]) -> Double {
        let numbered = values.filter { $0.utf8.count <= 48 && $0.utf8.contains { (0x30...0x39).contains($0) } }
        guard !numbered.isEmpty else { return 0 }
        let patterns = Set(numbered.map { text in text.filter { !("0"..."9").contains($0) }.lowercased() })
        let mayBeLabels = patterns.count <= max(1, min(12, (values.count + 1) / 2)) && patterns.allSatisfy { $0.count < 16 }
        return mayBeLabels ? Double(numbered.count) / Double(values.count) : 0
    }
}
