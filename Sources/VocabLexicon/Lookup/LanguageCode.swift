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
        let key = Text.key(label)
        guard let match = Self.names.first(where: { $0.key == key || $0.value.contains(key) }) else { return nil }
        code = match.key
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

    private static let names: [String: Set<String>] = [
        "ko": ["korean", "한국어", "국어", "우리말"], "en": ["english", "영어"], "ja": ["japanese", "일본어", "日本語"],
        "zh": ["chinese", "중국어", "中文"], "de": ["german", "독일어", "deutsch"], "fr": ["french", "프랑스어", "불어", "français"],
        "es": ["spanish", "스페인어", "español"], "it": ["italian", "이탈리아어", "italiano"],
        "pt": ["portuguese", "포르투갈어", "português"], "ru": ["russian", "러시아어", "русский"],
    ]
}
