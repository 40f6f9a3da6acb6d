import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists as people note them down: under headings, with signs of their own, lines in quoted cells.
@Suite("Lists as people note them down") struct NoteListTests {
    @Test("Pairs below headings are the words, whatever lines stand between them", arguments: [" - ", ": ", " = "])
    func pairsBelowHeadings(sign: String) throws {
        let parts = ["Greetings", "Numbers", "Colours", "Animals", "Food", "Family", "Verbs", "Weather"]
        let words = [
            "halo,hello", "pagi,morning", "satu,one", "dua,two", "merah,red", "biru,blue", "kucing,cat", "anjing,dog",
            "nasi,rice",
            "roti,bread", "ibu,mother", "ayah,father", "makan,to eat", "minum,to drink", "hujan,rain", "panas,hot",
        ]
        let text = parts.enumerated().map { number, part in
            "## \(part)\n\n"
                + words[(number * 2)..<(number * 2 + 2)].map { $0.replacing(",", with: sign) }.joined(separator: "\n")
        }
        let list = try WordList(reading: text.joined(separator: "\n\n") + "\n")
        #expect(list.pairs == words.map { $0.replacing(",", with: "=") })
    }

    @Test("A second line below each word is no word, whatever sign it has")
    func linesOfCards() throws {
        let cards = [
            "Hund|dog|a pet", "Katze|cat|of the house", "Haus|house|to live in", "Buch|book|with pages", "Kind|child|young",
            "Ei|egg|for breakfast",
            "Uhr|clock|on a wall", "Tag|day|and night",
        ].map { $0.split(separator: "|") }
        let list = try WordList(reading: cards.map { "## \($0[0])\n\($0[1])\nSeen: \($0[2])\n" }.joined(separator: "\n"))
        #expect(list.column(.term) == cards.map { String($0[0]) })
    }

    @Test("Lines inside of quoted cells are no rows, whatever they look like")
    func linesInQuotes() throws {
        let text =
            "Hanja,Reading,Definition,Examples,Level\n"
            + [("家", "가", "집"), ("街", "가", "거리"), ("可", "가", "옳다"), ("歌", "가", "노래")].map {
                "\($0.0),\($0.1),\($0.2),\"\($0.0)長 - first (one)\n\($0.0)族 - second (two)\n\($0.0)庭 - third\",7\n"
            }.joined()
        #expect(try WordList(reading: text).pairs == ["家=집", "街=거리", "可=옳다", "歌=노래"])
    }

    @Test("Parts of speech with a wide colon, before brackets, or right at the meaning; a Vietnamese `nổi` has none")
    func partsOfSpeech() throws {
        let list = try WordList(
            reading: "easy,形：簡単な\ncut,n.[医] 切除\nnasty,adj恶劣的\nfeather,n  羽毛\nupon,前：～の上に\nemerge,nổi lên\nsteady,v ổn\n")
        #expect(list.column(.meaning) == ["簡単な", "[医] 切除", "恶劣的", "羽毛", "～の上に", "nổi lên", "v ổn"])
        #expect(list.column(.partOfSpeech).prefix(5).allSatisfy { !$0.isEmpty })
        let parts = try WordList(reading: "ratio,비율\nnth,n번째\nvowel,모음\nfront,前: 앞 전\n")
        #expect(parts.column(.meaning) == ["비율", "n번째", "모음", "前: 앞 전"])
    }

    @Test("A dash is no meaning and is told; senses may be counted with a dash behind the full stop; two slashes part cells")
    func signs() throws {
        let list = try WordList(reading: "ab | с, от\nWetter | погода\nAufheiterung | -\nLohn | плата\nKohl | капуста\n")
        #expect(list.pairs.count == 4 && list.badRows.map(\.line) == [3])
        #expect(try WordList(reading: "go: 가다 // went\nsee: 보다 // saw\neat: 먹다 // ate\n").pairs[0] == "go=가다 // went")
        #expect(try WordList(reading: "def,dead\nill,sick\nfab,great\nmad,angry\n").pairs[0] == "def=dead")
        let senses = try WordList(reading: "n\t1.- to, for 2.- of\nm\tin\nr\tat\n")
        #expect(senses.pairs[0] == "n=to, for; of")
        #expect(
            try WordList(reading: "Wie // ako\nIch heiße // Ja sa volam\nUnd // a\nWer // kto\n").pairs[1]
                == "Ich heiße=Ja sa volam")
    }

    @Test("A quotation on top of a list is a meaning like others")
    func quotation() throws {
        let text = "AKA - \"Also known as\", a second name\nAct - A law\nBar - All lawyers\nBond - A promise\n"
        #expect(try WordList(reading: text).pairs[0] == "AKA=\"Also known as\", a second name")
    }

    @Test("Links among points are no words and are told; a header with other spaces between its bars is the same")
    func tidy() throws {
        let links = try WordList(
            reading:
                "- Hola: hello\n- Casa: house\n- Perro: dog\n- Gato: cat\n- [More](https://example.org)\n"
        )
        #expect(links.pairs == ["Hola=hello", "Casa=house", "Perro=dog", "Gato=cat"] && links.linesLeftOut == [5])
        let linked = try WordList(reading: "chat,cat\nchien,dog\n[coq](https://x.fr/coq),cock\nvache,cow\nporc,pig\n")
        #expect(linked.rows.count == 5)
        let tables = try WordList(
            reading:
                "| Russian | English |\n| дом | house |\n| лес | wood |\n\n| Russian    | English  |\n| кот | cat |\n| пёс | dog |\n"
        )
        #expect(tables.pairs == ["дом=house", "лес=wood", "кот=cat", "пёс=dog"] && tables.repeatedHeaders == 1)
    }

    @Test("Links in the cells of a table are what they show, brackets in their addresses included")
    func linksInCells() throws {
        let text = """
            | Word | Meaning |
            |---|---|
            | aliyah | [Torah reading](https://example.org/Aliyah_(Torah)), a call to it |
            | baal shem | [a founder](https://example.org/Baal) of a movement (present day) |
            | assur | forbidden (see [Torah](https://example.org)) |
            | kosher | [fit |
            | Torah | [law](https://example.org "The Law") and ![scroll](https://example.org/s.png) |
            """
        #expect(
            try WordList(reading: text).column(.meaning) == [
                "Torah reading, a call to it", "a founder of a movement (present day)", "forbidden (see Torah)", "[fit",
                "law and scroll",
            ])
    }

    @Test(
        "Senses below a heading may all be counted as the first, examples behind them may be long, and names to link to are none")
    func countedBelowHeadings() throws {
        let words = ["session", "attend", "belong", "respond", "itinerary", "praise", "conclude", "detail"]
        let long = String(repeating: "A sentence that goes on and on. ", count: 4)
        let text = words.map { "### \($0) <a name=\"\($0)\"></a>\n\n1. \($0) 하나\n1. \($0) 둘\n\n\(long)\n" }.joined(
            separator: "\n")
        let list = try WordList(reading: text + "\n### overhaul\n\nThe plan to overhaul it goes on.\n")
        #expect(list.pairs == words.map { "\($0)=\($0) 하나; \($0) 둘" } && list.badRows.count == 1)
    }

    @Test("Columns brought in line with TABs, numbers in front, tildes before meanings")
    func alignment() throws {
        let aligned = try WordList(
            reading: [
                "1\t안녕하세요\t\tannyeong\t\thello", "2\t네\t\t\tne\t\t\tyes", "2\t맞아요\t\t\tmajayo\t\tthat is right",
                "3\t물\t\t\tmul\t\t\twater", "4\t감사합니다\t\tgamsahamnida\tthank you", "5\t의자\t\t\tuija\t\tchair",
                "5\t가방\t\t\tgabang\t\tbag", "5\t사무실\t\tsamusil\t\toffice", "6\t학교\t\t\thakgyo\t\tschool",
            ].joined(separator: "\n"))
        #expect(aligned.pairs[2] == "맞아요=that is right" && aligned.pairs.count == 9)
        let parts = try WordList(
            reading: "gatto\til gatto\t\tcat\ncasa\t\tla casa\thouse\nsole\til sole\t\tsun\nluna\t\tla luna\tmoon\n")
        #expect(parts.rows.allSatisfy { $0.content.term != $0.content.meaning } && parts.column(.meaning).contains("house"))
        let words = ["lie 横になる", "rise 上がる", "grow 成長する", "become ～になる", "look ～に見える", "go 行く", "fly 飛ぶ", "run 走る", "sit 座る"]
        let counted = try WordList(reading: zip(1..., words).map { "\($0) \($1)\n" }.joined())
        #expect(counted.pairs == words.map { $0.replacing(" ", with: "=") })
        let wide = try WordList(reading: "1、accompany\t陪伴\n2、acclaim\t称赞\n3、accident\t事故\n4、accord\t一致\n")
        #expect(wide.column(.term) == ["accompany", "acclaim", "accident", "accord"])
        let days = [
            "1 heure - one hour", "2 jours - two days", "7 jours - a week", "14 jours - a fortnight", "30 jours - a month",
            "60 minutes - an hour", "100 ans - a century", "1000 ans - a millennium",
        ]
        #expect(try WordList(reading: days.joined(separator: "\n")).pairs[2] == "7 jours=a week")
        let filled = (1...21).map { number in
            "word\(number)\tmeaning \(number)" + String(repeating: "\t", count: 1 + number % 3) + "else \(number)"
                + String(repeating: "\t", count: 2 - number % 3)
        }
        let table = try WordList(reading: "term\tmeaning\tsynonyms\tantonyms\texample\n" + filled.joined(separator: "\n"))
        #expect(table.column(.example).count { !$0.isEmpty } == 7)
    }

    @Test("Rows that PostgreSQL wrote out are words where their columns say so, and maps of a program whose senses are lists")
    func dumps() throws {
        let dump = """
            SET client_encoding = 'UTF8';
            COPY korean (wordid, word, syn, def, "level") FROM stdin;
            58926\t호주\t\tAustralia\tD
            5464\t꼼꼼하다\t\\N\tvery careful\\nor meticulous\tC
            2571\t마구\t\\N\twithout a pause\tB
            \\.
            """
        let list = try WordList(reading: dump)
        #expect(list.pairs == ["호주=Australia", "꼼꼼하다=very careful\nor meticulous", "마구=without a pause"])
        let map = """
            import { Words } from "../types";

            export const words: Words = {
            """
            + ["会う|あう|to meet", "青|あお|blue", "赤|あか|red", "秋|あき|autumn"].map { row in
                let cells = row.split(separator: "|")
                return "\n  \(cells[0]): {\n    hiragana: \"\(cells[1])\",\n    eng: [\"\(cells[2])\"],\n  },"
            }.joined() + "\n};\n"
        #expect(try WordList(reading: map).pairs == ["会う=to meet", "青=blue", "赤=red", "秋=autumn"])
    }

    @Test("Texts that a program joins line by line are a list, each word on the line where it is typed")
    func joinedTexts() throws {
        let words = ["青\\tあお\\tblue", "赤\\tあか\\tred", "秋\\tあき\\tautumn", "朝\\tあさ\\tmorning", "足\\tあし\\tfoot, leg"]
        let text = "class W {\n  String n5 =\n" + words.map { "    \"\($0)\\n\"" }.joined(separator: " +\n") + ";\n}\n"
        let list = try WordList(reading: text)
        #expect(
            list.pairs == ["青=blue", "赤=red", "秋=autumn", "朝=morning", "足=foot, leg"] && list.rows.map(\.line) == [3, 4, 5, 6, 7])
        let numbered = ["apple|c0ac acfc", "pear|bc30", "sun|d574", "sea|bc14 b2e4", "sky|d558 b298"].map { row in
            let sides = row.split(separator: "|")
            return "\"\(sides[0])\\t" + sides[1].split(separator: " ").map { "\\u\($0)" }.joined() + "\\n\""
        }
        #expect(try WordList(reading: "String s = " + numbered.joined(separator: " +\n") + ";\n").pairs[0] == "apple=사과")
        let glued = try WordList(reading: "absent a.不在场的；缺乏的\naccent n.口音；重音\nabroad ad.国外；到处\nabuse vt.滥用；虐待\nacid n.酸；酸的\n")
        #expect(glued.pairs[0] == "absent=不在场的；缺乏的")
    }

    @Test("Documents of YAML with the same names are records, and letters that are escaped are read")
    func documents() throws {
        let zero = ["sifuri|zero", "moja|one", "mbili|two", "tatu|three"].map { $0.split(separator: "|") }
        let list = try WordList(
            reading: zero.map { "---\nSwahili: \($0[0])\nEnglish: \($0[1])\nTags:\n    - noun\n    - number\n" }.joined())
        #expect(list.pairs == zero.map { "\($0[0])=\($0[1])" })
        let welsh = try WordList(
            reading:
                "- definition: \"caf\\xE9(s)\"\n  term: caffi\n- definition: that\\u2019s\n  term: \"c\\xE2n\"\n- definition: red\n  term: coch\n"
        )
        #expect(welsh.pairs[0] == "caffi=café(s)" && welsh.pairs[1].hasPrefix("cân="))
    }

    @Test("In YAML pairs may stand between parts, braces in texts, TABs behind signs")
    func pairsAndParts() throws {
        let text = """
            Others:
            - seasons:
              - spring: [весна]
              - summer: [лето]
            - yet: [пока]
            - places:
              - north: [{на} севере]
              -\tover there:\t[вон те]
              - straight on: [прямо]
            """
        let pairs = try WordList(reading: text).pairs
        #expect(
            Set(pairs) == [
                "spring=весна", "summer=лето", "yet=пока", "north={на} севере", "over there=вон те", "straight on=прямо",
            ])
    }
}
