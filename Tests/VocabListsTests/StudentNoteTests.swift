import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists as students type them, in whatever language they learn.
@Suite("Words in notes of students") struct StudentNoteTests {
    private let words = [
        ("abandon", "버리다", "They abandoned the ship.", "그들은 배를 버렸다."),
        ("ability", "능력", "She has the ability to lead.", "그녀는 이끌 능력이 있다."),
        ("give up", "포기하다", "Don't give up.", "포기하지 마."),
        ("depend on", "~에 달려 있다", "It depends on the weather.", "그것은 날씨에 달려 있다."),
        ("accurate", "정확한", "The map is accurate.", "그 지도는 정확하다."),
    ]
    private var pairs: [String] { words.map { "\($0.0)=\($0.1)" } }

    private func list(_ lines: [String]) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = .korean }
    }

    @Test(
        "Nothing but a space parts words of any language from meanings in another script",
        arguments: [
            ["die Tür 문", "schön 아름다운", "das Buch 책", "Übung 연습"],
            ["el árbol 나무", "pequeño 작은", "la casa 집", "el año 해"],
            ["дом 집", "вода 물", "красивый 아름다운", "друг 친구"],
            ["con chó 개", "nước 물", "đẹp 아름다운", "nhỏ 작은"],
            ["หมา 개", "บ้าน 집", "สวย 아름다운", "เพื่อน 친구"],
            ["1. дом house", "2. вода water", "3. друг friend", "4. рука hand"],
            ["der Tisch, -e 책상", "die Tür, -en 문", "das Buch, ¨-er 책", "der Stuhl, ¨-e 의자"],
        ])
    func spaces(_ lines: [String]) throws {
        let expected = lines.map { line -> String in
            let bare = line.drop { $0.isNumber || $0 == "." || $0 == " " }
            let space = bare.lastIndex(of: " ") ?? bare.endIndex
            return bare[..<space] + "=" + bare[space...].dropFirst()
        }
        #expect(try list(lines).pairs == expected)
    }

    @Test("A number that counts the first sense belongs to the meaning")
    func countedSenses() throws {
        for (one, two) in [("①", "②"), ("1.", "2.")] {
            let found = try list(["abandon \(one) 버리다 \(two) 포기하다", "lead 이끌다", "issue \(one) 문제 \(two) 쟁점", "ability 능력"])
            #expect(found.pairs == ["abandon=버리다; 포기하다", "lead=이끌다", "issue=문제; 쟁점", "ability=능력"])
        }
    }

    @Test("Entries of two and three lines with nothing between them") func turns() throws {
        #expect(try list(words.flatMap { [$0.0, $0.1, $0.2] }).column(.example) == words.map(\.2))
        #expect(try list(words.flatMap { [$0.0, $0.1, $0.2] }).pairs == pairs)
        let read = try list(["学校", "がっこう", "학교", "食べる", "たべる", "먹다", "水", "みず", "물", "先生", "せんせい", "선생님"])
        #expect(read.pairs == ["学校=학교", "食べる=먹다", "水=물", "先生=선생님"] && read.column(.pronunciation)[1] == "たべる")
        #expect(try list(["犬", "개", "食べる", "먹다", "パン", "빵"]).pairs == ["犬=개", "食べる=먹다", "パン=빵"])
        // Three lines that are no entry.
        #expect(throws: WordListError.self) { try list((1...9).map { "사과 \($0)" }) }
    }

    @Test(
        "Sentences below entries that use their word are examples, with translations, whatever stands between word and meaning",
        arguments: [" - ", ": ", " : ", " = ", " "])
    func sentencesBelow(_ sign: String) throws {
        let shapes = [["TM", "E", "X", ""], ["TM", "  E"], ["- TM", "  - E"], ["TM", "→ E"], ["TM", "E", ""]]
        for (number, shape) in shapes.enumerated() {
            let lines = words.flatMap { word in
                shape.map { line -> String in
                    let lead = line.prefix { !$0.isLetter }
                    let texts = ["TM": word.0 + sign + word.1, "E": word.2, "X": word.3]
                    return String(lead) + texts[String(line.dropFirst(lead.count)), default: ""]
                }
            }
            let found = try list(lines)
            #expect(found.pairs == pairs)
            #expect(found.column(.example) == words.map { number == 0 ? "\($0.2) - \($0.3)" : $0.2 })
        }
    }

    @Test("Examples below say which side is learnt") func usedSide() throws {
        func read(_ lines: [String]) throws -> [String] {
            try WordList(reading: lines.joined(separator: "\n")) { $0.learner.language = .english }.pairs
        }
        let entries = [
            ("abandon", "abandonar", "They abandoned the ship.", "Abandonaron el barco."),
            ("ability", "habilidad", "She has the ability.", "Tiene la habilidad."),
            ("accurate", "exacto", "The map is accurate.", "El mapa es exacto."),
            ("lead", "dirigir", "He leads us.", "Nos dirige."),
        ]
        #expect(try read(entries.flatMap { ["\($0.0) - \($0.1)", "  \($0.2)"] }) == entries.map { "\($0.0)=\($0.1)" })
        #expect(try read(entries.flatMap { ["\($0.1) - \($0.0)", "  \($0.2)"] }) == entries.map { "\($0.0)=\($0.1)" })
    }

    @Test("Behind a meaning an example that uses its word stands for itself", arguments: ["<br>", " : ", " (", " - "])
    func behindMeanings(_ sign: String) throws {
        let found = try list(words.map { "\($0.0)\t\($0.1)\(sign)\($0.2)\(sign == " (" ? ")" : "")" })
        #expect(found.pairs == pairs && found.column(.example) == words.map(\.2))
    }

    @Test("Few headings with a meaning, in a point or a quotation, and examples below") func headings() throws {
        for (meaning, example) in [("", "예) "), ("- ", "- "), ("> ", ""), ("- ", "")] {
            let found = try list(["# 단어장", ""] + words.flatMap { ["### \($0.0)", meaning + $0.1, "", example + $0.2, ""] })
            #expect(found.pairs == pairs && found.column(.example) == words.map(\.2))
        }
    }

    @Test("Several words on a line, or all of them on one") func pairsInLines() throws {
        let families = ["decide 결정하다 / decision 결정", "inform 알리다 / information 정보", "act 행동하다 / action 행동"]
        #expect(try list(families).pairs.prefix(3) == ["decide=결정하다", "decision=결정", "inform=알리다"])
        #expect(try list([words.map { "\($0.0): \($0.1)" }.joined(separator: ", ")]).pairs == pairs)
        #expect(try list([words.map { "\($0.0) \($0.1)" }.joined(separator: " / ")]).pairs == pairs)
        #expect(
            try list(["accept 받아들이다     accident 사고", "absorb 흡수하다     achieve 성취하다", "abundant 풍부한     acquire 습득하다"]).rows.count
                == 6)
        // A further sense, and one of another kind, are no words.
        #expect(try list(["run 달리다 / 운영하다", "act 행동하다 / 연기하다", "fly 날다 / 비행하다"]).rows.count == 3)
        #expect(try list(["run v. 달리다, n. 달리기", "act v. 행동하다, n. 행동", "fly v. 날다, n. 파리"]).rows.count == 3)
    }

    @Test("What parts two scripts parts words from meanings, and not the comma between two senses of each") func parting() throws
    {
        let senses = [("abandon", "버리다, 포기하다"), ("ability", "능력, 재능"), ("absence", "결석, 부재"), ("lead", "이끌다, 안내하다")]
        for sign in ["=", ":", " = "] {
            #expect(try list(senses.map { "\($0.0)\(sign)\($0.1)" }).pairs == senses.map { "\($0.0)=\($0.1)" })
        }
    }

    @Test("Titles of units are no words in entries of several lines", arguments: ["Day 1", "영어 단어 정리\n"])
    func units(_ title: String) throws {
        #expect(try list([title] + words.flatMap { ["단어: \($0.0)", "뜻: \($0.1)", ""] }).pairs == pairs)
        #expect(
            try list([title] + words.enumerated().flatMap { ["\($0 + 1). \($1.0)", "   - \($1.1)", "   - \($1.2)", ""] }).pairs
                == pairs)
    }

    @Test("Headings as Korean students write them, and the meaning in Korean beside a definition in English") func namedColumns()
        throws
    {
        #expect(try list(["Voca,한글 뜻", "apple,사과", "pear,배", "plum,자두"]).rows.count == 3)
        let found = try list([
            "Voca,English Definition,한글 뜻", "abandon,to leave something,버리다", "lead,to show the way,이끌다",
            "issue,an important topic,문제",
        ])
        #expect(found.pairs[0] == "abandon=버리다")
        let french = try list([
            "Mot anglais,Sens,Phrase", "dog,le chien,The dog barks.", "tree,l'arbre,The tree is tall.",
            "book,le livre,I read a book.",
        ])
        #expect(french.pairs[0] == "dog=le chien" && french.column(.example)[0] == "The dog barks.")
    }

    @Test("Numbers under whatever sign or name, and signs that come and go, belong to no word") func marks() throws {
        for mark in ["No.", "No. "] {
            #expect(try list(words.enumerated().map { "\(mark)\($0 + 1) \($1.0) \($1.1)" }).pairs == pairs)
        }
        #expect(try list(words.enumerated().map { "\($0 + 1): \($1.0) = \($1.1)" }).pairs == pairs)
        #expect(try list(words.map { "\($0.0) <-> \($0.1)" }).pairs == pairs)
        let signs = [" - ", " ", ": ", " ", " "]
        #expect(try list(zip(words, signs).map { "\($0.0)\($1)\($0.1)" }).pairs == pairs)
    }

    @Test("Two lists beside each other in columns that a program brought in line, and labelled points below points")
    func columns() throws {
        func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: width - text.count) }
        let lines = words.map { padded($0.0, 20) + padded($0.1, 14) + padded("my \($0.0)", 20) + "내 \($0.1)" }
        #expect(try list(lines).rows.count == 10)
        #expect(try list(words.flatMap { ["- \($0.0)", "\t- 뜻: \($0.1)", "\t- 예문: \($0.2)"] }).pairs == pairs)
    }

    @Test("What looks like an example, a sign between scripts or a reading is none of them") func lookalikes() throws {
        let phrasal = [
            "give - 주다", "give up 포기하다", "get - 얻다", "get up 일어나다", "take - 가져가다", "take off 벗다", "put - 두다", "put on 입다",
        ]
        #expect(try list(phrasal).rows.count == 8)
        let parts = ["abandon,v: 버리다", "ability,n: 능력", "lead,v: 이끌다", "issue,n: 문제", "book,n: 책"]
        #expect(try list(parts).column(.term) == ["abandon", "ability", "lead", "issue", "book"])
        let genders = [
            "كلب - dog (masc.)", "بيت - house (masc.)", "شجرة - tree (fem.)", "كتاب - book (masc.)", "يد - hand (fem.)",
        ]
        #expect(try list(genders).pairs[2] == "شجرة=tree (fem.)")
        let ending = ["das Haus, Häuser 집", "das Fenster, - 창문", "die Tür, -en 문", "das Buch, -er 책", "der Tisch, -e 책상"]
        #expect(try list(ending).pairs[1] == "das Fenster, -=창문")
    }

    @Test(
        "Points of any look are no part of words, several stars neither; endings with hyphens are words",
        arguments: ["ㆍ", "+ ", "• ", "•", "★★ ", "▶"])
    func points(_ mark: String) throws {
        #expect(try list(words.map { "\(mark)\($0.0) : \($0.1)" }).pairs == pairs)
        #expect(
            try list(["-able,할 수 있는", "-ness,상태", "-less,없는", "-ful,가득한"]).column(.term) == ["-able", "-ness", "-less", "-ful"])
    }

    @Test("Words that mean about the same stand for themselves behind the signs of books") func related() throws {
        let similar = ["desert", "skill", "quit", "rely on", "precise"]
        for lines in [
            zip(words, similar).map { "\($0.0) \($0.1) ≒ \($1)" }, zip(words, similar).map { "\($0.0) (≒ \($1)) : \($0.1)" },
            zip(words, similar).map { "\($0.0)\t\($0.1) (≒\($1))" },
        ] {
            let found = try list(lines)
            #expect(found.pairs == pairs && found.column(.synonyms) == similar)
        }
    }
}
