import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Long cells of markup that never ends: were each piece searched for its end to the end of the cell, these would take hours.
@Suite("Markup that never ends") struct UnfinishedMarkupTests {
    private static let count = 200_000

    @Test("is text, as it stands", arguments: ["<a", "{{c1::", "[sound:", "&#1", "</", "<rt", "漢[か", "{{c", "["])
    func unfinished(piece: String) {
        let text = String(repeating: piece, count: Self.count)
        #expect(HTMLText.plain(text) == text)
    }

    @Test("A text of many pieces of markup takes time in proportion to them")
    func manyPieces() {
        func seconds(_ count: Int) -> Double {
            let text = String(repeating: "가나다라마<b>", count: count)
            return processorSeconds { _ = HTMLText.plain(text) }
        }
        let (few, many) = (seconds(5_000), seconds(40_000))
        #expect(many < 8 * few * 3, "5,000 pieces took \(few) s, 8 times as many \(many) s")
    }

    @Test("What is finished goes, whatever stands behind its signs")
    func finished() {
        #expect(
            HTMLText.plain("<b>\u{301}사과</b> {{c1::a}b}}, {{c12::x::hint}} [sound:a.mp3]<br>&amp;&#x41;&lt;")
                == "\u{301}사과 a}b, x \n&A<")
        #expect(HTMLText.plain("漢<rt>かん</rt>字<img src=\"a/b.png\">") == "漢字")
    }

    @Test("One line of many words apart by spaces is no list, and is told at once")
    func spacedLine() {
        let line = Array(String(repeating: "a b ", count: Self.count).utf8)
        #expect(throws: WordListError.noMeanings) { try WordList(line) }
    }
}
