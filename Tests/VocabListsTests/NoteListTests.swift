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
            reading: "easy,形：簡単な\ncut,n.[医] 切除\nvoyager,n航行者\nfeather,n  羽毛\nupon,前：～の上に\nemerge,nổi lên\nsteady,v ổn\n")
        #expect(list.column(.meaning) == ["簡単な", "[医] 切除", "航行者", "羽毛", "～の上に", "nổi lên", "v ổn"])
        #expect(list.column(.partOfSpeech).prefix(5).allSatisfy { !$0.isEmpty })
    }

    @Test("A dash is no meaning and is told; senses may be counted with a dash behind the full stop; two slashes part cells")
    func signs() throws {
        let list = try WordList(reading: "ab | с, от\nWetter | погода\nAufheiterung | -\nLohn | плата\nKohl | капуста\n")
        #expect(list.pairs.count == 4 && list.badRows.map(\.line) == [3])
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
                "- Hola: hello\n- Casa: house\n- Perro: dog\n- Gato: cat\n- [Dictionary](https://example.com/): online\n- [More](https://example.org)\n"
        )
        #expect(links.pairs == ["Hola=hello", "Casa=house", "Perro=dog", "Gato=cat"] && links.linesLeftOut == [5, 6])
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
            """
        #expect(
            try WordList(reading: text).column(.meaning) == [
                "Torah reading, a call to it", "a founder of a movement (present day)", "forbidden (see Torah)", "[fit",
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

    @Test("Columns brought in line with TABs, numbers that rise, tildes before meanings")
    func alignment() throws {
        let aligned = try WordList(
            reading: "1\t1\t안녕하세요\t\tannyeong\t\thello\n1\t2\t네\t\t\tne\t\t\tyes\n1\t2\t맞아요\t\t\tmajayo\t\tthat is right\n"
                + "1\t3\t물\t\t\tmul\t\t\twater\n1\t4\t감사합니다\t\tgamsahamnida\tthank you\n1\t5\t의자\t\t\tuija\t\tchair\n")
        #expect(aligned.pairs[2] == "맞아요=that is right" && aligned.pairs.count == 6)
        let parts = try WordList(
            reading: "gatto\til gatto\t\tcat\ncasa\t\tla casa\thouse\nsole\til sole\t\tsun\nluna\t\tla luna\tmoon\n")
        #expect(parts.rows.allSatisfy { $0.content.term != $0.content.meaning } && parts.column(.meaning).contains("house"))
        let words = ["lie 横になる", "rise 上がる", "grow 成長する", "become ～になる", "look ～に見える", "go 行く", "fly 飛ぶ", "run 走る", "sit 座る"]
        let counted = try WordList(reading: zip([1, 2, 4, 5, 9, 12, 13, 20, 21], words).map { "\($0) \($1)\n" }.joined())
        #expect(counted.pairs == words.map { $0.replacing(" ", with: "=") })
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
