import Testing

@testable import VocabCore
@testable import VocabLists

/// How words are read, in letters of other languages beside them.
@Suite("Words with their readings") struct WrittenSoundTests {
    private func list(_ lines: [String]) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = .korean }
    }

    @Test("Hangul that says how Chinese and Russian sound is no meaning, and asked about where it may be one") func sounds()
        throws
    {
        let chinese = [
            ("你好", "니하오", "안녕하세요"), ("谢谢", "시에시에", "감사합니다"), ("朋友", "펑요", "친구"), ("学生", "쉬에성", "학생"), ("吃", "츠", "먹다"),
        ]
        for lines in [chinese.map { "\($0.0),\($0.1),\($0.2)" }, chinese.map { "\($0.0),\($0.2),\($0.1)" }] {
            let found = try list(lines)
            #expect(found.pairs == chinese.map { "\($0.0)=\($0.2)" } && found.column(.pronunciation) == chinese.map(\.1))
        }
        #expect(try list(chinese.map { "\($0.0) (\($0.1)) - \($0.2)" }).pairs == chinese.map { "\($0.0)=\($0.2)" })
        let russian = [
            ("спасибо", "스빠씨바", "감사합니다"), ("дом", "돔", "집"), ("вода", "바다", "물"), ("хлеб", "흘롑", "빵"), ("друг", "드룩", "친구"),
        ]
        #expect(try list(russian.map { "\($0.0),\($0.1),\($0.2)" }).pairs == russian.map { "\($0.0)=\($0.2)" })
        #expect(throws: WordListError.self) { try list(["妈妈,마마,어머니", "朋友,펑요,친구", "好,하오,조아", "我,워,나", "你,니,너"]) }
    }

    @Test("Readings beside words in characters") func readings() throws {
        let expected = ["学校=학교", "食べる=먹다", "水=물", "先生=선생님"]
        for lines in [
            ["学校 がっこう 학교", "食べる たべる 먹다", "水 みず 물", "先生 せんせい 선생님"],
            ["がっこう（学校） 학교", "たべる（食べる） 먹다", "みず（水） 물", "せんせい（先生） 선생님"],
        ] {
            let found = try list(lines)
            #expect(found.pairs == expected && found.column(.pronunciation)[1] == "たべる")
        }
    }

    @Test("Three columns in different scripts with spaces between them, readings and sounds among them") func scriptRuns() throws
    {
        let chinese = [
            ("狗", "gǒu", "거우", "개"), ("房子", "fángzi", "팡즈", "집"), ("水", "shuǐ", "쉐이", "물"), ("面包", "miànbāo", "미엔빠오", "빵"),
            ("书", "shū", "슈", "책"),
        ]
        let pairs = chinese.map { "\($0.0)=\($0.3)" }
        for lines in [
            chinese.map { "\($0.0) \($0.1) \($0.3)" }, chinese.map { "\($0.1) \($0.0) \($0.3)" },
            chinese.map { "\($0.0) \($0.2) \($0.3)" },
            chinese.map { "\($0.0) \($0.3) \($0.2)" },
        ] {
            #expect(try list(lines).pairs == pairs)
        }
        let japanese = [("犬", "이누", "개"), ("食べる", "타베루", "먹다"), ("パン", "판", "빵"), ("美しい", "우츠쿠시이", "아름다운"), ("本", "혼", "책")]
        #expect(try list(japanese.map { "\($0.0),\($0.1),\($0.2)" }).pairs == japanese.map { "\($0.0)=\($0.2)" })
        // A character is read and called at once: that is its meaning.
        #expect(try list(["家 집 가", "水 물 수", "火 불 화", "木 나무 목", "金 쇠 금"]).pairs[1] == "水=물 수")
        // How Thai sounds is not known here.
        let thai = ["หมา,마,개", "บ้าน,반,집", "น้ำ,남,물", "กิน,낀,먹다", "ดื่ม,듬,마시다", "สวย,쑤어이,예쁘다", "เล็ก,렉,작다", "มือ,므,손"]
        #expect(throws: WordListError.self) { try list(thai) }
    }

    @Test("A column that says how the second one is read says that the second is learnt, by its heading as well") func readSide()
        throws
    {
        let words = [("dog", "犬", "いぬ"), ("house", "家", "いえ"), ("water", "水", "みず"), ("tree", "木", "き"), ("book", "本", "ほん")]
        let found = try WordList(reading: words.map { "\($0.0),\($0.1),\($0.2)\n" }.joined()) { $0.learner.language = .english }
        #expect(found.pairs == words.map { "\($0.1)=\($0.0)" })
        let russian = try list(["한국어,러시아어,발음", "개,собака,sabaka", "집,дом,dom", "물,вода,vada", "빵,хлеб,khleb"])
        #expect(russian.pairs.prefix(2) == ["собака=개", "дом=집"])
        let letters = [
            ("sabaka", "собака"), ("dom", "дом"), ("voda", "вода"), ("derevo", "дерево"), ("kniga", "книга"), ("ruka", "рука"),
            ("drug", "друг"), ("sad", "сад"), ("kot", "кот"), ("vino", "вино"),
        ]
        #expect(
            try list(letters.enumerated().map { "\($1.0),\($1.1),\(["개", "집", "물", "나무", "책", "손", "친구", "뜰", "고양이", "술"][$0])" })
                .pairs[0] == "собака=개")
    }

    @Test("How a word in Hangul is read may stand in front of it; a dash inside brackets parts nothing") func front() throws {
        let read = ["gada (가다) - to go", "jip (집) - house", "mul (물) - water", "chaek (책) - book"]
        #expect(try WordList.pairs(of: read.joined(separator: "\n")) == ["가다=to go", "집=house", "물=water", "책=book"])
        let lines = ["abandon: 버리다", "ability: 능력", "lobe 잎 (인체 - 폐의) 엽", "issue: 문제", "lead: 이끌다"]
        #expect(!(try list(lines).pairs.contains { $0.contains("인체:") }))
    }
}
