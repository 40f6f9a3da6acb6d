import VocabCore

/// Lists typed with nothing but spaces between a word and its meaning: `apple 사과`, `give up     포기하다`.
enum SpacedLines {
    /// The text with a TAB in the place of those spaces; nil when most lines are not of that kind, or a sign parts them.
    static func tabbed(_ text: ListText) -> LinedText? {
        let isAskedFor = text.said?.sign == " "
        guard isAskedFor || text.isFree && !text.namesColumns && (!text.isDelimited || isOfSenses(text) || mayHold(text)) else {
            return nil
        }
        // Where no sign parts half of the lines, fewer heads of entries tell.
        let hasSign = text.delimiter.partedShare(of: text.bytes, from: text.start) >= 0.5
        if let joined = underscored(text) ?? pairs(text) { return joined }
        let mayHoldSigns = isAskedFor || mayHold(text)
        return tabbed(text, { ScriptGap.first(in: $0).map { [$0] } ?? [] }) { mayHoldSigns || !$0.contains(where: isSign) }
            ?? tabbed(text, entryGaps, share: hasSign ? 0.8 : 0.67) { _ in true }
            ?? tabbed(text, { change(in: $0).map { [$0] } ?? [] }, share: 0.95) { _ in true }
    }

    /// A word and its meaning with one space between them, whatever script they are in, where phrases have underscores in them: `according_to
    /// uygun_olarak`. Nil where any line has other spaces.
    private static func underscored(_ text: ListText) -> LinedText? {
        guard !text.isLong, text.holds("_") else { return nil }
        let parts = text.lines.map { line in line.split(separator: " ").map(String.init) }
        let filled = parts.filter { !$0.isEmpty }
        let phrases = filled.joined().filter { $0.dropFirst().dropLast().contains("_") && !$0.contains("__") }
        guard filled.count > 4, filled.allSatisfy({ $0.count == 2 && $0.allSatisfy { $0.contains(where: \.isLetter) } }),
            phrases.count > 2
        else { return nil }
        return text.with(parts.map { $0.map { $0.replacing("_", with: " ") }.joined(separator: "\t") })
    }

    /// Several words with their meanings on each line, as many on all but the last: `apple 사과 banana 바나나`.
    private static func pairs(_ text: ListText) -> LinedText? {
        let lines = text.body.prefix(1 << 16).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        let counts = lines.map { changes(in: $0).count }
        guard let most = counts.first, lines.count > 2 || lines.count == 2 && counts[0] == counts[1],
            most == 3 || most == 5 || most == 7,
            counts.dropLast().allSatisfy({ $0 == most })
        else { return nil }
        return tabbed(text, changes) { _ in true }
    }

    /// The spaces between a word in ASCII letters and one in Hangul, and between that and the next.
    private static func changes(in line: ArraySlice<UInt8>) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var place = line.startIndex
        while let space = line[place...].firstIndex(of: 0x20) {
            place = line[space...].firstIndex { $0 != 0x20 } ?? line.endIndex
            guard space > line.startIndex, place < line.endIndex else { continue }
            let (before, behind) = (line[space - 1], line[place])
            let isMarked =
                "~(".utf8.contains(behind) && line[place...].dropFirst().first.map { (0xEA...0xED).contains($0) } == true
            if isLetter(before) && ((0xEA...0xED).contains(behind) || isMarked) || before >= 0x80 && isLetter(behind) {
                gaps.append(space..<place)
            }
        }
        return gaps
    }

    /// Whether what parts the lines evenly are signs of Chinese sentences, which stand between senses behind the heads of entries:
    /// `absent a.不在场的；缺乏的`.
    private static func isOfSenses(_ text: ListText) -> Bool {
        guard ["；", "，", "、"].contains(text.delimiter.sign) else { return false }
        let lines = text.body.prefix(1 << 16).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        return lines.count { !EntryHead.gaps(in: $0).isEmpty } * 10 >= lines.count * 9
    }

    /// Whether what parts the lines evenly may stand in the words themselves.
    private static func mayHold(_ text: ListText) -> Bool {
        text.isDelimited && (holdsEndings(text) || isOnBothSides(text) || isBesideGap(text))
    }

    /// Whether what parts the lines stands inside of the words or inside of the meanings of nearly all, which the change of scripts parts:
    /// `achieve 성취하다, 이루다`, `first come, first served 선착순`.
    private static func isBesideGap(_ text: ListText) -> Bool {
        let sign = text.delimiter.sign
        let mayBeInside = [",", ";", "/"].contains(sign.filter { $0 != " " }) || sign.contains("..") || sign.contains("+")
        guard !text.isLong, mayBeInside, !text.holds("\"") else { return false }
        let bare = Array(sign.filter { $0 != " " }.utf8)
        let lines = text.lines.prefix(200).filter { !Text.isBlank(String($0)) }
        let beside = lines.count { line in
            let bytes = Array(line.utf8)[...]
            guard let gap = ScriptGap.first(in: bytes) else { return false }
            let (word, meaning) = (bytes[..<gap.lowerBound], bytes[gap.upperBound...])
            // Commas between cells have no space behind them.
            var rest = word
            while ",;".utf8.contains(bare[0]), let place = rest.firstRange(of: bare) {
                rest = rest[place.upperBound...]
                if rest.first != 0x20 { return false }
            }
            let isApart =
                !bytes[gap].contains { $0 != 0x20 } && !word.suffix(bare.count).elementsEqual(bare)
                && (sign.contains("..") || !meaning.starts(with: bare))
            return isApart && !ColumnProfile.scripts(of: String(decoding: word, as: UTF8.self)).isEmpty
        }
        let signed = lines.count { $0.contains(sign) }
        // One in every line with nothing around stands between cells: `朋友 pengyou,friend`.
        if "," == sign, lines.allSatisfy({ $0.ranges(of: sign).count == 1 && !$0.contains(", ") }) { return false }
        return beside > 3 && beside * 20 >= lines.count * 19 && signed > 0
    }

    /// Whether what parts the lines are the commas before the endings of words: `der Tisch, -e 책상`.
    private static func holdsEndings(_ text: ListText) -> Bool {
        guard text.delimiter.sign == ",", !text.isLong else { return false }
        let lines = text.lines.filter { !Text.isBlank(String($0)) }
        let endings = lines.count { line in
            line.firstRange(of: ", ").map { "-¨~".contains(line[$0.upperBound...].first ?? " ") } == true
                && ScriptGap.first(in: Array(line.utf8)[...]) != nil
        }
        return endings > 2 && endings * 10 >= lines.count * 7
    }

    /// Whether what parts the lines stands in the words as well as in the meanings of nearly all: `he/she 그/그녀`, `big, large 큰, 커다란`.
    private static func isOnBothSides(_ text: ListText) -> Bool {
        guard !text.isLong, text.isDelimited, ["/", ",", ";", "·"].contains(text.delimiter.sign) else { return false }
        // Commas between cells have no space behind them.
        let sign = Array((text.delimiter.sign == "/" ? "/" : text.delimiter.sign + " ").utf8)
        let lines = text.lines.prefix(200).filter { !Text.isBlank(String($0)) }
        let both = lines.count { line in
            let bytes = Array(line.utf8)[...]
            guard let gap = ScriptGap.first(in: bytes), bytes[gap.upperBound...].firstRange(of: sign) != nil else { return false }
            return bytes[..<gap.lowerBound].firstRange(of: sign) != nil && bytes[..<gap.lowerBound].last != sign.first
        }
        return both > 2 && both * 10 >= lines.count * 9
    }

    /// Behind the head of an entry, or where the script changes in a line that has no such head: `by and large 总的来说`.
    private static func entryGaps(in line: ArraySlice<UInt8>) -> [Range<Int>] {
        let gaps = EntryHead.gaps(in: line)
        return gaps.isEmpty ? ScriptGap.first(in: line).map { [$0] } ?? [] : gaps
    }

    /// The text with a TAB in the place of the spaces before columns that begin at the same places in most lines, whatever signs stand
    /// before: `amo, amare, amavi     to love`; nil when it is no such text.
    static func aligned(_ text: ListText) -> LinedText? {
        // What stands further in and has no gap is said of the word above: `    Der Aufzug ist kaputt.`
        let lines = text.body.prefix(1 << 18).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(400)
            .filter { line in !line.allSatisfy { " -=_*~".utf8.contains($0) } && !isBelowWord(line) }
        // Wide letters stand not in line where a program counts them as one.
        let gapCounts = Dictionary(lines.map { (wideGaps(in: $0).count, 1) }, uniquingKeysWith: +)
        if lines.count > 4, let most = gapCounts.keys.max(), most > 1, (gapCounts[most] ?? 0) * 10 >= lines.count * 8 {
            return tabbed(text, wideGaps) { _ in true }
        }
        let places = lines.flatMap { line in Set(wideGaps(in: line).map { Self.place(of: $0, in: line) }) }
        let counts = Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +)
        let columns = Set(counts.filter { $0.value * 10 >= lines.count * 7 }.keys)
        guard lines.count > 4, (counts.values.max() ?? 0) * 10 >= lines.count * 7 else { return nil }
        return tabbed(
            text,
            { line in
                let gaps = wideGaps(in: line)
                let aligned = gaps.filter { columns.contains(Self.place(of: $0, in: line)) }
                return aligned.isEmpty && gaps.count == 1 ? gaps : aligned
            },
            isRow: { !isBelowWord($0) }
        ) { _ in true }
    }

    /// Whether a line stands further in and has no wide gap.
    private static func isBelowWord(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: "  ".utf8) && wideGaps(in: line).isEmpty
    }

    /// In which column of the screen the text behind a gap begins: wide characters take two.
    private static func place(of gap: Range<Int>, in line: ArraySlice<UInt8>) -> Int {
        line[..<gap.upperBound].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xE3 ? 2 : 1) }
    }

    /// The text with a TAB between the words and what dictionaries print behind them, whatever signs stand in that: `abolish (v.) to put an
    /// end to; synonyms: end`. Lines further in are examples.
    static func headed(_ text: ListText) -> LinedText? {
        let lines = text.body.prefix(1 << 18).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(400)
            .filter { $0.first != 0x20 && $0.first != 0x09 && $0.first != UInt8(ascii: "#") }
        let heads = lines.count { line in
            guard let gap = EntryHead.gaps(in: line).first, line[..<gap.lowerBound].count < 40 else { return false }
            let behind = line[gap.upperBound...].drop { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ".") }.drop {
                ").]".utf8.contains($0)
            }
            return !line[..<gap.lowerBound].contains(where: isSign) && behind.first == 0x20
                && behind.dropFirst().first.map { $0 >= 0xC3 && $0 != 0xE2 || isLetter($0) || $0 == UInt8(ascii: "(") } == true
        }
        guard lines.count > 4, heads * 10 >= lines.count * 8 else { return nil }
        return tabbed(text, { $0.first == 0x20 || $0.first == 0x09 ? [] : EntryHead.gaps(in: $0) }, share: 0.3) {
            _ in true
        }
    }

    /// The text with a TAB in the place of the dots that lead to the meaning, as they are printed: `apple ........ 사과`.
    static func led(_ text: ListText) -> LinedText? {
        // Beside longer leaders a short one is one as well; elsewhere `either ... or` is a word.
        let mayBeShort = text.holds("....")
        return tabbed(text, { leader(in: $0, mayBeShort: mayBeShort).map { [$0] } ?? [] }) { _ in true }
    }

    /// Four dots or more in a line, perhaps with spaces between them, or, between spaces, several in each of some signs, and the spaces
    /// around them.
    private static func leader(in line: ArraySlice<UInt8>, mayBeShort: Bool) -> Range<Int>? {
        let signs = ["....", ". . . .", " .. "] + (mayBeShort ? [" ... "] : [])
        let found = (signs + [" ……", " · · ·", " ····", " ‥‥"]).lazy.compactMap {
            dots -> (Range<Int>, [UInt8])? in
            line.firstRange(of: Array(dots.utf8)).map { ($0, Array(dots.utf8.filter { $0 != 0x20 })) }
        }
        guard let (dots, sign) = found.first, let head = line[..<dots.lowerBound].lastIndex(where: { $0 != 0x20 }),
            let end = end(ofLeader: sign, in: line, from: dots.lowerBound)
        else { return nil }
        if sign[0] < 0x80 { return (head + 1)..<end }
        // Such signs stand in meanings as well, behind what parts these from words.
        let word = String(decoding: line[...head], as: UTF8.self)
        let isWord = ColumnProfile.scripts(of: word).count == 1 && ![":", "=", "\t", " - "].contains(where: word.contains)
        return line[end - 1] == 0x20 && isWord ? (head + 1)..<end : nil
    }

    /// The first place behind `start` at which neither a space nor one of the signs of a leader stands.
    private static func end(ofLeader signs: [UInt8], in line: ArraySlice<UInt8>, from start: Int) -> Int? {
        let sign = String(decoding: signs, as: UTF8.self).first.map { Array(String($0).utf8) } ?? signs
        var place = start
        while place < line.endIndex {
            if line[place] == 0x20 {
                place += 1
            } else if line[place...].starts(with: sign) {
                place += sign.count
            } else {
                return place
            }
        }
        return nil
    }

    /// Where Chinese characters end and Hangul begins, with nothing between them: `人사람 인`.
    private static func change(in line: ArraySlice<UInt8>) -> Range<Int>? {
        guard line.first.map({ $0 >= 0xE3 }) == true else { return nil }
        var place = line.startIndex
        for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
            if place > line.startIndex, Hangul.isSyllable(scalar) { return place..<place }
            guard Script(of: scalar) == .han else { return nil }
            place += String(scalar).utf8.count
        }
        return nil
    }

    /// Two spaces or more inside a line, where no sign stands before them.
    private static func wideGaps(in line: ArraySlice<UInt8>) -> [Range<Int>] {
        if line.contains(0x09) || line.contains(UInt8(ascii: "|")) { return [] }
        var gaps: [Range<Int>] = []
        var index = line.firstIndex { $0 != 0x20 } ?? line.endIndex
        while let space = line[index...].firstIndex(of: 0x20) {
            let end = line[space...].firstIndex { $0 != 0x20 } ?? line.endIndex
            // Behind a bullet or a number, or the name of that, there is no word yet.
            let isNameOfNumber = space - line.startIndex < 16 && isNameOfNumber(line[..<space])
            let hasWord = line[..<space].contains { $0 >= 0xC3 && $0 != 0xE2 || isLetter($0) } && !isNameOfNumber
            if end < line.endIndex, end - space > 1, hasWord, !isSign(line[space - 1]) { gaps.append(space..<end) }
            index = end
        }
        return gaps
    }

    /// Whether the numbers of words are called so at the head of their column.
    private static func isNameOfNumber(_ text: ArraySlice<UInt8>) -> Bool {
        ["no", "no.", "nr.", "번호", "순번"].contains(Text.cleanedLine(String(decoding: text, as: UTF8.self)).lowercased())
    }

    /// The text with a TAB in the place of each gap; nil when most lines have none behind text that `counts`.
    private static func tabbed(
        _ text: ListText, _ gaps: (ArraySlice<UInt8>) -> [Range<Int>], share: Double = 0.8,
        isRow: (ArraySlice<UInt8>) -> Bool = { _ in true }, where counts: (ArraySlice<UInt8>) -> Bool
    ) -> LinedText? {
        var seen = 0
        var parted = 0
        for line in text.body.prefix(1 << 18).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(400) {
            // Rules and dates stand between the parts of a list.
            if line.first == UInt8(ascii: "#") || line.allSatisfy({ " -=_*~./0123456789".utf8.contains($0) }) { continue }
            if !isRow(line) { continue }
            seen += 1
            if let gap = gaps(line).first, counts(line[..<gap.lowerBound]) { parted += 1 }
        }
        guard parted > 0, Double(parted) >= share * Double(seen) else { return nil }
        var result = Array(text.bytes[..<text.start])
        result.reserveCapacity(text.bytes.count)
        var rest = text.body
        while !rest.isEmpty {
            let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
            let line = rest[..<end]
            var done = line.startIndex
            for gap in gaps(line) {
                result += line[done..<gap.lowerBound]
                result.append(0x09)
                done = gap.upperBound
            }
            result += line[done...]
            if end < rest.endIndex { result.append(rest[end]) }
            rest = rest[min(end + 1, rest.endIndex)...]
        }
        return LinedText(bytes: result)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }

    /// Whether the sign may separate cells by itself.
    private static func isSign(_ byte: UInt8) -> Bool { ",;|\t:=".utf8.contains(byte) }
}
