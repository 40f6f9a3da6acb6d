import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Concealed meaning") struct ConcealedMeaningTests {
    private func shown(_ term: String, _ meaning: String) throws -> String {
        ConcealedMeaning(of: try Word.sample(term: term, meaning: meaning)).text
    }

    @Test(
        "The term in its own meaning is shown as a tilde",
        arguments: [
            ("가격02", "가격이 비싸다", "~이 비싸다"), ("가격02", "물건의 가격, 값", "물건의 ~, 값"), ("포기하다", "포기하다, 버리다", "~, 버리다"),
            ("포기하다", "도중에 포기하는 것", "도중에 ~는 것"), ("연구", "연구하다; 학자", "~하다; 학자"), ("연구", "연구하다; 연구자", "연구하다; 연구자"),
            ("abandon", "the act of abandoning", "the act of ~ing"),
            ("abandon", "Abandon; to ABANDON a plan", "~; to ~ a plan"),
            ("create", "creating, creation of things", "~ing, ~ion of things"),
            ("happy", "happiness or joy", "~iness or joy"), ("happy", "being happy", "being ~"),
            ("plan", "plans, plants, a big plane", "~s, ~ts, a big ~e"), ("plan", "to plan, a plane", "to plan, a plane"),
            ("gradually", "in a gradual manner", "in a ~ manner"),
            ("unhappy", "not happy", "not ~"), ("contain", "a contest", "a contest"),
            ("look up", "to look up a word", "to ~ a word"), ("cat", "cats and a big cat", "~s and a big ~"),
            ("cat", "the catch", "the catch"), ("C++", "C++ 언어", "~ 언어"),
            ("사과/능금", "능금 나무의 사과", "~ 나무의 ~"), ("사과·능금", "능금 나무", "~ 나무"), ("ＡＢＣ", "abc 방송", "~ 방송"),
            ("Straße", "eine Straße", "eine ~ße"), ("é", "é e", "~ e"),
        ])
    func concealed(term: String, meaning: String, expected: String) throws {
        #expect(try shown(term, meaning) == expected)
    }

    @Test(
        "A term of one syllable is concealed as a whole word alone, with or without a particle",
        arguments: [
            ("배", "배를 타다", "~를 타다"), ("배", "배 한 척", "~ 한 척"), ("배", "배우는 사람", "배우는 사람"), ("배", "나룻배", "나룻배"),
            ("눈", "눈에서 나는 물", "~에서 나는 물"),
            ("눈", "눈물", "눈물"), ("책02", "책의 겉, 책상", "~의 겉, 책상"),
        ])
    func syllable(term: String, meaning: String, expected: String) throws {
        #expect(try shown(term, meaning) == expected)
    }

    @Test(
        "What only looks like the term stays",
        arguments: [
            ("가격", "소매가격"), ("cat", "a category"), ("plan", "airplane"), ("abandon", "to leave"), ("he", "the end; she"),
            ("art", "a part of it"),
            ("2", "2월"), ("go", "going, goes"), ("~", "~을 향해"), ("/", "a/b"),
        ])
    func stays(term: String, meaning: String) throws {
        #expect(try shown(term, meaning) == meaning)
    }

    @Test(
        "A meaning that is nothing but the term stays as it is",
        arguments: [("사과", "사과"), ("사과01", "사과"), ("apple", "Apple."), ("사과", "(사과)"), ("007", "007"), ("a/b", "a, b")])
    func nothingElse(term: String, meaning: String) throws {
        #expect(try shown(term, meaning) == meaning)
    }

    @Test("Decomposed letters, line breaks and runs of spaces make no difference")
    func writing() throws {
        let decomposed = "\u{1100}\u{1161}\u{1100}\u{1167}\u{11A8}"
        #expect(decomposed.unicodeScalars.count == 5)
        #expect(try shown(decomposed, "가격이 비싸다") == "~이 비싸다")
        #expect(try shown("가격", decomposed + "이\n비싸다") == "~이 비싸다")
        #expect(try shown("cafe\u{301}", "the  CAF\u{C9}  bar") == "the ~ bar")
        #expect(try shown("abandon", "to leave\nthe act of  abandoning") == "to leave the act of ~ing")
    }

    @Test("Whatever the text, there is something on one line to be seen, and the same each time")
    func hostile() {
        Fuzz.cases(3_000, "concealed meaning") { number, generator in
            let piece = HostileText.random(length: 2, using: &generator)
            let other = NaughtyText.all.randomElement(using: &generator) ?? ""
            let term = Bool.random(using: &generator) ? piece + "가" : other
            let meaning = [piece, term, HostileText.random(length: 4, using: &generator), other].shuffled(using: &generator)
                .joined()
            guard let word = try? Word.sample(term: term, meaning: meaning) else { return }
            let text = ConcealedMeaning(of: word).text
            #expect(!Text.isBlank(text) && !text.unicodeScalars.contains("\n"), "case \(number)")
            #expect(text == ConcealedMeaning(of: word).text, "case \(number)")
            #expect(text.unicodeScalars.count <= Text.cleanedLine(meaning).unicodeScalars.count, "case \(number)")
        }
    }

    @Test(
        "No question shows the term in its right choice, nor the meaning's term in its prompt", arguments: 0..<10 as Range<UInt64>
    )
    func questions(seed: UInt64) throws {
        let frames: [(String) -> String] = [
            { "\($0)이 비싸다" }, { "매우 \($0)" }, { "\($0)하다, 다른 것" }, { "(옛말) \($0)의 일" }, { "하나; \($0); 둘" },
        ]
        let words = try (0..<60).map { number in
            let term = "낱말" + String((0..<2).compactMap { Array("가나다라마바사아자차")[(number / ($0 == 0 ? 1 : 10)) % 10] })
            return try Word.sample(
                term: term + (number % 3 == 0 ? "01" : ""), meaning: frames[number % 5](term) + " \(100 + number)")
        }
        let bookcase = try Bookcase.sample(words: words)
        let sheet = try bookcase.sheet(directions: .mixed, seed: seed)
        #expect(!sheet.isEmpty)
        for question in sheet {
            let term = String(question.word.term.prefix(4))
            if question.direction == .forward {
                #expect(
                    !question.choices[question.answer].text.contains(term) && question.choices[question.answer].text.contains("~")
                )
            } else {
                #expect(!question.prompt.contains(term))
            }
        }
    }
}
