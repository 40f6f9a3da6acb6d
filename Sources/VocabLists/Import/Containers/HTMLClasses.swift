import VocabCore

/// Cards on a web page that is no table: the same classes take turns, `<span class="word">apple</span><span class="mean">사과</span>`.
enum HTMLClasses {
    private static let fewestCards = 4
    private static let mostClasses = 64

    /// The cards of a page in UTF-8, a column for each class that every card has; nil where there are none.
    static func table(_ page: [UInt8]) -> ListTable? {
        let texts = texts(page)
        let counts = Dictionary(grouping: texts, by: \.name).mapValues(\.count)
        guard counts.count <= mostClasses else { return nil }
        // As many cards as most classes have, of those that two share.
        let sizes = Dictionary(grouping: counts.keys, by: { counts[$0] ?? 0 })
        guard let size = sizes.filter({ $0.key >= fewestCards && $0.value.count > 1 }).keys.max() else { return nil }
        var names: [String] = []
        for text in texts where counts[text.name] == size && !names.contains(text.name) { names.append(text.name) }
        let cells = texts.filter { names.contains($0.name) }
        let areTurns = cells.enumerated().allSatisfy { $1.name == names[$0 % names.count] }
        guard areTurns else { return nil }
        let rows = (0..<size).map { row in names.indices.map { cells[row * names.count + $0].text } }
        return ListTable(rows: [names] + rows, hasHeader: true, container: .webPage)
    }

    /// The texts of the innermost elements that have a class, and the first name of that.
    private static func texts(_ page: [UInt8]) -> [(name: String, text: String)] {
        var reader = XMLReader(page, isHTML: true)
        var found: [(name: String, text: String)] = []
        // The class of the element that was opened last, while nothing else was.
        var open: (tag: String, name: String)?
        var text = ""
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where ["script", "style", "head", "nav", "footer", "rt", "rp"].contains(tag.name):
                reader.skipElement(tag)
            case .start(let tag) where ["b", "i", "em", "strong", "br", "u", "ruby", "rb"].contains(tag.name):
                text += tag.name == "br" ? " " : ""
            case .start(let tag):
                let name = tag.attributes.first { $0.name == "class" }?.value.split(separator: " ").first
                open = name.map { (tag.name, String($0)) }
                text = ""
            case .end(let name):
                if let (tag, className) = open, tag == name {
                    let plain = Text.cleanedLine(text)
                    if !plain.isEmpty { found.append((className, plain)) }
                    open = nil
                }
            case .text(let more): text += more
            }
        }
        return found
    }
}
