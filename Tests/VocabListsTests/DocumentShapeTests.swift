import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists in the markup of documents and in the files of translators.
@Suite("Lists in documents and in the files of translators") struct DocumentShapeTests {
    private func list(_ lines: [String]) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = .korean }
    }

    private static let words = [("el plato", "접시"), ("la servilleta", "냅킨"), ("pedir", "주문하다"), ("la cuenta", "계산서")]
    private static let pairs = words.map { "\($0.0)=\($0.1)" }

    @Test("A table of reStructuredText has a cell on each line") func listTable() throws {
        let rows = Self.words.flatMap { ["   * - 1", "     - \($0.1)", "     - \($0.0)"] }
        let head = [
            "부엌 낱말", "=========", "", ".. note:: 금요일까지", "", ".. list-table:: 1과", "   :header-rows: 1", "   :widths: 10 40 50",
            "",
        ]
        let found = try list(head + ["   * - 과", "     - 한국말로", "     - 마드리드에서"] + rows + ["", "끝."])
        #expect(found.pairs == Self.pairs && found.hasHeader && found.rows.map(\.line) == [13, 16, 19, 22])
        #expect(found.linesLeftOut.contains(1) && found.linesLeftOut.contains(26))
        // What goes on with a cell stands further in.
        let broken = ["   * - 1", "     - 큰", "       접시", "     - el", "       plato grande"]
        #expect(try list([".. list-table::", ""] + rows + broken).pairs.last == "el plato grande=큰 접시")
    }

    @Test("A table of AsciiDoc has cells beside each other or on lines of their own") func barTable() throws {
        let beside = Self.words.map { "|Aquí veo \($0.0). |\($0.0) |\($0.1)" }
        let below = Self.words.flatMap { ["|Aquí veo \($0.0).", "|\($0.0)", "|\($0.1)", ""] }
        for rows in [beside, below, Array(beside.prefix(2)) + below.dropFirst(8)] {
            let found = try list(
                ["= 날씨", ":author: 수진", "", "[cols=\"3,2,2\",options=\"header\"]", "|===", "|이렇게 들었다 |그 말 |그 뜻", ""] + rows + [
                    "|==="
                ])
            #expect(found.pairs == Self.pairs && found.hasHeader, "\(rows[0])")
        }
    }

    @Test("Messages of gettext are words with their translations, however many lines they take") func gettext() throws {
        let header = ["# 장보기", "msgid \"\"", "msgstr \"\"", "\"Language: ko\\n\"", "\"Content-Type: text/plain\\n\"", ""]
        let entries = Self.words.flatMap { ["#: lesson", "msgid \"\($0.0)\"", "msgstr \"\($0.1)\"", ""] }
        let split = [
            "msgid \"\"", "\"la fecha de \"", "\"caducidad\"", "msgstr \"유통\"", "\"기한\"", "", "msgid \"nada\"", "msgstr \"\"",
        ]
        let found = try list(header + entries + split)
        #expect(found.pairs == Self.pairs + ["la fecha de caducidad=유통기한"])
        #expect(found.badRows.map(\.line) == [29])
    }

    @Test("Entries of a glossary in LaTeX are words by their names, acronyms by what they stand for") func glossary() throws {
        let entries = Self.words.enumerated().flatMap { index, word in
            index % 2 == 0
                ? ["\\newglossaryentry{w\(index)}", "{", "  name={\(word.0)},", "  description={\(word.1)}", "}"]
                : ["\\newglossaryentry{w\(index)}{name=\(word.0),description={\(word.1)}}"]
        }
        let found = try list(["% 용어", "\\makeglossaries", ""] + entries + ["\\newacronym{cpu}{CPU}{중앙 처리 장치}"])
        #expect(found.pairs == Self.pairs + ["CPU=중앙 처리 장치"])
        // Braces that nothing closes end nothing else.
        #expect(throws: Never.self) { try list(entries + ["\\newglossaryentry{open}{name={no end"]) }
    }

    @Test("A memory of translators has a word in each language, and an outline its meaning in a note") func elements() throws {
        let units = Self.words.map {
            """
            <tu><tuv xml:lang="es" creationdate="20230803T101420Z"><seg>\($0.0)</seg></tuv><tuv xml:lang="ko"><seg>\($0.1)</seg></tuv></tu>
            """
        }
        let memory =
            ["<?xml version=\"1.0\"?>", "<tmx version=\"1.4\"><header srclang=\"es\"/><body>"] + units + ["</body></tmx>"]
        #expect(try list(memory).pairs == Self.pairs)
        let points = Self.words.map { "<outline text=\"\($0.0)\" _note=\"\($0.1)\"/>" }
        let outline =
            ["<?xml version=\"1.0\"?>", "<opml version=\"2.0\"><head><title>말</title></head><body><outline text=\"1과\">"] + points
            + ["</outline></body></opml>"]
        #expect(try list(outline).pairs == Self.pairs)
    }

    @Test("Records between BEGIN and END are told by what they hold, and contacts are none") func framed() throws {
        let records = Self.words.flatMap { ["BEGIN:CARD", "VERSION:1.0", "HW:\($0.0)", "DF:\($0.1)", "END:CARD"] }
        #expect(try list(records).pairs == Self.pairs)
        let folded = ["BEGIN:CARD", "VERSION:1.0", "HW:la cucha", " rilla", "DF:작은 숟가락", "END:CARD"]
        #expect(try list(records + folded).pairs.last == "la cucharilla=작은 숟가락")
        let contacts = records.map { $0.replacing("CARD", with: "VCARD") }
        #expect(throws: WordListError.self) { try list(contacts) }
    }

    @Test("A first section that says something of the file holds no words, one of words does") func sections() throws {
        let words = Self.words.map { "\($0.0)=\($0.1)" }
        let found = try list(["; 단어", "[Info]", "Kurs=Spanisch A2", "Stand=14.03.2013", "", "[1과]"] + words)
        #expect(found.pairs == Self.pairs && Set([2, 3, 4]).isSubset(of: found.linesLeftOut))
        #expect(try list(["[부엌]"] + words + ["[식당]", "la mesa=식탁"]).pairs.count == 5)
    }

    @Test("Where sentences stand in front of words that they use, these are the terms") func sentencesInFront() throws {
        let rows = [
            "Il pleut des cordes.,des cordes,억수같이", "Je suis trempé.,trempé,젖은", "Il y a du verglas.,le verglas,빙판",
            "Quelle canicule !,la canicule,폭염",
        ]
        #expect(
            try list(rows.map { $0.replacing("le verglas", with: "verglas").replacing("la canicule", with: "canicule") })
                .column(.term) == ["des cordes", "trempé", "verglas", "canicule"])
        let between = [
            "trinn,bakside,eks,forside", "1,\"정리하다, 치우다\",Jeg må rydde rommet.,å rydde", "1,먼지,,støv",
            "1,쓰레기,Ta ut søppelet!,søppel",
            "1,창문,,vindu", "2,진공청소기,Støvsugeren bråker.,støvsuger", "2,빨래,,klesvask", "1,아늑한,Så hyggelig!,hyggelig",
        ]
        #expect(try list(between).pairs.prefix(3) == ["å rydde=정리하다, 치우다", "støv=먼지", "søppel=쓰레기"])
    }

    @Test("What sorts the words of a map is no further sense") func sortedMaps() throws {
        let words = [
            ("buku", "책", "benda"), ("rumah", "집", "benda"), ("pasar", "시장", "benda"), ("makan", "먹다", "kerja"),
            ("minum", "마시다", "kerja"), ("tidur", "자다", "kerja"),
        ]
        let map =
            ["<?php", "return ["] + words.map { "    '\($0.0)' => ['\($0.1)', '\($0.2)']," } + [
                "    'terima kasih' => ['감사합니다', null],", "];",
            ]
        #expect(try list(map).pairs == words.map { "\($0.0)=\($0.1)" } + ["terima kasih=감사합니다"])
        let senses = ["<?php", "return ["] + words.map { "    '\($0.0)' => ['\($0.1)', '\($0.1)\($0.0)']," } + ["];"]
        #expect(try list(senses).column(.meaning)[0].contains("책buku"))
    }
}
