import Testing

@testable import VocabCore
@testable import VocabLists

/// Tests with their answers below, and what stands around lists and looks like a part of them.
@Suite("Answer keys and what looks alike") struct AnswerKeyTests {
    private func list(_ lines: [String], _ language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }
    }

    private static let words = ["furniture", "polite", "discover", "border", "rely on", "ancient"]
    private static let meanings = ["가구", "예의 바른", "발견하다", "국경", "~에 의지하다", "고대의"]
    private static let pairs = zip(words, meanings).map { "\($0)=\($1)" }

    private static func counted(_ texts: [String]) -> [String] { texts.enumerated().map { "\($0 + 1). \($1)" } }

    @Test("Words and meanings that are counted alike belong together, several on a line or not, with the word once more or not")
    func answerKeys() throws {
        let blanks = Self.counted(Self.words.map { $0 + " : ______________" })
        let answers = Self.counted(Self.meanings)
        let inLines = [answers.prefix(3).joined(separator: "   "), answers.suffix(3).joined(separator: "   ")]
        let repeated = Self.counted(zip(Self.words, Self.meanings).map { "\($0)       \($1)" })
        for key in [answers, inLines, repeated] {
            let read = try list(["영어 단어 테스트", "", "※ 뜻을 쓰시오.", ""] + blanks + ["", "[정답]"] + key)
            #expect(read.pairs == Self.pairs && read.badRows.isEmpty, "\(key)")
        }
        let english = try list(
            Self.counted(["lend", "loyal", "humid", "vivid", "weary"]) + ["", "Answer key"]
                + Self.counted(["give for a time", "faithful", "damp", "bright", "tired"]), .english)
        #expect(english.pairs.first == "lend=give for a time" && english.rows.count == 5)
    }

    @Test("Two parts that count their words alike are no test with its answers")
    func partsAlike() throws {
        let first = Self.counted(zip(Self.words, Self.meanings).map { "\($0) \($1)" })
        let second = Self.counted(["lend 빌려주다", "loyal 충실한", "humid 습한", "vivid 생생한", "weary 지친", "vague 모호한"])
        for heads in [["Day 1", "Day 2"], ["Words", "Answers to last week"]] {
            let read = try list([heads[0]] + first + ["", heads[1]] + second)
            #expect(read.rows.count == 12 && read.pairs.contains("loyal=충실한"), "\(heads)")
        }
        let more = try list(
            Self.counted(Self.words) + [""] + Self.counted(Self.meanings) + [""]
                + Self.counted(["red", "blue", "white", "black", "green", "pink"]) + [""]
                + Self.counted(["빨강", "파랑", "하양", "검정", "초록", "분홍"]))
        #expect(more.rows.count == 12 && more.pairs.last == "pink=분홍")
    }

    @Test("Where an answer is missing nothing says which word lacks it") func missingAnswer() {
        let test = Self.counted(Self.words) + ["", "[정답]"] + Self.counted(Array(Self.meanings.dropLast()))
        #expect(throws: WordListError.self) { try list(test) }
    }

    @Test("Where titles are left out, what is parted as the words are is none") func pairsApart() throws {
        let lines = [
            "Kapitel: Tiere", "", "perro: dog", "gato: cat", "", "Nature", "", "casa: house", "unidad: unit", "semana: week",
            "día: day", "",
            "correr: to run", "", "beber: to drink", "hermoso: beautiful", "lento: slow", "lista: list", "tema: theme",
        ]
        let read = try? list(lines, .english)
        #expect(read.map { $0.pairs.contains("correr=to run") && !$0.linesLeftOut.contains(13) } != false)
    }

    @Test(
        "No word is lost to what its line looks like",
        arguments: [
            ["물: water", "구름: cloud", "바람: wind", "나무: tree", "유: oil", "반: half", "동: copper", "파: green onion"],
            [
                "- adj.: adjective", "- adv.: adverb", "- ant.: antonym", "- conj.: conjunction", "- opp.: opposite",
                "- prep.: preposition", "- syn.: synonym", "- v.: verb",
            ],
            ["어휘 - vocabulary", "", "과 - department", "장 - chapter", "급 - grade", "단어 - word", "표현 - expression", "숙어 - idiom"],
            [
                "007 gadget - 비밀 장비", "101 course - 기초 과정", "360 view - 전방위 보기", "911 call - 긴급 전화", "apple - 사과", "pear - 배",
                "fig - 무화과", "plum - 자두",
            ],
            [
                "perro: dog", "gato: cat", "", "casa: house", "semana: week", "", "correr: to run", "", "beber: to drink",
                "lento: slow", "tema: theme",
            ],
        ])
    func wordsLikeOthers(_ lines: [String]) throws {
        for language in [InterfaceLanguage.korean, .english] {
            let read = try list(lines, language)
            let words = lines.filter { !$0.isEmpty }
            #expect(read.rows.count == words.count && read.linesLeftOut.isEmpty, "\(read.pairs)")
            let starts = read.rows.map { [$0.content.term, $0.content.meaning] }
            #expect(zip(words, starts).allSatisfy { line, sides in sides.contains { !$0.isEmpty && line.hasSuffix($0) } })
        }
    }

    @Test("Words outside of quotations, around times and beside blanks are words") func outside() throws {
        let more = ["decline - 감소하다", "emerge - 나타나다", "fragile - 깨지기 쉬운"]
        let words = ["abandon - 버리다", "ability - 능력", "acquire - 얻다", "adequate - 충분한", "benefit - 이익", "capable - 유능한"]
        #expect(try list(words.map { "> " + $0 } + [""] + more).rows.count == 9)
        #expect(try list(words.enumerated().map { "[00:0\($0):10] " + $1 } + [""] + more).rows.count == 9)
        let blanks = try list(["단어\t뜻", "My Name is ____.\t내 이름은 ____이다.", "apple\t사과", "pear\t배", "fig\t무화과"])
        #expect(blanks.linesLeftOut.isEmpty)
        let starred = try list([
            "1. run\t달리다", "2. walk\t걷다", "3. sit\t앉다", "4. stand\t서다", "5. eat\t먹다", "* sleep\t자다.", "* hurry up\t서둘러!",
        ])
        #expect(starred.rows.count == 7)
        let dots = try list(["abandon\t버리다 …… 포기하다", "ability\t능력 …… 재능", "acquire\t얻다 …… 습득하다", "benefit\t이익 …… 혜택"])
        #expect(dots.column(.meaning)[0] == "버리다 …… 포기하다")
    }

    @Test("A row of a table without its last bar takes no other row") func openRows() throws {
        let rows = ["| abandon | 버리다 |", "| acquire | 얻다", "adequate | 충분한 |", "| benefit | 이익 |", "| capable | 유능한 |"]
        let read = try list(["| word | meaning |", "|---|---|"] + rows)
        #expect(read.pairs == ["abandon=버리다", "acquire=얻다", "adequate=충분한", "benefit=이익", "capable=유능한"])
    }

    @Test("A list below a table is read with it, and what a page says above is not") func besideTable() throws {
        let table = [
            "| # | 단어 | 품사 | 뜻 |", "|---|---|---|---|", "| 1 | **comply** | v. | 따르다 |", "| 2 | **merge** | v. | 합치다 |",
            "| 3 | **deficit** | n. | 적자 |",
        ]
        let read = try list(
            ["시험: No", "오답시험: No", ""] + table + [
                "", "## 추가", "", "- **run out of** : ~이 다 떨어지다", "- **turn down** : 거절하다", "", "> 다음 주 테스트",
            ])
        #expect(read.pairs == ["comply=따르다", "merge=합치다", "deficit=적자", "run out of=~이 다 떨어지다", "turn down=거절하다"])
        #expect(read.linesLeftOut == [1, 2, 15])
    }
}

/// Sheets whose choices, totals and blanks a person would not take for words.
@Suite("Choices, totals and blanks") struct SheetTests {
    private func list(_ text: String) throws -> WordList { try WordList(reading: text) { $0.learner.language = .korean } }

    @Test("Choices of a test are no meanings, in a line below the word or beside other words") func choices() {
        let below = (1...5).map { "\($0). word\("abcde".dropFirst($0 - 1).prefix(1))\n (A) 줄이다 (B) 늘리다 (C) 멈추다 (D) 잊다\n" }
            .joined()
        #expect(throws: WordListError.self) { try list(below + "\nAnswer key: 1-A 2-B 3-C 4-D 5-A\n") }
        let beside = "1. 하늘      a. tree\n2. 나무      b. river\n3. 강        c. sky\n4. 바람      d. wind\n5. 별        e. star\n"
        #expect(throws: WordListError.self) { try list(beside + "\nAnswers: 1-c, 2-a, 3-b, 4-d, 5-e\n") }
    }

    @Test("Letters name the choices of an array, and a text among numbers says itself which is right") func letteredChoices()
        throws
    {
        let words = [("abate", "A"), ("debt", "B"), ("caution", "C")]
        let questions = words.map { "{\"q\":\"\($0.0)\",\"options\":[\"A. 약해지다\",\"B. 빚\",\"C. 주의\"],\"answer\":\"\($0.1)\"}" }
        #expect(
            try list("{\"questions\":[" + questions.joined(separator: ",") + "]}").pairs == [
                "abate=약해지다", "debt=빚", "caution=주의",
            ])
        let mixed = [("abate", "0"), ("debt", "1"), ("caution", "\"주의\"")].map {
            "{\"word\":\"\($0.0)\",\"options\":[\"약해지다\",\"빚\",\"주의\"],\"answer\":\($0.1)}"
        }
        #expect(try list("[" + mixed.joined(separator: ",") + "]").pairs == ["abate=약해지다", "debt=빚", "caution=주의"])
    }

    @Test("Totals are no words wherever they stand; what a file of bad rows says of them is no meaning") func totalsAndProblems()
        throws
    {
        let read = try list("단어,뜻\napple,사과\npear,배\n소계,2\nfig,무화과\nplum,자두\n**Total**,4 words\n총계,4개\n")
        #expect(read.column(.term) == ["apple", "pear", "fig", "plum"] && read.linesLeftOut == [4, 7, 8])
        let header = "term,meaning,partOfSpeech,pronunciation,example,synonyms,antonyms,tags,note,line,problem\n"
        #expect(throws: WordListError.self) {
            try list(header + "bulk,,n,,We buy in bulk.,,,,,3,missing meaning\ncargo,,n,,It came.,,,,,4,missing meaning\n")
        }
    }

    @Test("Where a header says what is what, rows without a meaning are asked about as such") func namedBlanks() {
        let text =
            "단어,뜻,예문\nadept,능숙한,He is adept.\nbulk,,We buy in bulk.\ncargo,,It arrived.\ndorm,,A dorm.\n,할인,A discount.\ndeem,여기다,I deem.\n"
        #expect { try list(text) } throws: { error in
            if case WordListError.incompleteRows = error { true } else { false }
        }
    }

    @Test("A long line below a test, and one without a line between, leave it what it is") func edgesOfTests() throws {
        let words = ["polite", "border", "refuse", "century", "disease"], meanings = ["예의 바른", "국경", "거절하다", "세기", "질병"]
        let test = words.enumerated().map { "\($0 + 1). \($1)" } + meanings.enumerated().map { "\($0 + 1). \($1)" }
        #expect(try list(test.joined(separator: "\n")).pairs.last == "disease=질병")
        #expect(
            try list((test + ["", "https://example.com/" + String(repeating: "a", count: 500)]).joined(separator: "\n")).rows
                .count == 5)
        let many = (1...20).flatMap { _ in test + [""] }.joined(separator: "\n")
        #expect(try list(many).rows.count == 100)
    }

    @Test("A leader of dots ends where another sign begins, and a sound alone in brackets is one") func signsBehindLeaders()
        throws
    {
        let read = try list("apple …… ① 사과\npear …… ② 배\nplum …… ③ 자두\nfig …… ④ 무화과\n")
        #expect(read.column(.term) == ["apple", "pear", "plum", "fig"])
        let sounds = ["abate": "약해지다", "adept": "능숙한", "deem": "여기다", "cease": "멈추다"].sorted { $0.key < $1.key }
        let entries = sounds.map { "\($0.key)\n[ə\($0.key)ˈt]\n\($0.value)\n" }.joined(separator: "\n") + "\nput off\n미루다\n"
        #expect(try list(entries).pairs == sounds.map { "\($0.key)=\($0.value)" } + ["put off=미루다"])
    }

    @Test("Entries of a dictionary count their senses, with examples and its own words among them") func sensedBlocks() throws {
        let entries = [
            "endorse": ["1. 동사 지지하다", "I wholeheartedly endorse his remarks.", "2. 동사 보증하다"], "tenant": ["1. 명사 세입자"],
            "remit": ["1. 명사 소관", "2. 동사 송금하다", "Payment will be remitted."], "vacant": ["1. 형용사 비어 있는"],
        ]
        let blocks = entries.sorted { $0.key < $1.key }.flatMap {
            [$0.key, "미국·영국 [ˈ\($0.key)ɪ]"] + $0.value + ["발음듣기", "반복듣기", ""]
        }
        let read = try list(blocks.joined(separator: "\n"))
        #expect(read.pairs == ["endorse=지지하다; 보증하다", "remit=소관; 송금하다", "tenant=세입자", "vacant=비어 있는"])
        #expect(
            read.column(.partOfSpeech) == ["verb", "noun, verb", "noun", "adjective"]
                && read.column(.pronunciation)[2] == "[ˈtenantɪ]")
        #expect(read.column(.example)[0] == "I wholeheartedly endorse his remarks.")
    }

    @Test("What is still to do takes neither a table nor the words below it") func toDoBelowTable() throws {
        let table = "| 단어 | 뜻 |\n|---|---|\n| comply | 준수하다 |\n| depict | 묘사하다 |\n| 합계 | 2개 |\n\n"
        let read = try list(
            "# 어휘\n\n" + table
                + "## 숙어\n- in advance: 미리\n- in charge of: ~을 담당하는\n- account for: ~을 설명하다\n\n## 할 일\n- [ ] 기출 2회 풀기\n- [x] 오답 정리\n"
        )
        #expect(read.pairs == ["comply=준수하다", "depict=묘사하다", "in advance=미리", "in charge of=~을 담당하는", "account for=~을 설명하다"])
        #expect(read.linesLeftOut == [7, 15, 16])
    }
}
