import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("The command that adds a word again") struct OfferedAddTests {
    @Test("holds every field, so that the word comes back as it was") func everyField() throws {
        let play = Play(language: "en")
        try play.putFruit()
        var content = WordContent(term: "it's a \"plum\"", meaning: "자두; 오얏")
        for field in WordField.allCases where content[field].isEmpty {
            content[field] = field == .partOfSpeech ? "noun" : "--\(field) $x;'y'"
        }
        let words = Invocation(adding: content, to: "과일").words
        #expect(play.run(words).status == .done)
        let added = try #require(try play.words(of: "과일").last)
        for field in WordField.allCases { #expect(added.content[field] == content[field], "\(field)") }
    }
}
