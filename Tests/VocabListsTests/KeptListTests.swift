import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists as learners keep them in notes and sheets, each with what a careful person would enter.
@Suite("Lists as learners keep them") struct KeptListTests {
    private func pairs(_ text: String, _ language: InterfaceLanguage = .korean) throws -> [String] {
        try WordList(reading: text + "\n") { $0.learner.language = language }.pairs
    }

    @Test(
        "A sign between senses or inside of words does not part words from meanings where scripts do",
        arguments: [
            ("achieve 성취하다, 이루다\nadmit 인정하다, 받아들이다\nbear 참다, 견디다\nlead 이끌다, 안내하다", "achieve=성취하다, 이루다"),
            ("achieve 성취하다 / 이루다\nadmit 인정하다 / 받아들이다\nbear 참다 / 견디다\nlead 이끌다 / 안내하다", "achieve=성취하다 / 이루다"),
            ("安い 싸다, 저렴하다\n早い 이르다, 빠르다\n辛い 맵다, 얼큰하다\n暑い 덥다, 무덥다", "安い=싸다, 저렴하다"),
            (
                "first come, first served 선착순\neasy come, easy go 쉽게 얻으면 쉽게 잃는다\nlike father, like son 부전자전\nno pain, no gain 고생 끝에 낙이 온다",
                "first come, first served=선착순"
            ),
            ("big [big] 큰, 커다란\nfast [fæst] 빠른, 신속한\nrich [ritʃ] 부유한, 풍부한\nbrave [breiv] 용감한, 용기 있는", "big=큰, 커다란"),
            ("depend + on ~에 의존하다\nlisten + to ~을 듣다\nbelong + to ~에 속하다\nwait + for ~을 기다리다", "depend + on=~에 의존하다"),
            ("economy 경제(經濟)\nsociety 사회(社會)\nculture 문화(文化)\nnature 자연(自然)", "economy=경제(經濟)"),
            (
                "begin (began, begun): 시작하다\nbreak (broke, broken): 부수다\nchoose (chose, chosen): 고르다\neat (ate, eaten): 먹다",
                "begin (began, begun)=시작하다"
            ),
        ])
    func pauses(_ text: String, _ first: String) throws { #expect(try pairs(text).first == first) }

    @Test("Cells with lines inside of them stay whole, whatever counts those")
    func linesInCells() throws {
        for sign in [",", "\t"] {
            let rows = ["address", "bank", "fine", "match"].map {
                "\($0)\(sign)\"1. 하나\n2. \($0 == "fine" ? "셋" : "둘")\"\(sign)It is \($0)."
            }
            let read = try WordList(reading: (["단어\(sign)뜻\(sign)예문"] + rows).joined(separator: "\n") + "\n")
            #expect(read.pairs == ["address=하나; 둘", "bank=하나; 둘", "fine=하나; 셋", "match=하나; 둘"])
            #expect(read.column(.example)[3] == "It is match.")
        }
    }

    @Test("Synonyms and opposites under labels and signs belong to their fields") func related() throws {
        let blocks = [
            ("abundant", "풍부한", "plentiful", "scarce"), ("brave", "용감한", "courageous", "cowardly"),
            ("vague", "모호한", "unclear", "clear"), ("rigid", "엄격한", "strict", "flexible"),
        ]
        let expected = blocks.map { "\($0.0)=\($0.1)" }
        for text in [
            blocks.map { "\($0.0) \($0.1) (= \($0.2)) (↔ \($0.3))" }.joined(separator: "\n"),
            blocks.map { "\($0.0): \($0.1) (↔ \($0.3))" }.joined(separator: "\n"),
            blocks.map { "\($0.0): \($0.1) (syn. \($0.2) / ant. \($0.3))" }.joined(separator: "\n"),
            blocks.map { "\($0.0)(=\($0.2)) \($0.1)" }.joined(separator: "\n"),
            blocks.map { "\($0.0) \($0.1) = \($0.2)" }.joined(separator: "\n"),
            blocks.map { "\($0.0) : \($0.1)\n유의어: \($0.2)\n반의어: \($0.3)\n예문: It is \($0.0).\n" }.joined(separator: "\n"),
        ] {
            #expect(try pairs(text) == expected, "\(text.prefix(40))")
        }
        let some = try pairs("abundant 풍부한 (= plentiful)\nancient 고대의\nbrave 용감한 (↔ cowardly)\nhumble 겸손한 (= modest)\nrigid 엄격한")
        #expect(some == ["abundant=풍부한", "ancient=고대의", "brave=용감한", "humble=겸손한", "rigid=엄격한"])
        #expect(
            try pairs("wide 넓은 ↔ narrow 좁은\ndeep 깊은 ↔ shallow 얕은\nhot 더운 ↔ cold 추운\nold 늙은 ↔ young 젊은").prefix(2) == [
                "wide=넓은", "narrow=좁은",
            ])
    }

    @Test("Headings with the sign of the list, and what a list says of itself, are no words") func headings() throws {
        let words = ["uncle - 삼촌", "niece - 조카딸", "humid - 습한", "chilly - 쌀쌀한", "bitter - 쓴", "salty - 짠"]
        let expected = words.map { $0.replacing(" - ", with: "=") }
        let units = stride(from: 0, to: 6, by: 2).flatMap { ["제\($0 / 2 + 1)과 - 단원", words[$0], words[$0 + 1]] }
        #expect(try pairs(units.joined(separator: "\n")) == expected)
        let tabs = stride(from: 0, to: 6, by: 2).flatMap { index in
            ["Unit \(index / 2 + 1)\tFamily"] + words[index...index + 1].map { $0.replacing(" - ", with: "\t") }
        }
        #expect(try pairs(tabs.joined(separator: "\n")) == expected)
        let said = ["작성자 - 김민수", "날짜 - 2024-03-05"] + words + ["출처 - 능률 VOCA"]
        #expect(try pairs(said.joined(separator: "\n")) == expected)
        #expect(
            try pairs("제목,3월 단어장\n작성자,김민수\n단어,뜻\n" + expected.map { $0.replacing("=", with: ",") }.joined(separator: "\n"))
                == expected)
        #expect(
            try pairs(
                "Title: Week 4\nAuthor: Mrs. Lopez\nla olla: pot\nel cuchillo: knife\nla cuchara: spoon\nel tenedor: fork",
                .english)
                == ["la olla=pot", "el cuchillo=knife", "la cuchara=spoon", "el tenedor=fork"])
        // Among words of the same letters such a name is a word.
        #expect(try pairs("title: 제목\nauthor: 작가\ndate: 날짜\nsource: 출처").count == 4)
        #expect(try pairs("나라,수도\n프랑스,파리\n독일,베를린\n일본,도쿄\n영국,런던").first == "프랑스=파리")
        #expect(try pairs("Country,Capital\nFrance,Paris\nJapan,Tokyo\nPeru,Lima", .english).first == "France=Paris")
        #expect(try pairs("country,pays\ndog,chien\ncat,chat\nhouse,maison").first == "country=pays")
    }

    @Test("Readings in Hangul are none of the words, wherever they stand in brackets") func readings() throws {
        let words = [
            ("schedule", "스케줄", "일정"), ("comfortable", "컴포터블", "편안한"), ("temperature", "템퍼러처", "온도"), ("February", "페브루에리", "2월"),
        ]
        for text in [
            words.map { "\($0.0) [\($0.1)] \($0.2)" }, words.map { "\($0.0) - [\($0.1)] \($0.2)" },
            words.map { "\($0.0),[\($0.1)] \($0.2)" },
        ] {
            let read = try WordList(reading: text.joined(separator: "\n") + "\n") { $0.learner.language = .korean }
            #expect(read.pairs == words.map { "\($0.0)=\($0.2)" } && read.column(.pronunciation) == words.map(\.1), "\(text[0])")
        }
        let korean = try WordList(
            reading: "같이 [가치] - together\n없다 [업따] - to not exist\n읽다 [익따] - to read\n좋다 [조타] - to be good\n"
        ) { $0.learner.language = .english }
        #expect(korean.pairs[1] == "없다=to not exist" && korean.column(.pronunciation)[1] == "업따")
        let numbered = try WordList(
            reading: "你好 ni3 hao3 hello\n谢谢 xie4 xie5 thanks\n再见 zai4 jian4 goodbye\n老师 lao3 shi1 teacher\n")
        #expect(numbered.pairs[0] == "你好=hello" && numbered.column(.pronunciation)[3] == "lao3 shi1")
    }

    @Test("Blocks side by side, senses in ragged rows, several words on a numbered line") func blocks() throws {
        let rows = [
            "1,resume,이력서,57.0,apply for,~에 지원하다", "2,opening,\"공석, 결원\",58.0,aptitude,소질",
            "3,applicant,지원자,59.0,criteria,기준(criterion의 복수형)", "4,meet,만나다,60.0,decade,10년",
        ]
        #expect(try pairs(rows.joined(separator: "\n")).prefix(2) == ["resume=이력서", "apply for=~에 지원하다"])
        #expect(try pairs("apple,사과\nbank,은행,둑\nfine,좋은,벌금\nplum,자두\npear,배,배나무")[1] == "bank=은행; 둑")
        #expect(try pairs("run / 달리다 / 운영하다\nset / 놓다 / 세트\nget / 얻다 / 받다\nkeep / 유지하다 / 지키다")[0] == "run=달리다; 운영하다")
        #expect(try pairs("1 apple 사과 2 banana 바나나\n3 grape 포도 4 melon 멜론\n5 peach 복숭아 6 pear 배").count == 6)
    }

    @Test("Examples behind dashes and in dialogues, definitions in brackets, parts of speech in circles") func examples() throws {
        let dashes = try WordList(
            reading:
                "attract: 끌다 - The show attracts us.\navoid: 피하다 - Avoid eating late.\nborrow: 빌리다 - Can I borrow it?\nearn: 벌다 - She earns a lot.\n"
        )
        #expect(dashes.pairs[0] == "attract=끌다" && dashes.column(.example)[3] == "She earns a lot.")
        let talks = [
            "hang out 어울려 놀다\nA: Do you want to hang out?\nB: Sure!", "hit the road 출발하다\nA: Ready?\nB: Let's hit the road.",
            "call it a day 하루 일을 끝내다\nA: I'm tired.\nB: Let's call it a day.",
            "under the weather 몸이 안 좋은\nA: You look pale.\nB: I'm under the weather.",
        ]
        #expect(try pairs(talks.joined(separator: "\n\n"))[1] == "hit the road=출발하다")
        let verbs = try WordList(
            reading:
                "give up (stop trying): Don't give up!\nput off (postpone): They put off the talk.\nrun into (meet): I ran into him.\nlook after (care for): Look after her.\n"
        ) { $0.learner.language = .english }
        #expect(verbs.pairs[1] == "put off=postpone" && verbs.column(.example)[0] == "Don't give up!")
        let heads = try WordList(
            reading:
                "Abate (v.) to lessen\nThe storm began to abate.\n\nAbhor (v.) to hate deeply\nI abhor violence.\n\nCandid (adj.) honest and open\nBe candid with me.\n\nDocile (adj.) easily taught\nA docile dog.\n"
        ) { $0.learner.language = .english }
        #expect(heads.pairs[2] == "Candid=honest and open" && heads.column(.example)[1] == "I abhor violence.")
        let circled = try WordList(reading: "knight: ⓝ 기사\nbrave: ⓐ 용감한\nlisten: ⓥ 듣다\ncastle: ⓝ 성\n")
        #expect(circled.pairs[1] == "brave=용감한" && circled.column(.partOfSpeech)[2] == "verb")
    }

    @Test("Marks of Markdown inside of cells, contents of a page, tables with words for heads") func markdown() throws {
        let read = try pairs(
            "| Word | Meaning |\n|--|--|\n| _r_ Student | 대학생 |\n| _e_ Frau | 부인 |\n| _s_ Haus | 집 |\n| gehen | [가다](https://a.b/c) |"
        )
        #expect(read == ["r Student=대학생", "e Frau=부인", "s Haus=집", "gehen=가다"])
        let page =
            "# 용어\n\n- [A](#a)\n- [B](#b)\n- [C](#c)\n\n## A\n\n* *Clustering* - 클러스터링\n\n[Top](#용어)\n\n## C\n\n* *AaS* - [As a Service][ref-aas]\n* *Container* - 컨테이너 **격리**\n* *Cache* - 캐시\n"
        #expect(try pairs(page) == ["Clustering=클러스터링", "AaS=As a Service", "Container=컨테이너 격리", "Cache=캐시"])
        let notes = "1. 해부학\n  - 기관\n  - 조직\n  - 장기\n\n|Cell|세포|\n|---|---|\n|Tissue|조직|\n|Organ|장기|\n|System|계통|\n"
        #expect(try pairs(notes).first == "Cell=세포")
    }

    @Test("What was parted at the wrong place is asked about") func doubts() throws {
        #expect(throws: WordListError.self) {
            try pairs(
                "我 [wǒ],sentence one\n나,sentence two\n你 [nǐ],sentence three\n너,sentence four\n他 [tā],sentence five\n그,sentence six\n她 [tā],sentence seven\n그녀,sentence eight"
            )
        }
        #expect(throws: WordListError.self) { try pairs("huge 거대한\tmany\nbegin 시작하다\tfirst\nquick 빠른\tsoon\nsilent 조용한\tstill") }
    }

    @Test(
        "Units, labels, sources, ticks and tags beside words are none of them",
        arguments: [
            "[Day1] harvest 수확\n[Day1] drought 가뭄\n[Day2] famine 기근\n[Day2] fertile 비옥한",
            "[경제] harvest 수확\n[경제] drought 가뭄\n[사회] famine 기근\n[사회] fertile 비옥한",
            "harvest 수확 [2019 수능]\ndrought 가뭄 [2020 수능]\nfamine 기근 [2021 6월]\nfertile 비옥한 [2018 9월]",
            "harvest: 수확 (3/5)\ndrought: 가뭄 (3/5)\nfamine: 기근 (3/6)\nfertile: 비옥한 (3/7)",
            "harvest 수확 ✓\ndrought 가뭄 ✗\nfamine 기근 ✓\nfertile 비옥한 ✓✓",
            "- harvest : 수확 #중요\n- drought : 가뭄\n- famine : 기근 #시험 #중요\n- fertile : 비옥한",
            "A\nharvest 수확\ndrought 가뭄\nB\nfamine 기근\nfertile 비옥한",
            "> [!note] harvest\n> 수확\n\n> [!note] drought\n> 가뭄\n\n> [!note] famine\n> 기근\n\n> [!note] fertile\n> 비옥한",
            "harvest 수확 [하비스트]\ndrought 가뭄 [드라우트]\nfamine 기근 [패민]\nfertile 비옥한 [퍼틀]",
            "harvest 하비스트 수확\ndrought 드라우트 가뭄\nfamine 패민 기근\nfertile 퍼틀 비옥한",
            "harvest ⓝ 수확\ndrought ⓝ 가뭄\nfamine ⓝ 기근\nfertile ⓐ 비옥한",
        ])
    func remarks(_ text: String) throws {
        #expect(try pairs(text) == ["harvest=수확", "drought=가뭄", "famine=기근", "fertile=비옥한"])
    }

    @Test("Tags are kept; sounds of Chinese beside it, pictures and furigana say what is learnt") func keptFields() throws {
        let tagged = try WordList(reading: "casa - house #noun\ncorrer - to run #verb\nperro - dog #noun\nazul - blue #adj\n") {
            $0.learner.language = .english
        }
        #expect(tagged.pairs[1] == "correr=to run" && tagged.rows[1].content.tags == ["verb"])
        let chinese = try WordList(reading: "사과 - 苹果 píngguǒ\n학교 - 学校 xuéxiào\n친구 - 朋友 péngyou\n먹다 - 吃 chī\n") {
            $0.learner.language = .korean
        }
        #expect(chinese.pairs[3] == "吃=먹다" && chinese.column(.pronunciation)[1] == "xuéxiào")
        let pictures =
            "#separator:tab\n#html:true\n"
            + ["Hund dog", "Katze cat", "Vogel bird", "Kuh cow"].map { pair in
                let words = pair.split(separator: " ")
                return "\(words[0])\t<img src=\"\(words[1]).jpg\">\t\(words[1])\n"
            }.joined()
        #expect(try pairs(pictures, .english) == ["Hund=dog", "Katze=cat", "Vogel=bird", "Kuh=cow"])
        let furigana =
            "#separator:tab\n食[た]べる\tto eat\tI eat rice.\n飲[の]む\tto drink\tI drink tea.\n学校[がっこう]\tschool\tThe school is big.\n先生[せんせい]\tteacher\tThe teacher is kind.\n"
        #expect(try pairs(furigana, .english)[0] == "食べる=to eat")
        let cards = ["DNS", "HTTP", "SSH", "TLS"].map { "Q: What does \($0) stand for?\nA: The name of \($0)\n" }.joined(
            separator: "\n")
        #expect(try pairs(cards, .english)[0] == "What does DNS stand for?=The name of DNS")
    }

    @Test("Points with meanings in brackets below headings are a list; what stands for every meaning is none") func standIns()
        throws
    {
        #expect(
            try pairs(
                "Pronouns:\n- Yo (I)\n- tú (you)\n- ella (she)\n\nVerbs:\n- quiero (I want)\n- puedo (can)\n- hay (there are)\n",
                .english
            )
            .count == 6)
        #expect(throws: WordListError.self) {
            try pairs(
                "word,definition\n"
                    + ["abate", "abhor", "candid", "docile", "laud"].map { "\($0),[To be translated]\n" }.joined())
        }
    }
}
