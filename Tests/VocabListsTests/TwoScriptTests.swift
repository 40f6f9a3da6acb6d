import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists whose sides are told apart by their letters where their signs are not to be relied on.
@Suite("Sides in two scripts") struct TwoScriptTests: EnglishReading {
    let words: EnglishWords
    init() throws { words = EnglishWords(try EnglishWords.kept()) }

    private func korean(_ options: inout ListLayout.Options) { options.learner.language = .korean }

    private static let verbs = [
        "abate : 줄다", "laud : 칭찬하다", "candid : 솔직한", "cogent : 설득력 있는", "ponder : 숙고하다", "thorn : 가시", "sheer : 순전한",
    ]
    private static let pairs = verbs.map { $0.replacing(" : ", with: "=") }

    @Test("A row that the sign of the list does not part is parted by its letters, with what stands there instead") func slips()
        throws
    {
        let slips = [
            ("cease ; 중단하다, 멈추다", "cease=중단하다, 멈추다"), ("cease 중단하다", "cease=중단하다"), ("cease>>~로 끝나다", "cease=~로 끝나다"),
            ("cease ...중단하다", "cease=중단하다"), ("- cease = (일을) 멈추다", "cease=(일을) 멈추다"), ("as well 또한", "as well=또한"),
            ("cease 1년 만에 그치다", "cease=1년 만에 그치다"),
        ]
        for (line, pair) in slips {
            for place in [1, 4, 7] {
                var lines = Self.verbs
                lines.insert(line, at: place)
                var expected = Self.pairs
                expected.insert(pair, at: place)
                #expect(try read(lines, korean) == expected, "\(line) at \(place)")
            }
        }
    }

    @Test("Titles, remarks and sentences in both scripts are no words") func titles() throws {
        let others = [
            "※ lay / lie 구별 주의", "★ cease 꼭 외우기", "TODO 숫자 다시 외우기", "Day 3 동사", "TOEIC 단어", "HTTP의 H는 모음이다.",
            "an HTTP와 같이 쓰며 이 말은 아주 길게 이어진다", "* cease 는 나중에", "ponder - ??? 찾아보기",
        ]
        for line in others {
            var lines = Self.verbs
            lines.insert(line, at: 4)
            let list = try list(lines, korean)
            #expect(list.pairs == Self.pairs, "\(line)")
            #expect(list.badRows.count + list.headings.count + list.linesLeftOut.count == 1, "\(line)")
        }
        #expect(try read(["The Little Prince 읽으면서 모은 것"] + Self.verbs, korean) == Self.pairs)
    }

    @Test("A few rows the other way round are turned") func turned() throws {
        let more = ["rope : 밧줄", "roof : 지붕", "nail : 못"]
        var lines = Self.verbs + more
        lines[3] = "설득력 있는 : cogent"
        #expect(try read(lines, korean) == Self.pairs + more.map { $0.replacing(" : ", with: "=") })
        // Half of them are a list in two directions.
        let half = Self.verbs.enumerated().map { place, line in
            place < 4 ? line : line.split(separator: " : ").reversed().joined(separator: " : ")
        }
        #expect((try? read(half, korean)) != Self.pairs)
    }

    @Test("What is said behind a meaning in the words that are learnt is kept beside it") func rests() throws {
        let lines = [
            "便宜 piányi — 싸다 // 这件衣服很便宜。", "贵 guì — 비싸다 // 太贵了！", "打折 dǎzhé — 할인하다", "收据 shōujù — 영수증",
            "划算 huásuàn  이득이다 // 买两个更划算。",
        ]
        let list = try list(lines, korean)
        #expect(list.pairs == ["便宜=싸다", "贵=비싸다", "打折=할인하다", "收据=영수증", "划算=이득이다"])
        #expect(list.column(.example)[0] == "这件衣服很便宜。")
        #expect(list.rows.allSatisfy { !$0.content.pronunciation.isEmpty })
        let notes = ["abate v. 줄다 【近】lessen", "laud v. 칭찬하다", "candid a. 솔직한 【辨】candied", "thorn n. 가시", "sheer a. 순전한 【近】pure"]
        let read = try self.list(notes, korean)
        #expect(read.pairs == ["abate=줄다", "laud=칭찬하다", "candid=솔직한", "thorn=가시", "sheer=순전한"])
        #expect(read.column(.note)[0].contains("lessen"))
    }

    @Test("Letters of the other side inside of a meaning stay there") func inside() throws {
        let lines = [
            "CD를 굽다 : burn", "A형 : type A", "티셔츠 / T셔츠 : T-shirt", "PC방 - 게임방 : internet cafe", "비타민 C : vitamin C",
            "책 (book) : volume",
        ]
        let turned = lines.map { $0.split(separator: " : ").reversed().joined(separator: " : ") }
        #expect(try read(turned, korean) == lines.map { $0.split(separator: " : ").reversed().joined(separator: "=") })
    }

    @Test("A text that no sign parts is read by the letters of its lines, on one line or on two") func notes() throws {
        let book = [
            "토익 기출어휘 part 5", "", "001 allocate", "  v. 할당하다, 배분하다", "  = assign, distribute", "  ex) allocate funds", "",
        ]
        let more = ["002 reimburse", "  v. 상환하다", "", "003 tentative", "  a. 잠정적인", "  a. 임시의", "", "4 lucid", "  a. 명료한", ""]
        let line = ["006 inventory n. 재고, 재고 목록", "  = stock", "", "007 expire", "  v. 만료되다", "  ★ expiration date 유효 기간"]
        let list = try list(book + more + line, korean)
        #expect(
            list.pairs == [
                "allocate=할당하다, 배분하다", "reimburse=상환하다", "tentative=잠정적인; 임시의", "lucid=명료한", "inventory=재고, 재고 목록", "expire=만료되다",
            ])
        #expect(list.isNote && list.delimiter == nil && list.linesLeftOut.count == 5)
        #expect(list.rows.map(\.line) == [3, 8, 11, 15, 18, 21])
        let drama = [
            "프렌즈 S1E1", "", "hang out", "어울려 놀다", "", "hump", "혹", "", "lobby 로비", "", "kidney", "신장", "cupboard", "찬장", "",
            "mug", "머그잔",
        ]
        #expect(try read(drama, korean) == ["hang out=어울려 놀다", "hump=혹", "lobby=로비", "kidney=신장", "cupboard=찬장", "mug=머그잔"])
        let cards = ["経験", "けいけん", "경험", "", "景色", "けしき", "경치", "", "ちょっと", "조금", "", "無理", "むり", "무리", "試験", "しけん", "시험"]
        let read = try self.list(cards, korean)
        #expect(read.pairs == ["経験=경험", "景色=경치", "ちょっと=조금", "無理=무리", "試験=시험"])
        #expect(read.column(.pronunciation) == ["けいけん", "けしき", "", "むり", "しけん"])
    }

    @Test("A text and its translation, tables and programs are no such notes") func others() {
        let song = [
            "I walk along the river.", "나는 강을 따라 걷는다.", "The night is long and cold.", "밤은 길고 춥다.", "Who is calling my name?",
            "누가 내 이름을 부르나?",
        ]
        #expect(SideNote(Array((song + song).joined(separator: "\n").utf8)) == nil)
        let table = ["1195\t가게\t명\t\tA", "898\t가격\t명\t價格\tB", "2986\t가구\t명\t家口\tC", "25\t가다\t동\t\tA", "12\t가수\t명\t\tB"]
        #expect(SideNote(Array(table.joined(separator: "\n").utf8)) == nil)
        let program = Self.verbs.map { "words[\"\($0)\"] = 1" }
        #expect(SideNote(Array(program.joined(separator: "\n").utf8)) == nil)
        let prose = ["오늘은 Swift로 작은 게임을 만들어 보았다.", "먼저 Package.swift를 고치고 test를 돌렸다.", "그런데 build가 실패해서 log를 읽었다."]
        #expect(SideNote(Array((prose + prose).joined(separator: "\n").utf8)) == nil)
    }

    @Test(
        "No bytes stop it",
        arguments: ["", "-", "~", "가", "a가", "(", "a(가", "a)가(", "a ... ", "【가】a", "a - 가 【", "\u{301}a 가", "a\u{3000}가"])
    func anyLine(_ line: String) {
        for text in [line, line + line, line + " " + line, "a" + line + "가", "가" + line + "a"] {
            _ = LineSides(LineSides.bare(text), [.latin, .hangul])
            _ = SideNote(Array(Array(repeating: text, count: 5).joined(separator: "\n").utf8))
            for isTerm in [true, false] { _ = SideRest(other: .latin, isTerm: isTerm).cut(text) }
        }
    }
}
