import Testing

@testable import VocabCore
@testable import VocabLists

/// Records with values inside each other, and what their names say.
@Suite("Names inside of records") struct NestedRecordTests {
    @Test("Of several values under the code of a language that counts which stands among words")
    func languagesInside() throws {
        let words = [("Apple", "سیب", "Saib"), ("Book", "کتاب", "Kitaab"), ("House", "گھر", "Ghar"), ("Cat", "بلی", "Billi")]
        let records = words.map {
            """
            {"emoji": "x", "translations": {"en": "\($0.0)", "ur": "\($0.1)"}, "roman": {"ur": "\($0.2)"}, \
            "audio": {"ur": "/audio/\($0.2).mp3"}}
            """
        }
        let list = try read("[\(records.joined(separator: ","))]")
        #expect(list.pairs == words.map { "\($0.1)=\($0.0)" })
    }

    @Test("What describes words in two languages is no meaning, and two words of a record are two")
    func descriptions() throws {
        let words = [("apple", "사과", "a round fruit"), ("water", "물", "a clear liquid"), ("book", "책", "pages to read")]
        let described = words.map {
            "{\"name\": {\"en\": \"\($0.0)\", \"ko\": \"\($0.1)\"}, \"description\": {\"en\": \"\($0.2)\"}}"
        }
        #expect(try read("[\(described.joined(separator: ","))]").pairs == words.map { "\($0.0)=\($0.1)" })
        let table = words.map { "\($0.0),\($0.1),\($0.2)\n" }.joined()
        for name in ["en_definition", "English explanation", "description_en"] {
            #expect(try read("en,ko,\(name)\n" + table).pairs[1] == "water=물")
        }
        #expect(try read("word,definition\napple,a round fruit\nwater,a clear liquid\n").pairs[0] == "apple=a round fruit")
        let twice = """
            [{"noun": {"en": "life", "ko": "삶"}, "verb": {"en": "live", "ko": "살다"}},
             {"noun": {"en": "food", "ko": "음식"}, "verb": {"en": "feed", "ko": "먹이다"}}]
            """
        #expect(try read(twice).pairs == ["life=삶", "live=살다", "food=음식", "feed=먹이다"])
    }

    @Test("Codes of two letters name languages beside others of their kind, above words alone")
    func codes() throws {
        let norwegian = [("la pomme", "eplet"), ("le pain", "brødet"), ("le lait", "melken"), ("le thé", "teen")]
        let records = norwegian.map { "{\"id\": \"x-\($0.1)\", \"fr\": \"\($0.0)\", \"no\": \"\($0.1)\"}" }
        #expect(try read("[\(records.joined(separator: ","))]").pairs == norwegian.map { "\($0.0)=\($0.1)" })
        #expect(try read("no,en,ko\n1,apple,사과\n2,pear,배\n3,fig,무화과\n").pairs == ["apple=사과", "pear=배", "fig=무화과"])
        let czech = try read("id,cz,en\nahoj-0,ahoj,hello\nano-1,ano,yes\nne-2,ne,no\npes-3,pes,dog\n")
        #expect(czech.pairs == ["ahoj=hello", "ano=yes", "ne=no", "pes=dog"])
    }

    @Test("Texts in the two languages of the words are no second list beside these, unless they are called the same")
    func textsBeside() throws {
        let rows = [
            "to get in,سوار شدن,Get in the car now.,الان سوار شو.", "to put on,پوشیدن,Put on your coat.,کتت را بپوش.",
            "to take off,درآوردن,Take off your hat.,کلاهت را بردار.",
        ]
        let words = ["to get in=سوار شدن", "to put on=پوشیدن", "to take off=درآوردن"]
        let named = "english_phrase,persian_phrase,english_text,persian_text\n" + rows.joined(separator: "\n") + "\n"
        #expect(try read(named).pairs == words)
        let twice = "English,Persian,English,Persian\n" + rows.joined(separator: "\n") + "\n"
        #expect(try read(twice).pairs.count == 6)
    }

    @Test("Groups of many words under one name are no words with meanings, a word with a few is")
    func groups() throws {
        let groups = """
            days: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, today]
            months: [January, February, March, April, May, June, July, August, September, October]
            prepositions: [of, in, to, for, with, on, at, from, by, about]
            """
        #expect(throws: WordListError.self) { try read("---\n" + groups + "\n") }
        let words = "{\"big\": [\"large\", \"great\"], \"small\": [\"little\", \"tiny\"], \"quick\": [\"fast\", \"swift\"]}"
        #expect(try read(words).pairs[0] == "big=large; great")
    }

    @Test("Two sides of cards in two languages are two sides") func sides() throws {
        let words = [("Hund", "dog"), ("Katze", "cat"), ("Haus", "house")]
        let records = words.map { "{\"front\": {\"de\": \"\($0.0)\"}, \"back\": {\"en\": \"\($0.1)\"}}" }
        #expect(try read("[\(records.joined(separator: ","))]").pairs == words.map { "\($0.0)=\($0.1)" })
    }

    @Test("Lists of other things beside the words are not among these, though both have identifiers")
    func otherRecords() throws {
        let text = """
            const CATEGORIES = [{ id: "food", name: "Mat", icon: "x" }, { id: "home", name: "Hjem", icon: "y" }];
            const WORDS = [
              { id: "f-apple", category: "food", fr: "la pomme", no: "eplet" },
              { id: "f-bread", category: "food", fr: "le pain", no: "brødet" },
              { id: "f-milk", category: "food", fr: "le lait", no: "melken" },
            ];
            """
        #expect(try read(text).pairs == ["la pomme=eplet", "le pain=brødet", "le lait=melken"])
    }

    @Test("Characters may stand under the name of a picture, pictures may not be terms")
    func pictures() throws {
        let rows = [("street", "丁"), ("seven", "七"), ("man", "男"), ("tree", "木")]
        let drawn = rows.map { "<kanji><level>5</level><meaning>\($0.0)</meaning><image>\($0.1)</image></kanji>" }
        #expect(try read("<?xml version=\"1.0\"?><root>\(drawn.joined())</root>").pairs == rows.map { "\($0.1)=\($0.0)" })
        let shown = rows.map { "\($0.0),\($0.1),img/\($0.0).png" }.joined(separator: "\n")
        #expect(try read("meaning,word,image\n\(shown)\n").pairs == rows.map { "\($0.1)=\($0.0)" })
    }

    @Test("Names of programs' parts explain nothing, nor do numbers, nor the terms once more")
    func noMeanings() {
        let codecs = ["Basic", "Simple", "Vendor"].map {
            "<v><name>\($0)</name><factory>com.example.aaa.\($0)Format</factory></v>"
        }
        #expect(throws: WordListError.self) { try read("<?xml version=\"1.0\"?><d>\(codecs.joined())</d>") }
        #expect(throws: WordListError.self) { try read("Les chiens adorent les friandises.,5\n") }
        let twice = ["What's broken?", "Let me look.", "I'll fix it.", "Go home."].map { "\($0)\t\($0)\n" }
        #expect(throws: WordListError.self) { try read("English\tMeaning\n\(twice.joined())") }
        #expect(throws: WordListError.self) { try read(twice.joined()) }
    }

    @Test("An element of XML may have points in its name")
    func pointedNames() throws {
        let pairs = ["su": "your", "playa": "beach", "ser": "to be"].sorted { $0.key < $1.key }
        let elements = pairs.map { "<a.Pair><spanish>\($0.key)</spanish><english>\($0.value)</english></a.Pair>" }
        #expect(try read("<a.List>\(elements.joined())</a.List>").pairs == pairs.map { "\($0.key)=\($0.value)" })
    }

    @Test("Of two meanings that are named for languages the learner's own counts")
    func ownMeaning() throws {
        let text = """
            Word,German explanation,English translation
            umfassend,"etwas, das vollständig ist",comprehensive
            ausführlich,"etwas, das lang erklärt wird",detailed
            ehrgeizig,"jemand, der viel will",ambitious

            """
        #expect(try read(text) { $0.learner.language = .english }.pairs[1] == "ausführlich=detailed")
        #expect(try read(text).pairs[1] == "ausführlich=etwas, das lang erklärt wird")
    }

    @Test("A row with a cell for every column is a word, whatever its sign, and `pronuncEng` says how words sound")
    func rows() throws {
        let signs =
            "word;transcription;translation\n# (number sign);ˈnʌmbə;решётка\n& (and);ˈænd;амперсанд\n* (star);ˈstɑː;звезда\n"
        #expect(try read(signs).pairs[0] == "# (number sign)=решётка")
        let notes = try read("word;meaning;note\nhouse;집;x\n# old rows;below;here\ntree;나무;y\n")
        #expect(notes.pairs == ["house=집", "tree=나무"])
        let heard = "english,hebrew,pronuncEng\nmelon,מלון,melOn\nice,קרח,kErakh\ntree,עץ,ets\n"
        #expect(try read(heard).pairs[1] == "קרח=ice")
    }

    @Test("An example in brackets makes no sentence of a word, and sounds behind it neither")
    func examplesInBrackets() throws {
        let rows = [
            ("ett år (Ett år har fyra årstider.)", "a year (A year has four seasons.)", "år"),
            ("en del (En del av kakan är kvar.)", "a part (A part of the cake is left.)", "delar"),
            ("en tid (Vi hade en trevlig tid tillsammans.)", "a time (We had a nice time together.)", "tider"),
        ]
        let text = rows.map { "\($0.0) [sound:a.mp3]\t\($0.1)\t\($0.2)\n" }.joined()
        #expect(try read("#separator:tab\n" + text).pairs[1].hasPrefix("en del"))
    }

    private func read(_ text: String, _ change: (inout ListLayout.Options) -> Void = { _ in }) throws -> WordList {
        try WordList(reading: text, change)
    }
}
