import VocabCore

/// Examples that stand in the cell of a meaning.
extension CellSigns {
    /// What stands before an example at the end of a meaning, in brackets, behind a sign or in a line of its own, and that: three words or
    /// more with the head of the term.
    static func exampleAtEnd(of meaning: String, for term: String) -> (rest: String, example: String)? {
        func isExample(_ text: some StringProtocol) -> Bool {
            text.split(separator: " ", maxSplits: 3).count > 2 && holds(String(text), term)
        }
        if let (rest, inside) = Brackets.atEnd(of: meaning), isExample(inside) { return (rest, inside) }
        if let quote = meaning.last, let open = (["\"": "\"", "”": "“", "’": "‘"] as [Character: Character])[quote],
            let start = meaning.dropLast().lastIndex(of: open), start > meaning.startIndex,
            isExample(meaning[start...].dropFirst().dropLast())
        {
            let rest = meaning[..<start].reversed().drop { " ;,:".contains($0) }.reversed()
            return rest.isEmpty ? nil : (String(rest), String(meaning[start...].dropFirst().dropLast()))
        }
        return signsBeforeExamples.lazy.compactMap { sign in
            guard let place = meaning.firstRange(of: sign), place.lowerBound > meaning.startIndex,
                isExample(meaning[place.upperBound...]), isSentence(meaning[place.upperBound...])
            else { return nil }
            return (Text.cleaned(String(meaning[..<place.lowerBound])), Text.cleaned(String(meaning[place.upperBound...])))
        }
        .first
    }

    /// What stands before a sentence of three words or more in brackets at the end of a meaning, and that.
    static func sentence(atEnd meaning: String) -> (rest: String, sentence: String)? {
        guard let (rest, inside) = Brackets.atEnd(of: meaning), NoteLine.isSentence(inside),
            inside.first.map({ $0.isLetter && !$0.isLowercase || "¿¡\"“".contains($0) }) == true
        else { return nil }
        return (rest, inside)
    }

    /// What a term means in brackets behind it, where what was taken for its meaning is a sentence that uses it: `give up (stop trying)`.
    static func definition(behind term: String, usedIn sentence: String) -> (rest: String, definition: String)? {
        guard let (rest, inside) = Brackets.atEnd(of: term), !PartOfSpeech.areKnown(inside), isSentence(sentence[...]),
            sentence.split(separator: " ", maxSplits: 3).count > 2, holds(sentence, rest)
        else { return nil }
        return (rest, inside)
    }

    private static func isSentence(_ text: Substring) -> Bool {
        text.last.map { ".!?。！？".contains($0) } == true || text.split(separator: " ", maxSplits: 4).count > 3
    }

    private static let signsBeforeExamples = [
        "\n", " Ex: ", " ex: ", " Ex) ", " ex) ", " ex. ", " 예) ", " e.g. ", " : ", " - ", " / ", " → ",
    ]

    /// Whether an example has the longest word of the term, perhaps with another ending.
    private static func holds(_ example: String, _ term: String) -> Bool {
        let head = Text.key(term).prefix { $0 != "(" && $0 != "[" }.split(separator: " ").max { $0.count < $1.count }.map {
            $0.prefix(max(3, $0.count - 2))
        }
        return head.map { Text.key(example).contains($0) } == true
    }

    /// What stands before an emphasised sentence at the end of a meaning, and that with its translation in brackets, if there is one:
    /// `azalmak *The pain began to abate.* (Ağrı azaldı.)`.
    static func emphasisedExample(atEnd meaning: String, for term: String) -> (rest: String, example: String)? {
        guard meaning.utf8.contains(UInt8(ascii: "*")), let open = meaning.firstRange(of: " *"),
            meaning[open.upperBound...].first != "*",
            let close = meaning[open.upperBound...].firstIndex(of: "*")
        else { return nil }
        let (sentence, behind) = (meaning[open.upperBound..<close], Text.cleaned(String(meaning[close...].dropFirst())))
        guard sentence.split(separator: " ").count > 2, sentence.last.map({ ".!?…".contains($0) }) == true,
            behind.isEmpty || behind.hasPrefix("(") && behind.hasSuffix(")"), holds(String(sentence), term)
        else { return nil }
        return (Text.cleaned(String(meaning[..<open.lowerBound])), behind.isEmpty ? String(sentence) : sentence + " " + behind)
    }
}
