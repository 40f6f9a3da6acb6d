import Testing

@testable import VocabCore
@testable import VocabLists

/// Containers as programs write them, and not as their rules say.
@Suite("Slips of containers") struct ContainerSlipTests {
    @Test("Of records in JSON one without a term and a meaning is told, records of another kind are not") func oddRecords() throws
    {
        func word(_ number: Int) -> String { "{\"word\": \"word \(number)\", \"meaning\": \"뜻 \(number)\"}" }
        let odd = try WordList(reading: "[\(word(1)), \(word(2)), {\"front\": \"x\"}, \(word(3))]")
        #expect(odd.rows.count == 3 && odd.badRows.map(\.reason) == [.missing(.term)])
        let lessons = try WordList(reading: "[\(word(1)), {\"lesson\": \"1\"}, \(word(2)), {\"lesson\": \"2\"}, \(word(3))]")
        #expect(lessons.rows.count == 3 && lessons.badRows.isEmpty)
    }

    @Test("EDICT comes in EUC-JP, and its first line is no word")
    func edict() throws {
        let text =
            "　？？？ /EDICT, Japanese-English/Copyright/\n辞書 [じしょ] /(n) dictionary/lexicon/(P)/\n走る [はしる] /(v5r,vi) to run/(P)/\n青い [あおい] /(adj-i) blue/green/(P)/\n"
        let bytes = try #require(encoded(text, as: .eucJP))
        #expect(try WordList(bytes).pairs == ["辞書=dictionary; lexicon", "走る=to run", "青い=blue; green"])
    }

    @Test("Tables of a page that nobody closed, whose headings name languages in the feminine")
    func openTables() throws {
        let page = """
            <h1 align="center">LE SPORT</h1>
            <table>
              <tr><th>FRANÇAISE</th><th>ANGLAISE</th></tr>
              <tr><td>l'athlétisme</td><td>athletics</td></tr>
              <tr><td>la gymnastique</td><td>gymnastics</td></tr>
              <tr><td>le cyclisme</td><td>cycling</td></tr>
            """
        #expect(
            try WordList(reading: page).pairs == ["l'athlétisme=athletics", "la gymnastique=gymnastics", "le cyclisme=cycling"])
    }

    @Test("XML says it is in UTF-32 and is not")
    func declaration() throws {
        let words = [("bw", "Lugar"), ("rn", "Nombre"), ("sḫr", "Plan")].map {
            "<item><word>\($0)</word><meaning>\($1)</meaning></item>"
        }
        let list = try WordList(
            reading: "<?xml version=\"1.0\" encoding=\"UTF-32\"?>\n<words>\n\(words.joined(separator: "\n"))\n</words>\n")
        #expect(list.pairs == ["bw=Lugar", "rn=Nombre", "sḫr=Plan"])
    }

    @Test("Pairs in round brackets as Python prints them, and records of two kinds beside each other")
    func records() throws {
        #expect(
            try WordList(reading: "[('woman', 'femme'), ('man', 'homme'), ('school', 'école')]").pairs == [
                "woman=femme", "man=homme", "school=école",
            ])
        let json = """
            [{"id": 1, "jp": "九", "kanji_ids": [442], "context_sentences": [{"en": "Nine hours.", "jp": "九じかん。"}], "en": ["Nine"]},
             {"id": 2, "jp": "下", "kanji_ids": [451], "context_sentences": [{"en": "Look down.", "jp": "下を見て。"}], "en": ["Down", "Below"]},
             {"id": 3, "jp": "山", "kanji_ids": [455], "context_sentences": [], "en": ["Mountain"]}]
            """
        #expect(try WordList(reading: json).pairs == ["九=Nine", "下=Down; Below", "山=Mountain"])
        let xml = """
            <list><group id="a"><label lang="fr">Salutations</label></group><group id="b"><label lang="fr">Pronoms</label></group>
            <word id="x"><kanji>今日</kanji><fr>jour</fr></word><word id="y"><kanji>晩</kanji><fr>soir</fr></word>
            <word id="z"><kanji>山</kanji><fr>mont</fr></word></list>
            """
        #expect(try WordList(reading: xml).pairs == ["今日=jour", "晩=soir", "山=mont"])
    }

    @Test("Quotes between TABs are signs like others, however many cells a row has")
    func quotes() throws {
        let rows = [
            "pēda\tPlace", "=an\tIt\t\"Common\" =aš \"Neuter\" =at", "apiya\tThere", "kuit\tBecause",
            "nakkiš\tHeavy\t\"Common\" nakkiš",
        ]
        let list = try WordList(reading: rows.joined(separator: "\n"))
        #expect(list.pairs == ["pēda=Place", "=an=It", "apiya=There", "kuit=Because", "nakkiš=Heavy"] && list.badRows.isEmpty)
    }
}
