import VocabCore

/// How eSpeak NG is asked to read a language.
package struct EspeakVoice {
    /// What the program calls its voice.
    package let name: String
    private let language: LanguageCode

    /// The voice for `language`.
    package init(_ language: LanguageCode) {
        self.language = language
        name =
            switch language {
            case .english: "en-us"
            // The other voice for Chinese says the letters of pinyin as English has them.
            case .chinese: "cmn-latn-pinyin"
            default: language.code
            }
    }

    /// Whether it reads `text`: in Japanese it says “Chinese letter” in the place of a kanji, or nothing.
    package func reads(_ text: String) -> Bool { language != .japanese || !Self.hasHan(text) }

    /// What is read in the place of `text`: of a Japanese word the kana that tell how it is said.
    package static func readable(_ text: String, saidAs pronunciation: String, in language: LanguageCode?) -> String {
        let isKana = pronunciation.unicodeScalars.contains { Script(of: $0) == .kana } && !hasHan(pronunciation)
        return language == .japanese && hasHan(text) && isKana ? pronunciation : text
    }

    private static func hasHan(_ text: String) -> Bool { text.unicodeScalars.contains { Script(of: $0) == .han } }
}
