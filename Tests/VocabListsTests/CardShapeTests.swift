import Testing

@testable import VocabCore
@testable import VocabLists

/// Cards and tables of programs, and what their headings and cells say.
@Suite("Cards and tables as programs and people keep them") struct CardShapeTests {
    private func list(_ lines: [String], _ language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }
    }

    @Test("Cards of notes stand on a line, in both directions, or around a question mark, with an example further in")
    func colonCards() throws {
        let read = try list([
            "---", "tags: [english]", "---", "# Holes", "", "## Chapter 1", "warden::교도소장",
            "[[barren]]::메마른 <!--SR:!2024-03-19,9,250-->",
            "stifling", "?", "숨 막히는, 답답한", "<!--SR:!2024-03-12,2,210-->", "", "shovel:::삽", "**dig up**::파내다", "> 다음 주에 정리하기",
        ])
        #expect(read.pairs == ["warden=교도소장", "barren=메마른", "stifling=숨 막히는, 답답한", "shovel=삽", "dig up=파내다"])
        let outline = try list(
            ["- Academic Vocabulary", "    - Week 3"]
                + ["mitigate :: 완화하다", "ubiquitous :: 어디에나 있는", "hinder :: 방해하다", "trigger :: 유발하다", "albeit :: 비록"].flatMap {
                    ["        - " + $0]
                }
                + ["            - It came, albeit late."])
        #expect(outline.rows.count == 5 && outline.rows[4].content.example == "It came, albeit late.")
    }

    @Test(
        "The word of a gap in a sentence is the word where its meaning stands beside it; where the sentence is translated it is not"
    )
    func gaps() throws {
        let notes = [
            ("I was {{c1::reluctant}} to go.", "꺼리는"), ("It is {{c1::vague::p____}} to me.", "모호한"),
            ("Please {{c1::fasten}} it.", "매다"), ("A {{c1::keen}} sense.", "예민한"),
        ]
        let read = try list(["#separator:tab", "#html:true", "#tags column:3"] + notes.map { "\($0.0)\t\($0.1)\tweek2" })
        #expect(read.pairs == ["reluctant=꺼리는", "vague=모호한", "fasten=매다", "keen=예민한"] && read.rows[0].content.tags == ["week2"])
        #expect(read.rows[1].content.example == "It is vague to me.")
        let further = try list(
            [
                "#separator:tab", "#html:true", "vague\t모호한", "candid\t솔직한<br><i>to be candid with you</i>", "tacit\t암묵적인",
                "alter\t바꾸다<br>고치다",
            ])
        #expect(further.pairs[1] == "candid=솔직한" && further.rows[1].content.example == "to be candid with you")
        #expect(further.rows[3].content.example.isEmpty)
        let translated = try list(["#separator:tab"] + notes.map { "\($0.0)\t나는 그것을 아주 오래전부터 잘 알고 있었다." + $0.1 })
        #expect(translated.column(.term)[0] == "I was reluctant to go.")
    }

    @Test("Of languages in headings those of the texts count, and one that is called as it calls itself explains")
    func languages() throws {
        let saved = try list([
            "번호\t원문 언어\t번역 언어\t원문\t번역문\t저장일", "1\t베트남어\t한국어\tđi dạo\t산책하다\t2023-07-10", "2\t베트남어\t한국어\tcái ô\t우산\t2023-07-11",
            "3\t베트남어\t한국어\tnhà trọ\t하숙집\t2023-07-12", "4\t베트남어\t한국어\trau mùi\t고수\t2023-07-13",
        ])
        #expect(saved.pairs[0] == "đi dạo=산책하다")
        let favourites = try list(
            [
                "\"Source language\",\"Target language\",\"Source text\",\"Target text\",\"Comment\"",
                "\"French\",\"English\",\"plutôt\",\"rather\",\"\"",
                "\"French\",\"English\",\"soutenir\",\"to support\",\"\"",
                "\"French\",\"English\",\"le chantier\",\"building site\",\"useful\"",
            ], .english)
        #expect(favourites.pairs[1] == "soutenir=to support")
        #expect(
            try list(["Englisch;Deutsch", "to hire;einstellen", "salary;Gehalt", "wage;Lohn"], .english).pairs[0]
                == "to hire=einstellen")
        let kvtml = """
            <?xml version="1.0"?><kvtml version="2.0"><identifiers><identifier id="0"><name>English</name></identifier>\
            <identifier id="1"><name>Swedish</name></identifier></identifiers><entries>\
            \([("apple", "äpple"), ("bread", "bröd"), ("milk", "mjölk"), ("egg", "ägg")].enumerated().map {
                "<entry id=\"\($0)\"><translation id=\"0\"><text>\($1.0)</text></translation><translation id=\"1\"><text>\($1.1)</text></translation></entry>"
            }.joined())</entries></kvtml>
            """
        #expect(try list([kvtml], .english).pairs[0] == "äpple=apple")
    }

    @Test("Lists of one program are one list, also beside buttons; opposites with meanings of their own are words")
    func parts() throws {
        let page = { (words: [(String, String)]) in
            ["<VocabTable items={["] + words.map { "  { ko: '\($0.0)', zh: '\($0.1)', rom: 'x' }," } + ["]} />", "", "## 2", ""]
        }
        let read = try list(
            ["import { VocabTable } from '@site/x';", ""] + page([("네", "是的"), ("고마워요", "謝謝"), ("아니요", "不是")])
                + page([("얼마예요?", "多少錢？"), ("이거 주세요", "請給我這個"), ("맛있어요", "好吃")]), .english)
        #expect(read.rows.count == 6 && read.pairs[0] == "네=是的")
        let strings = { (name: String, items: [String]) in
            "<string-array name=\"\(name)\">" + items.map { "<item>\($0)</item>" }.joined() + "</string-array>"
        }
        let resources =
            "<?xml version=\"1.0\"?><resources><string name=\"app_name\">Office</string><string name=\"btn_next\">下一个</string>"
            + strings("words_en", ["stapler", "envelope", "printer", "folder"])
            + strings("meanings_zh", ["订书机", "信封", "打印机", "文件夹"]) + "</resources>"
        #expect(try list([resources], .english).pairs == ["stapler=订书机", "envelope=信封", "printer=打印机", "folder=文件夹"])
        let opposites = try list([
            "| 단어 | 뜻 | 반의어 | 뜻 |", "|:--|:--|:--|:--|", "| generous | 후한 | stingy | 인색한 |", "| profit | 이익 | loss | 손실 |",
            "| deep | 깊은 | | |",
        ])
        #expect(Set(opposites.pairs) == ["generous=후한", "stingy=인색한", "profit=이익", "loss=손실", "deep=깊은"])
    }

    @Test("Who puts articles in front of nearly all words learns these; who gives several senses explains")
    func sides() throws {
        let english = try EnglishWords(EnglishWords.kept())
        func read(_ lines: [String]) throws -> WordList {
            try WordList(reading: lines.joined(separator: "\n")) { ($0.learner.language, $0.englishWords) = (.english, english) }
        }
        #expect(
            try read(["bed - das Bett", "door - die Tür", "knife - das Messer", "train - der Zug", "car - der Wagen"]).pairs[0]
                == "das Bett=bed")
        #expect(
            try read(["door - дверь", "bell - звонок", "make - делать, производить", "noise - шум", "own - собственный"]).pairs[0]
                == "door=дверь")
    }

    @Test(
        "Sounds stand beside words without tones, in Hangul for Vietnamese, and genders beside each other and in braces are none of them"
    )
    func sounds() throws {
        let pinyin = try list(
            ["朋友 pengyou - friend", "同学 tongxue - classmate", "看电影 kan dianying - to watch a movie", "周末 zhoumo - weekend"],
            .english)
        #expect(pinyin.pairs[2] == "看电影=to watch a movie" && pinyin.column(.pronunciation)[0] == "pengyou")
        #expect(
            try list(["朋友 pengyou,friend", "同学 tongxue,classmate", "周末 zhoumo,weekend", "老师 laoshi,teacher"], .english).pairs[0]
                == "朋友=friend")
        let vietnamese = try list([
            "xin chào / 씬 짜오 / 안녕하세요", "cảm ơn / 깜 언 / 감사합니다", "đắt / 닷 / 비싸다", "nước / 느억 / 물", "bệnh viện / 벤 비엔 / 병원",
        ])
        #expect(vietnamese.pairs[1] == "cảm ơn=감사합니다" && vietnamese.column(.pronunciation)[4] == "벤 비엔")
        let latin = try list(
            ["bellum, -i, n. = war", "rex, regis, m. = king", "urbs, urbis, f. = city", "res, rei, f. = thing"], .english)
        #expect(latin.column(.term) == ["bellum, -i, n.", "rex, regis, m.", "urbs, urbis, f.", "res, rei, f."])
        let braces = try list(["Ausdauer {f}\tendurance", "stur\tstubborn", "Umzug {m}\tmove", "eigentlich\tactually"], .english)
        #expect(braces.column(.term)[0] == "Ausdauer (f)" && braces.column(.term)[1] == "stur")
        let phrasal = try list(
            [
                "1. look after (phr v): chăm sóc", "2. crowded (adj): đông đúc", "3. run out of (phr v): hết",
                "4. postpone (v): hoãn lại",
            ], .english)
        #expect(phrasal.pairs[0] == "look after=chăm sóc" && phrasal.rows[1].content.partOfSpeech == "adjective")
    }

    @Test("Titles of units and of travels, and letters as in a dictionary, head words; numbers may have stars and slashes")
    func titles() throws {
        let travel = try list([
            "★ 다낭 여행 베트남어 ★", "", "안녕하세요 / Xin chào", "감사합니다 / Cảm ơn", "", "[시장에서]", "얼마예요? / Bao nhiêu tiền?",
            "깎아 주세요 / Giảm giá đi", "", "[기타]",
            "안녕히 가세요 / Tạm biệt", "하나, 둘 / Một, hai",
        ])
        #expect(travel.rows.count == 6 && travel.pairs.contains("Xin chào=안녕하세요"))
        let terms = try list(
            [
                "A", "", "Affidavit: a written statement for use in court.", "Appellant: a person who asks for a reversal.", "",
                "B", "", "Breach: failure to keep a promise.", "", "D", "",
                "Damages: money paid for a loss.",
            ], .english)
        #expect(terms.rows.count == 4 && terms.badRows.isEmpty)
        let days = try list([
            "✅ Day 11 (3/12 화) 담당: 지훈", "1) abundant : 풍부한", "2) betray : 배신하다", "3) drought : 가뭄", "4) fragile : 깨지기 쉬운", "",
            "✅ Day 12 (3/13 수) 담당: 수민",
            "1. genuine: 진짜의", "2. hostile: 적대적인", "3. imitate: 모방하다", "4. linger: 오래 남아 있다",
        ])
        #expect(days.rows.count == 8 && days.badRows.isEmpty)
        let starred = try list(["1. abandon : 버리다", "★2. adequate : 충분한", "3. bias : 편견", "★★4. alter : 바꾸다", "5. assess : 평가하다"])
        #expect(starred.column(.term) == ["abandon", "adequate", "bias", "alter", "assess"])
        let slashed = try list(
            [
                "UNIT 5: WORK", "", "1/ resign (v): từ chức", "2/ salary (n): tiền lương", "3/ overtime (n): giờ làm thêm",
                "4/ recruit (v): tuyển dụng",
            ], .english)
        #expect(slashed.pairs[0] == "resign=từ chức" && slashed.rows.count == 4)
    }

    @Test("A comma without quotes in the middle of a row is put back where the header tells that cells are too many")
    func commas() throws {
        let read = try list([
            "단어,품사,뜻,예문", "reluctant,형용사,꺼리는,He was reluctant.", "scarce,형용사,드문, 부족한,Water is scarce here.",
            "tough,형용사,거친,It is tough.",
        ])
        #expect(read.pairs[1] == "scarce=드문, 부족한" && read.rows[1].content.example == "Water is scarce here.")
        #expect(try list(["원문 언어,번역", "apple,사과", "bridge,다리", "candle,양초"]).pairs[1] == "bridge=다리")
        let turns = [
            "word", "단어", "meaning", "뜻", "apple", "사과", "bridge", "다리", "candle", "양초", "desert", "사막", "engine", "엔진", "forest",
            "숲", "garden", "정원",
        ]
        #expect(try list(turns).rows.count == 9)
        let numbered = try list(["1. apple - 사과", "2. 911 - 긴급 전화", "3. 21st century - 21세기", "4. candle - 양초", "5. desert - 사막"])
        #expect(numbered.column(.term)[1...2] == ["911", "21st century"])
    }

    @Test("Answers to choose from, and the lines of a song before its words, are asked about")
    func asked() {
        #expect(throws: WordListError.self) {
            try self.list(
                [
                    "Question #,Question Text,Answer 1,Answer 2,Correct Answer(s)", "1,la cocina,ceiling,kitchen,2",
                    "2,la pared,wall,bed,1", "3,la cama,rug,bed,2", "4,el techo,roof,bed,1",
                ], .english)
        }
        #expect(throws: WordListError.self) {
            try self.list(
                [
                    "Die Sonne sinkt ins stille Tal,          sinken = to sink, set",
                    "der Nebel steigt vom Weiher auf,         der Nebel = mist, fog",
                    "es glänzt im letzten Abendstrahl         glänzen = to shine",
                    "der müden Wellen leiser Lauf.            die Welle = wave",
                    "und Finsternis deckt alles zu,           zudecken = to cover up",
                ], .english)
        }
    }
}
