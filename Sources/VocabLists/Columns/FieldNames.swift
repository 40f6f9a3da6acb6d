import VocabCore

/// What people call the columns of word lists in Korean, English, Japanese, Chinese, Vietnamese, Thai, German, French, Spanish,
/// Portuguese, Russian and Italian, and in shorter lists Polish, Turkish, Arabic, Swedish, Dutch, Indonesian, Czech, Hungarian,
/// Ukrainian, Greek and Hindi: in lower case, without spaces.
enum FieldNames {
    static let fields: [WordField: [String]] = [
        .term: names(
            """
            term word words voca vocas sourcetext originaltext 원문 spelling expression expressions front vocabulary vocab headword entry lemma question phrase kanji hanzi simplified
            sentenceterm idiom item vocabword infinitive infinitiv grundform infinitivo infinitif infinitief baseform dictionaryform 원형 기본형 동사원형 辞書形 原形 原型 単語名 用語 术语 術語 용어 단어명 단어이름 단어 영단어 영어단어 표제어 어휘 숙어 낱말 표현 앞면 문제 스펠링 철자 単語 英単語 表記 語 字 言葉 語彙 見出し語 漢字 表面 单词 單詞
            词 詞 生词 生詞 词语 詞語 词汇 詞彙 單字 单字 生字 英文單字 英文单字 汉字 繁體 简体 简化字 繁体字 繁體字 正面 từ từvựng từmới mặttrước คำ คำศัพท์ ศัพท์ wort wörter vokabel vokabeln begriff
            ausdruck vorderseite stichwort mot mots terme vocabulaire recto palabra palabras término termino vocablo vocabulario
            anverso palavra palavras termo vocabulário frente слово слова термин выражение лексика parola parole termine vocabolo
            vocaboli fronte
            słowo słówko wyraz hasło kelime sözcük الكلمة كلمة المفردة مفردة ord woord woorden kata slovo slovíčko szó
            слово λέξη शब्द
            """),
        .meaning: names(
            """
            meaning meanings targettext translatedtext 번역문 definition definitions translation translations trans mean gloss glosses answer back englishdefinition
            explanation sense equivalent description 뜻 훈 훈음 뜻음 단어뜻 의미 뜻풀이 해석 풀이 번역 정의 설명 뒷면 답 정답 길잡이말 한글뜻 한국어뜻 우리말뜻 영어뜻 意味 訳 和訳
            英訳 日本語訳 説明 解説 語釈 語義 定義 裏面 释义 釋義 词义 詞義 说明 說明 中文意思 中文释义 中文解释 意思 解释 解釋 翻译 翻譯 中译 定义 定義 含义 背面 nghĩa ýnghĩa dịch bảndịch địnhnghĩa mặtsau
            ความหมาย แปล คำแปล bedeutung bedeutungen übersetzung übersetzungen definition definitionen rückseite erklärung
            signification sens traduction traductions définition verso significado significados traducción traduccion definición
            definicion reverso tradução traduções sentido definição verso значение перевод определение смысл significato
            significati traduzione traduzioni definizione retro spiegazione spiegazioni
            znaczenie tłumaczenie definicja anlam anlamı çeviri tanım karşılığı المعنى معنى الترجمة ترجمة betydelse
            översättning betekenis vertaling arti terjemahan makna překlad význam jelentés fordítás переклад значення
            σημασία μετάφραση अर्थ
            """),
        .partOfSpeech: names(
            """
            partofspeech pos wordclass wordtype type class grammar 품사 品詞 词性 詞性 词类 loạitừ từloại ชนิดของคำ wortart 
            catégorie nature categoríagramatical classegramatical частьречи partedeldiscorso categoriagrammaticale
            częśćmowy sözcüktürü kelimetürü نوعالكلمة ordklass woordsoort slovnídruh szófaj частинамови
            """),
        .pronunciation: names(
            """
            pronunciation pronunc ipa phonetic phonetics reading readings transcription transliteration translit romanization romanized romaji katakana hanviet hánviệt âmhánviệt onyomi zhuyin bopomofo jyutping kana hiragana furigana pinyin hanyupinyin
            발음 발음기호 독음 음 병음 요미가나 후리가나 히라가나 로마자 読み よみ 読み方 ふりがな かな 発音 発音記号 ピンイン 拼音 音标 音標 发音 發音 读音 讀音
            注音 phátâm phiênâm cáchđọc คำอ่าน การออกเสียง aussprache lautschrift prononciation phonétique pronunciación
            pronunciacion pronúncia транскрипция произношение чтение pronuncia
            wymowa telaffuz okunuş النطق نطق uttal uitspraak výslovnost kiejtés вимова προφορά उच्चारण
            """),
        .example: names(
            """
            example examples ex eg bsp zb vd sentence sentences examplesentence exampleja usage context 예문 예시 용례 예 문장 例文 例 用例 例句 例子 vídụ
            câuvídụ ตัวอย่าง ประโยค ตัวอย่างประโยค beispiel beispiele beispielsatz satz exemple exemples phrase exemple ejemplo ejemplos
            oración frase exemplo exemplos пример примеры предложение esempio esempi
            przykład przykłady zdanie örnek örnekler cümle مثال أمثلة جملة exempel mening voorbeeld voorbeeldzin contoh
            příklad věta példa приклад παράδειγμα उदाहरण
            """),
        .synonyms: names(
            """
            synonym synonyms syn eş yakın eşanlamlı yakınanlamlı 동의어 유의어 비슷한말 類義語 同義語 同义词 同義詞 近义词 từđồngnghĩa คำพ้องความหมาย synonyme sinónimo sinónimos
            sinônimo sinônimos синоним синонимы sinonimo sinonimi
            """),
        .antonyms: names(
            """
            antonym antonyms ant zıt karşıt zıtanlamlı opposite 반의어 반대말 反対語 対義語 反义词 反義詞 từtráinghĩa คำตรงข้าม antonym antonyme gegenteil antónimo
            antónimos antônimo antônimos антоним антонимы contrario contrari
            """),
        .tags: names(
            """
            tag tags category topic theme 태그 분류 주제 카테고리 분야 タグ 分類 カテゴリ カテゴリー 分野 ジャンル 标签 標籤 分类 chủđề nhãn หมวด หมวดหมู่ thema schlagwort étiquette
            thème etiqueta etiquetas tema categoría категория тема тег теги categoria
            """),
        .note: names(
            """
            note notes memo comment comments remark remarks extra mnemonic 메모 비고 참고 주석 備考 メモ 注 备注 備註 笔记 ghichú
            หมายเหตุ notiz notizen bemerkung anmerkung remarque remarques commentaire nota notas observação примечание заметка
            note
            """),
    ]

    /// Names of columns that hold no field.
    static let others = names(
        """
        language languages 언어 言語 语言 語言 sprache langue idioma язык no nr num number id ids guid uuid key index idx rank order sn row freq frequency count occurrences level grade cefr jlpt hsk topik
        day week unit lesson chapter section page date created added modified updated time url link hint clue image picture photo audio sound
        voice source book author authors deck notetype status check done known score points length strokes radical gender article problem
        plural email phone amount price balance simplepast pastsimple pastparticiple pasttense 번호 순번 연번 순서 순위 빈도 횟수 레벨 등급 수준 급수 난이도 일차 날짜 단원 과 챕터 장 쪽 페이지 링크
        주소 그림 사진 이미지 소리 음성 출처 책 저자 확인 체크 암기 점수 획수 부수 성별 番号 順位 頻度 レベル 日付 課 頁 音声 画像 出典 画数 序号 編號
        编号 频率 等级 級別 级别 日期 课 單元 页 音频 图片 来源 stt sốthứtự cấpđộ ngày bài trang hìnhảnh ลำดับ ที่ ระดับ วันที่ บท หน้า nummer
        häufigkeit stufe niveau datum lektion kapitel seite bild ton quelle geschlecht artikel numéro rang fréquence leçon
        chapitre image son genre pluriel número numero rango frecuencia nivel fecha lección capítulo página imagen género
        frequência nível data lição номер частота уровень дата урок глава страница картинка звук источник род frequenza livello
        lezione capitolo pagina immagine fonte genere
        """)

    private static func names(_ text: String) -> [String] {
        text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
