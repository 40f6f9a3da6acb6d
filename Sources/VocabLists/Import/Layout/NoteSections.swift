import VocabCore

/// The parts of a text that are notes of words where it is no list as a whole: those below some of its headings, `# 오늘의 단어`, or between
/// empty lines, as posts and study notes have them somewhere in them.
enum NoteSections {
    /// What was found: the texts of the parts, the lines with text in others, from 1, and whether headings say that words follow.
    struct Found {
        let texts: [[UInt8]]
        let left: [Int]
        let areNamed: Bool
    }

    /// Lines of a text that belong together, and the heading above them.
    private struct Section {
        var heading = ""
        var lines: Range<Int>

        var isNamed: Bool { UnitTitles.mentionsList(heading) }
    }

    /// The texts of these parts, each with empty lines in the place of all others, and the lines with text that stand in none of them,
    /// from 1; nil where none is such a note.
    ///
    /// Where headings say that words stand below, other parts are none, however they look; where none does, words are three in a part
    /// and a third of the lines.
    static func found(in list: ListText) -> Found? {
        let list = list.withComments
        guard list.isFree, list.body.count < longest else { return nil }
        let lines = list.lines
        let headed = headed(lines)
        let sections = headed.count > 1 ? headed : apart(lines)
        guard (2...mostSections).contains(sections.count) else { return nil }
        let named = sections.filter(\.isNamed)
        let taken = groups(of: named, lines, fewest: 1)
        let groups = taken.isEmpty ? groups(of: sections, lines, fewest: 3) : taken
        let isTaken = Set(groups.flatMap { $0.flatMap(\.lines) })
        let filled = lines.indices.filter { lines[$0].contains(where: \.isLetter) && lines[$0].first != "#" }
        guard !groups.isEmpty, !taken.isEmpty || filled.count(where: isTaken.contains) * 3 > filled.count else { return nil }
        return Found(
            texts: groups.map { text(of: $0, lines) }, left: filled.filter { !isTaken.contains($0) }.map { $0 + 1 },
            areNamed: !taken.isEmpty)
    }

    /// The texts of the parts whose headings say that words stand below, `## 오늘의 영단어`, where others of the text are none; and the lines with
    /// text in those, from 1. Nil where that is not so.
    static func named(in list: ListText) -> Found? {
        let list = list.withComments
        guard list.isFree, list.body.count < longest, list.holds("#") else { return nil }
        let lines = list.lines
        let sections = headed(lines).filter { $0.lines.contains { lines[$0].contains(where: \.isLetter) } }
        let named = sections.filter(\.isNamed)
        guard !named.isEmpty, named.count < sections.count, sections.count <= mostSections,
            named.allSatisfy({ words(in: [$0], lines) > 1 })
        else { return nil }
        let others = sections.filter { !$0.isNamed }
        let areOthers = others.allSatisfy { section in
            section.lines.count { NoteLine(lines[$0], anchor: .hangul).isSignedPair } < 2 && words(in: [section], lines) == 0
        }
        guard areOthers else { return nil }
        let taken = Set(named.flatMap(\.lines))
        let left = lines.indices.filter { !taken.contains($0) && lines[$0].contains(where: \.isLetter) && lines[$0].first != "#" }
        return Found(texts: [text(of: named, lines)], left: left.map { $0 + 1 }, areNamed: true)
    }

    private static let longest = 1 << 16
    private static let mostSections = 80

    /// The sections that are notes of words, those together that make one note: one of more than `fewest` words begins one, and others
    /// go on with it that have at least one in the same form.
    private static func groups(of sections: [Section], _ lines: [Substring], fewest: Int) -> [[Section]] {
        var groups: [(sections: [Section], words: Int)] = []
        let counted = sections.map { (section: $0, words: words(in: [$0], lines)) }
        for (section, words) in counted.sorted(by: { $0.words > $1.words }) {
            let known = groups.indices.first { index in
                self.words(in: groups[index].sections + [section], lines) > groups[index].words
            }
            if let known {
                groups[known].sections.append(section)
                groups[known].words = self.words(in: groups[known].sections, lines)
            } else if words >= fewest {
                groups.append(([section], words))
            }
        }
        return groups.map(\.sections)
    }

    /// How many words sections have together, if they are a note of words; 0 where they are none.
    private static func words(in sections: [Section], _ lines: [Substring]) -> Int {
        let kind: StudyNote.Remarks = sections.allSatisfy(\.isNamed) ? .belowHeading : .none
        return StudyNote(ListText(text(of: sections, lines), said: nil), kind)?.count ?? 0
    }

    /// The text with the lines of `sections` alone.
    private static func text(of sections: [Section], _ lines: [Substring]) -> [UInt8] {
        let kept = Set(sections.flatMap(\.lines))
        return Array(lines.indices.map { kept.contains($0) ? String(lines[$0]) : "" }.joined(separator: "\n").utf8)
    }

    /// The parts below headings, code among them being nothing but text.
    private static func headed(_ lines: [Substring]) -> [Section] {
        var sections = [Section(lines: 0..<0)]
        var isCode = false
        for (index, line) in lines.enumerated() {
            if line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("```") { isCode.toggle() }
            let isHeading = !isCode && line.first == "#" && line.drop { $0 == "#" }.first == " "
            if isHeading {
                sections.append(Section(heading: String(line), lines: (index + 1)..<(index + 1)))
            } else {
                sections[sections.endIndex - 1].lines = sections[sections.endIndex - 1].lines.lowerBound..<(index + 1)
            }
        }
        return sections.filter { !$0.lines.isEmpty }
    }

    /// The parts between empty lines.
    private static func apart(_ lines: [Substring]) -> [Section] {
        lines.indices.split { Text.isBlank(String(lines[$0])) }.map { Section(lines: $0.startIndex..<$0.endIndex) }
    }
}
