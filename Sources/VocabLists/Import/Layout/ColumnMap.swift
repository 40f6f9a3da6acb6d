import VocabCore

/// Which column of a list holds which field.
package struct ColumnMap: Equatable, Sendable {
    /// The place of each field's column, from 0.
    package let columns: [WordField: Int]

    /// Headings further to the right are not looked at.
    private static let widest = 1_000

    /// What stands in a list of field names for a column to pass over.
    package static let ignored = "-"

    /// The given columns.
    package init(_ columns: [WordField: Int]) {
        self.columns = columns
    }

    /// The order that a list without a header is taken to have: the term, then its meaning.
    package static let termThenMeaning = ColumnMap([.term: 0, .meaning: 1])

    /// Reads a header, or returns nil when `cells` are none: when they do not name both the term and the meaning.
    ///
    /// Of two columns for the same field the first counts.
    package init?(header cells: [String]) {
        var columns: [WordField: Int] = [:]
        let cells = cells.prefix(Self.widest)
        for (index, cell) in cells.enumerated() {
            if let field = Self.field(named: cell), columns[field] == nil { columns[field] = index }
        }
        for (field, index) in Self.languages(of: Array(cells), leaving: columns) { columns[field] = index }
        guard columns[.term] != nil, columns[.meaning] != nil else { return nil }
        self.columns = columns
    }

    /// Reads a list of field names such as `term,meaning,-,example`; `-` or an unknown name leaves a column out.
    ///
    /// Returns nil unless both the term and the meaning are named.
    package init?(list: String) {
        self.init(header: list.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }

    /// The content of a row; a column that the row does not reach is empty.
    package func content(of cells: [String]) -> WordContent {
        var content = WordContent()
        for (field, column) in columns where column < cells.count { content[field] = cells[column] }
        return content
    }

    /// Whether cells hold something in columns that are no field's.
    func leavesOut(_ cells: [String]) -> Bool {
        cells.indices.contains { !columns.values.contains($0) && !Text.isBlank(cells[$0]) }
    }

    /// Whether a row has a meaning, and nothing else but what belongs to that.
    func holdsOnlyMeaning(_ cells: [String]) -> Bool {
        let filled = Set(cells.indices.filter { !Text.isBlank(cells[$0]) })
        let allowed: Set<WordField> = [.meaning, .partOfSpeech, .example, .note]
        guard let meaning = columns[.meaning], filled.contains(meaning) else { return false }
        return filled.isSubset(of: Set(columns.filter { allowed.contains($0.key) }.values))
    }

    /// The list of field names that `init(list:)` reads this from.
    package var list: String {
        let names = Dictionary(columns.map { ($0.value, $0.key.rawValue) }) { $1 }
        return (0...(columns.values.max() ?? 0)).map { names[$0] ?? Self.ignored }.joined(separator: ",")
    }

    /// The field that a column of this name holds; nil when people call none so.
    static func field(named cell: String) -> WordField? {
        let names = readings(ofHeading: cell)
        if let field = names.lazy.compactMap({ fieldsByName[$0] }).first { return field }
        // `예문 1` is a heading; `단어1` is as likely the first of some made-up words.
        let bare = names.map { $0.replacing(#/[0-9]+$/#, with: "") }
        return bare.lazy.compactMap { fieldsByName[$0] }.first { $0 != .term }
    }

    private static let fieldsByName = Dictionary(
        WordField.allCases.flatMap { field in names(of: field).map { ($0, field) } }, uniquingKeysWith: { first, _ in first })

    /// The heading without spaces and ornaments, then also without what stands in brackets, or on one side of a slash:
    /// `단어(Word)`, `*뜻*`, `Word/단어`.
    private static func readings(ofHeading cell: String) -> [String] {
        let name = Text.key(cell).filter { !" _-*:.[]".contains($0) }
        let bare = name.replacing(#/[(（][^)）]*[)）]/#, with: "")
        return [name, bare] + bare.split(separator: "/").map(String.init)
    }

    /// What columns that are named for languages hold, where `known` columns leave it open: Korean is the meaning, and otherwise the
    /// first language is the term.
    private static func languages(of cells: [String], leaving known: [WordField: Int]) -> [WordField: Int] {
        let named = cells.indices.filter { index in
            !known.values.contains(index) && readings(ofHeading: cells[index]).contains(where: languageNames.contains)
        }
        guard let first = named.first else { return [:] }
        let korean = named.first { index in readings(ofHeading: cells[index]).contains(where: koreanNames.contains) }
        switch (known[.term], known[.meaning]) {
        case (nil, nil):
            guard named.count > 1 else { return [:] }
            let meaning = korean ?? named[1]
            return [.term: named.first { $0 != meaning } ?? first, .meaning: meaning]
        case (nil, _?): return [.term: named.first { $0 != korean } ?? first]
        case (_?, nil): return [.meaning: korean ?? first]
        default: return [:]
        }
    }

    private static let koreanNames: Set<String> = [
        "korean", "한국어", "국어", "한글", "우리말", "韓国語", "韩语", "韩国语", "coreano", "koreanisch",
    ]

    /// Names of languages at the head of a column, in the languages themselves and in Korean, English, Japanese and Chinese.
    private static let languageNames: Set<String> = koreanNames.union([
        "english", "영어", "英語", "英语", "englisch", "inglés", "anglais", "japanese", "일본어", "日本語", "日语", "chinese", "중국어", "中文",
        "中国語",
        "german", "deutsch", "독일어", "french", "français", "프랑스어", "불어", "spanish", "español", "스페인어", "russian", "러시아어",
        "italian",
        "italiano", "이탈리아어", "portuguese", "포르투갈어", "vietnamese", "베트남어", "latin", "라틴어", "arabic", "아랍어", "turkish", "터키어",
        "thai",
        "태국어", "hindi", "indonesian",
    ])

    /// What people call a field at the head of a column, in English and in Korean.
    private static func names(of field: WordField) -> Set<String> {
        switch field {
        case .term:
            [
                "term", "word", "words", "단어", "영단어", "영어단어", "표제어", "어휘", "expression", "front", "숙어",
                "vocabulary", "vocab", "headword", "entry", "lemma", "question", "単語", "英単語", "表記", "語", "单词", "單詞",
                "词", "生词",
                "simplified", "hanzi", "kanji", "漢字", "汉字", "sentenceterm",
            ]
        case .meaning:
            [
                "meaning", "meanings", "definition", "definitions", "translation", "mean", "뜻", "단어뜻", "의미", "뜻풀이", "해석", "풀이",
                "길잡이말", "한글뜻", "한국어뜻", "우리말뜻", "영어뜻",
                "gloss", "glosses", "answer", "意味", "訳", "释义", "釋義", "意思", "解释", "definitionen",
                "englishdefinition",
                "back",
            ]
        case .partOfSpeech: ["partofspeech", "pos", "품사", "wordclass", "品詞", "词性", "詞性", "type"]
        case .pronunciation:
            [
                "pronunciation", "ipa", "phonetic", "reading", "발음", "발음기호", "phonetics", "transcription", "読み", "よみ", "ふりがな",
                "kana", "拼音", "pinyin", "音标", "병음", "요미가나", "후리가나", "히라가나", "독음", "ピンイン",
            ]
        case .example:
            ["example", "examples", "sentence", "examplesentence", "예문", "예시", "용례", "exampleja", "usage", "例文", "例句", "例"]
        case .synonyms: ["synonym", "synonyms", "동의어", "유의어", "비슷한말", "類義語", "同义词"]
        case .antonyms: ["antonym", "antonyms", "반의어", "반대말", "反対語", "反义词"]
        case .tags: ["tag", "tags", "태그", "분류", "주제", "タグ", "标签", "category", "topic"]
        case .note:
            ["note", "notes", "memo", "메모", "비고", "참고", "comment", "comments", "remark", "remarks", "備考", "メモ", "备注", "hint"]
        }
    }
}
