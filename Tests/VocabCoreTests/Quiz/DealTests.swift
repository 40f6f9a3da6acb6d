import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Deal") struct DealTests {
    /// Words of English-looking terms, with meanings that share nothing; `tags` for each number.
    private func bookcase(_ count: Int, seed: UInt64 = 1, tags: (Int) -> [String] = { _ in [] }) throws -> Bookcase {
        var generator = SeededGenerator(seed: seed)
        let words = try (0..<count).map { number in
            let term = String(
                (0..<3).flatMap { _ in
                    ["bdfglmnprst", "aeiou"].compactMap { Array($0).randomElement(using: &generator) }
                })
            return try Word.sample(term: "\(term)\(number)", meaning: "\(100 + number)", partOfSpeech: "noun", tags: tags(number))
        }
        return try Bookcase.sample(words: words)
    }

    /// What the terms of two words have in common, from 0: so many letters at the beginning, at the end, and consonants.
    private func likeness(_ left: Word, _ right: Word) -> Double {
        func letters(_ word: Word) -> [Character] { word.term.filter(\.isLetter) }
        func common(_ left: [Character], _ right: [Character]) -> Int { zip(left, right).prefix { $0 == $1 }.count }
        func consonants(_ word: Word) -> [Character] { letters(word).filter { !"aeiou".contains($0) } }
        return Double(
            common(letters(left), letters(right)) + common(letters(left).reversed(), letters(right).reversed())
                + common(consonants(left), consonants(right)))
    }

    /// The mean over all pairs of an answer and a distractor, of the words that `counts` takes, on sheets about a fifth of the words.
    private func mean(
        _ bookcase: Bookcase, _ style: QuestionStyle, seeds: Range<UInt64> = 0..<40, where counts: (Word) -> Bool = { _ in true },
        _ figure: (Word, Word) -> Double
    ) throws -> Double {
        var (sum, pairs) = (0.0, 0)
        for seed in seeds {
            for question in try bookcase.sheet(style, count: bookcase.words.count / 5, seed: seed) where counts(question.word) {
                for word in question.wrong { sum += figure(question.word, word) }
                pairs += 3
            }
        }
        return sum / Double(pairs)
    }

    /// 35 sets of four, a chi-square of three degrees of freedom each: above 163 four times in 100,000 by chance.
    @Test("Given the four that are shown, each is the one asked for as often as the others", arguments: [0, 0.6, 1])
    func exchangeability(closeness: Double) throws {
        let bookcase = try bookcase(7)
        var asked: [Set<Word.ID>: [Word.ID: Int]] = [:]
        for seed in 0..<800 as Range<UInt64> {
            for question in try bookcase.sheet(QuestionStyle(closeness: closeness), seed: seed) {
                asked[question.shown, default: [:]][question.word.id, default: 0] += 1
            }
        }
        let sum = asked.reduce(0) { sum, set in sum + chiSquare(set.key.map { set.value[$0] ?? 0 }) }
        #expect(asked.count == 35 && sum < 163, "\(sum)")
    }

    @Test("Four words are asked for once each beside the other three, whatever the seed", arguments: 0..<50 as Range<UInt64>)
    func four(seed: UInt64) throws {
        let bookcase = try bookcase(4)
        let sheet = try bookcase.sheet(seed: seed)
        #expect(Set(sheet.map(\.word.id)).count == 4 && sheet.allSatisfy { $0.shown.count == 4 })
    }

    @Test("Every word is shown four times in a sheet", arguments: [4, 6, 7, 36, 71, 72, 73, 300], [0, 0.6, 1])
    func exposure(count: Int, closeness: Double) throws {
        let bookcase = try bookcase(count) { $0 % 3 == 0 ? [] : ["day\($0 / 10)"] }
        for seed in 0..<3 as Range<UInt64> {
            let shown = try bookcase.sheet(QuestionStyle(closeness: closeness), seed: seed).flatMap { $0.choices.map(\.word.id) }
            let uses = Dictionary(grouping: shown) { $0 }.mapValues(\.count)
            #expect(uses.count == count && uses.values.allSatisfy { $0 == 4 })
        }
    }

    @Test("Distractors are nearer to the answer the greater the closeness, and have more than by chance at the greatest")
    func closeness() throws {
        let bookcase = try bookcase(400)
        let means = try [0, 0.3, 0.6, 1].map { try mean(bookcase, QuestionStyle(closeness: $0), likeness) }
        #expect(means == means.sorted() && means[3] > 1.8 * means[0], "\(means)")
    }

    @Test("Words of one tag come together at closeness 1, and neighbouring tags before far ones")
    func tags() throws {
        let bookcase = try bookcase(400) { ["day\($0 / 20)"] }
        let days = Dictionary(uniqueKeysWithValues: bookcase.words.enumerated().map { ($1.id, $0 / 20) })
        func distance(_ left: Word, _ right: Word) -> Double { Double(abs((days[left.id] ?? 0) - (days[right.id] ?? 0))) }
        let means = try [0, 1].map { try mean(bookcase, QuestionStyle(closeness: $0), distance) }
        #expect(means[1] < 0.75 * means[0], "\(means)")
        let same = try [0, 1].map { closeness in
            try mean(bookcase, QuestionStyle(closeness: closeness)) { distance($0, $1) == 0 ? 1 : 0 }
        }
        #expect(same[1] > 4 * same[0], "\(same)")
    }

    @Test("The closeness of one word is its own: near ones for the words known well, any others for the rest")
    func closenessByWord() throws {
        let bookcase = try bookcase(400)
        let known = Set(bookcase.words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element.id))
        var style = QuestionStyle()
        style.closeness = { known.contains($0) ? 1 : 0 }
        let near = try mean(bookcase, style, where: { known.contains($0.id) }, likeness)
        let far = try mean(bookcase, style, where: { !known.contains($0.id) }, likeness)
        #expect(near > 1.2 * far, "\(near) and \(far)")
    }

    @Test("A closeness beyond 0 and 1 is as good as the nearest of them")
    func closenessOutOfBounds() throws {
        let bookcase = try bookcase(80)
        for (beyond, within) in [(-3, 0), (7, 1), (Double.infinity, 1)] as [(Double, Double)] {
            let left = try bookcase.sheet(QuestionStyle(closeness: beyond), seed: 5)
            #expect(try left == bookcase.sheet(QuestionStyle(closeness: within), seed: 5))
        }
    }

    @Test("Another round gives 95 of 100 words another set", arguments: [30, 36, 71, 72, 150], [0, 0.3, 0.6, 0.8, 1])
    func variety(count: Int, closeness: Double) throws {
        for tags in [{ _ in [] }, { ["day\($0 / 10)"] }] as [(Int) -> [String]] {
            let bookcase = try bookcase(count, tags: tags)
            let sheets = try (0..<6).map { try bookcase.sheet(QuestionStyle(closeness: closeness), seed: UInt64($0)) }
            let sets = sheets.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.word.id, $0.shown) }) }
            var (compared, changed) = (0, 0)
            for (left, right) in zip(sets, sets.dropFirst()) {
                compared += left.count
                changed += left.count { $1 != right[$0] }
            }
            #expect(compared > 100 && changed * 100 >= compared * 95, "\(changed) of \(compared)")
        }
    }

    @Test("The same seed gives the same questions, another seed others")
    func seeds() throws {
        let bookcase = try bookcase(60) { ["day\($0 / 10)"] }
        #expect(try bookcase.sheet(seed: 3) == bookcase.sheet(seed: 3))
        #expect(try bookcase.sheet(seed: 3) != bookcase.sheet(seed: 4))
    }

    @Test(
        "Two directions, and two lists of one size, have no answer key in common under one seed; a sheet and a round of one list have"
    )
    func keys() throws {
        let (bookcase, other) = (try bookcase(200), try bookcase(200, seed: 2))
        func key(_ bookcase: Bookcase, _ dealing: Dealing, _ direction: GamePlan.Directions) throws -> [Int] {
            try bookcase.sheet(directions: direction, dealing: dealing, seed: 9).map(\.answer)
        }
        let keys = try [key(bookcase, .sheet, .forward), key(bookcase, .sheet, .reverse), key(other, .sheet, .forward)]
        #expect(try key(bookcase, .round, .forward) == keys[0])
        for left in keys.indices {
            for right in keys.indices where left < right {
                let same = zip(keys[left], keys[right]).count { $0 == $1 }
                #expect(same < 80, "\(same) of 200 of \(left) and \(right)")
            }
        }
    }
}
