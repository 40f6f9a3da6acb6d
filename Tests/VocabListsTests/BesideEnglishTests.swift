import Testing

@testable import VocabCore
@testable import VocabLists

/// Which side of a list with English in it is learnt, as the rest of it tells.
@Suite("Beside English") struct BesideEnglishTests: EnglishReading {
    let words: EnglishWords

    init() throws { words = try EnglishWords(EnglishWords.kept()) }

    private static let pairs = [
        ("dog", "perro"), ("house", "casa"), ("red", "rojo"), ("to run", "correr"), ("bread", "pan"), ("window", "ventana"),
        ("cold", "frío"), ("apples", "manzanas"),
    ]
    private static let learnt = pairs.map { "\($0.1)=\($0.0)" }

    @Test("Words of a language near to English are no forms of these, and `Zeit,Time` is no header")
    func relatives() throws {
        let german = ["Die Zeit,Time", "Die Hand,Hand", "Der Finger,Finger", "Der Arm,Arm", "Der Mann,Man", "Das Haus,House"]
        #expect(try read(german) == german.map { $0.replacing(",", with: "=") })
        let plurals = [
            "der Hund,Hunde,dog", "die Hand,Hände,hand", "der Arm,Arme,arm", "das Haus,Häuser,house", "das Wort,Wörter,word",
        ]
        #expect(try read(plurals)[1] == "die Hand=hand")
    }

    @Test("Remarks, forms and examples in English beside a translation are no meanings, and say that English is learnt")
    func remarks() throws {
        let words = [("decide", "결정하다", "decidir"), ("carry", "나르다", "llevar"), ("go", "가다", "ir"), ("buy", "사다", "comprar")]
        let remarks = [
            ["We ___ to stay.", "She ___ the box.", "Can I ___ now?", "I ___ a car."],
            ["often with to", "by hand", "on foot", "in a shop"],
            ["We decided it.", "She carried it.", "I went home.", "He bought a car."],
            ["determine / settle", "bear / take", "move", "get"],
        ]
        for column in remarks {
            let korean = zip(words, column).map { "\($0.0),\($0.1),\($1)" }
            #expect(try read(korean) == words.map { "\($0.0)=\($0.1)" })
        }
        let forms = zip(words, ["decided", "carried", "going", "buys"]).map { "\($0.0),\($0.2),\($1)" }
        #expect(try read(forms) == words.map { "\($0.0)=\($0.2)" })
    }

    @Test("English in brackets behind Korean makes no other language of it")
    func brackets() throws {
        for row in ["(They did it.)", "(= large)", "(leave behind)"] {
            let lines = ["abandon,버리다", "big,큰", "buy,사다", "pear,배"].map { "\($0) \(row)" }
            #expect(try read(lines)[1].hasPrefix("big=큰"))
        }
        let russian = ["dog,собака (animal)", "cat,кошка (animal)", "bank,банк (money)", "house,дом (building)"]
        #expect(isAskedAbout(russian))
    }

    @Test("What a name says of another language than that of the list says nothing")
    func otherNames() throws {
        let korean = ["monarchy,군주제", "revolution,혁명", "tax,세금", "bread,빵"]
        for name in ["French Revolution", "polish", "spanish"] {
            #expect(try read(korean) { $0.learner.note(names: [name]) } == korean.map { $0.replacing(",", with: "=") })
        }
        #expect(try read(korean) { $0.learner.note(names: ["Korean"]) }[0] == "군주제=monarchy")
    }

    @Test("Numbers of meanings stay: what is counted up there is what is meant")
    func numbersMeant() throws {
        let floors = ["1 층,first floor", "2 층,second floor", "3 층,third floor", "4 층,fourth floor"]
        #expect(try read(["뜻,단어"] + floors)[0] == "first floor=1 층")
        let names = ["1 (one),하나", "2 (two),둘", "3 (three),셋", "4 (four),넷"]
        #expect(try read(["meaning,term"] + names)[3] == "넷=4 (four)")
        let senses = ["1. 달리다 2. 운영하다,run", "1. 물 2. 물을 주다,water", "1. 빛 2. 가벼운,light"]
        #expect(try read(["뜻,단어"] + senses)[0] == "run=달리다; 운영하다")
        let rows = ["1. 사과,apple", "2. 배,pear", "3. 물,water"]
        #expect(try read(["뜻,단어"] + rows)[2] == "water=물")
    }

    @Test("Where meanings come first numbers stand in front of them, and a line without a term is no further meaning")
    func marksInFront() throws {
        let numbered = Self.pairs.enumerated().map { "\($0.offset + 1). \($0.element.0) = \($0.element.1)" }
        #expect(try read(numbered) { $0.learner.note(names: ["spanish"]) } == Self.learnt)
        let points = Self.pairs.map { "- \($0.0) = \($0.1)" }
        #expect(try read(points) { $0.learner.note(names: ["spanish"]) } == Self.learnt)
        var headed = Self.pairs.map { "\($0.0) = \($0.1)" }
        for place in [6, 4, 2] { headed.insert("more words", at: place) }
        let list = try list(headed) {
            $0.learner.note(names: ["spanish"])
            $0.mayLeaveRows = true
        }
        #expect(list.pairs == Self.learnt)
        #expect(list.badRows.count == 3)
    }

    @Test("Examples tell which side is learnt, whoever reads them, and phrases that hardly anybody learns as such")
    func examples() throws {
        let rows = [
            "dog,perro,El perro corre.", "cat,gato,El gato duerme en la cama.", "house,casa,Mi casa es tu casa.",
            "water,agua,Quiero agua fría.", "bread,pan,El pan es bueno.",
        ]
        for language in InterfaceLanguage.allCases {
            for count in 3...5 {
                let list = try list(Array(rows.prefix(count))) { $0.learner.language = language }
                #expect(list.pairs[1] == "gato=cat" && list.column(.example)[0] == "El perro corre.")
            }
        }
        let translated = ["decide,결정하다,우리는 결정하다가 잤다.", "carry,나르다,짐을 나르다.", "go,가다,집에 가다.", "buy,사다,책을 사다."]
        #expect(try read(translated) { $0.learner.language = .korean }[0] == "decide=결정하다")
        let phrases = ["the dog,el perro", "to eat,comer", "to go,ir", "good morning,buenos días", "I am,yo soy"]
        #expect(try read(phrases)[0] == "el perro=the dog")
        #expect(try read(phrases) { $0.learner.note(names: ["palabras"]) }[0] == "the dog=el perro")
        let phrasal = ["to give up,rendirse", "to look after,cuidar", "to run out of,quedarse sin", "to carry on,seguir"]
        #expect(isAskedAbout(phrasal))
    }

    @Test("Parts of words are in no other language") func affixes() throws {
        let parts = ["not,un-", "again,re-", "before,pre-", "heart,cardi/o", "liver,hepat/o", "child,paed-"]
        #expect(try read(parts)[3] == "heart=cardi/o")
    }

    @Test("A list in which English comes again and the other language does not is learnt from that")
    func repeated() throws {
        let many = [
            "tawa pona", "mi tawa", "suno", "suno sin", "pini", "lape", "suno ni", "kama", "weka", "pimeja", "luka", "tenpo",
            "mun", "esun", "pali", "telo", "seli", "lete",
        ]
        let english = [
            "goodbye", "goodbye", "day", "morning", "evening", "night", "today", "tomorrow", "away", "dark", "hand", "time",
            "moon", "market", "work", "water", "fire", "cold",
        ]
        let lines = zip(english, many).map { "\($0)\t\($1)" }
        #expect(try read(lines)[0] == "tawa pona=goodbye")
        let other = zip(many, english).map { "\($1)\t\($0.split(separator: " ")[0])" }
        #expect(try read(Array(other.dropFirst(2)) + ["light\tsuno"]).last == "light=suno")
    }

    @Test("Short sentences are known by their words, cognates under a header of languages stay words")
    func shortSentences() throws {
        #expect(words.share(of: ["Go home.", "Sit down!", "Come here…", "Eat it."]) == 1)
        let cognates = ["table,table", "animal,animal", "radio,radio", "hotel,hotel", "chien,dog", "chat,cat", "pain,bread"]
        #expect(try read(["French,English"] + cognates).count == 7)
    }

    @Test("Long lists are looked at as short ones are") func longLists() throws {
        let german = ["Die Hand,Hand", "Der Finger,Finger", "Der Arm,Arm", "Der Mann,Man", "Das Haus,House", "Der Garten,Garden"]
        let long = (0..<400).flatMap { number in german.map { $0.replacing(",", with: " \(number),") + " \(number)" } }
        #expect(try read(long).count == 2_400)
    }

    @Test("A column that the header names and no row reaches holds nothing") func missingColumn() throws {
        let rows = "apple,사과\npear,배\nplum,자두\nfig,무화과\n"
        #expect(try WordList(reading: "word,meaning,pronunciation\n" + rows).pairs.count == 4)
        let wide = "word,meaning" + (3...80).map { ",x\($0)" }.joined() + ",pronunciation\n"
        #expect(try WordList(reading: wide + rows).pairs.count == 4)
    }

    @Test("Cards whose sides are named for languages are learnt as their languages are")
    func cards() throws {
        let rows = [("bird", "madár"), ("nest", "fészek"), ("spoon", "kanál"), ("bread", "kenyér")]
        let named = try read(["front_en,back_hu"] + rows.map { "\($0.0),\($0.1)" })
        #expect(named == rows.map { "\($0.1)=\($0.0)" })
        let plain = try read(["front,back"] + rows.map { "\($0.0),\($0.1)" })
        #expect(plain == rows.map { "\($0.0)=\($0.1)" })
    }
}
