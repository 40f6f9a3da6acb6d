import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// What becomes of the text of cells.
@Suite("Cells become words") struct ContentTests {
    /// The only row of an Anki list with these cells.
    private func row(_ term: String, _ meaning: String) throws -> WordContent {
        let list = try WordList(reading: "#separator:tab\n#html:true\n\(term)\t\(meaning)\n")
        return try #require(list.rows.first).content
    }

    @Test(
        "HTML becomes the text that is seen",
        arguments: [
            ("사과<br>능금", "사과\n능금"), ("사과<br/>능금<BR />배", "사과\n능금\n배"), ("<div>사과</div><div>능금</div>", "사과\n\n능금"),
            ("<b>배</b>&nbsp;선박", "배 선박"), ("A &amp; B &lt;c&gt; &#39;d&#x27; &eacute;", "A & B <c> 'd' é"),
            ("a < b & c; d", "a < b & c; d"),
            ("<span style=\"\"color:red\"\">붉은</span>", "붉은"), ("사과[sound:사과.mp3]", "사과"), ("사과[메모]", "사과[메모]"),
            ("<ul><li>하나</li><li>둘</li></ul>", "하나\n\n둘"), ("<style>.a{color:red}</style>사과<!-- 말 -->", "사과"),
            ("<script>alert(1)</script>사과", "사과"), ("&bogus; &#xD800; &", "&bogus; &#xD800; &"),
            ("<img src=pear.jpg> 사과", "[pear.jpg] 사과"), ("<img src=apple.jpg> 사과", "사과"),
            ("{{c1::주다}}", "주다"), ("{{c12::주다::힌트}} {{c}} {{c1::", "주다 {{c}} {{c1::"), ("끝<", "끝<"), ("<", "<"),
        ])
    func html(html: String, text: String) throws {
        let quoted = html.contains("\"\"") ? "\"\(html)\"" : html
        #expect(try row("apple", quoted).meaning == text)
    }

    @Test(
        "Furigana leave the characters they stand at",
        arguments: [
            ("学校[がっこう]", "学校"), ("食[た]べる", "食べる"), ("お 茶[ちゃ]を 飲[の]む", "お茶を飲む"), ("人々[ひとびと]", "人々"), ("[がっこう]", "[がっこう]"),
            ("学校[school]", "学校[school]"), ("学校[がっ", "学校[がっ"), ("<ruby>学校<rt>がっこう</rt></ruby>", "学校"),
            ("<ruby>先<rp>(</rp><rt>せん</rt><rp>)</rp>生<rt>せい</rt></ruby>", "先生"),
        ])
    func furigana(term: String, bare: String) throws {
        #expect(try row(term, "뜻").term == bare)
    }

    @Test(
        "Pronunciation and part of speech at the head of a meaning go into their fields",
        arguments: [
            ("[kəˈmit] v. 저지르다", "[kəˈmit]", "verb", "저지르다"), ("/kəˈmit/ 저지르다", "/kəˈmit/", "", "저지르다"),
            ("n. 사과", "", "noun", "사과"),
            ("v./n. 달리다", "", "verb, noun", "달리다"), ("(명) 사과", "", "noun", "사과"), ("명사: 사과", "", "noun", "사과"),
            ("verb：달리다", "", "verb", "달리다"), ("동: 구리", "", "", "동: 구리"), ("[동] 달리다", "", "verb", "달리다"),
            ("[명사] 사과", "", "noun", "사과"), ("adj. 짧은", "", "adjective", "짧은"), ("ad. 빨리", "", "adverb", "빨리"),
            ("(과일) 사과", "", "", "(과일) 사과"), ("[메모] 사과", "", "", "[메모] 사과"), ("a.m. 오전", "", "", "a.m. 오전"), ("n.", "", "", "n."),
            ("/ 또는", "", "", "/ 또는"), ("vs. 대", "", "", "vs. 대"),
        ])
    func heads(meaning: String, pronunciation: String, part: String, rest: String) throws {
        let content = try #require(try WordList(reading: "w\t\(meaning)\nx\t뜻\n").rows.first).content
        #expect(
            [content.pronunciation, content.partOfSpeech, content.meaning] == [pronunciation, part, rest])
    }

    @Test("A field that is filled stays, whatever the meaning says")
    func filledFields() throws {
        let list = try WordList(reading: "term,meaning,pos,ipa\nrun,v. 달리다,n.,\"[rʌn]\"\n")
        #expect(
            list.column(.partOfSpeech) == ["noun"] && list.pairs == ["run=v. 달리다"] && list.column(.pronunciation) == ["[rʌn]"])
    }

    @Test("What nobody sees is not kept: zero-width and no-break spaces, full-width letters")
    func unseen() throws {
        let list = try WordList(reading: "ａｐｐｌｅ,\u{A0}사과\u{200B}\n\u{FEFF}pe\u{AD}ar\u{2060},배\u{A0}선박\u{3000}\nＢ２,（나，비）\n")
        #expect(
            list.pairs.map { Array($0.unicodeScalars) } == ["apple=사과", "pear=배 선박", "B2=（나，비）"].map { Array($0.unicodeScalars) })
    }

    @Test("What belongs to the writing stays: joiners of emoji and of Persian, marks that compose")
    func seen() throws {
        let text = "👩‍🏫,교사\nمی\u{200C}خواهم,원하다\ncafe\u{301},카페\n"
        #expect(
            try WordList(reading: text).column(.term).map { Array($0.utf8) }
                == ["👩‍🏫", "می\u{200C}خواهم", "café"].map { Array($0.utf8) })
    }

    @Test("Running numbers and bullets go, where nearly all words have them; other numbers stay")
    func numbers() throws {
        #expect(try WordList.pairs(of: "1. apple,사과\n2. pear,배\n") == ["apple=사과", "pear=배"])
        #expect(try WordList.pairs(of: "• apple,사과\n• pear,배\n• plum,자두\n") == ["apple=사과", "pear=배", "plum=자두"])
        #expect(try WordList.pairs(of: "9. Sinfonie,구번\n3.14,파이\nA. B.,이름\n").first == "9. Sinfonie=구번")
        #expect(try WordList.pairs(of: "24/7,늘\n1st,첫째\n2nd,둘째\n") == ["24/7=늘", "1st=첫째", "2nd=둘째"])
    }

    @Test("A row without a term says another meaning of the word above")
    func continuation() throws {
        let list = try WordList(reading: "give,주다\n,제공하다\n,\nrun,달리다\n")
        #expect(list.pairs == ["give=주다; 제공하다", "run=달리다"] && list.rowCount == 3)
        let forgotten = try WordList(reading: "term,meaning\ncat,고양이\ndog,개\n,빵\nbird,새\nfish,물고기\n")
        #expect(forgotten.pairs[1] == "dog=개" && forgotten.badRows.map(\.line) == [4])
    }
}
