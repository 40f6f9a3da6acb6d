import VocabCore

/// What stands among the words of a note and is none: remarks, titles, and the rest of a meaning that a line was too short for.
extension StudyNote {
    /// Behind these stands what is worth remembering as often as an example.
    static let marksOfRemarks: Set<String> = ["※", "★", "☆", "*"]

    /// The first line with a word and its meaning; among remarks one of those that most are like.
    func firstEntry() -> NoteLine? {
        let found = lines.filter { $0.isEntry && !$0.isUnit }
        guard remarks != nil else { return found.first }
        func look(_ line: NoteLine) -> String {
            guard case .pair(let pair) = line.kind else { return "" }
            return "\(line.mark) \(line.indent) \(pair.sign) \(pair.startsWithAnchor)"
        }
        let counts = Dictionary(found.map { (look($0), 1) }, uniquingKeysWith: +)
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return found.first { look($0) == most }
    }

    /// Whether a line of few words in the letters of the meaning goes on with that of the line above, which is as long as a line may be.
    func goesOn(_ line: Int) -> Bool {
        guard let entry = entries.all.last, entry.line == line - 1, case .single(let isAnchor) = lines[line].kind,
            isAnchor != entry.startsWithAnchor, lines[line].mark.isEmpty, lines[line].text.split(separator: " ").count < 4,
            lines[line].text.allSatisfy({ $0.isLetter || " ,".contains($0) })
        else { return false }
        let widths = entries.all.map { rows.text.lines[$0.line].count }
        return rows.text.lines[line - 1].count * 10 >= (widths.max() ?? 0) * 9
    }

    /// Whether a pair with another mark or another sign than most have is a word with its meaning all the same.
    func isEntry(_ this: NoteLine, _ pair: NoteLine.Pair, unlike first: NoteLine, _ model: NoteLine.Pair) -> Bool {
        if Self.marksOfRemarks.contains(this.mark), !Self.marksOfRemarks.contains(first.mark) { return false }
        if pair.front.split(separator: " ").count > 3 || Self.endsAsSentence(pair.front) { return false }
        // A title has no mark, and spaces alone part words from meanings where much is left between them.
        if this.mark.isEmpty, !first.mark.isEmpty { return false }
        if model.sign.isEmpty { return pair.sign.isEmpty && this.indent == first.indent }
        return !pair.sign.isEmpty || pair.gap.count > 1 || !this.mark.isEmpty
    }

    /// Whether a line is a word of the note, as far as anybody can tell, that lacks its meaning: `- shiver` among `- cozy - 아늑한`.
    func isWordAlone(_ line: Int, _ first: NoteLine) -> Bool {
        guard case .pair(let model) = first.kind, case .single(let isAnchor) = lines[line].kind,
            isAnchor == model.startsWithAnchor,
            lines[line].mark == first.mark, lines[line].indent == first.indent, !entries.all.isEmpty
        else { return false }
        let words = lines[line].text.split(separator: " ")
        return words.count < 4 && !Self.endsAsSentence(lines[line].text) && lines[line].text.first?.isUppercase != true
    }

    /// Whether a line can be no word of the note: it has nothing in front of the sign between words and meanings that is in the script of the
    /// words, or nothing behind it in that of the meanings. Behind the first word none that has the sign is a remark.
    func isRemark(_ line: Int, _ first: NoteLine) -> Bool {
        guard case .pair(let model) = first.kind else { return false }
        let text = rows.text.lines[line]
        // A title has no mark.
        if entries.all.isEmpty, lines[line].mark.isEmpty, !first.mark.isEmpty { return true }
        switch lines[line].kind {
        case .blank: return true
        case .single, .framed:
            let isSigned = !model.sign.isEmpty && text.contains(model.gap)
            return !isSigned || entries.all.isEmpty && remarks == 0
        case .pair(let pair):
            if Self.marksOfRemarks.contains(lines[line].mark), !Self.marksOfRemarks.contains(first.mark) { return true }
            return pair.startsWithAnchor != model.startsWithAnchor || pair.isFrontSentence
                || pair.sign.isEmpty && !model.sign.isEmpty && !isEntry(lines[line], pair, unlike: first, model)
        case .odd:
            guard !model.sign.isEmpty, let sign = text.firstRange(of: model.sign) else { return !model.sign.isEmpty }
            let sides = [text[..<sign.lowerBound], text[sign.upperBound...]].map { ColumnProfile.scripts(of: String($0)) }
            let words = [model.front, model.back].map { ColumnProfile.scripts(of: $0) }
            return sides[0].isDisjoint(with: words[0]) || sides[1].isDisjoint(with: words[1])
        }
    }
}
