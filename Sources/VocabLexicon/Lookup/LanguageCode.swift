import VocabCore

/// A language by its code of two letters (ISO 639-1), such as `en`.
package struct LanguageCode: Hashable, Sendable {
    /// The code, in lower case.
    package let code: String

    /// English.
    package static let english = LanguageCode(known: "en")
    /// Korean.
    package static let korean = LanguageCode(known: "ko")

    /// Japanese.
    package static let japanese = LanguageCode(known: "ja")
    /// Chinese.
    package static let chinese = LanguageCode(known: "zh")

    private init(known code: String) { self.code = code }

    /// The language that a bookcase's label names in Korean, in English or by its code; nil for one that is not known.
    package init?(label: String) {
        guard let code = LanguageNames.code(of: label) else { return nil }
        self.code = code
    }

    /// The language that a text seems to be in by its letters: Latin ones are taken for English.
    package init?(writingOf text: String) {
        let scripts = Set(text.unicodeScalars.compactMap { Script(of: $0) })
        if scripts.contains(.hangul) {
            code = "ko"
        } else if scripts.contains(.kana) {
            code = "ja"
        } else if scripts.contains(.han) {
            code = "zh"
        } else if scripts.contains(.latin) {
            code = "en"
        } else {
            return nil
        }
    }
}
