/// Takes from the head of a meaning what belongs into fields of its own: `[kəˈmit] v. 저지르다` is a pronunciation, a part of speech
/// and a meaning.
enum MeaningHead {
    /// `content` with pronunciation and part of speech moved from the meaning into their fields, where those are empty; nil when
    /// there is nothing to move.
    static func split(_ original: WordContent) -> WordContent? {
        var content = original
        if content.pronunciation.isEmpty, let (pronunciation, rest) = Pronunciation.atHead(of: content.meaning) {
            content.pronunciation = pronunciation
            content.meaning = rest
        }
        if content.partOfSpeech.isEmpty, let (part, rest) = partOfSpeech(atHead: content.meaning) {
            content.partOfSpeech = part
            content.meaning = rest
        }
        return content.meaning == original.meaning ? nil : content
    }

    /// Abbreviations with their full stops (`n.`, `v. / n.`), or one in brackets (`(명)`, `[동]`), and what follows.
    private static func partOfSpeech(atHead meaning: String) -> (String, String)? {
        if let open = meaning.first, let close = ["(": ")", "[": "]", "〔": "〕", "【": "】"][open].map(Character.init),
            let end = meaning.firstIndex(of: close)
        {
            let inside = String(meaning[meaning.index(after: meaning.startIndex)..<end])
            let rest = Text.cleaned(String(meaning[meaning.index(after: end)...]))
            return PartOfSpeech.areKnown(inside) && !rest.isEmpty ? (inside, rest) : nil
        }
        var found: [String] = []
        var rest = meaning[...]
        var isApart = true
        while let dot = rest.prefix(8).firstIndex(of: ".") {
            let name = String(rest[..<dot])
            guard PartOfSpeech(named: name) != nil else { break }
            found.append(name + ".")
            let behind = rest[rest.index(after: dot)...]
            rest = behind.drop { " /,&·".contains($0) }
            isApart = rest.startIndex > behind.startIndex || behind.first?.isASCII == false
        }
        // `a.m.` is no adjective.
        if !isApart { return nil }
        return found.isEmpty || rest.isEmpty ? nil : (found.joined(separator: "/"), String(rest))
    }
}
