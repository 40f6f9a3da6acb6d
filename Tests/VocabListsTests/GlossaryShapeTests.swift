import Testing

@testable import VocabCore
@testable import VocabLists

/// Cards and glossaries in lines, as programs and people lay them out.
@Suite("Cards and glossaries in lines") struct GlossaryShapeTests {
    private func list(_ lines: [String]) throws -> WordList { try WordList(reading: lines.joined(separator: "\n") + "\n") }

    @Test("A definition further in than its word, over several lines, is its meaning; points are none")
    func indented() throws {
        let glossary = try list([
            "Stitch", "  A loop of thread.", "", "SVG", "  A format of pictures that can be made larger and also", "  smaller.",
            "",
            "Lerp", "  A function of numbers.", "  A verb of it.",
        ])
        #expect(
            glossary.pairs == [
                "Stitch=A loop of thread.", "SVG=A format of pictures that can be made larger and also smaller.",
                "Lerp=A function of numbers.; A verb of it.",
            ])
        let sphinx = try list([
            "########", "Glossary", "########", "", ".. glossary::", "  :sorted:", "", "  Stitch",
            "    A loop of :term:`thread<Thread>` here.",
            "", "  Thread", "    Strands that are twisted.", "", "  JWT", "\tA token for the web.",
        ])
        #expect(
            sphinx.pairs == ["Stitch=A loop of thread here.", "Thread=Strands that are twisted.", "JWT=A token for the web."]
                && sphinx.linesLeftOut == [2])
        #expect(sphinx.rows.map(\.line) == [8, 11, 14])
    }

    @Test("A word in bold on a line of its own is defined by the paragraph below, and what follows is a note")
    func boldLines() throws {
        let words = (1...6).flatMap { ["**word\("abcdefgh".prefix($0))**", "", "It says what \($0) is.", "", "(see other)", ""] }
        let found = try list(["# A to F", ""] + words)
        #expect(found.pairs[1] == "wordab=It says what 2 is." && found.rows.count == 6)
        #expect(found.rows[1].content.note == "(see other)" && found.linesLeftOut.isEmpty)
    }

    @Test("Fields below headings of their own make a card, whatever a program keeps beside them")
    func headedFields() throws {
        let cards = [("sucré", "süß"), ("vraiment", "wirklich"), ("un peu", "ein wenig")]
        let org = cards.flatMap {
            ["* Item", "  :PROPERTIES:", "  :ANKI_NOTE_ID: 161", "  :END:", "** Front", $0.0, "** Back", $0.1]
        }
        let found = try list(["#+title: German", ""] + org)
        #expect(found.pairs == ["sucré=süß", "vraiment=wirklich", "un peu=ein wenig"] && found.rows[1].line == 15)
        let markdown = cards.flatMap { ["## Word", $0.0, "", "## Meaning", $0.1, "", "## Example", "One.", "Two.", ""] }
        #expect(try list(markdown).pairs[2] == "un peu=ein wenig")
        #expect(try list(markdown).rows[0].content.example == "One.; Two.")
    }

    @Test("An example in emphasis behind a meaning is its example, senses counted in Chinese are senses")
    func examples() throws {
        let turkish = try list([
            "abate = azalmak / hafiflemek *The pain began to abate.* (Ağrı azaldı.)",
            "abridge = kısaltmak *He decided to abridge it.* (Kısalttı.)",
            "absolute = tam / kesin *He has absolute confidence.*", "abstruse = karmaşık *It was abstruse to me.*",
        ])
        #expect(turkish.pairs[0] == "abate=azalmak / hafiflemek")
        #expect(turkish.rows[0].content.example == "The pain began to abate. (Ağrı azaldı.)")
        let counted = try list(["recess,n. 1休会期 2课间休息3休庭", "conceive,v. 1构想 2怀孕", "january,1月", "edit,v. 编辑", "bat,n.1蝙蝠2球棒"])
        #expect(counted.column(.meaning) == ["休会期; 课间休息; 休庭", "构想; 怀孕", "1月", "编辑", "蝙蝠; 球棒"])
    }

    @Test("A row that says one thing in all of a wide table heads a part, and letters of columns are no header")
    func headRows() throws {
        let parts = try list([
            "Deutsch;Pinyin;中文;Wortart;Note;ID", "Lektion 0;Lektion 0;* Lektion 0;Lektion 0;Lektion 0;L00",
            "öffnen;dǎkāi;打开;v;a;1",
            "hören;tīng;听;v;b;2",
        ])
        #expect(parts.rows.count == 2 && parts.headings == [2])
        let forms = try list(["infinitive,past,participle,meaning", "cut,cut,cut,자르다", "go,went,gone,가다", "put,put,put,놓다"])
        #expect(forms.pairs == ["cut=자르다", "go=가다", "put=놓다"])
        let letters = try list([
            "A列,B列,C列", "id,term,definition", "G1,翻訳税,AIが処理する現象。", "G2,表現,物語の構造です。", "G3,言語,文化の力だ。",
        ])
        #expect(letters.pairs[1] == "表現=物語の構造です。" && letters.rows.count == 3)
    }

    @Test("Lines of a program are refused, backslashes at the ends of lines are not read, a list that a function returns is")
    func programs() throws {
        let lines = ["apple  사과\\", "pear  배\\", "plum  자두\\", "fig  무화과\\"]
        #expect(throws: WordListError.notText(.program)) {
            try list(["const WORDS =", "[", "{", "en: \"apple  사과<br>\\"] + lines + ["\"}]"])
        }
        #expect(try list(lines).pairs[1] == "pear=배")
        let words =
            "[\n{ \"Chinese\": \"阿姨\", \"English\": \"aunt\" },\n{ \"Chinese\": \"矮\", \"English\": \"short\" },\n{ \"Chinese\": \"爱\", \"English\": \"love\" }\n]"
        #expect(try list(["export const hsk = () => \(words);"]).pairs[1] == "矮=short")
        #expect(try list(["export default \(words);"]).pairs.count == 3)
    }
}
