import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

@Suite("Words looked up in e-book readers") struct LookedUpWordsTests {
    private func hex(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    private func read(_ answers: [String: DatabaseOutcome]) throws -> [LookedUpWord] {
        try LookedUpWords.read(Path("/기기/vocab.db"), by: HandmadeDatabase(answers))
    }

    @Test("Kindle: form, stem and sentence, whatever signs are in them") func kindle() throws {
        let words = try read([
            "sqlite_master": .rows(["words", "lookups", "book_info"]),
            "LOOKUPS": .rows([
                [hex("necessities"), hex("necessity"), hex("The bare, \"necessities\",\nof life.")].joined(separator: ","),
                [hex("impeccable;"), "", ""].joined(separator: ","), "broken",
            ]),
        ])
        #expect(
            words == [
                LookedUpWord(form: "necessities", stem: "necessity", sentence: "The bare, \"necessities\", of life."),
                LookedUpWord(form: "impeccable", stem: "", sentence: ""),
            ])
    }

    @Test("KOReader: the sentence is put together from what stood before and behind, where it was kept") func koreader() throws {
        let context = "He slept. The rope was\u{1}taut\u{1}and wet. Nobody came."
        let words = try read([
            "sqlite_master": .rows(["vocabulary", "title"]),
            "pragma_table_info": .rows(["word", "prev_context", "next_context"]),
            "FROM vocabulary": .rows([[hex("taut"), "", hex(context)].joined(separator: ",")]),
        ])
        #expect(words == [LookedUpWord(form: "taut", stem: "", sentence: "The rope was taut and wet.")])
    }

    @Test("Kobo: words alone") func kobo() throws {
        let words = try read(["sqlite_master": .rows(["wordlist", "content"]), "WordList": .rows(["\(hex("welter")),,"])])
        #expect(words == [LookedUpWord(form: "welter", stem: "", sentence: "")])
    }

    @Test("what cannot be read is told as it is") func problems() {
        #expect(throws: LookupFileProblem.unknown) { try read(["sqlite_master": .rows(["cookies"])]) }
        #expect(throws: LookupFileProblem.noProgram) { try read(["sqlite_master": .noProgram]) }
        #expect(throws: LookupFileProblem.failed("file is not a database")) {
            try read(["sqlite_master": .failed("file is not a database")])
        }
    }
}
