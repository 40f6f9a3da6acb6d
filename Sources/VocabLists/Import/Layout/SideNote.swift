import VocabCore

/// A text whose words are told by the scripts of its lines alone, however they are set down: a word and its meaning on one line or on two.
struct SideNote {
    /// A word with what its lines say.
    struct Entry {
        /// The line at which it begins, from 0.
        let line: Int
        let front: String
        let sound: String
        var back: String
        let rest: String
    }

    private(set) var entries: [Entry] = []
    /// The lines with text that is in no entry, from 1.
    private(set) var left: [Int] = []

    private static let fewestEntries = 4
    private static let longestFront = 5
    private static let longestGroup = 6
    private static let longestBack = 12
    private static let longestLine = 1_000
    private static let longestText = 1 << 18

    /// Nil where few lines are words, or many may be something else.
    init?(_ text: [UInt8]) {
        guard text.count < Self.longestText else { return nil }
        let lines = String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // Rows of tables and lines of programs are read as such or not at all.
        guard !Self.areRows(lines), !lines.contains(where: { $0.contains("[\"") || $0.contains("(\"") || $0.contains("{") }),
            let scripts = Self.scripts(of: lines)
        else { return nil }
        let heads = lines.filter { $0.first?.isWhitespace == false }
        let areNumbered = heads.count { $0.first?.isFigure == true } * 2 > heads.count
        let kinds = lines.map { Self.kind(of: $0, scripts, isNumbered: areNumbered) }
        // Where an empty line stands below every line, they are as good as none.
        let close = Self.turns(kinds) > 0 ? kinds : kinds.filter { $0 != .blank }
        // Beside words that have their meanings on the same line two lines are a sentence and its translation.
        let areApart = kinds.count(where: { $0.frontOfSides != nil }) * 3 <= Self.turns(close) + 3
        guard let front = areApart ? Self.frontApart(close) : kinds.compactMap(\.frontOfSides).commonest else { return nil }
        // Lines that may be words all the same, with a meaning that is not found.
        var (unread, alone) = (0, 0)
        var place = 0
        while place < kinds.count {
            switch kinds[place] {
            case .blank: break
            case .sides(let sides) where sides.frontScript == front:
                entries.append(Entry(line: place, front: sides.front, sound: sides.sound, back: sides.back, rest: sides.rest))
            case .sides, .odd:
                // What stands above all words is a title.
                if !entries.isEmpty { unread += 1 }
                left.append(place + 1)
            case .single(let script, let head) where script == front:
                var sound = ""
                var next = Self.next(kinds, place)
                // 経験, けいけん and 경험 on three lines
                if areApart, let line = next, case .single(script, let kana) = kinds[line], ColumnProfile.isKana(kana),
                    ColumnProfile.scripts(of: head).contains(.han)
                {
                    (sound, next) = (kana, Self.next(kinds, line))
                }
                if areApart, let next, case .single(let other, let meaning) = kinds[next], other != front {
                    entries.append(Entry(line: place, front: head, sound: sound, back: meaning, rest: ""))
                    place = next
                    while case .single(other, let further)? = kinds[safe: place + 1], Self.goesOn(lines[place + 1]) {
                        entries[entries.endIndex - 1].back += "; " + Self.withoutPart(further)
                        place += 1
                    }
                } else {
                    if !entries.isEmpty { alone += 1 }
                    left.append(place + 1)
                }
            case .single:
                // A meaning whose word is not found.
                let isParted = [" = ", " - ", " : ", ": "].contains(where: lines[place].contains)
                if areApart || isParted, !entries.isEmpty { unread += 1 }
                left.append(place + 1)
            case .aside: left.append(place + 1)
            }
            place += 1
        }
        guard entries.count >= Self.fewestEntries, unread * 10 <= entries.count, alone * 4 <= entries.count,
            left.count <= entries.count * 2, areWords
        else {
            return nil
        }
    }

    /// The rows in lines with a TAB between the sides, each on the line at which it begins.
    var lined: [UInt8] {
        var rows = Array(repeating: "", count: (entries.last?.line ?? 0) + 1)
        for entry in entries { rows[entry.line] = [entry.front, entry.back].map(Self.cell).joined(separator: "\t") }
        return Array(rows.joined(separator: "\n").utf8)
    }

    /// Whether sides are as short as those of words: sentences are a text and its translation.
    private var areWords: Bool {
        let long = entries.count {
            $0.front.split(separator: " ").count > Self.longestFront || $0.back.split(separator: " ").count > Self.longestBack
        }
        let sentences = entries.count { NoteLine.isSentence($0.front) }
        let numbers = entries.count { !LineSides.holdsWord($0.front) || !LineSides.holdsWord($0.back) || $0.front.contains("@") }
        return long * 10 <= entries.count && numbers * 10 <= entries.count && sentences * 4 <= entries.count
            && Set(entries.map(\.front)).count * 10 >= entries.count * 9
    }

    /// A further sense without its part of speech in a word: `명사 통근`.
    private static func withoutPart(_ sense: String) -> String {
        guard let space = sense.firstIndex(of: " "), ColumnProfile.holdsHangul(sense),
            PartOfSpeech.areKnown(String(sense[..<space]))
        else { return sense }
        return Text.cleaned(String(sense[space...]))
    }

    private static func cell(_ text: String) -> String {
        let bare = text.replacing("\t", with: " ")
        return bare.first == "\"" || bare.first == "#" ? String(bare.dropFirst()) : bare
    }

    private enum Kind: Equatable {
        case blank
        /// Both sides of a word.
        case sides(LineSides)
        /// Letters of one script.
        case single(Script, String)
        /// What stands behind a sign that says that it is no word: an example, a synonym, a remark.
        case aside
        /// Letters of both, and no word.
        case odd

        var frontOfSides: Script? { if case .sides(let sides) = self { sides.frontScript } else { nil } }
    }

    /// Whether TABs, bars, or commas without a space part most lines.
    private static func areRows(_ lines: [String]) -> Bool {
        let filled = lines.filter { !Text.isBlank($0) }
        let parted = filled.count { line in
            line.contains("\t") || line.hasPrefix("|") || zip(line, line.dropFirst()).contains { ",;".contains($0) && $1 != " " }
        }
        return parted * 2 >= filled.count
    }

    /// The line with letters below one, at most one empty line and one beside the words below it.
    private static func next(_ kinds: [Kind], _ place: Int) -> Int? {
        kinds[(place + 1)...].prefix(3).firstIndex { $0 != .blank && $0 != .aside }
    }

    /// How often a line in one script stands right above one in the other.
    private static func turns(_ kinds: [Kind]) -> Int {
        let kinds = kinds.filter { $0 != .aside }
        return zip(kinds, kinds.dropFirst()).count { kind, next in
            if case .single(let script, _) = kind, case .single(let other, _) = next { script != other } else { false }
        }
    }

    /// The script of the words where they stand above their meanings: that in which nearly all groups of lines begin; nil where lines without
    /// empty ones between do not take turns, so that any of them may be the first.
    private static func frontApart(_ kinds: [Kind]) -> Script? {
        var groups: [[Script]] = [[]]
        for (place, kind) in kinds.enumerated() where kind != .aside {
            guard case .single(let script, let text) = kind else {
                groups.append([])
                continue
            }
            // How characters are read stands below them.
            if place > 0, case .single(script, let above) = kinds[place - 1], ColumnProfile.isKana(text),
                !ColumnProfile.isKana(above)
            {
                continue
            }
            groups[groups.endIndex - 1].append(script)
        }
        groups.removeAll { $0.count < 2 }
        let front = groups.compactMap(\.first).commonest
        let areClear = groups.allSatisfy { group in
            group.count < longestGroup || group.count.isMultiple(of: 2) && zip(group, group.dropFirst()).allSatisfy { $0 != $1 }
        }
        return areClear && groups.count(where: { $0.first == front }) * 10 >= groups.count * 9 ? front : nil
    }

    /// Whether a line below a meaning may be a further one: it stands further in, or behind a number.
    private static func goesOn(_ line: String) -> Bool { line.first.map { $0.isWhitespace || $0.isFigure } == true }

    private static func kind(of line: String, _ scripts: Set<Script>, isNumbered: Bool) -> Kind {
        if Text.isBlank(line) { return .blank }
        if line.utf8.count > longestLine { return .aside }
        let text = Text.cleaned(line)
        // `  ★ expiration date 유효 기간`
        if line.first == " ", let sign = text.first, "★☆".contains(sign) { return .aside }
        guard let first = text.first, !"=＝↔≒≠※#→⇒".contains(first), !text.hasPrefix("* "),
            ExampleLabels.example(in: line[...]) == nil
        else {
            return .aside
        }
        let whole = LineSides.bare(line)
        // `8 lucid` below `007 waive`
        let bare =
            isNumbered && line.first?.isFigure == true ? Text.cleaned(String(whole.drop { $0.isFigure || $0 == "." })) : whole
        if UnitTitles.beginsWithUnit(bare) || UnitTitles.namesList(bare) { return .aside }
        if let sides = LineSides(bare, scripts) { return .sides(sides) }
        let found = LineSides.scripts(outsideBracketsOf: bare).intersection(scripts)
        if found.count > 1 { return .odd }
        return found.first.map { .single($0, bare) } ?? .aside
    }

    /// The two scripts that most lines have, in one line or by turns; nil where there are no such.
    private static func scripts(of lines: [String]) -> Set<Script>? {
        let counts = lines.flatMap(LineSides.scripts(outsideBracketsOf:)).reduce(into: [Script: Int]()) {
            $0[$1, default: 0] += 1
        }
        let most = counts.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }.prefix(2)
        guard most.count == 2, let fewer = most.last?.value, fewer >= fewestEntries else { return nil }
        return Set(most.map(\.key))
    }
}
