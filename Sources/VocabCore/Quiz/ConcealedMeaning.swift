/// The meaning of a word as a question shows it: with `~` for the term and its relatives, which would give the answer away.
///
/// `가격이 비싸다` for 가격02 becomes `~이 비싸다`, and `in a gradual manner` for gradually `in a ~ manner`. A meaning that holds no other
/// word stays as it is.
struct ConcealedMeaning {
    /// What is shown, on one line.
    let text: String

    /// Conceals the term of `word` in its meaning.
    init(of word: Word) {
        let meaning = Text.cleanedLine(word.meaning)
        let letters = Array(meaning.unicodeScalars)
        let folded = letters.map(Self.folded)
        let names = Self.names(in: word.term)
        var shown = String.UnicodeScalarView()
        var tellsMore = false
        var index = 0
        while index < letters.count {
            guard Self.isLetter(letters[index]) else {
                shown.append(letters[index])
                index += 1
                continue
            }
            let end = Self.wordEnd(in: folded, from: index)
            let hidden = names.lazy.map { Self.hidden($0, at: index, in: folded, end: end) }.max() ?? 0
            if hidden > 0 { shown.append("~") }
            tellsMore = tellsMore || hidden == 0 && !Stems.saysLittle(folded[index..<end])
            let next = max(end, index + hidden)
            shown.append(contentsOf: letters[(index + hidden)..<next])
            index = next
        }
        text = tellsMore ? String(shown) : meaning
    }
}

extension ConcealedMeaning {
    /// The term, its alternatives, and the words in it, in lower case and without the numbers of homonyms.
    private static func names(in term: String) -> [[Unicode.Scalar]] {
        Text.key(term).split { $0 == "/" || $0 == "·" }.flatMap { name -> [[Unicode.Scalar]] in
            let letters = Array(Text.cleanedLine(String(name)).unicodeScalars)
            let whole = letters.lastIndex { !("0"..."9").contains($0) }.map { Array(letters[...$0]) } ?? letters
            let words = whole.split { !isLetter($0) }.filter { $0.count >= shortestRelative }.map(Array.init)
            return words == [whole] ? [whole] : [whole] + words
        }
    }

    /// Where the word that begins at `start` ends; 의 in `run의` is a word of its own, but not 월 in `2월`.
    private static func wordEnd(in text: [Unicode.Scalar], from start: Int) -> Int {
        let joinsAll = ("0"..."9").contains(text[start])
        let isHangul = Hangul.isSyllable(text[start])
        return text[start...].firstIndex { !isLetter($0) || !joinsAll && Hangul.isSyllable($0) != isHangul } ?? text.count
    }

    /// How many letters of the word from `start` to `end` of `text` are hidden because it is `name` or akin to it, or more where
    /// `name` has several words; 0 when none.
    private static func hidden(_ name: [Unicode.Scalar], at start: Int, in text: [Unicode.Scalar], end: Int) -> Int {
        let word = text[start..<end]
        if text[start...].starts(with: name), start + name.count >= end { return name.count }
        let common = zip(name, word).prefix { $0 == $1 }.count
        if word.first.map(Hangul.isSyllable) ?? false {
            if name.count == 1 { return common == 1 && particles.contains(Array(word.dropFirst())) ? 1 : 0 }
            return isAkin(common, name, word, fewest: 2) ? common : 0
        }
        if name.count < shortestRelative {
            return common == name.count && word.dropFirst(common).elementsEqual(["s"]) ? common : 0
        }
        // What a prefix stands before: happy in unhappy.
        if word.count >= shortestRelative, name.count > word.count, name.suffix(word.count).elementsEqual(word) {
            return word.count
        }
        return isAkin(common, name, word, fewest: shortestRelative) ? common : 0
    }

    /// Whether `common` letters at the head of two words make them akin: at least `fewest`, and two thirds of the shorter.
    private static func isAkin(
        _ common: Int, _ name: [Unicode.Scalar], _ word: ArraySlice<Unicode.Scalar>, fewest: Int
    ) -> Bool {
        common >= fewest && 3 * common >= 2 * min(name.count, word.count)
    }

    /// Whether two terms begin so much alike that one comes of the other: employ and employment.
    static func areAkin(_ term: String, _ other: String) -> Bool {
        let (left, right) = (Array(Text.key(term).unicodeScalars), Array(Text.key(other).unicodeScalars))
        return isAkin(zip(left, right).prefix { $0 == $1 }.count, left, right[...], fewest: shortestRelative)
    }

    /// Fewer letters at the head of two words do not make them akin.
    private static let shortestRelative = 4

    private static let particles = Set(
        "이 가 을 를 은 는 에 의 로 으로 와 과 도 만 에서 에게 이다 이나 이라".split(separator: " ").map { Array($0.unicodeScalars) })

    private static func folded(_ letter: Unicode.Scalar) -> Unicode.Scalar {
        if letter.isASCII { return ("A"..."Z").contains(letter) ? Unicode.Scalar(letter.value + 0x20) ?? letter : letter }
        if Hangul.isSyllable(letter) { return letter }
        let lower = letter.properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? lower.first ?? letter : letter
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) }
        return Hangul.isSyllable(scalar) || scalar.properties.isAlphabetic
    }
}
