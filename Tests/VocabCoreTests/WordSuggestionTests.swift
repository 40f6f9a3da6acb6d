import Testing

@testable import VocabCore

/// What other words propose for a term that is being added.
@Suite("Suggestions for a new word") struct WordSuggestionTests {
    private func word(_ term: String, _ meaning: String, _ part: String = "", _ pronunciation: String = "") -> WordContent {
        var content = WordContent(term: term, meaning: meaning)
        content.partOfSpeech = part
        content.pronunciation = pronunciation
        return content
    }

    @Test("the first word of the term counts, whatever its case; later ones fill what it leaves out") func first() {
        let words = [
            word("pear", "배"), word("Apple", "사과"), word("apple", "애플", "noun"), word("ａｐｐｌｅ", "능금", "verb", "/ˈæpl/"),
        ]
        let suggestion = WordSuggestion(for: "apple ", from: words)
        #expect(suggestion[.meaning] == "사과" && suggestion[.partOfSpeech] == "noun" && suggestion[.pronunciation] == "/ˈæpl/")
    }

    @Test("of a term that nobody knows nothing is proposed, and never an example, a note or tags") func nothing() {
        var full = word("apple", "사과")
        for field in WordField.allCases where field != .term { full[field] = "x" }
        #expect(WordSuggestion(for: "app", from: [full]) == WordSuggestion(for: "app", from: []))
        let proposed = WordField.allCases.filter { !WordSuggestion(for: "apple", from: [full])[$0].isEmpty }
        #expect(proposed == [.meaning, .partOfSpeech, .pronunciation])
    }
}

/// How words hold a text that is looked for.
@Suite("Looking for a text") struct SearchTextTests {
    private func hit(_ text: String, _ term: String, _ meaning: String) throws -> SearchText.Hit? {
        var generator = SeededGenerator(seed: 1)
        let moment = Timestamp(secondsSince1970: 0)
        return SearchText(text).hit(
            in: try Word(WordContent(term: term, meaning: meaning), id: Word.ID(using: &generator), added: moment))
    }

    @Test("the term or a sense as a whole, its beginning, or somewhere inside") func hits() throws {
        #expect(try hit("arm", "ARM", "팔") == .whole)
        #expect(try hit("버리다", "abandon", "떠나다, 버리다(영구히)") == .whole)
        #expect(try hit("arm", "army", "군대") == .beginning)
        #expect(try hit("버리", "abandon", "떠나다, 버리다") == .beginning)
        #expect(try hit("arm", "alarm", "경보") == .inside)
        #expect(try hit("xyz", "alarm", "경보") == nil)
    }
}
