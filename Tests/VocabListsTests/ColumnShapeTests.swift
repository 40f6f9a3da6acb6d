import Testing

@testable import VocabCore
@testable import VocabLists

/// Columns that are told by what they hold and how they go on.
@Suite("Columns told by their shape") struct ColumnShapeTests {
    private func pairs(_ rows: [String]) throws -> [String] { try WordList.pairs(of: rows.joined(separator: "\n") + "\n") }

    @Test("Commas in a meaning without quotes part nothing where rows have now two cells and now more")
    func raggedMeanings() throws {
        let rows = [
            "arid, very dry", "brisk, quick, lively", "cope, to manage, to get along, to deal", "dim, dark, faint", "eager, keen",
        ]
        #expect(
            try pairs(rows) == [
                "arid=very dry", "brisk=quick, lively", "cope=to manage, to get along, to deal", "dim=dark, faint", "eager=keen",
            ])
        let articles = [
            "der Baum, die Bäume, tree", "das Jahr, die Jahre, year", "der Weg, die Wege, way, path", "die Uhr, die Uhren, clock",
            "das Dorf, die Dörfer, village, hamlet",
        ]
        #expect(try pairs(articles)[2] == "der Weg=way, path")
        #expect(try pairs(["apple, 사과, 능금", "pear, 배", "plum, 자두", "fig, 무화과", "grape, 포도"])[0] == "apple=사과, 능금")
        #expect(try pairs(["apple,사과,fruit", "pear,배,fruit", "ox,소,animal", "cow,암소,animal", "fig,무화과,fruit"])[0] == "apple=사과")
    }

    @Test("Columns that count the meanings all belong to the meaning")
    func countedMeanings() throws {
        let list = try WordList(reading: "word,meaning 1,meaning 2,note\nbank,은행,둑,x\nbat,박쥐,방망이,\nseal,물개,,y\n")
        #expect(list.pairs == ["bank=은행; 둑", "bat=박쥐; 방망이", "seal=물개"])
        #expect(list.unreadColumns.isEmpty && list.column(.note) == ["x", "", "y"])
        #expect(try pairs(["word,meaning1,meaning2", "apple,사과,능금"]) == ["apple=사과; 능금"])
    }

    @Test("Of two columns in Latin letters beside another alphabet the one that goes by its letters says how it is read")
    func romanization() throws {
        let rows = [
            "дом\tdom\thouse", "друг\tdrug\tfriend", "рука\truka\thand", "рыба\tryba\tfish", "мост\tmost\tbridge",
            "молоко\tmoloko\tmilk", "сыр\tsyr\tcheese", "стол\tstol\ttable",
        ]
        let list = try WordList(reading: rows.joined(separator: "\n") + "\n")
        #expect(list.pairs[0] == "дом=house" && list.column(.pronunciation)[0] == "dom")
    }

    @Test(
        "A row with a rule below it is the head of the table, whatever it says",
        arguments: ["|---+---|", "|---|---|", "| :-- | --: |"])
    func ruledHead(rule: String) throws {
        let list = try WordList(reading: "| Sana | Selitys |\n\(rule)\n| koira | dog |\n| kissa | cat |\n| talo | house |\n")
        #expect(list.pairs == ["koira=dog", "kissa=cat", "talo=house"] && list.badRows.isEmpty)
    }

    @Test("Korean explained by verbs with `to` in front is what is learnt")
    func koreanTerms() throws {
        let rows = ["1,Food,밥,rice", "1,Food,먹다,to eat", "1,Food,물,water", "2,Road,걷다,to walk", "2,Road,길,street"]
        #expect(try pairs(["Level,Title,Korean,English"] + rows).prefix(2) == ["밥=rice", "먹다=to eat"])
        #expect(try pairs(["한국어,영어", "먹다,to eat", "걷다,to walk", "길,street"])[0] == "to eat=먹다")
        #expect(try pairs(["Korean,English", "밥,rice", "물,water", "길,street", "소,cow"])[0] == "밥=rice")
        #expect(try pairs(["한국어,영어", "밥,rice", "물,water", "길,street", "소,cow"])[0] == "rice=밥")
        #expect(try pairs(["koreański,polski", "사랑,miłość", "행복,szczęście", "희망,nadzieja"])[0] == "사랑=miłość")
    }

    @Test("A table of people and their marks is no list")
    func marks() throws {
        let rows = (1...9).map {
            "A-\(100 + $0),\(["Ann", "Bob", "Cy", "Dan", "Eve", "Flo", "Gus", "Hal", "Ida"][$0 - 1]) Lee,2\($0),1\($0),\(30 + $0),ok"
        }
        #expect(throws: WordListError.self) { try pairs(["StudentID,Name,Reading,Writing,Total,Remarks"] + rows) }
    }

    @Test("Headings that come again stand over lists beside each other, whatever they say")
    func repeatedHeadings() throws {
        let rows = [
            "가나,English,가나,English", "パン,bread,ドア,door", "カメラ,camera,ボール,ball", "ピアノ,piano,トマト,tomato", "テレビ,television,,",
        ]
        #expect(
            Set(try pairs(rows)) == [
                "パン=bread", "ドア=door", "カメラ=camera", "ボール=ball", "ピアノ=piano", "トマト=tomato", "テレビ=television",
            ])
    }
}
