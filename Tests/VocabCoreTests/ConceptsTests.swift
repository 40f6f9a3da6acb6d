import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Concepts") struct ConceptsTests {
    @Test("are near when one is shared, or one stands directly above the other")
    func near() {
        let car = Concepts(own: [1, 2], broader: [10])
        #expect(car.areNear(Concepts(own: [2, 3], broader: [])))
        #expect(car.areNear(Concepts(own: [10], broader: [])))
        #expect(car.areNear(Concepts(own: [4], broader: [1])))
        #expect(!car.areNear(Concepts(own: [3], broader: [10])), "two kinds of one thing are no synonyms")
        #expect(!car.areNear(.none))
        #expect(!Concepts.none.areNear(.none))
    }

    @Test("are near in both directions or in none, and to whatever they are a part of")
    func laws() {
        Fuzz.cases(2_000, "concepts") { number, generator in
            func some() -> Concepts {
                func numbers() -> Set<Int> {
                    Set((0..<Int.random(in: 0...3, using: &generator)).map { _ in .random(in: 0..<9, using: &generator) })
                }
                return Concepts(own: numbers(), broader: numbers())
            }
            let (left, right, third) = (some(), some(), some())
            #expect(left.areNear(right) == right.areNear(left), "case \(number)")
            #expect(left.areNear(left) == !left.own.isEmpty, "case \(number)")
            let both = left.union(right)
            #expect(both == right.union(left) && both.union(.none) == both, "case \(number)")
            #expect(both.areNear(third) == (left.areNear(third) || right.areNear(third)), "case \(number)")
        }
    }
}
