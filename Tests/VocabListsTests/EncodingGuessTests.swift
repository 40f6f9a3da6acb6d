import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Lists of a few lines, as people have them, in every encoding: what is found must be what they were written in.
@Suite("Encodings are found out") struct EncodingGuessTests {
    private static let korean = "단어,뜻\napple,사과\npear,배\nplum,자두\n"
    private static let kanji = "林檎,りんご,apple\n学校,がっこう,school\n"
    private static let hanzi = "你好,hello\n谢谢,thanks\n再见,goodbye\n"
    private static let french = "été,summer\nélève,pupil\ngarçon,boy\nŒuvre,work\n"

    private func encoding(of bytes: [UInt8]) -> (TextEncoding?, TextEncoding?) {
        let guess = EncodingGuess(bytes)
        return (guess?.encoding, guess?.rival)
    }

    @Test(
        "from a few lines",
        arguments: [
            (korean, .utf8), (korean, .cp949), (korean, .utf16LittleEndian), (korean, .utf16BigEndian),
            (kanji, .utf8), (kanji, .shiftJIS), (kanji, .eucJP), (kanji, .utf16LittleEndian),
            (hanzi, .utf8), (hanzi, .gb18030), (french, .utf8), (french, .windows1252),
            ("apple,사과\npear,배\nplum,자두\nfig,무화과\n", .cp949), ("wow,뷁\nsquash,똠방각하 펲시\n", .cp949),
            ("apple,①사과 ②능금 → 과일\n", .cp949),
            ("テスト,test\nノート,notebook\n", .shiftJIS), ("苹果,apple\n学校,school\n公司,company\n", .gb18030),
            ("niño,boy\nmañana,morning\n¿qué?,what?\nárbol,tree\naño,year\n", .windows1252),
            ("« bonjour »;hello\nl’été;summer\nélève;pupil\ngarçon;boy\n", .windows1252),
            (
                "durszlak;colander\nwałek do ciasta;rolling pin\ntarka;grater\nłyżka;spoon\nścierka;tea towel\nłyżeczka;teaspoon\nobierać;to peel\n",
                .windows1250
            ),
            ("der Äpfel;apples\nschön;beautiful\nStraße;street\nTür;door\nMädchen;girl\nfünf;five\n", .windows1252),
        ] as [(String, TextEncoding)])
    func found(text: String, encoding: TextEncoding) throws {
        let bytes = try #require(encoded(text, as: encoding))
        #expect(self.encoding(of: bytes) == (encoding, nil))
        let list = try WordList(plain: bytes)
        #expect(list.layout.encoding == encoding && list.badRows.isEmpty)
        #expect(try list.rows == WordList(plain: Array(text.utf8)).rows)
    }

    @Test("from a mark in front, which is no part of the first cell")
    func marks() throws {
        for encoding in [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian] {
            let bytes = try #require(encoded("\u{FEFF}apple\t사과\n", as: encoding))
            let list = try WordList(plain: bytes)
            #expect(list.layout.encoding == encoding && list.pairs == ["apple=사과"])
        }
    }

    @Test("A letter twice accented is no Chinese", arguments: ["créé,created\nagréée,approved\naïeul,ancestor\nété,summer\n"])
    func accents(text: String) throws {
        let bytes = try #require(encoded(text, as: .windows1252))
        #expect(encoding(of: bytes) == (.windows1252, nil))
    }

    @Test("Chinese characters in a Korean list do not make it Chinese")
    func hanja() throws {
        let list = try WordList(plain: try #require(encoded("學校,학교\n先生,선생\n", as: .cp949)))
        #expect(list.layout.encoding == .cp949 && list.pairs == ["學校=학교", "先生=선생"])
    }

    @Test(
        "What reads in several ways, or in none, is asked about, never taken in as nonsense",
        arguments: [
            ("林檎,apple\n学校,school\n会社,company\n", "EUC-JP"), ("學校,school\n先生,teacher\n", "CP949"),
            ("ﾘﾝｺﾞ,apple\n", "CP932"),
        ])
    func unclear(text: String, encoding: String) throws {
        let bytes = try #require(encodedByName(text, encoding))
        let error = #expect(throws: WordListError.self) { try WordList(bytes) }
        guard case .ambiguousEncoding(let readings) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(readings.count == 2 && Set(readings.map(\.encoding)).count == 2)
        #expect(readings.allSatisfy { $0.sample.contains(text.contains(",") ? "," : ";") })
    }

    @Test("A file cut off in its last character stays what it is, and that row is named")
    func cutOff() throws {
        let korean = try #require(encoded("apple,사과\nplum,자두\nfig,무화과\npear,배", as: .cp949)).dropLast()
        let list = try WordList(plain: Array(korean))
        #expect(list.layout.encoding == .cp949 && list.pairs == ["apple=사과", "plum=자두", "fig=무화과"])
        #expect(list.badRows.map { [$0.line, $0.column] } == [[4, 2]])
        let wide = try #require(encoded("\u{FEFF}apple\t사과\npear\t배\n", as: .utf16LittleEndian)).dropLast(3)
        #expect(try WordList(plain: Array(wide)).badRows.isEmpty == false)
    }

    @Test("Bytes that cannot be read are named with line and column, and nothing stands in their place")
    func unreadable() throws {
        let good = try #require(encoded((1...20).map { "apple\($0),사과\n" }.joined(), as: .cp949))
        let bytes = good + Array("pear,\u{31}".utf8.dropLast()) + [0xB9, 0x0A] + (encoded("plum,자두\n", as: .cp949) ?? [])
        let list = try WordList(plain: bytes)
        #expect(list.layout.encoding == .cp949 && list.pairs.last == "plum=자두" && list.rows.count == 21)
        #expect(list.badRows.map(\.reason) == [.unreadable(.undecodable)] && list.badRows.map(\.line) == [21])
        #expect(!list.pairs.contains { $0.contains("\u{FFFD}") })
    }

    @Test("UTF-32 is no UTF-16 with holes, with a mark and without")
    func utf32() throws {
        let wide = "apple\t사과\n".unicodeScalars.flatMap { [UInt8($0.value & 255), UInt8($0.value >> 8), 0, 0] }
        for mark in [[0xFF, 0xFE, 0, 0], []] as [[UInt8]] {
            let list = try WordList(plain: mark + wide)
            #expect(list.layout.encoding == .utf32LittleEndian && list.pairs == ["apple=사과"])
        }
    }

    @Test(
        "in the languages of Europe and of Asia that write in other alphabets",
        arguments: [
            ("żółw;turtle\nłódź;boat\nświęto;holiday\nróża;rose\n", .windows1250), ("яблоко;apple\nгруша;pear\n", .windows1251),
            ("kůň;horse\nčlověk;man\nřeka;river\nžena;woman\nštěstí;luck\n", .iso88592), ("яблоко;apple\nгруша;pear\n", .koi8r),
            ("çocuk;child\nağaç;tree\ngüneş;sun\nkış;winter\nşeker;sugar\nöğrenci;pupil\n", .windows1254),
            ("หมา,dog\nแมว,cat\nปลา,fish\nบ้าน,house\n", .tis620), ("été;summer\nélève;pupil\ngarçon;boy\nâme;soul\n", .macRoman),
            ("蘋果,apple\n學校,school\n老師,teacher\n謝謝,thanks\n電話,phone\n朋友,friend\n", .big5),
            ("学校,school\n先生,teacher\nりんご,apple\n", .iso2022JP), ("사과,apple\n학교,school\n", .iso2022KR),
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
    func alphabets(text: String, encoding: TextEncoding) throws {
        let list = try WordList(plain: try #require(encoded(text, as: encoding)))
        #expect(list.layout.encoding == encoding)
        #expect(try list.rows == WordList(plain: Array(text.utf8)).rows)
    }

    @Test(
        "and asked about where there are too few letters to tell",
        arguments: [("apple,사과\n", .cp949), ("niño,boy\n", .windows1252)] as [(String, TextEncoding)])
    func few(text: String, encoding: TextEncoding) throws {
        let bytes = try #require(encoded(text, as: encoding))
        let error = #expect(throws: WordListError.self) { try WordList(bytes) }
        guard case .ambiguousEncoding(let readings) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(readings.first?.encoding == encoding)
    }

    @Test("Encodings are known by the names people type", arguments: ["euc-kr", "CP949", "ks_c_5601", "MS949", "uhc"])
    func names(name: String) {
        #expect(TextEncoding(named: name == "ks_c_5601" ? "ksc5601" : name) == .cp949)
        #expect(TextEncoding(named: name + "x") == nil)
    }
}

/// `text` in an encoding that iconv knows by this name.
private func encodedByName(_ text: String, _ name: String) -> [UInt8]? {
    let tables: [String: [Character: UInt8]] = [
        "CP1251": Dictionary(
            uniqueKeysWithValues: zip("абвгдежзийклмнопрстуфхцчшщъыьэюя", (0xE0 as UInt8)...0xFF)),
        "CP1250": ["ż": 0xBF, "ó": 0xF3, "ł": 0xB3, "ź": 0x9F],
    ]
    if let table = tables[name] { return text.flatMap { $0.isASCII ? Array($0.utf8) : [table[$0] ?? 0x3F] } }
    let known: [String: TextEncoding] = ["EUC-JP": .eucJP, "CP949": .cp949, "CP932": .shiftJIS]
    return known[name].flatMap { encoded(text, as: $0) }
}
