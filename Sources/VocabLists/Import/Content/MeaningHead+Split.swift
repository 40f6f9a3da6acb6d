import VocabCore

/// Takes from the head of a meaning what belongs into fields of its own: `[kəˈmit] v. 저지르다` is a pronunciation, a part of speech
/// and a meaning.
extension MeaningHead {
    /// `content` with pronunciation and part of speech moved from the meaning into their fields, where those are empty; nil when
    /// there is nothing to move.
    static func split(_ original: WordContent) -> WordContent? {
        var content = original
        // As it is said here, and as it is said there: `/'rɛtrəʊ//'rɛtro/ n.`
        if content.pronunciation.isEmpty {
            while let (pronunciation, rest) = Pronunciation.atHead(
                of: content.meaning, mayBePlain: !content.pronunciation.isEmpty)
            {
                content.pronunciation += (content.pronunciation.isEmpty ? "" : " ") + pronunciation
                content.meaning = rest
            }
        }
        if content.pronunciation.isEmpty, let (kana, rest) = kana(atHead: content.meaning, of: content.term) {
            (content.pronunciation, content.meaning) = (kana, rest)
        }
        if content.partOfSpeech.isEmpty, mayNamePart(content.meaning), let (part, rest) = partOfSpeech(atHead: content.meaning) {
            (content.partOfSpeech, content.meaning) = (part, rest)
        }
        return content.meaning == original.meaning ? nil : content
    }

    /// How Chinese characters are read, where that stands between the word and a meaning that is not in kana: `ふせん　便签`.
    private static func kana(atHead meaning: String, of term: String) -> (String, String)? {
        guard meaning.utf8.first == 0xE3, let space = meaning.firstIndex(where: \.isWhitespace),
            term.unicodeScalars.contains(where: { Script(of: $0) == .han })
        else { return nil }
        let (head, rest) = (meaning[..<space], Text.cleaned(String(meaning[space...])))
        guard !rest.isEmpty, head.unicodeScalars.allSatisfy({ Script(of: $0) == .kana }),
            !rest.unicodeScalars.contains(where: { Script(of: $0) == .kana })
        else { return nil }
        return (String(head), rest)
    }
}
