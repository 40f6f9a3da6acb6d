import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCore

/// The example with a gap that stands under a meaning whose term is asked for.
@Suite("An example with a gap") struct GappedExampleTests {
    private func question(
        _ term: String, _ example: String, others: [String] = [], direction: Direction = .reverse
    ) throws -> Question {
        var generator = SeededGenerator(seed: 1)
        let words = try ([term] + others).map { text in
            var content = WordContent(term: text, meaning: "뜻 \(text)")
            content.example = text == term ? example : ""
            return try Word(content, id: Word.ID(using: &generator), added: .sample)
        }
        return Question(words[0], in: Bookcase.ID(using: &generator), direction: direction, choices: words, ruledOut: [])
    }

    @Test(
        "the term goes in each of its forms, signs around it stay, and the article does not tell how it begins",
        arguments: [
            ("waive", "The bank waived the annual fee.", "The bank ____ the annual fee."),
            ("provision", "The contract has a provision, too.", "The contract has a(n) ____, too."),
            ("invoice", "An “invoice” is due.", "A(n) “____” is due."), ("give up", "She never gives up!", "She never ____!"),
            ("사과", "사과를 깎아서 같이 먹어요.", "____ 깎아서 같이 먹어요."), ("carry", "He carries it.", "He ____ it."),
            ("due", "The rent is due.", "The rent is ____."), ("plan", "We planned it.", "We ____ it."),
            ("play", "She played.", "She ____."),
            ("man", "The manager is a man.", nil), ("go", "Children go to bed; goes.", "Children ____ to bed; ____."),
            ("it", "Is it an item? It is.", "Is ____ an item? ____ is."), ("물", "물론 물은 차다.", "물론 ____ 차다."),
            ("시", "수업은 아홉 시 시작해요.", "수업은 아홉 ____ 시작해요."), ("résumé", "Send your resume (résumé).", nil),
            ("e-mail", "Send an e-mail or email.", nil),
        ] as [(String, String, String?)])
    func gap(_ term: String, _ example: String, _ shown: String?) throws {
        #expect(try question(term, example).gappedExample("____") == shown)
    }

    @Test("where the term is typed only a gap that the term fills as it is listed") func typed() throws {
        var generator = SeededGenerator(seed: 1)
        for (example, shown) in [("The bank waived the fee.", nil), ("Banks waive fees.", "Banks ____ fees.")]
            as [(String, String?)]
        {
            var content = WordContent(term: "waive", meaning: "면제하다")
            content.example = example
            let word = try Word(content, id: Word.ID(using: &generator), added: .sample)
            let bookcase = Bookcase(
                id: Bookcase.ID(using: &generator), name: try BookcaseName("책"), added: .sample, words: [word])
            let question = Question(typed: word, in: bookcase, direction: .reverse)
            #expect(question.gappedExample("____") == shown)
        }
    }

    @Test("none where the term is shown, does not stand in it, or would be told by another word; none with another choice in it")
    func none() throws {
        #expect(try question("waive", "They waived it.", direction: .forward).gappedExample("_") == nil)
        for (term, example) in [
            ("waive", ""), ("waive", "Nothing to see."), ("가다", "학교에 가요."), ("due", "What is due is overdue."),
            ("employ", "An employer employs employees elsewhere, and unemployment falls."),
            ("long", "long " + String(repeating: "x ", count: 100)),
        ] { #expect(try question(term, example).gappedExample("_") == nil, "\(term)") }
        #expect(try question("waive", "They waived the fee.", others: ["fee", "tax"]).gappedExample("_") == nil)
        #expect(try question("waive", "They waived the fee.", others: ["coffee", "tax"]).gappedExample("_") != nil)
    }

    @Test(
        "of the lists that come with the program most have one, and none of these names its term or begins with a telling article"
    )
    func lists() throws {
        for name in ["TOEIC", "기초영어"] {
            let csv = try InputFile.read("\(SourceTree.root)/Data/\(name).csv")
            let rows = try WordList(csv, ListOptions()).rows.map(\.content).enumerated().filter { $0.offset % 5 == 0 }.map(
                \.element)
            var count = 0
            for content in rows {
                guard let shown = try question(content.term, content.example).gappedExample("____") else { continue }
                count += 1
                #expect(!Text.key(shown).split(separator: " ").contains(Substring(Text.key(content.term))), "\(shown)")
                #expect(!shown.contains(/\b[Aa]n? ____/), "\(shown)")
            }
            #expect(count * 10 > rows.count * 8, "\(count) of \(rows.count)")
        }
    }
}
