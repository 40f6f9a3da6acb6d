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
            content.partOfSpeech = part
            content.meaning = rest
        }
        return content.meaning == original.meaning ? nil : content
    }
}
