import VocabCore

/// Pages of the book that words are from, in brackets behind most terms or meanings: `apple (p.12)`, `사과 [12쪽]`.
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

    private static func behind(_ text: String) -> (rest: String, page: String)? {
        guard let (rest, inside) = Brackets.atEnd(of: text), page(inside) != nil else { return nil }
        return (rest, inside)
    }
}
