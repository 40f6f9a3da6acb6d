import Testing
import VocabTestSupport

@testable import VocabCore

/// Which words are wanted by their tags.
@Suite("Words by their tags") struct TagFilterTests {
    private func word(_ tags: String...) throws -> Word {
        var content = WordContent(term: "apple", meaning: "사과")
        content.tags = tags
        return try Word(content, id: .sample(1), added: .sample)
    }

    @Test(
        "a tag or a range of numbers",
        arguments: [
            ("750", "750", true), ("750", "Ｓ750", false), ("Day1", "day1", true), ("day1..day5", "DAY 3", false),
            ("day 1..day 5", "Day 3", true), ("day1..day5", "day3", true), ("day1..5", "day05", true),
            ("day5..day1", "day2", true),
            ("day1..day5", "day6", false), ("day1..day5", "unit3", false), ("1..30", "7", true), ("1..30", "day7", false),
            ("a..b", "a..b", true), ("a..b", "a", false), ("1..2..3", "2", false), ("..", "..", true),
        ])
    func filter(text: String, tag: String, passes: Bool) throws {
        #expect(try TagFilter([text]).contains(word("other", tag)) == passes)
    }

    @Test("of several any will do, of none every word passes") func several() throws {
        let filter = TagFilter(["600", "day1..day2"])
        #expect(try filter.contains(word("600")) && filter.contains(word("day2")) && !filter.contains(word("day3")))
        #expect(try !filter.contains(word()) && TagFilter([]).contains(word()))
    }

    @Test("tags are counted once a word, whatever their case, and stand in the order of their numbers") func counts() throws {
        let counts = TagCounts(of: [try word("day10", "Day2"), try word("day2", "DAY2"), try word("900")])
        #expect(counts.counts.map { "\($0.tag) \($0.words)" } == ["900 1", "Day2 2", "day10 1"])
    }
}
