import ArgumentParser
import VocabLanguage

extension ArgumentHelp {
    /// Help in both languages; the parser keeps it as one text, which `ArgumentEntry` takes apart.
    ///
    /// `standard` is what holds when nothing is typed, where the parser does not know it.
    static func said(
        _ korean: String, _ english: String, _ value: ArgumentValue? = nil, standard: String? = nil
    ) -> ArgumentHelp {
        let text = Bilingual(korean, english).adding(standard: standard)
        return ArgumentHelp("\(text.korean)\(ArgumentEntry.separator)\(text.english)", valueName: value?.parserName)
    }

    /// Help for a value of a known kind.
    static func said(
        _ korean: String, _ english: String, _ value: ArgumentValue.Name, standard: String? = nil
    ) -> ArgumentHelp {
        said(korean, english, .known(value), standard: standard)
    }
}

extension Bilingual {
    /// The text with what holds when nothing is typed.
    func adding(standard: String?) -> Bilingual {
        guard let standard else { return self }
        return Bilingual("\(korean) (보통 \(standard))", "\(english) (default \(standard))")
    }
}
