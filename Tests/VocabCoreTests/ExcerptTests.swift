import Testing
import VocabTestSupport

@testable import VocabCore

/// What a game reads of a bookcase that is too large to be read as a whole.
@Suite struct ExcerptTests {
    /// 200 words, of which each two neighbours have one term.
    private static func large() throws -> Bookcase {
        try .sample(pairs: (0..<200).map { ("term\($0 / 2)", "뜻\($0)") })
    }

    private func excerpt(_ text: String, seed: UInt64 = 1) -> Bookcase? {
        BookcaseFile.excerpt(of: Array(text.utf8), Excerpt(seed: seed), size: 50)
    }

    private func text(_ bookcase: Bookcase) -> String { String(decoding: BookcaseFile.encode(bookcase), as: UTF8.self) }

    @Test(
        "A large bookcase gives as many words as are wanted, others for another seed, with all that share a term with one of them"
    )
    func drawn() throws {
        let whole = try Self.large()
        let first = try #require(excerpt(text(whole)))
        #expect(first == excerpt(text(whole)))
        #expect(first != excerpt(text(whole), seed: 2))
        #expect((50...100).contains(first.words.count))
        #expect(first.words == whole.words.filter { first.words.contains($0) })
        for word in first.words { #expect(first.words(withTerm: word.term) == whole.words(withTerm: word.term)) }
        #expect(first.with(whole.words) == whole)
    }

    @Test("Each word is drawn as often as any other")
    func evenly() throws {
        let bytes = BookcaseFile.encode(try .generated(count: 100))
        var counts: [Word.ID: Int] = [:]
        for seed in 0..<400 as Range<UInt64> {
            for word in try #require(BookcaseFile.excerpt(of: bytes, Excerpt(seed: seed), size: 25)).words {
                counts[word.id, default: 0] += 1
            }
        }
        #expect(counts.count == 100)
        let all = counts.values.reduce(0, +)
        #expect(all == 400 * 25)
        // Five standard deviations of 400 draws with a chance of one in four.
        #expect(counts.values.allSatisfy { abs($0 - 100) < 44 }, "\(counts.values.sorted())")
    }

    @Test("A small bookcase, another layout, a newer format and a broken line are for the whole reading")
    func whole() throws {
        let text = text(try Self.large())
        #expect(excerpt(self.text(try .generated(count: 50))) == nil)
        #expect(excerpt(text.replacing("{\"id\":", with: "{ \"id\":")) == nil)
        #expect(excerpt(text.replacing("\n", with: "")) == nil)
        #expect(excerpt(text.replacing("\"format\":1", with: "\"format\":2")) == nil)
        #expect(excerpt(String(text.dropLast(3))) == nil)
        for word in ["뜻0", "뜻117", "뜻199"] {
            let line = try #require(text.split(separator: "\n").first { $0.contains("\"\(word)\"") })
            #expect(excerpt(text.replacing(line, with: line.dropLast(2))) == nil)
            #expect(excerpt(text.replacing(line, with: line.dropFirst(1))) == nil)
            #expect(excerpt(text.replacing(line, with: "")) == nil)
        }
    }

    @Test("A line that is broken within is for the whole reading when it is drawn")
    func brokenWithin() throws {
        let text = text(try Self.large()).replacing("\"뜻7\"", with: "\"뜻7")
        let excerpts = (0..<20 as Range<UInt64>).map { excerpt(text, seed: $0) }
        #expect(excerpts.contains { $0 == nil })
        #expect(!excerpts.compactMap(\.self).contains { $0.words.contains { $0.term == "term3" } })
    }

    @Test("A word of which two are drawn with one identifier is for the whole reading, which names the place")
    func repeated() throws {
        let whole = try Self.large()
        let text = text(whole).replacing(whole.words[9].id.description, with: whole.words[8].id.description)
        let seeds = (0..<20 as Range<UInt64>).filter { excerpt(text, seed: $0) == nil }
        #expect(!seeds.isEmpty)
        #expect(throws: JSONError.self) { try BookcaseFile.decode(Array(text.utf8)) }
    }

    @Test("Every line of a large file can be cut anywhere: the excerpt is right, or it is left to the whole reading")
    func cut() throws {
        let whole = try Self.large()
        let bytes = BookcaseFile.encode(whole)
        for end in stride(from: 0, to: bytes.count, by: 37) {
            let excerpt = BookcaseFile.excerpt(of: Array(bytes[..<end]), Excerpt(seed: 1), size: 50)
            #expect(excerpt == nil)
        }
    }
}
