import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists that stand in the lessons of programs and of courses.
@Suite("Words in the lessons of programs and courses") struct LessonTextTests {
    private func list(_ text: String, _ language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: text) { $0.learner.language = language }
    }

    @Test(
        "Each text of a program holds the rows of a lesson, a sign between them, whatever ends its lines",
        arguments: ["\n", "\r\n"])
    func rowsInTexts(_ lineEnd: String) throws {
        let lines = [
            "export default [", "  `", "apple | 사과", "pear | 배", "", "plum | 자두", "`,", "  `", "go | 가다", "come | 오다", "see | 보다",
            "`,", "];", "",
        ]
        let blocks = try list(lines.joined(separator: lineEnd))
        #expect(blocks.pairs.prefix(3) == ["apple=사과", "pear=배", "plum=자두"] && blocks.rows.map(\.line) == [3, 4, 6, 9, 10, 11])
        let words = try list(
            "window.WORDS = [\n  `apple|사과|noun;pear|배|noun;plum|자두|noun`,\n  `go|가다|verb;come|오다|verb;see|보다|verb`,\n];\n")
        #expect(words.pairs == ["apple=사과", "pear=배", "plum=자두", "go=가다", "come=오다", "see=보다"])
        #expect(words.rows[3].content.partOfSpeech == "verb")
        // In a plain list a semicolon stands between senses.
        let senses = try list("apple|사과;능금\npear|배;서양배\nplum|자두;오얏\ngrape|포도;머루\n")
        #expect(senses.pairs[0] == "apple=사과;능금" && senses.pairs.count == 4)
    }

    @Test("A text of a program that goes on over several lines is a list, at its own lines")
    func brokenText() throws {
        let rows = ["stapler (n) 호치키스", "ruler (n) 자", "scissors (n) 가위", "ribbon (n) 리본", "glue (n) 풀", "pin (n) 핀"]
        let more = ["apple (n) 사과", "pear (n) 배", "plum (n) 자두", "fig (n) 무화과"]
        let texts = [rows, more].map { $0.joined(separator: "<br>\\\n") }
        let words = try list(
            "const DATA =\n[\n{\ntitle: \"school\",\nen: \"\(texts[0])\",\n},\n{\ntitle: \"fruit\",\nen: \"\(texts[1])\",\n},\n]\n"
        )
        #expect(words.column(.term).prefix(6) == ["stapler", "ruler", "scissors", "ribbon", "glue", "pin"])
        #expect(words.rows.count == 10 && words.rows[1].line == 6 && words.rows[6].line == 14)
        #expect(words.column(.meaning).suffix(2) == ["자두", "무화과"])
    }

    @Test("Examples below entries end at a heading that stands by itself, and are known in any script")
    func headings() throws {
        let entries = [
            ("Aunt", "ป้า , น้า", "I want a gift for my aunt.", "ผมอยากซื้อของขวัญให้คุณป้าครับ"),
            ("Cousin", "ลูกพี่ลูกน้อง", "My cousin came.", "ลูกพี่ลูกน้องมา"), ("Guest", "แขก", "The guest is here.", "แขกมา"),
            ("Boss", "หัวหน้า", "Are you the boss?", "คุณเป็นหัวหน้าไหม"),
        ]
        let blocks = entries.map { "\($0.0) (n.) \($0.1)\n\($0.2)\n\($0.3)\n" }
        let words = try list("คน\n" + blocks[0...1].joined(separator: "\n") + "\nงาน\n" + blocks[2...3].joined(separator: "\n"))
        #expect(words.pairs == entries.map { "\($0.0)=\($0.1)" })
        #expect(words.column(.example) == entries.map { "\($0.2) - \($0.3)" })
    }

    @Test("In a table words and their meanings take turns, and so do examples and translations")
    func turnedRows() throws {
        let rows = [
            ("我 [wǒ]", "我是人。", "나", "나는 사람이다."), ("你 [nǐ]", "你漂亮。", "너", "너는 예쁘다."), ("他 [tā]", "他来。", "그", "그가 온다."),
            ("书 [shū]", "我的书。", "책", "나의 책."),
        ]
        let lines = rows.flatMap { ["| \($0.0) | \($0.1) |", "| \($0.2) | \($0.3) |"] }
        let words = try list("# 1급\n\n\(lines[0])\n| --- | --- |\n" + lines.dropFirst().joined(separator: "\n") + "\n")
        #expect(words.pairs == ["我=나", "你=너", "他=그", "书=책"])
        #expect(words.column(.example)[1] == "你漂亮。 - 너는 예쁘다." && words.column(.pronunciation)[1] == "nǐ")
        #expect(words.areFieldsNamedHere && !words.hasHeader)
    }

    @Test("Lists of Japanese beside each other under themes have kana, a meaning and characters each")
    func japaneseBlocks() throws {
        let words = try list(
            "인사,,,음식,,\nこんにちは,안녕하세요,今日は,ごはん,밥,御飯\nおはよう,좋은 아침,お早う,みず,물,水\nこんばんは,저녁 인사,今晩は,パン,빵,\nさようなら,안녕,左様なら,にく,고기,肉\n"
        )
        #expect(words.pairs.sorted().first == "お早う=좋은 아침" && words.pairs.count == 8 && words.pairs.contains("パン=빵"))
    }

    @Test("Points that say something of a course stand above a rule and are no words")
    func frontPart() throws {
        let words = (0..<24).map { "- mot\(["a", "e", "i", "o", "u", "y"][$0 % 6])\(["", "s", "r", "l"][$0 / 6]) : 낱말 \($0)" }
        let front =
            "수업\n- niveau(단계) : A1\n- cours(강의) : ODYSEE\n- 교재 : Odyssée\n- 출판사 : CLE\n- jour(요일) : 토\n- tarif(수강료) : 184,000\n"
        let read = try list(front + "\n---\n\n## 가족\n" + words.joined(separator: "\n") + "\n")
        #expect(read.rows.count == 24 && [2, 3, 4, 5, 6, 7].allSatisfy(read.linesLeftOut.contains))
        // Words above a rule are words.
        let plain = try list("- père : 아버지\n- mère : 어머니\n- fils : 아들\n\n---\n\n" + words.joined(separator: "\n") + "\n")
        #expect(plain.rows.count == 27)
    }

    @Test("Words in emphasis with nothing before their meaning, further in than the names of parts, and remarks behind these")
    func emphasis() throws {
        let words = try list(
            """
            > IT 영어

            - UI
              - *configure* v.구성하다;설정하다 `configuration(구성)`
              - *dismiss* v.닫다;없애다
              - *entry* n.입력항목;입력
              - *expire* v. 만료되다
              - *resume* v.다시 시작하다
              - *a bunch of* 많은;다수의
              - *undo* v.원 상태로 돌리다
              - *valid* a.유효한
              - *toggle* v.전환하다
            """)
        #expect(words.pairs.prefix(3) == ["configure=구성하다;설정하다", "dismiss=닫다;없애다", "entry=입력항목;입력"])
        #expect(words.rows[0].content.note == "configuration(구성)" && words.rows.count == 9)
    }

    @Test("Behind a broken line of a definition in Markdown stands a note")
    func notesBelowDefinitions() throws {
        let terms = ["Abbreviation", "Analogous", "Anticipated", "Arguably", "Assemble", "Awkward"]
        let blocks = terms.enumerated().map { place, term in
            "***\(term)***  \n낱말 \(place), 다른 뜻  \n" + (place.isMultiple(of: 3) ? "*confer*) ***other*** : 말 \(place)  \n" : "")
        }
        let words = try list("### A\n" + blocks.joined(separator: "\n"))
        #expect(words.pairs == terms.enumerated().map { "\($1)=낱말 \($0), 다른 뜻" })
        #expect(words.rows[3].content.note.contains("말 3") && words.rows[1].content.note.isEmpty)
    }

    @Test("An abbreviated part of speech in the place of a term says a further meaning")
    func furtherParts() throws {
        let words = try list("purpose   목적\n\nbelow   전. 아래에\n\n        Ad. 영하로\n\nalong   따라\n\nunlike   다르게\n\nexcept   제외하고\n")
        #expect(words.rows.count == 5 && words.rows[1].content.meaning == "아래에; 영하로")
        let months = try list("below 아래에\nAdv. 광고\nAug. 팔월\nSep. 구월\nOct. 시월\n")
        #expect(months.rows.count == 5)
    }

    @Test("Labels in brackets in front of lines say what they are")
    func bracketLabels() throws {
        let words = try list("[ORG]fluvius\n[TRANS]강\n[ORG]insula\n[TRANS]섬\n[ORG]magnus\n[TRANS]큰\n[ORG]unus\n[TRANS]하나\n")
        #expect(words.pairs == ["fluvius=강", "insula=섬", "magnus=큰", "unus=하나"])
    }

    @Test("Senses under all parts of speech, most of which are empty")
    func emptyParts() throws {
        func word(_ term: String, _ verb: String, _ noun: String) -> String {
            "\"\(term)\": {\"word\": \"\(term)\", \"meaning\": {\"noun\": [\(noun)], \"verb\": [\(verb)], \"adverb\": []}}"
        }
        let words = try list(
            "{\(word("confirm", "\"확인하다\", \"확정하다\"", "")), \(word("poll", "", "\"투표\"")), \(word("aid", "\"돕다\"", "\"도움\""))}")
        #expect(words.pairs == ["confirm=확인하다; 확정하다", "poll=투표", "aid=도움; 돕다"])
        #expect(words.rows[0].content.partOfSpeech == "verb")
    }

    @Test("Other characters for a word, and other readings of one, stand beside the usual ones")
    func variants() throws {
        let words = try list("だす[出す],내다\nでる[出る],나가다\nはこ[箱·函],상자\nたすける[助ける],돕다\n")
        #expect(words.pairs[2] == "箱·函=상자" && words.rows[2].content.pronunciation == "はこ")
        let readings = try list("一 ichi one\n四 shi,yon four\n五 go five\n七 shichi,nana seven\n", .english)
        #expect(readings.pairs == ["一=one", "四=four", "五=five", "七=seven"] && readings.column(.pronunciation)[1] == "shi,yon")
    }

    @Test("TABs in front of all lines, and levels with stars, are no columns")
    func indents() throws {
        let numbered = try list(
            "### 单词\n\n\t1. reflect ： 响应\n\t2. client ：客户 ['klaɪənt]\n\t3. refer ： 引用\n\t4. plugin ：插入 ['plʌgɪn]\n", .english)
        #expect(numbered.pairs == ["reflect=响应", "client=客户", "refer=引用", "plugin=插入"])
        #expect(numbered.column(.pronunciation) == ["", "'klaɪənt", "", "'plʌgɪn"])
        let aligned = try list(
            "\ttact\t\t\t사리 분별\n\ton account of\t\t~ 때문에\n\tlet out\t\t\t끝나다\n\tgallant\t\t\t용감한\n\tunaccustomed\t익숙하지 않은\n")
        #expect(aligned.pairs.prefix(2) == ["tact=사리 분별", "on account of=~ 때문에"] && aligned.rows.count == 5)
        #expect(
            try list("3 *** see 보다\n1 * dear 사슴\n3 *** year 년도\n2 ** walk 걷다\n").pairs == [
                "see=보다", "dear=사슴", "year=년도", "walk=걷다",
            ])
        // An empty column in front of others.
        #expect(try list("\tapple\t사과\n\tpear\t배\n\tplum\t자두\n\tgrape\t포도\n").pairs[0] == "apple=사과")
    }

    @Test("Some points among other lines are no parts of words, and a first row that stands apart may be a word")
    func somePoints() throws {
        let lines = [
            "To have = Amlik", "- I = Ana", "- You = Anta", "- He = Howa", "Want = Urid", "I want = Ana urid",
            "She wants = Heia turid",
        ]
        #expect(try list("## Verbs\n\n" + lines.joined(separator: "\n") + "\n", .english).column(.meaning).contains("You"))
        let words = try list("Please = Law samhet\n\n" + lines.joined(separator: "\n") + "\n", .english)
        #expect(words.pairs.prefix(3) == ["Law samhet=Please", "Amlik=To have", "Ana=I"])
    }

    @Test("What is called a pronunciation in plain Latin letters is that of the language in others")
    func romanized() throws {
        let words = try list(
            "English,Pronunciation,Hebrew\nMother,ima,אמא\nFather,aba,אבא\nBread,lechem,לחם\nMilk,chalav,חלב\nWine,yayin,יין\n",
            .english)
        #expect(words.pairs[0] == "אמא=Mother" && words.column(.pronunciation)[1] == "aba")
        let russian = try list(
            "English,Pronunciation,Russian\nbread,/brɛd/,хлеб\nmilk,/mɪlk/,молоко\nwine,/waɪn/,вино\ntea,/tiː/,чай\n")
        #expect(russian.pairs[0] == "bread=хлеб")
    }

    @Test("Short phrases have the words in them that are explained below")
    func phrasesAbove() throws {
        let words = try list(
            "자료를 보다가 모르는 단어\n\n- We want the system to be robust to rare events.\n  - robust : not likely to have problems\n\n- imperative style\n  - imperative : extremely important\n\n- formal semantics\n  - semantic : connected with meaning\n\n- domain-specific algorithms\n  - domain : an area of interest\n"
        )
        #expect(
            words.column(.term) == ["robust", "imperative", "semantic", "domain"]
                && words.rows[1].content.example == "imperative style")
    }

    @Test("A question in English beside its answer and a Korean translation is asked about")
    func questions() throws {
        let rows = [
            "Why don't we go?,There are plenty.,가면 어때요?,1", "Where is the key?,On the desk.,열쇠는 어디 있죠?,2",
            "When does it start?,At nine.,언제 시작하죠?,3", "Who is he?,My boss.,그는 누구죠?,4",
        ]
        #expect(throws: WordListError.self) {
            try list("quesition,answer,question_korean,number\n" + rows.joined(separator: "\n") + "\n")
        }
    }

    @Test("Which of several answers is right is no meaning, counted from 0 or 1", arguments: [0, 1])
    func answers(_ first: Int) throws {
        let answers = (0..<6).map { "{\"word\": \"가\($0); 나\($0); 다\($0)\", \"meaning\": \"\($0 % 3 + first)\"}" }
        let error = #expect(throws: WordListError.self) { try list("[" + answers.joined(separator: ", ") + "]") }
        guard case .noMeaningColumn = error else { return #expect(Bool(false), "\(String(describing: error))") }
    }

    @Test("Sentences in the place of words are asked about")
    func sentences() throws {
        let words = [
            "flattery = praise", "tableau = picture", "folly = lack of sense", "slur = speak badly", "satire = mockery",
            "plummet = drop",
            "encumber = hold back",
        ]
        let sentences = ["cant", "precept", "ramify"].map { "\($0) is a word that means something of that kind. = other" }
        let error = #expect(throws: WordListError.self) { try list((words + sentences).joined(separator: "\n") + "\n", .english) }
        guard case .leftoverSigns = error else { return #expect(Bool(false), "\(String(describing: error))") }
        #expect(try list(words.joined(separator: "\n") + "\n", .english).rows.count == 7)
    }
}
