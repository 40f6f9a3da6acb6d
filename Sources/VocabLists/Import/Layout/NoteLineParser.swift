import VocabCore

/// Finds where the script of a line changes, and what stands there.
struct NoteLineParser {
    private let characters: [Character]
    private let anchor: Script
    /// Whether each character is of the anchor; nil for signs, figures, and what stands in brackets.
    private let sides: [Bool?]
    /// Where the brackets end that open at a character.
    private let ends: [Int: Int]
    /// The scripts of its foreign letters, kana and Chinese characters being one.
    private let foreign: Set<Script>

    private static let brackets: [Character: Character] = [
        "(": ")", "[": "]", "（": "）", "【": "】", "〔": "〕", "{": "}",
    ]
    private static let signs: Set<Character> = [
        "-", "–", "—", "−", ":", "：", "=", "＝", "→", "⇒", "/", "|", ",", ";", ">", "<", "，", "；", "↔", "\t",
    ]
    /// What stands right in front of a meaning and belongs to it.
    private static let leads: Set<Character> = ["~", "〜", "～", "…", "\"", "“", "‘", "'"]
    private static let mostWordsInFront = 8

    init(_ characters: [Character], anchor: Script) {
        self.characters = characters
        self.anchor = anchor
        var (sides, foreign, ends): ([Bool?], Set<Script>, [Int: Int]) = ([], [], [:])
        while sides.count < characters.count {
            let index = sides.count
            if let end = Self.end(ofBracketAt: index, in: characters) {
                ends[index] = end
                sides += Array(repeating: nil, count: end - index + 1)
            } else if let end = Self.end(ofPartAt: index, in: characters) {
                sides += Array(repeating: nil, count: end - index + 1)
            } else if let script = characters[index].unicodeScalars.first.flatMap(Script.init), script != .digit {
                sides.append(script == anchor)
                if script != anchor { foreign.insert(script == .kana ? .han : script) }
            } else {
                sides.append(nil)
            }
        }
        (self.sides, self.foreign, self.ends) = (sides, foreign, ends)
    }

    /// What the line is.
    var kind: NoteLine.Kind {
        guard let first = sides.firstIndex(where: { $0 != nil }), let startsWithAnchor = sides[first] else {
            return characters.contains(where: \.isLetter) ? .framed : .blank
        }
        guard let change = sides.indices.first(where: { sides[$0] == !startsWithAnchor }) else {
            return .single(isAnchor: startsWithAnchor)
        }
        guard foreign.count == 1 || isRead(first), let place = place(change, isAnchor: !startsWithAnchor) else { return .odd }
        let front = text(0..<place.front)
        guard front.contains(where: \.isLetter), front.split(separator: " ").count <= Self.mostWordsInFront, !hasReading(front),
            !characters[..<place.front].contains("\t")
        else { return .odd }
        let tail = tail(from: place.letter, isAnchor: !startsWithAnchor, place.sign, place.gap, of: front)
        let end = tail?.end ?? characters.count
        if characters[place.back..<end].contains("\t") || tail.map({ characters[$0.text].contains("\t") }) == true { return .odd }
        if tail == nil, isOdd(from: place.letter, isAnchor: !startsWithAnchor) { return .odd }
        let back = text(place.back..<end)
        return .pair(
            NoteLine.Pair(
                front: front, sign: place.sign, gap: place.gap, part: place.part, back: back,
                example: tail.map { text($0.text) },
                startsWithAnchor: startsWithAnchor, isFrontSentence: NoteLine.isSentence(front),
                isBackSentence: NoteLine.isSentence(back)))
    }

    private func text(_ range: Range<Int>) -> String { Text.cleanedLine(String(characters[range])) }

    /// Where the front ends and the back begins around the letter at `change`, the first letter of the back, what stands between them, and
    /// the part of speech in front of that: `友達 명. = 친구`. Nil where nothing stands between them.
    private func place(
        _ change: Int, isAnchor: Bool
    ) -> (front: Int, sign: String, gap: String, part: String?, back: Int, letter: Int)? {
        var (letter, part, start) = (change, String?.none, 0)
        let end = characters[change...].firstIndex { !$0.isLetter } ?? characters.count
        let behind = characters[end...].first == "." ? end + 1 : end
        let next = characters[behind...].firstIndex { $0 != " " } ?? characters.count
        let name = String(characters[change..<behind])
        if next < characters.count, Self.signs.contains(characters[next]), characters[next] != ",", PartOfSpeech.areKnown(name),
            let other = sides.indices.first(where: { $0 > next && sides[$0] == isAnchor })
        {
            (letter, part) = (other, name)
            start = lead(before: letter, notBefore: next + 1)
        } else {
            start = lead(before: letter, notBefore: 0)
        }
        var (front, sign) = (start, "")
        while front > 0, !ends.values.contains(front - 1),
            characters[front - 1] == " " || Self.signs.contains(characters[front - 1])
        {
            front -= 1
            if characters[front] != " " { sign.insert(characters[front], at: sign.startIndex) }
        }
        // `re- - 다시`, `PS: = 추신`: the first sign belongs to the word.
        if sign.count > 1, front > 0, "-:".contains(characters[front]), characters[front - 1].isLetter,
            characters[front + 1] == " "
        {
            front += 1
            sign.removeFirst()
        }
        guard front < start else { return nil }
        if sign != "\t" { sign = sign.filter { $0 != "\t" } }
        return (part == nil ? front : change, sign, String(characters[front..<start]), part, start, letter)
    }

    /// Whether the line begins with Chinese characters and their pinyin, and has no other foreign letters.
    private func isRead(_ first: Int) -> Bool {
        let end = sides[first...].firstIndex { $0 == true } ?? sides.count
        guard foreign == [.han, .latin], anchor == .hangul, let space = characters[first..<end].firstIndex(of: " ") else {
            return false
        }
        let reading = String(characters[space..<end].prefix { $0.isLetter || $0 == " " || $0 == "'" })
        return ColumnProfile.scripts(of: String(characters[first..<space])) == [.han]
            && Transcription.isPinyin(Text.cleanedLine(reading)) && !sides[end...].contains(false)
    }

    /// Whether a word in Chinese characters has kana alone behind it, which say how it sounds.
    private func hasReading(_ front: String) -> Bool {
        let words = front.split { $0 == " " }.filter { !"([（【〔".contains($0.first ?? " ") }
            .map { ColumnProfile.scripts(of: String($0)) }
        return words.count > 1 && words.contains { $0.contains(.han) } && words.contains([.kana])
    }

    /// Where what belongs to the letter at `place` begins: behind a tilde, a bracket, a part of speech, the number of a sense.
    private func lead(before place: Int, notBefore first: Int) -> Int {
        var start = place
        while start > first {
            if Self.leads.contains(characters[start - 1]) || start > 1 && "(（[".contains(characters[start - 1]) {
                start -= 1
                continue
            }
            var end = start
            while end > first, characters[end - 1] == " " { end -= 1 }
            guard end > first, let begin = leadingToken(endingAt: end, isGlued: end == start), begin >= first else {
                return start
            }
            start = begin
        }
        return start
    }

    /// Where the bracket, the abbreviated part of speech or the first number begins that ends before `end` and belongs to a meaning; nil
    /// where something else does.
    private func leadingToken(endingAt end: Int, isGlued: Bool) -> Int? {
        guard end > 1 else { return nil }
        if let open = ends.first(where: { $0.value == end - 1 })?.key {
            let inside = String(characters[(open + 1)..<(end - 1)])
            let isSet = open > 0 && (characters[open - 1] == " " || Self.signs.contains(characters[open - 1]))
            if Brackets.isPart(inside) || PartOfSpeech.areKnown(inside) { return isSet ? open : nil }
            let front = String(characters[..<open].drop { !$0.isLetter })
            // How a word sounds stands right behind it.
            let isBehindSign = characters[..<open].last { $0 != " " }.map(Self.signs.contains) == true
            guard isSet, anchor == .hangul, "(（".contains(characters[open]),
                inside.unicodeScalars.contains(where: { Script(of: $0) == anchor }),
                isGlued || isBehindSign || !HangulSpelling.spells(inside, front)
            else { return nil }
            return open
        }
        if let value = characters[end - 1].unicodeScalars.first?.value, value == 0x2460 || value == 0x2776 { return end - 1 }
        guard ".)".contains(characters[end - 1]) else { return nil }
        var begin = end - 1
        while begin > 0, characters[begin - 1].isLetter || characters[begin - 1].isFigure { begin -= 1 }
        let token = String(characters[begin..<end])
        guard begin > 0, !characters[begin - 1].isLetter else { return nil }
        return token == "1." || token == "1)" || token.hasSuffix(".") && PartOfSpeech.areKnown(token) ? begin : nil
    }

    /// Where an example in the script of the front stands behind the text that begins at `place`, and where that text ends: in brackets at
    /// the end, behind the sign that stands between word and meaning, or behind a space. It uses the word.
    private func tail(
        from place: Int, isAnchor: Bool, _ sign: String, _ gap: String, of word: String
    ) -> (text: Range<Int>, end: Int)? {
        let last = characters.count - 1
        if let open = ends.first(where: { $0.value == last })?.key, open > place, !Self.areRelations(characters[open + 1]),
            characters[open + 1].isLowercase == false, isExample((open + 1)..<last, isAnchor: isAnchor, of: word)
        {
            return ((open + 1)..<last, open)
        }
        let next = characters.indices.first { index in
            index > place && index < last && characters[index] == sign.first
                && !ends.contains { $0.key < index && index < $0.value }
                && (index + 1..<characters.count).first { characters[$0] != " " && !sign.contains(characters[$0]) }.map {
                    isExample($0..<characters.count, isAnchor: isAnchor, of: word)
                } == true
        }
        func isLast(_ start: Int) -> Bool { !holdsFurther(gap, sign, behind: start, isAnchor: isAnchor) }
        if let next, let start = characters[(next + 1)...].firstIndex(where: { $0 != " " && !sign.contains($0) }), isLast(start) {
            return (start..<characters.count, next)
        }
        guard var start = otherWord(from: place, isAnchor: isAnchor) else { return nil }
        while start > place, "\"“‘'".contains(characters[start - 1]) { start -= 1 }
        if !sign.contains("="), Self.areRelations(characters[..<start].last { $0 != " " }) { return nil }
        var end = start
        while end > place, characters[end - 1] == " " || sign.contains(characters[end - 1]) { end -= 1 }
        return end < start && isLast(start) && isExample(start..<characters.count, isAnchor: isAnchor, of: word)
            ? (start..<characters.count, end) : nil
    }

    /// Whether what parts words from meanings parts further cells behind a place, but for a translation of what stands there.
    private func holdsFurther(_ gap: String, _ sign: String, behind start: Int, isAnchor: Bool) -> Bool {
        if sign.isEmpty || sign == "," && gap.hasSuffix(" ") { return false }
        let text = String(characters[start...])
        let places = text.ranges(of: gap).filter { gap.hasSuffix(" ") || text[$0.upperBound...].first != " " }
        guard let first = places.first else { return false }
        let isTranslation = Script(ofFirstLetterIn: text[first.upperBound...]).map { ($0 == anchor) == isAnchor } == true
        return places.count > 1 || gap.last != " " || !isTranslation
    }

    /// Whether a part of the line is a sentence in the script of the front that uses its word, perhaps with a translation in brackets behind it.
    private func isExample(_ range: Range<Int>, isAnchor: Bool, of word: String) -> Bool {
        let text = text(range)
        guard Script(ofFirstLetterIn: text).map({ ($0 == anchor) != isAnchor }) == true else { return false }
        let bare = Brackets.atEnd(of: text)?.rest ?? text
        let term = NoteWord(word).text
        return NoteLine.isSentence(bare) && (NoteExamples.uses(bare, term) || term.count == 1 && bare.contains(term))
    }

    /// Where a word in the script of the front begins behind `place`, with a space in front of it, and no abbreviation: `A를`, `TV 프로그램`.
    private func otherWord(from place: Int, isAnchor: Bool) -> Int? {
        var index = place
        while index < characters.count {
            guard sides[index] == !isAnchor else {
                index += 1
                continue
            }
            let end = sides[index...].firstIndex { $0 != !isAnchor } ?? sides.count
            let isGlued = end < sides.count && sides[end] == isAnchor || index > 0 && sides[index - 1] == isAnchor
            let next = sides[end...].first { $0 != nil } ?? nil
            let isAbbreviation = end - index < 4 && characters[index..<end].allSatisfy(\.isUppercase) && next != !isAnchor
            if !isGlued, !isAbbreviation { return index }
            index = end
        }
        return nil
    }

    /// Whether words in the script of the front stand among those behind `place`, but for related words behind their signs and labels of
    /// these.
    private func isOdd(from place: Int, isAnchor: Bool) -> Bool {
        guard let word = otherWord(from: place, isAnchor: isAnchor) else {
            return !isAnchor && sides[place...].contains(true)
        }
        let before = characters[..<word].reversed().drop { !$0.isLetter }.prefix { $0.isLetter }
        let names = [String(before.reversed()), String(characters[word...].prefix { $0.isLetter })]
        // Behind a related word there is no further meaning: `wide 넓은 ↔ narrow 좁은`.
        let end = sides[word...].firstIndex(of: isAnchor) ?? sides.count
        return end < sides.count
            || !Self.areRelations(characters[..<word].last { $0 != " " }) && !names.contains(where: RelatedWords.isLabel)
    }

    /// Whether a sign stands before related words.
    private static func areRelations(_ sign: Character?) -> Bool { sign.map { "=↔≒≠".contains($0) } == true }

    /// The point behind an abbreviated part of speech that begins at `index`; nil where none does.
    private static func end(ofPartAt index: Int, in characters: [Character]) -> Int? {
        guard index == 0 || !characters[index - 1].isLetter, characters[index].isLetter, !characters[index].isUppercase,
            let end = characters[index...].prefix(6).firstIndex(where: { !$0.isLetter }), characters[end] == ".",
            PartOfSpeech.areKnown(String(characters[index...end]))
        else { return nil }
        return end
    }

    /// Where the bracket at `index` is closed, or the slash at it that stands around a pronunciation.
    private static func end(ofBracketAt index: Int, in characters: [Character]) -> Int? {
        if let close = brackets[characters[index]] {
            var depth = 0
            for place in index..<characters.count {
                if characters[place] == characters[index] { depth += 1 }
                if characters[place] == close { depth -= 1 }
                if depth == 0 { return place }
            }
            return nil
        }
        guard characters[index] == "/", index > 0, characters[index - 1] == " ",
            let end = characters[(index + 1)...].firstIndex(of: "/"), end > index + 1
        else { return nil }
        let next = end + 1 < characters.count ? characters[end + 1] : " "
        let isSpelling = characters[(index + 1)..<end].allSatisfy { character in
            character.isLetter && character.unicodeScalars.first.flatMap(Script.init) == .latin
                || character.unicodeScalars.allSatisfy { (0x250...0x36F).contains($0.value) || ".'ˈ".unicodeScalars.contains($0) }
        }
        return isSpelling && (next == " " || signs.contains(next)) ? end : nil
    }
}
