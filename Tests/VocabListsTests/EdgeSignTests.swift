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
        arguments: ["・", "• ", "- ", "* ", "> ", "★", "✓ ", "▶ ", "☐ ", "[ ] ", "[x] ", "»  "])
    func bullets(sign: String) throws {
        #expect(try pairs { "\(sign)\($0),\($1)" } == Self.plain)
        #expect(try pairs { "\(sign)\($0) = \($1)" } == Self.plain)
    }

    @Test(
        "and with what is left of an arrow or a dash behind each, or in front of each meaning",
        arguments: [" -", " –", " >>", " ->", ">>", " |", " ★★", "**", " ="])
    func tails(sign: String) throws {
        #expect(try pairs { "\($0)\(sign),\($1)" } == Self.plain)
        #expect(try pairs { "\($0),\($1)\(sign)" } == Self.plain)
    }

    @Test("A line of a note alone is freed of them as well, and of marks around all of it") func single() throws {
        for (dirty, clean) in [
            ("- enormous", "enormous"), ("*jalan-jalan*", "jalan-jalan"), ("`persist`", "persist"),
            ("environment ( )", "environment"), ("`CDN` (Content Delivery Network)", "CDN (Content Delivery Network)"),
            ("A  to  B", "A to B"), ("[x] el perro", "el perro"), ("↳ exception", "exception"),
        ] {
            let rows = Self.plain.map { $0.replacing("=", with: " = ") } + ["\(dirty) = 말"]
            #expect(try WordList.pairs(of: rows.joined(separator: "\n") + "\n").last == "\(clean)=말")
        }
    }

    @Test(
        "What belongs to a word stays: in a table whatever one cell has, and in a note suffixes, names with signs, plurals, gaps to be filled",
        arguments: ["-er", "~을 하다", "C++", "A*", ".NET", "#hashtag", "○○하다", "das Fenster, -", "*ḱwṓ", "«bonjour»", "(…)"])
    func kept(word: String) throws {
        for sign in [";", " = "] {
            let rows = Self.words.map { "\($0)\(sign)말 \($0)" } + ["\(word)\(sign)뜻"]
            #expect(try WordList.pairs(of: rows.joined(separator: "\n") + "\n").last == "\(word)=뜻")
        }
    }

    @Test("In a table a sign of one cell stays, and a number below zero, and what tells two words apart does everywhere")
    func tables() throws {
        let list = try WordList(
            reading: "term,meaning\nminus,빼기 -\nfrost,- 5도\n★印,별표\ncat >,쓰기\ncat >>,덧붙이기\ncat,보기\nrun,달리다\nwalk,걷다\nsit,앉다\n")
        #expect(
            list.pairs.prefix(6) == ["minus=빼기 -", "frost=- 5도", "★印=별표", "cat >=쓰기", "cat >>=덧붙이기", "cat=보기"])
        let same = try WordList(reading: "put >>,놓다\nput,두다\nget >>,얻다\ntake >>,잡다\nrun >>,달리다\n")
        #expect(same.column(.term) == ["put >>", "put", "get", "take", "run"])
        let signs = try WordList(reading: "minus = 빼기 -\nslash = 사선 /\nplus = 더하기\ntypes = vector<vector<int>>\ncat = 보기\n")
        #expect(signs.column(.meaning) == ["빼기 -", "사선 /", "더하기", "vector<vector<int>>", "보기"])
        let boxes = try WordList(reading: "term,meaning\n▶ play,재생\n[x] done,끝\nprint ( ),쓰기\nrun,달리다\nsit,앉다\nwalk,걷다\n")
        #expect(boxes.column(.term).prefix(3) == ["▶ play", "[x] done", "print ( )"])
        let endings = try WordList(reading: "der Wagen - = car\ndie Frau -en = woman\ndas Haus -er = house\nder Tag -e = day\n")
        #expect(endings.column(.term)[0] == "der Wagen -")
    }

    @Test("Bars stand between senses, and brackets around all meanings go")
    func meanings() throws {
        let barred = try pairs { "\($0),\($1)|\($1)나무" }
        #expect(barred[0] == "apple=사과; 사과나무")
        // Verbs that are taken apart have bars inside of them.
        let verbs = try WordList(reading: "도착하다\tan|kommen\n일어나다\tauf|stehen\n출발하다\tab|fahren\n장보다\tein|kaufen\n")
        #expect(verbs.rows.allSatisfy { ($0.content.term + $0.content.meaning).contains("|") })
        let stems = try WordList(reading: "eat,먹|다\ngo,가|다\nwrite,쓰|다\nsee,보|다\n")
        #expect(stems.column(.meaning)[0] == "먹|다")
        #expect(try pairs { "\($0),( \($1) )" } == Self.plain)
        let escaped = try pairs { "\($0)\\ tree,\($1)" }
        #expect(escaped[0] == "apple tree=사과")
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
        let read = try WordList(reading: "明日 [あした;あす],내일\n裏切り [うらぎり;h],배신\n犬 [いぬ;k],개\n猫 [ねこ;a],고양이\n")
        #expect(read.column(.term)[0].contains("あす") && read.column(.pronunciation)[1] == "うらぎり")
        // What explains a word is no sound of it.
        let explained = try WordList(reading: "NPO (금식),금식\nV/S (활력),활력 징후\nBP (혈압),혈압\nHR (맥박),심박수\n")
        #expect(explained.column(.pronunciation) == ["", "", "", ""])
        let objects = try WordList(reading: "着る (치마),입다\n飲む (우유),마시다\n乗る (기차),타다\n読む (기사),읽다\n")
        #expect(objects.column(.pronunciation) == ["", "", "", ""])
        let worn = try WordList(reading: "wear (スカート),着る\ndrink (ミルク),飲む\nride (バス),乗る\neat (パン),食べる\n")
        #expect(worn.column(.pronunciation) == ["", "", "", ""])
    }

    @Test("Levels behind nearly all terms are tags, and names with numbers are none") func levels() throws {
        let list = try WordList(
            reading:
                "ああ N4, 저렇게\nあいさつ N4, 인사\nアイスクリーム N3, 아이스크림\nアイデア N3, 아이디어\nあいにく N4, 공교롭게도\nアイロン N4, 다리미\nあう N3, 만나다\nあか N4, 때\n")
        #expect(list.column(.term).first == "ああ" && list.rows[2].content.tags == ["N3"])
        let roads = ["Road", "Route", "Street", "Path"].flatMap { name in ["\(name) A1,\(name)일", "\(name) A2,\(name)이"] }
        #expect(try WordList(reading: roads.joined(separator: "\n") + "\n").column(.term)[0] == "Road A1")
        let twins = (1...9).map { "word\($0) B2,말\($0)" } + ["word1,첫말"]
        #expect(try WordList(reading: twins.joined(separator: "\n") + "\n").rows.count == 10)
    }

    @Test("The name of a dictionary leaves with the parts of speech that stand before it") func dictionaryNames() throws {
        let list = try WordList(
            reading:
                "term\tmeaning\n寝坊\t(n, vs, JMdict) oversleeping\n改札\t(n, JMdict) ticket barrier\n満員\t(n, JMdict) full house\n")
        #expect(list.pairs[0] == "寝坊=oversleeping" && list.column(.partOfSpeech)[1] == "noun")
        let remark = try WordList(reading: "term\tmeaning\n猫\t(see 犬, JMdict) cat\n犬\t(n, JMdict) dog\n鳥\t(n, JMdict) bird\n")
        #expect(remark.pairs[0] == "猫=(see 犬, JMdict) cat")
    }
}
