import VocabCore

/// What stands around the texts of a list: marks, signs, labels, links, pictures.
enum CellSigns {
    /// The name of a part of speech that is a word of its own at the head of a meaning, and what follows.
    static func partInFront(of meaning: String) -> (part: String, rest: String)? {
        guard let space = meaning.prefix(14).firstIndex(of: " ") else { return nil }
        let part = String(meaning[..<space])
        guard part.count > 3 || part.unicodeScalars.allSatisfy(Hangul.isSyllable) else { return nil }
        return PartOfSpeech(named: part) == nil ? nil : (part, Text.cleaned(String(meaning[space...])))
    }

    /// A name or an abbreviation of a part of speech that stands behind a term, with a space alone between them, and what is before it.
    static func partBehind(_ term: String) -> (rest: String, part: String)? {
        guard let space = term.lastIndex(of: " ") else { return nil }
        let part = String(term[term.index(after: space)...])
        return PartOfSpeech.areKnown(part) && part != "a" && !part.contains(")")
            ? (Text.cleaned(String(term[..<space])), part) : nil
    }

    /// A text with letters without the pictures at its edges; nil when there are none.
    static func withoutPictures(_ text: String) -> String? {
        func isPicture(_ character: Character) -> Bool {
            character.unicodeScalars.first.map { $0.properties.isEmojiPresentation || $0.value >= 0x1F000 || $0.value == 0xFE0F }
                == true
                || character.unicodeScalars.contains { $0.value == 0xFE0F }
        }
        guard let first = text.first, let last = text.last, isPicture(first) || isPicture(last), text.contains(where: \.isLetter)
        else { return nil }
        var bare = text[...]
        while let sign = bare.first, isPicture(sign) || sign == " " { bare.removeFirst() }
        while let sign = bare.last, isPicture(sign) || sign == " " { bare.removeLast() }
        return String(bare)
    }

    /// A word in Chinese characters, and the other characters for it that stand in brackets behind: `开门[開門]`.
    static func otherWriting(of term: String) -> (rest: String, other: String)? {
        guard term.utf8.last == UInt8(ascii: "]"), let (rest, inside) = Brackets.atEnd(of: term), rest.count == inside.count,
            (rest + inside).unicodeScalars.allSatisfy({ Script(of: $0) == .han })
        else { return nil }
        return (rest, inside)
    }

    /// The text of a link as Markdown has it: `[apple](https://…)`.
    static func linked(_ text: String) -> String? {
        guard text.utf8.first == UInt8(ascii: "["), text.hasSuffix(")"), let middle = text.firstRange(of: "](") else {
            return nil
        }
        let inside = text[text.index(after: text.startIndex)..<middle.lowerBound]
        return inside.isEmpty || end(ofAddress: text[middle.upperBound...]) != text.index(before: text.endIndex)
            ? nil : String(inside)
    }

    /// A text with what its links show in the place of these: `[Torah](https://…) reading`.
    static func withoutLinks(_ text: String) -> String {
        var (result, rest) = ("", text[...])
        while let middle = rest.firstRange(of: "](http"), let open = rest[..<middle.lowerBound].lastIndex(of: "["),
            let close = end(ofAddress: rest[middle.upperBound...])
        {
            let before = rest[..<open]
            // A picture stands for its name.
            result += (before.hasSuffix("!") ? before.dropLast() : before) + rest[rest.index(after: open)..<middle.lowerBound]
            rest = rest[close...].dropFirst()
        }
        return result + rest
    }

    /// The bracket that closes an address, which may hold others, and a title in quotes behind a blank; nil where another text follows.
    private static func end(ofAddress text: Substring) -> Substring.Index? {
        var depth = 0
        // Nobody types a longer one.
        let text = text.prefix(2_000)
        var asks = false
        for place in text.indices {
            switch text[place] {
            case "=": asks = true
            case "(": depth += 1
            case ")" where depth == 0: return place
            case ")": depth -= 1
            case " ":
                let title = text[place...].dropFirst()
                guard let quote = title.first, quote == "\"" || quote == "'" else {
                    // What is asked of a page may be typed with blanks: `…?q=steep slope`.
                    if asks { continue }
                    return nil
                }
                return title.dropFirst().firstRange(of: "\(quote))").map { title.index(after: $0.lowerBound) }
            default: continue
            }
        }
        return nil
    }

    /// What stands in brackets behind most terms, if few different texts do, and some of them are known parts of speech.
    static func labels(behind terms: [String]) -> Set<String> {
        let found = terms.compactMap { term -> String? in
            let bare = Pronunciation.atEnd(of: term, mayBePlain: false)?.rest ?? term
            return Brackets.atEnd(of: bare)?.inside
        }
        let labels = Set(found)
        guard found.count > 2, found.count * 2 > terms.count, labels.count <= 3 || labels.count * 2 <= found.count,
            labels.contains(where: PartOfSpeech.areKnown)
                || terms.count(where: { $0.hasSuffix("}") }) * 2 > terms.count && labels.count < 12
        else { return [] }
        return labels.filter { $0.count <= 12 }
    }

    /// Genders and numbers in brackets behind several terms, `creux (m.)`, `arma (n. pl.)`; none where only they tell two words apart.
    static func genders(behind terms: [String]) -> Set<String> {
        var found: Set<String> = []
        var count = 0
        let bare = terms.map { term in
            guard let (rest, inside) = Brackets.atEnd(of: term), inside.hasSuffix("."), isGender(inside) else { return term }
            found.insert(inside)
            count += 1
            return rest
        }
        return count > 1 && Set(bare).count == Set(terms).count ? found : []
    }

    private static func isGender(_ text: String) -> Bool {
        text.split { " ./,".contains($0) }.allSatisfy { genderNames.contains(String($0)) }
    }

    private static let genderNames: Set<String> = [
        "m", "f", "n", "nt", "mf", "pl", "sg", "sing", "mpl", "fpl", "masc", "fem", "neut",
    ]

    /// What stands in brackets before most meanings, if few different texts do: names of parts of speech in round ones, in others
    /// whatever it is.
    static func labels(before meanings: [String]) -> Set<String> {
        let found = meanings.filter { meaning in meaning.first.map { "【〔[_*(（".contains($0) } == true }
            .compactMap { Brackets.atHead(of: $0)?.inside }.filter { !$0.contains(where: isDigit) }
        let labels = Set(found)
        let areRound = meanings.count { $0.first == "(" || $0.first == "（" } * 2 > found.count
        let known = labels.filter { $0.count > 1 && PartOfSpeech.areKnown($0) }
        guard found.count > 3, found.count * 2 > meanings.count,
            areRound ? !known.isEmpty : labels.count * 2 <= found.count || !known.isEmpty
        else { return [] }
        return labels.filter { $0.count <= 8 && !$0.contains(" ") && (!areRound || known.contains($0) || $0.hasSuffix(".")) }
    }

    static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    /// Whether some cells hold `\n`, and none another backslash with a letter behind it, as formulas and paths do.
    static func haveWrittenLineBreaks(_ cells: [[String]]) -> Bool {
        var count = 0
        for cell in cells.joined() where cell.utf8.contains(UInt8(ascii: "\\")) {
            for (sign, letter) in zip(cell.utf8, cell.utf8.dropFirst()) where sign == UInt8(ascii: "\\") {
                if letter == UInt8(ascii: "n") { count += 1 } else if letter != UInt8(ascii: "r") { return false }
            }
        }
        return count > 1
    }

    /// What stands around texts.
    struct Frame: Equatable, Sendable {
        let head: String
        let tail: String
    }

    /// What all of several texts begin and end with, up to a quote on each side; nil where there is nothing but these.
    static func frame(around texts: [String]) -> Frame? {
        guard texts.count > 3, let first = texts.first else { return nil }
        let head = texts.dropFirst().reduce(first) { head, text in String(zip(head, text).prefix { $0 == $1 }.map(\.0)) }
        let tail = texts.dropFirst().reduce(first) { ending, text in
            String(zip(ending.reversed(), text.reversed()).prefix { $0 == $1 }.map(\.0).reversed())
        }
        guard let open = head.lastIndex(where: { "'\"“‘「".contains($0) }),
            let close = tail.firstIndex(where: { "'\"”’」".contains($0) })
        else { return nil }
        let frame = Frame(head: String(head[...open]), tail: String(tail[close...]))
        return frame.head.count + frame.tail.count < 4 ? nil : frame
    }

    static func without(_ frame: Frame?, _ text: String) -> String {
        guard let frame, text.hasPrefix(frame.head), text.hasSuffix(frame.tail), text.count > frame.head.count + frame.tail.count
        else { return text }
        return String(text.dropFirst(frame.head.count).dropLast(frame.tail.count))
    }

    static let signsBetween = [":", "=", "-", "–", "—", "→", "=>", "：", "＝"]

    /// A word without one of those signs behind it; nil where there is none.
    static func withoutSign(_ text: String) -> String? {
        guard let sign = signsBetween.first(where: text.hasSuffix) else { return nil }
        let bare = Text.cleaned(String(text.dropLast(sign.count)))
        return bare.contains(where: \.isLetter) ? bare : nil
    }

    /// Which of `signs` is at the edge of nearly all `texts`.
    static func common(_ signs: [String], in texts: [String], _ test: (String, String) -> Bool) -> String? {
        guard texts.count > 2 else { return nil }
        return signs.first { sign in texts.count { test($0, sign) && $0.count > sign.count } * 10 >= texts.count * 9 }
    }

    static func without(tail: String?, _ text: String) -> String {
        guard let tail, text.hasSuffix(tail) else { return text }
        var rest = text
        while rest.hasSuffix(tail) { rest = Text.cleaned(String(rest.dropLast(tail.count))) }
        // A sign alone is what a cell holds, unless it is several of them.
        return rest.isEmpty && text.count == tail.count ? text : rest
    }

    static func without(head: String?, _ text: String) -> String {
        guard let head, text.hasPrefix(head), text.count > head.count else { return text }
        return Text.cleaned(String(text.dropFirst(head.count)))
    }

    static let knownMarks = ["**", "__", "*", "_", "`", "'", "‘’", "“”", "\"", "~~", "「」", "『』", "<>", "〈〉", "《》", "【】"]

    static func marks(around texts: [String]) -> String? {
        guard texts.count > 2 else { return nil }
        return knownMarks.first { marks in
            texts.count { without(marks, $0) != nil || withoutFirst(marks, $0) != nil } * 10 >= texts.count * 9
        }
    }

    /// A text without the marks around its beginning: `**to hate** (to not like)`.
    static func withoutFirst(_ marks: String?, _ text: String) -> String? {
        guard let marks, ["**", "__"].contains(marks), text.hasPrefix(marks),
            let close = text.dropFirst(marks.count).firstRange(of: marks)
        else { return nil }
        return String(text[..<close.lowerBound].dropFirst(marks.count)) + text[close.upperBound...]
    }

    static func without(_ marks: String?, _ text: String) -> String? {
        guard let marks else { return nil }
        let isPair = marks.count == 2 && marks.first != marks.last
        let (open, close) = isPair ? (String(marks.prefix(1)), String(marks.suffix(1))) : (marks, marks)
        guard text.count > open.count + close.count, text.hasPrefix(open), text.hasSuffix(close) else { return nil }
        return String(text.dropFirst(open.count).dropLast(close.count))
    }
}
