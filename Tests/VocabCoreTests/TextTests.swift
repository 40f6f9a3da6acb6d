@_spi(_Unicode) import Swift
import Testing
import VocabCore
import VocabTestSupport

@Suite struct TextTests {
    @Test("Text is kept in NFC, byte for byte")
    func normalForm() {
        for (given, kept) in [
            ("e\u{301}", "\u{E9}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("\u{AC00}\u{11A8}", "\u{AC01}"),
            ("\u{212B}", "\u{C5}"), ("か\u{3099}", "が"), ("q\u{323}\u{307}", "q\u{323}\u{307}"),
            ("q\u{307}\u{323}", "q\u{323}\u{307}"),
        ] {
            #expect(Array(Text.normalized(given).unicodeScalars) == Array(kept.unicodeScalars))
            #expect(Array(Text.cleaned(given).utf8) == Array(kept.utf8))
            #expect(Array(Text.cleanedLine(given).utf8) == Array(kept.utf8))
        }
    }

    @Test("Any run of combining marks is put in order, as short runs are")
    func marks() {
        var generator = SeededGenerator(seed: 3)
        let marks: [Unicode.Scalar] = [
            "\u{301}", "\u{323}", "\u{345}", "\u{308}", "\u{F72}", "\u{F71}", "\u{F80}", "\u{3099}", "\u{344}",
        ]
        let letters: [Unicode.Scalar] = ["e", "\u{1EC7}", "\u{AC00}", "a", "\u{F40}"]
        for length in [0, 1, 31, 32, 33, 34, 200] {
            for letter in letters {
                var text = String.UnicodeScalarView([letter])
                for _ in 0..<length { text.append(marks.randomElement(using: &generator) ?? "x") }
                let whole = String(text) + "가" + String(text)
                // The standard library compares texts in normal form.
                let kept = Text.normalized(whole)
                #expect(kept == whole && Array(Text.normalized(kept).utf8) == Array(kept.utf8), "\(length)")
                #expect(Array(kept._nfc) == Array(kept.unicodeScalars) && Array(kept._nfc) == Array(whole._nfc), "\(length)")
            }
        }
    }

    @Test("Time for a line of combining marks grows with their number, not with its square")
    func manyMarks() {
        func seconds(_ count: Int) -> Double {
            let text = "a" + String(repeating: "\u{301}\u{323}\u{F73}", count: count)
            return processorSeconds { _ = Text.cleaned(text) }
        }
        #expect(seconds(12_000) < 8 * seconds(3_000) + 0.002)
    }

    @Test("Cleaning twice is cleaning once", arguments: 0..<20 as Range<UInt64>)
    func idempotence(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let text = HostileText.random(length: 8, using: &generator)
            let cleaned = Text.cleaned(text)
            let line = Text.cleanedLine(text)
            #expect(Array(Text.cleaned(cleaned).utf8) == Array(cleaned.utf8))
            #expect(Array(Text.cleanedLine(line).utf8) == Array(line.utf8))
            #expect(Text.key(Text.key(text)) == Text.key(text))
        }
    }

    @Test("Every line break becomes a line feed, in the middle of plain and of Korean text")
    func lineBreaks() {
        for end in ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"] {
            #expect(Text.cleaned("a\(end)b") == "a\nb")
            #expect(Text.cleaned("가\(end)나") == "가\n나")
            #expect(Text.cleanedLine("가 \(end) 나") == "가 나")
        }
        #expect(Text.cleaned("a\r\r\nb\n\rc") == "a\n\nb\n\nc")
    }

    @Test("Blanks around a text go, and a TAB inside is a space")
    func blanks() {
        for blank in [" ", "\t", "\n", "\r\n", "\u{A0}", "\u{3000}", "\u{2003}"] {
            #expect(Text.cleaned("\(blank)사과\(blank)\(blank)") == "사과")
            #expect(Text.cleaned("\(blank)apple\(blank)") == "apple")
            #expect(Text.cleaned(blank).isEmpty)
        }
        #expect(Text.cleaned("give\tup") == "give up")
        #expect(Text.cleaned("two  spaces") == "two  spaces")
        #expect(Text.cleanedLine("two  spaces") == "two spaces")
        #expect(Text.cleanedLine("두  칸\n 줄") == "두 칸 줄")
    }

    @Test("The key looks through case, width, spaces and invisible characters")
    func sameKey() {
        for (left, right) in [
            ("Apple", "aPPLE"), ("ＡＰＰＬＥ", "apple"), ("１００％", "100%"), ("give  up", " give\tup "), ("give\u{A0}up", "give up"),
            ("app\u{200B}le", "apple"), ("사\u{200D}과", "사과"), ("\u{FEFF}apple", "apple"), ("\u{202E}사과", "사과"),
            ("e\u{301}tude", "ÉTUDE"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("give\nup", "give up"), ("a\u{1}b", "ab"),
            ("soft\u{AD}ware", "software"), ("사\u{3164}과", "사과"),
        ] {
            #expect(Text.key(left) == Text.key(right))
        }
    }

    @Test("The key tells apart what a reader tells apart")
    func otherKeys() {
        for (left, right) in [
            ("resume", "résumé"), ("사과", "사 과"), ("give up", "giveup"), ("a", "b"), ("co-op", "coop"), ("개", "게"),
        ] {
            #expect(Text.key(left) != Text.key(right))
        }
    }

    @Test("A text without a visible character has an empty key")
    func emptyKeys() {
        for text in ["", " ", "\n", "\t", "\u{200B}", "\u{FEFF} \u{200E}", "\u{3164}", "\u{3000}", "\u{0}\u{7F}"] {
            #expect(Text.key(text).isEmpty)
        }
    }

    @Test("The short way for ASCII gives the key of the long way")
    func shortWay() {
        for value in UInt8(0x20)...0x7F {
            let text = "a\(Unicode.Scalar(value))b"
            #expect(Text.key(text + "가") == Text.key(text) + "가")
        }
    }

    @Test(
        "What nobody sees is no word: Hangul fillers, tags, joiners of marks, choosers among looks",
        arguments: [
            "\u{3164}", "\u{FFA0}", "\u{115F}", "\u{1160}", "\u{E0000}", "\u{E0001}", "\u{E0041}", "\u{E007F}", "\u{34F}",
            "\u{17B4}",
            "\u{180B}", "\u{180E}", "\u{FE0F}", "\u{E01EF}", "\u{200B}", "\u{FEFF}",
        ])
    func unseen(sign: String) {
        #expect(Text.isBlank(sign) && Text.isBlank(" " + sign + sign) && Text.key(sign).isEmpty)
        #expect(Text.key("a" + sign + "b") == "ab")
        #expect(WordError(in: WordContent(term: sign + sign, meaning: "뜻").cleaned()) == .incomplete(missing: [.term]))
    }
}
