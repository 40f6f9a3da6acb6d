import VocabCore

/// What counts the lines of a list by other means than a number alone: letters, `a)`, `가.`, `(나)`, `iii.`, and places in a book,
/// `p.12`, `L3-4`.
enum LineLetters {
    private static let alphabets: [[String]] = [
        "abcdefghijklmnopqrstuvwxyz".map(String.init), "가나다라마바사아자차카타파하".map(String.init),
        "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ".map(String.init), "абвгдежзиклмнопрстуфхцчшщэюя".map(String.init),
        [
            "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii",
            "xix", "xx",
        ],
    ]
    private static let longestMark = 12

    /// The text without such marks in front of its lines; nil where not nearly all have one.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong else { return nil }
        let places = text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) }
        guard places.count > 3 else { return nil }
        let marked = places.map { mark(text.lines[$0]) }
        let rests = marked.compactMap { $0?.rest }
        guard rests.count * 10 >= places.count * 9, Set(rests).count * 10 >= rests.count * 9,
            areLetters(marked.map { $0?.mark ?? "" }) || arePlaces(marked.map { $0?.mark ?? "" })
                || areCounted(marked.map { $0?.mark ?? "" })
                || areUnits(marked.map { $0?.mark ?? "" }) && rests.count(where: { $0.contains(" ") }) * 10 >= rests.count * 9
                || areDates(marked.map { $0?.mark ?? "" }) && rests.count(where: { $0.contains(" ") }) * 10 >= rests.count * 9
        else { return nil }
        var lines = text.lines.map(String.init)
        for (place, mark) in zip(places, marked) { lines[place] = mark.map { String($0.rest) } ?? lines[place] }
        return text.with(lines)
    }

    /// The text without the pages in brackets behind nearly all its lines, `apple 사과 (12쪽)`; nil where there are none. Beside them stand
    /// other sources in brackets.
    static func withoutPages(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, !text.isDelimited else { return nil }
        let places = text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) }
        let bare = places.map { place -> String? in
            guard let (rest, inside) = Brackets.atEnd(of: Text.cleanedLine(String(text.lines[place]))) else { return nil }
            return CellPages.isSource(inside) ? rest : nil
        }
        guard places.count > 2, bare.count(where: { $0 != nil }) * 10 >= places.count * 8 else { return nil }
        var lines = text.lines.map(String.init)
        for (place, rest) in zip(places, bare) {
            let other = Brackets.atEnd(of: Text.cleanedLine(lines[place])).flatMap { $0.inside.count < 8 ? $0.rest : nil }
            lines[place] = rest ?? other ?? lines[place]
        }
        return text.with(lines)
    }

    /// What stands in front of the first space of a line, or in brackets, and what follows.
    private static func mark(_ line: Substring) -> (mark: String, rest: Substring)? {
        let head = line.prefix(longestMark)
        let isBracketed = head.first == "(" || head.first == "["
        guard
            let end = isBracketed
                ? head.firstIndex(where: { $0 == ")" || $0 == "]" }).map(line.index(after:)) : head.firstIndex(of: " ")
        else { return nil }
        let rest = line[end...].drop { $0 == " " }
        return rest.contains(where: \.isLetter) ? (line[..<end].lowercased(), rest) : nil
    }

    /// Whether marks are the letters of one alphabet in their order, beginning at the first and perhaps there again.
    private static func areLetters(_ marks: [String]) -> Bool {
        let bare = marks.map { mark in
            mark.contains { ".):]．、".contains($0) } ? mark.filter { !"()[].:．、".contains($0) } : ""
        }
        return alphabets.contains { alphabet in
            guard bare.first == alphabet[0] else { return false }
            let following = zip(bare, bare.dropFirst()).count { above, below in
                guard let place = alphabet.firstIndex(of: above) else { return false }
                return below == alphabet[0] || place + 1 < alphabet.count && below == alphabet[place + 1]
            }
            return following * 10 >= (bare.count - 1) * 9
        }
    }

    /// Whether marks count within parts, `Day1-1`, `2-13`, each greater than the one above.
    private static func areCounted(_ marks: [String]) -> Bool {
        let counts = marks.compactMap { mark -> (name: Substring, numbers: [Int])? in
            let bare = mark.filter { !"()[]:".contains($0) }
            let numbers = bare.split { !$0.isFigure }.compactMap { Int($0) }
            let name = bare.prefix { $0.isLetter }
            let isPlain = bare.dropFirst(name.count).allSatisfy { $0.isFigure || "-_.".contains($0) }
            return numbers.count == 2 && isPlain ? (name, numbers) : nil
        }
        guard let name = counts.first?.name, counts.count == marks.count, counts.allSatisfy({ $0.name == name }) else {
            return false
        }
        return zip(counts, counts.dropFirst()).allSatisfy { $0.numbers.lexicographicallyPrecedes($1.numbers) }
    }

    /// Whether marks are the parts of a course, or labels in brackets that come again and again: `[Day1]`, `[경제]`.
    private static func areUnits(_ marks: [String]) -> Bool {
        if marks.allSatisfy({ UnitTitles.isUnit($0.filter { !"()[]".contains($0) }) }) { return true }
        return marks.count > 3 && marks.allSatisfy { $0.hasPrefix("[") && $0.hasSuffix("]") && $0.contains(where: \.isLetter) }
            && Set(marks).count * 2 <= marks.count
    }

    /// Whether marks are days, of which one comes again or all have years: `3/1`, `2024.03.01`.
    private static func areDates(_ marks: [String]) -> Bool {
        let days = marks.compactMap { mark -> [Int]? in
            let bare = mark.filter { !"()[]:".contains($0) }
            let numbers = bare.split { "/.-월일년".contains($0) }.map { Int($0) }
            let parts = numbers.compactMap(\.self)
            guard parts.count == numbers.count, (2...3).contains(parts.count), bare.count > 2 else { return nil }
            return (1...12).contains(parts[parts.count - 2]) && (1...31).contains(parts[parts.count - 1]) ? parts : nil
        }
        return days.count == marks.count && (Set(days).count < days.count || days.allSatisfy { $0.count == 3 })
    }

    /// Whether marks name pages, each no earlier than the one above: `p.12`, `(pp.13)`, `14쪽`.
    private static func arePlaces(_ marks: [String]) -> Bool {
        let pages = marks.compactMap(CellPages.page)
        return pages.count * 10 >= marks.count * 9 && zip(pages, pages.dropFirst()).allSatisfy { $0 <= $1 }
    }
}
