import VocabCore

/// Reads the tables of a web page.
enum HTMLTable {
    /// The tables of the page, those of the same width one below the other, the largest first; none when `bytes` are no page with a table.
    ///
    /// Each has empty rows above for those of the tables before it.
    static func tables(_ bytes: [UInt8], encoding said: TextEncoding?) -> [ListTable] {
        guard let text = text(of: bytes, said) else { return [] }
        let read = tables(text)
        let found = read.map { table in withoutFrame(table.rows.filter { !$0.allSatisfy(Text.isBlank) }) }
        let heads = Set(read.filter(\.hasHead).compactMap { table in table.rows.first { !$0.allSatisfy(Text.isBlank) } })
        guard let largest = found.max(by: { cells($0) < cells($1) }), let width = largest.first?.count, width > 1,
            largest.count > 2
        else { return [] }
        let widths = Set(found.compactMap(\.first?.count)).filter { $0 > 1 }.sorted {
            ($0 == width ? 0 : $0) < ($1 == width ? 0 : $1)
        }
        var above = 0
        return widths.map { width in
            let rows = found.filter { $0.first?.count == width }.flatMap(\.self)
            defer { above += rows.count }
            // A row of headings is no word, whatever it says; where it is said again it is known.
            return ListTable(
                rows: Array(repeating: [], count: above) + rows, hasHeader: rows.first.map(heads.contains) == true ? true : nil,
                container: .webPage)
        }
    }

    /// The cards of a page that shows them by classes; nil where it has none, or items of lists.
    static func cards(_ bytes: [UInt8], encoding said: TextEncoding?) -> ListTable? {
        guard FileKind(bytes) == .webPage, let text = text(of: bytes, said) else { return nil }
        return HTMLClasses.table(text)
    }

    /// The items of the lists on a page, one a line, with a TAB between what is defined and its definition; nil where there are few.
    static func items(_ bytes: [UInt8], encoding said: TextEncoding?) -> [UInt8]? {
        guard let text = text(of: bytes, said) else { return nil }
        var reader = XMLReader(text, isHTML: true)
        var items: [String] = []
        var isInside = false
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where ["script", "style", "rt", "rp"].contains(tag.name): reader.skipElement(tag)
            case .start(let tag) where tag.name == "li" || tag.name == "dt":
                items.append("")
                isInside = true
            case .start(let tag) where tag.name == "dd" && !items.isEmpty:
                // A further definition of the same.
                items[items.endIndex - 1] += items[items.endIndex - 1].contains("\t") ? "; " : "\t"
                isInside = true
            case .end("li"), .end("dt"), .end("dd"), .end("ul"), .end("ol"), .end("dl"): isInside = false
            case .text(let text) where isInside:
                items[items.endIndex - 1] += text.replacing("\n", with: " ").replacing("\t", with: " ")
            default: continue
            }
        }
        let filled = items.filter { !Text.isBlank($0) }
        let list = Array((filled.joined(separator: "\n") + "\n").utf8)
        if filled.count > 2, Delimiter.separatesEvenly(list, from: 0) { return list }
        let lines = lines(text)
        let isList =
            lines.count { $0 == 0x0A } > 3 && Delimiter(of: lines).partedShare(of: lines, from: 0) > 0.6
            || BoldHeads.lined(ListText(lines, said: nil)) != nil
        return isList ? lines : filled.count > 2 ? list : nil
    }

    /// What a page shows, without its menus, a line for each paragraph or part of one; what is in bold is marked.
    private static func lines(_ text: [UInt8]) -> [UInt8] {
        var reader = XMLReader(text, isHTML: true)
        var result = ""
        while let piece = reader.next() {
            switch piece {
            case .start(let tag)
            where ["script", "style", "head", "title", "nav", "header", "footer", "h1", "h2", "ul", "ol", "rt", "rp"].contains(
                tag.name):
                reader.skipElement(tag)
            case .start(let tag) where tag.name == "b" || tag.name == "strong": result += "**"
            case .end("b"), .end("strong"): result += "**"
            case .start(let tag) where ["p", "br", "div", "h3", "h4", "tr", "section"].contains(tag.name):
                result += "\n"
            case .end("p"), .end("div"), .end("h3"), .end("h4"): result += "\n"
            case .text(let text): result += text.replacing("\n", with: " ").replacing("\t", with: " ")
            default: continue
            }
        }
        let lines = result.split(separator: "\n").map { Text.cleanedLine(String($0)) }.filter { !$0.isEmpty && $0 != "****" }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// A page in UTF-8; nil when `bytes` are none.
    private static func text(of bytes: [UInt8], _ said: TextEncoding?) -> [UInt8]? {
        guard FileKind(bytes) == .webPage || holdsTable(bytes),
            let encoding = said ?? declaredEncoding(bytes) ?? EncodingGuess(bytes)?.encoding
        else {
            return nil
        }
        return TextDecoder.decoded(bytes, as: encoding)
    }

    /// Whether a text, notes perhaps, is tables or definitions as pages have them, with nothing but headings around.
    private static func holdsTable(_ bytes: [UInt8]) -> Bool {
        guard bytes.count < 1 << 21, !bytes.prefix(1 << 10).contains(0) else { return false }
        return [("<table", "</table>"), ("<dl", "</dl>")].contains { open, close in
            guard bytes.firstRange(of: Array(open.utf8)) != nil else { return false }
            var isInside = false
            var found = 0
            for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
                let bare = line.drop { $0 == 0x20 || $0 == 0x09 }
                if bare.starts(with: open.utf8) { (isInside, found) = (true, found + 1) }
                let isText = bare.contains { $0 >= 0x80 || (0x41...0x5A).contains($0 & 0xDF) }
                if !isInside, isText, bare.first != UInt8(ascii: "#"), bare.first != UInt8(ascii: "<") { return false }
                if bare.firstRange(of: Array(close.utf8)) != nil { isInside = false }
            }
            return found > 0
        }
    }

    /// The rows of a sheet without its frame: `A`, `B`, `C` above the columns, and the numbers of the rows.
    private static func withoutFrame(_ rows: [[String]]) -> [[String]] {
        let letters = rows.first?.filter { !Text.isBlank($0) } ?? []
        guard letters.count > 1, zip(letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZ").allSatisfy({ $0 == String($1) }), letters.count < 27
        else { return rows }
        let cells = rows.dropFirst()
        let areNumbered = cells.allSatisfy { row in row.first.map { Int($0) != nil } == true }
        return areNumbered ? cells.map { Array($0.dropFirst()) } : Array(cells)
    }

    private static func cells(_ rows: [[String]]) -> Int { rows.count { $0.count > 1 } }

    /// `charset=` in the head of a page.
    private static func declaredEncoding(_ bytes: [UInt8]) -> TextEncoding? {
        let head = String(decoding: bytes.prefix(2_000), as: UTF8.self).lowercased()
        guard let name = head.firstRange(of: "charset=").map({ head[$0.upperBound...] }) else { return nil }
        if TextEncoding.isSurelyUTF8(bytes) { return .utf8 }
        return TextEncoding(
            named: String(name.drop { "\"'".contains($0) }.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }))
    }

    private struct Table {
        var rows: [[String]] = []
        var isInCell = false
        /// Whether the cells of its first row are headings, and no others are.
        var hasHead: Bool {
            guard let width = rows.first?.count, width > 1 else { return false }
            return headings.enumerated().allSatisfy { $1 == ($0 == 0 ? width : 0) }
        }
        /// How many cells of each row are headings.
        var headings: [Int] = []
        /// The rows of one cell that spans several columns, as a title and a total do.
        var spanning: Set<Int> = []

        mutating func addRow() {
            rows.append([])
            headings.append(0)
        }

        /// The table without what spans the columns of all the others.
        var unspanned: Table {
            let kept = rows.indices.filter { !(spanning.contains($0) && rows[$0].count == 1) }
            guard kept.count < rows.count, kept.count > 2, (rows.count - kept.count) * 4 <= rows.count + 4 else { return self }
            var table = self
            table.rows = kept.map { rows[$0] }
            table.headings = kept.map { headings[$0] }
            return table
        }
    }

    private static func tables(_ text: [UInt8]) -> [Table] {
        var reader = XMLReader(text, isHTML: true)
        var tables: [Table] = []
        // Tables that are open, the innermost last.
        var open: [Table] = []
        func add(_ text: String) {
            guard let table = open.indices.last, open[table].isInCell, let row = open[table].rows.indices.last,
                let cell = open[table].rows[row].indices.last
            else { return }
            open[table].rows[row][cell] += text
        }
        while let piece = reader.next() {
            switch piece {
            case .start(let tag):
                switch tag.name {
                case "script", "style", "rt", "rp": reader.skipElement(tag)
                case "table": open.append(Table())
                case "tr": if let table = open.indices.last { open[table].addRow() }
                case "td", "th":
                    guard let table = open.indices.last else { continue }
                    if open[table].rows.isEmpty { open[table].addRow() }
                    let row = open[table].rows.endIndex - 1
                    guard open[table].rows[row].count < Sheet.mostColumns else { continue }
                    open[table].rows[row].append("")
                    if tag.name == "th" { open[table].headings[row] += 1 }
                    if tag["colspan"].flatMap({ Int($0) }) ?? 1 > 1 { open[table].spanning.insert(row) }
                    open[table].isInCell = true
                case "br", "p", "li", "div": add("\n")
                default: continue
                }
            case .end("td"), .end("th"), .end("tr"):
                if let table = open.indices.last { open[table].isInCell = false }
            case .end("table"): if let table = open.popLast() { tables.append(table) }
            case .end: continue
            case .text(let text): add(text)
            }
        }
        return (tables + open).map { table in
            var table = table
            table.rows = table.rows.map { $0.map(Text.cleaned) }
            return table.unspanned
        }
    }
}
