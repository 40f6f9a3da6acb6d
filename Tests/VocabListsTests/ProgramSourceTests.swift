import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists that stand in the source of a program, in any language.
@Suite("Lists in programs") struct ProgramSourceTests {
    /// A language: what stands around the rows, a row, and what stands between rows.
    struct Language: Sendable, CustomStringConvertible {
        let description: String
        let head: String
        let row: @Sendable (String, String) -> String
        let tail: String
        var separator = ",\n"

        func source(_ pairs: [(String, String)]) -> String {
            head + pairs.map { row($0, $1) }.joined(separator: separator) + tail
        }
    }

    private static let pairs = [("apple", "사과"), ("to give up", "포기하다"), ("it's", "그것은"), ("pear", "배, 서양배"), ("fig", "무화과")]

    static let languages = [
        Language(
            description: "Java", head: "package x;\nimport java.util.*;\npublic class Words {\n  static List<Word> all() {\n",
            row: { "    words.add(new Word(\"\($0)\", \"\($1)\"))" }, tail: ";\n    return words;\n  }\n}\n", separator: ";\n"),
        Language(
            description: "Kotlin", head: "package x\n\nval words = mapOf(\n", row: { "    \"\($0)\" to \"\($1)\"" }, tail: "\n)\n"
        ),
        Language(
            description: "Swift", head: "import Foundation\n\nlet words: [Word] = [\n",
            row: { "    Word(term: \"\($0)\", meaning: \"\($1)\")" }, tail: "\n]\n"),
        Language(
            description: "C#", head: "using System;\nclass Data {\n  static List<Word> words = new List<Word> {\n",
            row: { "    new Word { English = \"\($0)\", Korean = \"\($1)\" }" }, tail: "\n  };\n}\n"),
        Language(
            description: "Go", head: "package main\n\nvar words = map[string]string{\n", row: { "\t\"\($0)\": \"\($1)\"" },
            tail: ",\n}\n"),
        Language(
            description: "Rust", head: "pub const WORDS: &[(&str, &str)] = &[\n", row: { "    (\"\($0)\", \"\($1)\")" },
            tail: "\n];\n"),
        Language(
            description: "Lua", head: "local words = {\n", row: { "  [\"\($0)\"] = \"\($1)\"" }, tail: "\n}\nreturn words\n"),
        Language(
            description: "Python", head: "words = {}\n", row: { "words[\"\($0)\"] = \"\($1)\"" }, tail: "\nprint(words)\n",
            separator: "\n"),
        Language(
            description: "Elixir", head: "defmodule Words do\n  def all do\n    [\n",
            row: { "      %{term: \"\($0)\", meaning: \"\($1)\"}" }, tail: "\n    ]\n  end\nend\n"),
        Language(
            description: "Lisp", head: "(setq words\n  '(", row: { "(\"\($0)\" . \"\($1)\")" }, tail: "))\n", separator: "\n    "),
        Language(
            description: "Ruby", head: "words = {\n", row: { "  \"\($0)\" => \"\($1)\"" },
            tail: "\n}\n\nwords.each do |en, ko|\n  Word.create!(english: en, korean: ko)\nend\n"),
        Language(
            description: "PHP",
            head: "<?php\nclass WordSeeder extends Seeder {\n  public function run() {\n    DB::table('words')->insert([\n",
            row: { "      ['id' => 1, 'word' => \"\($0)\", 'meaning' => '\($1)']" }, tail: ",\n    ]);\n  }\n}\n"),
        Language(
            description: "SQL",
            head:
                "-- dump\nCREATE TABLE `vocab` (\n  `id` int(11) NOT NULL,\n  `word` varchar(9),\n  `meaning` varchar(9) DEFAULT '',\n  PRIMARY KEY (`id`)\n);\n",
            row: { "INSERT INTO `vocab` VALUES (7, '\($0.replacing("'", with: "''"))', '\($1)')" }, tail: ";\n", separator: ";\n"),
        Language(
            description: "SQL with names", head: "\nINSERT INTO words (id, term, pos, meaning) VALUES\n",
            row: { "  (7, '\($0.replacing("'", with: "\\'"))', 'noun', '\($1)')" }, tail: ";\n"),
        Language(
            description: "C", head: "#include <stdio.h>\n\nstatic const char *words[][2] = {\n",
            row: { "    {\"\($0)\", \"\($1)\"}" },
            tail: "\n};\n\nint main(void) {\n    printf(\"%s %d\\n\", words[0][0], 1);\n    return 0;\n}\n"),
        Language(
            description: "calls over several lines", head: "import 'x.dart';\n\nfinal words=[\n",
            row: { "  WordInfo(\n    wordName:\"\($0) \\n\",\n    wordMeaning:\"\($1)\"\n  )" }, tail: ",\n];\n"),
        Language(
            description: "calls that break within",
            head: "import Foundation\n\nstruct Card {\n  let en: String\n}\n\nlet cards = [\n",
            row: { "  Card(englishPhrase: \"\($0)\",\n       koreanTranslation: \"\($1)\")" }, tail: "\n]\n"),
        Language(
            description: "calls with names that hold texts", head: "# seeds\n#\n",
            row: { "Card.create(word_text: \"\($0)\", meaning_text: \"\($1)\", user_id: 1)" }, tail: "\n", separator: "\n"),
        Language(
            description: "a script of a page",
            head: "<!DOCTYPE html>\n<html><body>it's <p>\n<script>\n/* apple */\nconst words = {\n  easy: [\n",
            row: { "    { ko: \"\($1)\", type: \"noun\", en: \"\($0)\" }" }, tail: "\n  ]\n};\n</script></body></html>\n"),
    ]

    @Test("In any language brackets, names and quotes say what a row is", arguments: languages)
    func everyLanguage(language: Language) throws {
        let list = try WordList(reading: language.source(Self.pairs))
        let sides = Set(list.rows.map { [$0.content.term, $0.content.meaning] })
        let wanted = Set(Self.pairs.map { [$0, $1] })
        #expect(sides == wanted || sides == Set(Self.pairs.map { [$1, $0] }), "\(list.pairs)")
        #expect([.program, .json].contains(list.container) && list.badRows.isEmpty)
    }

    @Test("A map whose terms have lists behind their meanings")
    func ledLists() throws {
        let list = try WordList(
            reading:
                "export default {\n\"Chuma\": [\"iron\", [\"a\", \"b\"]],\n\"Dada\": [\"sister\", [\"a\"]],\n\"Benki\": [\"bank\", []],\n\"Goti\": [\"knee\", [\"a\"]]\n}\n"
        )
        #expect(list.pairs == ["Chuma=iron", "Dada=sister", "Benki=bank", "Goti=knee"])
    }

    @Test("A text of many lines in a program is a list by itself, at its own lines")
    func textInside() throws {
        let rows = Self.pairs.map { "\($0) - \($1)" }
        let list = try WordList(
            reading: "package x\n\nval words = \"\"\"\n" + rows.joined(separator: "\n") + "\n\"\"\"\n\nfun main() {}\n")
        #expect(list.pairs == Self.pairs.map { "\($0)=\($1)" } && list.rows[1].line == 5)
    }

    @Test("What only has brackets and quotes is no program")
    func lookalikes() throws {
        let quoted = try WordList(reading: Self.pairs.map { "\"\($0)\",\"\($1)\"" }.joined(separator: "\n"))
        #expect(quoted.container == nil && quoted.pairs.count == 5)
        let remarks = try WordList(
            reading: "bank (river),둑 (강)\nbat (\"animal\"),박쥐 (\"동물\")\nseal (sea),물개 (바다)\ncrane (bird),두루미 (새)\n")
        #expect(remarks.container == nil && remarks.pairs[0] == "bank (river)=둑 (강)" && remarks.pairs.count == 4)
        let terms = try WordList(
            reading: "let go,놓아 주다\nconst,상수\nimport goods,상품을 수입하다\nvar,변수\nclass (school),수업\nreturn to,돌아가다\n")
        #expect(terms.container == nil && terms.pairs.count == 6)
        let spoken = try WordList(
            reading:
                "say: \"안녕\" (hello),인사\nsay: \"잘 가\" (bye),작별\nsay: \"네\" (yes),긍정\nsay: \"아니\" (no),부정\nsay: \"왜\" (why),질문\n")
        #expect(spoken.pairs.count == 5 && spoken.column(.meaning) == ["인사", "작별", "긍정", "부정", "질문"], "\(spoken.pairs)")
    }

    @Test(
        "Brackets and quotes at the ends of plain lines are not a program's",
        arguments: [
            "word\tmeaning\ttags\n@\t#\t['noun', 'A1']", "@\t#\t[{'pos': 'noun', 'level': 'A1'}]", "@;#;(\"an @\", \"two @s\")",
            "@ - # (\"an @\", \"two @s\")", "@: # (\"an @\", \"two @s\")", "@ = # (\"an @\", \"two @s\")",
            "@,# (\"an @\" / \"two @s\")",
            "@ (\"@\") - # (noun, 명사)",
        ])
    func plainLines(pattern: String) throws {
        let lines = pattern.split(separator: "\n")
        let words = [
            ("apple", "사과"), ("pear", "배"), ("dog", "개"), ("cat", "고양이"), ("house", "집"), ("book", "책"), ("sun", "해"),
            ("sea", "바다"),
        ]
        let rows = words.map { word in String(lines.last ?? "").replacing("@", with: word.0).replacing("#", with: word.1) }
        let list = try WordList(reading: (lines.dropLast().map(String.init) + rows).joined(separator: "\n"))
        #expect(list.container == nil && list.rows.count == 8)
        #expect(
            list.rows.allSatisfy { row in
                words.contains { row.content.term.hasPrefix($0.0) && row.content.meaning.hasPrefix($0.1) }
            })
    }

    @Test("Names, numbers and formats of programs are no words, and quotes and escapes are read by their rules")
    func noWords() throws {
        for source in [
            "let errors = [\n  \"E_IO\": \"cannot read %s\",\n  \"E_ARG\": \"no such arg\",\n  \"E_NET\": \"host %s is down\",\n  \"E_MEM\": \"out of memory\",\n]\n",
            "def f(run=runctx, prof=filename):\n    g(a, b)\n    h(c=d, e=f)\n    return k(l, m)\n\ndef x(p=q):\n    return g(p, q)\n",
            "services:\n  db:\n    environment:\n      POSTGRES_PASSWORD: pw\n      DEBUG: on\n      LEVEL: info\n      MODE: fast\n",
            "nav:\n  - Home: index.md\n  - About: about.md\n  - Guide: guide.md\n  - Help: help.md\n",
            "a: &x 사과\nb:\n  c: *x\n  d: 배\n  e: 감\n  f: 귤\n",
        ] {
            #expect(throws: WordListError.self, "\(source)") { try WordList(reading: source) }
        }
        let rows = ["'it''s','그것은'", "'rock ''n'' roll','로큰롤'", "'''tis','그건'", "'pear','배'"]
        let dump = try WordList(reading: rows.map { "INSERT INTO words (term, meaning) VALUES (\($0));\n" }.joined())
        #expect(dump.column(.term) == ["it's", "rock 'n' roll", "'tis", "pear"])
        let escapes = try WordList(
            reading:
                "const w = [\n  [\"caf\\xe9\", \"카페\"],\n  [\"smile\", \"\\ud83d\\ude00\"],\n  [\"love\", \"\\u{c0ac}랑\"],\n  [\"pear\", \"\\ubc30\"]\n];\n"
        )
        #expect(escapes.pairs == ["café=카페", "smile=😀", "love=사랑", "pear=배"])
    }

    @Test("Fences of Markdown and backticks in words are no text of a program, nor are words between rules a page's")
    func lookalikesOfTexts() throws {
        let fence = "from - ~부터\n```\napple - 사과\npear - 배\nplum - 자두\nfig - 무화과\nsun - 해\n```\nlast - 마지막\n"
        #expect(try WordList(reading: fence).pairs.count == 7)
        let ayn = "let - `ada\nhouse - bayt\nbook - kitab`\nsea - bahr\nsun - shams\ndog - kalb\n"
        #expect(try WordList(reading: ayn).pairs.count == 6)
        let ruled = try WordList(reading: "---\ndate: 대추\nfig: 무화과\nplum: 자두\n---\napple: 사과\npear: 배\ngrape: 포도\nkiwi: 키위\n")
        #expect(ruled.pairs.count == 7)
        let page = try WordList(reading: "---\ntitle: 과일\ntags:\n  - en\n---\napple: 사과\npear: 배\ngrape: 포도\nkiwi: 키위\n")
        #expect(page.pairs.count == 4 && page.linesLeftOut == [2, 3, 4])
    }

    @Test("Quotes that never close, and records without a name in common, cost no more than others")
    func cost() {
        let clock = ContinuousClock()
        for text in [
            "import x\n" + String(repeating: "\\`", count: 100_000), "import x\n" + String(repeating: #"\"""#, count: 50_000),
            "[" + (1...4_000).map { "{\"k\($0)\": \"v\", \"l\($0)\": \"w\"}" }.joined(separator: ",") + "]",
        ] {
            let start = clock.now
            _ = try? WordList(reading: text)
            #expect(clock.now - start < .seconds(10))
        }
    }

    @Test("Lists of several shapes in one program are read together, and what a row holds inside is no list of its own")
    func severalLists() throws {
        let python =
            "nouns = {\n  \"harvest\": \"수확\",\n  \"barn\": \"헛간\",\n  \"scythe\": \"낫\",\n}\n"
            + "verbs = [\n  (\"hay\", \"건초\"),\n  (\"straw\", \"짚\"),\n  (\"oat\", \"귀리\"),\n]\n"
        #expect(Set(try WordList(reading: python).column(.term)) == ["harvest", "barn", "scythe", "hay", "straw", "oat"])
        let words = ["dog=개", "cat=고양이", "house=집", "tree=나무", "sea=바다"].map { $0.split(separator: "=").map(String.init) }
        let java = words.map { "    new Word(\"\($0[0])\", \"\($0[1])\", Level.A1, new String[]{\"ex \($0[0])\", \"it is\"}),\n" }
        let list = try WordList(reading: "public class D {\n  static Word[] all = {\n\(java.joined())  };\n}\n")
        #expect(list.pairs.sorted() == words.map { $0.joined(separator: "=") }.sorted())
        let go = words.map { "\t{Term: \"\($0[0])\", Meaning: \"\($0[1])\", Tags: []string{\"x\", \"y\"}},\n" }
        #expect(try WordList(reading: "package main\n\nvar words = []Word{\n\(go.joined())}\n").pairs.count == 5)
        let typed = words.enumerated().map { "  w\($0): { en: \"\($1[0])\", ko: \"\($1[1])\" },\n" }
        #expect(try WordList(reading: "export const words = {\n\(typed.joined())};\n").pairs.first == "dog=개")
    }

    @Test("A program without a list is refused, whatever it calls")
    func noList() {
        for source in [
            "import os, sys\n\ndef main(args):\n    print(\"a\", \"b\")\n    return len(args)\n\nclass A(object):\n    pass\n",
            "<?php\necho 'a';\n$x = ['debug' => true];\n",
            "const a = (x) => {\n  return f(x, \"b\");\n};\nlet y = g(\"c\", 'd');\nexport default a;\n",
            "let x = " + String(repeating: "{[(", count: 30_000),
        ] {
            #expect(throws: WordListError.self) { try WordList(reading: source) }
        }
    }
}
