import Testing

@testable import VocabCore
@testable import VocabLists

/// What stands in the place of terms and is none, and columns that only go with others.
@Suite("Labels and columns that go with others") struct RowLabelTests {
    private static let words = ["Raw", "Caveat", "Resilience", "Sprawl", "Lingering"]

    @Test("Lines below a word that say what they are go to its fields, however short the label")
    func labelsBelow() throws {
        let text = Self.words.enumerated().map { number, word in
            "\(number + 1). \(word) - meaning of \(number)\n   syno - like \(number)\n   \(number == 1 ? "Anto" : "anto") - unlike \(number)\n"
        }
        let list = try WordList(reading: text.joined(separator: "\n"))
        #expect(list.pairs == Self.words.enumerated().map { "\($1)=meaning of \($0)" })
        #expect(list.column(.synonyms)[2] == "like 2" && list.column(.antonyms)[1] == "unlike 1")
    }

    @Test("A word that comes back with other meanings is a word, wherever it stands and whatever it is called")
    func wordsThatComeBack() throws {
        let ride = ["ride,타다", "bus,버스", "ride,탈것", "car,차", "ride,태우다", "train,기차", "ride,승차", "boat,배"]
        #expect(try WordList(reading: ride.joined(separator: "\n")).pairs.filter { $0.hasPrefix("ride=") }.count == 4)
        let ant = ["bee,벌", "ant,개미", "fly,파리", "ant,일개미", "moth,나방", "ant,흰개미", "wasp,말벌"]
        #expect(try WordList(reading: ant.joined(separator: "\n")).pairs.count == 7)
        let senses = try WordList(reading: "get = 얻다\nget = 되다\nget = 이르다\nget = 알다\nrun = 달리다\nsit = 앉다\n")
        #expect(senses.pairs.count == 6 && senses.pairs[2] == "get=이르다")
    }

    @Test(
        "Where the same sign or word stands in the place of most terms, the shape is not understood",
        arguments: [
            "* one\n** [DE] eins\n** [NL] een\n* two\n** [DE] zwei\n** [NL] twee\n* ten\n** [DE] zehn\n** [NL] tien\n",
            "apple = 사과\npear = 배\nfig = 무화과\nplum = 자두\n** = 감\n** = 귤\nsun = 해\nsea = 바다\n",
            "x = 1 a\nx = 2 b\nx = 3 c\nx = 4 d\nx = 5 e\nx = 6 f\nx = 7 g\nx = 8 h\n",
        ])
    func notUnderstood(text: String) {
        #expect(throws: WordListError.self) { try WordList(reading: text) }
    }

    @Test("A word in brackets above the lines that its labels are on is the term")
    func bracketHeads() throws {
        let text = Self.words.map {
            "[\($0)]\n\n- Meaning (EN): sense of \($0)\n- Sentence 1: A \($0) thing.\n- Focus 1: \($0)\n"
        }
        let list = try WordList(reading: text.joined(separator: "\n"))
        #expect(list.pairs == Self.words.map { "\($0)=sense of \($0)" } && list.column(.example)[0] == "A Raw thing.")
    }

    @Test("Behind examples that some words have, their translations are no meanings")
    func translatedExamples() throws {
        let rows = [
            "abada,jamais,a tɛ ko nyuman kɛ abada,il ne fait jamais de bien.", "ala,Dieu,ala ye kelen ye.,Dieu est unique.",
            "alamani,amende", "alamisa,jeudi", "ani,et,a ka jɛgɛ ani foronto san.,il a acheté du poisson.", "araba,mercredi",
            "awa,alors", "ba,fleuve,ba ka bon.,Le fleuve est grand.", "bi,aujourd'hui",
        ]
        #expect(try WordList(reading: rows.joined(separator: "\n")).pairs[4] == "ani=et")
    }

    @Test("A language whose name is not known is learnt where another has few of the words")
    func unknownLanguage() throws {
        let entries = [
            ("אְבַד", "to perish", "ʔbd"), ("אְזַל", "to go", "hlk"), ("נְטַל", "to raise", ""), ("נְפַק", "to go forth", "yṣʔ"),
            ("עְרַק", "to flee", ""),
        ]
        let list = try WordList(
            reading: "entries:\n" + entries.map { "  - aramaic: \($0.0)\n    gloss: \($0.1)\n    hebrew: \($0.2)\n" }.joined())
        #expect(list.pairs == entries.map { "\($0.0)=\($0.1)" })
        let json = try WordList(
            reading: "{\"A1\": ["
                + [("է", "есть", "is"), ("ն", "и", "and"), ("իր", "вещь", "thing"), ("օր", "день", "day")]
                .map { "{\"am\": \"\($0.0)\", \"ru\": [\"\($0.1)\"], \"en\": [\"\($0.2)\"]}" }.joined(separator: ",") + "]}"
        ) { $0.learner.language = .english }
        #expect(json.pairs[3] == "օր=day")
    }

    @Test("Letters written by their names are letters, links in tables are what they show, capitals in one cell head nothing")
    func smallThings() throws {
        let swedish = try WordList(reading: "* &aring;r - year\n* &ouml; - island\n* &auml;gg - egg\n* hus - house\n")
        #expect(swedish.pairs == ["år=year", "ö=island", "ägg=egg", "hus=house"])
        let table = try WordList(
            reading:
                "| Finnish | English |\n|---|---|\n| talo | house |\n| väylä | [passage](https://x.org/a_(b)) |\n| tumma | dark |\n"
        )
        #expect(table.pairs[1] == "väylä=passage")
        let jobs = [
            "Księgowy,accountant", "kierowca,driver", "mechanik,mechanic", "szef,chef", "lekarz,doctor", "krawiec,tailor",
            "kucharz,cook", "dentysta,dentist",
        ]
        #expect(try WordList(reading: jobs.joined(separator: "\n")).pairs.count == 8)
        let german = ["ja,yes", "nein,no", "bitte,please", "danke,thank you", "wo,where"]
        #expect(try WordList(reading: german.joined(separator: "\n")).pairs.count == 5)
    }
}
