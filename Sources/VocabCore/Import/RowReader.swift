/// Turns the cells of a row into what is kept of them.
struct RowReader {
    let layout: ListLayout

    /// What the row says about a word.
    func content(of cells: [String]) -> WordContent {
        var content = layout.columns.content(of: layout.isHTML ? cells.map(HTMLText.plain) : cells)
        if layout.hasSpacedTags, let column = layout.columns.columns[.tags], column < cells.count {
            content.tags = cells[column].split(separator: " ").map(String.init)
        }
        if !layout.tags.isEmpty { content.tags += layout.tags }
        if layout.isOwn { return content.cleaned() }
        if layout.hasNumberedTerms, let bare = ListLayout.withoutNumber(content.term) { content.term = bare }
        content.term = Furigana.removed(from: content.term)
        let cleaned = content.cleaned()
        return MeaningHead.split(cleaned)?.cleaned() ?? cleaned
    }

    /// What is wrong with cells far too long to be worth cleaning.
    func obviousError(in cells: [String]) -> WordError? {
        for field in WordField.allCases {
            guard let column = layout.columns.columns[field], column < cells.count else { continue }
            if cells[column].utf8.count > 10 * field.maximumBytes { return .tooLong(field, maximumBytes: field.maximumBytes) }
        }
        return nil
    }

    /// The identifier that the row carries.
    func id(of cells: [String]) -> Word.ID? {
        layout.idColumn.flatMap { $0 < cells.count ? Word.ID(cells[$0]) : nil }
    }
}
