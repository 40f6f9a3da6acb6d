import Testing

@testable import VocabCore
@testable import VocabLists

/// What stands in cells beside words and meanings.
@Suite("What stands beside words in their cells") struct CellDirtTests {
    @Test("Marks of Markdown around a label behind a term leave with it")
    func markedLabels() throws {
        let list = try WordList(
            reading:
                "- **casa** *(f.)* – house\n- **correr** *(v.)* – to run\n- **mesa** *(f.)* – table\n- **dormir** *(v.)* – to sleep\n"
        )
        #expect(list.pairs == ["casa=house", "correr=to run", "mesa=table", "dormir=to sleep"])
    }

    @Test("Other characters in brackets behind a word go to its note, and remarks behind two slashes are none of the rows")
    func otherCharacters() throws {
        let list = try WordList(
            reading: "// Unit 1\n门[門]\tmen2\tdoor\n马[馬]\tma3\thorse\n人\tren2\tperson\n// Unit 2\n车[車]\tche1\tcart\n")
        #expect(list.pairs == ["门=door", "马=horse", "人=person", "车=cart"] && list.badRows.isEmpty)
        #expect(list.column(.note) == ["門", "馬", "", "車"])
    }

    @Test("Spellings that old fonts showed as phonetic signs leave the term")
    func fontSpellings() throws {
        let list = try WordList(
            reading: "able [5eibl] a.能够的\ncamel ['kAmEl] n.骆驼\ndozen ['dQzn] n.一打\nenter ['entE] vt.进入\nfever ['fi:vE] n.发烧\n")
        #expect(list.column(.term).dropFirst() == ["camel", "dozen", "enter", "fever"])
        #expect(list.column(.pronunciation)[1] == "['kAmEl]")
    }

    @Test("A quote that opens the last cell of a row and never closes ends with its line")
    func openQuote() throws {
        let list = try WordList(reading: "word,meaning\nask,\"묻다, 청하다\"\nbuy,\"사다, 구하다\ncut,\"베다, 자르다\"\ndig,파다\n")
        #expect(list.pairs == ["ask=묻다, 청하다", "buy=사다, 구하다", "cut=베다, 자르다", "dig=파다"])
    }
}
