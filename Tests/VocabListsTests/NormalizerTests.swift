import Testing

@testable import VocabCore
@testable import VocabLists

/// What stands around all lines or all cells alike and belongs to no word: what is taken off, and what must stay.
@Suite("What stands around lines") struct LineFrontsTests {
    private func bare(_ texts: [String]) -> [String] {
        let lines = Line.all(in: Array(texts.joined(separator: "\n").utf8))
        let fronts = LineFronts(lines)
        return lines.map { String(fronts.removed(from: $0.text)) }
    }

    private static let words = ["apple - 사과", "pear - 배", "plum - 자두", "fig - 무화과"]

    @Test(
        "goes: bullets, boxes, running numbers, and several of them after each other",
        arguments: [
            { "- " + $1 }, { "* " + $1 }, { "•" + $1 }, { "◦ " + $1 }, { "▶" + $1 }, { "★ " + $1 }, { "– " + $1 },
            { "[ ] " + $1 },
            { $0 % 2 == 0 ? "[x] " + $1 : "[ ] " + $1 }, { "- [ ] " + $1 }, { "\($0). " + $1 }, { "\($0) " + $1 },
            { "\($0)) " + $1 },
            { "(\($0)) " + $1 }, { "(\($0))" + $1 }, { "No. \($0) " + $1 }, { "#\($0) " + $1 }, { "\($0): " + $1 },
            { "\($0)、" + $1 },
            { "\($0)\($1)" }, { "- \($0). " + $1 }, { "\($0). - " + $1 }, { "\(Array("①②③④⑤⑥⑦⑧")[$0 - 1]) " + $1 },
            { "\($0 + 40). " + $1 }, { "   - " + $1 }, { $0 == 2 ? $1 : "- " + $1 },
        ] as [@Sendable (Int, String) -> String])
    func taken(front: @Sendable (Int, String) -> String) {
        let many = Self.words + Self.words.map { "big " + $0 }
        #expect(bare(many.enumerated().map { front($0 + 1, $1) }) == many)
    }

    @Test(
        "stays where it is a part of words",
        arguments: [
            ["-다 - ending", "-요 - ending", "-고 - and", "-지만 - but"], ["3 apples - 사과 세 개", "5 pears - 배", "2 plums - 자두"],
            ["1984 - 소설", "24/7 - 늘", "911 - 응급", "101 - 기초"], ["12 - douze", "70 - soixante-dix", "21 - vingt et un"],
            ["3.14 - 파이", "2.71 - 오일러"], ["10:30 - 열 시 반", "11:30 - 열한 시 반"], ["'tis - 그것은", "'twas - 그랬다", "'em - 그들을"],
            ["1st - 첫째", "22nd - 스물두째", "7th - 일곱째"], ["*nix - 유닉스", "*bsd - 유닉스"], ["-1 - 음수", "-2 - 음수"],
            ["(to) go - 가다", "(to) run - 달리다"], ["[ˈæpl] - 사과", "[peə] - 배"], ["+1 - 찬성", "+82 - 한국"],
            ["~고 싶다 - want", "~지 않다 - not"],
            ["9. Sinfonie - 구번", "3. Welt - 삼세계", "2. Liga - 이부"], ["#tbt - 목요일", "#1 - 일등"],
        ])
    func kept(lines: [String]) {
        #expect(bare(lines) == lines)
    }

    @Test("stays on a line of its own kind: a single bullet or number among words is one of them") func single() {
        for line in ["- dash - 줄표", "1. FC Köln - 축구단", "★ - 별"] { #expect(bare(Self.words + [line]).last == line) }
    }
}

@Suite("What stands around cells") struct CellCleanerTests {
    private func cleaned(_ cells: [String], isHTML: Bool? = nil, column: Int = 0) -> [String] {
        let rows = cells.map { Array(repeating: "x", count: column) + [$0] }
        let cleaner = CellCleaner(rows, isHTML: isHTML)
        return cells.map { cleaner.cleaned($0, column) }
    }

    private static let words = ["apple", "pear", "plum tree", "fig"]

    @Test(
        "goes where all cells of a column have it",
        arguments: [
            ("\"", "\""), ("“", "”"), ("‘", "’"), ("'", "'"), ("«", "»"), ("« ", " »"), ("「", "」"), ("【", "】"), ("[", "]"),
            ("**", "**"),
            ("*", "*"), ("__", "__"), ("_", "_"), ("`", "`"), ("=\"", "\""), ("", ":"), ("", ","), ("", ";"), ("“", "”:"),
            ("**\"", "\"**"),
        ])
    func taken(open: String, close: String) {
        #expect(cleaned(Self.words.map { open + $0 + close }) == Self.words)
    }

    @Test(
        "stays where only some cells have it, or it is a part of words",
        arguments: [
            ["\"apple\"", "pear", "plum", "fig"], ["'tis", "'twas", "'em", "'cause"], ["*nix", "*bsd", "linux*", "a*"],
            ["dogs'", "cats'", "boys'", "girls'"], ["\"a\" or \"b\"", "\"c\" or \"d\"", "\"e\" or \"f\""],
            ["[sic]", "a", "b", "c"],
            ["etc.", "e.g.", "i.e.", "a.m."], ["what?", "who?", "why?"], ["=", ":", ","], ["\"\"", "**", "''"],
            ["-다", "요", "고", "지만"],
            ["(to) go", "(to) run", "(to) see"], ["1984", "2001", "300"],
        ])
    func kept(cells: [String]) {
        #expect(cleaned(cells) == cells)
    }

    @Test("at the end of a cell further on belongs to it: only in front of all others commas stand between") func furtherOn() {
        let cells = ["사과,", "배,", "자두,"]
        #expect(cleaned(cells) == ["사과", "배", "자두"] && cleaned(cells, column: 1) == cells)
    }

    @Test("of any kind that nobody sees goes; joiners of emoji and Persian, and marks that compose, stay") func unseen() throws {
        let cells = [
            "\u{A0}사과", "\u{FEFF}pe\u{AD}ar", "배\u{A0}선박\u{3000}", "👩‍🏫", "می\u{200C}خواهم", "cafe\u{301}",
        ]
        let wanted = ["사과", "pear", "배 선박", "👩‍🏫", "می\u{200C}خواهم", "café"]
        let list = try WordList(plain: Array(cells.map { "\($0)\tx\n" }.joined().utf8))
        #expect(list.column(.term).map { Array($0.utf8) } == wanted.map { Array($0.utf8) })
    }

    @Test(
        "as HTML becomes the text that is seen",
        arguments: [
            ("사과<br>능금", "사과\n능금"), ("사과<br/>능금<BR />배", "사과\n능금\n배"), ("<div>사과</div><div>능금</div>", "사과\n능금"),
            ("<b>배</b>&nbsp;선박", "배 선박"), ("A &amp; B &lt;c&gt; &#39;d&#x27; &eacute;", "A & B <c> 'd' é"),
            ("a < b & c; d", "a < b & c; d"), ("<span style=\"color:red\">붉은</span>", "붉은"), ("사과[sound:사과.mp3]", "사과"),
            ("사과[메모]", "사과[메모]"), ("<ul><li>하나</li><li>둘</li></ul>", "하나\n둘"),
            ("<style>.a{color:red}</style>사과<!-- 말 -->", "사과"), ("<script>alert(1)</script>사과", "사과"),
            ("&bogus; &#xD800; &", "&bogus; &#xD800; &"), ("<img src=pear.jpg> 사과", "사과"), ("{{c1::주다}}", "주다"),
            ("{{c12::주다::힌트}} {{c}} {{c1::", "주다 {{c}} {{c1::"), ("끝<", "끝<"), ("<", "<"),
        ])
    func html(html: String, text: String) {
        #expect(cleaned([html], isHTML: true) == [text])
    }
}
