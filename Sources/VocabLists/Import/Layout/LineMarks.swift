import VocabCore

/// Marks in front of the lines of a list, which say nothing of its words: `> ` of quotations, `# ` of headings, `;` of definitions in
/// wikis, bars around the only column of a table.
enum LineMarks {
    /// The text without them; nil where few lines have such.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong else { return nil }
        let text = text.withComments
        let places = text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) }
        guard places.count > 2 else { return nil }
        let marks = [
            boxes, numberedBoxes, days, fences, wideBlanks, headings, definitions, bars, questions, glossary, blanks, times,
        ]
        return marks.lazy.compactMap { $0(text, places) }.first
    }

    /// The text without the marks of quotations, `> `; nil where few lines have such.
    static func quoted(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, text.holds(">") else { return nil }
        let text = text.withComments
        return quotations(text, text.lines.indices.filter { !Text.isBlank(String(text.lines[$0])) })
    }

    /// Brackets to be filled in stand between words and meanings: `apple (        ) 사과`.
    private static func blanks(_ text: ListText, _ places: [Int]) -> LinedText? {
        func parted(_ line: Substring) -> String? {
            guard let open = line.firstIndex(of: "("), let close = line[open...].firstIndex(of: ")"),
                line[open..<close].count > 2,
                line[open..<close].dropFirst().allSatisfy({ $0 == " " || $0 == "_" })
            else { return nil }
            return line[..<open] + "\t" + line[close...].dropFirst()
        }
        let blank = places.count { parted(text.lines[$0]) != nil }
        guard text.holds("("), blank * 10 >= places.count * 8, !text.holds("\t") else { return nil }
        return text.with(text.lines.map { parted($0) ?? String($0) })
    }

    /// Questions and answers take turns, each behind its letter: `Q. apple`, `A. 사과`.
    private static func questions(_ text: ListText, _ places: [Int]) -> LinedText? {
        let marks = [("Q.", "A."), ("Q)", "A)"), ("문.", "답."), ("문)", "답)")]
        let areTurns = marks.contains { question, answer in
            places.count > 5
                && zip(places, 0...).allSatisfy { place, number in
                    text.lines[place].hasPrefix(number.isMultiple(of: 2) ? question : answer)
                }
        }
        guard areTurns, !text.isDelimited else { return nil }
        return text.with(
            text.lines.map { line in line.isEmpty ? "" : "\(line.prefix(1)): " + line.dropFirst(2).drop { $0 == " " } })
    }

    /// Wide blanks bring columns in line, with narrow ones among them: `望み薄　　  希望不大`.
    private static func wideBlanks(_ text: ListText, _ places: [Int]) -> LinedText? {
        let wide: Character = "\u{3000}"
        let aligned = places.count { place in
            let line = text.lines[place].drop { $0 == wide || $0 == " " }
            guard let blank = line.firstIndex(where: { $0 == wide || $0 == " " }) else { return false }
            let gap = line[blank...].prefix { $0 == wide || $0 == " " }
            return gap.count > 1 && gap.endIndex < line.endIndex
        }
        // One parts words from meanings where most lines have as many: where now one and now two do, they part phrases of sentences.
        let runs = places.map { place in text.lines[place].drop { $0 == wide }.split(separator: wide).count }
        let isSingle = runs.commonest.map { most in most > 1 && runs.count { $0 == most } * 4 >= places.count * 3 } == true
        guard text.holds("\u{3000}"), aligned * 10 >= places.count * 9 || isSingle && !text.isDelimited else { return nil }
        return text.with(text.lines.map { String($0.replacing("\u{3000}", with: "  ")) })
    }

    /// All lines are headings, and a sign parts them: `# const : 상수`.
    private static func headings(_ text: ListText, _ places: [Int]) -> LinedText? {
        guard places.allSatisfy({ text.lines[$0].hasPrefix("# ") }) else { return nil }
        let bare = text.with(text.lines.map { String($0.dropFirst(2)) })
        return ListText(bare.bytes, said: nil).isDelimited ? bare : nil
    }

    /// Most lines are quoted, as in an answer to a letter: what stands around them is not.
    private static func quotations(_ text: ListText, _ places: [Int]) -> LinedText? {
        let quoted = places.filter { text.lines[$0].hasPrefix(">") }
        let points = places.count { text.lines[$0].hasPrefix("- ") || text.lines[$0].hasPrefix("* ") }
        let headings = places.count { text.lines[$0].hasPrefix("#") }
        // Where words and quotations take turns, these are their examples.
        let turns = zip(places, places.dropFirst()).count { above, below in
            !text.lines[above].hasPrefix(">") && !text.lines[above].hasPrefix("#") && text.lines[below].hasPrefix(">")
        }
        guard turns < 3, quoted.count > 4, quoted.count * 10 >= (places.count - headings) * 6, points < 3 else { return nil }
        var rows = LinedRows(text)
        // Words may stand outside as well, below what a letter says of itself.
        let sign = [" - ", " – ", " = ", ": ", "::", "\t"].first { sign in
            quoted.count { text.lines[$0].contains(sign) } * 2 > quoted.count
        }
        for line in places where line > quoted[0] && !text.lines[line].hasPrefix(">") && !text.lines[line].hasPrefix("#") {
            if let sign, text.lines[line].contains(sign) { rows.keep(line, as: String(text.lines[line])) }
        }
        for line in quoted {
            let inside = text.lines[line].drop { $0 == ">" }.drop { $0 == " " }
            // `^f765cf` names the place for links.
            if inside.first == "^", inside.count > 4,
                inside.dropFirst().allSatisfy({ $0.isASCII && ($0.isLetter || $0.isFigure || $0 == "-") })
            {
                rows.pass([line])
                continue
            }
            // `[!note] resilience`
            let label = inside.hasPrefix("[!") ? inside.firstIndex(of: "]") : nil
            let bare = label.map { inside[inside.index(after: $0)...].drop { "+- ".contains($0) } } ?? inside
            rows.keep(line, as: String(bare))
        }
        return rows.lined
    }

    /// Most lines are definitions: `; satu : one`.
    private static func definitions(_ text: ListText, _ places: [Int]) -> LinedText? {
        let defined = places.filter { text.lines[$0].hasPrefix(";") && text.lines[$0].contains(":") }
        guard defined.count > 2, defined.count * 2 > places.count else { return nil }
        var rows = LinedRows(text)
        for line in defined {
            let parts = text.lines[line].dropFirst().split(separator: ":", maxSplits: 1).map { Text.cleanedLine(String($0)) }
            rows.put(parts, on: line)
        }
        // Headings of wikis have signs around them.
        rows.pass(places.filter { text.lines[$0].hasPrefix("=") })
        return rows.lined
    }

    /// A glossary of reStructuredText (https://www.sphinx-doc.org/en/master/usage/restructuredtext/directives.html#glossary): words at one
    /// depth below its line, several of which may share the definition that stands further in.
    private static func glossary(_ text: ListText, _ places: [Int]) -> LinedText? {
        guard text.holds(".. glossary::") else { return nil }
        var rows = LinedRows(text)
        var isInside = false
        var mayBeOption = false
        var depth: Int?
        var terms: [Int] = []
        var definition: [Int] = []
        func entry(_ rows: inout LinedRows) {
            let meaning = definition.map { Text.cleanedLine(withoutRoles(text.lines[$0])) }.joined(separator: " ")
            for term in terms {
                rows.put(
                    [Text.cleanedLine(withoutRoles(text.lines[term])), meaning], on: term,
                    with: term == terms.last ? definition : [])
            }
            (terms, definition) = ([], [])
        }
        for (index, line) in text.lines.enumerated() {
            let blanks = line.prefix { $0 == " " || $0 == "\t" }
            let indent = blanks.reduce(0) { $0 + ($1 == "\t" ? 8 : 1) }
            if line.hasPrefix(".. glossary::") {
                (isInside, mayBeOption, depth) = (true, true, nil)
                rows.pass([index])
            } else if Text.isBlank(String(line)) {
                mayBeOption = false
                if definition.isEmpty, !terms.isEmpty { entry(&rows) }
            } else if indent == 0 {
                isInside = false
            } else if isInside, mayBeOption, line.dropFirst(blanks.count).hasPrefix(":") {
                rows.pass([index])
            } else if isInside {
                depth = depth ?? indent
                if indent > depth ?? 0, !terms.isEmpty {
                    definition.append(index)
                    continue
                }
                if !definition.isEmpty { entry(&rows) }
                terms.append(index)
            }
        }
        entry(&rows)
        return rows.count > 2 ? rows.lined : nil
    }

    /// A line without what names the roles of its words: ``:term:`stitches<Stitch>` ``.
    private static func withoutRoles(_ line: Substring) -> String {
        var result = ""
        var rest = line
        while let mark = rest.firstRange(of: ":`"), let end = rest[mark.upperBound...].firstIndex(of: "`") {
            let before = rest[..<mark.lowerBound]
            let text = before.dropLast(before.reversed().prefix { $0.isASCII && $0.isLowercase }.count)
            let inside = rest[mark.upperBound..<end]
            // `this:` before a quotation is a word, and no role.
            result +=
                text.last == ":" ? text.dropLast() + Text.cleanedLine(String(inside.prefix { $0 != "<" })) : rest[...end]
            rest = rest[end...].dropFirst()
        }
        return result + rest
    }

    /// Most lines are rows of a table of one column: `| apple [ˈæpl] n. 사과 |`.
    private static func bars(_ text: ListText, _ places: [Int]) -> LinedText? {
        func inside(_ line: Substring) -> Substring? {
            guard line.utf8.first == UInt8(ascii: "|") || line.utf8.first == 0x20 else { return nil }
            let bare = Text.cleanedLine(String(line))
            guard bare.count > 2, bare.hasPrefix("|"), bare.hasSuffix("|"), bare.count(where: { $0 == "|" }) == 2 else {
                return nil
            }
            return bare.dropFirst().dropLast()
        }
        let rowCount = places.count { inside(text.lines[$0]) != nil }
        guard rowCount > 4, rowCount * 10 >= places.count * 8 else { return nil }
        return text.with(
            text.lines.map { line in
                let cell = inside(line) ?? line
                return cell.allSatisfy { "-: ".contains($0) } ? "" : Text.cleanedLine(String(cell))
            })
    }
}
