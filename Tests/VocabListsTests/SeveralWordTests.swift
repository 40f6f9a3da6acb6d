import Testing

@testable import VocabCore
@testable import VocabLists

/// Lines with several words of one language in front of what they mean, and signs that students put beside words.
@Suite("Forms, synonyms and opposites on one line") struct SeveralWordTests {
    private func list(_ lines: [String]) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = .korean }
    }

    private let verbs = [
        (["go", "went", "gone"], "가다"), (["eat", "ate", "eaten"], "먹다"), (["see", "saw", "seen"], "보다"),
        (["take", "took", "taken"], "가져가다"), (["put", "put", "put"], "놓다"),
    ]

    @Test(
        "The first form of a verb is the word, the others go into its note",
        arguments: [" - ", "-", " → ", " / ", " "], [" : ", " ", " = "])
    func forms(_ sign: String, _ gap: String) throws {
        let read = try list(verbs.map { $0.0.joined(separator: sign) + gap + $0.1 })
        #expect(read.pairs == ["go=가다", "eat=먹다", "see=보다", "take=가져가다", "put=놓다"])
        #expect(read.column(.note)[0] == "went - gone")
    }

    @Test("Forms in brackets, with numbers, under a heading, and in another language") func otherForms() throws {
        let expected = ["go=가다", "eat=먹다", "see=보다", "take=가져가다", "put=놓다"]
        #expect(try list(verbs.map { $0.0.joined(separator: " - ") + " (\($0.1))" }).pairs == expected)
        #expect(try list(verbs.enumerated().map { "\($0 + 1). " + $1.0.joined(separator: "-") + " " + $1.1 }).pairs == expected)
        #expect(try list(["현재 - 과거 - 과거분사 : 뜻"] + verbs.map { $0.0.joined(separator: " - ") + " : \($0.1)" }).pairs == expected)
        let german = try list([
            "gehen - ging - gegangen = to go", "sehen - sah - gesehen = to see", "geben - gab - gegeben = to give",
            "nehmen - nahm - genommen = to take",
        ])
        #expect(german.pairs == ["gehen=to go", "sehen=to see", "geben=to give", "nehmen=to take"])
    }

    @Test("Three words of a phrase are no forms") func phrases() throws {
        let read = try list(["give it up 포기하다", "look after him 돌보다", "in front of ~앞에", "a lot of 많은", "pay attention to 주의하다"])
        #expect(read.column(.term) == ["give it up", "look after him", "in front of", "a lot of", "pay attention to"])
    }

    @Test("Words that mean the same are synonyms") func synonyms() throws {
        for (sign, gap) in [(" = ", " : "), ("=", " "), (" = ", " "), (" ≒ ", ": ")] {
            let read = try list([
                "big\(sign)large\(sign)huge\(gap)큰", "begin\(sign)start\(gap)시작하다", "look after\(sign)take care of\(gap)돌보다",
                "give up\(sign)abandon\(gap)포기하다",
            ])
            #expect(read.pairs == ["big=큰", "begin=시작하다", "look after=돌보다", "give up=포기하다"], "\(sign)")
            #expect(read.column(.synonyms)[0] == "large; huge" && read.column(.synonyms)[2] == "take care of")
        }
        let behind = try list(["put off: 연기하다 (= postpone)", "call off: 취소하다 (=cancel)", "give up: 포기하다 [= abandon]"])
        #expect(behind.pairs == ["put off=연기하다", "call off=취소하다", "give up=포기하다"])
        #expect(behind.column(.synonyms) == ["postpone", "cancel", "abandon"])
        // In the letters of the meaning it explains this.
        #expect(
            try list(["der Hund: dog (= pet)", "die Katze: cat (= pet)", "das Haus: house (= building)"]).rows[0].content.meaning
                .contains("pet"))
    }

    @Test("Opposites have a row each where each has a meaning") func opposites() throws {
        for sign in [" ↔ ", "↔", " vs ", " <-> "] {
            let read = try list([
                "big\(sign)small 큰\(sign)작은", "hot\(sign)cold 더운\(sign)추운", "fast\(sign)slow 빠른\(sign)느린",
                "rich\(sign)poor 부유한\(sign)가난한",
            ])
            #expect(read.pairs.prefix(4) == ["big=큰", "small=작은", "hot=더운", "cold=추운"] && read.rows.count == 8)
            #expect(read.column(.antonyms).prefix(2) == ["small", "big"])
        }
        let first = try list(["big ↔ small 큰", "hot ↔ cold 더운", "fast ↔ slow 빠른", "rich ↔ poor 부유한"])
        #expect(first.pairs == ["big=큰", "hot=더운", "fast=빠른", "rich=부유한"] && first.column(.antonyms)[0] == "small")
    }

    @Test("Stars at the edges of words say how important they are")
    func stars() throws {
        let pairs = ["abandon=버리다", "ability=능력", "absence=결석", "absorb=흡수하다", "accept=받다"]
        let stars = ["*", "", "***", "", "**"]
        let words = pairs.map { $0.split(separator: "=").map(String.init) }
        for star in ["*", "★"] {
            let marks = stars.map { $0.replacing("*", with: star) }
            #expect(try list(zip(words, marks).map { "\($0[0])\($1),\($0[1])" }).pairs == pairs)
            #expect(try list(zip(words, marks).map { "\($0[0]),\($0[1])\($1)" }).pairs == pairs)
            #expect(try list(zip(words, marks).map { "\($1)\($0[0])\t\($0[1])" }).pairs == pairs)
        }
        // What linguists found by comparing is written with a star.
        #expect(try list(["*wódr̥,물", "*ph₂tḗr,아버지", "*méh₂tēr,어머니", "*swésōr,자매"]).column(.term)[1] == "*ph₂tḗr")
    }

    @Test("Hyphens of prefixes stay, and capitals that stand for words do") func affixes() throws {
        #expect(try list(["un- : 반대", "re- : 다시", "pre- : 미리", "dis- : 반대로"]).column(.term) == ["un-", "re-", "pre-", "dis-"])
        let patterns = [
            "not only A but also B A뿐만 아니라 B도", "prefer A to B B보다 A를 좋아하다", "be fond of ~을 좋아하다", "regard A as B A를 B로 여기다",
        ]
        #expect(try list(patterns).pairs[1] == "prefer A to B=B보다 A를 좋아하다")
    }

    @Test("Characters for numbers are words") func characters() throws {
        let words = [("一", "yī", "하나"), ("八", "bā", "여덟"), ("爸爸", "bàba", "아빠"), ("十", "shí", "열"), ("水", "shuǐ", "물")]
        for lines in [
            words.map { "\($0.0) \($0.1) \($0.2)" }, words.enumerated().map { "\($0 + 1) \($1.0) \($1.1) \($1.2)" },
            words.enumerated().map { "\($0 + 1). \($1.0)(\($1.1)) - \($1.2)" }, words.map { "\($0.0),\($0.1),\($0.2)" },
        ] {
            let read = try list(lines)
            #expect(read.pairs == words.map { "\($0.0)=\($0.2)" } && read.column(.pronunciation) == words.map(\.1), "\(lines[0])")
        }
    }

    @Test("Units above spaced words, dates in front of them, and brackets to be filled in") func sheets() throws {
        let expected = ["abandon=버리다", "ability=능력", "absence=결석", "absorb=흡수하다"]
        #expect(try list(["DAY 1", "abandon 버리다", "ability 능력", "DAY 2", "absence 결석", "absorb 흡수하다"]).pairs == expected)
        #expect(try list(["3/1 abandon 버리다", "3/1 ability 능력", "3/2 absence 결석", "3/2 absorb 흡수하다"]).pairs == expected)
        #expect(
            try list([
                "2024.03.01 abandon - 버리다", "2024.03.02 ability - 능력", "2024.03.03 absence - 결석", "2024.03.04 absorb - 흡수하다",
            ]).pairs == expected)
        let sheet = try list([
            "1. abandon (        ) 버리다", "2. ability (        ) 능력", "3. absence (      ) 결석", "4. absorb (        ) 흡수하다",
        ])
        #expect(sheet.pairs == expected)
        // Fractions are words.
        #expect(
            try list(["1/2 a half: 절반", "1/3 a third: 3분의 1", "1/4 a quarter: 4분의 1", "1/5 a fifth: 5분의 1"]).column(.term)[0]
                .contains("1/2"))
    }
}
