import Testing

@testable import VocabCore
@testable import VocabLists

/// Notes in two scripts, every line of which can be accounted for.
@Suite("Notes all of whose lines are accounted for") struct StudyNoteTests {
    private struct Entry {
        let term: String
        let sound: String
        let meaning: String
        let example: String
        let translation: String
    }

    private static let english = [
        Entry(
            term: "achieve", sound: "[əˈtʃiːv]", meaning: "성취하다, 이루다", example: "You can achieve your goals.",
            translation: "너는 목표를 이룰 수 있다."),
        Entry(
            term: "part-time job", sound: "[ˌpɑːrt taɪm ˈdʒɑːb]", meaning: "아르바이트, 부업", example: "I got a part-time job.",
            translation: "나는 아르바이트를 구했다."),
        Entry(
            term: "look after", sound: "[lʊk ˈæftər]", meaning: "~을 돌보다, 보살피다", example: "She looks after her brother.",
            translation: "그녀는 동생을 돌본다."),
        Entry(
            term: "familiar", sound: "[fəˈmɪliər]", meaning: "익숙한, 친숙한", example: "The song sounds familiar.",
            translation: "그 노래는 익숙하다."),
    ]
    private static let japanese = [
        Entry(term: "天気", sound: "てんき", meaning: "날씨, 일기", example: "今日は天気がいい。", translation: "오늘은 날씨가 좋다."),
        Entry(term: "泳ぐ", sound: "およぐ", meaning: "헤엄치다, 수영하다", example: "海で泳ぐ。", translation: "바다에서 헤엄친다."),
        Entry(term: "忙しい", sound: "いそがしい", meaning: "바쁘다, 분주하다", example: "今日は忙しいです。", translation: "오늘은 바쁩니다."),
        Entry(term: "約束", sound: "やくそく", meaning: "약속, 다짐", example: "約束を守る。", translation: "약속을 지킨다."),
    ]

    private func list(_ lines: [String], for language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }
    }

    @Test(
        "Of two words and more, whatever sign stands between them and their senses, with or without numbers, titles and sounds",
        arguments: [" - ", "-", " : ", ":", ": ", " = ", "=", "\t", " ", "  ", " / ", " → ", " – "])
    func signs(sign: String) throws {
        for words in [Self.english, Self.japanese] {
            for count in 2...4 {
                for mark in ["", "#. ", "#) ", "- ", "• ", "# "] where !(mark == "# " && "\t".contains(sign)) {
                    for hasSound in [false, true] {
                        let entries = words.prefix(count)
                        var lines = entries.enumerated().map { number, entry in
                            let sound = !hasSound ? "" : words[0].term == "achieve" ? " " + entry.sound : "(\(entry.sound))"
                            return mark.replacing("#", with: "\(number + 1)") + entry.term + sound + sign + entry.meaning
                        }
                        if mark == "- " { lines.insert("Day 1", at: 0) }
                        let read = try list(lines)
                        let context: Comment = "\(lines)"
                        #expect(read.isNote && read.pairs == entries.map { "\($0.term)=\($0.meaning)" }, context)
                        if hasSound { #expect(read.column(.pronunciation) == entries.map(\.sound), context) }
                    }
                }
            }
        }
    }

    @Test(
        "Examples below some words, with their translation in brackets, behind a sign, in the next line, or none",
        arguments: [" - ", ": ", " = ", "\t", " ", "-"])
    func examples(sign: String) throws {
        for words in [Self.english, Self.japanese] {
            for point in ["", "  ", "ex) ", "예) ", "예문: ", "  - ", "→ "] {
                for translation in ["", " (#)", " - #", "\n#"] {
                    let texts = words.map { $0.example + translation.replacing("#", with: $0.translation) }
                    let lines = zip(words, texts).enumerated().flatMap { number, entry in
                        ["\(entry.0.term)\(sign)\(entry.0.meaning)"] + (number == 1 ? [] : [point + entry.1])
                    }
                    let read = try list(lines)
                    #expect(read.isNote && read.pairs == words.map { "\($0.term)=\($0.meaning)" }, "\(lines)")
                    let kept = texts.map { $0.replacing("\n", with: " - ") }
                    #expect(read.column(.example) == [kept[0], "", kept[2], kept[3]], "\(lines)")
                }
            }
        }
    }

    @Test("Words above their meanings, with examples and their translations below") func stacked() throws {
        for words in [Self.english, Self.japanese] {
            for count in 2...4 {
                for mark in ["", "- ", "(1) "] {
                    let entries = words.prefix(count)
                    let lines = entries.enumerated().flatMap { number, entry in
                        [mark.replacing("1", with: "\(number + 1)") + entry.term, entry.meaning]
                            + (number == 1 ? [] : [entry.example, entry.translation])
                    }
                    let read = try list(["단어장"] + lines)
                    #expect(read.pairs == entries.map { "\($0.term)=\($0.meaning)" }, "\(lines)")
                    #expect(read.rows[0].content.example == entries[0].example + " - " + entries[0].translation)
                    #expect(read.delimiter == nil && read.isNote)
                }
            }
        }
    }

    @Test("An example behind the meaning of some words is one, behind the sign or in brackets") func behindMeanings() throws {
        for sign in [" - ", " : ", " = "] {
            let lines = [
                "rarely\(sign)드물게", "in spite of\(sign)~에도 불구하고\(sign)We went out in spite of the rain.", "customer\(sign)고객, 손님",
            ]
            let read = try list(lines)
            #expect(read.column(.meaning) == ["드물게", "~에도 불구하고", "고객, 손님"])
            #expect(read.column(.example) == ["", "We went out in spite of the rain.", ""])
        }
        let bracketed = try list(["abandon - 버리다 (They abandoned the car.)", "borrow - 빌리다 (책을)", "brave - 용감한 (= bold)"])
        #expect(bracketed.column(.example) == ["They abandoned the car.", "", ""])
        #expect(bracketed.column(.meaning).dropFirst() == ["빌리다 (책을)", "용감한 (= bold)"])
        let one = try list(["el libro,book (Leo el libro.)", "el perro,dog", "la casa,house", "comer,to eat"], for: .english)
        #expect(one.column(.meaning)[0] == "book" && one.column(.example)[0] == "Leo el libro.")
    }

    @Test("A part of speech behind some words goes to its field, with the sign behind it or in front") func parts() throws {
        for lines in [
            ["旅行 (n):여행", "手紙:편지"], ["友達 명.=친구", "買い物 명.=쇼핑"], ["die Katze n.  고양이", "auf Wiedersehen  안녕히 가세요"],
            ["水 / (명사) 물", "前面 / 앞, 앞쪽"], ["买 v.:사다", "家 n.:집, 가정"],
        ] {
            let read = try list(lines)
            #expect(read.rows.count == 2 && !read.column(.partOfSpeech)[0].isEmpty, "\(lines)")
        }
    }

    @Test("Meanings in front are meanings to who reads them, in lists of two words too") func meaningsInFront() throws {
        let lines = ["유명한, 잘 알려진 : well-known", "능력 (= talent) : ability"]
        #expect(try list(lines).column(.term) == ["well-known", "ability"])
        #expect(try list(lines, for: .english).column(.term) == ["유명한, 잘 알려진", "능력"])
        let translated = ["집 - house", "  My house is big. (우리 집은 크다.)", "책 - book", "  I read a book. (책을 읽는다.)"]
        #expect(try list(translated).column(.term) == ["house", "book"])
    }

    @Test("Names of columns on top name them, titles and dates are told or none") func titles() throws {
        let header = try list(["Word - Meaning", "set - 놓다", "ability - 능력 - She has the ability."])
        #expect(header.hasHeader && header.pairs == ["set=놓다", "ability=능력"])
        let titles = try list(["[1과]", "set - 놓다", "run - 달리다", "", "Day 2 - 가족", "book - 책", "2026.11.25", "dog - 개"])
        #expect(titles.pairs == ["set=놓다", "run=달리다", "book=책", "dog=개"] && titles.linesLeftOut == [1, 5])
        #expect(try list(["book - 책", "word - 단어"]).rows.count == 2)
    }

    @Test("What may be anything else is left to those who know that") func lookalikes() throws {
        // A phrase in a table is none of the word above, whatever it uses.
        #expect(try list(["Help,도와주세요", "Where is it?,어디에 있나요?", "Help me!,도와줘!", "Water,물"]).rows.count == 4)
        #expect(try list(["bank,은행,둑", "run,달리다,운영하다"]).column(.term) == ["bank", "run"])
        #expect(
            try list(["go - went - gone : 가다", "eat - ate - eaten : 먹다", "see - saw - seen : 보다", "do - did - done : 하다"])
                .column(.term) == ["go", "eat", "see", "do"])
        #expect(try list(["犬 이누 개", "水 미즈 물", "本 혼 책", "猫 네코 고양이"]).column(.meaning) == ["개", "물", "책", "고양이"])
        #expect(
            try list(["1. 책,book", "1. 집,house", "1. 물,water", "1. 개,dog"]).column(.term) == ["book", "house", "water", "dog"])
        #expect(try list(["뜻,단어", "1 층,first floor", "2 층,second floor", "3 층,third floor"]).column(.meaning)[0] == "1 층")
        let song = ["I love you.", "널 사랑해.", "You love me.", "날 사랑해."]
        #expect(throws: WordListError.self) { try list(song) }
    }

    @Test("Phrases are words, whatever they use of the words above, behind whatever mark")
    func phrases() throws {
        for lines in [
            [
                "Greetings - 인사", "• Hello! - 안녕!", "• Good morning! - 좋은 아침!", "Farewell - 작별", "• Bye! - 잘 가!",
                "• See you! - 또 봐!",
            ],
            ["你好 - 안녕", "你叫什么名字？ - 이름이 뭐예요?", "谢谢 - 고마워", "不客气 - 천만에"],
            ["はい - 네", "これはペンです。 - 이것은 펜입니다.", "いいえ - 아니요"],
            ["doctor - 의사", "* a.m. - 오전", "* etc. - 기타", "nurse - 간호사"],
            ["hello - 안녕", "What's your name? : 이름이 뭐예요?", "friend - 친구"],
            ["etc. - 기타 등등", "e.g. - 예를 들어", "i.e. - 즉"], ["love: 사랑", "example: 예, 본보기, 예시", "test: 시험"],
        ] {
            #expect(try list(lines).rows.count == lines.count, "\(lines)")
        }
        let stacks = [
            ["Thank you.", "감사합니다.", "Thank you very much.", "정말 감사합니다.", "Sorry.", "미안합니다."],
            ["Excuse me", "실례합니다", "Where is the bathroom?", "화장실이 어디예요?", "Thank you", "감사합니다"],
        ]
        for lines in stacks {
            #expect(try list(lines).rows.count == 3, "\(lines)")
        }
    }

    @Test("A meaning keeps its signs, its remarks and its further lines") func wholeMeanings() throws {
        let quoted = try list(["thanks,고마워", "sorry,\"미안해, 정말 미안해.\""])
        #expect(quoted.column(.meaning) == ["고마워", "미안해, 정말 미안해."])
        for line in [
            "no way - 말도 안 돼 - 절대 아니야!", "stationery - 문구류 (pens, paper, etc.)", "break a leg - 행운을 빌어 - 공연 전에 쓰는 말이다.",
            "hello - 안녕 (인사, 만났을 때 하는 말.)", "important - 중요한 (significant, crucial, vital.)",
        ] {
            let read = try list(["sure - 물론", line, "book - 책"])
            #expect(read.column(.example) == ["", "", ""], "\(line)")
            #expect(read.column(.meaning)[1] == line.split(separator: " - ", maxSplits: 1)[1], "\(line)")
        }
        for lines in [
            ["bank - 은행", "    강의 둑 또는 제방", "book - 책", "    두꺼운 책 한 권"],
            ["run", "1. 달리다", "2. 빨리 달리다, 뛰어 가다", "book", "1. 책", "2. 호텔 방을 예약하다"],
            ["happy - 행복한", "→ happier, happiest, happily", "big - 큰", "→ bigger, biggest, big deal"],
        ] {
            #expect(throws: WordListError.self, "\(lines)") { try list(lines) }
        }
        let commented = ["apple - 사과", "I eat an apple.", "동물", "dog - 개", "The dog barks loudly."]
        let read = try list(commented)
        #expect(read.column(.example) == ["I eat an apple.", "The dog barks loudly."] && read.badRows.map(\.line) == [3])
    }

    @Test("Numbers, abbreviations and remarks that belong to words stay with them") func wholeWords() throws {
        #expect(try list(["4 seasons - 사계절", "5 senses - 오감"]).column(.term) == ["4 seasons", "5 senses"])
        #expect(try list(["TV ad. - 텔레비전 광고", "radio ad. - 라디오 광고"]).column(.term) == ["TV ad.", "radio ad."])
        let genders = try list(["дом (m) - house", "книга (f) - book", "окно (n) - window"], for: .english)
        #expect(genders.column(.partOfSpeech)[2] != "noun")
        let remarks = try list(
            ["학교 (hakgyo) - school", "배 (fruit) - pear", "배 (body) - stomach", "눈 (nun) - eye"], for: .english)
        #expect(remarks.column(.pronunciation) == ["hakgyo", "", "", "nun"])
    }

    @Test("Lines as long as no person types make no note") func longLines() throws {
        for count in [100, 2_000] {
            let long = "pear - 배 " + String(repeating: "(", count: count)
            #expect((try? list(["apple - 사과", long]).isNote) == (count == 100))
        }
    }

    @Test("Pairs that run on over lines with nothing but spaces between them are a row each") func runningPairs() throws {
        let lines = [
            "appreciate 높이 평가하다, 인정하다 patent 특허 dispute 분쟁", "make good use of ~을 활용하다 celebrity 유명인, 명성",
            "carry out 수행하다 wage 수당 salary 급여", "statistic 통계(자료) quantity 양, 수량",
        ]
        let read = try list(lines)
        #expect(read.rows.count == 10 && read.pairs[3] == "make good use of=~을 활용하다" && read.pairs[8] == "statistic=통계(자료)")
        let examples = ["apple 사과 I eat an apple 나는 사과를 먹는다", "book 책 I read a book 나는 책을 읽는다", "dog 개 my dog barks 내 개가 짖는다"]
        #expect((try? list(examples))?.rows.count ?? 0 < 6)
    }

    @Test("UTF-8 is read as such, whatever a document declares") func declaredEncoding() throws {
        let rows = ["turmoil", "cramped", "arduous", "feckless"].map {
            "<q><word>\($0)</word><meaning>혼란, 소란 \($0.count)</meaning></q>"
        }
        let read = try WordList(
            reading: "<?xml version=\"1.0\" encoding=\"euc-kr\"?><voca>\(rows.joined(separator: "\n"))</voca>\n")
        #expect(read.pairs[0] == "turmoil=혼란, 소란 7")
        let page =
            "<html><head><meta charset=\"euc-kr\"></head><body><table><tr><td>turmoil</td><td>혼란, 소란</td></tr><tr><td>arduous</td><td>몹시 힘든</td></tr><tr><td>feckless</td><td>무책임한</td></tr><tr><td>cramped</td><td>비좁은</td></tr></table></body></html>"
        #expect(try WordList(reading: page).pairs == ["turmoil=혼란, 소란", "arduous=몹시 힘든", "feckless=무책임한", "cramped=비좁은"])
    }

    @Test("What only uses the words of its own language is no meaning of them") func guidePhrases() throws {
        let phrases = [
            "가게,가게에 가다", "가격,가격이 비싸다", "가구,가구를 놓다", "가깝다,집이 가깝다", "가방,가방을 메다", "가수,가수가 되다", "가요,가요를 부르다", "감기,감기에 걸리다",
        ]
        #expect(throws: WordListError.self) { try list(["어휘,쓰임"] + phrases) }
        #expect(throws: WordListError.self) {
            try list(["was,m", "wie,n", "ja,n", "so,m", "aber,n", "haben,n", "nein,n", "noch,m", "dort,f"], for: .english)
        }
        let derived = [
            "quick,quickly", "slow,slowly", "happy,happily", "easy,easily", "safe,safely", "sad,sadly", "bad,badly",
            "loud,loudly",
        ]
        #expect(try list(derived).rows.count == 8)
        let explained = [
            "가게,물건을 파는 집", "가격,물건의 값", "가구,집 안의 살림", "가방,물건을 넣는 주머니", "가수,노래하는 사람", "감기,기침이 나는 병", "겨울,추운 계절", "강,큰 물줄기",
        ]
        #expect(try list(explained).rows.count == 8)
    }

    @Test("What the learner says of the columns is said of the file, and no cell goes without a word") func saidColumns() throws {
        let lines = ["[1과]", "book [북] - 책", "pen [펜] - 펜"].joined(separator: "\n") + "\n"
        let said = try WordList(reading: lines) { $0.columns = ColumnMap(list: "term,meaning") }
        #expect(!said.isNote && said.column(.pronunciation).suffix(2) == ["북", "펜"])
        let headed = try WordList(reading: lines) { options in
            options.hasHeader = true
            options.learner.language = .korean
        }
        #expect(!headed.isNote && headed.rows.count == 2)
        #expect(try list(["book - 책", "pen - 펜"]).delimiter == Delimiter(sign: " - "))
        #expect(try list(["say - \"말하다\"", "book - 책"]).pairs == ["say=말하다", "book=책"])
        #expect(try list(["책 (명) - book v.", "펜 - pen n."]).column(.partOfSpeech) == ["verb, noun", "noun"])
    }

    @Test("Points in front of words head nothing, and titles between words are no meanings") func pointsAndTitles() throws {
        let lines = ["■ apple", "사과", "■ pear", "배", "■ grape", "포도", "Day 2"]
        let read = try list(lines)
        #expect(read.pairs == ["apple=사과", "pear=배", "grape=포도"] && read.linesLeftOut == [7])
    }

    @Test("Further columns behind a meaning are none of its example") func furtherColumns() throws {
        let columns = [
            "abandon,버리다,v.,They abandoned the ship.", "banish,추방하다,v.,He was banished.", "candid,솔직한,a.,Be candid with me.",
            "dwell,살다,v.,They dwell in a cave.",
        ]
        let read = try list(columns)
        #expect(read.column(.example)[0] == "They abandoned the ship." && read.column(.partOfSpeech)[0] == "verb")
        let translated = columns.map { $0.replacing(",v.,", with: ",").replacing(",a.,", with: ",") + ",그렇다." }
        #expect(try !list(translated).column(.example)[0].contains(".,"))
        let note = try list(["set - 놓다 - Please set the table. - 상을 차려 주세요.", "book - 책"])
        #expect(note.column(.meaning) == ["놓다", "책"] && note.column(.example)[0] == "Please set the table. - 상을 차려 주세요.")
    }

    @Test("What stands below an example and names a part is no translation, and names of units below each other are words")
    func namesOfParts() throws {
        let parts = ["apple - 사과", "I ate an apple.", "과일 이름", "pear - 배", "I ate a pear.", "동물 이름", "cat - 고양이"]
        #expect((try? list(parts))?.column(.example).contains { $0.contains("이름") } != true)
        let unit = ["사과 - apple", "사과를 먹어요.", "Unit 2", "개 - dog", "개가 자요."]
        #expect(try !list(unit, for: .english).column(.example)[0].contains("Unit"))
        #expect(try list(["종이,paper", "2장,two sheets", "3회,three times", "책,book"], for: .english).rows.count == 4)
        #expect(try list(["1단원 - unit one", "2단원 - unit two", "시험 - exam", "숙제 - homework"]).rows.count == 4)
        let stacked = ["textbook", "교과서", "vocabulary", "어휘", "pencil", "연필", "words", "단어", "lesson", "수업"]
        #expect(try list(stacked).rows.count == 5)
    }

    @Test("Remarks and cards with questions are neither examples nor parts of speech") func remarks() throws {
        let remarked = ["candid 솔직한", "※ Remember this one!", "brave 용감한", "bold 대담한"]
        #expect((try? list(remarked))?.column(.example).allSatisfy(\.isEmpty) ?? true)
        #expect(
            (try? list(["Q. capital of Korea", "A. 서울", "Q. capital of Japan", "A. 도쿄"]))?.column(.partOfSpeech)[0] != "adjective"
        )
        let bracketed = try list([
            "affect - 영향을 주다 (affect is a verb.)", "lamp - 등", "set - 놓다 (Set the table.)", "run - 달리다",
        ])
        #expect(bracketed.column(.example) == ["", "", "Set the table.", ""])
        #expect(try list(["父 (부) - 아버지", "母 (모) - 어머니"]).column(.partOfSpeech) == ["", ""])
    }

    @Test("Heads of letters, translations and sounds with parts of speech are what they are")
    func furtherLookalikes() throws {
        #expect(throws: WordListError.self) { try list(["From: 김철수", "To: 이영희", "Subject: 회의 안내"]) }
        let chinese = [
            "前面 : qiánmiàn [명] : 앞", "天气 : tiānqì [명] : 날씨", "贵 : guì [형] : 비싸다", "喜欢 : xǐhuan [동] : 좋아하다", "家 : jiā [명] : 집",
        ]
        #expect(try list(chinese).column(.pronunciation)[2] == "guì" && list(chinese).column(.partOfSpeech)[2] == "adjective")
        let translated = [
            "trabajar,일하다", "ex) 나는 은행에서 일하다 왔다.", "comer,먹다", "ex) 나는 빵을 먹다 잤다.", "dormir,자다", "ex) 아이가 자다 깼다.", "viajar,여행하다",
            "ex) 나는 여행하다 쉬었다.",
        ]
        #expect(try list(translated).column(.term) == ["trabajar", "comer", "dormir", "viajar"])
    }

    @Test("A word with its sign and meaning is no example of the word above, where a line keeps a list from being a note")
    func wordsAmongExamples() throws {
        let read = try list([
            "1) book:책 / 예약하다", "2) apple:사과", "* I eat an apple every morning.", "3) customer:고객 / 손님",
            "* The customer is always right.", "4) increase:증가하다 / 늘리다", "5) schedule:일정 / 예정하다", "* My schedule is full today.",
            "6) reluctant:꺼리는 / 마지못해 하는", "* He was reluctant to leave.", "7) big:큰 / 중요한 ↔ small 작은",
        ])
        #expect(read.rows.count == 7 && read.column(.term)[1] == "apple")
        #expect(read.column(.example)[1] == "I eat an apple every morning." && read.column(.example)[0].isEmpty)
    }
}
