import Testing

@testable import VocabCore
@testable import VocabLists

/// What counts and places words in books and notes, and is none of them.
@Suite("Letters and pages beside words") struct RowLetterTests {
    private let pairs = ["apple=사과", "pear=배", "give up=포기하다", "run=달리다", "walk=걷다"]
    private var words: [(String, String)] {
        [("apple", "사과"), ("pear", "배"), ("give up", "포기하다"), ("run", "달리다"), ("walk", "걷다")]
    }

    private func list(_ lines: [String]) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = .korean }
    }

    @Test(
        "Letters that count lines are none of their words",
        arguments: [
            ["a. ", "b. ", "c. ", "d. ", "e. "], ["A) ", "B) ", "C) ", "D) ", "E) "], ["(a) ", "(b) ", "(c) ", "(d) ", "(e) "],
            ["가. ", "나. ", "다. ", "라. ", "마. "], ["(가)", "(나)", "(다)", "(라)", "(마)"], ["ㄱ. ", "ㄴ. ", "ㄷ. ", "ㄹ. ", "ㅁ. "],
            ["i. ", "ii. ", "iii. ", "iv. ", "v. "], ["a) ", "b) ", "c) ", "a) ", "b) "],
            ["p.12 ", "p.12 ", "p.13 ", "p.15 ", "p.21 "], ["12쪽 ", "12쪽 ", "13쪽 ", "15쪽 ", "21쪽 "],
        ])
    func letters(_ marks: [String]) throws {
        for sign in [" ", " - ", ": ", "\t", ","] {
            #expect(try list(zip(marks, words).map { "\($0)\($1.0)\(sign)\($1.1)" }).pairs == pairs, "\(marks[0]) \(sign)")
        }
    }

    @Test("Letters that do not count belong to the word") func ownLetters() throws {
        let read = try list(["a la carte: 일품의", "b flat: 내림 나", "c sharp: 올림 다", "d day: 개시일"])
        #expect(read.column(.term) == ["a la carte", "b flat", "c sharp", "d day"])
        let sizes = try list(["A) 종이: paper", "A) 책: book", "A) 펜: pen", "A) 자: ruler"])
        #expect(
            sizes.column(.term).allSatisfy { $0.hasPrefix("A)") } || sizes.column(.term) == ["paper", "book", "pen", "ruler"])
    }

    @Test("Pages in brackets go into notes") func pages() throws {
        for (open, close) in [("(p.", ")"), ("[p. ", "]"), ("(", "쪽)")] {
            let behindTerms = try list(words.map { "\($0.0) \(open)12\(close): \($0.1)" })
            #expect(behindTerms.pairs == pairs && behindTerms.column(.note).allSatisfy { $0.contains("12") })
            let behindMeanings = try list(words.map { "\($0.0),\($0.1) \(open)7\(close)" })
            #expect(behindMeanings.pairs == pairs && behindMeanings.column(.note).allSatisfy { $0.contains("7") })
        }
        // Years are no pages.
        #expect(
            try list(["the Somme (1916): 솜 전투", "Verdun (1916): 베르됭 전투", "Ypres (1914): 이프르 전투"]).column(.term)[0]
                == "the Somme (1916)")
    }

    @Test("Parts of speech with nothing around them stand behind nearly all terms, or in front of meanings with a colon")
    func bareParts() throws {
        let parts = ["n", "n", "v", "v", "v"]
        for lines in [
            zip(words, parts).map { "\($0.0) \($1): \($0.1)" }, zip(words, parts).map { "\($0.0) \($1),\($0.1)" },
            zip(words, parts).map { "\($0.0) - \($1): \($0.1)" }, zip(words, parts).map { "\($0.0)\t\($1) : \($0.1)" },
        ] {
            let read = try list(lines)
            #expect(read.pairs == pairs && read.column(.partOfSpeech) == ["noun", "noun", "verb", "verb", "verb"], "\(lines[0])")
        }
        // One alone is a word.
        #expect(try list(["proper noun: 고유 명사", "verb: 동사", "subject: 주어", "object: 목적어"]).column(.term)[0] == "proper noun")
    }
}
