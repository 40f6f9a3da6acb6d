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
