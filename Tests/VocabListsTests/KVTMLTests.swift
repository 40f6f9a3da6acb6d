import Testing

@testable import VocabCore
@testable import VocabLists

@Suite("KVTML") struct KVTMLTests {
    @Test("entries of two languages are words, with pronunciation, example and comment") func second() throws {
        let list = try WordList(
            reading: """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE kvtml PUBLIC "kvtml2.dtd" "http://edu.kde.org/kvtml/kvtml2.dtd">
                <kvtml version="2.0"><information><title>Fruit</title></information>
                <identifiers><identifier id="0"><name>English</name><locale>en</locale></identifier>
                <identifier id="1"><name>Korean</name><locale>ko</locale></identifier></identifiers>
                <entries><entry id="0"><translation id="0"><text>apple</text><pronunciation>ˈæpl</pronunciation>
                <example>An apple &amp; a pear.</example></translation><translation id="1"><text>사과</text></translation></entry>
                <entry id="1"><translation id="0"><text>pear</text><comment>sweet</comment></translation>
                <translation id="1"><text>배</text><synonym><text>x</text></synonym></translation></entry></entries>
                <lessons><container><name>Lesson 1</name><entry id="0"/></container></lessons></kvtml>
                """)
        #expect(list.pairs == ["apple=사과", "pear=배"])
        #expect(list.column(.example) == ["An apple & a pear.", ""] && list.column(.pronunciation) == ["ˈæpl", ""])
        #expect(list.column(.note) == ["", "sweet"])
    }

    @Test("a language with an absurd number is another one, and no more") func absurdNumbers() throws {
        for number in [Int.max, Int.min, -1] {
            let list = try WordList(
                reading:
                    "<?xml version=\"1.0\"?><kvtml><entries><entry><translation id=\"\(number)\"><text>apple</text></translation><translation><text>사과</text></translation></entry><entry><translation id=\"0\"><text>pear</text></translation><translation id=\"1\"><text>배</text></translation></entry></entries></kvtml>"
            )
            #expect(list.pairs == ["apple=사과", "pear=배"])
        }
    }

    @Test("the first version as well") func first() throws {
        let list = try WordList(
            reading:
                "<?xml version=\"1.0\"?><kvtml><e><o l=\"en\">apple</o><t l=\"de\">Apfel</t></e><e><o>pear</o><t>Birne</t></e></kvtml>"
        )
        #expect(list.pairs == ["apple=Apfel", "pear=Birne"])
    }
}
