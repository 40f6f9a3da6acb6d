import Testing
import VocabTestSupport

@testable import VocabCore

/// The quick look at a text's bytes never says yes where the slow way would change something.
@Suite("One look at a text") struct TextScanTests {
    /// Scalars of every kind that the look tells apart, with those at the edges of its ranges.
    private static let scalars: [UInt32] = [
        0x00, 0x07, 0x09, 0x0A, 0x0D, 0x1B, 0x20, 0x21, 0x41, 0x5A, 0x61, 0x7E, 0x7F, 0x85, 0xA0, 0xAD, 0xDF, 0xE9, 0x2FF, 0x300,
        0x301, 0x323,
        0x340, 0x37E, 0x3A3, 0x3C2, 0x42F, 0x482, 0x483, 0x5D0, 0x627, 0x64A, 0x653, 0x1112, 0x1161, 0x11AB, 0xE37, 0xE38, 0x1E9B,
        0x2000, 0x200B,
        0x2028, 0x2126, 0x2329, 0x3000, 0x302A, 0x3041, 0x3099, 0x304B, 0x30A2, 0x3164, 0x318E, 0x3400, 0x4E00, 0x9FFF, 0xA48C,
        0xAC00, 0xD7A3,
        0xF900, 0xFEFF, 0xFF01, 0xFF21, 0xFFBE, 0x1D15E, 0x1F468, 0x1F3FD, 0x20000, 0x2F800,
    ]

    @Test("Clean is what NFC and trimming leave alone, folded is what is its own key", arguments: 0..<20 as Range<UInt64>)
    func agrees(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0..<6, using: &generator) {
                guard let value = Self.scalars.randomElement(using: &generator), let scalar = Unicode.Scalar(value) else {
                    continue
                }
                text.unicodeScalars.append(scalar)
            }
            let bytes = Array(text.utf8)
            let scan = TextScan(text)
            if scan.isClean { #expect(Array(Text.cleaned(text + "\r").utf8) == bytes, "\(bytes)") }
            if scan.isFolded && scan.hasSingleSpaces { #expect(Array(Text.key(text + "\u{200B}").utf8) == bytes, "\(bytes)") }
            #expect(Array(Text.cleaned(Text.cleaned(text)).utf8) == Array(Text.cleaned(text).utf8))
            #expect(Text.key(text + "\u{200B}") == Text.key(text))
        }
    }

    @Test("Korean, English and Japanese are told to be clean")
    func ordinary() {
        for text in ["apple", "사과, 능금; 과일(빨간)", "りんご", "林檎", "яблоко", "Apfel, größer", "a\nb", ""] {
            #expect(TextScan(text).isClean, "\(text)")
        }
        #expect(TextScan("사과 능금").isFolded && !TextScan("Apple").isFolded && !TextScan("사과  능금").hasSingleSpaces)
        for text in [" a", "a ", "\ta", "a\r\n", "e\u{301}", "\u{1112}\u{1161}", "a\u{3000}"] {
            #expect(!TextScan(text).isClean, "\(text)")
        }
    }
}
