import VocabCore

/// What stands in front of the lines of a list and belongs to no word: bullets, boxes and running numbers, also where only a part of the
/// lines has them.
struct LineFronts: Equatable {
    /// A kind of front.
    enum Kind: Hashable {
        /// A sign such as `-` or `•` with what follows it; a bullet of ASCII needs a space behind it.
        case bullet(Character)
        /// `[ ]`, `[x]`
        case box
        /// `1.`, `(2)`, `③`, `No. 4`: by the sign behind the number.
        case number(String)
        /// `1wage`: numbers right in front of letters.
        case glued
    }

    /// What is taken off, one after the other.
    private var kinds: [Set<Kind>] = []
    /// What stands around nearly all lines, such as `**`, and is taken off last.
    private var wrap: String?

    /// Whether nothing is taken off.
    var isEmpty: Bool { kinds.isEmpty && wrap == nil }

    private static let wraps = ["`", "**", "__", "*", "_", "\"", "'"]

    private static let mostFronts = 3
    private static let linesLookedAt = 2_000

    /// Finds what stands in front of these lines.
    init(_ lines: [Line]) {
        var texts = lines.lazy.filter { !$0.isBlank }.prefix(Self.linesLookedAt).map(\.text)
        let count = texts.count
        guard count > 1 else { return }
        defer {
            let texts = texts
            wrap = Self.wraps.first { wrap in texts.count { Self.inside(wrap, $0) != nil } * 10 >= count * 9 }
        }
        for _ in 0..<Self.mostFronts {
            var found: [Kind: [Int?]] = [:]
            for text in texts {
                guard let front = Self.front(of: text) else { continue }
                found[front.kind, default: []].append(front.number)
            }
            let taken = Set(
                found.filter { kind, numbers in
                    // A list of a few lines is all alike or not at all.
                    let areMany =
                        numbers.count * 10 >= count * (count < 6 ? 8 : 3) || numbers.count > 9 && numbers.count * 20 >= count
                    switch kind {
                    case .bullet, .box: return areMany && numbers.count > 1
                    case .number: return numbers.count > 1 && areMany && Self.run(numbers.compactMap(\.self))
                    case .glued:
                        return numbers.count > 3 && numbers.count * 10 >= count * 6 && Self.run(numbers.compactMap(\.self))
                    }
                }.keys)
            if taken.isEmpty { return }
            kinds.append(taken)
            texts = texts.map { text in
                guard let front = Self.front(of: text), taken.contains(front.kind) else { return text }
                return front.rest
            }
        }
    }

    /// A line without its fronts.
    func removed(from text: Substring) -> Substring {
        var text = text
        for taken in kinds {
            if let front = Self.front(of: text), taken.contains(front.kind) { text = front.rest }
        }
        return wrap.flatMap { Self.inside($0, text) } ?? text
    }

    /// What stands between two signs at both ends of a line that has no others.
    private static func inside(_ wrap: String, _ text: Substring) -> Substring? {
        guard text.hasPrefix(wrap), text.hasSuffix(wrap), text.utf8.count > 2 * wrap.utf8.count else { return nil }
        let inside = text.dropFirst(wrap.count).dropLast(wrap.count)
        return inside.contains(wrap) ? nil : Line.trimmed(inside)
    }

    /// Whether nearly all numbers follow each other, or begin anew at 1; a few may be left out.
    private static func run(_ numbers: [Int]) -> Bool {
        guard numbers.count > 1 else { return false }
        let steps = zip(numbers, numbers.dropFirst()).count { previous, next in next == 1 || (1...3).contains(next - previous) }
        return steps * 10 >= (numbers.count - 1) * 8
    }

    static func front(of text: Substring) -> (kind: Kind, number: Int?, rest: Substring)? {
        guard let first = text.unicodeScalars.first else { return nil }
        switch first {
        case "0"..."9", "０"..."９", "(", "N", "n", "Q", "#", "①"..."⑳": return number(text)
        case "[":
            let box = text.prefix(3)
            guard ["[ ]", "[x]", "[X]", "[v]", "[V]"].contains(box) else { return number(text) }
            return (.box, nil, Line.trimmed(text.dropFirst(3)))
        default:
            guard bullets.contains(first), let sign = text.first else { return nil }
            let rest = text.dropFirst()
            if first.isASCII || dashes.contains(first), rest.first?.isWhitespace != true { return nil }
            return (.bullet(sign), nil, Line.trimmed(rest))
        }
    }

    private static let bullets = Set("-*+>→⇒➔➜•·ㆍ・▪▫◦‣▶▷►○●◎■□◆◇★☆※✓✔☐☑☞📌✅⭐🔹🔸➤–—‧∙".unicodeScalars)
    private static let dashes = Set("–—".unicodeScalars)

    private static func number(_ text: Substring) -> (kind: Kind, number: Int?, rest: Substring)? {
        if let circled = text.unicodeScalars.first, ("①"..."⑳").contains(circled) {
            return (.number("①"), Int(circled.value) - 0x245F, Line.trimmed(text.dropFirst()))
        }
        var rest = text[...]
        var open = ""
        for start in ["No.", "no.", "NO.", "#", "(", "[", "Q", "Q."] where rest.hasPrefix(start) {
            open = start
            rest = rest.dropFirst(start.count)
            if start != "(" { rest = Line.trimmed(rest) }
            break
        }
        let digits = rest.prefix { $0.isWholeNumber && $0 != "①" }
        let values = digits.compactMap(\.wholeNumberValue)
        guard (1...5).contains(digits.count), values.allSatisfy({ $0 < 10 }) else { return nil }
        let number = values.reduce(0) { $0 * 10 + $1 }
        rest = rest.dropFirst(digits.count)
        let behind = Line.trimmed(rest)
        if let sign = behind.first, ".),:、．）]번".contains(sign) || sign == "-" && open.isEmpty {
            let after = behind.dropFirst()
            // `3.5` and `10:30` are numbers, and so is `7-8`.
            guard after.first?.isNumber != true || sign == ")" else { return nil }
            if sign == "-" || sign == ":" || sign == ",", after.first?.isWhitespace != true { return nil }
            return (.number(open + String(sign)), number, Line.trimmed(after))
        }
        if !open.isEmpty, open != "(" { return rest.first?.isWhitespace == true ? (.number(open), number, behind) : nil }
        if open.isEmpty, rest.first == "\t" { return nil }
        if open.isEmpty, let letter = rest.first, letter.isWhitespace || letter.isLetter {
            return behind.first?.isLetter == true ? (letter.isLetter ? .glued : .number(" "), number, behind) : nil
        }
        return nil
    }
}

/// What a line looks like in front: lines of one kind, such as words with examples below them, look alike.
struct LineMark: Hashable {
    let isIndented: Bool
    let front: LineFronts.Kind?

    init(of line: Line) {
        isIndented = line.isIndented
        // A bare number may be a part of the word: `4 Noble Truths`.
        let kind = LineFronts.front(of: line.text)?.kind
        front = kind == .number(" ") || kind == .glued ? nil : kind
    }
}
