import Testing

@testable import VocabCore
@testable import VocabLists

/// What looks like those lists and is none.
@Suite("What looks like plain lists") struct LearnerListLookalikeTests: EnglishReading {
    let words: EnglishWords
    init() throws { words = EnglishWords(try EnglishWords.kept()) }

    @Test(
        "A map beside a word belongs to it, and one about the list holds no words",
        arguments: [
            #"[{"word":"rice","meaning":"밥","examples":{"I eat rice.":"나는 밥을 먹는다.","Rice is white.":"쌀은 하얗다."}},{"word":"dog","meaning":"개","examples":{"The dog barks.":"개가 짖는다."}},{"word":"sea","meaning":"바다","examples":{"The sea is blue.":"바다는 푸르다."}}]"#,
            #"[{"word":"rice","meaning":"밥","derivatives":{"ricey":"밥 같은"}},{"word":"dog","meaning":"개","derivatives":{"doggy":"강아지"}},{"word":"sea","meaning":"바다","derivatives":{"seaside":"바닷가"}}]"#,
            #"{"meta":{"title":"토익 1","author":"Kim"},"words":{"rice":"밥","dog":"개","sea":"바다"}}"#,
        ])
    func maps(json: String) throws {
        let found = try WordList(reading: json)
        #expect(found.column(.term).prefix(3) == ["rice", "dog", "sea"] && found.rows.count == 3)
    }

    @Test(
        "Remarks, forms and second senses behind a bar are no words",
        arguments: ["동사: 기록하다", "cf: warm", "물리: 용수철", "It is hot today: 오늘은 덥다"])
    func bars(rest: String) throws {
        let found = try WordList(reading: "dog: 개\ncat: 고양이\nhot: 더운 | \(rest)\nrice: 밥\nsoup: 국\nbook: 책\n")
        #expect(found.rows.count == 6 && found.pairs[2].hasPrefix("hot=더운"))
    }

    @Test("A word marked as important stays") func important() throws {
        #expect(try WordList(reading: "dog: 개\ncat: 고양이\n**book: 책\ncar: 차\ncow: 소\npig: 돼지\n").rows.count == 6)
    }

    @Test("Opposites and wrong choices that are meanings of others, and forms, are no senses")
    func columns() throws {
        let opposites = ["buy,사다,팔다", "come,오다,가다", "go,가다,오다", "sell,팔다,사다", "open,열다,닫다"]
        #expect(try WordList.pairs(of: opposites.joined(separator: "\n") + "\n")[0] == "buy=사다")
        let forms = ["open,열다,열리다", "close,닫다,닫히다", "see,보다,보이다", "hear,듣다,들리다", "lock,잠그다,잠기다"]
        #expect(try WordList.pairs(of: forms.joined(separator: "\n") + "\n")[0] == "open=열다")
    }

    @Test(
        "A title that names the language of the meanings turns nothing",
        arguments: [
            "SAT words (Korean)", "Words for my Korean students", "Basic words with Korean translations", "Korean War unit",
            "Korean food\t한식",
        ])
    func titles(title: String) throws {
        let sign = title.contains("\t") ? "\t" : ": "
        let found = try read(
            [title] + ["dog", "cat", "rice"].map { $0 + sign + ["dog": "개", "cat": "고양이", "rice": "밥"][$0, default: ""] })
        #expect(found.contains("dog=개"))
    }

    @Test("A remark that stands alone among points is none of them") func remark() throws {
        let points = ["dog: 개", "house: 집", "book: 책", "water: 물", "bread: 빵", "school: 학교", "tree: 나무", "car: 차"].map {
            "- " + $0
        }
        let found = try WordList(
            reading: (points.prefix(4) + ["Deadline: 금요일까지"] + points.dropFirst(4)).joined(separator: "\n") + "\n")
        #expect(found.rows.count == 8)
    }

    @Test("Idioms further in are words, also with full stops behind their meanings") func idioms() throws {
        let found = try WordList(
            reading: "break: 부수다\n  break the ice: 서먹함을 깨다.\n  break a leg!: 행운을 빌어!\npiece: 조각\n  piece of cake: 식은 죽 먹기.\n")
        #expect(found.rows.count == 4)
    }

    @Test("A short column in front of the meanings explains none, though a few of these are missing") func forms() throws {
        let rows = ["ir,voy,to go", "ver,veo,to see", "ser,soy,", "dar,doy,to give", "estar,estoy,"]
        #expect(try read(rows) { $0.mayLeaveRows = true }.first == "ir=to go")
    }

    @Test("What is no family stays in the meaning") func family() throws {
        let rows = [
            "copa: glass | cup (n)", "claro: light | clear (adj)", "perro: dog", "gato: cat", "libro: book", "coche: car",
        ]
        let found = try list(rows) { $0.learner.note(names: ["spanish"]) }
        #expect(found.pairs[0] == "copa=glass | cup (n)" && found.column(.note)[0].isEmpty)
    }
}
