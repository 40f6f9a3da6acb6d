/// What people call languages, in Korean, in English and in other languages that word lists are made in.
package enum LanguageNames {
    /// The names of each language by its code (ISO 639-1), in lower case and without spaces.
    package static let all: [String: [String]] = [
        "ko": names(
            "ko kor kr korean 한국어 국어 한글 우리말 韓国語 韩语 韩国语 韓語 tiếnghàn เกาหลี ภาษาเกาหลี koreanisch coréen coreano корейский koreański korece الكورية"
        ),
        "en": names(
            "en eng english 영어 英語 英语 英文 tiếnganh อังกฤษ ภาษาอังกฤษ englisch anglais inglés ingles inglês английский inglese angielski ingilizce الإنجليزية إنجليزي engelska engels inggris anglicky angličtina angol англійська αγγλικά"
        ),
        "ja": names(
            "ja jpn jp japanese 일본어 일어 日本語 日语 日文 日語 tiếngnhật ญี่ปุ่น ภาษาญี่ปุ่น japanisch japonais japonés japonês японский giapponese japoński japonca"
        ),
        "zh": names(
            "zh zho chi cn chinese mandarin 중국어 中文 中国語 汉语 漢語 tiếngtrung จีน ภาษาจีน chinesisch chinois chino chinês китайский cinese"
        ),
        "vi": names("vi vie vn vietnamese 베트남어 ベトナム語 越南语 tiếngviệt เวียดนาม vietnamesisch vietnamien vietnamita вьетнамский"),
        "th": names("th tha thai 태국어 タイ語 泰语 tiếngthái ไทย ภาษาไทย thailändisch thaï tailandés тайский"),
        "de": names(
            "de deu ger german 독일어 독어 ドイツ語 德语 tiếngđức เยอรมัน deutsch allemand alemán alemão немецкий tedesco niemiecki almanca الألمانية tyska duits jerman německy německý német"
        ),
        "fr": names(
            "fr fra fre french 프랑스어 불어 フランス語 法语 tiếngpháp ฝรั่งเศส französisch français francés francês французский francese francuski fransızca الفرنسية franska frans"
        ),
        "es": names(
            "es spa spanish 스페인어 서반아어 スペイン語 西班牙语 tiếngtâybannha สเปน spanisch espagnol español espanhol испанский spagnolo hiszpański ispanyolca"
        ),
        "pt": names(
            "pt por portuguese 포르투갈어 ポルトガル語 葡萄牙语 tiếngbồđàonha โปรตุเกส portugiesisch portugais portugués português португальский portoghese"
        ),
        "ru": names("ru rus russian 러시아어 ロシア語 俄语 tiếngnga รัสเซีย russisch russe ruso russo русский rosyjski rusça"),
        "it": names("it ita italian 이탈리아어 イタリア語 意大利语 tiếngý อิตาลี italienisch italien italiano итальянский włoski italyanca"),
        "la": names("lat latin 라틴어 latein"), "ar": names("ara arabic 아랍어 arabisch arabe العربية عربي"),
        "tr": names("tur turkish 터키어 튀르키예어 türkisch turc turco türkçe turecki"), "hi": names("hin hindi 힌디어"),
        "id": names("ind indonesian 인도네시아어 bahasa"), "nl": names("nl nld dutch 네덜란드어 niederländisch nederlands holenderski"),
        "pl": names("pl pol polish 폴란드어 polnisch polski lehçe"), "sv": names("sv swe swedish 스웨덴어 schwedisch svenska"),
        "uk": names("ukr ukrainian 우크라이나어 українська"), "cs": names("cs ces cze czech 체코어 tschechisch čeština"),
        "hu": names("hun hungarian 헝가리어 ungarisch magyar"), "el": names("ell greek 그리스어 griechisch"),
        "eo": names("epo esperanto 에스페란토"), "mn": names("mon mongolian 몽골어"),
    ]

    /// The code of the language that is called `name`, or that it is the code of; nil for one that is not known.
    package static func code(of name: String) -> String? {
        let key = Text.key(name).filter { !$0.isWhitespace }
        return all[key] == nil ? all.first { $0.value.contains(key) }?.key : key
    }

    private static func names(_ text: String) -> [String] {
        text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
