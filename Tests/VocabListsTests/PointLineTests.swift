import Testing

@testable import VocabCore
@testable import VocabLists

/// Notes with points, gaps and signs in their lines that belong to no word.
@Suite("Points and stray signs") struct PointLineTests {
    private func list(_ lines: [String]) throws -> WordList { try WordList(reading: lines.joined(separator: "\n") + "\n") }

    private static let points = [
        "- Merhaba (Hello)", "- Günaydın (Good morning)", "- Güle güle (Goodbye)", "- İyi geceler (Good night)", "- Ne (What)",
        "- Nasıl (How)", "- Nerede (Where)", "- Kim (Who)", "- Hoşbulduk (Nice to meet you)",
    ]

    @Test("Between points titles are no words") func titles() throws {
        let lines = ["Day 1: Basic Phrases", ""] + Self.points + ["", "subsection 2: Questions [day1.md]"]
        let list = try list(lines)
        #expect(list.pairs.count == 9 && list.pairs[2] == "Güle güle=Goodbye")
        #expect(list.linesLeftOut == [1, 13])
    }

    @Test(
        "Lines without a mark that read as words are words",
        arguments: ["Kedi (cat)", "1. Kedi (cat)", "* Kedi (cat)"])
    func mixed(line: String) throws {
        #expect(try list(Self.points + [line]).pairs.count >= 9)
        #expect(try list(Self.points + [line]).linesLeftOut.isEmpty)
    }

    @Test("Of two dashes beside each other the first leaves a cell empty") func gaps() throws {
        let lines = [
            "tough - adj - khó khăn", "exploit - v - khai thác", "due to - - do", "volatility - n - biến động",
            "period - - giai đoạn",
        ]
        #expect(
            try list(lines).pairs == [
                "tough=khó khăn", "exploit=khai thác", "due to=do", "volatility=biến động", "period=giai đoạn",
            ])
    }

    @Test("A sign inside of brackets parts nothing") func brackets() throws {
        let lines = [
            "Somente: Only (In Spanish: Solamente)", "Tudo: All (In Spanish: Todo)", "Suco: Juice (In Spanish: Jugo)", "Mau: Bad",
        ]
        #expect(
            try list(lines).pairs == [
                "Somente=Only (In Spanish: Solamente)", "Tudo=All (In Spanish: Todo)", "Suco=Juice (In Spanish: Jugo)", "Mau=Bad",
            ])
    }

    @Test("A sign in front of every word is none of its letters") func heads() throws {
        let list = try list(["]abandon\tv.포기하다", "]ability\tn.능력", "]accept\tv.받아들이다", "]balance\tn.잔고"])
        #expect(list.column(.term) == ["abandon", "ability", "accept", "balance"])
    }

    @Test("Where senses are counted a single one is too, and a part of speech behind a number leaves no gap") func numbers()
        throws
    {
        let counted = ["go,1. 가다 2. 떠나다", "run,1. 달리다 2. 운영하다", "sit,1. 앉다", "fence,①栅栏、围栏；②（动词）用栅栏围住", "see,보다"]
        let list = try list(counted)
        #expect(list.pairs == ["go=가다; 떠나다", "run=달리다; 운영하다", "sit=앉다", "fence=栅栏、围栏; 用栅栏围住", "see=보다"])
        let ordinals = ["ally,1. Verbündeter 2. Partner", "New Year's Day,1. Januar", "World War I,1. Weltkrieg"]
        #expect(try self.list(ordinals).pairs[1] == "New Year's Day=1. Januar")
        #expect(
            try self.list(["World War I,1. Weltkrieg", "ally,Verbündeter", "enemy,Feind"]).pairs[0] == "World War I=1. Weltkrieg")
    }

    @Test("A link whose address is typed with blanks shows its text") func links() {
        #expect(CellSigns.linked("[bratte fjell](https://a.no/search?phrase=bratte fjell)") == "bratte fjell")
        #expect(CellSigns.linked("[a](https://a.no?q=1) and (b)") == nil)
        #expect(CellSigns.linked("[steep](https://a.no/?q=steep \"a :) face\")") == "steep")
    }

    @Test("Texts among entries are told before anything goes in") func texts() throws {
        let text = "For the purposes of learning this is a system to represent sounds with letters of the alphabet."
        let words = ["dog: 개", "cat: 고양이", "cow: 소", "sun: 해", "moon: 달", "star: 별", "tree: 나무", "leaf: 잎"]
        #expect(throws: WordListError.self) { try list(words.flatMap { [$0, text] }.dropLast(8)) }
        // A teacher's notes leave words what they are; pairs as long as texts may be some themselves.
        let noted = words.flatMap { $0.hasPrefix("s") || $0.hasPrefix("c") ? [$0, text] : [$0] }
        #expect(try list(noted).pairs.count == 8)
        let long = noted.map { $0.hasPrefix("s") ? $0 + " is one of the many small lights that we see in the sky at night" : $0 }
        do {
            _ = try list(long)
            Issue.record("texts went in")
        } catch {
            guard case .incompleteRows(4, rows: 12, first: _) = error as? WordListError else { throw error }
        }
        #expect(try list(words + [text]).pairs.count == 8)
    }

    @Test("A table whose rule has one cell is a table, whatever signs stand above it") func shortRule() throws {
        let head = ["title: Vocabulary verb", "draft: false", "toc: true", "collection: Vocabulary", ""]
        let list = try list(
            head + ["| Word | IPA | Translate", "|:-", "| leave | liːv | rời khỏi", "| come | kʌm | đến", "| kiss | kɪs | hôn"])
        #expect(list.pairs == ["leave=rời khỏi", "come=đến", "kiss=hôn"])
    }

    @Test("Signs that are part of a word stay", arguments: [":", "@", "+"]) func ownSigns(sign: String) throws {
        let list = try list(["\(sign)wq,저장", "\(sign)ab,종료", "\(sign)ed,열기", "\(sign)vs,나누기"])
        #expect(list.column(.term)[0] == "\(sign)wq")
    }

    @Test("Forms in brackets keep their commas, and a second colon belongs to the meaning") func commas() throws {
        let forms = ["go (went, gone),가다", "see (saw, seen),보다", "eat (ate, eaten),먹다", "run,달리다"]
        #expect(try list(forms).pairs[0] == "go (went, gone)=가다")
        let colons = ["apple: 사과: 과일 (예: 부사)", "dog: 개: 동물 (예: 진돗개)", "cat: 고양이: 동물 (예: 샴)", "sun: 해"]
        #expect(try list(colons).pairs[0] == "apple=사과: 과일 (예: 부사)")
        let all = colons.dropLast() + ["cow: 소: 동물"]
        #expect(try list(Array(all)).pairs[0] == "apple=사과: 과일 (예: 부사)")
        let asked = [
            "Q. How are you? - 어떻게 지내?", "A. I'm fine. - 잘 지내.", "Q. Where do you live? - 어디 살아?", "A. In Seoul. - 서울에.",
        ]
        #expect(try list(asked + ["Q. Why? - 왜?", "A. Because. - 그냥."]).pairs.count == 6)
    }
}
