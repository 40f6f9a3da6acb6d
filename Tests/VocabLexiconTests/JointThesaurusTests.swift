import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

@Suite("Several thesauruses as one") struct JointThesaurusTests {
    private let first = HandmadeThesaurus(alike: [["car", "automobile"], ["begin", "start"]])
    private let second = HandmadeThesaurus(alike: [["car", "vehicle"], ["small", "tiny"]], above: ["oak": "tree"])

    private func areNear(_ left: String, _ right: String, _ members: [any Thesaurus]) -> Bool {
        let joint = JointThesaurus(members)
        return joint.concepts(of: left).areNear(joint.concepts(of: right))
    }

    @Test("What is near in one of them is near, in whichever order they are given")
    func near() {
        let pairs = [("car", "automobile"), ("car", "vehicle"), ("begin", "start"), ("small", "tiny"), ("oak", "tree")]
        for (left, right) in pairs {
            #expect(areNear(left, right, [first, second]) && areNear(right, left, [second, first]), "\(left), \(right)")
        }
        #expect(!areNear("begin", "start", [second]) && !areNear("small", "tiny", [first]))
    }

    @Test("A concept of one is never taken for the concept of another with the same number")
    func numbers() {
        #expect(first.concepts(of: "begin") == second.concepts(of: "small"))
        #expect(!areNear("begin", "small", [first, second]) && !areNear("automobile", "vehicle", [first, second]))
        #expect(JointThesaurus([]).concepts(of: "car") == .none)
    }
}
