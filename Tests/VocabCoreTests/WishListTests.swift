import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("The wish list") struct WishListTests {
    @Test("holds each term once, in the order they were noted, whatever their case, width or form")
    func once() {
        var wishes = WishList()
        for term in ["serendipity", "  give   up ", "가게"] {
            let isNew = wishes.add(term)
            #expect(isNew)
        }
        for term in ["Serendipity", "ｓerendipity", "give up", "\u{1100}\u{1161}\u{1100}\u{1166}", " ", "", "\u{200B}"] {
            let isNew = wishes.add(term)
            #expect(!isNew, "\(term)")
        }
        #expect(wishes.terms == ["serendipity", "give up", "가게"])
        #expect(wishes.entry(for: "GIVE UP") == "give up" && wishes.entry(for: "give") == nil)
    }

    @Test("a term that is struck is gone, and no other")
    func struck() {
        var wishes = WishList(["a", "b", "c"])
        let wereThere = [wishes.remove("B"), wishes.remove("B")]
        #expect(wereThere == [true, false])
        #expect(wishes.terms == ["a", "c"])
    }

    @Test("what became a word is on it no more")
    func fulfilled() throws {
        var wishes = WishList(["apple", "pear", "fig"])
        wishes.remove(theTermsOf: [try Word.sample(term: "PEAR"), try Word.sample(term: "plum")])
        #expect(wishes.terms == ["apple", "fig"])
    }

    @Test("no term is longer than that of a word may be")
    func long() {
        var wishes = WishList()
        let areNew = [wishes.add(String(repeating: "가", count: 20_001)), wishes.add(String(repeating: "가", count: 20_000))]
        #expect(areNew == [false, true])
    }

    @Test("comes back from the settings as it was written")
    func kept() throws {
        let settings = Settings(wishes: WishList(["serendipity", "\"quoted\"", "가게"]))
        #expect(try SettingsFile.decode(SettingsFile.encode(settings)) == settings)
    }

    @Test("of a whole book is read in time that grows with it, not with its square") func manyTerms() {
        let terms = (0..<40_000).map { "wish \($0)" }
        let few = processorSeconds { _ = WishList(Array(terms.prefix(4_000))) }
        let many = processorSeconds { _ = WishList(terms) }
        #expect(many < 40 * few)
    }

    @Test("holds no escape sequence and no control character, and nothing longer than a term") func cleaned() {
        var wishes = WishList(["\u{1B}[31mred\u{1B}[0m", "\u{1}a\u{2}b\u{7F}", "\u{9B}1mc\u{90}", "a\u{200D}b"])
        #expect(wishes.terms.map { Array($0.unicodeScalars) } == ["red", "ab", "c"].map { Array($0.unicodeScalars) })
        for term in [
            "\u{1B}[31m", "\u{1}\u{7}", "\u{3164}", "\u{115F}\u{1160}", "\u{FFA0} \u{E0041}\u{E007F}", "\u{34F}\u{180B}",
        ] {
            let isNew = wishes.add(term)
            #expect(!isNew)
        }
        for (length, fits) in [(20_000, true), (20_001, false)] {
            let isNew = wishes.add(String(repeating: "가", count: length))
            #expect(isNew == fits)
        }
    }

    @Test("says when it is full, and loses nothing where it is longer") func full() {
        var wishes = WishList((1..<WishList.maximumCount).map { "w\($0)" })
        #expect(!wishes.isFull)
        wishes.add("last")
        #expect(wishes.isFull)
        #expect(WishList((0..<WishList.maximumCount + 5).map { "w\($0)" }).terms.count == WishList.maximumCount + 5)
    }
}
