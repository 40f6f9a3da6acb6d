import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists that look like those with habits of their own and are others.
@Suite("Lookalikes of habits") struct HabitLookalikeTests: EnglishReading {
    let words: EnglishWords
    init() throws { words = EnglishWords(try EnglishWords.kept()) }

    private func korean(_ options: inout ListLayout.Options) { options.learner.language = .korean }

    private static let verbs = [("abate", "줄다"), ("laud", "칭찬하다"), ("candid", "솔직한"), ("cogent", "설득력 있는"), ("ponder", "숙고하다")]

    @Test("Words that mean the same come to their own word, or stay lines that are told") func related() throws {
        let blocks = Self.verbs.flatMap { [$0.0, "[\($0.0)ə]", $0.1, "유) \($0.0)ing", ""] }
        let read = try list(blocks, korean)
        #expect(read.pairs == Self.verbs.map { "\($0.0)=\($0.1)" })
        for row in read.rows { #expect(row.content.synonyms.allSatisfy { $0 == row.content.term + "ing" }) }
        #expect(!read.rows.contains { $0.content.pronunciation.contains("≒") })
        let defined = [
            "abate = to become less", "유) subside", "laud = to praise", "유) extol", "cogent = clear", "유) sound",
            "venerate = to respect",
        ]
        // Where they cannot be told from words it is asked.
        let found = try? list(defined)
        #expect(found == nil || found?.column(.synonyms).filter { !$0.isEmpty }.count == 3)
        let plain = ["rope - 밧줄", "roof - 지붕", "nail - 못", "shelf - 선반", "lantern - 등불"]
        let tips = ["abate - 줄다", "tip: a bate is a bait", "laud - 칭찬하다", "tip: loud praise", "candid - 솔직한", "tip: candy"]
        let hinted = try list(plain + tips) {
            $0.learner.language = .korean
            $0.columns = .termThenMeaning
        }
        #expect(!hinted.pairs.contains { $0.contains("💡") })
    }

    @Test("Numbers, days and pages that are words stay them") func numbers() throws {
        let list = (1...9).map { "\($0). word\($0) - 뜻\($0)" }.enumerated().map { $0 == 4 ? "9 to 5 - 정규 근무" : $1 }
        #expect(try read(list, korean)[4] == "9 to 5=정규 근무")
        for text in ["1. 月", "1. may", "2. sun", "3 4", "May"] { #expect(!Dates.isDate(text)) }
        for text in ["Mon, Jan 8", "2024-03-05", "3월 5일", "12 June", "3/6"] { #expect(Dates.isDate(text)) }
        let days = ["月", "火", "水", "木", "金", "土"].enumerated().flatMap { ["\($0 + 1). \($1)", "뜻: \($0)번째", "예문: \($1)です。", ""] }
        #expect(try read(days, korean)[0] == "月=0번째")
        let pages = ["p.3 primeval,원시의,시험", "p.4 ponder,숙고하다,시험", "p.9 thorn,가시,", "p.11 sheer,순전한,"]
        #expect(try self.list(["단어,뜻,비고"] + pages, korean).column(.note)[0] == "p.3\n시험")
    }

    @Test("Signs and bars inside of meanings stay there") func signs() throws {
        let rows = ["what,뭐라고❗ 정말", "abate,줄다", "laud,칭찬하다", "candid,솔직한", "rich,부유한→넉넉한"]
        #expect(try read(rows, korean)[0] == "what=뭐라고❗ 정말" && read(rows, korean)[4] == "rich=부유한→넉넉한")
        let bars = [
            "abate,lessen | weaken (syn. subside)", "laud,praise | honour (syn. extol)", "cogent,clear | sound (syn. valid)",
        ]
        #expect(try list(bars).column(.synonyms) == ["subside", "extol", "valid"])
    }

    @Test("Remarks in Korean say nothing of a pair of two languages of Europe") func remarks() throws {
        let pairs = [
            ("to achieve", "lograr"), ("to borrow", "pedir prestado"), ("careless", "descuidado"), ("guest", "huésped"),
            ("honest", "honesto"),
        ]
        let rows = pairs.map { "  { en: \"\($0.0)\", es: \"\($0.1)\" }," }
        let program = ["// 이번 주에 외울 단어 목록 매일 복습 하기", "const words = ["] + rows + ["];"]
        #expect(try read(program)[0] == "lograr=to achieve")
    }

    @Test("Of few questions nothing tells from which number choices are counted") func fewQuestions() {
        let sheet = ["word,option1,option2,option3,answer", "harbor,베개,항구,사다리,1", "candle,망치,양초,담요,1", "hammer,양초,담요,망치,2"]
        #expect(throws: WordListError.self) { try list(sheet, korean) }
    }

    @Test("Words around fences of JSON are not lost, and broken objects take no others with them") func programs() throws {
        let note = [
            "shelf - 선반", "rope - 밧줄", "roof - 지붕", "```json",
            "{\"lantern\": \"등불\", \"ladder\": \"사다리\", \"nail\": \"못\", \"harbor\": \"항구\"}", "```",
        ]
        let found = try? list(note, korean)
        #expect(found.map { $0.rows.count == 7 || !$0.linesLeftOut.isEmpty || !$0.badRows.isEmpty } != false)
        let objects = ["lantern", "ladder", "shelf", "rope", "roof", "nail"].enumerated().map { index, word in
            "{\"id\": \(index), \"word\": \"\(word)\", \"meaning\": \(index == 2 ? "" : "\"뜻\(index)\""), \"uses\": [{\"of\": \"x\"}, {\"of\": \"y\"}]}"
        }
        let read = try list(["[", objects.joined(separator: ",\n"), "]"], korean)
        #expect(read.rows.count == 5 && read.badRows.count == 1 && read.pairs.last == "nail=뜻5")
        let records = (0..<3).map {
            "{\"text\": \"The sea was calm that night long ago.\", \"meaning\": \"바다는 고요했다.\", \"vocab\": [\"anchor\($0): 닻\", \"sail\($0): 돛\"], \"more\": {\"idioms\": [\"set off\($0): 출항하다\", \"go down\($0): 가라앉다\"]}}"
        }
        let several = try list(["[" + records.joined(separator: ",\n") + "]"], korean)
        #expect(several.rows.count == 12)
    }

    @Test("A line of many marks takes no time") func manyMarks() throws {
        let long = String(repeating: "*", count: 30_000)
        let cards = (1...8).flatMap {
            ["* mot\($0)", "    * meaning \($0)", "    * *\($0 == 3 ? long + "a" + long : "Un mot\($0).")*"]
        }
        let clock = ContinuousClock()
        let time = clock.measure { _ = try? list(cards) }
        #expect(time < .seconds(10))
    }

    @Test("Words below titles in two languages are words, with headings and without") func titles() throws {
        let parts = [
            ("Food - 음식", [("rope", "밧줄"), ("roof", "지붕")]), ("Colors - 색깔", [("amber", "호박색"), ("ivory", "상아색")]),
            ("Body - 신체", [("wrist", "손목"), ("ankle", "발목")]), ("Sea - 바다", [("anchor", "닻"), ("sail", "돛")]),
        ]
        let headed = parts.flatMap { ["## \($0.0)"] + $0.1.map { "\($0.0): \($0.1)" } }
        #expect(try list(headed, korean).rows.count == 8)
        let spaced = parts.flatMap { part in
            ["\(part.1[0].0) - \(part.1[0].1)", "\(part.1[1].0) \(part.1[1].1)", "key\(part.1[0].0) 열쇠", ""]
        }
        #expect(try list(spaced, korean).rows.count == 12)
        let outline = parts.flatMap { ["- \($0.0.suffix(2))"] + $0.1.map { "  - \($0.0)" } }
        #expect(throws: WordListError.self) { try list(outline, korean) }
    }

    @Test("Kana behind characters are read with these, whoever learns them") func kana() throws {
        let rows = ["산,山(やま)", "강,川(かわ)", "하늘,空(そら)", "바다,海(うみ)", "물,水(みず)"]
        #expect(try read(rows, korean)[0] == "山=산")
    }

    @Test("Letters and numbers in front that words need are no pages, totals and headings") func needed() throws {
        let phones = ["S 20 Ultra,갤럭시 S20", "S 21 Plus,갤럭시 S21", "S 22 Ultra,갤럭시 S22", "S 23 Plus,갤럭시 S23", "S 24 Ultra,갤럭시 S24"]
        #expect(try read(phones, korean).count == 5)
        #expect(try read(["단어,뜻", "두 개,two", "한 개,one", "총 2개,two in all"], korean).count == 3)
        #expect(try read(["Korean English,뜻", "apple,사과", "school,학교", "water,물"], korean).count == 3)
        let empty = ["question,answer,korean,english", "apple,사과,,", "school,학교,,", "water,물,,", "dog,개,,"]
        #expect(try read(empty, korean)[0] == "apple=사과")
        let arrows = ["import,수입하다 ← 외국에서", "return,돌아오다←집", "signal,신호 👉 왼쪽", "formula  * b,공식", "smile,: )"]
        #expect(try read(arrows, korean) == arrows.map { $0.replacing(",", with: "=").replacing("  * b", with: " * b") })
        let barred = [
            "word,meaning,example", "big,large | syn: huge,It is big.", "cold,not hot | ant: hot,It is cold.",
            "dark,no light | ant: light,It is dark.",
        ]
        #expect(try list(barred).column(.example) == ["It is big.", "It is cold.", "It is dark."])
        let wrong = ["word,answer,choice1,choice2,choice3", "borrow,빌리다,주다,먹다,놀다", "choose,고르다,자다,가다,오다", "forget,잊다,알다,보다,듣다"]
        #expect(try read(wrong, korean)[0] == "borrow=빌리다")
    }

    @Test("Words of programs are not lost to texts for the user, nor mixed with these") func besideTexts() throws {
        let words =
            "const words = [{ word: \"rope\", meaning: \"밧줄\" }, { word: \"roof\", meaning: \"지붕\" }, { word: \"nail\", meaning: \"못\" }, { word: \"sail\", meaning: \"돛\" }];"
        let usage = ["const usage = `", "start: 시작합니다", "stop: 멈춥니다", "help: 도움말", "quit: 끝냅니다", "list: 목록", "add: 더하기", "`;"]
        #expect(try read([words] + usage, korean) == ["rope=밧줄", "roof=지붕", "nail=못", "sail=돛"])
        let settings =
            "const settings = '{\"theme\": \"다크\", \"lang\": \"한국어\", \"size\": \"크게\", \"mode\": \"연습\", \"level\": \"초급\"}';"
        let pairs = [
            "const words = [", "  [\"rope\", \"밧줄\"],", "  [\"roof\", \"지붕\"],", "  [\"nail\", \"못\"],", "  [\"sail\", \"돛\"],",
            "];",
        ]
        #expect(try read(pairs + [settings], korean).count == 4)
        let greetings = [
            "greetings = {", "  \"hello\": \"안녕하세요.\",", "  \"thanks\": \"고맙습니다.\",", "  \"bye\": \"안녕히 가세요.\",", "}",
            "nouns = {", "  \"rope\": \"밧줄\",", "  \"roof\": \"지붕\",", "  \"nail\": \"못\",", "}",
        ]
        #expect(try read(greetings, korean).count == 6)
        let idioms = [
            "[", "{\"term\": \"Break a leg.\", \"definition\": \"행운을 빌어.\", \"vocab\": [\"break: 부러뜨리다\", \"leg: 다리\"]},",
            "{\"term\": \"Hit the books.\", \"definition\": \"공부하다.\", \"vocab\": [\"hit: 치다\", \"book: 책\"]}", "]",
        ]
        #expect(try read(idioms, korean) == ["Break a leg.=행운을 빌어.", "Hit the books.=공부하다."])
        let quoted = [
            "const words = [", "  { word: \"list\", meaning: '[\"밧줄\", \"못\", \"돛\", \"닻\"]' },",
            "  { word: \"map\", meaning: '{\"a\": \"밧줄\", \"b\": \"못\", \"c\": \"돛\"}' },",
            "  { word: \"number\", meaning: \"숫자\" },", "];",
        ]
        #expect(try read(quoted, korean).count == 3)
        let screen = [
            "import React from \"react\";", "export default function F() {", "return React.createElement(\"div\", null,",
            "  React.createElement(\"button\", \"확인\", { onClick: ok }),",
            "  React.createElement(\"span\", \"취소\", { onClick: no }),",
            "  React.createElement(\"input\", \"이름\", { type: \"text\" }),",
            "  React.createElement(\"label\", \"나이\", { type: \"text\" }));", "}",
        ]
        #expect(throws: WordListError.self) { try list(screen, korean) }
    }

    @Test("Words that look like dates, labels, remarks and sounds stay words") func lookalikes() throws {
        let counted = Self.verbs.enumerated().map { "\($0 + 1). \($1.0) - \($1.1)" }
        let more = ["9/11 - 테러 사건", "6. rope - 밧줄", "7. roof - 지붕", "12 apostles - 12사도", "8월 15일 - 광복절", "8. nail - 못"]
        #expect(try read(counted + more, korean).count == 11 && read(counted + more, korean).contains("9/11=테러 사건"))
        let called = Self.verbs.map { "\($0.0): \($0.1)" } + ["tip: 팁", "hint: 힌트", "synonym: similar word", "sheer: 순전한"]
        #expect(try read(called, korean).count == 9)
        let short = ["adv. math - 고등 수학", "int. trade - 국제 무역", "adv. level - 고급", "int. law - 국제법", "prep. school - 예비 학교"]
        #expect(try read(short, korean)[0] == "adv. math=고등 수학")
        let signs = ["idea - 좋은 💡 생각", "caution - 주의 ⚠ 표지", "assignment - 변수 ← 값", "power - 거듭제곱 ^80bit", "rope - 밧줄"]
        #expect(try read(signs, korean) == signs.map { $0.replacing(" - ", with: "=") })
        let phrases = [
            "How are you - 잘 지내?", "No problem - 문제없어", "Good luck - 행운을 빌어", "Take care - 잘 가",
            "I am so tired. Let's go home – 너무 피곤해. 집에 가자",
        ]
        #expect(try read(phrases, korean).count == 5)
        let kana = ["학생（がくせい）,学生", "병원（びょういん）,病院", "역（えき）,駅", "물（みず）,水", "나무（き）,木"]
        #expect(try read(kana, korean)[0] == "学生=학생")
        let plain = ["연습생（ヨンスプセン）：練習生", "사랑（サラン）：愛", "친구（チング）：友達", "학교（ハッキョ）：学校", "물（ムル）：水", "가족：家族"]
        #expect(try read(plain) == ["연습생=練習生", "사랑=愛", "친구=友達", "학교=学校", "물=水", "가족=家族"])
        let bars = Self.verbs.map { "\($0.0) | \($0.1)" } + ["clue | hint: 단서", "gratuity | tip: 팁", "insect | ant: 개미"]
        #expect(try read(bars, korean).last == "insect=ant: 개미")
        let forms = Self.verbs.flatMap { ["- \($0.0) \($0.1)", "  - 복수: \($0.0)s"] }
        #expect(try read(forms, korean) == Self.verbs.map { "\($0.0)=\($0.1)" })
        let readings = ["1. 図書館 도서관", "2. 学生 학생", "    がくせい", "3. 病院 병원", "4. 駅 역", "5. 東京 도쿄", "    とうきょう"]
        #expect(try read(readings, korean)[1] == "学生=학생")
        let families = [
            "get - 얻다", "- get up, 일어나다", "- get off, 내리다", "", "take - 가지다", "- take off, 이륙하다", "- take in, 이해하다", "",
            "put - 놓다", "- put on, 입다", "- put off, 미루다", "", "look - 보다", "- look for, 찾다", "- look up, 찾아보다",
        ]
        #expect(try read(families, korean).count == 12)
        let topics = [
            "* Animals", "    * 犬, 개", "    * 猫, 고양이", "* Food", "    * 米, 쌀", "    * 肉, 고기", "* Weather", "    * 雨, 비",
            "    * 雪, 눈", "* Body", "    * 手, 손", "    * 足, 발",
        ]
        #expect(try read(topics, korean).contains("犬=개"))
    }
}
