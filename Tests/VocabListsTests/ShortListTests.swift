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

    @Test("Points, parts of speech and pronunciations are no parts of words in lists of two and three")
    func marks() throws {
        #expect(try list(["- apple : 사과", "- book : 책"]).pairs == ["apple=사과", "book=책"])
        #expect(try list(["* apple - 사과", "* book - 책"]).pairs == ["apple=사과", "book=책"])
        let part = try list(["borrow 빌리다", "increase (v.) 증가하다", "familiar 익숙한"])
        #expect(part.pairs[1] == "increase=증가하다" && part.rows[1].content.partOfSpeech == "verb")
        let named = try list(["decision (명사)\t결정", "big\t큰", "reluctant\t꺼리는"])
        #expect(named.pairs[0] == "decision=결정" && named.rows[0].content.partOfSpeech == "noun")
        #expect(try list(["bank (강)\t둑", "bank (돈)\t은행", "seal\t물개"]).column(.term)[0] == "bank (강)")
        let letters = try list(["comer 먹다", "la casa (n) 집", "trabajar (v) 일하다", "la ciudad 도시"])
        #expect(letters.column(.term) == ["comer", "la casa", "trabajar", "la ciudad"])
        let senses = try list(["achieve=성취하다, 이루다", "reluctant=꺼리는, 마지못해 하는"])
        #expect(senses.pairs == ["achieve=성취하다, 이루다", "reluctant=꺼리는, 마지못해 하는"])
        let spoken = try list(["run /rʌn/\t달리다", "book /bʊk/\t책", "set /set/\t놓다"])
        #expect(spoken.column(.term) == ["run", "book", "set"] && spoken.rows[0].content.pronunciation == "/rʌn/")
        #expect(try list(["set (동사),놓다, 정하다", "run (동사),달리다", "big (형용사),큰, 중요한"]).pairs[0] == "set=놓다, 정하다")
    }

    @Test("One sentence or two below words are examples, with their translations")
    func fewSentences() throws {
        let bracketed = try list([
            "weather - 날씨", "The weather is nice today. (오늘은 날씨가 좋다.)", "borrow - 빌리다", "Can I borrow it? (빌려도 될까?)",
        ])
        #expect(
            bracketed.column(.term) == ["weather", "borrow"] && bracketed.rows[1].content.example == "Can I borrow it? (빌려도 될까?)")
        let parted = try list(["weather - 날씨", "  The weather is nice today. - 오늘은 날씨가 좋다.", "borrow - 빌리다", "brave - 용감한"])
        #expect(parted.column(.term) == ["weather", "borrow", "brave"])
        #expect(parted.rows[0].content.example == "The weather is nice today. - 오늘은 날씨가 좋다.")
        let phrases = try list(["Thank you. - 고마워.", "Thank you very much. - 정말 고마워.", "Sorry. - 미안해."])
        #expect(phrases.rows.count == 3)
        let labelled = try list(["increase : 증가하다", "Ex. Prices increase every year.", "brave : 용감한", "e.g. The brave boy ran."])
        #expect(labelled.column(.example) == ["Prices increase every year.", "The brave boy ran."])
        #expect(try list(["ex. 예시", "e.g. 예를 들어", "i.e. 즉", "etc. 등등"]).rows.count == 4)
    }

    @Test("Lines that only name a list are none of its words", arguments: ["TOEIC 단어", "Day 1 단어", "N5 단어", "영단어", "VOCA 정리"])
    func listNames(_ title: String) throws {
        let read = try list([title, "apple - 사과", "book - 책", "water - 물", "milk - 우유"])
        #expect(read.column(.term) == ["apple", "book", "water", "milk"] && read.linesLeftOut == [1])
    }

    @Test("Words in groups of three with their parts of speech are words, and none is an example of another")
    func groups() throws {
        let words = [
            "apple (n) 사과", "run (v) 달리다", "give up 포기하다", "", "book (n) 책", "take care of (v) ~을 돌보다", "brave (a) 용감한", "",
            "water (n) 물", "big (a) 큰", "ability 능력", "", "deadline (n) 마감일", "set (v) 놓다", "borrow 빌리다",
        ]
        #expect(try list(words).rows.count == 12)
        let read = try list([
            "set  놓다, 정하다", "Please set the table.", "book  책, 예약하다", "I read a book last night.", "abandon  버리다, 포기하다",
            "Don't abandon it.", "give up  포기하다", "Don't give up now.",
        ])
        #expect(
            read.column(.term) == ["set", "book", "abandon", "give up"] && read.rows[3].content.example == "Don't give up now.")
    }

    @Test("A first word is no header for an example of two lines below it, nor where others have parts of speech")
    func noHeader() throws {
        let words = [
            "increase,증가하다, 늘리다", "ability,능력", "big,큰, 중요한", "book,책, 예약하다", "quickly,빨리", "run,달리다, 운영하다", "customer,고객",
        ]
        let read = try list(["brave,용감한", "The brave boy saved the cat.", "그 용감한 소년이 고양이를 구했다."] + words)
        #expect(read.column(.term).first == "brave" && read.rows.count == 8)
        #expect(read.rows[0].content.example == "The brave boy saved the cat. - 그 용감한 소년이 고양이를 구했다.")
        let spanish = try WordList(
            reading:
                "por favor - please\nayer adv. - yesterday\ntrabajar v. - to work\ncomer v. - to eat\nel libro n. - book\nviajar v. - to travel\n"
        ) { options in
            options.learner.language = .english
            options.learner = options.learner.noting(["spanish"])
        }
        #expect(spanish.column(.term).first == "por favor" && spanish.rows.count == 6)
    }

    @Test("Units with a theme head parts, and sounds in Hangul behind some words are no parts of these")
    func unitsAndSounds() throws {
        let units = try list([
            "Day 1 - 가족", "1. borrow - 빌리다", "2. apple (애플) - 사과", "3. part-time job - 아르바이트", "4. book (북) - 책",
        ])
        #expect(units.column(.term) == ["borrow", "apple", "part-time job", "book"] && units.linesLeftOut == [1])
        #expect(units.column(.pronunciation) == ["", "애플", "", "북"])
        let counted = ["1. achieve → 성취하다", "2. set → 놓다, 세트", "3. give up → 포기하다", "4. brave → 용감한"]
        #expect(try list(counted).column(.term) == ["achieve", "set", "give up", "brave"])
        #expect(try list(["1. run", "달리다", "2. set", "놓다", "3. part", "부분", "4. give up", "포기하다"]).rows.count == 4)
        #expect(try list(["Day 1,첫째 날", "Day 2,둘째 날", "Day 3,셋째 날", "Day 4,넷째 날"]).rows.count == 4)
        #expect(
            try list(["bank (강) - 둑", "bank (돈) - 은행", "bat (동물) - 박쥐"]).column(.term) == ["bank (강)", "bank (돈)", "bat (동물)"])
    }
}
