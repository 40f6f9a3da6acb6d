import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists of languages that few learn, and what stands where a meaning is looked for and is none.
@Suite("Small languages, and cells that mean nothing") struct SmallLanguageTests {
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
        let tibetan = try WordList(reading: "English,Tibetan,Phonetics\nmask,ཁ་རས།,kha ray\ncancel,ཕྱིར་འཐེན།,chir then\n") {
            $0.language = .english
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

    @Test("Sounds, pictures and links are no meanings, even under a heading that says so")
    func files() {
        let words = ["hello", "bye", "friday", "monday", "sunday"]
        #expect(throws: WordListError.self) {
            try WordList(reading: "question,answer\n" + words.map { "\($0),asset/\($0).mp3\n" }.joined())
        }
        #expect(throws: WordListError.self) {
            try WordList(reading: "word,meaning\n" + words.map { "\($0),https://example.org/\($0)\n" }.joined())
        }
    }

    @Test("A line that is an address alone is told and no word")
    func addresses() throws {
        let words = ["chat: cat", "chien: dog", "oiseau: bird", "vache: cow", "cheval: horse", "loup: wolf", "ours: bear"]
        let list = try WordList(
            reading: "https://example.org/lesson\n" + words.joined(separator: "\n") + "\nhttp://example.org\n")
        #expect(list.pairs == words.map { $0.replacing(": ", with: "=") } && list.linesLeftOut == [1, 9])
        #expect(throws: WordListError.self) {
            try WordList(reading: "Conjugaison:\n\nhttp://example.net/a.html\n\nLe dictionnaire:\nhttps://example.org/b\n")
        }
    }

    @Test("Meanings in both writings of Chinese are one; the first is read without a question")
    func bothWritings() throws {
        let words = [
            ("〜か月", "……个月", "……個月"), ("やさしい", "简单的", "簡單的"), ("カメラ", "照相机", "照相機"), ("テレビ", "电视", "電視"),
            ("ぼうし", "帽子", "帽子"),
        ]
        let list = try WordList(reading: words.map { "\($0.0),x\($0.1.count),\($0.1),\($0.2)\n" }.joined())
        #expect(list.pairs[1] == "やさしい=简单的")
    }

    @Test("Kinds of verbs in brackets of Japanese behind meanings are parts of speech")
    func japaneseBrackets() throws {
        let list = try WordList(reading: "生む,產生【他動詞・五段動詞】\n蹴る,踢【他動詞・五段動詞】\n見る,看【他動詞・一段動詞】\n来る,來【自動詞】\n")
        #expect(list.pairs == ["生む=產生", "蹴る=踢", "見る=看", "来る=來"])
        #expect(list.column(.partOfSpeech).allSatisfy { !$0.isEmpty })
    }

    @Test("Environments of LaTeX inside of cells are printed as nothing")
    func environments() throws {
        let rows = [("से", "from"), ("में", "in"), ("नमक", "salt"), ("फल", "fruit")]
        let table = rows.map { "    \\begin{hindi} \($0.0) \\end{hindi} & \($0.1) \\\\\n" }.joined()
        let list = try WordList(reading: "\\begin{tabular}{c|c}\n\(table)\\end{tabular}\n")
        #expect(list.pairs == rows.map { "\($0.0)=\($0.1)" })
    }

    @Test("Headings of Org above a line each are words, without what they say of themselves")
    func orgHeadings() throws {
        let words = [("おかえり", "你回来了"), ("こんにちは", "你好"), ("おはよう", "早上好"), ("さようなら", "再见"), ("おやすみ", "晚安"), ("ただいま", "我回来了")]
        let list = try WordList(
            reading: "* Words   :cards:\n** TODO \(words[0].0)\n\(words[0].1)\n"
                + words.dropFirst().map { "** \($0.0)   :drill:\n\($0.1)\n" }.joined())
        #expect(list.pairs == words.map { "\($0.0)=\($0.1)" })
    }

    @Test("Four headings of Org above a line each are words; in Markdown they may be parts of a list")
    func fewHeadings() throws {
        let words = [("obstinate", "고집 센"), ("candid", "솔직한"), ("brisk", "활발한"), ("vivid", "생생한")]
        let list = try WordList(reading: "* Words\n" + words.map { "** \($0.0)\n\($0.1)\n" }.joined())
        #expect(list.pairs == words.map { "\($0.0)=\($0.1)" })
        let parts = "## Animals\nperro - dog\n## Food\nleche - milk\n## House\nmesa - table\n## Body\nmano - hand\n"
        #expect(try WordList(reading: parts).pairs == ["perro=dog", "leche=milk", "mesa=table", "mano=hand"])
    }

    @Test("Two stars in front of meanings, of hard words and of examples are no headings")
    func stars() throws {
        let words = [("apple", "사과"), ("pear", "배"), ("fig", "무화과"), ("plum", "자두"), ("sun", "해"), ("sea", "바다"), ("sky", "하늘")]
        let readings = [
            words.map { "\($0.0)\n** \($0.1)\n" }.joined(),
            words.enumerated().map { "\($0.0.isMultiple(of: 2) ? "" : "** ")\($0.1.0) - \($0.1.1)\n" }.joined(),
            "* Words\n" + words.map { "** \($0.0) - \($0.1)\nan example\n" }.joined(),
            "* Words\n" + words.map { "** Day \($0.0.count)\n\($0.0): \($0.1)\n" }.joined(),
        ]
        for text in readings {
            guard let list = try? WordList(reading: text) else { continue }
            for (term, meaning) in words {
                #expect(list.pairs.contains { $0.contains(term) && $0.contains(meaning) }, "\(text)")
            }
            #expect(!list.pairs.contains { $0.contains("사과") && $0.contains("pear") })
        }
    }

    @Test("What a single record says of itself is no list of words")
    func singleRecord() throws {
        let record =
            "- word: 细节\n  pron: xìjié\n  trans: detail\n  chars: \n    细: thin, soft (silk)\n    节: part, segment\n  hint: Jedno vlákno.\n- \n"
        #expect(throws: WordListError.self) { try WordList(reading: record) }
        #expect(try WordList(reading: "word,단어\nmeaning,뜻\nexample,예\nverb,동사\n") { $0.hasHeader = false }.pairs.count == 4)
    }

    @Test("Further meanings in a column or a list of their own go on with the first")
    func additionalMeanings() throws {
        let json = """
            [{"nominative": "Ancilla", "spanishMeaning": "criada", "additionalMeanings": ["sierva", "esclava"]},
            {"nominative": "Ala", "spanishMeaning": "ala", "additionalMeanings": []},
            {"nominative": "Arca", "spanishMeaning": "cofre", "additionalMeanings": ["caja"]}]
            """
        let list = try WordList(reading: json)
        #expect(list.pairs[1] == "Ala=ala" && list.pairs[0].contains("criada") && list.pairs[0].contains("esclava"))
        let table = try WordList(reading: "word,translation,additional meaning\nκρύβω,to hide,to conceal\nαυλή,yard,court\n")
        #expect(table.pairs == ["κρύβω=to hide; to conceal", "αυλή=yard; court"])
        let others = try WordList(
            reading: "Word,Meaning,Meaning of other word,Other word\ncaro,expensive,cheap,barato\nalto,tall,short,bajo\n")
        #expect(others.pairs == ["caro=expensive", "alto=tall"])
    }

    @Test("Of two languages that is learnt whose heading says headword, and of several the one that is said how to read")
    func learntColumn() throws {
        let list = try WordList(reading: "en,pos,es_lemma\ntired,adj,cansado\nsad,adj,triste\nhappy,adj,contento\n") {
            $0.language = .english
        }
        #expect(list.pairs[0] == "cansado=tired")
        let rows = [
            ("France", "法国", "fǎguó"), ("Germany", "德国", "déguó"), ("Spain", "西班牙", "xībānyá"), ("Norway", "挪威", "nuówēi"),
        ]
        let read = try WordList(reading: "en_US,zh_CN,spoken\n" + rows.map { "\($0.0),\($0.1),\($0.2)\n" }.joined()) {
            $0.language = .english
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
        let list = try WordList(reading: json) { $0.language = .english }
        let french = "banco,bank,\ncarta,letter,\nsol,sun,\nmar,sea,\npan,bread,\n,bench,banc\n,menu,carte\nluz,light,\n"
        let mixed = try? WordList(reading: "Spanish,English,French\n" + french) { $0.language = .english }
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
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.language = language }.pairs
    }
}
