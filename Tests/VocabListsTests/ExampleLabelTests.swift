import Testing

@testable import VocabCore
@testable import VocabLists

/// Lines that say in front that they are examples, whatever parts the words from their meanings.
@Suite("Labels of examples") struct ExampleLabelTests {
    private static let words = [
        ("reluctant", "꺼리는, 마지못한", "He was reluctant to admit it."), ("subtle", "미묘한", "There is a subtle difference."),
        ("run out of", "바닥나다", "We ran out of milk."), ("affect", "영향을 미치다", "It affects us, too."),
    ]

    @Test(
        "They are of the word above, behind spaces, points and in brackets",
        arguments: ["예) ", "예: ", "   ex) ", "- e.g.: ", "例：", "(ex) "], [" ", " : ", " - ", "\t", " = "])
    func labels(label: String, sign: String) throws {
        for gap in ["", "\n"] {
            let text = Self.words.map { "\($0.0)\(sign)\($0.1)\n\(label)\($0.2)\n" }.joined(separator: gap)
            let list = try WordList(reading: text)
            #expect(list.pairs == Self.words.map { "\($0.0)=\($0.1)" })
            #expect(list.column(.example) == Self.words.map(\.2))
        }
    }

    @Test("Below numbered words, several of one, and of Japanese with readings") func otherForms() throws {
        let numbered = Self.words.enumerated().map { "\($0 + 1). \($1.0) \($1.1)\n   ex) \($1.2)\n   ex) Another one.\n" }
            .joined()
        let list = try WordList(reading: numbered)
        #expect(list.pairs == Self.words.map { "\($0.0)=\($0.1)" })
        #expect(list.column(.example)[1] == "There is a subtle difference.\nAnother one.")
        let japanese = "食べる（たべる） 먹다\n例：朝ごはんを食べる。\n飲む（のむ） 마시다\n例：水を飲む。\nコーヒー 커피\n例：コーヒーが好きだ。\n"
        #expect(try WordList.pairs(of: japanese) == ["食べる=먹다", "飲む=마시다", "コーヒー=커피"])
    }

    @Test("Below comments and titles they are of the same words, and what has no word above is told") func below() throws {
        let words = Self.words.map { "\($0.0) : \($0.1)\nex) \($0.2)\n" }.joined()
        for head in ["# my words\n", "# my words\n# of today\n\n", "Words\n\n", "\u{FEFF}", "\u{FEFF}# mine\n"] {
            let list = try WordList(reading: head + words)
            #expect(list.pairs == Self.words.map { "\($0.0)=\($0.1)" })
            #expect(list.column(.example) == Self.words.map(\.2))
        }
        let orphan = try WordList(reading: "Words\nex) Nothing stands above.\n" + words)
        #expect(orphan.linesLeftOut.contains(2) && orphan.column(.example) == Self.words.map(\.2))
    }

    @Test("Other labels beside them keep the blocks that they make") func blocks() throws {
        let text = Self.words.map { "단어: \($0.0)\n뜻: \($0.1)\n예문: \($0.2)\n" }.joined(separator: "\n")
        let list = try WordList(reading: text)
        #expect(list.pairs == Self.words.map { "\($0.0)=\($0.1)" } && list.column(.example) == Self.words.map(\.2))
    }

    @Test("Kana and Hangul are parted by a space") func japanese() throws {
        #expect(try WordList.pairs(of: "りんご 사과\nねこ 고양이\nコーヒー 커피\nきれい 예쁘다, 깨끗하다\n")[3] == "きれい=예쁘다, 깨끗하다")
    }
}
