import Testing
import VocabTestSupport

@testable import VocabCore

/// Two words as a term and a meaning each.
typealias WordPair = (left: (String, String), right: (String, String))

/// Pairs of words that must never stand in one question of a bookcase with enough others, by what makes them collide.
enum CollidingPairs {
    static let senses: [WordPair] = [
        (("abandon", "버리다, 포기하다"), ("quit", "그만두다; 포기하다")), (("abandon", "1. 버리다 2. 포기하다"), ("quit", "포기하다")),
        (("ship", "①배②선박"), ("vessel", "그릇 / 선박")), (("big", "큰"), ("large", "큰")), (("pear", "배(과일)"), ("boat", "배(선박)")),
        (("bank", "은행"), ("Bank", "둑")), (("bank", "은행"), ("ＢＡＮＫ", "둑")), (("car", "automobile"), ("automobile", "자동차")),
        (("happy", "glad; joyful"), ("Glad", "기쁜")), (("Pa / Salut / Ciao", "안녕히"), ("Salut / Bună / Servus", "안녕")),
        (("return", "복귀하다"), ("return / take back", "반납하다")),
    ]
    static let brackets: [WordPair] = [
        (("criticize", "비판[평론]하다"), ("review", "평론하다")), (("criticize", "비판[평론]하다"), ("blame", "비판하다")),
        (("criticize", "비판(평론)하다"), ("review", "평론하다")), (("quit", "포기(하다)"), ("renounce", "포기")),
        (("climber", "등산(객)"), ("hiker", "등산객")), (("quit", "포기(하다)"), ("renounce", "포기하다")),
        (("dump", "(완전히) 버리다"), ("drop", "버리다")),
        (("dump", "버리다 (완전히) 〔속어〕"), ("drop", "버리다")), (("lend", "빌려주다（돈을）"), ("loan", "빌려주다")),
    ]
    static let patterns: [WordPair] = [
        (("discard", "~을 버리다"), ("drop", "버리다")), (("discard", "～을 버리다"), ("drop", "~를 버리다")),
        (("attend", "~에 참석하다"), ("present", "참석하다")), (("despite", "~에도 불구하고"), ("though", "그럼에도 불구하고")),
        (("despite", "에도 불구하고"), ("though", "그럼에도 불구하고")), (("deal with", "…을 다루다"), ("handle", "다루다")),
        (("insist on", "~을 주장하다"), ("claim", "주장")), (("with", "~와 함께"), ("together", "함께")),
    ]
    static let stems: [WordPair] = [
        (("quit", "포기"), ("renounce", "포기하다")), (("quit", "포기"), ("renounce", "포기함")), (("quit", "포기"), ("renounce", "~을 포기함")),
        (("quit", "포기하다"), ("renounce", "포기함")), (("quit", "포기하다"), ("renounce", "~을 포기함")),
        (("quit", "포기함"), ("renounce", "~을 포기함")), (("rich", "풍부한"), ("richly", "풍부하게")), (("rich", "풍부한"), ("wealth", "풍부함")),
        (("pretty", "아름다운"), ("prettily", "아름답게")), (("dump", "버리다"), ("dumped", "버린")), (("use", "사용하다"), ("used", "사용되다")),
        (("economy", "경제"), ("economic", "경제적인")), (("cool", "to cool"), ("chill", "cool")),
        (("cool", "to cool"), ("fresh", "cooling")),
        (("x", "cool"), ("fresh", "cooling")), (("x", "to study"), ("y", "studied")), (("x", "to hope"), ("y", "hoping")),
        (("x", "a dog"), ("y", "the dogs")), (("x", "to give sb a hand"), ("y", "give hands")),
    ]
    static let contained: [WordPair] = [
        (("facility", "시설"), ("amenity", "편의 시설")), (("facility", "시설"), ("amenity", "편의시설")),
        (("licence", "면허"), ("permit", "운전면허")), (("cold", "cold"), ("frost", "cold weather")),
        (("rise", "인상"), ("raise", "가격 인상")),
        (("amenity", "편의 시설"), ("service", "편의 시설 이용")), (("desk", "책상 위의 작은 등불"), ("lamp", "책상 위의 작은 불빛")),
    ]
    static let writing: [WordPair] = [
        (("a", "ＡＢＣ방송"), ("b", "abc방송")), (("quit", "\u{1111}\u{1169}\u{1100}\u{1175}"), ("renounce", "포기")),
        (("caf\u{E9}", "찻집"), ("cafe\u{301}", "다방")), (("a", "포기 하다"), ("b", "포기하다")), (("a", "버\u{200B}리다"), ("b", "버리다")),
        (("a", "버리다."), ("b", "“버리다”!")), (("a", "Straße"), ("b", "STRASSE")),
    ]
    static let numbers: [WordPair] = [
        (("천", "1,000"), ("千", "1000")), (("천", "1,000"), ("千", "１，０００")), (("반", "1/2"), ("half", "1/2 (절반)")),
        (("영하 사", "-4"), ("minus four", "-4.")),
    ]
    static let unfair = senses + brackets + stems + writing + numbers
    static let all = senses + brackets + patterns + stems + contained + writing + numbers
}

/// Pairs of words that may well stand in one question.
enum HarmlessPairs {
    static let all: [WordPair] = [
        (("drop", "버리다"), ("pick", "줍다")), (("apple", "사과"), ("pear", "배")), (("discard", "~을 버리다"), ("pick", "~을 줍다")),
        (("criticize", "비판[평론]하다"), ("praise", "칭찬하다")), (("attend", "~에 참석하다"), ("oppose", "~에 반대하다")),
        (("rich", "풍부한"), ("poor", "부족한")), (("quickly", "빠르게"), ("slowly", "느리게")), (("economic", "경제적인"), ("cultural", "문화적인")),
        (("x", "to cool"), ("y", "to heat")), (("x", "a dog"), ("y", "a cat")),
        (("x", "the act of giving"), ("y", "the taking")),
        (("x", "to put sth off"), ("y", "to take sb in")), (("facility", "편의 시설"), ("licence", "운전 면허")),
        (("rise", "인상"), ("fall", "하락")),
        (("apple", "사과(과일)"), ("grape", "포도(과일)")), (("apple", "사과 (과일)"), ("grape", "포도 (과일)")),
        (("apple", "사과[과일]"), ("cabbage", "양배추[채소]")), (("quit", "포기(하다)"), ("study", "연구(하다)")),
        (("quit", "포기(하다)"), ("study", "연구하다")), (("quit", "포기[하다]"), ("study", "연구[하다]")),
        (("dump", "(완전히) 버리다"), ("fill", "(완전히) 채우다")), (("천", "1,000"), ("이천", "2,000")), (("천", "1,000"), ("반", "1/2")),
        (("천", "1,000"), ("영하 사", "-4")), (("이천", "2,000"), ("반", "1/2")), (("이천", "2,000"), ("영하 사", "-4")),
        (("do", "하다"), ("decide", "결정하다")), (("do", "~을 하다"), ("decide", "~을 결정하다")), (("become", "되다"), ("develop", "발전되다")),
        (("fulfil", "다하다"), ("eat", "먹다")), (("fulfil", "다하다"), ("decide", "결정하다")), (("fulfil", "다하다"), ("different", "다른")),
        (("become", "~이 되다"), ("turn back", "되돌리다")), (("do", "하다"), ("sky", "하늘")),
        (("반", "1/2"), ("영하 사", "-4")), (("반", "1/2"), ("삼분의 일", "1/3")), (("삼", "3"), ("사", "4")), (("Ａ", "가"), ("Ｂ", "나")),
    ]
}

@Suite("Fair pairs") struct FairPairTests {
    private func words(_ pair: WordPair) throws -> (Word, Word) {
        let (left, right) = pair
        return (try Word.sample(term: left.0, meaning: left.1), try Word.sample(term: right.0, meaning: right.1))
    }

    @Test("Words that say the same, or nearly, must not meet, whichever is looked at first", arguments: CollidingPairs.all)
    func colliding(pair: WordPair) throws {
        let (left, right) = try words(pair)
        #expect(left.conflict(beside: right) >= .near)
        #expect(left.conflict(beside: right) == right.conflict(beside: left))
    }

    @Test("Words of one sense, stem or reading must not meet in the smallest bookcase either", arguments: CollidingPairs.unfair)
    func unfair(pair: WordPair) throws {
        let (left, right) = try words(pair)
        #expect(left.conflict(beside: right) >= .holds)
    }

    @Test("Words that say something else may meet, whichever is looked at first", arguments: HarmlessPairs.all)
    func harmless(pair: WordPair) throws {
        let (left, right) = try words(pair)
        #expect(left.conflict(beside: right) < .near)
        #expect(left.conflict(beside: right) == right.conflict(beside: left))
    }

    @Test("A synonym must not meet its term, on whichever side it is noted, nor in other letters")
    func synonyms() throws {
        let other = try Word.sample(term: "large", meaning: "넓은")
        for synonym in ["large", "Large", "ＬＡＲＧＥ", " large "] {
            let word = try Word.sample(term: "big", meaning: "큰", synonyms: ["huge", synonym])
            #expect(word.conflict(beside: other) >= .holds && other.conflict(beside: word) >= .holds)
        }
        let meant = try Word.sample(term: "huge", meaning: "large")
        #expect(try Word.sample(term: "big", meaning: "큰", synonyms: ["large"]).conflict(beside: meant) >= .holds)
        let third = try Word.sample(term: "vast", meaning: "거대한", synonyms: ["large"])
        #expect(try Word.sample(term: "big", meaning: "큰", synonyms: ["large"]).conflict(beside: third) == .soundsAlike)
        #expect(try Word.sample(term: "big", meaning: "큰", synonyms: ["huge"]).conflict(beside: other) == .none)
    }

    @Test("Whatever the words of a term mean together is right for each of them")
    func namesakes() throws {
        let words = [
            try Word.sample(term: "bank", meaning: "은행"), try Word.sample(term: "Bank", meaning: "둑"),
            try Word.sample(term: "dike", meaning: "둑, 제방"), try Word.sample(term: "tree", meaning: "나무"),
        ]
        let fairness = Fairness(over: words)
        func conflict(_ left: Int, _ right: Int) -> Fairness.Conflict {
            fairness.signature(of: left).conflict(beside: fairness.signature(of: right))
        }
        #expect(conflict(0, 2) >= .holds && conflict(2, 0) >= .holds && conflict(0, 1) >= .holds)
        #expect(conflict(0, 3) == .none && conflict(1, 3) == .none)
    }

    @Test("In a bookcase with enough words no two that collide are in one question", arguments: 0..<12 as Range<UInt64>)
    func inQuestions(seed: UInt64) throws {
        var partners: [Word.ID: Set<Word.ID>] = [:]
        var members: [Word] = []
        var terms: Set<String> = []
        for (number, pair) in CollidingPairs.all.enumerated() {
            // Two pairs with a term in common would collide with each other as well.
            let names = [pair.left.0, pair.right.0].map { Text.key($0) }
            if !terms.isDisjoint(with: names) { continue }
            terms.formUnion(names)
            let words = try [pair.left, pair.right].enumerated().map { side, text in
                try Word.sample(term: text.0, meaning: text.1, id: .sample(UInt64(2 * number + side)), partOfSpeech: "noun")
            }
            partners[words[0].id, default: []].insert(words[1].id)
            partners[words[1].id, default: []].insert(words[0].id)
            members += words
        }
        let bookcase = try Bookcase.sample(words: members + Bookcase.generated(count: 60).words)
        let sheet = try bookcase.sheet(QuestionStyle(closeness: seed % 2 == 0 ? 1 : 0), seed: seed)
        #expect(members.count > 30 && sheet.count == bookcase.words.count)
        for question in sheet {
            for word in question.shown { #expect(question.shown.isDisjoint(with: partners[word] ?? [])) }
        }
    }

    @Test("Two words that read alike are told apart by no one, and whatever the text, both sides agree and nothing crashes")
    func hostile() {
        Fuzz.cases(1_500, "fair pairs") { number, generator in
            func word() -> Word? {
                let term = HostileText.random(length: 3, using: &generator)
                return try? Word.sample(term: term + "t", meaning: HostileText.random(length: 6, using: &generator) + "가")
            }
            guard let left = word(), let right = word() else { return }
            #expect(left.conflict(beside: right) == right.conflict(beside: left), "case \(number)")
            #expect(left.conflict(beside: left) >= .holds, "case \(number)")
        }
    }
}
