import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Terminal sequences in text") struct EscapeTests {
    @Test(
        "go with all that belongs to them",
        arguments: [
            ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{9B}1;2Hx", "x"), ("\u{1B}]0;title\u{7}x", "x"),
            ("\u{1B}]8;;http://a\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"), ("\u{1B}Pq#0\u{1B}\\x", "x"), ("\u{1B}(Bx", "x"),
            ("\u{1B}cx", "x"),
            ("a\u{1B}", "a"), ("\u{1B}[", ""), ("\u{1B}[31", ""), ("plain", "plain"),
        ])
    func removed(text: String, rest: String) {
        #expect(Text.withoutEscapes(text) == rest)
    }

    @Test("that never end hide no text")
    func unclosed() {
        #expect(Text.withoutEscapes("\u{1B}]0;단어") == "0;단어")
    }

    @Test("leave no way to make a term of nothing else")
    func blankTerm() {
        #expect(throws: WordError.incomplete(missing: [.term])) { try Word.sample(term: "\u{1B}[31m", meaning: "x") }
        #expect(Text.key("\u{1B}[1mApple\u{1B}[0m") == "apple")
    }

    @Test(
        "that never end take steps in proportion to the text, not to its square",
        arguments: ["\u{1B}]", "\u{9D}", "\u{1B}P\u{1B}["])
    func manyUnclosed(sequence: String) {
        let text = Array(String(repeating: sequence + "가", count: 4_000).unicodeScalars)
        let counted = CountedCollection(text)
        let rest = Text.withoutEscapes(counted)
        #expect(String(rest) == String(repeating: "가", count: 4_000))
        #expect(counted.reads <= 6 * text.count)
    }
}
