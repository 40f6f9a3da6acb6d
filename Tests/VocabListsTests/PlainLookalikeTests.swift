import Testing

@testable import VocabCore
@testable import VocabLists

/// Plain lists that look like those with the meaning in front, with numbers, parts or programs around them, and are none.
@Suite("Plain lists that look like others") struct PlainLookalikeTests {
    @Test(
        "The first column is what is learnt",
        arguments: [
            "mouse,мышь (computer)\nbat,бита (baseball)\nbank,берег (river)\nkey,ключ (door)\n",
            "to give up,포기하다\nto look after,돌보다\nto put off,미루다\nto run into,우연히 만나다\nto take off,이륙하다\n",
            "1 John,요한일서\n2 people,두 사람\n3 wise men,동방박사\n4 seasons,사계절\n6 pack,식스팩\n7 seas,칠대양\n9 lives,아홉 목숨\n",
            "T 恤；T-shirt\nK 歌；karaoke\nX 光；X-ray\nU 盘；USB stick\nAA 制；going Dutch\n",
            "hyphen,-\nen dash,–\nem dash,—\ncomma,쉼표\nperiod,마침표\ncolon,쌍점\nsemicolon,쌍반점\n",
        ])
    func kept(text: String) throws {
        let list = try WordList(reading: text) { $0.learner.language = .english }
        let sign = text.contains("；") ? "；" : ","
        #expect(
            list.pairs.map { $0.prefix { $0 != "=" } } == text.split(separator: "\n").map { $0.prefix { String($0) != sign } })
    }

    @Test(
        "What would lose words without a word is refused",
        arguments: [
            "- apple: 사과\n- pear: 배\n- plum: 자두\n- fig:\n     ko: 무화과\n     note: sweet\n",
            "COPY words (term, meaning) FROM stdin;\napple\t사과\npear\t배\nfig\t무화과\n\\.\nCOPY verbs (english, korean) FROM stdin;\ngo\t가다\n\\.\n",
        ])
    func refused(text: String) {
        #expect(throws: WordListError.self) { try WordList(reading: text) }
    }

    @Test("A program's list comes before what it says to who uses it")
    func help() throws {
        let text = """
            const words = {
              apple: "사과",
              pear: "배",
              fig: "무화과",
              plum: "자두",
            };
            const help = "a: answer the question\\n" +
              "h: show this help text again\\n" +
              "n: next word of the list\\n" +
              "q: quit the program now\\n";
            """
        #expect(try WordList(reading: text).pairs.contains("fig=무화과"))
    }

    @Test("Labels below headings are no words")
    func labels() throws {
        let verbs = ["run", "walk", "play", "work", "sleep", "talk", "cook", "drink"]
        let meanings = ["달리", "걷", "놀", "일하", "자", "말하", "요리하", "마시"]
        let list = try WordList(
            reading: zip(verbs, meanings).map { "## \($0)\n동사: \($1)다\n명사: \($1)기\n" }.joined(separator: "\n"))
        #expect(list.column(.term) == verbs)
    }

    @Test("Braces without end, and texts that are joined thousands of times, take no longer than others", .timeLimit(.minutes(1)))
    func time() throws {
        let braces = String(repeating: "{a} ", count: 30_000)
        _ = try? WordList(reading: "- {word: pear, meaning: 배}\n- {word: cat, meaning: 고양이}\n- {word: fig, meaning: \(braces)}\n")
        let joined = (1...12_000).map { "\"word\($0)\\t뜻 \($0)\\n\"" }.joined(separator: " +\n")
        #expect(try WordList(reading: "const w =\n" + joined + ";\n").rows.count == 12_000)
    }
}
