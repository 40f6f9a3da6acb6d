import Testing
import VocabCore
import VocabTestSupport

/// Whether `other` might be a right answer to a question about `word`, told in the plainest way.
private func mayBeRight(_ other: Word, for word: Word, in bookcase: Bookcase) -> Bool {
    func sameTerm(_ word: Word) -> [Word] { bookcase.words.filter { Text.key($0.term) == Text.key(word.term) } }
    func lists(_ word: Word, _ other: Word) -> Bool { word.content.synonyms.map(Text.key).contains(Text.key(other.term)) }
    return Text.key(word.term) == Text.key(other.term)
        || sameTerm(word).contains { left in
            sameTerm(other).contains { right in
                Senses(of: left.meaning).share(with: Senses(of: right.meaning)) || lists(left, right) || lists(right, left)
            }
        }
}

/// A bookcase in which words collide in every way: shared senses, synonyms, and the same term twice when `repeatsTerms`.
private func crowded(count: Int, seed: UInt64, repeatsTerms: Bool) throws -> Bookcase {
    var generator = SeededGenerator(seed: seed)
    let senses = ["가", "나", "다(첫째)", "다", "라", "마.", "바", "사", "아", "① 가", "자", "차", "카"]
    let words = try (0..<count).map { number in
        let meaning = (0..<Int.random(in: 1...2, using: &generator)).compactMap { _ in senses.randomElement(using: &generator) }
        let term = repeatsTerms ? Int.random(in: 0..<count, using: &generator) : number
        let synonym = Int.random(in: 0..<(count * 2), using: &generator)
        return try Word.sample(
            term: Bool.random(using: &generator) ? "t\(term)" : "Ｔ\(term)", meaning: meaning.joined(separator: "; "),
            id: .sample(seed * 100 + UInt64(number)), synonyms: ["T\(synonym)"])
    }
    return try Bookcase.sample(words: words)
}

@Suite struct FairnessTests {
    @Test("No distractor is also right, and no two choices read alike", arguments: 4...12, [false, true])
    func fair(count: Int, repeatsTerms: Bool) throws {
        var made = 0
        for seed in 0..<60 as Range<UInt64> {
            let bookcase = try crowded(count: count, seed: seed, repeatsTerms: repeatsTerms)
            guard var questions = try? QuestionSequence(over: [bookcase], count: count, directions: .mixed, seed: seed) else {
                continue
            }
            while let question = questions.nextQuestion() {
                made += 1
                #expect(question.choices.count(where: question.isCorrect) == 1)
                #expect(Set(question.choices.map { Text.key($0.text) }).count == 4)
                for choice in question.choices where !question.isCorrect(choice) {
                    #expect(!mayBeRight(choice.word, for: question.word, in: bookcase))
                }
            }
        }
        #expect(made > 5, "the bookcases are too crowded to say anything")
    }

    @Test("Every word is asked or passed over, and passed over only when three fair distractors cannot be had", arguments: 4...12)
    func skippedWords(count: Int) throws {
        for seed in 0..<60 as Range<UInt64> {
            let bookcase = try crowded(count: count, seed: seed, repeatsTerms: false)
            guard var questions = try? QuestionSequence(over: [bookcase], count: count, seed: seed) else { continue }
            var asked = 0
            while questions.nextQuestion() != nil { asked += 1 }
            #expect(asked + questions.skippedWords.count == count)
            for word in questions.skippedWords.map(\.word) {
                let fair = bookcase.words.filter { !mayBeRight($0, for: word, in: bookcase) }
                #expect(Set(fair.map { Text.key($0.meaning) }).count < 3, "\(word.term) could have been asked")
            }
        }
    }

    @Test("A synonym is no distractor, on whichever of the two it is noted", arguments: [true, false])
    func synonyms(isOnAnswer: Bool) throws {
        let left = try Word.sample(term: "big", meaning: "큰", synonyms: isOnAnswer ? ["LARGE"] : [])
        let right = try Word.sample(term: "large", meaning: "넓은", synonyms: isOnAnswer ? [] : ["Ｂig"])
        let bookcase = try Bookcase.sample(words: [left, right] + Bookcase.generated(count: 3).words)
        for seed in 0..<30 as Range<UInt64> {
            var questions = try QuestionSequence(over: [bookcase], count: 5, directions: .mixed, seed: seed)
            while let question = questions.nextQuestion() {
                #expect(
                    !Set([left.id, right.id]).isSubset(of: question.choices.map(\.word.id))
                        || ![left.id, right.id].contains(question.word.id))
            }
        }
    }

    @Test("All meanings of a term count as its own, also where the term is there twice")
    func sameTermTwice() throws {
        let bank = try Word.sample(term: "bank", meaning: "은행")
        let shore = try Word.sample(term: "Bank", meaning: "둑")
        let dam = try Word.sample(term: "dike", meaning: "둑, 제방")
        let bookcase = try Bookcase.sample(words: [bank, shore, dam] + Bookcase.generated(count: 4).words)
        for seed in 0..<30 as Range<UInt64> {
            var questions = try QuestionSequence(over: [bookcase], count: 7, directions: .mixed, seed: seed)
            while let question = questions.nextQuestion() {
                guard Text.key(question.word.term) == "bank" else { continue }
                let shown = question.choices.filter { !question.isCorrect($0) }.map(\.word.id)
                #expect(Set(shown).isDisjoint(with: [bank.id, shore.id, dam.id]))
            }
        }
    }
}
