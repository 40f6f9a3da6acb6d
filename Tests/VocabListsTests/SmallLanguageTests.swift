import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists of languages that few learn, and of several: which is learnt.
@Suite("Small languages") struct SmallLanguageTests {
    private static let kabyle = [
        "moon,aggur", "water,aman", "house,axxam", "sun,iṭij", "name,isem", "day,ass", "hand,afus", "sky,igenni",
    ]

    @Test("The name of a language beside one that nobody here knows is a header above words in small letters")
    func unknownName() throws {
        for header in ["English,Chaoui", "English,chaoui"] {
            let words = Self.kabyle + ["it,netta", "no,ala", "Home,axxam"]
            #expect(try read([header] + words, for: .english) == words.map { $0.replacing(",", with: "=") })
        }
        // The name of a word that shines is small, and languages have names in other languages.
        #expect(throws: WordListError.self) { try read(["polish,abrillantar"] + Self.spanish, for: .english) }
        #expect(try read(["English,영어", "moon,달", "sun,해", "sky,하늘", "sea,바다"], for: .korean).count == 5)
    }

    @Test("Among peoples and languages, and above words with capitals, the name of a language may be a word")
    func peoples() {
        let peoples = [
            "Navajo,Diné", "Cherokee,Tsalagi", "dog,giili", "cat,wesa", "sun,nvda", "sea,ama", "day,iga", "name,ada", "hand,uwo",
            "sky,galun",
        ]
        #expect((try? read(peoples, for: .english).first) ?? "Navajo=Diné" == "Navajo=Diné")
        let tongan = ["Tongan,tongano", "milk,leche", "bread,pan", "water,agua", "house,casa", "sun,sol", "moon,luna"]
        #expect((try? read(tongan, for: .korean).first) ?? "Tongan=tongano" == "Tongan=tongano")
        let sweets = ["Danish,Plunder", "Bagel,Kringel", "Muffin,Kuchen", "Cookie,Keks", "Bread,Brot", "Cake,Torte"]
        #expect((try? read(sweets, for: .english).first) ?? "Danish=Plunder" == "Danish=Plunder")
    }

    private static let spanish = ["moon,luna", "water,agua", "house,casa", "sun,sol", "name,nombre", "day,día", "hand,mano"]

    @Test("Of English and a language that is explained in others, or one of Europe, who reads English learns that")
    func smallLanguage() throws {
        let irish = ["house,teach", "water,uisce", "sun,grian", "name,ainm"]
        #expect(try read(["English,Irish"] + irish, for: .english)[0] == "teach=house")
        #expect(try read(["English,Irish"] + irish, for: .korean)[0] == "house=teach")
        #expect(try read(["English,Spanish"] + Self.spanish, for: .english)[0] == "luna=moon")
        #expect(try read(["English,Spanish"] + Self.spanish, for: .korean)[0] == "moon=luna")
        #expect(
            try read(["English,IPA,Spanish", "dog,dɒɡ,perro", "cat,kæt,gato", "sun,sʌn,sol"], for: .english)[0] == "dog=perro")
        #expect(try read(["English,Kannada", "house,ಮನೆ", "water,ನೀರು", "sun,ಸೂರ್ಯ"], for: .english)[0] == "house=ಮನೆ")
        // Whoever reads it: nobody explains Spanish in Nahuatl.
        #expect(try read(["Español,Nahuatl", "agua,atl", "amigo,icniuh", "perro,itzcuintli"], for: .korean)[0] == "atl=agua")
        #expect(try read(["Latin,Nahuatl", "aqua,atl", "amicus,icniuh", "canis,itzcuintli"], for: .korean)[0] == "aqua=atl")
        let tibetan = try WordList(reading: "English,Tibetan,Phonetics\nmask,ཁ་རས།,kha ray\ncancel,ཕྱིར་འཐེན།,chir then\n") {
            $0.learner.language = .english
        }
        #expect(tibetan.pairs == ["ཁ་རས།=mask", "ཕྱིར་འཐེན།=cancel"])
    }

    @Test("Japanese without a single character is learnt, not read: on whichever side it stands")
    func kanaAlone() throws {
        let words = [
            ("vegetable", "やさい"), ("fruit", "くだもの"), ("sell", "うる"), ("grape", "ぶどう"), ("plant", "しょくぶつ"), ("sky", "そら"),
            ("sea", "うみ"), ("cat", "ねこ"),
        ]
        let expected = words.map { "\($0.1)=\($0.0)" }
        #expect(try read(words.map { "\($0.0)\t\($0.1)" }, for: .english) == expected)
        #expect(try read(words.map { "\($0.1)\t\($0.0)" }, for: .english) == expected)
        #expect(try read(["英語\t意味"] + words.map { "\($0.0)\t\($0.1)" }, for: .english)[0] == "vegetable=やさい")
        // Who writes one of them with characters grew up with it.
        #expect(try read(words.map { "\($0.0)\t\($0.1)" } + ["dog\t犬"], for: .english)[0] == "vegetable=やさい")
    }

    @Test("Of three languages the first may be learnt as well as the one that is said how to read: asked about")
    func threeLanguages() throws {
        let words = [("áo sơ mi", "shirt", "衬衫", "chèn shān"), ("bạn", "you", "你", "nǐ"), ("bàn", "table", "桌子", "zhuōzi")]
        let rows = words.map { "\($0.0),\($0.1),\($0.2),\($0.3)" }
        #expect(throws: WordListError.self) { try read(["Vietnamese,English,Chinese,Pinyin"] + rows, for: .english) }
        let plain = words.map { "\($0.1),\($0.2),\($0.3)" }
        #expect(try read(["English,Chinese,Pinyin"] + plain, for: .english)[1] == "你=you")
    }

    @Test("Of two languages that is learnt whose heading says headword, and of several the one that is said how to read")
    func learntColumn() throws {
        let list = try WordList(reading: "en,pos,es_lemma\ntired,adj,cansado\nsad,adj,triste\nhappy,adj,contento\n") {
            $0.learner.language = .english
        }
        #expect(list.pairs[0] == "cansado=tired")
        let rows = [
            ("France", "法国", "fǎguó"), ("Germany", "德国", "déguó"), ("Spain", "西班牙", "xībānyá"), ("Norway", "挪威", "nuówēi"),
        ]
        let read = try WordList(reading: "en_US,zh_CN,spoken\n" + rows.map { "\($0.0),\($0.1),\($0.2)\n" }.joined()) {
            $0.learner.language = .english
        }
        #expect(read.pairs[1] == "德国=Germany")
    }

    @Test("Phrases of English in front of a language of Europe explain it to who reads English, those in front of Hangul do not")
    func phrases() throws {
        let words = [
            ("a cheese sandwich", "un sandwich au fromage"), ("a list of words", "une liste de mots"), ("have fun", "amuse-toi"),
            ("where is it?", "c'est où ?"), ("what a day", "quelle journée"), ("with milk", "au lait"),
        ]
        let rows = words.map { "\($0.0);\($0.1)" }
        #expect(try read(rows, for: .english) == words.map { "\($0.1)=\($0.0)" })
        #expect(try read(rows, for: .korean) == words.map { "\($0.0)=\($0.1)" })
        let questions = words.map { "what does \($0.1) mean?;to \($0.0)" }
        #expect(try read(questions, for: .english)[1] == "what does une liste de mots mean?=to a list of words")
        let korean = ["where is it?;어디예요?", "what a day;대단한 날", "with milk;우유를 넣은", "have fun;즐겁게 보내", "the sky;하늘"]
        #expect(try read(korean, for: .english)[0] == "where is it?=어디예요?")
    }

    @Test("Beside verbs that are called `to play` examples without a full stop are no meanings")
    func bareExamples() throws {
        let rows = [
            "spielen,to play,Ich spiele Ball", "nehmen,to take,Ich nehme Salz", "die Tür,the door,Ich sehe die Tür",
            "der Tisch,the table,Am Tisch", "gehen,to go,Wir gehen heim", "sehen,to see,Er sieht uns",
            "haben,to have,Ich habe Zeit", "das Brot,the bread,Mehr Brot", "die Uhr,the clock,Eine Uhr",
        ]
        #expect(try read(rows, for: .english)[0] == "spielen=to play")
    }

    @Test("Words and phrases under two names are one list")
    func spareTerms() throws {
        let json = """
            {"nouns": [{"word": "Ziel", "english": "goal"}, {"word": "Kraft", "english": "force"}, {"word": "Weg", "english": "way"}],
            "phrases": [{"german": "Das geht.", "english": "That works."}, {"german": "Wie geht's?", "english": "How are you?"}]}
            """
        let list = try WordList(reading: json) { $0.learner.language = .english }
        let french = "banco,bank,\ncarta,letter,\nsol,sun,\nmar,sea,\npan,bread,\n,bench,banc\n,menu,carte\nluz,light,\n"
        let mixed = try? WordList(reading: "Spanish,English,French\n" + french) { $0.learner.language = .english }
        #expect(mixed?.pairs.contains { $0.contains("banc=") || $0.contains("carte=") } != true)
        #expect(list.pairs == ["Ziel=goal", "Kraft=force", "Weg=way", "Das geht.=That works.", "Wie geht's?=How are you?"])
    }

    @Test("Five languages side by side without names are asked about")
    func manyLanguages() {
        let rows = [
            "Hola;Hello;Bonjour;Hallo;Ciao", "Gracias;Thank-you;Merci;Danke;Grazie", "Amor;Love;Amour;Liebe;Amore",
            "Amistad;Friendship;Amitié;Freundschaft;Amicizia", "Igualdad;Equality;Égalité;Gleichheit;Equità",
            "Noche;Night;Nuit;Nacht;Notte",
            "Perro;Dog;Chien;Hund;Cane", "Gato;Cat;Chat;Katze;Gatto", "Verano;Summer;Été;Sommer;Estate",
            "Estrella;Star;Étoile;Stern;Stella", "Sol;Sun;Soleil;Sonne;Sole",
        ]
        #expect(throws: WordListError.self) { try WordList(reading: rows.joined(separator: "\n")) }
    }

    private func read(_ lines: [String], for language: InterfaceLanguage) throws -> [String] {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }.pairs
    }
}
