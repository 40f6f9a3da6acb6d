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

    @Test("Words without a mark among points are words") func mixed() throws {
        let words = ["dog - 개", "cat - 고양이", "cow - 소", "sun - 해", "moon - 달", "star - 별", "tree - 나무", "leaf - 잎", "sky - 하늘"]
        let lines = words.map { "- " + $0 } + ["pear - 배", "plum - 자두"]
        #expect(try list(lines).pairs.count == 11)
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
        let list = try list(["go,1. 가다 2. 떠나다", "sit,1. 앉다", "fence,①栅栏、围栏；②（动词）用栅栏围住", "see,보다"])
        #expect(list.pairs == ["go=가다; 떠나다", "sit=앉다", "fence=栅栏、围栏; 用栅栏围住", "see=보다"])
        #expect(
            try self.list(["World War I,1. Weltkrieg", "ally,Verbündeter", "enemy,Feind"]).pairs[0] == "World War I=1. Weltkrieg")
    }

    @Test("A link whose address is typed with blanks shows its text") func links() {
        #expect(CellSigns.linked("[bratte fjell](https://a.no/search?phrase=bratte fjell)") == "bratte fjell")
        #expect(CellSigns.linked("[a](https://a.no) and (b)") == nil)
    }

    @Test("Texts among entries are told before anything goes in") func texts() {
        let text = "For the purposes of learning this is a system to represent sounds with letters of the alphabet."
        let lines = (1...12).flatMap { $0.isMultiple(of: 4) ? ["word\($0): 뜻\($0)", text] : ["word\($0): 뜻\($0)"] }
        #expect(throws: WordListError.self) { try list(lines) }
    }

    @Test("A table whose rule has one cell is a table") func shortRule() throws {
        let list = try list([
            "| Word | IPA | Translate", "|:-", "| leave | liːv | rời khỏi", "| come | kʌm | đến", "| kiss | kɪs | hôn",
        ])
        #expect(list.pairs == ["leave=rời khỏi", "come=đến", "kiss=hôn"])
    }
}
