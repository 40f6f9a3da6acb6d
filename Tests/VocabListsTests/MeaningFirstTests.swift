import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists that explain first and name the word behind it, and lists in both directions.
@Suite("Meanings in front of their words") struct MeaningFirstTests {
    private static let russian = [
        "to accept,принимать", "to argue,спорить", "to ask,спрашивать", "house,дом", "to bathe,купаться", "tree,дерево",
    ]
    private static let french = ["to be,être", "to have,avoir", "to go,aller", "to see,voir", "to say,dire", "to come,venir"]

    @Test(
        "Who knows English learns the other language where verbs are explained as `to eat`, with a header of languages or without"
    )
    func infinitives() throws {
        let turned = Self.russian.map { $0.split(separator: ",").reversed().joined(separator: "=") }
        #expect(try read(Self.russian, for: .english) == turned)
        #expect(try read(Self.russian, for: .korean) == Self.russian.map { $0.replacing(",", with: "=") })
        #expect(try read(["English,French"] + Self.french, for: .english)[0] == "être=to be")
        #expect(
            try read(
                ["French,English"] + Self.french.map { $0.split(separator: ",").reversed().joined(separator: ",") },
                for: .english)[0] == "être=to be")
    }

    @Test("Phrases that begin with `to` among other words are words")
    func phrases() throws {
        let idioms = [
            "to be honest with you,솔직히 말하면", "apple,사과", "pear,배", "fig,무화과", "plum,자두", "sun,해", "sea,바다", "sky,하늘",
            "to the best of my knowledge,내가 아는 한",
        ]
        #expect(try read(idioms, for: .english).first == "to be honest with you=솔직히 말하면")
        let definitions = [
            "to abate,lessen or reduce", "to abet,help in the wrong", "to abjure,give up by oath", "to cede,yield",
            "to don,put on",
        ]
        #expect(try read(definitions, for: .english)[3] == "to cede=yield")
        let names = ["to-do list,할 일 목록", "to,~에게", "top,꼭대기", "toy,장난감", "town,마을", "tomato,토마토"]
        #expect(try read(names, for: .english)[1] == "to=~에게")
    }

    @Test("What is said how to read is learnt, on whichever side it stands", arguments: InterfaceLanguage.allCases)
    func readings(language: InterfaceLanguage) throws {
        let words = [
            ("Hello", "สวัสดี", "sà-wàt-dii"), ("Yes", "ใช่", "châi"), ("Please", "กรุณา", "grà-gunaa"), ("Water", "น้ำ", "náam"),
        ]
        #expect(try read(words.map { "\($0.0): \($0.1) (\($0.2))" }, for: language) == words.map { "\($0.1)=\($0.0)" })
        #expect(try read(words.map { "\($0.1) (\($0.2)): \($0.0)" }, for: language) == words.map { "\($0.1)=\($0.0)" })
    }

    @Test("Genders, places and other remarks in brackets are no readings, and English words explained in English are words")
    func remarks() throws {
        let genders = ["dog,собака (f)", "cat,кот (m)", "house,дом (m)", "window,окно (n)", "book,книга (f)"]
        #expect(try read(genders, for: .english)[0].hasPrefix("dog="))
        let english = ["to abandon,leave", "to begin,start", "to cease,stop", "to don,put on", "to err,fail"]
        #expect(try read(english, for: .english)[1] == "to begin=start")
        let idioms =
            ["to date,지금까지", "to boot,게다가", "to hand,가까이에"] + (1...16).map { "word\($0 % 10 == 0 ? "s" : "")\($0),낱말\($0)" }
        #expect(try read(idioms, for: .english)[0] == "to date=지금까지")
    }

    @Test("A column that writes the terms in Latin letters is no meaning, also where there is no other")
    func romanizationAlone() throws {
        let words = [
            ("एकम्", "ekam"), ("खगः", "khagaḥ"), ("खादति", "khādati"), ("पिबति", "pibati"), ("नमति", "namati"), ("करोति", "karoti"),
            ("गदः", "gadaḥ"), ("गणकः", "gaṇakaḥ"), ("दशमः", "daśamaḥ"), ("कनकम्", "kanakam"), ("चणकः", "caṇakaḥ"),
            ("नदी", "nadī"),
        ]
        #expect(throws: WordListError.self) {
            try WordList(reading: "word,hint,level\n" + words.map { "\($0.0),\($0.1),2\n" }.joined())
        }
        let cognates = ["банк,bank", "парк,park", "фильм,film", "спорт,sport", "туризм,tourism", "метро,metro", "клуб,club"]
        #expect(
            try WordList(reading: (cognates + ["мотор,motor", "баланс,balance", "театр,theatre"]).joined(separator: "\n")).pairs
                .count == 10)
        let translated = [
            "one", "bird", "eats", "drinks", "bows", "does", "club", "reckoner", "tenth", "gold", "chickpea", "river",
        ]
        let list = try WordList(
            reading: "word,hint,gloss\n" + zip(words, translated).map { "\($0.0),\($0.1),\($1)\n" }.joined())
        #expect(list.pairs[11] == "नदी=river")
    }

    @Test("Of cards in both directions one is a word; a few words that mean each other are two")
    func bothDirections() throws {
        let pairs = [("한글", "hangeul"), ("친구", "friend"), ("물", "water"), ("불", "fire"), ("집", "house")]
        let list = try WordList(reading: pairs.map { "\($0.0)\t\($0.1)\n\($0.1)\t\($0.0)\n" }.joined())
        #expect(list.pairs == pairs.map { "\($0.0)=\($0.1)" } && list.linesLeftOut == [2, 4, 6, 8, 10])
        let noted = try WordList(
            reading: "term,meaning,example\n" + pairs.map { "\($0.0),\($0.1),\($0.0)!\n\($0.1),\($0.0),\($0.1)!\n" }.joined())
        #expect(noted.pairs.count == 10)
        let synonyms = "big,large\nlarge,big\nsmall,little\nfast,quick\nslow,lazy\nold,aged\nnew,fresh\n"
        #expect(try WordList(reading: synonyms).pairs.count == 7)
    }

    @Test(
        "Two columns of many words that may as well be the meanings are asked about; of few, or beside a note, the first is read")
    func rivals() throws {
        let words = [
            ("一", "uno", "one"), ("二", "dos", "two"), ("三", "tres", "three"), ("四", "cuatro", "four"), ("五", "cinco", "five"),
            ("六", "seis", "six"), ("七", "siete", "seven"), ("八", "ocho", "eight"), ("九", "nueve", "nine"),
        ]
        #expect(throws: WordListError.self) { try WordList(reading: words.map { "\($0.0),\($0.1),\($0.2)\n" }.joined()) }
        #expect(try WordList(reading: "먹다,eat,ate\n가다,go,went\n보다,see,saw\n").pairs[1] == "가다=go")
        let noted = try WordList(reading: words.map { "\($0.0),\($0.2),what stands behind \($0.1) and before\n" }.joined())
        #expect(noted.pairs[4] == "五=five")
    }

    @Test("Sentences in the learner's language are examples, and kinds of words no meanings")
    func examplesInOwnLanguage() throws {
        let words = [
            ("child", "아이", "The child is very cute."), ("day", "날", "Today is a good day."),
            ("wear", "입다", "I wear a hat on Sundays."),
        ]
        let records = words.map {
            "{\"en\": \"\($0.0)\", \"kr\": \"\($0.1)\", \"en_ex\": \"\($0.2)\", \"kr_ex\": \"그 \($0.1).\"}"
        }
        let list = try WordList(reading: "[" + records.joined(separator: ",") + "]") { $0.learner.language = .english }
        #expect(list.pairs == words.map { "\($0.0)=\($0.1)" })
        let kinds = [
            "the,(definite article)", "is,(auxiliary verb)", "a,(indefinite article)", "he,(personal pronoun)",
            "to,\"(simple preposition, adverb)\"", "and,(coordinating conjunction)", "soon,(temporal adverb)",
        ]
        #expect(throws: WordListError.self) { try WordList(reading: kinds.joined(separator: "\n")) }
    }

    @Test("What one heading calls `word_de` and another `word_bg` are words of two languages, in their order")
    func siblings() throws {
        let words = [("ab", "от"), ("abbiegen", "завивам"), ("abhängig", "зависим"), ("die Abfahrt", "отпътуване")]
        let list = try WordList(
            reading: "[" + words.map { "{\"word_de\": \"\($0.0)\", \"word_bg\": [\"\($0.1)\"]}" }.joined(separator: ",") + "]")
        #expect(list.pairs == words.map { "\($0.0)=\($0.1)" })
        let numbered = try WordList(reading: "word_id,word_en,word_ko\nw001,apple,사과\nw002,pear,배\nw003,fig,무화과\n")
        #expect(numbered.pairs[2] == "fig=무화과")
    }

    @Test("The name of a language beside its translation is a word, and no header")
    func nameOfLanguage() throws {
        let words = [("한국어", "Korean"), ("의자", "chair"), ("진짜", "real"), ("물", "water")]
        #expect(try read(words.map { "\($0.0),\($0.1)" }, for: .english) == words.map { "\($0.0)=\($0.1)" })
        let commented = try WordList(
            reading: "# level, Korean, romaja, English\n"
                + words.map { "1\t\($0.0)\t\($0.1 == "water" ? "mul" : "gg")\t\($0.1)\n" }.joined())
        #expect(commented.pairs == words.map { "\($0.0)=\($0.1)" })
    }

    private func read(_ lines: [String], for language: InterfaceLanguage) throws -> [String] {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }.pairs
    }
}
