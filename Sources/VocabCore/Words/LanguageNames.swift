/// What people call languages, in Korean, in English and in other languages that word lists are made in.
package enum LanguageNames {
    /// The names of each language by its code (ISO 639-1, or ISO 639-3 where that has none or few learn it), in lower case and without spaces.
    package static let all: [String: [String]] = [
        "ko": names(
            "ko kor kr korean कोरियन कोरियाली 한국어 국어 한글 우리말 韓国語 韩语 韩国语 韓語 tiếnghàn เกาหลี ภาษาเกาหลี koreanisch coréen coreano корейский koreański korece الكورية koreansky корейська"
        ),
        "en": names(
            "en eng english 영어 英語 英语 英文 tiếnganh อังกฤษ ภาษาอังกฤษ englisch anglais inglés ingles inglês английский inglese angielski ingilizce الإنجليزية إنجليزي engelska engels inggris anglicky angličtina angol англійська αγγλικά angličtina anglický poangielsku angleščina engleski inggeris englanti engelsk"
        ),
        "ja": names(
            "ja jpn jap jp japanese 일본어 일어 日本語 日语 日文 日語 tiếngnhật ญี่ปุ่น ภาษาญี่ปุ่น japanisch japonais japonés japonês японский giapponese japoński japonca japansk japanisch"
        ),
        "zh": names(
            "zh zho chi cn ch chinese mandarin 중국어 中文 中国語 汉语 漢語 tiếngtrung จีน ภาษาจีน chinesisch chinois chino chinês китайский cinese"
        ),
        "vi": names("vi vie vn vietnamese 베트남어 ベトナム語 越南语 tiếngviệt เวียดนาม vietnamesisch vietnamien vietnamita вьетнамский"),
        "th": names("th tha thai 태국어 タイ語 泰语 tiếngthái ไทย ภาษาไทย thailändisch thaï tailandés тайский"),
        "de": names(
            "de deu ger germ german 독일어 독어 ドイツ語 德语 tiếngđức เยอรมัน deutsch allemand alemán alemão немецкий tedesco niemiecki almanca الألمانية tyska duits jerman německy německý német němčina nemecky nemčina poniemiecku"
        ),
        "fr": names(
            "fr fra fre french 프랑스어 불어 フランス語 法语 tiếngpháp ฝรั่งเศส französisch français francés francês французский francese francuski fransızca الفرنسية franska frans francouzsky francouzština французкий pofrancusku"
        ),
        "es": names(
            "es spa esp span spanish castellano 스페인어 서반아어 スペイン語 西班牙语 tiếngtâybannha สเปน spanisch espagnol español espanhol испанский spagnolo hiszpański ispanyolca španělsky španielsky pohiszpańsku"
        ),
        "pt": names(
            "pt por portuguese 포르투갈어 ポルトガル語 葡萄牙语 tiếngbồđàonha โปรตุเกส portugiesisch portugais portugués português португальский portoghese"
        ),
        "ru": names(
            "ru rus russian 러시아어 ロシア語 俄语 tiếngnga รัสเซีย russisch russe ruso russo русский rosyjski rusça rusky ruština порусски russo"
        ),
        "it": names(
            "it ita ital italian 이탈리아어 イタリア語 意大利语 tiếngý อิตาลี italienisch italien italiano итальянский włoski italyanca italsky italština"
        ),
        "la": names("lat latin 라틴어 latein"), "ar": names("ara arabic 아랍어 arabisch arabe العربية عربي"),
        "tr": names("tur turkish 터키어 튀르키예어 türkisch turc turco türkçe turecki"), "hi": names("hin hindi 힌디어 हिन्दी हिंदी"),
        "id": names("indonesian 인도네시아어 bahasa"),
        "nl": names("nl nld dutch 네덜란드어 niederländisch nederlands holenderski нидерландский нідерландська голландский"),
        "pl": names("pl pol polish 폴란드어 polnisch polski lehçe polsky popolsku polština"),
        "sv": names("sv swe swedish 스웨덴어 schwedisch svenska ruotsi"),
        "uk": names("ukr ukrainian 우크라이나어 українська українською украинский"),
        "cs": names("cs cz ces cze czech 체코어 tschechisch čeština česky"),
        "hu": names("hun hungarian 헝가리어 ungarisch magyar maďarsky"),
        "el": names("ell greek 그리스어 griechisch ελληνικά grec griego греческий"),
        "eo": names("epo esperanto 에스페란토"), "mn": names("mongolian 몽골어"),
        "da": names("danish 덴마크어 dänisch dansk"), "nb": names("norwegian 노르웨이어 norwegisch norsk bokmål"),
        "fi": names("finnish 핀란드어 finnisch suomi finska"), "is": names("isl icelandic 아이슬란드어 isländisch íslenska"),
        "et": names("estonian estnisch eesti эстонский"), "lv": names("lav latvian lettisch latviešu латышский"),
        "lt": names("lithuanian litauisch lietuvių литовский"),
        "sk": names("slk slovak 슬로바키아어 slowakisch slovenčina slovensky slovenská словацкий"),
        "sl": names("slv slovenian slovene slowenisch slovenščina словенский"),
        "hr": names("hrv croatian 크로아티아어 kroatisch hrvatski хорватский"),
        "sr": names("srp serbian 세르비아어 serbisch srpski српски сербский"),
        "bg": names("bul bulgarian 불가리아어 bulgarisch български болгарский"),
        "mk": names("mkd macedonian makedonisch македонски"), "be": names("belarusian weißrussisch беларуская"),
        "ro": names("rum romanian 루마니아어 rumänisch română"), "sq": names("sqi albanian albanisch shqip"),
        "hy": names("hye armenian 아르메니아어 armenisch հայերեն армянский"),
        "ka": names("kat georgian 조지아어 georgisch ქართული грузинский"),
        "he": names("heb hebrew 히브리어 hebräisch עברית"), "fa": names("fas farsi persian 페르시아어 persisch فارسی"),
        "ur": names("urd urdu 우르두어 اردو"), "bn": names("bengali bangla 벵골어 বাংলা"), "ta": names("tamil 타밀어 தமிழ்"),
        "te": names("telugu"), "mr": names("marathi"), "pa": names("punjabi"), "gu": names("guj gujarati"),
        "ne": names("nep nepali 네팔어 नेपाली"), "si": names("sinhala"), "km": names("khm khmer 크메르어"), "lo": names("lao laotian"),
        "my": names("mya burmese 버마어 미얀마어"), "ms": names("msa malay 말레이어 melayu"),
        "tl": names("tgl tagalog filipino 필리핀어 타갈로그어"), "sw": names("swahili kiswahili 스와힐리어"),
        "yo": names("yor yoruba"), "ig": names("ibo igbo"), "ha": names("hausa"), "am": names("amh amharic"),
        "zu": names("zul zulu"), "af": names("afr afrikaans"), "ca": names("catalan català 카탈루냐어"),
        "gl": names("glg galician galego"), "eu": names("eus basque euskara"), "ga": names("gle irish gaeilge"),
        "gd": names("gla gaelic gàidhlig"), "cy": names("cym welsh cymraeg"), "br": names("bre breton brezhoneg"),
        "mt": names("mlt maltese"), "lb": names("ltz luxembourgish"), "yi": names("yid yiddish"), "kk": names("kaz kazakh"),
        "uz": names("uzb uzbek"), "az": names("aze azerbaijani"), "ky": names("kir kyrgyz"), "tt": names("tatar"),
        "mi": names("mri maori māori"), "haw": names("haw hawaiian"), "sa": names("sanskrit 산스크리트어"),
        "tlh": names("tlh klingon"), "tok": names("tokipona"), "yue": names("yue cantonese 광둥어 粤语 粵語"),
        "kab": names("kabyle taqbaylit"), "ary": names("darija"), "ber": names("berber amazigh tamazight"),
        "som": names("somali soomaali"), "kur": names("kurdish kurmanji kurdî sorani"), "pus": names("pashto"),
        "tgk": names("tajik"), "tuk": names("turkmen"), "uig": names("uyghur"), "bod": names("tibetan 티베트어"),
        "dzo": names("dzongkha"), "jav": names("javanese"), "sun": names("sundanese"), "ceb": names("cebuano bisaya"),
        "ilo": names("ilocano ilokano"), "hil": names("hiligaynon"), "mlg": names("malagasy"), "wol": names("wolof"),
        "xho": names("xhosa isixhosa"), "sna": names("shona chishona"), "sot": names("sesotho"), "tsn": names("setswana tswana"),
        "kin": names("kinyarwanda"), "lug": names("luganda"), "bam": names("bambara"), "orm": names("oromo"),
        "tir": names("tigrinya"), "lin": names("lingala"), "que": names("quechua"), "nah": names("nahuatl"),
        "grn": names("guarani guaraní"), "aym": names("aymara"), "arn": names("mapudungun"), "nav": names("navajo"),
        "chr": names("cherokee"), "iku": names("inuktitut"), "oji": names("ojibwe"), "smo": names("samoan"),
        "ton": names("tongan"), "fij": names("fijian"), "tah": names("tahitian"), "cha": names("chamorro"),
        "oci": names("occitan"), "cos": names("corsican"), "srd": names("sardinian"), "scn": names("sicilian"),
        "nap": names("neapolitan"), "roh": names("romansh"), "fry": names("frisian frysk"), "fao": names("faroese føroyskt"),
        "glv": names("manx gaelg"), "cor": names("cornish kernewek"), "csb": names("kashubian"), "szl": names("silesian"),
        "bos": names("bosnian bosanski"), "rom": names("romani"), "arc": names("aramaic"), "cop": names("coptic"),
        "akk": names("akkadian"), "non": names("oldnorse"), "ang": names("oldenglish anglosaxon"), "grc": names("ancientgreek"),
        "kan": names("kannada"), "mal": names("malayalam"), "ori": names("odia"), "asm": names("assamese"),
        "kok": names("konkani"), "snd": names("sindhi"), "mai": names("maithili"), "bho": names("bhojpuri"),
        "hak": names("hakka"), "nan": names("hokkien taiwanese taigi"), "ina": names("interlingua"), "vol": names("volapük"),
        "jbo": names("lojban"), "qya": names("quenya"), "sjn": names("sindarin"),
    ]

    /// Whether a language is called so by those who speak it.
    package static func isOwnName(_ name: String, of code: String) -> Bool {
        ownNames[code]?.contains(Text.key(name).filter { !$0.isWhitespace }) == true
    }

    private static let ownNames: [String: [String]] = [
        "ko": ["한국어", "우리말"], "en": ["english"], "ja": ["日本語"], "zh": ["中文", "汉语", "漢語"], "vi": ["tiếngviệt"],
        "th": ["ไทย", "ภาษาไทย"],
        "de": ["deutsch"], "fr": ["français", "francais"], "es": ["español", "espanol", "castellano"], "it": ["italiano"],
        "pt": ["português", "portugues"], "nl": ["nederlands"], "pl": ["polski"], "ru": ["русский"], "tr": ["türkçe"],
        "sv": ["svenska"],
        "cs": ["čeština", "česky"], "hu": ["magyar"], "uk": ["українська"], "el": ["ελληνικά"], "ne": ["नेपाली"],
        "hi": ["हिन्दी", "हिंदी"],
    ]

    /// The code of the language that is called `name`, or that it is the code of; nil for one that is not known.
    package static func code(of name: String) -> String? {
        let key = Text.key(name).filter { !$0.isWhitespace }
        return all[key] == nil ? all.first { $0.value.contains(key) }?.key : key
    }

    /// Whether hardly anybody explains the words of another language in this one: those who speak it nearly all know a bigger one, or
    /// nobody speaks it from childhood on.
    package static func isExplainedInOthers(_ code: String) -> Bool { small.contains(code) }

    private static let small = Set(
        names(
            """
            la eo ga gd cy br lb yi mi haw sa eu tlh tok kab ary ber bod nav chr iku oji que nah grn aym arn smo ton fij tah cha oci
            cos srd scn nap roh fry fao glv cor csb szl rom arc cop akk non ang grc ina vol jbo qya sjn
            """))

    private static func names(_ text: String) -> [String] {
        text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
