import VocabTestSupport

@testable import VocabCore
@testable import VocabBenchmark

extension Question {
    /// A question whose choices are these words, the one at `answer` right.
    static func sample(_ words: [Word], answer: Int = 0, direction: Direction = .forward) -> Question {
        Question(words[answer], in: .sample(1), direction: direction, choices: words)
    }

    /// A question that shows `prompt` and these texts.
    static func sample(_ prompt: String, _ texts: [String], answer: Int = 0) throws -> Question {
        let words = try texts.enumerated().map { place, text in
            let number = text.unicodeScalars.map { String($0.value) }.joined()
            return try Word.sample(term: place == answer ? prompt : "ω\(number)", meaning: text)
        }
        return sample(words, answer: answer)
    }
}

/// Sheets made for a test.
struct Sheets {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// `count` sheets of `size` questions; `texts` gives the right text and the three wrong ones, which are then mixed.
    mutating func make(
        _ count: Int, of size: Int, _ texts: (inout SeededGenerator) -> (right: String, wrong: [String])
    ) throws -> [[Question]] {
        try (0..<count).map { _ in
            try (0..<size).map { number in
                let (right, wrong) = texts(&generator)
                let answer = Int.random(in: 0...3, using: &generator)
                var all = wrong
                all.insert(right, at: answer)
                return try Question.sample("prompt \(number)", all, answer: answer)
            }
        }
    }

    /// A random text: one to three senses of Hangul and Latin letters, some with a remark.
    static func text(_ generator: inout SeededGenerator) -> String {
        let senses = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            letters(Int.random(in: 1...6, using: &generator), &generator)
        }
        return senses.joined(separator: ", ") + (Int.random(in: 0..<4, using: &generator) == 0 ? " (a)" : "")
    }

    /// So many random letters.
    static func letters(_ count: Int, _ generator: inout SeededGenerator) -> String {
        String((0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
    }

    private static let alphabet = Array("가나다라마바사아자차카타파하abcdefghij")
}
