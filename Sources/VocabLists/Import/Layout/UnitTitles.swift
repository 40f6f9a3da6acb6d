import VocabCore

/// Lines that head the parts of a list and hold no word, `Day 1`, `[Unit 3]`, `제2과`, and a title with an empty line below it on top.
enum UnitTitles {
    private static let units: Set<String> = [
        "day", "unit", "lesson", "chapter", "week", "part", "list", "section", "step", "set", "일차", "주차", "과", "장", "강", "단원",
        "회", "kapitel", "lektion", "chapitre", "leçon", "lecon", "unité", "unidad", "lección", "leccion", "capítulo", "lezione",
        "unità",
        "урок", "глава", "topic", "theme", "thema", "bài", "module", "modul",
    ]

    /// What lists are called, in either of two scripts beside each other.
    private static let listNames: Set<String> = [
        "단어", "단어장", "어휘", "숙어", "표현", "회화", "노트", "정리", "목록", "단어정리", "필수단어", "기출단어", "영단어", "vocab", "voca", "vocabulary",
        "words",
    ]

    /// What words are learnt for and in, in Korean.
    private static let courses: Set<String> = [
        "인강", "수능", "토익", "토플", "텝스", "내신", "모의고사", "공무원", "편입", "초등", "중등", "고등", "중학", "영어", "일본어", "중국어", "기본", "필수", "기출",
    ]

    /// What lessons and levels of a list are counted in, behind a number: `HSK 4급`, `5강`.
    private static let levels: Set<String> = ["급", "강", "과", "주차", "일차", "학년", "학기", "단원", "차시", "반"]

    /// The text with empty lines in their place, and the line of a title on top, from 1; nil where there are none. With `withFramed` those
    /// in brackets are such.
    static func left(out text: ListText, withFramed: Bool = false) -> (text: ListText, title: Int?)? {
        guard !text.isLong else { return nil }
        var lines = text.lines.map(String.init)
        let found = lines.indices.filter {
            isUnit(lines[$0]) || text.linesAbove == 0 && isTitle($0, lines) || withFramed && isFramed($0, lines)
        }
        let initials = initials(lines)
        let titles = !initials.isEmpty ? Array(Set(found + initials)).sorted() : found.isEmpty ? letterTitles(lines) : found
        // Each letter has a word at least.
        guard !titles.isEmpty, titles.count * (initials.isEmpty ? 3 : 2) <= lines.count(where: { !Text.isBlank($0) }) else {
            return nil
        }
        let title = found.first { !isUnit(lines[$0]) }.map { $0 + 1 }
        for title in titles { lines[title] = "" }
        return (ListText(text.with(lines).bytes, said: text.said), title)
    }

    /// Words alone, a day or a letter, each above lines of two scripts, which all others are: `A` above `abandon 버리다`, `월요일`.
    private static func letterTitles(_ lines: [String]) -> [Int] {
        let filled = lines.indices.filter { !Text.isBlank(lines[$0]) }
        let alone = filled.filter { lines[$0].count < 12 && Text.cleanedLine(lines[$0]).allSatisfy(\.isLetter) }
        guard alone.count > 1, alone.count * 3 <= filled.count, filled.first == alone.first, filled.count < 5_000 else {
            return []
        }
        let titles = Set(alone)
        let areApart = !zip(filled, filled.dropFirst()).contains { titles.contains($0) && titles.contains($1) }
        let others = filled.filter { !titles.contains($0) }
        let pairs = others.count { lines[$0].contains(" ") && ColumnProfile.scripts(of: lines[$0]).count > 1 }
        return areApart && pairs * 10 >= others.count * 9 ? alone : []
    }

    /// Single letters, three at least, that run on as in a dictionary, each above a word that begins with it.
    private static func initials(_ lines: [String]) -> [Int] {
        let filled = lines.indices.filter { !Text.isBlank(lines[$0]) }
        let places = filled.indices.filter { index in
            let line = Text.cleanedLine(lines[filled[index]])
            guard line.count == 1, line.first?.isLetter == true, let next = filled[safe: index + 1] else { return false }
            return lines[next].count > 1 && Text.key(lines[next]).hasPrefix(Text.key(line))
        }
        let letters = places.map { Text.key(lines[filled[$0]]) }
        return places.count > 2 && zip(letters, letters.dropFirst()).allSatisfy { $0 < $1 } ? places.map { filled[$0] } : []
    }

    private static let frames: [Character: Character] = [
        "[": "]", "【": "】", "<": ">", "〈": "〉", "★": "★", "☆": "☆", "■": "■", "=": "=",
    ]

    /// Whether a line below an empty one, or on top, stands in brackets or between stars as a whole: `[식당에서]`, `★ 여행 ★`.
    private static func isFramed(_ index: Int, _ lines: [String]) -> Bool {
        (index == 0 || Text.isBlank(lines[index - 1])) && isFramed(Text.cleanedLine(lines[index]))
    }

    /// Whether a line stands in brackets or between stars as a whole.
    static func isFramed(_ line: String) -> Bool {
        guard line.count > 2, line.utf8.count < 80, let first = line.first, let last = line.last,
            frames[first] == last
        else { return false }
        let inside = line.dropFirst().dropLast()
        return inside.contains(where: \.isLetter) && !inside.contains(first) && !inside.contains(last)
    }

    /// Whether a line is the name of a unit with its number: `DAY 01`, `3과`.
    static func isUnit(_ line: String) -> Bool {
        guard line.utf8.count < 40, line.contains(where: \.isFigure) else { return false }
        let words = line.lowercased().split { !$0.isLetter }.map(String.init)
        // `2. set` is a word with its number.
        if words.first?.first?.isASCII == true, line.first(where: { $0.isLetter || $0.isFigure })?.isFigure == true {
            return false
        }
        return words.count == 1 && units.contains(words[0]) || words.count == 2 && words[0] == "제" && units.contains(words[1])
    }

    /// Whether all words of a line are names of lists, units or levels with numbers, or abbreviations of exams, and one names a list or a
    /// level: `TOEIC 단어`, `Day 1 단어`, `영단어`, `HSK 4급 (인강 5강)`.
    static func namesList(_ line: String) -> Bool {
        // `JLPT N3 필수 단어 (동사)`: in brackets stands which of them, where what is in front is more than a word.
        if let (title, kind) = Brackets.atEnd(of: line), title.contains(" "),
            ColumnProfile.scripts(of: kind).subtracting([.digit]).count == 1,
            ColumnProfile.scripts(of: kind).isSubset(of: ColumnProfile.scripts(of: title)), namesList(title)
        {
            return true
        }
        let words = line.lowercased().split { " ()[]".contains($0) }.map(String.init).filter {
            $0.contains { $0.isLetter || $0.isFigure }
        }
        let isCapital = !line.contains(where: \.isLowercase)
        // `어휘 - vocabulary` is a word with its meaning.
        if ["-", "–", "—", "=", ":"].contains(where: line.contains),
            ColumnProfile.scripts(of: line).subtracting([.digit]).count > 1
        {
            return false
        }
        return words.contains { listNames.contains($0) || words.count > 1 && isLevel($0) }
            && words.allSatisfy { word in
                listNames.contains(word) || units.contains(word) || courses.contains(word) || word.allSatisfy(\.isFigure)
                    || isLevel(word)
                    || isCapital && (word.count > 1 || word == "i")
                        && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isFigure) }
            }
    }

    private static func isLevel(_ word: String) -> Bool {
        word.first?.isFigure == true && levels.contains(String(word.drop(while: \.isFigure)))
    }

    /// Whether a line begins with the name of a unit and its number: `Chapter 2. School`.
    static func beginsWithUnit(_ line: String) -> Bool {
        guard let digit = line.firstIndex(where: \.isFigure) else { return false }
        return isUnit(String(line[..<digit] + line[digit...].prefix { $0.isFigure }))
    }

    /// Whether the name of a unit stands anywhere in a line with a number beside it: `TIẾNG ANH 6 - UNIT 7: TELEVISION`, `[토익 Day 12] 인사`.
    static func mentionsUnit(_ line: String) -> Bool {
        let words = line.lowercased().split { !$0.isLetter && !$0.isFigure }.map(String.init)
        return zip(words, words.dropFirst()).contains { word, number in units.contains(word) && number.allSatisfy(\.isFigure) }
            || words.contains { word in word.first?.isFigure == true && units.contains(String(word.drop(while: \.isFigure))) }
    }

    /// Whether one of the words of a line names a list: `Korean words`, `일본어 단어`.
    static func mentionsList(_ line: String) -> Bool {
        line.lowercased().split { !$0.isLetter }.contains { listNames.contains(String($0)) }
    }

    /// Whether a line stands first, above an empty one, is short, and holds nothing that stands between words and meanings.
    private static func isTitle(_ index: Int, _ lines: [String]) -> Bool {
        guard index < 3, lines[..<index].allSatisfy(Text.isBlank), lines.indices.contains(index + 1),
            Text.isBlank(lines[index + 1]),
            // Where empty lines stand between entries the first is one.
            lines.dropFirst(index + 2).prefix(while: { !Text.isBlank($0) }).count > 1
        else { return false }
        let line = lines[index]
        if beginsWithUnit(line) || line.first == "[" && mentionsUnit(line) { return true }
        // `exam 시험` above an empty line is a word with its meaning, and `TOEIC 단어` a title: one side names a list, the other one or an exam.
        if ScriptGap.first(in: Array(line.utf8)[...]) != nil { return namesList(line) }
        return line.first?.isLetter == true && line.split(separator: " ").count < 7
            && !["\t", " - ", ":", "=", "：", ",", ";"].contains(where: line.contains)
    }
}
