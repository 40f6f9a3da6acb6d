import Testing
import VocabTestSupport

@testable import VocabLists

/// Lists of which only a part is looked at before it is decided what they are.
@Suite("Long lists") struct LongListTests {
    private static let count = 12_000

    /// A word of four letters, another for each number.
    private static func term(_ number: Int) -> String {
        let letters = Array("abdegiklmnoprstu")
        return String([12, 8, 4, 0].map { letters[(number &* 7_919 &+ 4_242) >> $0 & 15] })
    }

    /// A word of two syllables, another for each number.
    private static func meaning(_ number: Int) -> String {
        String(String.UnicodeScalarView([number % 128, number / 128].compactMap { Unicode.Scalar(0xAC00 + UInt32($0) * 28) }))
    }

    @Test(
        "no word of them is lost, whatever stands here and there between them",
        arguments: [
            ("labels", "word: T\nmeaning: M\n", "Synonym: likewise\n"),
            ("headings", "### T\nM\n\n", "**참고** 자주 나온다\n"),
            ("turns", "T\nM\n", "The word is used in this sentence too.\n"),
            ("pairs", "T - M는 이러이러한 뜻이다\n", "= = =\n"),
            ("bars", "T|M는 이러이러한 뜻이다\n", "---|---\n"),
        ])
    func whole(form: String, line: String, oddity: String) throws {
        let text = (0..<Self.count).map { number in
            line.replacing("T", with: Self.term(number)).replacing("M", with: Self.meaning(number))
                + (number % 1_000 == 617 ? oddity : "")
        }.joined()
        #expect(!ListText(utf8: Array(text.utf8)).isShort)
        let list = try WordList(reading: text) { ($0.learner.interface, $0.mayLeaveRows) = (.korean, true) }
        #expect(list.pairs.count == Self.count)
        let pairs = (0..<Self.count).map { "\(Self.term($0))=\(Self.meaning($0))" }
        #expect(Set(list.pairs.map { $0.split(separator: "는")[0] }) == Set(pairs.map { $0[...] }))
    }
}
