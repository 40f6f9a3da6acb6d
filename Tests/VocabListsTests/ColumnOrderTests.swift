import Testing

@testable import VocabCore
@testable import VocabLists

/// Columns in any order under names that nobody knows, told by what stands in them.
@Suite("Columns in any order") struct ColumnOrderTests: EnglishReading {
    let words: EnglishWords

    init() throws { words = try EnglishWords(EnglishWords.kept()) }

    private func korean(_ lines: [String]) throws -> WordList { try list(lines) { $0.learner.language = .korean } }

    @Test("Of two columns of examples the first is in what is learnt") func examples() throws {
        let german = [
            "KW;So sagen wir;So sagt Mrs Brown;Sie sagt damit;und wir denken",
            "36;der Regenschirm;umbrella;Take your umbrella!;Nimm deinen Regenschirm!",
            "36;die Treppe;stairs;She ran up the stairs.;Sie rannte die Treppe hinauf.",
            "37;neugierig;curious;Cats are curious.;Katzen sind neugierig.",
            "37;das Gepäck;luggage;Where is my luggage?;Wo ist mein Gepäck?",
            "38;vielleicht;perhaps;Perhaps it will snow.;Vielleicht schneit es.",
        ]
        #expect(try read(german).prefix(2) == ["umbrella=der Regenschirm", "stairs=die Treppe"])
        let vietnamese = [
            "들은 날,아하!,뭐라고?,통째로,통째로 풀면", "2024-05-01,식당,nhà hàng,Nhà hàng này ngon.,이 식당은 맛있어요.",
            "2024-05-01,비싸다,đắt,Đắt quá!,너무 비싸요!",
            "2024-05-02,고수,rau mùi,Không cho rau mùi nhé.,고수는 넣지 마세요.", "2024-05-03,영수증,hóa đơn,Cho tôi hóa đơn.,영수증 주세요.",
        ]
        #expect(try korean(vietnamese).pairs.prefix(2) == ["nhà hàng=식당", "đắt=비싸다"])
        // The other way round the words in front are learnt.
        let hangul = [
            "사과,apple,사과를 먹어요.,I eat an apple.", "책,book,책을 읽어요.,I read a book.", "물,water,물을 마셔요.,I drink water.",
            "집,house,집에 가요.,I go to the house.",
        ]
        #expect(try read(hangul)[0] == "사과=apple")
    }

    @Test("Headings that go on counting from that of the meaning stand above further senses") func counted() throws {
        let rows = [
            "02/11;frapper;to hit;to knock;to strike;14", "02/11;la lueur;glow;glimmer;;14",
            "03/11;le seuil;threshold;doorstep;;17", "05/11;le loyer;rent;;;22",
        ]
        #expect(
            try list(["vu le;dans le texte;a;b;c;p."] + rows).column(.meaning) == [
                "to hit; to knock; to strike", "glow; glimmer", "threshold; doorstep", "rent",
            ])
        #expect(try list(["vu le;dans le texte;a;x;c;p."] + rows).column(.meaning)[0] == "to hit")
    }

    @Test("Columns called after parts of speech hold meanings, each with its own") func parts() throws {
        let lines = [
            "영어,Day,형용사,동사,명사", "annual,1,\"연례의, 매년의\",,", "rental,1,,,임대", "refund,1,,환불하다,환불", "vibrant,1,활기찬,,",
            "toss,1,,던지다,",
        ]
        let found = try korean(lines)
        #expect(found.pairs == ["annual=연례의, 매년의", "rental=임대", "refund=환불하다; 환불", "vibrant=활기찬", "toss=던지다"])
        #expect(
            found.column(.partOfSpeech).map { $0.replacing(" ", with: "") } == [
                "adjective", "noun", "verb,noun", "adjective", "verb",
            ])
        #expect(found.unreadColumns == [1])
    }

    @Test("Levels with figures are no readings, and words in kana alone stand in the column of these") func levels() throws {
        let rows = [
            "N3\t約束\tやくそく\t야쿠소쿠\t약속", "N3\t\tもちろん\t모치론\t물론", "N2\t断る\tことわる\t코토와루\t거절하다", "N3\t準備\tじゅんび\t쥼비\t준비",
            "N2\t割合\tわりあい\t와리아이\t비율",
        ]
        let found = try list(rows) {
            $0.learner.language = .korean
            $0.koreanWords = { KoreanWords([Array("약속,물론,거절하다,준비,비율".utf8)]) }
        }
        #expect(found.pairs == ["約束=약속", "もちろん=물론", "断る=거절하다", "準備=준비", "割合=비율"])
        #expect(!Transcription.isPinyin("N3") && Transcription.isPinyin("ni3 hao3"))
    }

    @Test("Two blocks under headings that span them are read one behind the other") func blocks() throws {
        let lines = [
            "영어 단어시험 범위,,,,,,", ",,,,,,", "단원,왼쪽,,,오른쪽,,비고", "1과,weather,날씨,,forecast,예보,", ",thunder,천둥,,lightning,번개,★",
            ",humid,습한,,drought,가뭄,", "2과,health,건강,,disease,질병,", ",cough,기침하다,,sneeze,재채기하다,",
        ]
        let found = try korean(lines)
        #expect(found.pairs.prefix(4) == ["weather=날씨", "forecast=예보", "thunder=천둥", "lightning=번개"] && found.rows.count == 10)
        #expect(found.badRows.isEmpty)
    }

    @Test("Who calls columns in Japanese learns what stands beside it") func japanese() throws {
        let rows = ["1,招待する,invite,○", "2,減らす,reduce,○", "3,証拠,evidence,×", "4,熱心な,eager,○", "5,許す,forgive,×"]
        #expect(try read(["番,おぼえること,つづり,まる"] + rows)[0] == "invite=招待する")
        #expect(try read(["No.,word,meaning,ok"] + rows)[0] == "招待する=invite")
    }

    @Test("Numbers in front of words hide neither their examples nor that they are words") func numbered() throws {
        let lines = [
            "TỪ VỰNG (100 TỪ)", "", "=== CHÀO HỎI ===", "1. Hello - Xin chào (sin chow) - \"Hello, how are you?\"",
            "2. Good morning - Chào buổi sáng (chow sang) - \"Good morning, everyone!\"",
            "3. Goodbye - Tạm biệt (tam bee-et) - \"Goodbye, see you!\"", "",
            "=== LỊCH SỰ ===", "4. Thank you - Cảm ơn (cam uhn) - \"Thank you for your help.\"",
            "5. Please - Xin vui lòng (sin voo-ee) - \"Please help me.\"",
        ]
        let found = try list(lines)
        #expect(found.column(.term) == ["Hello", "Good morning", "Goodbye", "Thank you", "Please"])
        #expect(found.column(.example)[2] == "Goodbye, see you!")
    }

    @Test("A column called a word of a language holds the terms beside one called a word of something else") func wordOfLanguage()
        throws
    {
        let lines = [
            "id,kannada_word,transliteration,english_meaning,anchor_word", "1,ಮನೆ,mane,house,ಮನೆಗೆ", "2,ನೀರು,nīru,water,ನೀರಿನ",
            "3,ಮರ,mara,tree,ಮರದ", "4,ಹೂವು,hūvu,flower,ಹೂವಿನ",
        ]
        #expect(try read(lines)[0] == "ಮನೆ=house")
    }

    @Test("Rows of a database are told by what they hold where its columns have other names, and so are maps of YAML")
    func programs() throws {
        let table = ["CREATE TABLE casa (", "  id INTEGER PRIMARY KEY,", "  fuera TEXT NOT NULL,", "  dentro TEXT", ");"]
        let rows = [("el enchufe", "콘센트"), ("la basura", "쓰레기"), ("barrer", "쓸다"), ("el grifo", "수도꼭지")].enumerated().map {
            "INSERT INTO casa VALUES(\($0),'\($1.0)','\($1.1)');"
        }
        #expect(try korean(table + rows).pairs == ["el enchufe=콘센트", "la basura=쓰레기", "barrer=쓸다", "el grifo=수도꼭지"])
        let cards = [("η θάλασσα", "sea"), ("το καράβι", "ship, boat"), ("ο ψαράς", "fisherman"), ("το κύμα", "wave")]
        let yaml =
            ["meta:", "  course: evening", "", "cards:"] + cards.flatMap { ["  - el: \($0.0)", "    tr: i", "    en: \($0.1)"] }
        #expect(try read(yaml) == cards.map { "\($0.0)=\($0.1)" })
    }
}
