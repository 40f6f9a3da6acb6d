import VocabCore

/// Numbers and bullets in front of the entries of a list: `1. apple`, `(2) pear`, `③ plum`, `- [ ] fig`.
enum RunningNumber {
    /// Whether nearly all of `terms` begin with one.
    static func areNumbered(_ terms: [String]) -> Bool {
        let areFirst = zip(["1", "2"], terms).allSatisfy { $1.hasPrefix($0) }
        return terms.count > (areFirst ? 1 : 2) && terms.count { removed(from: $0) != nil } * 20 >= terms.count * 17
    }

    /// Whether nearly all of `terms` begin with a number and a space, each greater by one than the one before: `1 apple`.
    static func areCounted(_ terms: [String]) -> Bool {
        let numbers = terms.map { counted($0).map(\.number) }
        guard terms.count > 2 else { return false }
        let following = zip(numbers, numbers.dropFirst()).count { pair in
            guard let first = pair.0, let second = pair.1 else { return false }
            return first + 1 == second
        }
        return following * 10 >= (terms.count - 1) * 9
    }

    /// A term without the number and the space in front of it.
    static func withoutCount(_ term: String) -> String? { counted(term)?.rest }

    /// A term without the running number before it; nil when there is none.
    static func removed(from term: String) -> String? {
        let text = term.drop { $0 == " " }
        if let bullet = text.unicodeScalars.first, isBullet(bullet), text.dropFirst().first == " " {
            return bare(withoutBox(text.dropFirst().drop { $0 == " " }))
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
        let digits = text.prefix { ("0"..."9").contains($0) }
        let rest = text.dropFirst(digits.count)
        if let bare = withoutTime(text, digits) { return bare }
        let behind = rest.drop { $0 == " " }
        if !digits.isEmpty, behind.startIndex > rest.startIndex, behind.hasPrefix(": ") {
            return bare(behind.dropFirst(2).drop { $0 == " " })
        }
        guard !digits.isEmpty, digits.count < 7, let mark = rest.first,
            mark == "." || mark == ")" || mark == "-" && rest.dropFirst().first == " "
        else { return nil }
        let word = rest.dropFirst().drop { $0.isWhitespace }
        return word.first?.isNumber == true ? nil : bare(word)
    }

    /// What stands behind the time at which a word was heard: `03:12 to bail on`.
    private static func withoutTime(_ text: Substring, _ hours: Substring) -> String? {
        guard (1...2).contains(hours.count), text.dropFirst(hours.count).first == ":" else { return nil }
        let time = text.prefix { $0.isNumber || $0 == ":" }
        return (4...8).contains(time.count) && text.dropFirst(time.count).first == " "
            ? bare(text.dropFirst(time.count).drop { $0 == " " }) : nil
    }

    /// Whether a term stands behind a bullet.
    static func isPoint(_ term: String) -> Bool {
        let text = term.drop { $0 == " " }
        return text.unicodeScalars.first.map(isBullet) == true && text.dropFirst().first == " "
    }

    /// A hyphen, a dot, or one of the arrows, boxes, stars and ticks that lists are made with.
    private static func isBullet(_ scalar: Unicode.Scalar) -> Bool {
        "-–•·*※".unicodeScalars.contains(scalar)
            || (0x2190...0x2BFF).contains(scalar.value) && !(0x2460...0x24FF).contains(scalar.value)
    }

    /// `[ ] apple` and `[x] apple` without their box.
    private static func withoutBox(_ text: Substring) -> Substring {
        for box in ["[ ] ", "[x] ", "[X] "] where text.hasPrefix(box) { return text.dropFirst(box.count) }
        return text
    }

    private static func bare(_ text: Substring) -> String? { text.isEmpty ? nil : String(text) }

    private static func counted(_ term: String) -> (number: Int, rest: String)? {
        let text = term.drop { $0 == " " }
        let digits = text.prefix { ("0"..."9").contains($0) }
        let rest = text.dropFirst(digits.count)
        guard digits.count < 7, let number = Int(digits), rest.first == " " || rest.first?.isLetter == true,
            rest.contains(where: \.isLetter)
        else { return nil }
        return (number, String(rest.drop { $0 == " " }))
    }
}
