import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

@Suite("The words of a text") struct TextVocabularyTests {
    @Test("forms of one word are counted together, words of grammar and numbers not at all") func forms() throws {
        let text = try TextVocabulary(
            of: "The child went home. Two children go home; they don't walk, she walked 3 miles in 1999.",
            listed: ["walk", "mile"])
        #expect(text.counts == ["child 2", "go 2", "home 2", "walk 2", "mile 1"])
        #expect(text.numbers == 2 && text.runningWords == 15 && text.grammarWords == 6)
    }

    @Test("names are no words to learn; a capital at the beginning of a sentence or a quotation is none") func names() throws {
        let text = try TextVocabulary(
            of: """
                Ships sailed with Ahab on the wide grey sea. Whales swam beside the ships. Then Ahab said, “Whales swim past the ships.”
                Mr. Starbuck saw Ahab turn pale. “Terror!” he cried out. Nobody answered him at all, and the wide sea lay still.
                """)
        #expect(text.names == 4)
        #expect(!text.words.contains { ["ahab", "starbuck"].contains($0.term) })
        #expect(text.words.contains { $0.term == "terror" } && text.words.contains { $0.term.hasPrefix("whale") })
    }

    @Test("where every noun has a capital, capitals tell no names") func german() throws {
        let text = try TextVocabulary(
            of: "Gestern hat der alte Mann dem kleinen Kind einen roten Apfel und ein Buch in das Haus gebracht.")
        #expect(text.words.contains { $0.term == "Apfel" } && text.names == 0)
    }

    @Test("a German noun keeps its capital, and what is written small stays so") func germanNouns() throws {
        let text = try TextVocabulary(of: "Der Hund schläft im Garten. Gärten sind schön, und der Hund liebt den Garten.")
        let terms = text.words.map(\.term)
        for term in ["Hund", "Garten", "schläft", "liebt"] { #expect(terms.contains(term), "\(terms)") }
        #expect(!terms.contains("hund") && !terms.contains("garten"))
    }

    @Test("names are told in short texts, too, and with 's behind them") func shortNames() throws {
        let text = try TextVocabulary(of: "Sherlock Holmes met Watson in London. Holmes’s friend liked London and Paris.")
        let terms = text.words.map(\.term)
        #expect(!terms.contains { ["holmes", "holmes's", "watson", "london", "paris"].contains($0) }, "\(terms)")
        #expect(terms.contains("friend"))
    }

    @Test("what is memorized is covered, what is learning nearly, and the fewest further words make up the rest") func coverage()
        throws
    {
        let text = try TextVocabulary(
            of: "apple apple apple apple pear pear pear plum plum fig", ["to apple": .memorized, "pear": .learning, "fig": .new])
        #expect(text.share() == 0.4 && text.share(withLearning: true) == 0.7)
        #expect(text.wordsNeeded(for: 0.4) == 0 && text.wordsNeeded(for: 0.7) == 1)
        #expect(text.wordsNeeded(for: 0.9) == 2 && text.wordsNeeded(for: 0.95) == 3 && text.wordsNeeded(for: 1) == 3)
        #expect(text.words(.new).map(\.term) == ["plum", "fig"])
        #expect(text.words(.new).map { $0.word == nil } == [true, false])
    }

    @Test("a word that is kept is found in every form, and the best known one counts") func shelved() throws {
        let text = try TextVocabulary(of: "He went. She goes. They were going.", ["go": .memorized])
        #expect(text.counts == ["go 3"] && text.share() == 1)
        let both = try TextVocabulary(of: "They left. He found a leaf.", ["left": .new, "leave": .memorized])
        #expect(both.words.first { $0.state == .memorized }?.term == "leave")
    }

    @Test("each word comes with a sentence that holds it, neither cut in a quote nor longer than can be read") func sentences()
        throws
    {
        let long =
            Array(repeating: "endless", count: 80).joined(separator: " ") + " voyage "
            + Array(repeating: "more", count: 80).joined(separator: " ")
        let text = try TextVocabulary(
            of: "Voyage!\n\n“The voyage took three long weeks in bad weather,” he said. “It\nwas hard.”\n\n\(long) harbour.",
            listed: ["week"])
        func sentence(_ term: String) -> String { text.words.first { $0.term == term }?.sentence ?? "" }
        #expect(sentence("voyage") == "“The voyage took three long weeks in bad weather,” he said.")
        #expect(sentence("hard") == "“It was hard.”")
        #expect(sentence("harbour").utf8.count < 320 && sentence("harbour").hasSuffix("harbour."))
    }

    @Test("Korean nouns are counted without their particles, whatever stands behind them") func korean() throws {
        let text = try TextVocabulary(
            of: "고양이가 사과를 먹는다. 나는 고양이와 학교에서 사과만 보았다. 학교로 갔다. 고양이 만세.", ["먹다": .new])
        let counts = text.counts
        for expected in ["고양이 3", "사과 2", "학교 2"] { #expect(counts.contains(expected), "\(counts)") }
    }

    @Test("Korean verbs are counted by their base forms, plurals by one of them")
    func koreanForms() throws {
        let text = try TextVocabulary(
            of: """
                친구들이 학교에 갔다. 어제 갔습니다. 친구들과 밥을 먹는 아이들은 물을 마셨어요. 밥을 먹었습니다. 학생입니다. 공부했습니다.
                가게에서 사고가 났다. 선생님이 읽고 있는 책은 재미있다. 나는 간다. 날씨가 추웠다.
                우산을 사려고 시장에 가야 한다. 웃으며 기다리는데 친구가 왔다.
                """,
            listed: ["사고"])
        let counts = text.counts
        for expected in [
            "친구 3", "가다 4", "먹다 2", "아이 1", "마시다 1", "학생 1", "공부하다 1", "가게 1", "사고 1", "나다 1", "읽다 1", "있다 1", "나 1", "춥다 1",
            "사다 1", "웃다 1", "기다리다 1", "오다 1",
        ] {
            #expect(counts.contains(expected), "\(expected) in \(counts)")
        }
    }

    @Test("the first hundred suggested gain what the best hundred could") func gain() throws {
        var generator = SeededGenerator(seed: 3)
        let vocabulary = (0..<2_000).map { number in
            "w"
                + String(number, radix: 26).map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.hexDigitValue ?? 15))) }
                .joined() + "q\(number % 7 == 0 ? "a" : "o")"
        }
        let running = (0..<40_000).map { _ in
            vocabulary[min(Int.random(in: 0..<2_000, using: &generator), Int.random(in: 0..<2_000, using: &generator))]
        }
        let text = try TextVocabulary(of: running.joined(separator: " "))
        let best = Dictionary(grouping: running) { $0 }.map(\.value.count).sorted(by: >).prefix(100).reduce(0, +)
        #expect(text.words(.new).prefix(100).reduce(0) { $0 + $1.count } >= best)
    }

    @Test("a megabyte takes less than a second") func speed() throws {
        let sentence = "The weary travellers crossed the frozen river before Nightfall, and Anna counted 12 wagons behind them. "
        let text = String(repeating: sentence, count: (1 << 20) / sentence.utf8.count)
        #expect(try processorSeconds { _ = try TextVocabulary(of: text) } < 1)
    }

    @Test("a word between any two others is taken for nothing else") func scripts() throws {
        #expect(try TextVocabulary(of: "東京へ行った。漢字と仮名。").words.map(\.term).contains("東京"))
        #expect(try TextVocabulary(of: "Émile’s café — naïve—ça va\u{301}?").counts.contains("café 1"))
        #expect(try TextVocabulary(of: "\u{0} 12 ... 3.5%").runningWords == 0)
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<200 { _ = try TextVocabulary(of: HostileText.random(length: 40, using: &generator)) }
    }

    @Test("a text without an end of a sentence is taken in pieces: no example is looked for in all of it") func endless() {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        let words = (0..<3_000).map { "w\(letters[$0 / 676 % 26])\(letters[$0 / 26 % 26])\(letters[$0 % 26])" }
        let forms = TextForms(words.joined(separator: "\n"))
        #expect(forms.forms.count == 3_000 && forms.sentences.allSatisfy { $0.count < 1_100 })
    }
}
