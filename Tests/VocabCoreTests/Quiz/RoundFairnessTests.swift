import Testing
import VocabTestSupport

@testable import VocabCore

/// In a played round nothing that came before helps.
@Suite("Fair rounds") struct RoundFairnessTests {
    private static let parts = ["noun", "noun", "verb", "noun", "adjective", "verb", "noun, verb", "adverb"]

    /// Words of several parts of speech, some of which are rare.
    private func bookcase(_ count: Int) throws -> Bookcase {
        try Bookcase.generated(count: count, seed: UInt64(count)) { Self.parts[$0 % Self.parts.count] }
    }

    private func round(_ bookcase: Bookcase, _ count: Int, seed: UInt64) throws -> [Question] {
        var questions = try QuestionSequence(over: [bookcase], count: count, seed: seed)
        return (0..<count).compactMap { _ in questions.nextQuestion() }
    }

    /// The choices of each question that were right before in its round.
    private func choicesAskedBefore(_ round: [Question]) -> [Int] {
        round.enumerated().map { number, question in
            question.shown.intersection(round[..<number].map(\.word.id)).count
        }
    }

    @Test("No choice was right before, until three words of the bookcase are left", arguments: [4, 5, 8, 12, 20, 49])
    func noChoiceTwice(count: Int) throws {
        let bookcase = try bookcase(count)
        for seed in 0..<20 as Range<UInt64> {
            let round = try round(bookcase, count, seed: seed)
            #expect(choicesAskedBefore(round) == Array(repeating: 0, count: count - 3) + [1, 2, 3])
            #expect(Set(round.suffix(4).map(\.shown)).count == 1, "the last four stand together to the end")
        }
    }

    @Test("Given what was shown and told before, each of the four is the one asked for as often as the others")
    func exchangeability() throws {
        // By how often each choice was shown before, the rank of the right one: with ties broken by the word's own number.
        let bookcase = try bookcase(9)
        let numbers = Dictionary(uniqueKeysWithValues: bookcase.words.enumerated().map { ($1.id, $0) })
        var ranks = Array(repeating: [0, 0, 0, 0], count: 6)
        for seed in 0..<2_000 as Range<UInt64> {
            var shown: [Word.ID: Int] = [:]
            for (number, question) in try round(bookcase, 6, seed: seed).enumerated() {
                let order = question.shown.sorted { left, right in
                    (shown[left] ?? 0, numbers[left] ?? 0) < (shown[right] ?? 0, numbers[right] ?? 0)
                }
                if let rank = order.firstIndex(of: question.word.id) { ranks[number][rank] += 1 }
                for id in question.shown { shown[id, default: 0] += 1 }
            }
        }
        #expect(ranks.allSatisfy { chiSquare($0) < 16.27 }, "\(ranks)")
    }

    @Test("In twenty questions of a hundred words no word comes back that was asked, nor one of another part of speech")
    func fewOfMany() throws {
        let bookcase = try bookcase(100)
        for seed in 0..<10 as Range<UInt64> {
            let round = try round(bookcase, 20, seed: seed)
            #expect(round.count == 20 && choicesAskedBefore(round).allSatisfy { $0 == 0 })
            for question in round {
                func parts(_ word: Word) -> Set<String> {
                    Set(word.content.partOfSpeech.split(separator: ",").map { Text.key(String($0)) })
                }
                #expect(question.wrong.allSatisfy { !parts($0).isDisjoint(with: parts(question.word)) })
            }
        }
    }

    @Test("At the end of a kind neither what was right before nor the kind tells the right choice", arguments: [60, 100])
    func endOfAKind(count: Int) throws {
        let bookcase = try Bookcase.generated(count: count, seed: 3) { ["noun", "verb", "adjective", "adverb"][$0 % 4] }
        var (byMemory, byKind, questions) = (0.0, 0.0, 0)
        for seed in 0..<10 as Range<UInt64> {
            let round = try round(bookcase, count, seed: seed)
            #expect(round.count == count)
            let askedBefore = choicesAskedBefore(round)
            for (question, asked) in zip(round, askedBefore).dropLast() {
                let alike = 1 + question.wrong.count { $0.content.partOfSpeech == question.word.content.partOfSpeech }
                #expect(asked <= 2 && alike >= 3, "\(question.wrong.map(\.term)), \(asked) asked before")
                byMemory += 1 / Double(question.choices.count - asked)
                byKind += 1 / Double(alike)
                questions += 1
            }
        }
        // Of each of the four kinds three questions are more than even chances: 1/3, 1/3 and 1/2 by memory, 1/4, 1/3 and 1/3 by the kind.
        #expect(abs(byMemory / Double(questions) - (0.25 + 4 * (1 / 12 + 1 / 12 + 1 / 4) / Double(count))) < 0.01)
        #expect(byKind / Double(questions) < 0.25 + 4 * (1 / 12 + 1 / 12) / Double(count) + 0.001)
    }

    @Test("Another question about a word of the round has another set of choices")
    func variety() throws {
        let bookcase = try Bookcase.generated(count: 60)
        let rounds = try (0..<8).map { try round(bookcase, 60, seed: $0) }
        let sets = rounds.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.word.id, $0.shown) }) }
        var same = 0
        for (left, right) in zip(sets, sets.dropFirst()) { same += left.count { $1 == right[$0] } }
        #expect(same <= 7 * 60 / 20, "\(same)")
    }

    @Test("A missed word comes back beside words that were asked as well, so that it does not stand out")
    func comeBack() throws {
        for seed in 0..<30 as Range<UInt64> {
            var questions = try QuestionSequence(
                GamePlan(over: [try Bookcase.generated(count: 40)], count: 30, missedComeBack: true, seed: seed))
            var asked: Set<Word.ID> = []
            var returned = 0
            for number in 0..<30 {
                guard let question = questions.nextQuestion() else { break }
                let others = Set(question.wrong.map(\.id))
                if asked.contains(question.word.id) {
                    returned += 1
                    #expect(others.isSubset(of: asked))
                } else {
                    #expect(others.isDisjoint(with: asked))
                }
                asked.insert(question.word.id)
                if [4, 9, 10].contains(number) { questions.comeBack() }
            }
            #expect(returned == 3)
        }
    }

    @Test("Words that were typed are known as well: they are no choices later")
    func typed() throws {
        let bookcase = try Bookcase.sample(
            pairs: [("a", "가, 나, 다, 라"), ("b", "가"), ("c", "나"), ("d", "다"), ("e", "라")]
                + (0..<8).map { ("t\($0)", "뜻\($0)번") })
        for seed in 0..<20 as Range<UInt64> {
            var questions = try QuestionSequence(over: [bookcase], count: 8, answering: .typed, seed: seed)
            var maker = try QuestionMaker(bookcase, dealing: .round, allowsTyping: true, seed: seed)
            var generator = SeededGenerator(seed: seed)
            let typed = questions.nextQuestion()?.word
            let index = try #require(bookcase.words.firstIndex { $0.id == typed?.id })
            _ = maker.question(about: index, .forward, .typed, using: &generator)
            let next = try #require(maker.question(about: index == 12 ? 11 : 12, direction: .forward, using: &generator))
            #expect(!next.shown.contains(bookcase.words[index].id))
        }
    }

    @Test("What a learner confused stands beside the answer again, unless it was asked in this round")
    func confusions() throws {
        let bookcase = try Bookcase.generated(count: 30)
        let (left, right) = (bookcase.words[3].id, bookcase.words[21].id)
        for seed in 0..<20 as Range<UInt64> {
            var style = QuestionStyle()
            style.confusions = Confusions(among: [left, right])
            var questions = try QuestionSequence(over: [bookcase], count: 30, style: style, seed: seed)
            var asked: Set<Word.ID> = []
            while asked.count < 27, let question = questions.nextQuestion() {
                if [left, right].contains(question.word.id) {
                    #expect(question.shown.isSuperset(of: [left, right]) == asked.isDisjoint(with: [left, right]))
                }
                asked.insert(question.word.id)
            }
        }
    }

    @Test("A question of a round looks up the words of its group, however many there are", arguments: [36, 500, 3_000])
    func cost(count: Int) throws {
        let counting = HandmadeThesaurus()
        let words = try (0..<count).map { try Word.sample(term: "term\($0)", meaning: "뜻\($0)번", partOfSpeech: "noun") }
        let bookcase = try Bookcase.sample(words: words)
        var questions = try QuestionSequence(over: [bookcase], count: 10, style: QuestionStyle(thesaurus: counting), seed: 1)
        #expect((12...384).contains(counting.lookups.count), "\(counting.lookups.count)")
        while questions.nextQuestion() != nil {}
        #expect(counting.lookups.count <= 10 * 384)
    }
}
