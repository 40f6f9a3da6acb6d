import Testing
import VocabCore
import VocabTestSupport

@testable import VocabLists

@Suite struct PlainTextTests {
    @Test("What is letters alone is kept as it stands, and nothing in it belongs to another field")
    func lettersAlone() {
        let signs = Array("aZé사버ㄱ힣漢一かー １5.,;:/-~ \t\n[](*_'\"{<&\u{200B}\u{0}\u{A0}\u{301}\u{1100}🐢".unicodeScalars)
        var generator = SeededGenerator(seed: 8)
        var found = 0
        for _ in 0..<60_000 {
            let length = Int.random(in: 0...6, using: &generator)
            let scalars = (0..<length).map { _ in
                Bool.random(using: &generator) ? signs[0] : signs[Int.random(in: signs.indices, using: &generator)]
            }
            let text = String(String.UnicodeScalarView(scalars))
            guard PlainText.isLettersAlone(text) else { continue }
            found += 1
            let content = WordContent(term: text, meaning: text)
            let isKept =
                content.cleaned() == content && PlainText.tidy(text) == nil && MeaningHead.split(content) == nil
                && Pronunciation.atEnd(of: text, mayBePlain: true) == nil && RunningNumber.removed(from: text) == nil
                && HTMLText.plain(text) == text && Furigana.removed(from: text) == text
            #expect(isKept, "\(text.debugDescription)")
        }
        #expect(found > 1_000)
    }

    @Test("What drives a terminal, and control characters, never come from a list into a word")
    func controls() throws {
        let others = (0..<400).map { "term number \(String(repeating: "x", count: $0 % 9)),meaning \($0)\n" }.joined()
        let text =
            "term,meaning\n\(others)apple\u{1B}[31m,사과\u{7}\npe\u{3}ar,\u{1B}]0;title\u{7}배\u{9B}2J\nfig\u{1A},무화과\u{7F}\nkiwi,키위\n"
        let list = try WordList(Array(text.utf8))
        #expect(list.rows.suffix(4).map(\.content.term) == ["apple", "pear", "fig", "kiwi"])
        #expect(list.rows.suffix(4).map(\.content.meaning) == ["사과", "배", "무화과", "키위"])
    }

    @Test("Words of Latin, Korean and Chinese letters are letters alone, and what has a sign or is empty is not")
    func examples() {
        for text in ["apple", "give up", "버리다, 포기하다", "苹果", "a, b; c"] { #expect(PlainText.isLettersAlone(text), "\(text)") }
        for text in ["", " ", " a", "a ", "a  b", "a,", "n. 사과", "~하다", "かな", "café", "e\u{301}", "가\u{11A8}", "3 a", "(a)"] {
            #expect(!PlainText.isLettersAlone(text), "\(text)")
        }
    }
}
