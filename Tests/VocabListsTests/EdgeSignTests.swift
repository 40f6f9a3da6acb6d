import Testing

@testable import VocabCore
@testable import VocabLists

/// Signs of lists at the edges of words and meanings, once these are read.
@Suite("Signs at the edges of words") struct EdgeSignTests {
    private static let plain = ["apple=사과", "pear=배", "grape=포도", "plum=자두", "melon=멜론"]
    private static let words = ["apple", "pear", "grape", "plum", "melon"]
    private static let meanings = ["사과", "배", "포도", "자두", "멜론"]

    private func pairs(_ row: (String, String) -> String) throws -> [String] {
        try WordList.pairs(of: zip(Self.words, Self.meanings).map(row).joined(separator: "\n") + "\n")
    }

    @Test(
        "A list reads the same with a bullet in front of each word as without",
        arguments: ["・", "• ", "- ", "* ", "> ", "★", "✓ ", "▶ ", "☐ ", "[ ] ", "[x] ", "→ ", "= ", "»  "])
    func bullets(sign: String) throws {
        #expect(try pairs { "\(sign)\($0),\($1)" } == Self.plain)
    }

    @Test(
        "and with what is left of an arrow or a dash behind it, or in front of the meaning",
        arguments: [" -", " –", " >>", " ->", ">>", " |", " ★★", "**", " ="])
    func tails(sign: String) throws {
        #expect(try pairs { "\($0)\(sign),\($1)" } == Self.plain)
        #expect(try pairs { "\($0),\($1)\(sign)" } == Self.plain)
    }

    @Test("One word alone is freed of them as well, of marks around all of it, and of empty brackets")
    func single() throws {
        for (dirty, clean) in [
            ("- enormous", "enormous"), ("*jalan-jalan*", "jalan-jalan"), ("`persist`", "persist"), ("**assign", "assign"),
            ("albergo*", "albergo"), ("environment ( )", "environment"),
            ("`CDN` (Content Delivery Network)", "CDN (Content Delivery Network)"),
            ("race\\ condition", "race condition"), ("A  to  B", "A to B"), ("[x] el perro", "el perro"),
            ("↳ exception", "exception"),
        ] {
            let list = try WordList(
                reading: Self.plain.map { $0.replacing("=", with: ",") }.joined(separator: "\n") + "\n\(dirty),말\n")
            #expect(list.pairs.last == "\(clean)=말")
        }
    }

    @Test(
        "What belongs to a word stays: a suffix, a number below zero, a name with signs, the plural of many, a gap to be filled",
        arguments: ["-er", "~을 하다", "C++", "A*", ".NET", "#hashtag", "○○하다", "das Fenster, -", "*ḱwṓ", "«bonjour»", "(…)"])
    func kept(word: String) throws {
        let rows = Self.words.map { "\($0);말 \($0)" } + ["\(word);뜻"]
        #expect(try WordList.pairs(of: rows.joined(separator: "\n") + "\n").last == "\(word)=뜻")
        let explained = try WordList(reading: "term,meaning\nx,one\ny,two\nfrost,- 5도\nz,three\n")
        #expect(explained.pairs[2] == "frost=- 5도")
    }

    @Test("Further lines with the same sign are senses, bars stand between senses, and brackets around all meanings go")
    func meanings() throws {
        let list = try WordList(reading: "term,meaning\na,\"- 하나\n- 둘\"\nb,셋\nc,넷\nd,다섯\n")
        #expect(list.pairs[0] == "a=하나\n둘")
        let barred = try pairs { "\($0),\($1)|\($1)나무" }
        #expect(barred[0] == "apple=사과; 사과나무")
        #expect(try pairs { "\($0),( \($1) )" } == Self.plain)
    }

    @Test("How words are read, and their parts of speech, are found behind bullets") func readings() throws {
        let list = try WordList(
            reading:
                "・reluctant【リラクタント】気が進まない\n・inevitable【イネビタブル】避けられない\n・compensate【コンペンセイト】補償する\n・scrutiny【スクルーティニー】精密な調査\n・hazard【ハザード】危険\n"
        )
        #expect(list.column(.term) == ["reluctant", "inevitable", "compensate", "scrutiny", "hazard"])
        #expect(list.column(.pronunciation)[1] == "イネビタブル")
        let spoken = try WordList(
            reading:
                "すみません (스미마센),실례합니다\nこれをください (코레오 쿠다사이),이것 주세요\nいくらですか (이쿠라데스카),얼마예요?\nおはよう (오하요),안녕\n")
        #expect(spoken.column(.term)[1] == "これをください" && spoken.column(.pronunciation)[3] == "오하요")
        // What explains a word is no sound of it.
        let explained = try WordList(reading: "NPO (금식),금식\nV/S (활력),활력 징후\nBP (혈압),혈압\nHR (맥박),심박수\n")
        #expect(explained.column(.pronunciation) == ["", "", "", ""])
    }

    @Test("Levels behind nearly all terms are tags, and names with numbers are none") func levels() throws {
        let list = try WordList(
            reading:
                "ああ N4, 저렇게\nあいさつ N4, 인사\nアイスクリーム N3, 아이스크림\nアイデア N3, 아이디어\nあいにく N4, 공교롭게도\nアイロン N4, 다리미\nあう N3, 만나다\nあか N4, 때\n")
        #expect(list.column(.term).first == "ああ" && list.rows[2].content.tags == ["N3"])
        let named = try WordList(
            reading: "grade A1,일\ngrade A2,이\ngrade A3,삼\ngrade B1,사\ngrade B2,오\ngrade B3,육\ngrade C1,칠\n")
        #expect(named.column(.term)[0] == "grade A1")
    }

    @Test("The name of a dictionary leaves with the parts of speech that stand before it") func dictionaryNames() throws {
        let list = try WordList(
            reading:
                "term\tmeaning\n寝坊\t(n, vs, JMdict) oversleeping\n改札\t(n, JMdict) ticket barrier\n満員\t(n, JMdict) full house\n")
        #expect(list.pairs[0] == "寝坊=oversleeping" && list.column(.partOfSpeech)[1] == "noun")
    }
}
