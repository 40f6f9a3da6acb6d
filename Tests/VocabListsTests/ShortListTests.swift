import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists of a few words, as they are typed first.
@Suite("Lists of a few words") struct ShortListTests {
    private func list(_ lines: [String]) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = .korean }
    }

    @Test("A first word with an empty line or an example below it is a word, a title there is told")
    func firstWord() throws {
        let words = ["dog 개", "", "cat 고양이", "house 집", "", "book 책", "table 탁자", "", "chair 의자"]
        #expect(try list(words).column(.term) == ["dog", "cat", "house", "book", "table", "chair"])
        for first in ["exam 시험", "sword 칼", "listen 듣다", "today 오늘"] {
            #expect(try list([first] + words.dropFirst()).rows.count == 6)
        }
        let examples = [
            "dog 개", "This is a dog.", "cat 고양이", "house 집", "This is a house.", "book 책", "table 탁자", "This is a table.",
        ]
        let read = try list(examples)
        #expect(
            read.column(.term) == ["dog", "cat", "house", "book", "table"] && read.rows[0].content.example == "This is a dog.")
        let titled = try list(["TOEIC 단어", ""] + words.filter { !$0.isEmpty })
        #expect(titled.rows.count == 6 && titled.linesLeftOut == [1])
    }

    @Test(
        "Labels of examples are known in lists of two words and three",
        arguments: [
            ["1. abandon 버리다", " ex) He left it. 그는 버렸다.", "2. brave 용감한", " ex) Be brave.", "3. calm 침착한"],
            ["abandon - 버리다", "ex) He left it. 그는 버렸다.", "brave - 용감한"],
            ["- **abandon** — 버리다", "  - 예: He left it. 그는 버렸다.", "- **brave** — 용감한", "- **calm** — 침착한"],
            ["abandon - 버리다", "예문: He left it. 그는 버렸다.", "brave - 용감한", "calm - 침착한"],
            ["abandon 버리다", "예) He left it. 그는 버렸다.", "", "brave 용감한", "", "calm 침착한"],
        ])
    func labels(_ lines: [String]) throws {
        let read = try list(lines)
        #expect(read.column(.term).prefix(2) == ["abandon", "brave"] && read.column(.meaning).prefix(2) == ["버리다", "용감한"])
        #expect(read.rows[0].content.example == "He left it. 그는 버렸다.")
        // What is no label is a word.
        let answers = try list(["네: yes", "예: yes", "아니요: no", "글쎄: well", "물론: of course"])
        #expect(answers.rows.count == 5)
        let kinds = try list(["noun: 명사", "verb: 동사", "ex: 전 애인", "friend: 친구", "lover: 연인"])
        #expect(kinds.rows.count == 5)
    }

    @Test("Two lines of several words, headings with their meanings, and slashes behind forms")
    func fewLines() throws {
        #expect(try list(["apple 사과 pear 배 plum 자두", "grape 포도 melon 멜론 peach 복숭아"]).rows.count == 6)
        #expect(
            try list(["## apple", "사과", "", "## pear", "배", "", "## plum", "자두"]).pairs == ["apple=사과", "pear=배", "plum=자두"])
        let forms = try list(["cat, cats / 고양이", "dog, dogs / 개", "mouse, mice / 쥐", "ox, oxen / 황소", "goose, geese / 거위"])
        #expect(forms.pairs[2] == "mouse, mice=쥐")
        // Headings in one script with what stands below them are parts of a text.
        #expect(throws: WordListError.self) { try list(["## 목표", "영어 공부", "", "## 방법", "매일 열 단어", "", "## 기간", "석 달"]) }
    }
}
