import Testing

@testable import VocabCore
@testable import VocabLists

/// Habits of people who keep lists: signs in front of lines, pictures, times, abbreviations right at the word.
@Suite("Habits of people who keep lists") struct HabitTests {
    private func list(_ lines: [String]) throws -> WordList { try WordList(reading: lines.joined(separator: "\n") + "\n") }

    @Test("A quoted letter, definitions of a wiki, headings throughout and a table of one column lose their signs")
    func lineMarks() throws {
        let letter = try list([
            "Da: Paola <paola@example.com>", "Oggetto: Parole", "", "> Ciao a tutti,", ">", "> il treno: train",
            "> il binario: platform, track",
            "> il biglietto: ticket", "> il ritardo: delay", "> in orario: on time",
        ])
        #expect(letter.pairs[1] == "il binario=platform, track" && letter.rows.count == 5 && letter.linesLeftOut == [1, 2])
        let wiki = try list(["'''Indonesian''' is spoken", "== Numbers ==", "; satu : one", "; dua : two", "; tiga : three"])
        #expect(wiki.pairs == ["satu=one", "dua=two", "tiga=three"] && wiki.linesLeftOut == [1])
        #expect(try list(["# const : 상수", "", "# let : 변수", "", "# var : 값"]).pairs == ["const=상수", "let=변수", "var=값"])
        let bars = [
            "| **Word List 1** |", "| --- |", "| mood  [mu:d]  n. 心情 |", "| lad  [læd]  n. 少年 |", "| equip  [i'kwip]  v. 装备 |",
            "| hobby  ['hɔbi]  n. 爱好 |",
        ]
        #expect(try list(bars).pairs == ["mood=心情", "lad=少年", "equip=装备", "hobby=爱好"])
    }

    @Test("Parts of speech right at the meaning, words without one among them, and numbers right at the word")
    func glued() throws {
        let words = [
            "hey 嘿", "a(an)  art.一", "abandon v.抛弃，舍弃", "abstract a./n.抽象的", "by and large 大体上", "ability n.能力", "able a.能够",
            "abolish v.废除",
        ]
        let found = try list(words)
        #expect(
            found.pairs[0] == "hey=嘿" && found.pairs[2] == "abandon=抛弃，舍弃" && found.pairs[4] == "by and large=大体上"
                && found.badRows.isEmpty)
        #expect(try list(["1wage n.工资", "2wagon n.货车", "3waist n.腰", "4wait v.等候", "5wake v.醒来"]).pairs[1] == "wagon=货车")
        #expect(
            try list(["menu\tnoun menu card", "cold\tadjective not warm", "dish\tnoun plate", "run\tverb move fast"]).pairs[1]
                == "cold=not warm")
    }

    @Test("Pictures, times and quotes beside words are no part of them")
    func besideWords() throws {
        #expect(
            try list([
                "🐶 dog – der Hund", "🐱 cat – die Katze", "hedgehog – der Igel 🦔", "🦉 owl – die Eule", "🐴 horse – das Pferd",
            ]).pairs[2] == "hedgehog=der Igel")
        #expect(
            try list([
                "03:12 to bail on smb – кинуть", "05:40 nausea – тошнота", "06:02 to dissolve – растворять",
                "07:55 a bathtub – ванна",
            ]).pairs[1] == "nausea=тошнота")
        let stray = try list([
            "\"debt\";\"deuda\";\"\"", "\"loan\";\"préstamo\";\"He asked.\"", "mortgage\";hipoteca;", "\"bill\";\"factura\";\"\"",
            "\"fee\";\"tarifa\";\"\"",
        ])
        #expect(stray.pairs[2] == "mortgage=hipoteca")
        #expect(
            try list([
                "adequate (adj) = yeterli", "abundant = bol", "allegedly (adv) = iddiaya", "bias = önyargı", "attain = ulaşmak",
            ]).pairs.prefix(3) == ["adequate=yeterli", "abundant=bol", "allegedly=iddiaya"])
        // Behind a noun an `n` in brackets is its plural.
        #expect(
            try list([
                "die Ware (n)\tgoods", "die Banane (n)\tbanana", "der Preis\tprice", "das Geld\tmoney", "der Markt\tmarket",
            ]).pairs[0] == "die Ware (n)=goods")
    }

    @Test("Signs that end lines part nothing, and those of cards in both directions are one")
    func ends() throws {
        #expect(
            try list([
                "nucleus ~ contains the DNA;", "ribosome ~ makes proteins;", "vacuole ~ stores water;", "osmosis ~ moves water;",
            ]).pairs[1] == "ribosome=makes proteins")
        #expect(
            try list(["il forno::oven", "tagliare:::to cut", "la farina::flour", "==il burro==::butter"]).pairs == [
                "il forno=oven", "tagliare=to cut", "la farina=flour", "il burro=butter",
            ])
    }

    @Test("Words in two scripts with a blank between them, a wide one, a hyphen, or nothing")
    func scripts() throws {
        #expect(try list(["因为 because", "总是 always", "不同的 different", "明天 tomorrow"]).pairs[2] == "不同的=different")
        #expect(try list(["握る        握，掌握   ", "望み薄　　  希望不大", "抱える　　　 负担", "足元        立场", "漂う        漂浮"]).pairs[2] == "抱える=负担")
        #expect(
            try list(["two-2", "three-3", "apple-苹果", "banana-香蕉", "peach-桃子", "nice-愉快", "go on-继续", "four-4"]).pairs == [
                "two=2", "three=3", "apple=苹果", "banana=香蕉", "peach=桃子", "nice=愉快", "go on=继续", "four=4",
            ])
        #expect(try list(["人사람 인", "卩무릎 꿇을 절", "士선비 사", "大큰 대", "女계집 녀"]).pairs[1] == "卩=무릎 꿇을 절")
    }

    @Test("Cards in blocks with labels, between marks or under a number")
    func blocks() throws {
        let cards = ["robust", "agile", "scope", "debt"].flatMap {
            ["START", "Basic", "Vorderseite: \($0)", "Rückseite: the meaning", "of \($0)", "END", ""]
        }
        #expect(try list(["TARGET DECK: Words", ""] + cards).pairs[1] == "agile=the meaning of agile")
        let words = [("Appointed", "임명된"), ("Executive", "임원"), ("Diligent", "성실한"), ("Comply", "따르다")].enumerated().flatMap {
            number, word in
            ["2.\(number + 1). \(word.0)", "뜻: \(word.1)", "품사: 명사", "역할: 주어", ""]
        }
        let list = try list(["```"] + words + ["```"])
        #expect(
            list.pairs == ["Appointed=임명된", "Executive=임원", "Diligent=성실한", "Comply=따르다"]
                && list.rows.map(\.line) == [2, 7, 12, 17])
    }

    @Test("Words below the sentences they stand in, and senses below headings with an example behind them")
    func examples() throws {
        let sentences = [("robust", "strong"), ("scope", "extent"), ("prior", "earlier"), ("yield", "give")].flatMap {
            word, meaning in
            ["- We want a system that is \(word) in the end.", "  - \(word) : \(meaning)", ""]
        }
        let found = try list(["# 단어장", ""] + sentences)
        #expect(found.pairs[1] == "scope=extent" && found.column(.example)[0] == "We want a system that is robust in the end.")
        let headed = ["session", "attend", "belong", "discuss", "launch", "waive", "retain", "defer"].flatMap {
            ["### \($0)", "", "1. 첫째 뜻", "2. 둘째 뜻", "", "They \($0) it.", ""]
        }
        let senses = try list(headed)
        #expect(senses.pairs[0] == "session=첫째 뜻; 둘째 뜻" && senses.column(.example)[1] == "They attend it.")
    }

    @Test("A line that heads a part is no header, whatever it names")
    func units() throws {
        #expect(
            try list(["DAY 01\t", "achieve\t이루다", "admire\t감탄하다", "DAY 02\t", "bargain\t흥정하다", "commit\t저지르다"]).pairs == [
                "achieve=이루다", "admire=감탄하다", "bargain=흥정하다", "commit=저지르다",
            ])
        #expect(
            try list([
                "TOPIC: HOME", "", "window (n): cửa sổ", "floor (n): sàn nhà", "TOPIC: WORK", "", "office (n): văn phòng",
                "boss (n): sếp", "salary (n): lương",
            ]).pairs.contains("floor=sàn nhà"))
        let titles = [
            "Prep 2 - Second term", "Unit 7", "1- village - قرية", "2- farmer - فلاح", "3- field - حقل", "Unit 8",
            "1- nurse - ممرضة", "2- doctor - طبيب", "3- patient - مريض",
        ]
        #expect(try list(titles).pairs.prefix(2) == ["village=قرية", "farmer=فلاح"])
    }
}
