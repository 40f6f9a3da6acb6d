import VocabCore

/// Numbers and bullets in front of the entries of a list: `1. apple`, `(2) pear`, `③ plum`, `- [ ] fig`.
enum RunningNumber {
    /// Whether nearly all of `terms` begin with one.
    static func areNumbered(_ terms: [String]) -> Bool {
        let areFirst = zip(["1", "2"], terms).allSatisfy { $1.hasPrefix($0) }
        // A dash before Hangul may stand for what a form of grammar follows.
        let arePoints =
            terms.allSatisfy { isPoint($0) && $0.first == terms[0].first }
            && (terms.first?.first != "-" || !terms.contains(where: ColumnProfile.holdsHangul))
        return terms.count > (areFirst || arePoints ? 1 : 2) && terms.count { removed(from: $0) != nil } * 20 >= terms.count * 17
    }

    /// Whether nearly all of `terms` begin with a number, each greater by one than the one before, `1 apple` or `1apple`, or with the time at which they were heard, each later than the one before: `03:12 to bail on`.
    ///
    /// Without a space what is left must tell words apart: `1월`, `2월` are words.
    static func areCounted(_ terms: [String]) -> Bool {
        let counted = terms.map(counted)
        let rests = counted.compactMap { $0?.rest }
        if arePadded(terms) { return true }
        guard terms.count > 2, rests.count * 10 >= terms.count * 9 else { return false }
        let isTimed = terms[0].hasPrefix("0") && terms[0].contains(":")
        let following = zip(counted, counted.dropFirst()).count { pair in
            guard let first = pair.0, let second = pair.1 else { return false }
            return isTimed ? first.number < second.number : first.number + 1 == second.number
        }
        // Of many numbers one may be missing.
        let oneIsMissing = terms.count > 6 && !isTimed && following == terms.count - 2
        let areWords = Set(rests).count == rests.count && rests.allSatisfy { $0.count > 2 }
        return (oneIsMissing || following * 10 >= (terms.count - 1) * (isTimed ? 7 : 9))
            && (areWords || terms.allSatisfy { $0.contains(" ") || $0.contains("\u{3000}") })
    }

    /// Whether half of `terms` at least, three or more, begin with numbers of as many digits, zeros in front of one at least, nearly each greater by one: `0121 acquire`.
    private static func arePadded(_ terms: [String]) -> Bool {
        let digits = terms.compactMap { counted($0) == nil ? nil : $0.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber } }
        let numbers = digits.compactMap { Int($0) }
        let rests = terms.compactMap { counted($0)?.rest }
        return digits.count > 2 && digits.count * 2 >= terms.count && counted(terms[0]) != nil && Set(rests).count == rests.count
            && digits.contains { $0.hasPrefix("0") }
            && Set(digits.map(\.count)).count == 1 && digits[0].count > 2
            && zip(numbers, numbers.dropFirst()).count { $0 + 1 == $1 } * 10 >= (numbers.count - 1) * 8
    }

    /// A term without the number or the time in front of it.
    static func withoutCount(_ term: String) -> String? { counted(term)?.rest }

    /// A term without the running number before it; nil when there is none.
    static func removed(from term: String) -> String? {
        let text = term.drop { $0 == " " }
        if let bullet = text.unicodeScalars.first, isBullet(bullet) {
            let rest = text.drop { $0 == text.first }
            // `★4. adequate`
            if "★☆*".contains(Character(bullet)), rest.first?.isFigure == true, let word = removed(from: String(rest)) {
                return word
            }
            // A hyphen and a star without a space belong to the word: `-able`.
            if rest.first == " " || !"-–*+".unicodeScalars.contains(bullet), rest.contains(where: \.isLetter) {
                return bare(withoutBox(rest.drop { $0 == " " }))
            }
        }
        if let first = text.unicodeScalars.first,
            (0x2460...0x24FF).contains(first.value) || (0x2776...0x2793).contains(first.value)
        {
            return bare(text.dropFirst().drop { $0 == " " })
        }
        if let open = text.first, open == "(" || open == "[" {
            let digits = text.dropFirst().prefix { ("0"..."9").contains($0) }
            let rest = text.dropFirst(1 + digits.count)
            guard !digits.isEmpty, digits.count < 7, rest.first == (open == "(" ? ")" : "]") else { return nil }
            return bare(rest.dropFirst().drop { $0.isWhitespace })
        }
        return behindDigits(withoutNo(text), isCalledNumber: withoutNo(text).startIndex > text.startIndex)
    }

    /// What stands behind the digits at the head of a text and the mark that ends them: `1.`, `2)`, `3:`, `4번`, and a space alone where it is
    /// called a number.
    private static func behindDigits(_ text: Substring, isCalledNumber: Bool) -> String? {
        let digits = text.prefix { ("0"..."9").contains($0) }
        let all = text.dropFirst(digits.count)
        guard !digits.isEmpty, digits.count < 7 else { return nil }
        if all.hasPrefix("번 ") || isCalledNumber && all.first == " " {
            return bare(all.drop { $0 == "번" || $0 == " " })
        }
        let behind = all.drop { $0 == " " }
        if digits.count < 4, behind.hasPrefix(": "), behind.contains(where: \.isLetter) {
            return bare(behind.dropFirst(2).drop { $0 == " " })
        }
        // `7 . apple`
        let rest = behind.hasPrefix(". ") ? behind : all
        guard let mark = rest.first, ".)、．".contains(mark) || "-/".contains(mark) && rest.dropFirst().first == " " else {
            return nil
        }
        let word = rest.dropFirst().drop { $0.isWhitespace }
        return word.first?.isFigure == true && rest.dropFirst().first != " " ? nil : bare(word)
    }

    /// A text without the `No.` in front of its number.
    private static func withoutNo(_ text: Substring) -> Substring {
        for mark in ["No. ", "No.", "no. ", "no.", "№ ", "№"]
        where text.hasPrefix(mark) && text.dropFirst(mark.count).first?.isFigure == true {
            return text.dropFirst(mark.count)
        }
        return text
    }

    /// Whether a term stands behind a bullet.
    static func isPoint(_ term: String) -> Bool {
        let text = term.drop { $0 == " " }
        return text.unicodeScalars.first.map(isBullet) == true && text.dropFirst().first == " "
    }

    /// A hyphen, a dot, or one of the arrows, boxes, stars and ticks that lists are made with.
    private static func isBullet(_ scalar: Unicode.Scalar) -> Bool {
        "-–•·*※+ㆍ‧∙◦‣".unicodeScalars.contains(scalar)
            || (0x2190...0x2BFF).contains(scalar.value) && !(0x2460...0x24FF).contains(scalar.value)
    }

    /// `[ ] apple` and `[x] apple` without their box.
    private static func withoutBox(_ text: Substring) -> Substring {
        for box in ["[ ] ", "[x] ", "[X] "] where text.hasPrefix(box) { return text.dropFirst(box.count) }
        return text
    }

    private static func bare(_ text: Substring) -> String? { text.isEmpty ? nil : String(text) }

    /// The number in front of a term, or the seconds of a time, and what follows.
    private static func counted(_ term: String) -> (number: Int, rest: String)? {
        let text = term.drop { $0 == " " }
        let digits = text.prefix { ("0"..."9").contains($0) }
        var rest = text.dropFirst(digits.count)
        guard digits.count < 7, var number = Int(digits) else { return nil }
        while rest.first == ":", digits.count < 3 {
            let part = rest.dropFirst().prefix { ("0"..."9").contains($0) }
            guard part.count == 2, let value = Int(part) else { return nil }
            number = number * 60 + value
            rest = rest.dropFirst(3)
        }
        // In Japanese a space is as wide as a character.
        func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{3000}" }
        guard rest.first.map(isSpace) == true || rest.first?.isLetter == true, rest.contains(where: \.isLetter) else {
            return nil
        }
        return (number, String(rest.drop(while: isSpace)))
    }
}
