/// The single meanings inside a meaning: `버리다, 포기하다(영구히)` has the senses `버리다` and `포기하다`.
///
/// Senses are split at `;` `,` `/` `，` `、` `·`, line breaks and list numbers outside brackets, and compared without bracketed
/// remarks, list numbers, tildes, ellipses, end punctuation and spaces. `1,000`, `1/2` and `-3.5` are one sense each.
/// Two meanings that agree in a sense answer the same typed question; choices are kept apart by keys, whatever the remarks.
package struct Senses: Equatable, Sendable {
    /// The senses as they stand, trimmed, in the order given, each once.
    package let texts: [String]
    /// The keys by which senses are compared, in the same order.
    package let keys: [String]
    /// Senses that stand there again with other remarks, by their keys.
    private let repeated: [String: [String]]

    /// Takes `meaning` apart. A meaning that is nothing but remarks is one sense: itself.
    package init(of meaning: String) {
        var texts: [String] = []
        var keys: [String] = []
        var seen: Set<String> = []
        var repeated: [String: [String]] = [:]
        for part in Self.split(meaning) {
            let key = Self.key(part)
            if key.isEmpty { continue }
            guard seen.insert(key).inserted else {
                repeated[key, default: []].append(part)
                continue
            }
            texts.append(Text.cleanedLine(part))
            keys.append(key)
        }
        if keys.isEmpty {
            texts = [Text.cleanedLine(meaning)]
            keys = [Text.key(meaning)]
        }
        self.texts = texts
        self.keys = keys
        self.repeated = repeated
    }

    /// The keys of everything between separators in `meaning`, in brackets or not: what was written, not what it means.
    package static func parts(of meaning: String) -> Set<String> {
        Set(meaning.unicodeScalars.split(whereSeparator: separators.contains).map { Text.key(String($0)) })
    }

    /// The keys of what stands in brackets in `meaning`; of brackets in brackets the outer ones count.
    static func remarks(in meaning: String) -> Set<String> {
        guard meaning.unicodeScalars.contains(where: { opening[$0] != nil }) else { return [] }
        let scalars = Array(meaning.unicodeScalars)
        var remarks: Set<String> = []
        var outerEnd = -1
        for (start, end) in bracketEnds(in: scalars).sorted(by: { $0.key < $1.key }) where start > outerEnd {
            outerEnd = end
            remarks.insert(Text.key(String(String.UnicodeScalarView(scalars[(start + 1)..<end]))))
        }
        return remarks
    }

    /// Whether there is more in `text` than separators.
    package static func saysAnything(_ text: String) -> Bool {
        text.unicodeScalars.split(whereSeparator: separators.contains).contains { !Text.key(String($0)).isEmpty }
    }

    /// Where the first bracket that closes stands in `letters`, with both its signs.
    static func firstBracket(in letters: [Unicode.Scalar]) -> Range<Int>? {
        bracketEnds(in: letters).min { $0.key < $1.key }.map { $0.key..<($0.value + 1) }
    }

    /// Whether some sense of these is also among `others`, and no remarks in brackets say that it is another there: `(몸의) 다리` is not
    /// `(강의) 다리`, and `다리` may be either.
    package func agree(with others: Senses) -> Bool {
        keys.contains { key in
            guard others.keys.contains(key) else { return false }
            return texts(of: key).contains { text in
                let remarks = Self.remarks(in: text)
                return others.texts(of: key).contains { other in
                    let otherRemarks = Self.remarks(in: other)
                    return remarks.isSubset(of: otherRemarks) || otherRemarks.isSubset(of: remarks)
                }
            }
        }
    }

    /// The sense with a key, as often as it stands there.
    private func texts(of key: String) -> [String] {
        zip(texts, keys).filter { $1 == key }.map(\.0) + (repeated[key] ?? [])
    }
}

extension Senses {
    static let opening: [Unicode.Scalar: Unicode.Scalar] = [
        "(": ")", "[": "]", "{": "}", "（": "）", "［": "］", "〔": "〕", "【": "】", "<": ">", "〈": "〉",
    ]
    static let separators: Set<Unicode.Scalar> = [";", ",", "/", "，", "、", "·", "；", "／", "\n"]
    static let ornaments: Set<Unicode.Scalar> = [
        "~", "〜", "～", "…", ".", "。", "!", "?", "\"", "'", "“", "”", "‘", "’", "-", "–", "—", "=", "*",
    ]

    /// The parts of `meaning` between separators; a bracket that never closes hides nothing.
    private static func split(_ meaning: String) -> [String] {
        let scalars = Array(meaning.unicodeScalars)
        let isNumbered = listNumberEnd(in: scalars, from: scalars.firstIndex { $0 != " " } ?? 0) != nil
        let brackets = bracketEnds(in: scalars)
        var parts: [String] = []
        var part = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if let end = brackets[index] {
                for scalar in scalars[index...end] { part.append(scalar) }
                index = end + 1
                continue
            }
            let splits = separators.contains(scalars[index]) && !isInsideNumber(scalars, index)
            if splits || isNumbered && beginsEntry(scalars, index) {
                parts.append(String(part))
                part = String.UnicodeScalarView()
            }
            if !splits { part.append(scalars[index]) }
            index += 1
        }
        parts.append(String(part))
        return parts
    }

    /// The key of one sense, without remarks in brackets and what else does not count.
    private static func key(_ part: String) -> String {
        let scalars = Array(Text.key(part).unicodeScalars)
        var kept = String.UnicodeScalarView()
        let brackets = bracketEnds(in: scalars)
        var index = listNumberEnd(in: scalars, from: 0).flatMap { $0 < scalars.count ? $0 : nil } ?? 0
        while index < scalars.count {
            if let end = brackets[index] {
                index = end + 1
                continue
            }
            let scalar = scalars[index]
            if isInsideNumber(scalars, index) {
                if scalar != "," { kept.append(scalar) }
            } else if !ornaments.contains(scalar) && scalar != " " {
                kept.append(scalar)
            }
            index += 1
        }
        return String(kept)
    }

    /// Whether the sign at `index` belongs to a number: `1,000`, `1/2`, `3.5`, `-3`.
    private static func isInsideNumber(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        func isDigit(_ place: Int) -> Bool {
            scalars.indices.contains(place) && (("0"..."9").contains(scalars[place]) || ("０"..."９").contains(scalars[place]))
        }
        switch scalars[index] {
        case ".", "/", "．", "／": return isDigit(index - 1) && isDigit(index + 1)
        case ",", "，": return isDigit(index - 1) && (1...3).allSatisfy { isDigit(index + $0) } && !isDigit(index + 4)
        case "-": return isDigit(index + 1) && (index == 0 || scalars[index - 1] == " ")
        default: return false
        }
    }

    /// Whether an entry of a numbered list begins at `index`.
    private static func beginsEntry(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        let standsApart = index == 0 || scalars[index - 1] == " " || scalars[index].value >= 0x2460
        return standsApart && listNumberEnd(in: scalars, from: index) != nil
    }

    /// Where a list number such as `1.`, `2)` or `①` that begins at `start` ends; nil when none does.
    private static func listNumberEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        guard start < scalars.count else { return nil }
        if (0x2460...0x2473).contains(scalars[start].value) { return start + 1 }
        let end = scalars[start...].prefix(3).firstIndex { !("0"..."9").contains($0) } ?? start
        guard end > start, end < scalars.count, scalars[end] == "." || scalars[end] == ")" else { return nil }
        return isInsideNumber(scalars, end) ? nil : end + 1
    }

    /// Where each bracket closes, by the place where it opens: within 200 characters, pairs of the same kind inside it skipped.
    static func bracketEnds(in scalars: [Unicode.Scalar]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Unicode.Scalar: [Int]] = [:]
        for (index, scalar) in scalars.enumerated() where isBracket(scalar) {
            if let closing = opening[scalar] {
                open[closing, default: []].append(index)
            } else if let start = open[scalar]?.popLast(), index - start < longestBracket {
                ends[start] = index
            }
        }
        return ends
    }

    /// Where the bracket that stands first in `scalars` closes; nil when none stands there or it never closes.
    static func bracketEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        opening[scalars[start]] == nil
            ? nil : bracketEnds(in: Array(scalars[start...].prefix(longestBracket)))[0].map { start + $0 }
    }

    private static let longestBracket = 200

    /// A quick answer for most characters: only these can be brackets.
    private static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "(", ")", "[", "]", "{", "}", "<", ">", "（", "）", "［", "］", "〔", "〕", "【", "】", "〈", "〉": true
        default: false
        }
    }
}
