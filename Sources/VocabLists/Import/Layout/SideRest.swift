import VocabCore

/// What is said behind one side of a word and is no more of it: an example or a synonym in the letters of the other side, or a remark.
struct SideRest {
    /// The script of the other side.
    let other: Script
    /// Whether the side is the term, of which a sign is a part as often as not.
    let isTerm: Bool
    /// The signs behind which rows enough have such a rest: the other's letters need but begin it there.
    var known: Set<Character> = []

    /// What remarks begin with.
    private static let remarkSigns: Set<Character> = ["※", "☆", "★", "✔", "✓"]
    /// What stands in front of examples and related words.
    private static let strongSigns: Set<Character> = ["|", "【", "〔", "↔", "≒", "≠", "⇔"]
    /// What stands inside of meanings as well.
    private static let weakSigns: Set<Character> = ["=", "＝", "-", "–", "—", "→", "⇒", "/"]
    private static let longestSide = 1_000

    /// The side without it, and it with its sign; nil where there is none.
    func cut(_ side: String) -> (side: String, rest: String)? {
        guard side.utf8.count < Self.longestSide, side.contains(where: isTelling) else { return nil }
        let letters = Array(side)
        let end = end(of: letters, isInside: LineSides.inside(letters))
        guard end < letters.count else { return nil }
        return (Text.cleaned(String(letters[..<end])), Text.cleaned(String(letters[end...])))
    }

    /// The sign behind which a side has nothing but the other's letters, whatever others have there.
    func sign(in side: String) -> Character? {
        var all = self
        all.known = Self.weakSigns.union(Self.strongSigns)
        guard let rest = all.cut(side)?.rest, LineSides.scripts(outsideBracketsOf: rest) == [other] else { return nil }
        return rest.first.flatMap { all.known.contains($0) ? $0 : nil }
    }

    /// Whether a character may be of such a rest.
    private func isTelling(_ character: Character) -> Bool {
        LineSides.script(of: character) == other || Self.remarkSigns.contains(character) || "!<*".contains(character)
    }

    /// Where it begins in a side whose brackets are known; behind all of it where there is none.
    func end(of side: [Character], isInside: [Bool]) -> Int {
        let scripts = side.map(LineSides.script)
        guard let first = side.indices.first(where: { !isInside[$0] && scripts[$0] != nil && scripts[$0] != other }) else {
            return side.count
        }
        // How many letters stand behind each place, how many of them in no brackets, and how many of these are the other's.
        var counts = (all: 0, letters: 0, others: 0)
        var behind = Array(repeating: counts, count: side.count)
        for place in side.indices.reversed() {
            if let script = scripts[place] {
                counts.all += 1
                if !isInside[place] { counts = (counts.all, counts.letters + 1, counts.others + (script == other ? 1 : 0)) }
            }
            behind[place] = counts
        }
        for place in side.indices where place > first && (!isInside[place] || !isInside[place - 1]) {
            let (all, letters, others) = behind[place]
            if all < 2 { return side.count }
            let (sign, next) = (side[place], side[safe: place + 1])
            let isSetOff = side[place - 1].isWhitespace
            let isRemark =
                Self.remarkSigns.contains(sign) || sign == "!" && next == "!" || isSetOff && sign == "<" && next == "-"
                || !isTerm && isSetOff && sign == "*" && next == " " && all > 2
            if isRemark { return place }
            if isTerm {
                // `receipt (리씻) p는 소리 안남`
                let isBehindBracket = place > 1 && ")]）】".contains(side[place - 2])
                let isWide = isSetOff && sign.isWhitespace
                if isSetOff && isBehindBracket || isWide, others >= (letters - others) * 3 { return place }
                continue
            }
            let isWhole = letters == others && letters > 1
            let isStrong =
                Self.strongSigns.contains(sign) && !"([（".contains(side[place - 1]) && (sign != "|" || isSetOff)
                || isSetOff && sign.isWhitespace
                || isSetOff && sign == "/" && next == "/"
            let isWeak = Self.weakSigns.contains(sign) && isSetOff && next?.isWhitespace == true
            let isKnown = (isStrong || isWeak) && known.contains(sign) && begins(side[place...], isInside[place...])
            // `금지하다 = forbid, ban`, but not `질량 = m`
            // `큰 = large / 거대한 = huge` has two meanings.
            let isFirst = isWeak && isWhole && !side[..<place].contains { $0 == sign || "=/".contains($0) }
            let count = isFirst ? Self.wordCount(side[place...]) : 0
            let areWords = count > ("=＝".contains(sign) ? 0 : sign == "/" ? 1 : side.count)
            // `縮む（動）shrank-shrunk`
            let isGlued = ")）】".contains(side[place - 1]) && scripts[place] == other && letters > 2
            if isKnown || isWhole && (isStrong || areWords || isGlued) { return place }
        }
        return side.count
    }

    /// Whether the first letters outside of brackets are the other's.
    private func begins(_ rest: ArraySlice<Character>, _ isInside: ArraySlice<Bool>) -> Bool {
        let first = zip(rest, isInside).first { !$1 && LineSides.script(of: $0) != nil }
        return first.flatMap { LineSides.script(of: $0.0) } == other
    }

    /// How many words a text has; none where one is an abbreviation or a single letter.
    private static func wordCount(_ rest: ArraySlice<Character>) -> Int {
        if rest.contains(where: \.isFigure) { return 0 }
        let words = String(rest).split { !$0.isLetter }
        return words.allSatisfy { $0.count > 2 && $0.first?.isUppercase == false } ? words.count : 0
    }
}
