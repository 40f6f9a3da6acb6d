import VocabCore

/// Lines that head a part of a list, and are no words: `Day 1`, `# Unit 3`, `2024-03-01`, a rule.
enum LineTitle {
    /// Whether a line is a title by its look.
    static func isTitle(_ text: some StringProtocol) -> Bool {
        if isMarked(text) || text.hasPrefix("--") || text.hasPrefix("==") { return true }
        guard text.utf8.count < 240 else { return false }
        guard text.unicodeScalars.contains(where: isLetter) else { return true }
        let isUnit = beginsUnit(text)
        let ornaments = "*_[]<>【】《》"
        guard isUnit || text.unicodeScalars.last(where: { !ornaments.unicodeScalars.contains($0) }) == ":" else { return false }
        let bare = String(text).filter { !ornaments.contains($0) }
        guard bare.count < 60 else { return false }
        let key = Text.key(bare)
        guard key.contains(where: \.isNumber) else { return bare.hasSuffix(":") && bare.count < 40 }
        return isUnit && namesUnit(key) != nil && key.split(separator: " ").count < 8
    }

    /// Whether it is a heading or a comment of Markdown.
    private static func isMarked(_ text: some StringProtocol) -> Bool {
        // `#1 word` has a number.
        text.hasPrefix("#") && text.dropFirst().first?.isNumber != true || text.hasPrefix("<!--")
    }

    /// The numbers of the lines that head a part of a list, or all of it.
    static func titles(among lines: [Line]) -> Set<Int> {
        let filled = lines.filter { !$0.isBlank }
        var titles = Set(filled.filter { isTitle($0.text) }.map(\.number))
        // Where every other line looks like a title none is, but for what is marked as one.
        if titles.count * 5 > filled.count * 2 { titles = Set(filled.filter { isMarked($0.text) }.map(\.number)) }
        let blocks = lines.split(whereSeparator: \.isBlank)
        if let first = blocks.first, filled.count > 2, let line = first.first {
            let isAlone = first.count == 1 && filled.count > 2 * (blocks.count - 1)
            if isAlone && LineFronts.front(of: line.text) == nil || namesList(line.text) { titles.insert(line.number) }
        }
        return titles
    }

    /// Whether a text says that it is a list of words: `TOEIC 단어`.
    private static func namesList(_ text: Substring) -> Bool {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        return words.count < 5 && !text.contains { ",;:=\t|".contains($0) } && words.contains { lists.contains($0.lowercased()) }
    }

    private static let lists: Set<String> = [
        "단어", "단어장", "어휘", "영단어", "vocabulary", "vocab", "voca", "words", "wordlist", "単語", "単語帳", "单词", "單字", "生词",
        "词汇", "vokabeln", "wortschatz", "vocabulaire", "vocabulario", "vocabolario", "vocabulário", "słówka", "слова",
        "kelimeler",
    ]

    /// Whether a text begins with a number, or with the name of a part: all others are known at once to be none.
    private static func beginsUnit(_ text: some StringProtocol) -> Bool {
        let start = text.unicodeScalars.drop { Script(of: $0) == nil && $0.properties.numericType == nil }
        guard let first = start.first else { return false }
        if first.properties.numericType != nil || "第제".unicodeScalars.contains(first) { return true }
        let word = String(String.UnicodeScalarView(start.prefix(13).prefix(while: isLetter))).lowercased()
        return units.contains(word) || months.contains(word)
    }

    /// Known of ASCII at once, for every line of a list is looked at.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? (0x61...0x7A).contains(scalar.value | 0x20) : scalar.properties.isAlphabetic
    }

    /// What stands behind the number of a part at the head of a text; nil where there is none.
    private static func namesUnit(_ key: String) -> Substring? {
        var parts: [(text: Substring, isNumber: Bool)] = []
        var isGlued = false
        var rest = key[...].drop { !$0.isLetter && !$0.isNumber }
        while parts.count < 3, let first = rest.first, first.isLetter || first.isNumber {
            let part = rest.prefix { first.isNumber ? $0.isNumber : $0.isLetter }
            parts.append((part, first.isNumber))
            rest = rest.dropFirst(part.count)
            let gap = rest.prefix { " .:#-".contains($0) }
            rest = rest.dropFirst(gap.count)
            isGlued = gap.isEmpty && rest.first?.isLetter == true
            if parts.count == 2, !(parts[0].text.first.map { "第제".contains($0) } ?? false) || !gap.isEmpty { break }
        }
        func isUnit(_ index: Int) -> Bool { parts.indices.contains(index) && units.contains(String(parts[index].text)) }
        // `2 week 주` is a numbered word, `week 7일` a word with its meaning.
        let isNumbered =
            parts.count > 1 && parts[0].isNumber && isUnit(1) && Script(ofFirstLetterIn: String(parts[1].text)) != .latin
        let isNamed = parts.count > 1 && isUnit(0) && parts[1].isNumber && !isGlued || isNumbered
        let isDate = parts.count == 2 && !isGlued && months.contains(String(parts[0].text)) && parts[1].isNumber
        return isNamed || isDate ? rest : nil
    }

    private static let units: Set<String> = [
        "day", "unit", "lesson", "chapter", "part", "week", "section", "level", "set", "list", "page", "step", "일차", "단원", "과",
        "장",
        "회", "주차", "레슨", "유닛", "챕터", "lektion", "kapitel", "leçon", "lección", "课", "单元", "第", "課", "제", "vocabularium", "bài",
        "урок", "rozdział",
        "bölüm", "ünite", "lição", "lezione", "les", "p", "ch", "no",
    ]
    private static let months: Set<String> = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
        "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
    ]
}
