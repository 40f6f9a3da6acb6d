import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Seating") struct SeatingTests {
    /// Signatures of words many of which mean the same, or nearly, or sound alike.
    private func crowd(_ count: Int, seed: UInt64) throws -> [Fairness.Signature] {
        var generator = SeededGenerator(seed: seed)
        let stems = ["포기", "연구", "시설", "편의", "운전", "면허", "풍부", "정확", "가격", "인상"]
        let words = try (0..<count).map { number in
            let senses = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                let parts = (0..<Int.random(in: 1...2, using: &generator)).compactMap { _ in
                    stems.randomElement(using: &generator)
                }
                return parts.joined(separator: " ") + (Bool.random(using: &generator) ? "하다" : "")
            }
            let lone = Int.random(in: 0..<3, using: &generator) == 0
            return try Word.sample(term: "t\(number)", meaning: lone ? "뜻\(number)번" : senses.joined(separator: ", "))
        }
        let fairness = Fairness(over: words)
        return words.indices.map(fairness.signature)
    }

    @Test("No two that would answer each other, or nearly, sit within reach of each other", arguments: 0..<40 as Range<UInt64>)
    func distance(seed: UInt64) throws {
        for count in [4, 7, 12, 13, 20, 37] {
            let guests = try crowd(count, seed: seed)
            let seats = Seating(guests).seats
            #expect(Set(seats).count == seats.count && seats.allSatisfy(guests.indices.contains))
            for place in seats.indices {
                for step in 1...Ring.reach where step % seats.count != 0 {
                    let neighbour = seats[(place + step) % seats.count]
                    #expect(guests[seats[place]].conflict(beside: guests[neighbour]) < .near)
                }
            }
        }
    }

    @Test("Words with nothing against each other all sit, in the order given", arguments: [4, 5, 6, 7, 12, 13, 36, 71])
    func nothingHinders(count: Int) throws {
        let fairness = Fairness(over: try Bookcase.generated(count: count, seed: UInt64(count)).words)
        let guests = (0..<count).map(fairness.signature)
        for left in guests {
            for right in guests where left.term != right.term { #expect(left.conflict(beside: right) < .near) }
        }
        #expect(Set(Seating(guests).seats) == Set(0..<count))
        let plain = Fairness(over: try (0..<count).map { try Word.sample(term: "t\($0)", meaning: "\(10 + $0)") })
        #expect(Seating((0..<count).map(plain.signature)).seats == Array(0..<count))
    }

    @Test("A word that cannot sit where it comes first is tried again when all others sit")
    func secondTry() throws {
        let alike = try (0..<2).map { try Word.sample(term: "twin\($0)", meaning: "쌍둥이") }
        let others = try (0..<14).map { try Word.sample(term: "t\($0)", meaning: "\(10 + $0)") }
        let fairness = Fairness(over: alike + others)
        let seats = Seating((0..<16).map(fairness.signature)).seats
        #expect(Set(seats) == Set(0..<16))
    }

    @Test("Fewer than four words that can sit together do not sit at all")
    func tooFew() throws {
        let words = try ["가", "나", "다", "다(셋째)", "가; 나"].enumerated().map { try Word.sample(term: "t\($0)", meaning: $1) }
        let fairness = Fairness(over: words)
        #expect(Seating(words.indices.map(fairness.signature)).seats == [])
        #expect(Seating([]).seats == [])
    }

    @Test("Words that sound alike sit apart where there is room")
    func soundsAlike() throws {
        let words = try (0..<24).map { number in
            try Word.sample(term: "t\(number)", meaning: number == 20 ? "청색 도마" : number == 21 ? "청색 지붕" : "\(10 + number)")
        }
        let fairness = Fairness(over: words)
        let guests = words.indices.map(fairness.signature)
        #expect(guests[20].conflict(beside: guests[21]) == .soundsAlike)
        let seats = Seating(guests).seats
        let places = [20, 21].compactMap { seats.firstIndex(of: $0) }
        #expect(seats.count == 24 && places.count == 2)
        let steps = abs(places[0] - places[1])
        #expect(min(steps, 24 - steps) > Ring.reach)
    }
}
