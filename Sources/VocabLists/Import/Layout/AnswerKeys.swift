import VocabCore

/// Tests with their answers further below: words that are counted, with blanks to fill in perhaps, and their meanings, which are counted as
/// the words are, several on a line perhaps.
enum AnswerKeys {
    private static let fewest = 5
    private static let longestLine = 400
    /// What answers are called above them, without accents.
    private static let names: Set<String> = [
        "정답", "정답지", "답안", "답안지", "해답", "답지", "answer", "answers", "answer key", "answer keys", "key", "solution", "solutions",
        "losung", "losungen", "corrige", "corriges", "solucion", "soluciones", "soluzioni", "解答", "答え", "答案", "ответы",
    ]

    /// What is counted, and where it stands.
    private struct Entry {
        let text: String
        let line: Int
    }

    /// The words with their meanings, each in the line of the word; nil for a text that is no such test, or of which a part is none.
    static func lined(_ text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong, !text.holds("\t"), text.lines.count >= 2 * fewest else { return nil }
        var rows = LinedRows(text)
        var next = 0
        while let words = run(in: text.lines, from: next, isOnePerLine: true) ?? run(in: text.lines, from: next),
            let end = words.last?.line
        {
            let single = run(in: text.lines, from: end + 1, isOnePerLine: true)
            let found = single?.count == words.count ? single : run(in: text.lines, from: end + 1)
            guard words.count >= fewest, let meanings = found, meanings.count == words.count,
                let pairs = pairs(words, meanings, between: text.lines[(end + 1)..<meanings[0].line])
            else { return nil }
            for (word, pair) in zip(words, pairs) { rows.put(pair, on: word.line) }
            rows.pass(meanings.map(\.line))
            next = meanings[meanings.count - 1].line + 1
        }
        return next > 0 ? rows.lined : nil
    }

    /// Each word with its meaning; nil where what is counted may be words with meanings already.
    private static func pairs(_ words: [Entry], _ meanings: [Entry], between lines: ArraySlice<Substring>) -> [[String]]? {
        let terms = words.map { bare($0.text) }
        // Some say the word once more in front of its meaning.
        let areRepeated = zip(terms, meanings).allSatisfy { $1.text.hasPrefix($0 + " ") }
        let answers = zip(terms, meanings).map { term, meaning in
            bare(areRepeated ? String(meaning.text.dropFirst(term.count)) : meaning.text)
        }
        let areAlone = terms.allSatisfy { term in
            term.split(separator: " ").count < 5 && ColumnProfile.scripts(of: term).count < 2
                && ![" - ", " – ", " = ", ":", "\t"].contains(where: term.contains)
        }
        guard (terms + answers).allSatisfy({ $0.contains(where: \.isLetter) }),
            !zip(terms, answers).contains(where: { $0 == $1 }),
            areOfTwoScripts(terms, answers) || areAlone && lines.contains(where: namesAnswers)
        else { return nil }
        return zip(terms, answers).map { [$0, $1] }
    }

    /// Whether a line says that answers follow: `<정답>`, `Answer key`.
    private static func namesAnswers(_ line: Substring) -> Bool {
        names.contains(Text.withoutAccents(Text.key(String(line.filter { $0.isLetter || $0 == " " }))))
    }

    private static func areOfTwoScripts(_ terms: [String], _ answers: [String]) -> Bool {
        let scripts = [terms, answers].map { $0.map { ColumnProfile.scripts(of: $0) } }
        return scripts.allSatisfy { $0.allSatisfy { $0.count == 1 } && Set($0).count == 1 } && scripts[0][0] != scripts[1][0]
    }

    /// What stands behind a number and in front of a blank to fill in.
    private static func bare(_ text: String) -> String {
        let end = text.firstRange(of: "__")?.lowerBound ?? text.endIndex
        return Text.cleanedLine(String(text[..<end].reversed().drop { " :：=-–(_".contains($0) }.reversed()))
    }

    /// What is counted from 1 on, in the lines from `first` on, up to where a line counts from 1 again; nil where nothing is.
    private static func run(in lines: [Substring], from first: Int, isOnePerLine: Bool = false) -> [Entry]? {
        var entries: [Entry] = []
        guard first < lines.count else { return nil }
        for line in first..<lines.count {
            if lines[line].utf8.count > longestLine { continue }
            var rest = lines[line].drop { $0 == " " }
            if !entries.isEmpty, isMarked(rest, 1) { break }
            while isMarked(rest, entries.count + 1) {
                let text = rest.dropFirst("\(entries.count + 1)".count + 1)
                let end =
                    isOnePerLine
                    ? nil : text.indices.first { text[$0] == " " && isMarked(text[$0...].drop { $0 == " " }, entries.count + 2) }
                entries.append(Entry(text: Text.cleanedLine(String(text[..<(end ?? text.endIndex)])), line: line))
                rest = end.map { text[$0...].drop { $0 == " " } } ?? ""
            }
        }
        return entries.isEmpty ? nil : entries
    }

    private static func isMarked(_ text: Substring, _ number: Int) -> Bool {
        text.hasPrefix("\(number). ") || text.hasPrefix("\(number)) ")
    }
}
