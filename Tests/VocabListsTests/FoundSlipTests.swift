import Testing

@testable import VocabCore
@testable import VocabLists

/// What lists from public repositories were read wrongly for.
@Suite("Slips of lists that were found") struct FoundSlipTests {
    @Test("A comma with a space behind it inside of a sentence parts no cells, with and without a header") func spacedComma()
        throws
    {
        let rows = [
            "Hallo!,Hello!", "Guten Tag!,Good day!", "Gute Nacht!,Good night!", "Danke!,Thanks!", "Ja!,Yes!", "Nein!,No!",
        ]
        let list = try WordList(reading: (rows + ["Schön, dich zu sehen!,Nice to see you!"]).joined(separator: "\n") + "\n")
        #expect(list.pairs.last == "Schön, dich zu sehen!=Nice to see you!")
        // A second meaning is a cell of its own, and a number as well.
        let senses = try WordList(reading: "red,빨간\nblue, 파란,우울한\ngreen,푸른\nblack,검은\nwhite,흰\n")
        #expect(senses.column(.term)[1] == "blue")
        let counted = try WordList(reading: "public, 공용의,1\nprivate,사적인,2\niterator,반복자,3\n")
        #expect(counted.pairs[0] == "public=공용의")
    }

    @Test("A name for what is still to be written is the meaning of no word") func placeholder() {
        do {
            _ = try WordList(reading: "word,meaning\n" + (1...9).map { "word\($0),의미_추가\n" }.joined())
            Issue.record("taken in")
        } catch {
            guard case .noMeaningColumn = error else {
                Issue.record(error)
                return
            }
        }
    }

    @Test("Forms by what each is for stand inside of what says its meaning") func forms() throws {
        let verbs = [("가다", "行く"), ("오다", "来る"), ("먹다", "食べる")].map { verb in
            "{\"id\":\"x\(verb.0.count)\",\"dict\":\"\(verb.0)\",\"meaning\":\"\(verb.1)\",\"forms\":{\"past\":\"\(verb.0)1\",\"must\":\"\(verb.0)2\",\"can\":\"\(verb.0)3\"}}"
        }
        let list = try WordList(reading: "{\"verbs\":[\(verbs.joined(separator: ","))]}")
        #expect(list.pairs == ["가다=行く", "오다=来る", "먹다=食べる"])
        // Units with words of their own are none.
        let units = ["Food": ["rice": "밥", "soup": "국", "bread": "빵"], "Home": ["door": "문", "room": "방", "roof": "지붕"]].map {
            unit, words in
            "{\"name\":\"\(unit)\",\"translation\":\"이름\",\"words\":{\(words.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ","))}}"
        }
        #expect(try WordList(reading: "{\"units\":[\(units.joined(separator: ","))]}").pairs.contains("rice=밥"))
    }

    @Test("A second part of speech comes with a second meaning") func secondPart() throws {
        let list = try WordList(
            reading:
                "nod,verb,,うなずく,,\npolitically,adverb,,政治的に,,\nblush,verb,noun,顔を赤らめる,赤面,\nbroaden,verb,,広げる,広くなる,\ncause,noun,verb,原因,引き起こす,\nclearly,adverb,,はっきり,,\ncolleague,noun,,同僚,,\n"
        )
        #expect(list.pairs[2] == "blush=顔を赤らめる; 赤面" && list.pairs[3] == "broaden=広げる; 広くなる")
    }

    @Test("Texts of a program in which commas stand between words and meanings are lists, a meaning may be missing")
    func commasInTexts() throws {
        let words = [
            "book,책", "notebook,공책", "clock,시계", "window,창문", "restaurant,", "bank,은행", "park,공원", "to eat,먹다,", "desk,책상",
            "pen,펜", "bag,가방",
        ]
        let list = try WordList(
            reading:
                "const split = (text) => { return text.split(\"\\n\") }\n\nconst basics = `\(words.joined(separator: "\n"))`\n")
        #expect(list.pairs.count == 10 && list.pairs[0] == "book=책")
    }

    @Test("A kana sense in front of the others says how characters are read") func kanaSense() throws {
        let rows = ["預ける,あずける; 맡기다", "預かる,あずかる; 맡다, 보관하다", "伺う,うかがう; 방문하다", "借りる,かりる; 빌리다", "のむ,마시다"]
        let list = try WordList(reading: rows.joined(separator: "\n") + "\n")
        #expect(list.pairs[1] == "預かる=맡다, 보관하다" && list.column(.pronunciation)[0] == "あずける")
    }

    @Test("Small words in the place of the headings of Markdown are words, and names are none") func smallHeads() throws {
        let rows = [
            ("di", "of"), ("e", "is"), ("a", "to"), ("un", "one"), ("in", "inside"), ("che", "that"), ("non", "not"),
            ("si", "yes"),
            ("da", "from"), ("per", "for"), ("con", "with"),
        ].map { "| \($0.0) | \($0.1) |" }
        #expect(
            try WordList(reading: (["| il | the |", "|---|---|"] + rows).joined(separator: "\n") + "\n").pairs[0] == "il=the")
        let others = ["haus": "house", "katze": "cat", "hund": "dog", "baum": "tree", "wasser": "water", "brot": "bread"].map {
            "| \($0) | \($1) |"
        }
        let foreign = try WordList(reading: (["| foreign | native |", "|---|---|"] + others).joined(separator: "\n") + "\n")
        #expect(foreign.pairs.count == 6)
        let named = try WordList(reading: (["| word | meaning |", "|---|---|"] + rows).joined(separator: "\n") + "\n")
        #expect(named.pairs[0] == "di=of")
    }

    @Test("A row for each sense of a word, with parts of speech and examples that use it, is told by these") func rowsOfSenses()
        throws
    {
        let rows = [
            "able,a,способный,I’ll see you as soon as I’m able.", "able,a,умелый,She is an able pupil.",
            "about,adv,кругом,He is up and about again.", "about,adv,около,It is about five.", "about,prep,о,Tell me about it.",
            "above,prep,над,The clouds above us are white.", "above,adv,наверху,The room above is empty.",
        ]
        let list = try WordList(reading: rows.joined(separator: "\n") + "\n")
        #expect(list.pairs[0] == "able=способный" && list.column(.partOfSpeech)[4] == "preposition")
    }

    @Test("Lists of a program that are members of records are read, and not the names of these") func namedLists() throws {
        let words = [
            "der Vater - Father", "die Mutter - Mother", "das Kind - Child", "der Sohn - Son", "das Haus - House",
            "das Buch - Book",
            "der Hund - Dog", "die Katze - Cat", "das Brot - Bread", "der Apfel - Apple", "die Zeit - Time",
        ].joined(separator: "\n")
        let verbs = words.replacing("der ", with: "ver").replacing("die ", with: "be").replacing("das ", with: "ge")
        let list = try WordList(
            reading:
                "export const DECKS: Deck[] = [\n  {\n    name: 'German Essentials',\n    description: 'Everyday vocabulary of the family',\n    content: `\(words)`,\n  },\n  {\n    name: 'German Verbs',\n    description: 'Verbs that everybody uses',\n    content: `\(verbs)`,\n  },\n];\n"
        )
        #expect(list.pairs.count == 22 && list.pairs[0] == "der Vater=Father")
    }

    @Test("The names of parts of speech are words where a header calls them so") func grammarWords() throws {
        let rows = ["noun,명사", "verb,동사", "adverb,부사", "adjective,형용사"]
        #expect(try WordList(reading: (["word,meaning"] + rows).joined(separator: "\n") + "\n").pairs[0] == "noun=명사")
    }

    @Test("Examples in two languages beside the senses of a word are no words") func examplesOfSenses() throws {
        let words = [
            ("apron", "앞치마", "She wears an apron."), ("board", "게시판", "It hangs on the board."),
            ("fleet", "함대", "The fleet is ready now."),
        ]
        let records = words.map {
            "{\"id\":\"\($0.0)\",\"term\":\"\($0.0)\",\"senses\":[{\"pos\":\"n.\",\"meaning\":\"\($0.1)\",\"en\":\"\($0.2)\",\"ko\":\"그런 말이다.\"},{\"pos\":\"n.\",\"meaning\":\"또 \($0.1)\",\"en\":\"\($0.2)\",\"ko\":\"다른 말이다.\"}]}"
        }
        let list = try WordList(reading: "{\"version\":1,\"words\":[\(records.joined(separator: ","))]}")
        #expect(list.column(.term) == ["apron", "board", "fleet"] && list.column(.meaning)[0].hasPrefix("앞치마"))
    }

    @Test("Line breaks that are written out in a text of one line part its rows") func writtenBreaks() throws {
        let list = try WordList(reading: "apple,사과\\npear,배\\ngrape,포도\\nplum,자두\\nmelon,멜론\n")
        #expect(list.pairs == ["apple=사과", "pear=배", "grape=포도", "plum=자두", "melon=멜론"])
    }

    @Test("Texts for the user of a program are no lists") func helpTexts() {
        let lines = ["start", "stop", "list", "add", "exit", "show", "edit", "find", "save", "load", "sync"].map {
            "\($0) - \($0) the game"
        }
        #expect(throws: WordListError.self) {
            try WordList(
                reading:
                    "module.exports = {\n  help: `\(lines.joined(separator: "\n"))`,\n  run: () => { start(); stop(); list(); add(); exit(); show(); },\n};\n"
            )
        }
    }

    @Test("A box to be ticked is no word among other points with a sentence below, and what is struck out is one") func boxes()
        throws
    {
        let lines = [
            "# 영어 단어", "", "## Unit 3", "", "- **glance**: 힐끗 보다", "- **hesitate**: 망설이다", "  - *Don't hesitate to ask.*",
            "- **insist** (v) 주장하다", "* ~~jog~~ 조깅하다", "- [ ] kneel — 무릎 꿇다", "- [x] lean — 기대다", "", "내일은 Unit 4를 한다.",
        ]
        let list = try WordList(Array(lines.joined(separator: "\n").utf8), .leavingRows)
        #expect(list.column(.term).suffix(3) == ["jog", "kneel", "lean"])
        #expect(list.column(.meaning).suffix(2) == ["무릎 꿇다", "기대다"])
    }

    @Test("A column that sorts entries holds none, and a pattern to look for a word is no meaning of it") func sortsAndPatterns()
        throws
    {
        let rows = [
            ("안녕하십니까", "hello", "expression"), ("네", "yes", "lexeme"), ("저", "I", "lexeme"), ("이름", "name", "lexeme"),
            ("그리고", "and", "grammar"),
        ]
        let list = try WordList(
            reading: "id,korean,english,entry_kind\n" + rows.enumerated().map { "\($0 + 1),\($1.0),\($1.1),\($1.2)\n" }.joined())
        #expect(Set(list.pairs + list.rows.map { "\($0.content.meaning)=\($0.content.term)" }).contains("네=yes"))
        do {
            _ = try WordList(
                reading: "Level,Word,Pattern\n" + ["가운데", "건너편", "경복궁", "광화문", "골목"].map { "L8,\($0),\\s\($0)/NNG\n" }.joined())
            Issue.record("taken in")
        } catch {
            guard case .noMeaningColumn = error else {
                Issue.record(error)
                return
            }
        }
    }
}
