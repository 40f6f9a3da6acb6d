import Testing
import VocabTestSupport

@testable import VocabCore

/// Reading lines fast that stand exactly as this program writes them.
@Suite("Lines of the history as they are written here") struct HistoryLineOwnTests {
    private func line(_ generator: inout SeededGenerator) -> [UInt8] {
        func any<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &generator)] }
        let modes: [ArcadeMode?] = [nil, nil, .time(seconds: 60), .lives(3)]
        let arcade = any(modes).map { ArcadeRound(id: Identifier(using: &generator), mode: $0) }
        let review = Review(
            at: Timestamp(secondsSince1970: Int.random(in: 0...4_000_000_000, using: &generator)),
            word: Word.ID(using: &generator),
            bookcase: Bookcase.ID(using: &generator), game: any([.choice, .typed, .flashcards, .hangman, .match]),
            direction: any([.forward, .reverse]), outcome: any([.right, .wrong, .skipped]),
            grade: any([nil, .again, .hard, .good, .easy]), choices: any([nil, 2, 3, 4]),
            chosen: Bool.random(using: &generator) ? Word.ID(using: &generator) : nil, hints: any([0, 0, 1, 2]),
            arcade: arcade,
            milliseconds: any([0, 7, 1_234, -5]))
        let line = HistoryLine.review(Identifier(using: &generator), review)
        return line.encoded(sequence: Int.random(in: 1...1 << 39, using: &generator)).dropLast()
    }

    @Test("every answer that is written is read so, and as the whole reading reads it") func written() throws {
        var generator = SeededGenerator(seed: 1)
        var read = 0
        for _ in 0..<500 {
            let bytes = line(&generator)
            let whole = try HistoryLine.decode(bytes)
            guard let own = HistoryLine.decodeOwn(bytes[...]) else {
                // A clock that was set back leaves a negative time, which takes the slow way.
                #expect(String(decoding: bytes, as: UTF8.self).contains("\"milliseconds\":-5"))
                continue
            }
            read += 1
            #expect(own.line == whole.line && own.sequence == whole.sequence)
        }
        #expect(read > 300)
    }

    @Test("whatever is read so of a damaged line is what the whole reading reads") func damaged() throws {
        var generator = SeededGenerator(seed: 2)
        let bytes = Array("\"{}[]:,0a9Ze-\\ ".utf8)
        for _ in 0..<3_000 {
            var damaged = line(&generator)
            let place = Int.random(in: damaged.indices, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: damaged[place] = bytes[Int.random(in: bytes.indices, using: &generator)]
            case 1: damaged.remove(at: place)
            default: damaged.insert(bytes[Int.random(in: bytes.indices, using: &generator)], at: place)
            }
            guard let own = HistoryLine.decodeOwn(damaged[...]) else { continue }
            let whole = try HistoryLine.decode(damaged)
            #expect(own.line == whole.line && own.sequence == whole.sequence)
        }
    }
}
