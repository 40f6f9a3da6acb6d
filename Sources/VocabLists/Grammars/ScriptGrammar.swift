import VocabCore

/// Lines of a word in one script and, without a sign between them, its meaning in another: `apple 사과`, `因为 because`.
struct ScriptGrammar: Grammar {
    func finds(_ shape: ListShape) -> Bool { shape == .scripts }

    func tables(in text: GrammarText, _ said: ListOptions) -> [CellTable] {
        if said.delimiter != nil || said.lines != nil { return [] }
        let parts = text.filled.map { Self.parts(of: $0.text) }
        guard let pair = Self.commonest(parts.compactMap { $0.map { [$0.first, $0.second] } }) else { return [] }
        var table = CellTable(shape: .scripts, rows: [], lineCount: parts.count)
        for (line, part) in zip(text.filled, parts) {
            if let part, [part.first, part.second] == pair {
                table.rows.append(CellTable.Row(line: line.number, cells: [part.head, part.tail]))
            } else {
                table.left.append(line)
            }
        }
        return table.rows.count * 5 >= parts.count ? [table] : []
    }

    private struct Parts {
        let first: Script
        let second: Script
        let head: String
        let tail: String
    }

    private static func commonest(_ pairs: [[Script]]) -> [Script]? {
        Dictionary(pairs.map { ($0, 1) }, uniquingKeysWith: +).max {
            ($0.value, $0.key[0].rawValue, $0.key[1].rawValue) < ($1.value, $1.key[0].rawValue, $1.key[1].rawValue)
        }?.key
    }

    /// Where the first letter in another script than the first one begins a new word; nil where there is none.
    private static func parts(of text: Substring) -> Parts? {
        let scalars = Array(text.unicodeScalars.prefix(2_000))
        guard let start = scalars.firstIndex(where: { script($0) != nil }), let first = script(scalars[start]) else { return nil }
        guard let change = scalars[start...].firstIndex(where: { script($0).map { $0 != first } == true }),
            let second = script(scalars[change])
        else { return nil }
        // What stands right before the first letter opens the meaning: a bracket, a tilde, an abbreviated part of speech.
        var cut = change
        while cut > start, "([（【「『~〜-…<《".unicodeScalars.contains(scalars[cut - 1]) {
            // `word-뜻` has a sign between both, `word -는` an ending behind it.
            if scalars[cut - 1] == "-", cut - 1 > start, !scalars[cut - 2].properties.isWhitespace { break }
            cut -= 1
        }
        // `January 1월`, `T-shirt T셔츠`: figures, or one capital, right in front of the other script belong to it.
        let glued =
            scalars[start..<cut].lastIndex { $0.properties.isWhitespace || isSign($0) }.map { scalars[($0 + 1)..<cut] } ?? []
        if !glued.isEmpty,
            glued.allSatisfy({ ("0"..."9").contains($0) }) || glued.count == 1 && glued.allSatisfy(\.properties.isUppercase)
        {
            cut = glued.startIndex
        }
        while let part = partOfSpeech(before: cut, in: scalars, from: start) { cut = part }
        // `/ˈæpl/` ends in one.
        func isSlash(_ index: Int) -> Bool { scalars[index] == "/" && !scalars[start..<index].contains("/") }
        // A sign between both, whichever it is, belongs to neither.
        var end = cut
        while end > start, scalars[end - 1].properties.isWhitespace || isSign(scalars[end - 1]) || isSlash(end - 1) { end -= 1 }
        let head = Line.trimmed(String(String.UnicodeScalarView(scalars[..<end]))[...])
        let tail = Line.trimmed(String(String.UnicodeScalarView(scalars[cut...]))[...])
        return head.isEmpty || tail.isEmpty ? nil : Parts(first: first, second: second, head: String(head), tail: String(tail))
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ":", "：", "=", "-", "–", "—", "→", ">", "|", ",", ";", "；", "，", "·", "⇒", "➔": true
        default: false
        }
    }

    /// Where an abbreviated part of speech begins that ends at `end`, such as `n.` in `wage n.工资`.
    private static func partOfSpeech(before end: Int, in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        var last = end
        while last > start, scalars[last - 1].properties.isWhitespace { last -= 1 }
        guard last > start, let space = scalars[start..<last].lastIndex(where: \.properties.isWhitespace) else { return nil }
        let token = String(String.UnicodeScalarView(scalars[(space + 1)..<last]))
        // `v.(for)等待` says with what the word goes.
        guard let point = token.firstIndex(where: { ".)]".contains($0) }), token.count < 12 else { return nil }
        return PartOfSpeech.areKnown(String(token[..<point])) || PartOfSpeech.areKnown(token) ? space + 1 : nil
    }

    /// The script of a letter: Japanese and Chinese write kana and characters as one.
    private static func script(_ scalar: Unicode.Scalar) -> Script? {
        // The letters of phonetic alphabets stand beside Latin ones.
        if Phonetics.isSign(scalar) { return .latin }
        return switch Script(of: scalar) {
        case .digit, nil: nil
        case .kana: .han
        case let script: script
        }
    }
}
