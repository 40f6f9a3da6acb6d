import Testing

@testable import VocabCore
@testable import VocabLists

/// What stands around words and among them and is none: titles, notes to oneself, grammar, other parts of a text.
@Suite("What stands around words and is none") struct RemarkTests {
    private static let english = [
        "reluctant": "꺼리는", "estimate": "견적, 추정하다", "overdue": "기한이 지난", "follow-up": "후속 조치", "waive": "포기하다",
        "fluctuate": "변동하다",
        "in charge of": "~을 담당하는", "surplus": "나머지",
    ].sorted { $0.key < $1.key }
    private static let korean = [
        "시장": "market", "과일": "fruit", "비싸다": "to be expensive", "영수증": "receipt", "봉투": "bag (plastic)", "현금": "cash",
        "주인": "owner",
        "거스름돈": "change",
    ].sorted { $0.key < $1.key }

    private func list(_ lines: [String], _ language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }
    }

    @Test(
        "A remark among words leaves these as they are wherever it stands, and is told",
        arguments: [
            "여기까지 외우기!!", "(철자 주의)", "Quiz next Thursday, pages 3 to 9!", "※ 시험 범위 아님", "★시험 전날 다시 보기★",
        ])
    func remarks(remark: String) throws {
        for sign in [" - ", " : ", " = "] {
            for mark in ["", "#. "] {
                let words = Self.english.enumerated().map {
                    "\(mark.replacing("#", with: "\($0 + 1)"))\($1.key)\(sign)\($1.value)"
                }
                for place in 0...words.count {
                    var lines = words
                    lines.insert(remark, at: place)
                    let read = try list(lines)
                    let context: Comment = "\(lines)"
                    #expect(read.pairs == Self.english.map { "\($0.key)=\($0.value)" }, context)
                    #expect((read.linesLeftOut + read.badRows.map(\.line)).contains(place + 1), context)
                }
            }
        }
    }

    @Test("Grammar, dates and what a teacher is called among words of a class are none")
    func classNotes() throws {
        let notes = [
            "Korean class - week 5 (Tues)   teacher: Ms. Park", "** grammar: -고 싶다 = want to ~",
            " 저는 사과를 사고 싶어요. I want to buy an apple.",
            "HW: workbook p. 34-36, quiz next Thurs!",
        ]
        let words = Self.korean.map { "\($0.key) - \($0.value)" }
        let read = try list(
            [notes[0], ""] + words.prefix(3) + ["", notes[1], notes[2], ""] + words.dropFirst(3) + notes.suffix(1), .english)
        #expect(read.pairs == Self.korean.map { "\($0.key)=\($0.value)" } && read.linesLeftOut == [1, 7, 8, 15])
    }

    @Test("Where more lines than words are something else, or one may be a word, nobody guesses")
    func noRemarks() throws {
        let words = Self.english.prefix(4).map { "\($0.key) - \($0.value)" }
        #expect(!(try list(words + ["여기까지", "다시 보기"])).isNote)
        let other = try list(Self.english.map { "\($0.key) - \($0.value)" } + ["two-2", "four - 4"])
        #expect(!other.isNote)
        // Rows of cells that lack one are told as such.
        let cells = try list(Self.english.map { "\($0.key);\($0.value)" } + ["blank"])
        #expect(cells.badRows.count == 1 && cells.rows.count == Self.english.count)
    }

    @Test(
        "No line with both sides of a word is a remark, however it looks",
        arguments: [
            "re- - 다시", "PS: - 추신", "I love you. - 사랑해.", "How are you? - 어떻게 지내?", "* forest - 숲", "LOL - (웃음)", "[noun] - 명사",
            "한국 - Korea",
            "n. - 명사", "seven - 7", "Naver - https://naver.com", "LED lamp - LED 등", "std::vector - 동적 배열",
        ])
    func sides(line: String) throws {
        let words = ["apple - 사과", "bridge - 다리", "candle - 양초", "desert - 사막", "engine - 엔진"]
        for place in [1, words.count] {
            var lines = words
            lines.insert(line, at: place)
            let read = try list(lines)
            #expect(read.rows.count == 6 && read.badRows.isEmpty && read.linesLeftOut.isEmpty, "\(lines)")
            let term = String(line[..<line.firstRange(of: " - ")!.lowerBound].drop { "* ".contains($0) })
            #expect(read.rows.count > place && read.column(.term)[place] == term, "\(lines)")
        }
    }

    @Test(
        "Where spaces alone part words from meanings a line that they part is a word, and a word without a meaning is told as one"
    )
    func spaces() throws {
        let aligned = ["apple   사과", "bridge   다리", "candle   양초", "desert   사막", "DNA   DNA", "LED lamp   LED 등"]
        #expect(try list(aligned).pairs.suffix(2) == ["DNA=DNA", "LED lamp=LED 등"])
        let bare = ["apple 사과", "bridge 다리", "candle 양초", "desert 사막", "engine 엔진"]
        for line in ["Time flies like an arrow. 세월은 쏜살같다.", "LOL (웃음)"] {
            #expect(try list(bare + [line]).rows.count == 6, "\(line)")
        }
        let diary = try list(
            [
                "# 일기", "", "오늘은 비가 왔다.", "", "## 할 일", "- 우유 사기 - 2개", "- Minsu - 생일 선물", "", "## 오늘의 영단어", "- drizzle - 이슬비",
                "- umbrella: 우산", "- **soaked** — 흠뻑 젖은", "  - I got soaked on my way.", "- shiver", "- cozy - 아늑한", "",
                "## 느낀 점", "피곤하다.",
            ])
        #expect(diary.pairs == ["drizzle=이슬비", "umbrella=우산", "soaked=흠뻑 젖은", "cozy=아늑한"] && diary.badRows.map(\.line) == [14])
        // Rows that stay out are kept in a file of their own: that changes nothing of what the others say.
        let kept = try WordList(reading: "# 일기\n\n비가 왔다.\n\n## 오늘의 영단어\n- drizzle - 이슬비\n- shiver\n- cozy - 아늑한\n\n## 끝\n피곤하다.\n")
        {
            ($0.mayLeaveRows, $0.learner.language) = (true, .korean)
        }
        #expect(kept.pairs == ["drizzle=이슬비", "cozy=아늑한"] && kept.badRows.map(\.line) == [7])
        #expect(diary.rows[2].content.example == "I got soaked on my way." && diary.linesLeftOut == [3, 6, 7, 18])
    }

    @Test("A layout that changes on the way, and another dash here and there, part words from meanings all the same")
    func otherSigns() throws {
        let read = try list([
            "인니어 단어 정리", "", "makan = 먹다", "minum = 마시다", "tidur = 자다", "mandi = 목욕하다, 씻다", "belanja = 쇼핑하다", "",
            "--- 2주차 (선생님 바뀜) ---", "",
            "1) rumah sakit : 병원", "2) obat : 약", "3) kaki-tangan  손발",
        ])
        #expect(read.pairs.suffix(3) == ["rumah sakit=병원", "obat=약", "kaki-tangan=손발"] && read.rows.count == 8)
    }

    @Test("Of a diary the part below a heading that says so is the list; where no heading does, the parts that are notes are")
    func sections() throws {
        let diary = [
            "# TIL", "", "## 오늘 한 일", "- 로그인 페이지 리팩토링 - 커스텀 훅으로 분리", "- PR 리뷰 2건", "", "```js", "# not: 제목", "let id = 1", "```",
            "",
            "## 오늘의 영단어 (공식 문서)",
        ]
        let words = Self.english.map { "- \($0.key) : \($0.value)" }
        let read = try list(diary + words + ["", "## 회고", "- 좋았던 점 : 리뷰를 빨리 끝냈다"])
        #expect(read.pairs == Self.english.map { "\($0.key)=\($0.value)" } && read.linesLeftOut == [4, 5, 7, 9, 23])
        let post = [
            "안녕하세요 여러분~", "오늘은 단어를 모아봤어요!", "", "✔ chop : 썰다", "✔ peel : 벗기다", "✔ stir : 젓다", "", "조금 더 어려운 것도 가볼까요?", "",
        ]
        let more = ["✔ knead : 반죽하다", "✅ preheat : 예열하다", "✔ garnish : 고명을 얹다", "", "공감 꾹 눌러주세요~", "", "#요리영어 #생활영어"]
        let found = try list(post + more)
        #expect(found.pairs.suffix(2) == ["preheat=예열하다", "garnish=고명을 얹다"] && found.rows.count == 6)
        // A title that names a list is no part of it beside others.
        let days = try list(["# 단어장", "", "## Day 1"] + words.prefix(4) + ["", "## Day 2"] + words.dropFirst(4))
        #expect(days.rows.count == words.count)
    }

    @Test("What a row says of the words, in brackets, behind a sign of remarks or as an address, is none of them")
    func rows() throws {
        let idioms = ["고진감래 : 고생 끝에 즐거움이 옴", "다다익선 : 많을수록 좋음", "설상가상 : 어려운 일이 겹침", "동문서답 : 엉뚱하게 대답함", "마이동풍 : 흘려들음"]
        let read = try list(idioms + ["(반대 : 금상첨화)", "※ 출처 : 교과서", "Mail : kim@example.com", "유튜브 : https://example.com/a"])
        #expect(read.rows.count == 5 && read.badRows.isEmpty && read.linesLeftOut == [6, 7, 8, 9])
        // Of words that all look so none is.
        #expect(throws: WordListError.leftoverSigns("(apple", Delimiter(sign: ","))) {
            try self.list(["(apple, 사과)", "(pear, 배)", "(plum, 자두)", "(grape, 포도)", "(melon, 멜론)"])
        }
        let bracketed = try list(["(be) able : 할 수 있는", "(a) little : 조금 (있는)", "(the) former : 전자", "hardly : 거의 ~않다"])
        #expect(bracketed.rows.count == 4)
    }

    @Test("Behind a wide gap in a few meanings stands a remark, and behind one in few words a part of speech")
    func gaps() throws {
        let read = try list(
            [
                "amo, amare - to love", "voco, vocare - to call", "rex, regis - king", "manus, -us - hand    !! feminine !!",
                "dies, -ei - day",
            ], .english)
        #expect(read.pairs[3] == "manus, -us=hand" && read.rows[3].content.note == "!! feminine !!")
        let parts = try list([
            "word,meaning", "enmity    s,fientlighet", "acuit     v,frikänna", "abhor,hata", "adrift,på drift", "advent,ankomst",
            "alley,gränd", "amass,samla",
        ])
        #expect(parts.pairs.prefix(2) == ["enmity=fientlighet", "acuit=frikänna"])
        let cf = try list(["dwell - 살다  cf. dweller 거주자", "toxic - 유독한", "famine - 기근"])
        #expect(cf.pairs[0] == "dwell=살다" && cf.rows[0].content.note == "cf. dweller 거주자")
        let asked = try list(["courtesy - ??? 찾아보기", "toxic - 유독한", "famine - 기근", "dwell - 살다"])
        #expect(asked.pairs == ["toxic=유독한", "famine=기근", "dwell=살다"])
    }
}
