import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// What is no vocabulary, and what is asked about.
@Suite("Lists of doubtful reading") struct DoubtTests {
    @Test(
        "Tables of something else are not taken for words",
        arguments: [
            "Name;Vorname;Test 1;Test 2\nBecker;Lena;2;3\nKoch;Paul;4;4\nMeyer;Emma;2;2\nWagner;Ben;5;4\n",
            "song,artist,year\nYesterday,The Beatles,1965\nImagine,John Lennon,1971\nHello,Adele,2015\n",
            #"{"name":"quiz","version":"1.0","private":true,"scripts":{"start":"run","test":"check"},"dependencies":{"react":"^18"}}"#,
            "@book{a,\n  author = {Kim, A.},\n  title = {Words},\n  year = {2001}\n}\n\n@book{b,\n  author = {Lee, B.},\n  title = {More},\n  year = {2002}\n}\n",
        ])
    func others(text: String) {
        #expect(throws: WordListError.self) { try WordList(reading: text) }
    }

    @Test(
        "Words without meanings are told to be so, and nothing else is asked about them",
        arguments: [
            "artikel,nomen\nder,Hund\ndie,Katze\ndas,Pferd\nder,Vogel\ndie,Maus\ndas,Schwein\ndie,Kuh\nder,Fisch\n",
            "abandon v. B2\nability n. A2\nable adj. A2\nabout prep., adv. A1\nabroad adv. A2\naccept v. A2\n",
            "Wort;Plural;Beispielsatz\ndie Adresse;-n;Wie ist Ihre Adresse?\ndas Auto;-s;Wir fahren mit dem Auto.\nder Arm;-e;Mein Arm tut weh.\n",
        ])
    func noMeanings(text: String) {
        let error = #expect(throws: WordListError.self) { try WordList(reading: text) }
        guard case .noMeaningColumn = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("JSON of words alone is no list of meanings") func jsonWords() {
        #expect(throws: WordListError.noMeanings) { try WordList(reading: #"["aback", "abase", "abate", "abbey"]"#) }
    }

    @Test("A header is known by its script, by the line below it, and by names that are only counted")
    func headers() throws {
        let hanja =
            "한자,훈,음\n" + ["家,집,가", "國,나라,국", "父,아비,부", "母,어미,모", "兄,맏,형", "弟,아우,제", "山,메,산", "水,물,수"].joined(separator: "\n")
        #expect(try WordList(reading: hanja + "\n火,불,화\n木,나무,목\n金,쇠,금\n土,흙,토\n").pairs.first == "家=집")
        let fruit = "apple,manzana\npear,pera\nplum,ciruela\nfig,higo\ngrape,uva\n"
        #expect(try WordList(reading: "Column1,Column2\n" + fruit).pairs.first == "apple=manzana")
        #expect(try WordList(reading: "My fruit,en dos lenguas\n\n" + fruit).pairs.first == "apple=manzana")
        #expect(try WordList(reading: "Kelime;Çeviri\nev;house\nsu;water\nşehir;city\n").pairs.first == "ev=house")
    }

    @Test("Between a comma and an equals sign in every line the other sign parts them, and TABs before all")
    func explicitSigns() throws {
        let nouns = "das Haus, Häuser = house\nder Hund, Hunde = dog\ndie Stadt, Städte = city\ndas Kind, Kinder = child\n"
        #expect(try WordList(reading: nouns).pairs.first == "das Haus, Häuser=house")
        #expect(
            try WordList(reading: "{{c1::go}}\t가다\n{{c1::run}}\t달리다\n{{c1::see}}\t보다\n").pairs == ["go=가다", "run=달리다", "see=보다"])
        #expect(
            try WordList(reading: "a,b,c -> d\ne,f,g -> h\ni,j,k -> l\n") { $0.columns = .termThenMeaning }.layout.delimiter
                == .comma)
    }

    @Test("A quotation inside a sentence does not spoil its row") func quotation() throws {
        let list = try WordList(
            reading: "word,meaning,example\nask,묻다,\"Are you ready, Tom?\" he asked.\ntell,말하다,\"Tell me, please.\"\n")
        #expect(list.badRows.isEmpty && list.column(.example).first == "\"Are you ready, Tom?\" he asked.")
    }

    @Test(
        "Korean with Chinese characters, Chinese of a few words, and western lists with few accents need no question",
        arguments: [
            (
                "사자성어\t한자\t뜻\n고진감래\t苦盡甘來\t고생 끝에 즐거움이 온다\n대기만성\t大器晩成\t큰 그릇은 늦게 이루어진다\n동문서답\t東問西答\t묻는 말에 엉뚱하게 대답한다\n새옹지마\t塞翁之馬\t좋고 나쁜 일은 미리 알 수 없다\n우공이산\t愚公移山\t꾸준히 하면 큰일도 이룬다\n유비무환\t有備無患\t준비하면 걱정이 없다\n일석이조\t一石二鳥\t한 번에 두 가지를 얻는다\n사면초가\t四面楚歌\t사방이 적이다\n",
                .cp949
            ),
            ("词语,英文\n爱,love\n爱好,hobby\n爸爸,dad\n白天,daytime\n班,class\n办法,way\n", .gb18030),
            (
                "la playa;der Strand\nel barco;das Boot\nel bañador;die Badehose\nla toalla;das Handtuch\nla ola;die Welle\nel sol;die Sonne\n",
                .windows1252
            ),
            (
                "Tiếng Việt;Tiếng Anh\ncon chó;dog\ncon mèo;cat\ncon vịt;duck\ncon bò;cow\ncon ngựa;horse\ncon lợn;pig\n",
                .windows1258
            ),
            ("σπίτι;house\nγάτα;cat\nσκύλος;dog\nνερό;water\nψωμί;bread\nπόλη;city\n", .windows1253),
        ] as [(String, TextEncoding)])
    func encodings(text: String, encoding: TextEncoding) throws {
        let list = try WordList(try #require(encoded(text, as: encoding)))
        #expect(list.layout.encoding == encoding)
        #expect(try list.rows == WordList(reading: text).rows)
    }

    @Test("A picture named for its term does not stand beside the meaning") func pictures() throws {
        let rows = ["apple=사과", "pear=배", "plum=자두"].map { pair in
            let sides = pair.split(separator: "=")
            return "\(sides[0])\t\(sides[1])<br><img src=\"\(sides[0]).jpg\">\n"
        }
        #expect(try WordList(reading: rows.joined()).pairs == ["apple=사과", "pear=배", "plum=자두"])
    }
}
