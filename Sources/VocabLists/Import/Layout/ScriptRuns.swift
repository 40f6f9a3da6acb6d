import VocabCore

/// Lines whose columns are in different scripts with nothing but spaces between them: `狗 gǒu 개`, `犬 개 いぬ`.
enum ScriptRuns {
    private static let linesLookedAt = 200

    /// The text with a TAB between three columns; nil when not nearly all lines have them in the same order.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, !text.isDelimited else { return nil }
        let filled = text.lines.filter { !Text.isBlank(String($0)) && !$0.hasPrefix("#") }
        guard filled.count > 2 else { return nil }
        if haveSounds(filled) {
            return text.with(
                text.lines.map { line in
                    let words = line.split(separator: " ")
                    return words.count == 3 ? words.joined(separator: "\t") : String(line)
                })
        }
        let runs = filled.prefix(linesLookedAt).compactMap(Self.runs)
        let orders = Dictionary(runs.map { ($0.map(\.kind), 1) }, uniquingKeysWith: +)
        guard let order = orders.max(by: { $0.value < $1.value }), order.value * 10 >= min(filled.count, linesLookedAt) * 9 else {
            return nil
        }
        return text.with(
            text.lines.map { line in
                guard let runs = Self.runs(line), runs.map(\.kind) == order.key else { return String(line) }
                return runs.map(\.text).joined(separator: "\t")
            })
    }

    /// Whether lines are of three words each, Chinese characters or kana and two in Hangul, of which one says how they sound: `犬 이누 개`.
    private static func haveSounds(_ lines: [Substring]) -> Bool {
        let words = lines.prefix(linesLookedAt).map { $0.split(separator: " ").map(String.init) }
        guard words.allSatisfy({ $0.count == 3 && ColumnProfile.holdsHangul($0[1]) && ColumnProfile.holdsHangul($0[2]) }) else {
            return false
        }
        func isSound(_ place: Int) -> Bool {
            let pairs = words.map { (word: $0[0], hangul: $0[place]) }
            let spelt = pairs.count {
                ColumnProfile.scripts(of: $0.word) == [.latin] && HangulSpelling.spells($0.hangul, $0.word)
            }
            if spelt > 3, spelt * 10 >= pairs.count * 8 { return true }
            return (HangulSpelling.areMandarin(pairs) || HangulSpelling.areJapanese(pairs)) && !HangulSpelling.areSyllables(pairs)
        }
        return isSound(1) != isSound(2)
    }

    /// Han and kana are one beside others.
    private enum Kind { case latin, hangul, eastern, other }

    /// The three parts of a line, each with a script of its own; nil where there are more or fewer.
    private static func runs(_ line: Substring) -> [(kind: Kind, text: String)]? {
        var runs: [(kind: Kind, text: String)] = []
        for word in line.split(separator: " ").drop(while: { $0.allSatisfy { $0.isFigure || ".)-*•".contains($0) } }) {
            let isCircled = word.unicodeScalars.allSatisfy { (0x24B6...0x24E9).contains($0.value) }
            let kinds = isCircled ? [] : Set(ColumnProfile.scripts(of: String(word)).map(kind))
            guard let kind = kinds.first, kinds.count == 1 else {
                // A sign goes on with what it stands in.
                guard kinds.isEmpty, !runs.isEmpty, !word.contains(where: { "≒≈↔=".contains($0) }) else { return nil }
                runs[runs.endIndex - 1].text += " " + word
                continue
            }
            if let last = runs.last, last.kind == kind {
                runs[runs.endIndex - 1].text += " " + word
            } else if runs.count == 3 || runs.contains(where: { $0.kind == kind }) && !(kind == .latin && runs.count == 2) {
                return nil
            } else {
                runs.append((kind, String(word)))
            }
        }
        return runs.count == 3 ? runs : nil
    }

    private static func kind(_ script: Script) -> Kind {
        switch script {
        case .latin: .latin
        case .hangul: .hangul
        case .han, .kana: .eastern
        default: .other
        }
    }
}
