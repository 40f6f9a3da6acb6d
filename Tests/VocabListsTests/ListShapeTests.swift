import Testing

@testable import VocabCore
@testable import VocabLists

/// Texts whose rows stand in a markup, or between spaces and dots.
@Suite("Shapes of lists") struct ListShapeTests {
    private func pairs(_ rows: [String]) throws -> [String] { try WordList.pairs(of: rows.joined(separator: "\n") + "\n") }

    @Test("Columns that spaces align are parted by those, whatever signs stand in them")
    func alignedColumns() throws {
        let rows = [
            "sto, stare, steti          to stand", "eo, ire, ii, itum          to go, to walk",
            "fero, ferre, tuli, latum   to carry",
            "volo, velle, volui         to want", "nolo, nolle, nolui         not to want, to refuse",
        ]
        #expect(try pairs(rows)[1] == "eo, ire, ii, itum=to go, to walk")
    }

    @Test("Tables of wikis are read without their marks")
    func wikiTable() throws {
        let text = """
            == Unit 1 ==
            Words for the garden.

            {| class="wikitable"
            |+ Garden
            ! Floro !! English
            |-
            | '''rozo''' || rose
            |-
            | style="color:red" | '''arbo'''
            | [[Tree|tree]]
            |-
            | herbo || grass
            |}

            [[Category:Garden]]
            """
        let list = try WordList(reading: text)
        #expect(list.pairs == ["rozo=rose", "arbo=tree", "herbo=grass"] && list.badRows.isEmpty)
        #expect(list.rows.map(\.line) == [8, 10, 13])
    }

    @Test("Tables of LaTeX are read without their commands")
    func latexTable() throws {
        let text = #"""
            \documentclass{article}
            \begin{document}
            \begin{tabular}{ll}
            \textbf{nyelv} & \textbf{English} \\
            \hline
            kutya & dog \\
            macska & \emph{cat} \\
            só \& bors & salt and pepper, both \\[2pt]
            \end{tabular}
            \end{document}
            """#
        #expect(try WordList.pairs(of: text) == ["kutya=dog", "macska=cat", "só & bors=salt and pepper, both"])
    }

    @Test("Cards in an outline have their meanings in the points below")
    func outlineCards() throws {
        let text =
            "- ## Wörter\n\t- Zeitgeist #card\n\t  card-repeats:: 1\n\t\t- spirit of the age\n\t- Haus #card\n\t\t- house\n"
            + "\t\t- building\n\t- Baum #card\n\t\t- tree\n"
        #expect(try WordList.pairs(of: text) == ["Zeitgeist=spirit of the age", "Haus=house; building", "Baum=tree"])
    }

    @Test("Dots that lead to the meaning part the columns")
    func leaders() throws {
        let rows = [
            "oui ........ yes", "non ........ no", "c'est bon .. that is good", "merci ...... thank you", "ici ........ here",
        ]
        let list = try WordList(reading: rows.joined(separator: "\n") + "\n")
        #expect(
            list.pairs == ["oui=yes", "non=no", "c'est bon=that is good", "merci=thank you", "ici=here"] && list.badRows.isEmpty)
    }

    @Test("Counted entries have their meanings on the lines below")
    func countedEntries() throws {
        let text = "1, sturdy  [ˈstɜːdi]\nadj. 결실한\n\n2, wander  [ˈwɒndə]\nv. 돌아다니다\nn. 산책\n\n3, brook  [brʊk]\nn. 시내\n"
        let list = try WordList(reading: text)
        #expect(list.pairs == ["sturdy=결실한", "wander=돌아다니다; 산책", "brook=시내"])
        #expect(throws: WordListError.self) {
            try WordList(
                reading: "1) Is ice hot?\nA) yes\nB) no\n\n2) Is tea wet?\nA) yes\nB) no\n\n3) Is fog dry?\nA) yes\nB) no\n")
        }
        #expect(list.column(.pronunciation)[0] == "[ˈstɜːdi]" && list.rows.map(\.line) == [1, 4, 8])
    }

    @Test("Records of YAML are rows, where their names say what is term and meaning")
    func records() throws {
        let text =
            "# Unit 2\nwords:\n  - word: sun\n    meaning: 해\n  - word: hot\n    meaning: [더운, 뜨거운]\n    example: \"It is hot: very.\"\n"
            + "  - word: rain\n    meaning: '비'\n"
        let list = try WordList(reading: text)
        #expect(list.pairs == ["sun=해", "hot=더운; 뜨거운", "rain=비"] && list.rows.map(\.line) == [3, 5, 8])
        #expect(list.column(.example)[1] == "It is hot: very.")
        #expect(throws: WordListError.notText(.settings)) {
            try WordList(reading: "hosts:\n  - name: a\n    port: 1\n  - name: b\n    port: 2\n  - name: c\n    port: 3\n")
        }
    }

    @Test("Clozes with the word in one gap and the meaning in the other are pairs")
    func clozePairs() throws {
        let rows = ["{{c1::el pan}} = {{c2::bread}}\t", "{{c1::la sal}} = {{c2::salt}}\t", "{{c1::el té}} = {{c2::tea}}\tx"]
        let list = try WordList(reading: (["#separator:tab", "#html:true"] + rows).joined(separator: "\n") + "\n")
        #expect(list.pairs == ["el pan=bread", "la sal=salt", "el té=tea"] && list.rows.map(\.line) == [3, 4, 5])
    }
}
