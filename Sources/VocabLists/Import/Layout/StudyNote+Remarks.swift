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
        let most = found.map(look).commonest
        return found.first { look($0) == most }
    }

    /// Whether a line of few words in the letters of the meaning goes on with that of the line above, which is as long as a line may be.
    func goesOn(_ line: Int) -> Bool {
        guard let entry = entries.all.last, entry.line == line - 1, case .single(let isAnchor) = lines[line].kind,
            isAnchor != entry.startsWithAnchor, lines[line].mark.isEmpty, lines[line].text.split(separator: " ").count < 4,
            lines[line].text.allSatisfy({ $0.isLetter || " ,~".contains($0) })
        else { return false }
        // `~하게 하다` below `- compel: 강요하다, 억지로`
        if lines[line].indent > lines[line - 1].indent, !lines[line - 1].mark.isEmpty, lines[line].text.hasPrefix("~") {
            return true
        }
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
        return !pair.sign.isEmpty || pair.gap.count > 1 || !this.mark.isEmpty || areSingleWords(pair)
    }

    /// Whether a word stands beside a word, neither of which titles are made of: `apple 사과`.
    private func areSingleWords(_ pair: NoteLine.Pair) -> Bool {
        [pair.front, pair.back].allSatisfy { side in
            !side.contains(" ") && side.first?.isLetter == true && side.first?.isUppercase != true
                && !UnitTitles.mentionsList(side)
        }
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

    /// Whether a line can be no word of the note: it has not both sides of an entry, or is one of the few that say by their look that they are
    /// remarks, in brackets as a whole or behind ※, or a title above the words.
    func isRemark(_ line: Int, _ first: NoteLine) -> Bool {
        guard case .pair(let model) = first.kind else { return false }
        let text = Text.cleanedLine(String(rows.text.lines[line]))
        let isOnTop = entries.all.isEmpty && lines[line].mark.isEmpty && !first.mark.isEmpty
        if isOnTop || text.hasPrefix("※") || Self.isBracketed(text) { return true }
        if holdsSides(line, model) {
            guard case .single = lines[line].kind else { return false }
            return entries.all.isEmpty && remarks == 0
        }
        switch lines[line].kind {
        case .blank: return true
        case .single, .framed:
            // `** = 감` goes on with a word.
            if !model.sign.isEmpty, text.contains(model.gap) { return false }
            let scripts = ColumnProfile.scripts(of: text)
            return ![model.front, model.back].allSatisfy { !scripts.isDisjoint(with: ColumnProfile.scripts(of: $0)) }
        case .pair(let pair):
            if model.sign.isEmpty { return false }
            return pair.startsWithAnchor != model.startsWithAnchor
                || pair.sign.isEmpty && !isEntry(lines[line], pair, unlike: first, model)
        case .odd: return !model.sign.isEmpty
        }
    }

    /// Whether something stands on both sides of what parts words from meanings.
    private func holdsSides(_ line: Int, _ model: NoteLine.Pair) -> Bool {
        let gap = model.sign.isEmpty ? "  " : model.gap
        guard model.gap.count > 1 || !model.sign.isEmpty, let place = lines[line].text.firstRange(of: gap) else { return false }
        let sides = [lines[line].text[..<place.lowerBound], lines[line].text[place.upperBound...]]
        return sides.allSatisfy { $0.contains { $0.isLetter || $0.isFigure } }
    }

    /// Whether spaces alone part the sides of a line elsewhere than where its script changes: `LED lamp   LED 등`.
    func isPartedElsewhere(_ line: Int, _ pair: NoteLine.Pair, _ model: NoteLine.Pair) -> Bool {
        guard model.sign.isEmpty, model.gap.count > 1, let gap = lines[line].text.firstRange(of: "  ") else { return false }
        return Text.cleanedLine(String(lines[line].text[..<gap.lowerBound])) != pair.front
    }

    private static func isBracketed(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last, ["(": ")", "（": "）", "[": "]"][first] == last else { return false }
        return !text.dropFirst().dropLast().contains { $0 == first || $0 == last }
    }
}
