import Testing
import VocabCore
import VocabTestSupport

@Suite struct IdentifierTests {
    @Test("An identifier is a version 4 UUID in lower case, and is read back in either case")
    func form() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<1_000 {
            let id = Word.ID(using: &generator)
            let text = id.description
            #expect(text.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
            #expect(text.allSatisfy { "0123456789abcdef-".contains($0) })
            let digits = Array(text)
            #expect(digits[14] == "4")
            #expect("89ab".contains(digits[19]))
            #expect(Word.ID(text) == id)
            #expect(Word.ID(text.uppercased()) == id)
        }
    }

    @Test("All 122 free bits are chance, and no two identifiers are the same")
    func generator() {
        var generator = SeededGenerator(seed: 5)
        var seen: Set<Word.ID> = []
        var ones = [Int](repeating: 0, count: 32)
        for _ in 0..<2_000 {
            let id = Word.ID(using: &generator)
            seen.insert(id)
            for (place, digit) in id.description.filter({ $0 != "-" }).enumerated() {
                ones[place] += (digit.hexDigitValue ?? 0).nonzeroBitCount
            }
        }
        #expect(seen.count == 2_000)
        for (place, count) in ones.enumerated() where place != 12 && place != 16 { #expect((3_700...4_300).contains(count)) }
    }

    @Test("What is no UUID is refused")
    func refused() {
        let text = Word.ID.sample(1).description
        for wrong in ["", "a", String(text.dropLast()), text + "0", "{\(text)}", text.replacing("-", with: ""), " " + text] {
            #expect(Word.ID(wrong) == nil, "\(wrong)")
        }
    }
}

@Suite struct SeededGeneratorTests {
    @Test("The generator gives the numbers of SplitMix64")
    func reference() {
        var generator = SeededGenerator(seed: 1_234_567)
        let numbers = (0..<4).map { _ in generator.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
            ])
    }
}
