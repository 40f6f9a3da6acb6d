import VocabCore

/// What slips into the cells of single rows, whatever the others look like: questions in the place of meanings, references, signs at their
/// edges, quotes that nothing closes.
enum RowSlips {
    /// Empties a meaning that is still to be looked up: `??? 찾아보기`, `____`.
    static func leaveQuestion(in content: inout WordContent) {
        let isBlankToFill =
            content.meaning.utf8.first.map { "_?".utf8.contains($0) } == true && content.meaning.allSatisfy { "_? ".contains($0) }
        if Text.cleaned(content.meaning).hasPrefix("??") || isBlankToFill { content.meaning = "" }
    }

    /// What stands in front of what is said behind a meaning and is no more of it, with how it begins in the note.
    private static let references: [(mark: String, name: String)] = [
        (" cf. ", "cf. "), (" cf) ", "cf. "), ("※", ""), (" ☞ ", ""),
    ]
    /// Arrows stand inside of meanings as well, `변수 ← 값`, but not in front of an exclamation; `≠` stands between words of two languages.
    private static let arrows = [(mark: " ← ", name: ""), (mark: " <- ", name: ""), (mark: " ≠ ", name: "≠ ")]
    /// The same in front of an example.
    private static let examples = [
        " ex) ", " Ex) ", " ex: ", " Ex: ", " 예) ", " 예: ", " 예시) ", " 예시: ", " 예문) ", " 예문: ", "例）", "例)", " 例：",
    ]

    /// Moves what another word is compared with, and what is said behind a sign of remarks, to the note: `살다, 거주하다 cf. dweller 거주자`.
    static func moveReference(in content: inout WordContent) {
        guard content.note.isEmpty, mayHoldRemark(content.meaning) else { return }
        if let (rest, name, text) = behind(references, in: content.meaning) {
            (content.meaning, content.note) = (rest, name + text)
        } else if let (rest, name, text) = behind(arrows, in: content.meaning),
            name.isEmpty
                ? text.last == "!"
                : ColumnProfile.scripts(of: text).isDisjoint(with: ColumnProfile.scripts(of: rest)) && text.count > 2
        {
            (content.meaning, content.note) = (rest, name + text)
        }
    }

    /// Whether a text may hold one of these marks, as pairs of bytes tell; most have none.
    private static func mayHoldRemark(_ text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            // Signs and arrows begin with 0xE2; `예` and `例` end so.
            switch (previous, byte) {
            case (_, 0xE2), (UInt8(ascii: "c"), UInt8(ascii: "f")), (UInt8(ascii: "<"), UInt8(ascii: "-")),
                (UInt8(ascii: "x"), UInt8(ascii: ":")),
                (UInt8(ascii: "x"), UInt8(ascii: ")")), (0x98, 0x88), (0xBE, 0x8B):
                return true
            default: previous = byte
            }
        }
        return false
    }

    /// Moves an example behind a label, `가다 ex) Tôi đi chợ.`, to its field, and takes such a label from one that is there.
    static func moveExample(in content: inout WordContent) {
        let known = content.example
        if !known.isEmpty, let label = examples.first(where: { known.hasPrefix($0.drop { $0 == " " }) }) {
            content.example = Text.cleaned(String(known.dropFirst(label.drop { $0 == " " }.count)))
        }
        guard content.example.isEmpty, mayHoldRemark(content.meaning),
            let (rest, _, text) = behind(examples.map { ($0, "") }, in: content.meaning),
            // `ex: apples` is a part of what explains.
            NoteLine.isSentence(text) || ColumnProfile.scripts(of: text).isDisjoint(with: ColumnProfile.scripts(of: rest))
        else { return }
        (content.meaning, content.example) = (Text.cleaned(String(rest.reversed().drop { ",;/ ".contains($0) }.reversed())), text)
    }

    /// What stands before and behind one of some marks in a text, the first in their order that has letters on both sides.
    private static func behind(_ marks: [(mark: String, name: String)], in text: String) -> (
        rest: String, name: String, text: String
    )? {
        guard text.utf8.count < 2_000 else { return nil }
        for (mark, name) in marks {
            guard let place = text.firstRange(of: mark) else { continue }
            let sides = [text[..<place.lowerBound], text[place.upperBound...]].map { Text.cleaned(String($0)) }
            // In brackets it belongs to what these explain.
            let isOpen = sides[0].count { "([（【".contains($0) } > sides[0].count { ")]）】".contains($0) }
            if !isOpen, sides.allSatisfy({ $0.contains(where: \.isLetter) }) { return (sides[0], name, sides[1]) }
        }
        return nil
    }

    /// Parts what stands behind a box to be ticked, `- [ ] kneel — 무릎 꿇다`, where the box was taken for the word; a box alone is none.
    static func leaveBox(in content: inout WordContent) {
        guard content.term.utf8.last == UInt8(ascii: "]"),
            ["[ ]", "[x]", "[X]"].contains(where: { content.term == $0 || content.term == "- " + $0 || content.term == "* " + $0 }
            )
        else { return }
        let sides = EntryLines.sides(of: content.meaning) ?? ["", content.meaning]
        (content.term, content.meaning) = (sides[0], sides[1])
    }

    /// Puts a gender in braces in brackets: `Ausdauer {f}`.
    static func bracketGender(in content: inout WordContent) {
        guard content.term.hasSuffix("}"), let open = content.term.firstRange(of: " {"),
            content.term[open.upperBound...].count < 6
        else { return }
        content.term = content.term[..<open.lowerBound] + " (" + content.term[open.upperBound...].dropLast() + ")"
    }

    /// Takes away what parts cells where a bracket stood between them, `set (동사),놓다`, or a sound, `devise: /dɪˈvaɪz/ 설계하다`.
    static func leaveSigns(in content: inout WordContent) {
        if let sign = content.meaning.first, ",;|".contains(sign), content.meaning.contains(where: \.isLetter) {
            content.meaning = Text.cleaned(String(content.meaning.drop { ",;| ".contains($0) }))
        }
        // A colon may be of the term, `PS:`, but in front of a sound.
        let signs = content.pronunciation.isEmpty ? ",;|" : ",;|:："
        if let sign = content.term.last, signs.contains(sign), content.term.contains(where: \.isLetter) {
            content.term = Text.cleaned(String(content.term.reversed().drop { signs.contains($0) || $0 == " " }.reversed()))
        }
    }

    /// Moves what stands in further lines of a term, `Madre. \n Matiz: …` as programs write them, to the note.
    static func leaveFirstLine(of content: inout WordContent) {
        guard let sign = content.term.firstRange(of: "\\n"),
            content.term[sign.upperBound...].first?.isLowercase != true
        else { return }
        let (first, rest) = (content.term[..<sign.lowerBound], content.term[sign.upperBound...].replacing("\\n", with: "\n"))
        guard !Text.isBlank(String(first)) else { return }
        content.term = Text.cleanedLine(String(first))
        content.note = [content.note, Text.cleaned(String(rest))].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// A text without the one quote at its edge, `mortgage"`, or without marks of Markdown around all of it.
    static func withoutStrayMarks(_ text: String) -> String? {
        guard let first = text.utf8.first, let last = text.utf8.last else { return nil }
        let quote = UInt8(ascii: "\"")
        if first == quote || last == quote, text.utf8.count > 2, text.utf8.count(where: { $0 == quote }) == 1,
            // Behind a number it is inches.
            text.dropLast().last?.isFigure != true
        {
            return Text.cleaned(text.filter { $0 != "\"" })
        }
        // `의무적인 ^a41f2c`, by which notes refer to a line
        if let space = text.lastIndex(of: " "), text[space...].hasPrefix(" ^"), isBlockName(text[space...].dropFirst(2)) {
            return Text.cleaned(String(text[..<space]))
        }
        guard let mark = ["**", "=="].first(where: { text.hasPrefix($0) && text.hasSuffix($0) }), text.utf8.count > 4 else {
            return nil
        }
        let inside = text.dropFirst(2).dropLast(2)
        return inside.contains(mark.prefix(1)) ? nil : String(inside)
    }

    /// A text without the colon in front of it that is left of what stood between a part of speech and a meaning.
    static func withoutColon(_ text: String) -> String? {
        text.hasPrefix(": ") && text.count { $0.isLetter } > 1 ? Text.cleaned(String(text.dropFirst(2))) : nil
    }

    /// The cells of a row that lacks one, as columns in line lose it, put back: characters and how they are read that only one space parts,
    /// `4. 图书馆 túshūguǎn`, and an empty part of speech.
    static func realigned(_ cells: [String], _ columns: ColumnMap) -> [String] {
        // `我们都很聪明，we are all clever` among rows with plain commas
        if cells.count == 1, columns.width == 2, let place = cells[0].firstIndex(of: "，"), cells[0].lastIndex(of: "，") == place {
            let sides = [cells[0][..<place], cells[0][place...].dropFirst()].map(String.init)
            let scripts = sides.map { ColumnProfile.scripts(of: $0) }
            if scripts.allSatisfy({ !$0.isEmpty }), scripts[0].isDisjoint(with: scripts[1]) { return sides }
        }
        guard let width = columns.width, cells.count == width - 1, let term = columns.columns[.term] else { return cells }
        if let sound = columns.columns[.pronunciation], sound == term + 1, let cell = cells[safe: term],
            let space = cell.lastIndex(of: " "),
            Transcription.isReading(
                String(cell[space...].dropFirst()), of: String(cell[..<space].filter(\.isLetter))),
            ColumnProfile.scripts(of: String(cell[..<space])).subtracting([.digit]) == [.han]
        {
            return cells[..<term] + [String(cell[..<space]), String(cell[space...].dropFirst())] + cells[(term + 1)...]
        }
        if let part = columns.columns[.partOfSpeech], columns.columns[.meaning] == part + 1, part == width - 2,
            let cell = cells[safe: part],
            !PartOfSpeech.areKnown(cell.filter { !"()[]".contains($0) })
        {
            return cells[..<part] + [""] + cells[part...]
        }
        return cells
    }

    /// Moves what is said right behind a sign that warns, with a space in front, from the meaning into the note: `돌아가다 ⚠️예외 1그룹`.
    static func moveWarning(in content: inout WordContent) {
        guard content.meaning.utf8.contains(0xE2) else { return }
        let place = content.meaning.indices.dropFirst().first { index in
            content.meaning[content.meaning.index(before: index)] == " " && content.meaning[index].unicodeScalars.first == "⚠"
                && content.meaning[index...].dropFirst().first?.isLetter == true
        }
        guard let place else { return }
        let rest = Text.cleaned(String(content.meaning[..<place]))
        guard rest.contains(where: \.isLetter) else { return }
        note(String(content.meaning[place...].dropFirst()), in: &content)
        content.meaning = rest
    }

    /// Moves what is said behind a wide gap and a mark of remarks from either side into the note: `표   * 남미는 boleto`.
    static func moveRemark(in content: inout WordContent) {
        for field in [WordField.term, .meaning] {
            guard let gap = content[field].firstRange(of: "  "),
                case let remark = content[field][gap.lowerBound...].drop(while: { $0 == " " }),
                let sign = remark.first, "*※←☞≠".contains(sign), remark.dropFirst().first == " ",
                // `a  * b` is a formula.
                sign != "*" || content[field][gap.lowerBound...].hasPrefix("   ")
            else { continue }
            let rest = Text.cleaned(String(content[field][..<gap.lowerBound]))
            guard rest.contains(where: \.isLetter) else { continue }
            note(String(remark.dropFirst()), in: &content)
            content[field] = rest
        }
    }

    /// Puts a meaning and a part of speech that stand in each other's place where they belong.
    static func swapPart(in content: inout WordContent) {
        guard !content.partOfSpeech.isEmpty, content.meaning.utf8.count < 12, PartOfSpeech.areKnown(content.meaning),
            !PartOfSpeech.areKnown(content.partOfSpeech)
        else { return }
        (content.meaning, content.partOfSpeech) = (content.partOfSpeech, content.meaning)
    }

    private static func note(_ text: String, in content: inout WordContent) {
        content.note = [Text.cleaned(text), content.note].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Six small letters and figures, some of each.
    private static func isBlockName(_ text: Substring) -> Bool {
        text.count == 6 && text.contains(where: \.isFigure) && text.contains(where: \.isLetter)
            && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isFigure) }
    }

    /// Takes out what says that there is nothing: a meaning of question marks, or the same signs in the place of term and meaning.
    static func leaveNothing(in content: inout WordContent) {
        if content.meaning.utf8.last == UInt8(ascii: "?"), Text.cleaned(content.meaning) == "???" {
            content.meaning = ""
        } else if content.term == content.meaning, placeholders.contains(content.term) {
            (content.term, content.meaning) = ("", "")
        }
    }

    /// What stands where there is nothing.
    static let placeholders: Set<String> = [
        "-", "–", "—", "--", "#N/A", "N/A", "n/a", "#NAME?", "#REF!", "#VALUE!", "?", "??", "???", "…", "...", "no data", "null",
        "None",
        "TODO",
    ]
}
