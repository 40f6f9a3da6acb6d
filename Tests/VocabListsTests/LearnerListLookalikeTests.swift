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

    @Test("What a second column in Korean holds is not known: it stays out, and is told") func columns() throws {
        for third in ["팔다,가다,오다", "구매하다,다가오다,향하다"] {
            let rows = zip(["buy,사다", "come,오다", "go,가다"], third.split(separator: ",")).map { "\($0),\($1)" }
            let found = try WordList(reading: rows.joined(separator: "\n") + "\n")
            #expect(found.pairs[0] == "buy=사다" && found.unreadColumns == [2])
        }
    }

    @Test("Definitions in emphasis with their colons are no remarks") func definitions() throws {
        let rows = ["abate", "abhor", "abide"].map { "**\($0):** to do something that takes more than six words" }
        let found = try? list(rows)
        #expect(found == nil || found?.rows.count == 3)
    }

    @Test("Short sentences further in are examples as the long ones are") func shortSentences() throws {
        let text =
            "eat - 먹다\n  We eat rice every day. - 우리는 매일 밥을 먹는다.\nsee - 보다\n  I see a big bird. - 나는 큰 새를 본다.\nwait - 기다리다\n  Wait! - 기다려!\n"
        #expect(try WordList(reading: text).pairs == ["eat=먹다", "see=보다", "wait=기다리다"])
    }

    @Test("Notes with points of their own below are no lost words") func notes() throws {
        let entries = (0..<12).map {
            "- word\(["a", "e", "i", "o"][$0 % 4])\(["b", "k", "t"][$0 / 4]): 낱말" + "가나다라마바사아자차카타".map(String.init)[$0]
        }
        let text = entries.joined(separator: "\n") + "\n- 숙제\n  - 10쪽\n- 복습\n  - 내일\n- 시험\n  - 금요일\n"
        #expect(try WordList(reading: text).rows.count == 12)
    }

    @Test(
        "A title that names the language of the meanings turns nothing",
        arguments: [
            "SAT words (Korean)", "Words for my Korean students", "Basic words with Korean translations", "Korean War unit",
            "TOEIC words with Korean", "Unit 5 Korean notes", "Korean food\t한식",
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
