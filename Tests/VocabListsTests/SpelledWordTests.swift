import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Words in other letters with how they are read in Latin ones, read to who knows English.
@Suite("Words with readings in Latin letters") struct SpelledWordTests: EnglishReading {
    let words: EnglishWords

    init() throws { words = EnglishWords(try EnglishWords.kept()) }

    private static let meanings = ["dog", "house", "water", "tree", "book", "to eat"]
    private static let languages: [[(term: String, reading: String)]] = [
        [("犬", "inu"), ("家", "ie"), ("水", "mizu"), ("木", "ki"), ("本", "hon"), ("食べる", "taberu")],
        [("狗", "gǒu"), ("房子", "fángzi"), ("水", "shuǐ"), ("树", "shù"), ("书", "shū"), ("吃", "chī")],
        [("개", "gae"), ("집", "jip"), ("물", "mul"), ("나무", "namu"), ("책", "chaek"), ("먹다", "meokda")],
        [("собака", "sobaka"), ("дом", "dom"), ("вода", "voda"), ("дерево", "derevo"), ("книга", "kniga"), ("есть", "yest")],
        [
            ("σκύλος", "skylos"), ("σπίτι", "spiti"), ("νερό", "nero"), ("δέντρο", "dentro"), ("βιβλίο", "vivlio"),
            ("τρώω", "troo"),
        ],
        [("कुत्ता", "kutta"), ("घर", "ghar"), ("पानी", "paani"), ("पेड़", "ped"), ("किताब", "kitaab"), ("खाना", "khaana")],
        [("كلب", "kalb"), ("بيت", "bayt"), ("ماء", "maa"), ("شجرة", "shajara"), ("كتاب", "kitaab"), ("أكل", "akala")],
    ]

    @Test("The words are learnt and English explains them, in whatever order the columns stand", arguments: languages)
    func orders(_ language: [(term: String, reading: String)]) throws {
        let rows = zip(language, Self.meanings).map { ($0.term, $0.reading, $1) }
        let expected = rows.map { "\($0.0)=\($0.2)" }
        for lines in [
            rows.map { "\($0.0),\($0.1),\($0.2)" }, rows.map { "\($0.1),\($0.0),\($0.2)" },
            rows.map { "\($0.0),\($0.2),\($0.1)" },
            rows.map { "\($0.2),\($0.0),\($0.1)" }, rows.map { "\($0.2),\($0.1),\($0.0)" },
            rows.map { "\($0.1),\($0.2),\($0.0)" },
            rows.map { "\($0.0) \($0.1) \($0.2)" }, rows.map { "\($0.1) \($0.0) \($0.2)" },
            rows.map { "\($0.2) \($0.0) \($0.1)" },
            rows.map { "\($0.0) (\($0.1)) \($0.2)" }, rows.map { "\($0.0) (\($0.1)): \($0.2)" },
        ] {
            let found = try list(lines)
            #expect(found.pairs == expected)
            #expect(found.column(.pronunciation) == rows.map(\.1))
        }
    }

    @Test("What stands in brackets behind meanings is a reading only where it is one behind nearly all") func brackets() throws {
        let language = Self.languages[0]
        let read = try list(zip(language, Self.meanings).map { "\($0.term) - \($1) (\($0.reading))" })
        #expect(read.pairs == zip(language, Self.meanings).map { "\($0.term)=\($1)" })
        let remarks = try list(
            zip(language, Self.meanings).enumerated().map { "\($1.0.term) - \($1.1)\($0 == 1 ? " (ie)" : "")" })
        #expect(remarks.pairs[1] == "家=house (ie)")
    }

    @Test("A meaning of several words is none that begins with a reading") func severalWords() throws {
        let phrases = ["спасибо thank you", "привет hello there", "пока good bye", "да of course", "нет not at all"]
        #expect(
            try read(phrases) == ["спасибо=thank you", "привет=hello there", "пока=good bye", "да=of course", "нет=not at all"])
    }

    @Test("Of two columns in Latin letters beside French the one in English explains it") func respelt() throws {
        let lines = [
            "À bientôt : See you soon : Ah Bee yehn too", "À demain : See you tomorrow : Ah demah",
            "Enchanté : Nice to meet you : On shaun tay",
            "Bienvenue : Welcome : Biuh Venyu", "Bonne nuit : Goodnight : Bohn new wee", "Merci : Thank you : Mare see",
            "Oui : Yes : Wee",
            "Non : No : Noh", "Pardon : Sorry : Par dohn",
        ]
        #expect(try read(lines)[0] == "À bientôt=See you soon")
    }

    @Test("A name of a list says which of two languages is learnt; rules of Markdown may be short") func names() throws {
        let lines = ["ger,span", "die Reise,el viaje", "der Morgen,la mañana", "die Nacht,la noche", "der Abend,la tarde"]
        #expect(try read(lines) { $0.learner.note(names: ["spanish.csv"]) }[0] == "el viaje=die Reise")
        #expect(try read(lines)[0] == "die Reise=el viaje")
        #expect(
            try list(["| Character | Meaning |", "| - | - |", "| 李 | plum |", "| 好 | good |", "| 名字 | name |"]).rows.count == 3)
    }

    @Test("Words of phrases, of other languages and of kinds are no readings") func otherColumns() throws {
        #expect(try read(["नमस्ते hello there", "धन्यवाद thank you", "अलविदा good bye", "हाँ yes sir"])[1] == "धन्यवाद=thank you")
        #expect(try read(["dog,chien,犬", "house,maison,家", "water,eau,水", "bread,pain,パン", "book,livre,本"])[0] == "dog=犬")
        let sorted = try list(["朋友,친구,사람", "老师,선생님,사람", "苹果,사과,과일", "香蕉,바나나,과일", "电脑,컴퓨터,물건"])
        #expect(sorted.pairs[0] == "朋友=친구" && sorted.column(.pronunciation) == ["", "", "", "", ""])
        let senses = ["漂亮,예쁘다,아름답다", "高兴,기쁘다,즐겁다", "累,피곤하다,지치다", "忙,바쁘다,분주하다", "大,크다,넓다", "小,작다,어리다", "好,좋다,훌륭하다", "坏,나쁘다,못되다"]
        #expect(try read(senses)[0] == "漂亮=예쁘다")
    }

    @Test("Signs on both sides of a space, and commas between the forms of a word, part nothing") func signsInWords() throws {
        #expect(try read(["he/she 그/그녀", "and/or 및/또는", "his/her 그의/그녀의", "him/her 그를/그녀를"])[1] == "and/or=및/또는")
        #expect(
            try read(["big, large 큰, 커다란", "small, little 작은, 어린", "glad, happy 기쁜, 행복한", "ill, sick 아픈, 병든"])[0]
                == "big, large=큰, 커다란")
        #expect(
            try read(["gehen, ging, gegangen = to go", "sehen, sah, gesehen = to see", "essen, aß, gegessen = to eat"])[0]
                == "gehen, ging, gegangen=to go")
    }
}
