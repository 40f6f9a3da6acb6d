import Testing

@testable import VocabCore
@testable import VocabLists

/// Sentences in rows of their own are examples of the word above.
@Suite("Sentences below entries") struct SentencesBelowTests {
    private static let entries = [
        ("apple", "사과", "I eat an apple every day.", "나는 매일 사과를 먹는다."),
        ("abandon", "버리다", "They abandoned the plan.", "그들은 계획을 버렸다."),
        ("brave", "용감한", "He is a brave man.", "그는 용감한 사람이다."), ("cautious", "조심스러운", "Be cautious with money!", "돈을 조심해라!"),
    ]
    private static let pairs = entries.map { "\($0.0)=\($0.1)" }

    private func list(_ lines: [String]) throws -> WordList { try WordList(reading: lines.joined(separator: "\n") + "\n") }

    @Test("With a translation or none, behind a point or none, under whatever delimiter", arguments: [" - ", ",", "\t", " = "])
    func examples(sign: String) throws {
        for point in ["", "- ", "* "] where !(sign == " = " && point == "- ") {
            let list = try list(Self.entries.flatMap { ["\($0.0)\(sign)\($0.1)", "\(point)\($0.2)\(sign)\($0.3)"] })
            #expect(list.pairs == Self.pairs)
            #expect(list.column(.example) == Self.entries.map { "\($0.2) - \($0.3)" })
        }
    }

    @Test("Below a label of their own, several of a word, with meanings first") func otherForms() throws {
        let labelled = try list(
            Self.entries.flatMap { entry in
                ["**\(entry.0)** — \(entry.1)", "", "**예문:**", "- \(entry.2) — \(entry.3)", "- Is it \(entry.0)? — 그래?", ""]
            })
        #expect(labelled.pairs == Self.pairs && labelled.column(.example)[1].hasSuffix("Is it abandon? - 그래?"))
        let turned = try WordList(reading: Self.entries.map { "\($0.1) - \($0.0)\n\($0.3) - \($0.2)\n" }.joined()) {
            $0.learner.language = .korean
        }
        #expect(turned.pairs == Self.pairs)
    }

    @Test("Phrases that use the word above are words, and so are sentences of a phrase book") func words() throws {
        let phrases = [
            "take - 가지다", "take a walk - 산책하다", "give - 주다", "give up on it - 포기하다", "make - 만들다", "make sure of it - 확인하다",
        ]
        #expect(try list(phrases).pairs.count == 6)
        let points = [
            "take - 가지다", "- take a walk - 산책하다", "give - 주다", "- give it up - 포기하다", "make - 만들다", "- make it up - 화해하다",
        ]
        #expect(try list(points).pairs.count == 6)
        let book = [
            "hello - 안녕", "How are you? - 잘 지내?", "thanks - 고마워", "You are very kind. - 친절하시네요.", "bye - 잘 가",
            "See you later! - 나중에 봐!",
        ]
        #expect(try list(book).pairs.count == 6)
        let sentences = Self.entries.map { "\($0.2) - \($0.3)" }
        #expect(try list(sentences).pairs.count == 4)
    }

    @Test("What stands at the end and uses no word above is a phrase, and numbers stay out of examples") func others() throws {
        let lines = Self.entries.flatMap { ["\($0.0) - \($0.1)", "\($0.2) - \($0.3)"] }
        let phrases = ["Nice to meet you. - 만나서 반가워.", "See you later. - 나중에 봐."]
        #expect(try list(lines + phrases).pairs.count == 6)
        #expect(try list(lines + ["pear - 배", "My pear! - 내 배!"]).pairs.count == 5)
        let numbered = Self.entries.enumerated().flatMap { ["\(2 * $0 + 1),\($1.0),\($1.1)", "\(2 * $0 + 2),\($1.2),\($1.3)"] }
        #expect(try list(numbered).column(.example)[0] == "I eat an apple every day. - 나는 매일 사과를 먹는다.")
        let called = [
            "Excuse me.,실례합니다.", "Excuse me for a second.,잠시 실례할게요.", "Thank you.,감사합니다.", "Thank you so much.,정말 감사합니다.",
            "I'm sorry.,죄송합니다.", "I'm sorry to bother you.,귀찮게 해서 죄송합니다.",
        ]
        #expect(try list(called).pairs.count == 6)
        let parts = Self.entries.flatMap { ["\($0.0) n. \($0.1)", "\($0.2) \($0.3)"] }
        #expect(try list(parts).pairs.count == 4)
    }
}
