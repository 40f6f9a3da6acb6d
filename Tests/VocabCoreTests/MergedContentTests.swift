import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("What is merged into a word") struct MergedContentTests {
    private static let pieces = [
        "은행", "둑", "강가", "(금융)", "(강의)", "은행(돈)", "기대다", "~에 기대다", "1,000", "줄, 열", "a/b", "[문법]", "(안 (속))",
    ]

    private func randomMeaning(_ generator: inout SeededGenerator) -> String {
        let separators = [", ", "; ", " / ", "，", " "]
        let count = Int.random(in: 1...4, using: &generator)
        let pieces = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
        return Text.cleaned(
            pieces.dropFirst().reduce(pieces[0]) { $0 + (separators.randomElement(using: &generator) ?? "") + $1 })
    }

    private func words(of text: String) -> Set<String> {
        Set(text.split { ",;/，()[]~ ".contains($0) }.map(String.init))
    }

    @Test("every word of every meaning is in what comes of it, and nothing is added twice")
    func keepsAll() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<2_000 {
            let meanings = (0..<4).map { _ in randomMeaning(&generator) }
            var merged = MergedContent(WordContent(term: "bank", meaning: meanings[0]))
            for meaning in meanings.dropFirst() { _ = try merged.add(WordContent(term: "bank", meaning: meaning)) }
            let result = merged.content.meaning
            for meaning in meanings {
                #expect(words(of: meaning).isSubset(of: words(of: result)), "\(meanings) → \(result)")
                #expect(try !merged.add(WordContent(term: "bank", meaning: meaning)))
                var again = MergedContent(merged.content)
                #expect(try !again.add(WordContent(term: "bank", meaning: meaning)))
            }
        }
    }

    @Test("a further meaning is appended as it stands, with its separators and brackets")
    func appended() throws {
        var merged = MergedContent(WordContent(term: "bank", meaning: "은행"))
        #expect(try merged.add(WordContent(term: "bank", meaning: "은행 / 둑 (강가)")))
        #expect(merged.content.meaning == "은행 / 둑 (강가)")
        #expect(try !merged.add(WordContent(term: "bank", meaning: "둑, 은행")))
        #expect(try merged.add(WordContent(term: "bank", meaning: "둑 (제방)")))
        #expect(merged.content.meaning == "은행 / 둑 (강가); 둑 (제방)")
    }

    @Test(
        "a second part of speech joins the first, under one name", arguments: [("noun", "v.", "noun, verb"), ("n.", "명사", "n.")])
    func partsOfSpeech(first: String, second: String, both: String) throws {
        var content = WordContent(term: "estimate", meaning: "견적")
        content.partOfSpeech = first
        var other = WordContent(term: "estimate", meaning: "어림잡다")
        other.partOfSpeech = second
        var merged = MergedContent(content)
        #expect(try merged.add(other))
        #expect(merged.content.partOfSpeech == both)
        #expect(try !merged.add(other))
    }
}
