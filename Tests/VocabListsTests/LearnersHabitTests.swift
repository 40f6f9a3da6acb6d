import Testing

@testable import VocabCore
@testable import VocabLists

/// Habits of single learners: what they leave out, quote, count and say of their words.
@Suite("Habits of single learners") struct LearnersHabitTests {
    private func list(_ lines: [String], _ language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }
    }

    private static let words = [
        ("accompany", "동행하다"), ("ancestor", "조상"), ("barely", "간신히"), ("decline", "거절하다"), ("eager", "열망하는"), ("glance", "흘긋 보다"),
        ("mutual", "상호간의"), ("obstacle", "장애물"), ("persuade", "설득하다"), ("thorough", "철저한"),
    ]
    private static let pairs = words.map { "\($0.0)=\($0.1)" }

    @Test("One number among others may lack its mark") func numberWithoutMark() throws {
        let lines = Self.words.enumerated().map { "\($0 + 1)\($0 == 6 ? " " : ".") \($1.0) (v) \($1.1)" }
        #expect(try list(lines).pairs == Self.pairs)
    }

    @Test("What is quoted right below a word is its example, and its translation below that, in whatever form the word is used")
    func quoted() throws {
        let read = try list(
            [
                "Verse 1", "", "**창밖** – outside the window", "> 창밖에 눈이 와요", "> It is snowing", "", "**문득** – suddenly",
                "> 문득 네 생각이 나", "", "Chorus", "", "**머무르다** – to stay", "> 내 곁에 머물러 줘", "> Stay by my side", "",
                "**영원히** – forever", "> 영원히 잊지 않을게", "", "**온기** – warmth", "> 네 손의 온기", "", "**새벽** – dawn",
            ], .english)
        #expect(
            read.pairs == [
                "창밖=outside the window", "문득=suddenly", "머무르다=to stay", "영원히=forever", "온기=warmth", "새벽=dawn",
            ])
        #expect(read.column(.example)[2] == "내 곁에 머물러 줘 - Stay by my side" && read.linesLeftOut == [1, 10])
    }

    @Test("Of answers below each word the right one is its meaning") func answersBelow() throws {
        let lines = Self.words.prefix(6).enumerated().flatMap { index, word in
            ["\(index + 1)) \(word.0)", "   내가 쓴 답 : 모름", "   정답 : \(word.1)"]
        }
        let read = try list(["[6월 모의고사 어휘 오답노트]", ""] + lines + ["", "=> 다시 볼 것!!"])
        #expect(read.pairs == Array(Self.pairs.prefix(6)) && read.linesLeftOut.contains(1) && read.linesLeftOut.last == 22)
    }

    @Test("By what notes refer to a line is no part of its meaning") func blockNames() throws {
        let lines = Self.words.prefix(6).map { "\($0.0)::\($0.1)" }
        let named = lines.enumerated().map { $0 == 4 ? $1 + " ^a41f2c" : $1 }
        #expect(try list(["# 단어", ""] + named).pairs == Array(Self.pairs.prefix(6)))
    }

    @Test("Titles name lists with their kind in brackets, and stand above rows that something else parts")
    func titles() throws {
        let kanji = [
            ("扱う", "あつかう", "다루다"), ("祝う", "いわう", "축하하다"), ("疑う", "うたがう", "의심하다"), ("囲む", "かこむ", "둘러싸다"),
            ("頼る", "たよる", "의지하다"),
        ]
        let read = try list(["JLPT N3 필수 단어 (동사)", ""] + kanji.map { "\($0.0)（\($0.1)） \($0.2)" })
        #expect(read.pairs == kanji.map { "\($0.0)=\($0.2)" })
        // `단어 (낱말)` is a word with its meaning.
        #expect(!UnitTitles.namesList("단어 (낱말)"))
        let latin = [
            "amo, amare (1) : to love, like", "capio, capere (3-io) : to take", "dico, dicere (3) : to say, tell",
            "habeo, habere (2) : to have", "venio, venire (4) : to come", "video, videre (2): to see",
        ]
        let quiz = try list(["LATIN II - PRINCIPAL PARTS QUIZ #4", "Magistra Hall", ""] + latin, .english)
        #expect(quiz.rows.count == 6 && quiz.linesLeftOut == [1, 2])
        let pinyin = ["1\t去\tqù\t가다", "2\t哪儿\tnǎr\t어디", "3\t图书馆\ttúshūguǎn\t도서관", "4\t学校\txuéxiào\t학교"]
        let lesson = try list(["중국어 제3과 你去哪儿?", "새로 나온 낱말", "번호\t한자\t병음\t뜻\t"] + pinyin.map { $0 + "\t" })
        #expect(lesson.pairs == ["去=가다", "哪儿=어디", "图书馆=도서관", "学校=학교"])
    }

    @Test("A sentence with a sign in it, above words that another sign parts, is none of them") func sentenceWithSign() throws {
        let words = [
            "가게 (gage) – shop", "공항 (gonghang) – airport", "날씨 (nalssi) – weather", "병원 (byeongwon) – hospital",
            "시장 (sijang) – market",
        ]
        let numbered = words.enumerated().map { "\($0 + 1). \($1)" }
        let remark = "Romanization follows the Revised system. Bold = appeared in past papers."
        let read = try list([remark, ""] + numbered, .english)
        #expect(read.rows.count == 5 && !read.pairs.contains { $0.contains("Bold") })
    }

    @Test("Dictionaries write some letters of Greek among those of the phonetic alphabet; a meaning wraps before a tilde")
    func copiedSounds() throws {
        let read = try list([
            "□ allocate [ǽləkèit]  v. 할당하다, 배분하다", "□ compel [kəmpél]  v. 강요하다, 억지로", " ~하게 하다", "□ derive [diráiv]  v. 유래하다",
            "□ hypothesis [haipάθəsis]  n. 가설", "□ regardless of  ~에 상관없이", "□ sustain [səstéin]  v. 지속하다",
            "□ foster [fɔ́ːstər]  v. 육성하다",
        ])
        #expect(read.rows.count == 7 && read.pairs[1] == "compel=강요하다, 억지로 ~하게 하다")
        #expect(read.pairs[3] == "hypothesis=가설" && read.pairs[4] == "regardless of=~에 상관없이")
        #expect(read.column(.pronunciation)[3] == "[haipάθəsis]")
    }

    @Test("A total that counts words in front is no word") func totals() throws {
        let rows = Self.words.enumerated().map { "\($0 + 1),\($1.0),\($1.1),O" }
        let read = try list(["번호,단어,뜻,O/X"] + rows + [",,,", ",총 10개,맞은 개수,8"])
        #expect(read.pairs == Self.pairs)
        // Of another number it is a word as good as any.
        #expect(try list(["번호,단어,뜻,O/X"] + rows + [",총 3개,all three,O"]).rows.count == 11)
    }

    @Test("Two languages in one heading name one of them") func gluedLanguages() throws {
        let rows = ["gilet\tzipper", "Volonté\twill", "Mouillé\twet", "Poids\tWeights", "veau\tveal", "Laid(e)/moche\tUgly"]
        #expect(try list(["French \tEnglishDeutch"] + rows, .english).pairs.first == "gilet=zipper")
    }

    @Test("Parts of speech and pages in front of words are said of these; what is always the same is no part of speech")
    func saidInFront() throws {
        let french = [
            "n.m. déchet / 쓰레기", "n.f. honte / 부끄러움", "v. trier / 분류하다", "a. fier / 자랑스러운", "loc. avoir le cafard / 우울하다",
        ]
        let read = try list(["불어 단어장", "", "[환경]"] + french)
        #expect(read.pairs == ["déchet=쓰레기", "honte=부끄러움", "trier=분류하다", "fier=자랑스러운", "avoir le cafard=우울하다"])
        #expect(read.column(.partOfSpeech)[1] == "noun")
        let book = [
            "p.3 primeval : 원시의", "p.4 ponder : 곰곰이 생각하다", "p.14-15 catastrophe : 재앙", "p. 18 thorn : 가시", "p.22 remorse : 후회",
        ]
        #expect(try list(book).column(.term) == ["primeval", "ponder", "catastrophe", "thorn", "remorse"])
        #expect(try list(book).column(.note)[2] == "p.14-15")
        let people = ["Mr. Kim : 김 선생님", "Mr. Lee : 이 선생님", "Mr. Park : 박 선생님", "Mr. Han : 한 선생님"]
        #expect(try list(people).pairs[0] == "Mr. Kim=김 선생님")
    }

    @Test("A word and its meaning head each paragraph, or each part, and what is below is said of it") func paragraphs() throws {
        let verbs = ["飲む（のむ） — 마시다", "書く（かく） — 쓰다", "泳ぐ（およぐ） — 수영하다", "待つ（まつ） — 기다리다"]
        let forms = verbs.flatMap { ["### \($0)", "- ます형: 〜ます", "- て형: 〜て", ""] }
        let read = try list(["# 동사 활용", "", "## 1그룹 (u동사)", ""] + forms)
        #expect(read.pairs == ["飲む=마시다", "書く=쓰다", "泳ぐ=수영하다", "待つ=기다리다"] && read.column(.note)[0].contains("て형"))
        let kanji = [("物", "thing"), ("鳥", "bird"), ("肉", "meat"), ("安", "cheap, peaceful")]
        let notes = kanji.flatMap { ["**\($0.0)** – \($0.1)", "ON: ブツ、モツ  KUN: もの", "a picture to remember it by", ""] }
        #expect(try list(notes, .english).pairs == kanji.map { "\($0.0)=\($0.1)" })
        // Units head words that stand below them.
        let units = (1...4).flatMap { ["## Day \($0) - 동물", "word\($0)a - 뜻\($0)가", "word\($0)b - 뜻\($0)나", ""] }
        #expect(try list(units).rows.count == 8)
    }

    @Test("The first point below a word means it, and emphasised ones are examples; titles above words are no words")
    func nestedPoints() throws {
        let words = [
            ("quand même", "all the same", "*Merci quand même !*"), ("râler", "to moan", "*Il râle.*"),
            ("le boulot", "job, work", "*Je vais au boulot.*"),
            ("tant pis", "too bad", ""), ("bref", "in short", ""),
        ]
        let lines = words.flatMap { word, meaning, example in
            ["* \(word)", "    * \(meaning)"] + (example.isEmpty ? [] : ["    * \(example)"])
        }
        let read = try list(lines, .english)
        #expect(read.pairs == words.map { "\($0.0)=\($0.1)" } && read.column(.example)[0] == "Merci quand même !")
        let titles = [
            "* Animals", "    * dog", "    * cat", "* Food", "    * bread", "* Colours", "    * red", "* Home", "    * table",
        ]
        #expect(throws: WordListError.self) { try list(titles, .english) }
    }

    @Test("Numbered entries are wrapped further in; examples that stand so are none of them") func wrapped() throws {
        let page = [
            "0551 sustain [səstéin] 동 1. 지속시키다", "     2. (피해를) 입다", "0552 perceive [pərsíːv] 동 인지하다",
            "0553 dominate [dámənèit] 동 지배하다,",
            "     우세하다", "0554 obstacle [ábstəkl] 명 장애물", "0555 utter [ʌ́tər] 형 완전한", "0556 let alone  ~은 말할 것도 없이",
        ]
        let read = try list(["[Day 12] 복사", ""] + page)
        #expect(read.rows.count == 6 && read.pairs[2] == "dominate=지배하다, 우세하다" && read.pairs[0].contains("입다"))
        let examples = Self.words.enumerated().flatMap { ["\($0 + 1). \($1.0) \($1.1)", "     I say \($1.0) often."] }
        #expect(try list(examples).pairs == Self.pairs)
    }

    @Test("Hints and words that mean the same below a word and its meaning belong to it") func related() throws {
        let read = try list([
            "break the ice", "어색한 분위기를 깨다", "암기팁: 얼음을 깨면 말문이 트인다", "", "spill the beans", "비밀을 누설하다", "유) let out", "",
            "once in a blue moon", "아주 드물게", "반) all the time", "", "hit the sack", "잠자리에 들다", "유) hit the hay", "",
            "bite the bullet",
            "이를 악물고 하다", "", "get cold feet", "겁을 먹다",
        ])
        #expect(read.rows.count == 6 && read.pairs[0] == "break the ice=어색한 분위기를 깨다")
        #expect(
            read.column(.note)[0].contains("말문이") && read.column(.synonyms)[1] == "let out"
                && read.column(.antonyms)[2] == "all the time")
        // What all of them have is what they mean.
        let idioms = ["대기 만성", "용두 사미", "고진 감래", "거두 절미"].enumerated().flatMap { ["\($0 + 1). \($1)", "힌트: \($0)번째 풀이"] }
        #expect(try list(idioms).pairs[1] == "용두 사미=1번째 풀이")
    }

    @Test("Days head what was learnt on them, and how a word sounds stands below it") func dailyWords() throws {
        let words = [
            ("petrichor", "the smell of rain"), ("sonder", "the thought of other lives"), ("laconic", "using few words"),
            ("ennui", "boredom"),
        ]
        let posts = words.enumerated().flatMap { index, word in
            [
                "Mon, Jan \(index + 8)", "💡 \(word.0) (noun)", "/ˈ\(word.0.prefix(4))ɪkɔː/", "Meaning: \(word.1)",
                "\"The \(word.0) was there.\"", "",
            ]
        }
        let read = try list(["WORD OF THE DAY", ""] + posts, .english)
        #expect(read.pairs == words.map { "\($0.0)=\($0.1)" } && read.column(.pronunciation)[1].contains("ˈsondɪkɔː"))
        #expect(read.column(.example)[2].contains("laconic was there"))
        let numbered = Self.words.enumerated().map { "\($0 + 1). \($1.0) - \($1.1)" }
        let days = ["3/4 월"] + numbered.prefix(5) + ["", "3/6 수 - 학원 쉬는 날!!"] + numbered.dropFirst(5)
        #expect(try list(days).pairs == Self.pairs)
    }

    @Test("Words with nothing but their kind in bold have their meanings below") func boldWithKind() throws {
        let words = Self.words.prefix(6).enumerated().flatMap { index, word in
            (index == 3 ? ["", "## 23번"] : []) + ["- **\(word.0)** (v.)", "    - 뜻: \(word.1)", "    - 내가 쓴 답: 모름 ❌"]
                + (index == 2 ? ["    - 예) They \(word.0) him."] : [])
        }
        #expect(try list(["# 오답노트", "", "> 틀린 것만 적기", "", "## 21번"] + words).pairs == Array(Self.pairs.prefix(6)))
    }

    @Test("Boxes, bars with synonyms and signs of full width") func signs() throws {
        let words = [
            ("abate", "to become less", "subside"), ("laud", "to praise", "extol"), ("venerate", "to respect", "revere"),
            ("cogent", "clear", "sound"), ("mitigate", "to make less severe", "ease"),
        ]
        let boxes = words.map { "- [x] **\($0.0)** (v.): \($0.1) | syn: \($0.2)" }
        let read = try list(["# GRE", ""] + boxes, .english)
        #expect(read.pairs == words.map { "\($0.0)=\($0.1)" } && read.column(.synonyms) == words.map(\.2))
        let wide = [
            "abolish　〔動〕＝廃止する", "barren　〔形〕＝不毛の", "deceive　〔動〕＝だます", "fatigue　〔名〕＝疲労", "（例）He was overcome with fatigue.",
            "plight　〔名〕＝苦境", "tedious　〔形〕=退屈な",
        ]
        #expect(
            try list(["英単語メモ", ""] + wide, .english).pairs == [
                "abolish=廃止する", "barren=不毛の", "deceive=だます", "fatigue=疲労", "plight=苦境", "tedious=退屈な",
            ])
    }

    @Test("Columns in line may lose a space, or a part of speech") func columnsInLine() throws {
        let page = [
            "1.  词典   cídiǎn     (n.)    dictionary", "2.  借     jiè        (v.)    to borrow",
            "3.  还     huán       (v.)    to return",
            "4.  图书馆 túshūguǎn  (n.)    library", "5.  常常   chángcháng (adv.)  often", "6.  新     xīn        (adj.)  new",
            "7.  填     tián       (v.)    to fill in", "8.  对了   duì le             by the way",
            "9.  画报   huàbào     (n.)    magazine", "10. 互相   hùxiāng    (adv.)  each other",
            "11. 本     běn        (m.w.)  measure word",
            "12. 学校   xuéxiào    (n.)    school", "13. 老师   lǎoshī     (n.)    teacher",
            "14. 懂     dǒng       (v.)    to understand",
        ]
        let read = try list(page, .english)
        #expect(
            read.pairs[3] == "图书馆=library" && read.column(.pronunciation)[3] == "túshūguǎn" && read.pairs[7] == "对了=by the way")
    }

    @Test("A sign in brackets parts no word from a meaning, and a sign behind a sentence neither") func remarks() throws {
        let words = ["el mercado = 시장", "la fruta = 과일", "el ajo = 마늘", "el huevo = 계란", "barato/a = 싼", "el recibo=영수증"]
        let read = try list(words + ["", "* ajo 는 '아호' 라고 읽음!! (j = ㅎ)"])
        #expect(read.rows.count == 6 && read.pairs[5] == "el recibo=영수증")
        let latin = ["bellum, -i - war", "cura, -ae - care", "donum, -i - gift", "mora, -ae - delay", "oculus, -i - eye"]
        #expect(try list(latin + ["", "quiz Friday. neuter nom. = acc. !!!"], .english).rows.count == 5)
    }

    @Test("Katakana right behind Hangul say how it sounds, whatever parts that from the meaning") func katakana() throws {
        let words = ["연습생（ヨンスプセン）　練習生", "컴백（コムベク）　カムバック", "막내（マンネ）　末っ子", "안무（アンム） 振り付け", "화이팅（ファイティン）→頑張れ", "무대（ムデ）　舞台"]
        let read = try list(["韓国語メモ ♡", ""] + words.prefix(4) + ["", "6/18 追加"] + words.suffix(2))
        #expect(read.pairs == ["연습생=練習生", "컴백=カムバック", "막내=末っ子", "안무=振り付け", "화이팅=頑張れ", "무대=舞台"])
        #expect(read.column(.pronunciation)[2] == "マンネ" && read.linesLeftOut == [1, 8])
    }

    @Test("Articles tell which side a list is called after") func calledAfter() throws {
        let words = [
            "la gare : der Bahnhof", "la rue : die Straße", "le pont : die Brücke", "le magasin : das Geschäft",
            "la piscine : das Schwimmbad", "le marché : der Markt", "loin : weit",
        ]
        let named = try WordList(reading: words.joined(separator: "\n")) {
            $0.learner.language = .english
            $0.learner.note(names: ["vocabulaire allemand"])
        }
        #expect(named.pairs[0] == "der Bahnhof=la gare")
        #expect(try list(words, .english).pairs[0] == "la gare=der Bahnhof")
    }

    @Test("Remarks behind wide gaps are notes, and examples that use the word above are no words") func wideGaps() throws {
        let read = try list([
            "tenure,재임 기간   ← 138번에서 틀림,명", "hire,고용하다,동", "appoint,임명하다,동", "probation,수습 기간,명", "incumbent,현직자,명",
        ])
        #expect(read.pairs[0] == "tenure=재임 기간" && read.column(.note)[0].hasSuffix("138번에서 틀림"))
        let vietnamese = [
            "1. custom /ˈkʌstəm/ (n): phong tục", "2. ancestor /ˈænsestə/ (n): tổ tiên", "3. worship /ˈwɜːʃɪp/ (v): thờ cúng",
            "Ex: We worship our ancestors at Tet.", "4. lantern /ˈlæntən/ (n): đèn lồng",
            "5. longevity /lɒnˈdʒevəti/ (n): trường thọ",
            "Ex: Carps symbolise longevity", "6. offering /ˈɒfərɪŋ/ (n): đồ cúng",
        ]
        let unit = try list(["UNIT 5: OUR CUSTOMS", ""] + vietnamese, .english)
        #expect(unit.rows.count == 6 && unit.column(.example)[4] == "Carps symbolise longevity")
        #expect(try list(["LỚP 6 - UNIT 1: MY NEW SCHOOL"] + vietnamese, .english).rows.count == 6)
    }

    @Test("An example on a further line of a meaning says nothing of its column") func exampleInMeaning() throws {
        let words = [
            ("約束", "やくそく", "약속", "友達と約束がある。"), ("準備", "じゅんび", "준비", "旅行の準備をする。"), ("経験", "けいけん", "경험", "いい経験になった。"),
            ("比べる", "くらべる", "비교하다", "値段を比べる。"), ("丁寧", "ていねい", "정중함", "丁寧に話す。"), ("急に", "きゅうに", "갑자기", "急に雨が降り出した。"),
        ]
        let rows = words.map { "JLPT N3\t\($0.0)\t\($0.1)\t\($0.2)<br><i>\($0.3)</i>\tN3" }
        let read = try list(["#separator:tab", "#html:true", "#deck column:1", "#tags column:5"] + rows)
        #expect(read.column(.term) == words.map(\.0) && read.pairs[3].hasPrefix("比べる=비교하다"))
    }
}
