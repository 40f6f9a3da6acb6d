import VocabCore

/// What a language is called on the screen.
package struct LanguageName: Phrase {
    /// Its code (ISO 639-1).
    package let code: String

    /// The name of the language with this code, known here or not.
    package init(code: String) {
        self.code = code
    }

    /// Those that have a name of their own here; another language is called by its code.
    package static let codes = named.keys.sorted()

    package var korean: String { Self.named[code]?.korean ?? code }
    package var english: String { Self.named[code]?.english ?? code }

    /// Several of them as one list: `한국어, 영어`, `Korean, English and German`.
    package static func list(_ codes: [String], in language: Language) -> String {
        let names = codes.map { LanguageName(code: $0).text(in: language) }
        switch language {
        case .korean: return names.joined(separator: ", ")
        case .english:
            let last = names.suffix(2).joined(separator: " and ")
            return (names.dropLast(2) + [last]).joined(separator: ", ")
        }
    }

    /// The languages that are learnt and read most.
    private static let named: [String: Bilingual] = [
        "ko": Bilingual("한국어", "Korean"), "en": Bilingual("영어", "English"), "ja": Bilingual("일본어", "Japanese"),
        "zh": Bilingual("중국어", "Chinese"), "vi": Bilingual("베트남어", "Vietnamese"), "th": Bilingual("태국어", "Thai"),
        "de": Bilingual("독일어", "German"), "fr": Bilingual("프랑스어", "French"), "es": Bilingual("스페인어", "Spanish"),
        "pt": Bilingual("포르투갈어", "Portuguese"), "ru": Bilingual("러시아어", "Russian"), "it": Bilingual("이탈리아어", "Italian"),
        "la": Bilingual("라틴어", "Latin"), "ar": Bilingual("아랍어", "Arabic"), "tr": Bilingual("튀르키예어", "Turkish"),
        "hi": Bilingual("힌디어", "Hindi"), "id": Bilingual("인도네시아어", "Indonesian"), "nl": Bilingual("네덜란드어", "Dutch"),
        "pl": Bilingual("폴란드어", "Polish"), "sv": Bilingual("스웨덴어", "Swedish"), "uk": Bilingual("우크라이나어", "Ukrainian"),
        "cs": Bilingual("체코어", "Czech"), "hu": Bilingual("헝가리어", "Hungarian"), "el": Bilingual("그리스어", "Greek"),
        "eo": Bilingual("에스페란토", "Esperanto"), "mn": Bilingual("몽골어", "Mongolian"), "da": Bilingual("덴마크어", "Danish"),
        "nb": Bilingual("노르웨이어", "Norwegian"), "fi": Bilingual("핀란드어", "Finnish"), "sk": Bilingual("슬로바키아어", "Slovak"),
        "ro": Bilingual("루마니아어", "Romanian"), "bg": Bilingual("불가리아어", "Bulgarian"), "he": Bilingual("히브리어", "Hebrew"),
        "fa": Bilingual("페르시아어", "Persian"), "km": Bilingual("크메르어", "Khmer"), "my": Bilingual("미얀마어", "Burmese"),
        "ms": Bilingual("말레이어", "Malay"), "tl": Bilingual("타갈로그어", "Tagalog"), "ne": Bilingual("네팔어", "Nepali"),
        "uz": Bilingual("우즈베크어", "Uzbek"), "kk": Bilingual("카자흐어", "Kazakh"),
    ]
}
