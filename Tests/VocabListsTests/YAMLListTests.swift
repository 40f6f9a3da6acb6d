import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists in YAML with values inside each other, and in texts around them.
@Suite("Lists in YAML") struct YAMLListTests {
    @Test(
        "Names of parts, lists and maps in brackets, texts with quotes and without, comments",
        arguments: [
            "Verbs:\n- Motion:\n  - to go: [идти | ходить]\n  - to run (fast): бежать\n- Others:\n  - \"to be\": 'быть' # often left out\n  - to sleep: спать\n",
            "verbs:\n  motion:\n    to go: идти | ходить\n    to run (fast): бежать\n  others:\n    to be: быть\n    to sleep: спать\n",
            "words:\n  - {en: to go, ru: идти | ходить}\n  - {en: to run (fast), ru: бежать}\n  - {en: to be, ru: \"быть\"}\n  - {en: to sleep, ru: спать}\n",
            "title: Verbs\nwords:\n  -\n    en: to go\n    ru: идти | ходить\n\n  - en: to run (fast)\n    ru: бежать\n  - en: to be\n    ru:\n      - быть\n  - en: to sleep\n    ru: спать\n",
        ])
    func shapes(text: String) throws {
        let list = try WordList(reading: text)
        #expect(list.pairs == ["to go=идти | ходить", "to run (fast)=бежать", "to be=быть", "to sleep=спать"], "\(list.pairs)")
        #expect(list.container == .yaml)
    }

    @Test("Definitions of several lines below their names, folded and not")
    func definitions() throws {
        let list = try WordList(
            reading:
                "alpha: |\n  The threshold chosen\n  in testing.\n\nSESOI: >-\n  Smallest effect size\n  of interest.\n\npower: |\n  The probability.\n\nbeta: |\n  The other error.\n"
        )
        #expect(list.pairs[1] == "SESOI=Smallest effect size of interest." && list.rows.count == 4)
        #expect(list.rows[0].content.meaning == "The threshold chosen\nin testing.")
    }

    @Test(
        "Settings without words are refused, and what is broken or without end is no list",
        arguments: [
            "version: 2\njobs:\n  build:\n    docker:\n      - image: swift\n    steps:\n      - checkout\n",
            "a:\n  - b: [1, 2\n  - c: {d: e\n",
            "a:\n" + (1...200).map { String(repeating: " ", count: $0) + "k\($0):\n" }.joined(),
            "words:\n  - " + String(repeating: "[", count: 5_000),
        ])
    func noList(text: String) {
        #expect(throws: WordListError.self) { try WordList(reading: text) }
    }

    @Test(
        "Words in brackets, a line each",
        arguments: [
            "- {term: tacit, meaning: 암묵적인}\n- {term: brim, meaning: 가장자리}\n- {term: cope, meaning: 대처하다}\n",
            "- [tacit, 암묵적인]\n- [brim, 가장자리]\n- [cope, 대처하다]\n",
            "tacit: {meaning: 암묵적인, pos: adj}\nbrim: {meaning: 가장자리, pos: n}\ncope: {meaning: 대처하다, pos: v}\n",
        ])
    func brackets(text: String) throws {
        #expect(try WordList(reading: text).pairs == ["tacit=암묵적인", "brim=가장자리", "cope=대처하다"])
    }

    @Test("Plain lists with colons are read as ever")
    func lookalikes() throws {
        #expect(try WordList(reading: "apple: 사과\npear: 배\nplum: 자두\nfig: 무화과\n").container == nil)
        let noted = try WordList(reading: "# Fruit\n- apple: 사과\n- pear: 배\n- plum: 자두\n- fig: 무화과\n")
        #expect(noted.container == nil && noted.pairs.last == "fig=무화과")
    }

    @Test("What a page says of itself in front is no word, and dates between the days of a diary head them")
    func frontMatter() throws {
        let list = try WordList(
            reading: "---\ntitle: 단어\ndate: 2024-01-01\ntags:\n  - en\n---\napple: 사과\npear: 배\nplum: 자두\nfig: 무화과\n")
        #expect(list.pairs == ["apple=사과", "pear=배", "plum=자두", "fig=무화과"] && list.rows[0].line == 7)
        let diary = try WordList(
            reading:
                " # VOCA\n  2018.12.23\n * attach 붙이다, 첨부하다\n * land tax 토지세\n------------\n 2018.12.24\n * unify 통일하다\n-------------\n 2018.12.25\n * plan 계획하다\n"
        )
        #expect(diary.pairs == ["attach=붙이다, 첨부하다", "land tax=토지세", "unify=통일하다", "plan=계획하다"])
        #expect(diary.badRows.isEmpty)
    }

    @Test("Programs' lists in other encodings are put into UTF-8 first", arguments: [TextEncoding.cp949, .utf16LittleEndian])
    func encodings(encoding: TextEncoding) throws {
        let words = (1...30).map { "{\"en\": \"word\(String(repeating: "a", count: $0))\", \"ko\": \"\($0)번째 낱말입니다\"}" }
        let bytes = try #require(encoded("[\(words.joined(separator: ",\n"))]", as: encoding))
        let list = try WordList(bytes)
        #expect(list.rows.count == 30 && list.rows[2].content.meaning == "3번째 낱말입니다" && list.layout.encoding == encoding)
    }

    @Test("Two sides of a card that hold the same names are told apart")
    func sides() throws {
        let sides = (1...4).map {
            "{\"id\": \($0), \"wordEng\": {\"word\": \"w\($0)\", \"description\": \"(d\($0))\"}, \"wordPl\": {\"word\": \"s\($0)\", \"description\": \"(o\($0))\"}}"
        }
        #expect(try WordList(reading: "[\(sides.joined(separator: ","))]").pairs[2] == "w3=s3")
        let both = (1...4).map {
            "{\"front\": {\"kanji\": \"大\($0)\", \"vn\": \"to \($0)\"}, \"back\": {\"kanji\": \"小\($0)\", \"vn\": \"nhỏ \($0)\"}}"
        }
        #expect(try WordList(reading: "[\(both.joined(separator: ","))]").pairs.prefix(2) == ["大1=to 1", "小1=nhỏ 1"])
        let cards =
            "{\"categories\": [{\"id\": \"a\", \"label\": \"A\"}, {\"id\": \"b\", \"label\": \"B\"}], \"cards\": ["
            + (1...5).map { "{\"cat\": \"a\", \"q\": \"What is \($0)?\", \"a\": \"It is \($0).\"}" }.joined(separator: ",") + "]}"
        #expect(try WordList(reading: cards).pairs.first == "What is 1?=It is 1.")
    }

    @Test("Words that share a definition in a glossary each have it; a page's table in notes is read")
    func smallShapes() throws {
        let glossary = try WordList(
            reading:
                "Terms\n=====\n\n.. glossary::\n\n    DAWM\n        Desarrollo web.\n\n    ChatGPT\n    Bard\n        Generador de texto.\n\n    QR\n\t\tCódigo.\n        De respuesta rápida.\n"
        )
        #expect(
            glossary.pairs == [
                "DAWM=Desarrollo web.", "ChatGPT=Generador de texto.", "Bard=Generador de texto.",
                "QR=Código. De respuesta rápida.",
            ])
        let rows = ["base|database", "champ|field", "clé|key", "requête|query"].map { row in
            " <tr>" + row.split(separator: "|").map { "<td> \($0) </td>" }.joined() + "</tr>\n"
        }
        let page = try WordList(
            reading:
                "# Bases\n\n## Vocabulaire\n\n<table class=\"t\">\n<tr><th> Français </th><th> English </th></tr>\n\(rows.joined())</table>\n"
        )
        #expect(page.pairs[2] == "clé=key" && page.rows.count == 4)
        let breaks = try WordList(
            reading: "Madre. \\n Matiz: formal.\t母亲\nMeta \\n Matiz: final.\t目标\nAhora. \\n Matiz: hoy.\t目前\n")
        #expect(breaks.column(.term) == ["Madre.", "Meta", "Ahora."] && breaks.rows[1].content.note == "Matiz: final.")
        let codes = try WordList(
            reading:
                "顺应,shùn yìng,Conform to,~趋势,SM;B\n趋势,qū shì,Trend,顺应~,I;SM\n企业,qǐ yè,Business,,E;B\n即便,jí biàn,Even if,~也,I\n淘汰,táo tài,Elimination,~的,B\n谋生,móu shēng,Make a living,~技,E\n"
        )
        #expect(codes.pairs[1] == "趋势=Trend")
    }
}
