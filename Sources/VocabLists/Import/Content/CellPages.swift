import VocabCore

/// Pages of the book that words are from, in brackets or a wide gap behind most terms or meanings: `apple (p.12)`, `사과 [12쪽]`, `Herz  25`.
struct CellPages: Equatable, Sendable {
    private var areBehind: Set<WordField> = []

    /// No pages.
    init() {}

    /// Looks at the terms and the meanings of some rows.
    init(terms: [String], meanings: [String]) {
        for (field, texts) in [(WordField.term, terms), (.meaning, meanings)] {
            let found = texts.count { Self.behind($0) != nil }
            if found > 2, found * 2 > texts.count { areBehind.insert(field) }
        }
    }

    /// Takes them out of a word, into its note where that is empty.
    func take(from content: inout WordContent) {
        for field in [WordField.term, .meaning] where areBehind.contains(field) {
            guard let (rest, page) = Self.behind(content[field]) else { continue }
            content[field] = rest
            if content.note.isEmpty { content.note = page }
        }
    }

    /// The number of the page that a text names, and nothing but that: `p.12`, `(pp. 3-4)`, `12쪽`, `[S. 7]`.
    static func page(_ text: String) -> Int? {
        let bare = text.lowercased().filter { !"()[] .:".contains($0) }
        let name = bare.filter { !$0.isFigure && !"-–~,".contains($0) }
        guard let digit = bare.firstIndex(where: \.isFigure) else { return nil }
        let isBefore = ["p", "pp", "pg", "page", "페이지", "s", "стр", "с"].contains(name) && digit > bare.startIndex
        let isBehind = ["쪽", "페이지", "p", "頁", "ページ", "页"].contains(name) && digit == bare.startIndex
        return isBefore || isBehind ? Int(bare[digit...].prefix(while: \.isFigure)) : nil
    }

    /// Whether a text says where or when a word was met: a page, a day, a year with what was held in it: `2019 수능`, `3/5`.
    static func isSource(_ text: String) -> Bool {
        if page(text) != nil { return true }
        let parts = text.split { "/. -년월일".contains($0) }
        let year = parts.first.flatMap { $0.count == 4 ? Int($0) : nil }
        if let year, (1990...2050).contains(year), parts.count > 1 { return true }
        let numbers = parts.compactMap { Int($0) }
        return text.contains("/") && numbers.count == 2 && parts.count == 2 && (1...12).contains(numbers[0])
            && (1...31).contains(numbers[1])
    }

    private static func behind(_ text: String) -> (rest: String, page: String)? {
        // `beschädigen  14`, as an index has it
        if let gap = text.ranges(of: "  ").last, text[gap.upperBound...].allSatisfy({ $0.isFigure || ", ".contains($0) }),
            text[gap.upperBound...].contains(where: \.isFigure)
        {
            return (Text.cleaned(String(text[..<gap.lowerBound])), Text.cleaned(String(text[gap.upperBound...])))
        }
        guard let (rest, inside) = Brackets.atEnd(of: text), isSource(inside) else { return nil }
        return (rest, inside)
    }
}
