/// Which words are wanted by their tags: `750`, or `day1..day5` for those whose number lies between; of several, the words with any of them.
///
/// Case and width of letters do not matter, and a tag that itself has two dots is meant as it stands.
package struct TagFilter: Equatable, Sendable {
    /// What was asked for, as it was written.
    package let texts: [String]
    private let keys: Set<String>
    private let ranges: [TagRange]

    /// A filter; without any text it lets every word pass.
    package init(_ texts: [String]) {
        self.texts = texts
        keys = Set(texts.map(Text.key))
        ranges = texts.compactMap(TagRange.init)
    }

    /// Whether `word` is wanted.
    package func contains(_ word: Word) -> Bool {
        texts.isEmpty
            || word.content.tags.contains { tag in
                let key = Text.key(tag)
                return keys.contains(key) || ranges.contains { $0.contains(key) }
            }
    }
}

/// Tags that differ by the number at their end alone: `day1..day5`, `1..30`, and for short `day1..5`.
private struct TagRange: Equatable, Sendable {
    private let name: String
    private let numbers: ClosedRange<Int>

    init?(_ text: String) {
        let ends = Text.key(text).components(around: "..")
        guard ends.count == 2, let first = Self.parts(ends[0]), let last = Self.parts(ends[1]),
            last.name == first.name || last.name.isEmpty
        else { return nil }
        name = first.name
        numbers = min(first.number, last.number)...max(first.number, last.number)
    }

    func contains(_ key: String) -> Bool {
        guard let parts = Self.parts(key) else { return false }
        return parts.name == name && numbers.contains(parts.number)
    }

    /// What stands before the number at the end of `key`, and the number.
    private static func parts(_ key: String) -> (name: String, number: Int)? {
        let digits = key.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
        guard !digits.isEmpty, digits.count < 10, let number = Int(String(digits)) else { return nil }
        return (String(key.dropLast(digits.count)), number)
    }
}

extension String {
    fileprivate func components(around separator: String) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}

/// How many words have each tag, those with numbers in their order.
package struct TagCounts: Equatable, Sendable {
    /// The tags as they were first written, and how many words have them.
    package let counts: [(tag: String, words: Int)]

    /// Counts the tags of `words`.
    package init(of words: some Sequence<Word>) {
        var places: [String: Int] = [:]
        var counts: [(tag: String, words: Int)] = []
        for word in words {
            var counted: Set<String> = []
            for tag in word.content.tags where counted.insert(Text.key(tag)).inserted {
                let place = places[Text.key(tag), default: counts.count]
                if place == counts.count {
                    places[Text.key(tag)] = place
                    counts.append((tag, 0))
                }
                counts[place].words += 1
            }
        }
        self.counts = counts.sorted { Self.order($0.tag) < Self.order($1.tag) }
    }

    package static func == (left: TagCounts, right: TagCounts) -> Bool {
        left.counts.elementsEqual(right.counts) { $0 == $1 }
    }

    /// Numbers within a tag go by their value: day2 comes before day10.
    private static func order(_ tag: String) -> String {
        var order = ""
        var digits = ""
        func padded() -> String { String(repeating: "0", count: max(0, 9 - digits.count)) + digits }
        for character in Text.key(tag) {
            if character.isASCII, character.isNumber {
                digits.append(character)
            } else {
                order += (digits.isEmpty ? "" : padded()) + String(character)
                digits = ""
            }
        }
        return order + (digits.isEmpty ? "" : padded())
    }
}
