import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists as they come from pages: printed ones, and those of dictionaries, courses and chats, with what these say of themselves.
@Suite("Lists copied from pages") struct CopiedPageTests {
    private func list(_ lines: [String], _ language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }
    }

    private static let words = ["abolish", "acquit", "adverse", "allot", "appease", "assiduous", "augment", "benign"]
    private static let meanings = ["폐지하다", "무죄를 선고하다", "불리한", "할당하다", "달래다", "근면한", "증가시키다", "온화한"]
    private static let pairs = zip(words, meanings).map { "\($0)=\($1)" }

    @Test("Words of a dictionary below each other, with lines that all of them have, below its own words")
    func dictionary() throws {
        let front = ["일본어사전 단어장", "", "JLPT N1", "단어 14 | 암기완료 3", "최신순  전체선택", ""]
        let entries = [
            ("あきらめる [諦める]", "단념하다"), ("いっせいに [一斉に]", "일제히"), ("うったえる [訴える]", "소송하다"), ("かたよる [偏る]", "치우치다"),
            ("きっかけ [切っ掛け]", "계기"),
        ]
        let read = try list(front + entries.flatMap { [$0.0, "발음듣기", "[동사] " + $0.1, ""] })
        #expect(read.column(.meaning) == entries.map(\.1) && read.rows.map(\.line) == [7, 11, 15, 19, 23])
        let sounds = try list(
            Self.pairs.flatMap { pair in
                let sides = pair.split(separator: "=").map(String.init)
                return [sides[0], "미국∙영국 [ˈ\(sides[0])ɪ]", "동사", "1. " + sides[1]] + (sides[0] == "allot" ? ["2. 주다"] : []) + [""]
            })
        #expect(sounds.pairs[3] == "allot=할당하다; 주다" && sounds.pairs[0] == Self.pairs[0] && sounds.rows.count == 8)
        #expect(sounds.column(.pronunciation)[0] == "[ˈabolishɪ]" && sounds.rows[0].content.partOfSpeech == "verb")
    }

    @Test("A course has examples below some of its words; cards have readings beside words and several meanings below them")
    func courses() throws {
        let course = try list(
            ["SAT Words - Unit 4", "January 9, 2024", "By Mrs. Delgado (NJ)", "", "Definitions & Notes", "Only Words", ""]
                + [
                    ["laconic", "brief and to the point"],
                    ["ephemeral", "lasting a very short time", "Fame on the internet is ephemeral."],
                    ["obsequious", "attempting to win favor by flattery"],
                    ["candor", "the quality of being honest", "I appreciate your candor."],
                    ["anomaly", "deviation from the normal order"], ["zeal", "a feeling of strong eagerness"],
                ].flatMap { $0 + [""] }, .english)
        #expect(course.pairs[1] == "ephemeral=lasting a very short time" && course.rows.count == 6)
        #expect(course.column(.example)[1] == "Fame on the internet is ephemeral.")
        let cards = try list(
            [
                ["預ける\tあずける", "to leave", "to deposit"], ["急に\tきゅうに", "suddenly"],
                ["遠慮する\tえんりょする", "to hold back", "to refrain"],
                ["都合\tつごう", "convenience"], ["相談する\tそうだんする", "to consult"], ["珍しい\tめずらしい", "rare", "unusual"],
            ].flatMap { $0 + [""] }, .english)
        #expect(
            cards.pairs[0] == "預ける=to leave; to deposit" && cards.column(.pronunciation)[1] == "きゅうに" && cards.rows.count == 6)
        let turns = try list(
            [
                "Words", "", "418 words", "Sort", "", "la cucina", "kitchen", "vorrei", "I would like", "sempre", "always",
                "piove", "it is raining",
                "prenotare", "to book, reserve", "il parente", "relative", "sono", "they are", "Load more",
            ], .english)
        #expect(turns.pairs.prefix(2) == ["la cucina=kitchen", "vorrei=I would like"] && turns.rows.count == 7)
    }

    @Test("Page numbers and the lines that come again around them are no words; the names of columns are, once")
    func pages() throws {
        let page = { (number: Int, words: [String]) in
            ["공무원 영어 기출 어휘", "", "NO   어휘            품사    뜻"] + words + ["", "                  - \(number) -", ""]
        }
        let rows = zip(Self.words, Self.meanings).enumerated().map { index, pair in
            "\(index + 1)".padded(5) + pair.0.padded(16) + "v.".padded(7) + pair.1
        }
        let read = try list(page(3, Array(rows.prefix(4))) + page(4, Array(rows.suffix(4))))
        #expect(read.pairs == Self.pairs && read.linesLeftOut == [1, 11] && read.rows[0].content.partOfSpeech == "verb")
        let narrow = try list(
            ["Italiano per tutti 1        Vocabulary list", "", "Unit 6   In viaggio", ""]
                + Self.words.map { "   " + $0.padded(20) + String($0.reversed()) }.prefix(4)
                + ["", "    57", "\u{C}Italiano per tutti 1        Vocabulary list", ""]
                + Self.words.map { "   " + $0.padded(20) + String($0.reversed()) }.suffix(4)
                + ["", "    58"], .english)
        #expect(narrow.rows.count == 8 && narrow.badRows.isEmpty)
        let dense = zip(Self.words, Self.meanings).enumerated().map { index, pair in
            "003\(index + 1) \(pair.0) [əbɑ́liʃ\(index)] 동 \(pair.1)"
        }
        let head = "수능 필수 어휘 1200 DAY 02"
        let book = try list([head] + dense.prefix(4) + ["- 14 -", head] + dense.suffix(4) + ["- 15 -"])
        #expect(book.pairs == Self.pairs && book.badRows.isEmpty)
        // Numbers that count entries are none of pages.
        #expect(
            try list(zip(Self.words, Self.meanings).enumerated().flatMap { ["\($0 + 1)", "\($1.0)\t\($1.1)", ""] }).rows.count
                == 8)
    }

    @Test(
        "Sheets in two columns are read in the order of their lines without what stands above and below; cells may stand on lines of their own"
    )
    func sheets() throws {
        let sheet = try list(
            [
                "英単語テスト  No. 7        名前______   /8", "", " 1   ancient      古代の        5  enemy     敵",
                " 2   avoid        避ける        6  examine   調べる",
                " 3   behavior     行動          7  expect    期待する", " 4   citizen      市民          8  fear      恐れ", "",
                "※ 次回は No. 8",
            ], .english)
        #expect(
            sheet.pairs == [
                "ancient=古代の", "enemy=敵", "avoid=避ける", "examine=調べる", "behavior=行動", "expect=期待する", "citizen=市民", "fear=恐れ",
            ])
        let cells = try list(
            ["번호", "단어", "병음", "뜻"]
                + [
                    ("学习", "xuéxí", "공부하다"), ("准备", "zhǔnbèi", "준비하다"), ("旁边", "pángbiān", "옆"), ("机场", "jīchǎng", "공항"),
                    ("身体", "shēntǐ", "몸"),
                ]
                .enumerated().flatMap { ["\($0 + 1)", $1.0, $1.1, $1.2] })
        #expect(cells.pairs == ["学习=공부하다", "准备=준비하다", "旁边=옆", "机场=공항", "身体=몸"] && cells.column(.pronunciation)[0] == "xuéxí")
    }

    @Test("Messages of a chat and of a meeting that hold a word are words, whatever else is said")
    func chats() throws {
        let meeting = try list([
            "19:58:40 From  Rachel  to  Everyone:", "\tHi everyone!", "20:04:17 From  Rachel  to  Everyone:",
            "\tgloss over = 얼버무리다",
            "20:06:51 From  Rachel  to  Everyone:", "\tsheepish = 멋쩍은", "20:13:44 From  지현  to  Everyone:", "\t죄송해요",
            "20:15:20 From  Rachel  to  Everyone:",
            "\tflaky = 믿을 수 없는", "\train check = 다음 기회", "20:31:59 From  Rachel  to  Everyone:", "\tcranky= 짜증을 잘 내는",
            "20:50:05 From  현우  to  Everyone:",
            "\tReacted to \"flaky = 믿을 수 없는\" with 😂",
        ])
        #expect(meeting.pairs == ["gloss over=얼버무리다", "sheepish=멋쩍은", "flaky=믿을 수 없는", "rain check=다음 기회", "cranky=짜증을 잘 내는"])
        let film = try list([
            "Suits S01E03", "", "[00:01:47] bluff - 허세를 부리다", "[00:03:12] settle - 합의하다", "[00:07:20] merger - 합병",
            "[00:15:16] back off - 물러서다",
        ])
        #expect(film.pairs == ["bluff=허세를 부리다", "settle=합의하다", "merger=합병", "back off=물러서다"])
    }
}

extension String {
    /// The text with spaces behind it up to `width`.
    fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
