import Testing

@testable import VocabCore
@testable import VocabLists

/// Quizzes of programs, of whose choices one is right.
@Suite("Right choices") struct RightChoiceTests {
    private func list(_ text: String) throws -> WordList { try WordList(reading: text) { $0.learner.language = .korean } }

    private static let words = [("apple", "사과"), ("pear", "배"), ("plum", "자두"), ("fig", "무화과"), ("melon", "참외"), ("grape", "포도")]

    /// Each word with three choices, the right one of which is said by `right` from its place, counted from 0.
    private static func quiz(_ right: (Int, String) -> String) -> String {
        let questions = words.enumerated().map { index, word in
            let place = index % 3
            var choices = [words[(index + 1) % 6].1, words[(index + 2) % 6].1]
            choices.insert(word.1, at: place)
            let options = choices.map { "\"\($0)\"" }.joined(separator: ",")
            return "{\"word\": \"\(word.0)\", \"options\": [\(options)], \"answer\": \(right(place, word.1))}"
        }
        return "[" + questions.joined(separator: ",\n") + "]"
    }

    @Test("A number counts from 0 or from 1 as all of them tell; a text says itself which is right")
    func rightOnes() throws {
        let expected = Self.words.map { "\($0.0)=\($0.1)" }
        #expect(try list(Self.quiz { place, _ in "\(place)" }).pairs == expected)
        #expect(try list(Self.quiz { place, _ in "\(place + 1)" }).pairs == expected)
        #expect(try list(Self.quiz { "\"\($1)\"" + ($0 > 9 ? "" : "") }).pairs == expected)
        #expect(try list("const quiz = " + Self.quiz { place, _ in "\(place)" } + ";\n").pairs == expected)
    }

    @Test("Letters name choices")
    func letters() throws {
        let questions = Self.words.map { word in
            "{\"word\": \"\(word.0)\", \"choices\": {\"A\": \"\(word.1)\", \"B\": \"모름\"}, \"correct\": \"A\"}"
        }
        #expect(try list("[" + questions.joined(separator: ",") + "]").pairs == Self.words.map { "\($0.0)=\($0.1)" })
    }

    @Test("Where nothing tells from which number they are counted, none is taken for a meaning")
    func unclear() {
        let text = """
            [{"word": "apple", "options": ["사과", "배", "귤", "감"], "correct": 1}, {"word": "pear", "options": ["사과", "배", "귤", "감"], "correct": 2},
             {"word": "plum", "options": ["감", "배", "자두", "귤"], "correct": 2}, {"word": "fig", "options": ["무화과", "배", "귤", "감"], "correct": 1}]
            """
        #expect(throws: WordListError.self) { try list(text) }
    }

    @Test("A program has its list in a text with names above, however long the rest of it is")
    func textInProgram() throws {
        let rows = Self.words.map { "\($0.0),\($0.1),noun" }.joined(separator: "\n")
        let rest = (1...40).map { "st.title(\"\($0)번째 화면\")\nst.write(word_info[\"word\"])" }.joined(separator: "\n")
        let read = try list(
            "import streamlit as st\n\ndef load():\n    data = \"\"\"\nword,meaning,pos\n\(rows)\n\"\"\"\n    return data\n\n\(rest)\n"
        )
        #expect(read.pairs == Self.words.map { "\($0.0)=\($0.1)" })
    }

    @Test("A further meaning is called so, or another one", arguments: ["추가 뜻", "다른 뜻", "기타 의미", "Other meanings"])
    func furtherMeaning(_ name: String) throws {
        let first = name.hasSuffix("의미") ? "대표 의미" : name.hasPrefix("O") ? "Meaning" : "뜻"
        let read = try list("단어,\(first),\(name)\nrun,달리다,운영하다\nbank,은행,둑\nbook,책,예약하다\nset,놓다,\n")
        #expect(read.pairs == ["run=달리다; 운영하다", "bank=은행; 둑", "book=책; 예약하다", "set=놓다"])
    }

    @Test("Hangul with its sound in brackets is learnt, whoever reads it")
    func soundsOfHangul() throws {
        let words = [
            ("안전모", "an-jeon-mo", "mũ bảo hộ"), ("장갑", "jang-gap", "găng tay"), ("기계", "ki-kye", "máy móc"),
            ("월급", "wol-geup", "lương tháng"), ("퇴근하다", "", "tan làm"),
        ]
        let read = try list(words.map { "\($0.0)\($0.1.isEmpty ? "" : " (\($0.1))"),\($0.2)" }.joined(separator: "\n"))
        #expect(read.pairs.first == "안전모=mũ bảo hộ" && read.pairs.last == "퇴근하다=tan làm")
        #expect(try list(words.map { "\($0.0),\($0.2)" }.joined(separator: "\n")).pairs.first == "mũ bảo hộ=안전모")
    }

    @Test("Texts of a program are a word and its meaning each, several on a line") func pairsInTexts() throws {
        let texts = Self.words.map { "'\($0.0) \($0.1)'" }
        let halves = [texts.prefix(3), texts.suffix(3)].map { $0.joined(separator: ",") }.joined(separator: ",\n    ")
        let read = try list("import 'dart:math';\n\nclass Deck {\n  static const english = [\n    \(halves)\n  ];\n}\n")
        #expect(read.pairs == Self.words.map { "\($0.0)=\($0.1)" })
    }

    @Test("A text of a program with a TAB in every line is a list, whatever follows") func tabsInText() throws {
        let rows = Self.words.map { "\($0.0)\t\($0.1)\tsynonym, other" }.joined(separator: "\n")
        let code = (1...30).map { "value\($0) = list(D[key\($0)])\nprint(value\($0), ':', end=\" \")" }.joined(separator: "\n")
        let read = try list("text=\"\"\"\(rows)\"\"\"\n\ndata=[x.split('\\t') for x in text.split('\\n')]\n\(code)\n")
        #expect(read.pairs == Self.words.map { "\($0.0)=\($0.1)" })
    }

    @Test("A row of a Markdown table whose cell goes on below is one, and two pairs stand beside each other")
    func brokenCells() throws {
        let rows = [
            "presently | 현재, 지금 | instruct | 지시하다", "further | 더 멀리 | suggest | 제안하다",
            "specify | 명시하다\n(specific: 구체적인) | office | 본사", "inspire | 고무하다 | acquire | 얻다", "partial | 부분적인 | enclose | 두르다",
        ]
        let lines = ["| \(rows[0]) |", "| --- | --- | --- | --- |"] + rows.dropFirst().map { "| \($0) |" }
        let read = try list(lines.joined(separator: "\n"))
        #expect(read.rows.count == 10 && read.pairs.contains("office=본사") && read.badRows.isEmpty)
        #expect(read.pairs.contains { $0.hasPrefix("specify=명시하다") })
    }

    @Test("Each word between fences of its own") func fences() throws {
        let fenced = [
            "devise: /dɪ'vaɪz/  设计；发明", "demonstrate 证明；演示", "hitherto /ˌhɪðə'tuː/ 到目前为止", "spotlight  照明灯", "revenue 收入",
        ]
        let read = try WordList(reading: fenced.map { "```\n\($0)\n```\n" }.joined(separator: "\n"))
        #expect(read.column(.term) == ["devise", "demonstrate", "hitherto", "spotlight", "revenue"])
    }

    @Test("A TAB parts words from meanings, and no colon in sentences in front of it") func tabBehindColon() throws {
        let cards = [
            "Madre. Matiz: formal\t母亲", "Destino final. Matiz: lugar\t目的地", "Sacar algo. Matiz: acto\t拿出",
            "Una meta. Matiz: punto\t目标",
        ]
        let read = try WordList(reading: cards.joined(separator: "\n"))
        let sides = read.rows.map { [$0.content.term, $0.content.meaning] }
        #expect(sides.allSatisfy { $0.contains { !$0.contains(where: \.isASCII) } } && read.delimiter == .tab)
    }

    @Test("Further answers and how often they were right are no choices; a question keeps its side") func otherRecords() throws {
        let kept = Self.words.enumerated().map {
            "{\"word\":\"\($1.0)\",\"answers\":[\"\($1.1)\",\"다른 뜻\($0)가\"],\"correct\":\($0 % 3),\"wrong\":1}"
        }
        #expect(try list("[" + kept.joined(separator: ",") + "]").rows.allSatisfy { $0.content.meaning.contains("다른 뜻") })
        let turned = Self.words.map { "{\"question\":\"\($0.1)\",\"options\":[\"\($0.0)\",\"other\"],\"answer\":\"\($0.0)\"}" }
        #expect(try list("[" + turned.joined(separator: ",") + "]").pairs.first == "apple=사과")
    }

    @Test("Several tables of a program are one list; what it holds beside them is not lost to one") func severalTexts() throws {
        let rows = Self.words.map { "\($0.0),\($0.1)" }
        let halves = [rows.prefix(3) + ["fork,포크"], rows.suffix(3) + ["cup,컵"]].map { $0.joined(separator: "\n") }
        let read = try list("A = \"\"\"word,meaning\n\(halves[0])\n\"\"\"\nB = \"\"\"word,meaning\n\(halves[1])\n\"\"\"\n")
        #expect(read.rows.count == 8)
    }

    @Test("Strings of a program beside each other are a list where each is a word with its meaning, and only there")
    func notAllPairs() {
        let words = Self.words.map { "  '\($0.0) \($0.1)'," }.joined(separator: "\n")
        #expect(throws: WordListError.self) { try list("const words = [\n\(words)\n  'alone',\n  'A/S: 수리',\n];\n") }
        let alerts = Self.words.map { "alert('\($0.0) \($0.1)');" }.joined(separator: "\n")
        #expect(throws: WordListError.self) { try list("function show(\n) {\n\(alerts)\n}\n") }
    }

    @Test("What stands beside translations is the term, whatever it is called") func unnamedTerm() throws {
        let words = [("挨拶", "greeting", "인사"), ("合図", "signal", "신호"), ("相手", "partner", "상대"), ("明日", "tomorrow", "내일")]
        let records = words.enumerated().map {
            "{\"id\": \"V000\($0)\", \"w\": \"\($1.0)\", \"m\": {\"en\": \"\($1.1)\", \"zh-TW\": \"問\($0)候\", \"ko\": \"\($1.2)\", \"id\": \"salam\($0)\"}}"
        }
        #expect(try list("const W = [\n" + records.joined(separator: ",\n") + "\n];\n").pairs.first == "挨拶=인사")
    }

    @Test("Quotes inside of quoted cells, and commas of sentences, part nothing") func slipsOfCSV() throws {
        let quoted =
            "\"Abstract\",\"Complex thing\"\n\"Academic\",\"Dry writing\"\n\"Accent\",\"Stressed part\"\n\"Anach\",\"A \"Misplaced\" aspect\"\n\"Analogy\",\"A comparison\"\n\"Anecdote\",\"A short story\"\n"
        #expect(try WordList(reading: quoted).rows.count == 6)
        let glossary =
            "admin,Another word for the root user.\nalias,Method of creating a command that, when typed, causes another command to be run.\napache,Popular web server that runs on Unix, Linux, and other systems. Considered responsible for much.\nclient,Shorthand referring to a computer that connects.\narchive,Any file that holds others, compressed or otherwise (see also tar).\nbash,Bourne Again Shell. Used under Linux, and elsewhere, by most.\n"
        let read = try WordList(reading: glossary)
        #expect(
            read.column(.meaning)[1] == "Method of creating a command that, when typed, causes another command to be run."
                && read.unreadColumns.isEmpty)
    }

    @Test("Headings with a part of speech below are words with the meaning below that") func partsBelowHeadings() throws {
        let words = [
            ("candid", "adjective", "honest and direct", "To be candid, no."),
            ("frugal", "adjective", "careful not to spend much", "A frugal meal."),
            ("meander", "verb", "to move slowly", "Rivers meander here."),
            ("gullible", "adjective", "easily tricked", "He is gullible."),
        ]
        let text = words.map { "## \($0.0)\n\n*\($0.1)*\n\n\($0.2)\n\n> \($0.3)\n" }.joined(separator: "\n")
        let read = try WordList(reading: "# Word journal\n\n" + text) { $0.learner.language = .english }
        #expect(read.pairs == words.map { "\($0.0)=\($0.2)" } && read.rows[2].content.partOfSpeech == "verb")
    }

    @Test("Words with numbers and two blanks in front have examples below; lines with signs here and there take no turns")
    func turns() throws {
        let entries = [
            "1  root [ruːt]  n. 뿌리", "   The roots of the tree go deep.", "2  soil [sɔil]  n. 흙, 토양",
            "   Plants take water from the soil.", "3  depend on  ~에 의존하다", "   Many animals depend on trees.",
            "4  shade [ʃeid]  n. 그늘", "   Trees give us shade.", "5  in return  보답으로, 대신에", "   In return, the tree gives sugar.",
        ]
        let read = try list(entries.joined(separator: "\n"))
        #expect(
            read.column(.term) == ["root", "soil", "depend on", "shade", "in return"]
                && read.column(.example)[1].hasPrefix("Plants"))
        let notes = [
            "Saturate", "Indecent/obscene", "Haymaker", "Transient", "Titular/eponymous", "Exculpate/acquit", "Tepid/lukewarm",
            "Stood up", "Pratfall/fall on butt", "Meritocracy", "Levity/humor to lighten the mood", "Ward/I am his ward",
        ]
        #expect(throws: WordListError.self) {
            try WordList(reading: notes.joined(separator: "\n")) { $0.learner.language = .english }
        }
    }

    @Test(
        "Columns of choices are counted as their headings are, or from 0, or named by letters; a text says itself which is right")
    func columns() throws {
        let expected = Self.words.map { "\($0.0)=\($0.1)" }
        func sheet(_ header: String, _ right: (Int, String) -> String) -> String {
            let rows = Self.words.enumerated().map { index, word in
                let place = index % 3
                var choices = [Self.words[(index + 1) % 6].1, Self.words[(index + 2) % 6].1]
                choices.insert(word.1, at: place)
                return ([word.0] + choices + [right(place, word.1)]).joined(separator: ",")
            }
            return ([header] + rows).joined(separator: "\n") + "\n"
        }
        #expect(try list(sheet("QUESTION,SELECT1,SELECT2,SELECT3,ANSWER") { place, _ in "\(place + 1)" }).pairs == expected)
        #expect(try list(sheet("word,option1,option2,option3,answer") { place, _ in "\(place)" }).pairs == expected)
        #expect(
            try list(sheet("word,option_a,option_b,option_c,correct") { place, _ in ["A", "B", "C"][place] }).pairs == expected)
        #expect(try list(sheet("단어,보기1,보기2,보기3,정답") { $1 }).pairs == expected)
    }
}
