import VocabCore

/// Takes from the head of a meaning what belongs into fields of its own: `[kəˈmit] v. 저지르다` is a pronunciation, a part of speech
/// and a meaning.
extension MeaningHead {
    /// `content` with pronunciation and part of speech moved from the meaning into their fields, where those are empty; nil when
    /// there is nothing to move.
    static func split(_ original: WordContent) -> WordContent? {
        var content = original
        if content.pronunciation.isEmpty, let (pronunciation, rest) = Pronunciation.atHead(of: content.meaning) {
            content.pronunciation = pronunciation
            content.meaning = rest
        }
        if content.partOfSpeech.isEmpty, mayNamePart(content.meaning), let (part, rest) = partOfSpeech(atHead: content.meaning) {
            (content.partOfSpeech, content.meaning) = withFurtherParts(part, rest)
        }
        return content.meaning == original.meaning ? nil : content
    }

    /// Parts of speech that stand between the senses behind the first, `이익 v. 이롭게 하다`, put with that.
    private static func withFurtherParts(_ part: String, _ meaning: String) -> (String, String) {
        guard meaning.utf8.dropFirst().contains(UInt8(ascii: ".")), part.utf8.last == UInt8(ascii: ".") else {
            return (part, meaning)
        }
        var (parts, senses) = ([part], [""])
        for word in meaning.split(whereSeparator: \.isWhitespace) {
            if let dot = word.firstIndex(of: "."), word.utf8.first.map({ $0 < 0x80 }) == true,
                !senses[senses.endIndex - 1].isEmpty,
                PartOfSpeech(named: String(word[..<dot])) != nil
            {
                parts.append(String(word[...dot]))
                senses.append(String(word[word.index(after: dot)...]))
            } else {
                senses[senses.endIndex - 1] += (senses[senses.endIndex - 1].isEmpty ? "" : " ") + word
            }
        }
        guard parts.count > 1, !senses.contains("") else { return (part, meaning) }
        return (
            parts.joined(separator: ", "), senses.map { $0.hasSuffix(";") ? String($0.dropLast()) : $0 }.joined(separator: "; ")
        )
    }
}
