import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

@Suite("Headers as people write them") struct HeaderTests {
    @Test(
        "are no words, and say which column is which",
        arguments: [
            ("단어,뜻", "apple,사과"), ("영단어,한글뜻", "apple,사과"), ("Term\tDefinition", "apple\t사과"), ("English,Korean", "apple,사과"),
            ("한국어,영어", "사과,apple"), ("영어,한국어", "apple,사과"), ("뜻,단어", "사과,apple"),
            ("단어(Word),뜻(Meaning)", "apple,사과"), ("Word/단어,Meaning/뜻", "apple,사과"), ("*단어*,*뜻*", "apple,사과"),
            ("영어 단어,한국어 뜻,예문 1", "apple,사과,An apple."), ("Vocabulary,Translation (KR)", "apple,사과"),
            ("No.,단어,품사,의미", "1,apple,명사,사과"), ("번호,영단어,뜻", "1,apple,사과"), ("Unit,Lesson,Word,Meaning", "1,2,apple,사과"),
            ("Front,Back,Tags", "apple,사과,day1"),
            ("No\tWord\tMeaning\tExample", "1\tapple\t사과\tAn apple."), ("단어,발음기호,품사,뜻,예문,해석", "apple,ˈæpl,n,사과,An apple.,사과 하나."),
            ("word,definition,usage,book,authors", "apple,사과,An apple.,Moby Dick,Melville"),
        ])
    func found(header: String, row: String) throws {
        for text in ["\(header)\n\(row)\n", "\u{FEFF}\(header)\r\n\(row)\r\n"] {
            let list = try WordList(reading: text)
            #expect(list.layout.hasHeader && list.pairs == ["apple=사과"], "\(text)")
        }
    }

    @Test(
        "for any pair of languages Korean under a Korean heading is the meaning, and otherwise the first is the term",
        arguments: [
            ("Deutsch;Englisch", "Äpfel;apples", "Äpfel=apples"), ("English,Spanish", "dog,perro", "dog=perro"),
            ("Spanish,English", "perro,dog", "perro=dog"), ("Deutsch,English", "Hund,dog", "Hund=dog"),
            ("英語,日本語", "school,学校", "school=学校"), ("日本語,韓国語", "学校,학교", "学校=학교"), ("일본어,한국어", "学校,학교", "学校=학교"),
            ("독일어,뜻", "Apfel,사과", "Apfel=사과"), ("Korean,English", "사과,apple", "사과=apple"), ("중국어,병음,뜻", "你好,nǐ hǎo,안녕", "你好=안녕"),
            ("일본어,요미가나,뜻", "学校,がっこう,학교", "学校=학교"), ("漢字,読み,意味", "学校,がっこう,school", "学校=school"),
            ("Kanji,Kana,English", "学校,がっこう,school", "学校=school"), ("汉字,拼音,意思", "你好,nǐ hǎo,hello", "你好=hello"),
            ("単語,意味", "学校,school", "学校=school"), ("español,inglés", "niño,boy", "niño=boy"),
        ])
    func languages(header: String, row: String, pair: String) throws {
        let list = try WordList(reading: "\(header)\n\(row)\n")
        #expect(list.layout.hasHeader && list.pairs == [pair])
    }

    @Test(
        "stand below titles, which are no words either",
        arguments: ["표 1\n", "토익 영단어 1000\n\n", "TOEIC Day 1,,\n", "단어장\n2024년 봄\n", "\u{FEFF}\"제목, 하나\"\n"])
    func titles(title: String) throws {
        let list = try WordList(reading: title + "단어,뜻,예문\napple,사과,An apple.\npear,배,\n")
        #expect(list.layout.hasHeader && list.pairs == ["apple=사과", "pear=배"] && list.badRows.isEmpty && list.rowCount == 2)
        #expect(list.rows.first?.content.example == "An apple.")
        #expect(list.rows.first?.line == 2 + title.filter(\.isNewline).count)
    }

    @Test("are found below a line that cannot be read, which is told and is not taken for the header")
    func unreadableAbove() throws {
        let list = try WordList(reading: "\"제목\" 하나\n단어,뜻\napple,사과\n")
        #expect(list.pairs == ["apple=사과"] && list.badRows.map(\.line) == [1])
    }

    @Test("that come again between the rows are no words")
    func again() throws {
        #expect(try WordList.pairs(of: "단어,뜻\napple,사과\n단어,뜻\npear,배\n") == ["apple=사과", "pear=배"])
    }

    @Test(
        "are not taken for one where the first row is a word",
        arguments: [
            "word,단어\nmeaning,뜻\n", "answer,대답\nquestion,질문\n", "English,영국의\nKorean,한국의\n", "apple,사과\nterm,meaning\n",
            "note,메모\ntag,태그\n", "reading,독서\nexample,예\n",
        ])
    func words(text: String) throws {
        let list = try WordList(reading: text)
        #expect(!list.layout.hasHeader && list.rowCount == 2)
    }

    @Test(
        "The names of --columns are those of headers, and are written back",
        arguments: ["term,meaning,-,example", "-,meaning,term"])
    func map(list: String) throws {
        let map = try #require(ColumnMap(list: list))
        #expect(map.list == list && ColumnMap(list: map.list) == map)
    }
}
