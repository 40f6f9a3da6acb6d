import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists of programs whose words stand among other things: objects, examples, code, other texts.
@Suite("Shapes of lists in programs") struct ProgramShapeTests {
    private func list(_ text: String, _ language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: text) { $0.learner.language = language }
    }

    private static let words = [
        ("harbor", "항구"), ("ladder", "사다리"), ("pillow", "베개"), ("candle", "양초"), ("basket", "바구니"), ("hammer", "망치"),
        ("blanket", "담요"),
    ]
    private static let pairs = words.map { "\($0.0)=\($0.1)" }
    /// What a program has around its lists.
    private static let code = (1...12).map { "function step\($0)(state) {\n  return state.items[\($0)] ?? null;\n}\n" }.joined()

    @Test("A call begins with a word and its meaning, whatever objects and lists stand behind them")
    func calls() throws {
        let calls = Self.words.enumerated().map {
            "      card(\"\($1.0)\", \"n. \($1.1)\", { box: \($0), due: null, starred: true }),"
        }
        let chapters = [calls.prefix(4), calls.suffix(3)].enumerated().map { index, calls in
            "  { id: \"part-\(index)\", title: \"단원 \(index)\", cards: [\n\(calls.joined(separator: "\n"))\n  ] },"
        }
        let nested = "export const DECK = [\n\(chapters.joined(separator: "\n"))\n];\n"
        #expect(try list(nested).pairs == Self.pairs)
        let others = ["돌, 바위", "높은", "걷다", "하늘"]
        let broken = Self.words.enumerated().map { index, word in
            let wrong = others.map { "'\($0)\(index)'" }.joined(separator: ", ")
            return
                "  entry('\(word.0)', '\(word.1)', \(index), 'noun',\n    [\(wrong)],\n    hints({\n      picture: '그림 \(index)',\n    })\n  ),"
        }
        #expect(
            try list("import { entry } from './entry';\n\nexport const all = [\n\(broken.joined(separator: "\n"))\n];\n").pairs
                == Self.pairs)
    }

    @Test("Calls that draw a page are no words")
    func drawingCalls() {
        let drawn = Self.words.map { "  element(\"p\", \"\($0.1)\", { bold: true })," }.joined(separator: "\n")
        #expect(throws: WordListError.self) { try list("const page = [\n\(drawn)\n];\n\(Self.code)") }
    }

    @Test("Objects of senses say what a word means, and pairs of sentences inside are examples")
    func senses() throws {
        let entries = Self.words.map { word, meaning in
            "  { w: '\(word)', p: 'n.', s: [\n    { m: '\(meaning)', like: ['thing'], ex: [\n      ['I saw a \(word).', '나는 \(meaning)를 보았다.'],\n      ['This \(word) is new.', '이 \(meaning)는 새것이다.'],\n    ]},\n  ]},"
        }
        let read = try list(
            "import { level } from '../level';\n\nexport const A1 = level('a1', [\n\(entries.joined(separator: "\n"))\n]);\n")
        #expect(read.pairs == Self.pairs)
    }

    @Test("JSON in a text of a program is a list; other texts of it are none")
    func textsOfJSON() throws {
        let members = Self.words.map { "  \"\($0.0)\" : \"n. \($0.1)\"" }.joined(separator: ",\n")
        let screen =
            "Map<String, Style> styles = {\n  \"Harbor\": Style(\n    onTap: () {\n      print(\"pressed\");\n    },\n  ),\n};\n"
        let read = try list("import 'dart:ui';\n\nvar deck = '''\n {\n\(members)\n }\n ''';\n\n\(screen)")
        #expect(read.pairs == Self.pairs)
        let settings =
            "var settings = '''\n{\n  \"base_url\": \"https://example.org\",\n  \"max_count\": \"12\",\n  \"file_name\": \"a.json\"\n}\n''';\n"
        #expect(throws: WordListError.self) { try list("import 'dart:ui';\n\n\(settings)\n\(screen)") }
    }

    @Test("A sign between two scripts in the lines of a text makes it a list, however long the program around it is")
    func linesOfText() throws {
        let code = (1...12).map { "def step\($0)(state):\n    value = state['item\($0)']\n    return value\n" }.joined(
            separator: "\n")
        func program(_ lines: [String]) -> String {
            "import random\n\n\(code)\n\nif __name__ == '__main__':\n    source = '''\(lines.joined(separator: "\n"))'''\n    print(step1(source))\n"
        }
        #expect(try list(program(Self.words.map { "the \($0.0) - \($0.1)" })).pairs == Self.words.map { "the \($0.0)=\($0.1)" })
        #expect(throws: WordListError.self) { try list(program(Self.words.map { "--\($0.0) - \($0.1)" })) }
        #expect(throws: WordListError.self) { try list(program(Self.words.map { "\($0.0) - show the \($0.0)" })) }
    }

    @Test("Words and meanings take turns in one line of a text")
    func turns() throws {
        let kanji = ["港", "梯子", "枕", "蝋燭", "かご", "槌", "毛布"]
        let words = zip(kanji, Self.words).map { ($0, $1.1) }
        let line = words.map { "\($0.0) \($0.1)" }.joined(separator: " ")
        func program(_ text: String) -> String {
            "\(Self.code)function load() {\n  const given = \n`\(text)`\n.trim();\n  show(given);\n}\n"
        }
        let read = try list(program(line))
        #expect(read.pairs == words.map { "\($0.0)=\($0.1)" })
        #expect(throws: WordListError.self) { try list(program(line + " 끝")) }
        #expect(throws: WordListError.self) { try list(program(Self.words.map { "\($0.1)에서 \($0.1)" }.joined(separator: " "))) }
    }

    @Test("Texts with a word and its meaning are the words of records that are sentences", arguments: [": ", " - ", " = "])
    func wordsInTexts(sign: String) throws {
        let halves = [Self.words.prefix(4), Self.words.suffix(3)].enumerated().map { index, words in
            let texts = words.map { "      \"\($0.0)\(sign)\($0.1)\"" }.joined(separator: ",\n")
            return
                "  {\n    num: \(index),\n    sentence: \"The \(words.first!.0) was here.\",\n    vocab: [\n\(texts)\n    ],\n    quiz: [\n      \"1. 있었다. ( O / X )\",\n      \"2. 없었다. ( O / X )\"\n    ],\n    answer: [\"주제\(sign)바다\", \"흐름\(sign)대조\"],\n    translation: \"그것이 여기 있었다.\"\n  }"
        }
        let records = halves.joined(separator: ",\n")
        #expect(try list("export const lesson = 3;\n\nexport const parts = [\n\(records)\n];\n").pairs == Self.pairs)
    }

    @Test("Texts with a sign in records that are words by themselves are none")
    func textsBesideWords() throws {
        let records = Self.words.map {
            "{\"word\": \"\($0.0)\", \"meaning\": \"\($0.1)\", \"related\": [\"thing: 것\", \"tool: 도구\"]}"
        }
        #expect(try list("[\(records.joined(separator: ",\n"))]").pairs == Self.pairs)
    }

    @Test("Calls in a comment that go on in the next line behind its sign")
    func commentedCalls() throws {
        let calls = Self.words.map { "UNIT[3].put(\"\($0.0)\", \"n.\($0.1)\");" }
        let text = calls.joined(separator: " ").replacing(", ", with: ",\n     * ").replacing(
            "; UNIT[3].put(\"candle", with: ";\n     * UNIT[3].put(\"candle")
        for head in ["", "public class Deck {\n    /*\n"] {
            #expect(try list(head + "     * " + text + "\n     */\n    }\n}\n").pairs == Self.pairs)
        }
        #expect(throws: WordListError.self) {
            try list(
                "/**\n" + (1...8).map { " * Returns step(\($0)) of the state, or null.\n" }.joined()
                    + " */\nint step(int n) {\n  return n;\n}\n")
        }
    }

    @Test("Objects of JSON between fences under the headings of days are one list")
    func fencedJSON() throws {
        let chinese = ["港口", "梯子", "枕头", "蜡烛", "篮子", "锤子", "毯子"]
        let members = zip(Self.words, chinese).enumerated().map { index, word in
            "  \"\(word.0.0)\": {\(index == 2 ? "\"p\": \"/ˈpɪləʊ/\", " : "")\"\(index == 1 ? "vt" : "n")\": \"\(word.1)\"}"
        }
        let blocks = [members.prefix(4) + [""], members.suffix(3)].map { "```json\n{\n\($0.joined(separator: ",\n"))\n}\n```\n" }
        let read = try list("## Words\n\n### 2021-05\n\n3\n\n\(blocks[0])\n\n### 2021-06\n\n\(blocks[1])", .english)
        #expect(read.pairs == zip(Self.words, chinese).map { "\($0.0)=\($1)" })
        #expect(throws: WordListError.self) {
            try list(
                "# API\n\n```json\n{\n  \"id\": \"a-1\",\n  \"max_count\": \"12\",\n  \"file_name\": \"a.json\"\n}\n```\n",
                .english)
        }
    }

    @Test("A broken object of a list loses nothing but itself, and is told")
    func brokenObject() throws {
        let records = Self.words.map {
            "  {\"id\": 1, \"word\": \"\($0.0)\", \"meaning\": \"\($0.1)\", \"uses\": [{\"of\": \"x\"}, {\"of\": \"y\"}]}"
        }
        for broken in [
            "  {\"id\": 3, \"word\": \"shelf\", \"meaning\": }", "  {\"id\": 3, \"word\": \"shelf, \"meaning\": \"선반\"}",
            "  {\"word\": \"shelf\", \"meaning\": \"선반\"",
        ] {
            let all = records.prefix(2) + [broken] + records.dropFirst(2)
            let read = try list("[\n\(all.joined(separator: ",\n"))\n]\n")
            #expect(read.pairs == Self.pairs && read.badRows.count == 1)
        }
        let cut = "[\n\(records.joined(separator: ",\n")),\n  {\"word\": \"shel"
        #expect(throws: WordListError.notText(.broken)) { try list(cut) }
        #expect(throws: WordListError.self) {
            try list("[" + Self.words.map { "{\"word\": \"\($0.0), \"meaning\": }" }.joined(separator: ",\n") + "]")
        }
    }

    @Test("A brace that a program forgets loses no word", arguments: ["const words = [", "export default [", "words = ["])
    func forgottenBrace(head: String) throws {
        let records = Self.words.enumerated().map { "  { word: \"\($1.0)\", meaning: \"\($1.1)\"\($0 == 3 ? "" : " }")," }
        #expect(try list("\(head)\n\(records.joined(separator: "\n"))\n];\n").pairs == Self.pairs)
    }

    @Test("What a program says to its user is no word beside a map of words, and meanings that are sentences stay")
    func messages() throws {
        let words = Self.words.map { "  \($0.0): \"\($0.1)\"," }.joined(separator: "\n")
        let said = "  start: \"시작\",\n  right: \"정답입니다!\",\n  wrong: \"틀렸습니다.\",\n  score: \"{n}점\",\n  again: \"다시 할까요?\",\n"
        for maps in [[words, said], [said, words]] {
            let read = try list(
                "const A = {\n\(maps[0])\n};\n\nconst B = {\n\(maps[1])\n};\n\nfunction show(name) { return A[name] || B[name]; }\n"
            )
            #expect(read.pairs == Self.pairs)
        }
        let phrases = Self.words.map { "  \"my \($0.0)\": \"내 \($0.1)입니다.\"," }.joined(separator: "\n")
        #expect(try list("const A = {\n\(words)\n};\n\nconst B = {\n\(phrases)\n};\n").rows.count == 14)
        let explained = (1...4).flatMap { part in
            Self.words.map { "  \($0.0)\(["s", "less", "like", "ish"][part - 1]): \"이것은 \($0.1)입니다.\"," }
        }
        #expect(
            try list(
                "const A = {\n\(explained.joined(separator: "\n"))\n};\n\nconst B = {\n  rope: \"밧줄\",\n  shelf: \"선반\",\n  roof: \"지붕\",\n};\n"
            ).rows.count >= 28)
    }

    @Test("Words beside a text that is a list are told as lines that are left out")
    func wordsBesideText() throws {
        let rows = Self.words.map { "\($0.0),\($0.1)" }.joined(separator: "\n")
        let text =
            "TABLE = \"\"\"word,meaning\n\(rows)\n\"\"\"\n\nextra = [\n    (\"shelf\", \"선반\"),\n\t(\"rope\", \"밧줄\"),\n]\nprint(len(extra))\n"
        let read = try list(text)
        #expect(read.pairs == Self.pairs && read.linesLeftOut == [12, 13])
    }
}
