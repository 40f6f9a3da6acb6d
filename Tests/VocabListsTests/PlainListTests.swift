import Testing

@testable import VocabCore
@testable import VocabLists

/// What plain lists of learners were read wrongly for.
@Suite("Slips of plain lists") struct PlainListTests: EnglishReading {
    let words: EnglishWords
    init() throws { words = EnglishWords(try EnglishWords.kept()) }

    @Test(
        "A map for each unit holds words, however few, wherever it stands",
        arguments: [
            #"{"Day 1": {"rice": "밥", "soup": "국"}, "Day 2": {"dog": "개", "name": "이름"}, "Day 3": {"sky": "하늘"}}"#,
            #"[{"unit": 1, "words": {"rice": "밥", "soup": "국"}}, {"unit": 2, "words": {"dog": "개", "name": "이름", "sky": "하늘"}}]"#,
            #"{"units": [{"title": "A", "words": {"rice": "밥"}}, {"title": "B", "words": {"soup": "국", "dog": "개", "name": "이름", "sky": "하늘"}}]}"#,
        ])
    func units(json: String) throws {
        #expect(try WordList(reading: json).pairs == ["rice=밥", "soup=국", "dog=개", "name=이름", "sky=하늘"])
    }

    @Test("Maps with the same names in each are records") func records() throws {
        let json = #"{"1": {"en": "rice", "ko": "밥"}, "2": {"en": "soup", "ko": "국"}, "3": {"en": "dog", "ko": "개"}}"#
        #expect(try WordList(reading: json).pairs == ["rice=밥", "soup=국", "dog=개"])
    }

    private let spanish = [
        "the = el", "we = nosotros", "her = ella", "time = el tiempo", "know = saber", "two = dos", "first = primero",
    ]

    @Test("The one other language that a title names is learnt, and without it nothing says which is") func title() throws {
        #expect(try read(["50 words to get started with Spanish"] + spanish)[1] == "nosotros=we")
        do {
            _ = try list(spanish)
            Issue.record("taken in")
        } catch WordListError.ambiguousColumns {
        }
        // Who reads Korean learns English from a list called after Korean meanings.
        let korean = try WordList(reading: "한국어 뜻이 있는 단어\n\napple - 사과\npear - 배\nplum - 자두\n") { $0.learner.language = .korean }
        #expect(korean.pairs[0] == "apple=사과")
    }

    @Test("Programs call what they keep key and value") func keys() throws {
        #expect(
            try read(["key,value", "acerbic,sour or sharp", "contiguous,touching"]) == [
                "acerbic=sour or sharp", "contiguous=touching",
            ])
    }

    @Test("Words of the family stand behind a bar; what else stands there belongs to the meaning") func family() throws {
        let found = try list([
            "**Chapter summary:** Core words by theme and by level for the exam.", "",
            "**abstract** (adj): theoretical; not concrete | abstraction (n)",
            "**analytical** (adj): logical | analyze (v), analysis (n)", "**archaic** (adj): old | dated",
            "**cursory** (adj): hasty",
            "**novel** (adj): new | novelty (n)", "**erudite** (adj): learned",
        ])
        #expect(found.pairs[0] == "abstract=theoretical; not concrete" && found.pairs[2] == "archaic=old | dated")
        #expect(found.column(.note)[1] == "analyze (v), analysis (n)" && found.linesLeftOut == [1])
    }

    @Test("Sentences further in are examples of the word above, however few, whatever signs stand in them") func examples() throws
    {
        let found = try WordList(
            reading:
                """
                - père : 아버지
                - mari : 남편
                    - Ma mère est la femme de mon père et mon père est le mari de ma mère.
                - fils : 아들

                Pour aller plus loin
                - oncle : 삼촌
                - neveu : 조카
                - pacsé : 동거하는
                    - Ils peuvent être pacsés : ils ont déclaré.
                - mairie : 시청
                    - Des gens vivent ensemble sans être mariés.
                    - Ils peuvent aussi être pacsés : ils ont alors déclaré leur vie.
                - veuf : 홀아비의
                    - Mon oncle est veuf.
                - gendre : 사위
                - jumeau : 쌍둥이
                - cousin : 사촌
                - tante : 이모
                - mère : 어머니
                - soeur : 누나
                - frère : 형

                """)
        #expect(
            found.rows.count == 15 && found.column(.example)[1].hasPrefix("Ma mère") && found.column(.example)[5].hasPrefix("Ils")
        )
        let points = try read([
            "- tara (adj.) - other, another", "   - nettara (adj.) - same (not other)", "- ola (adj.) - all",
            "- telo (adj.) - many",
        ])
        #expect(points.count == 4)
    }

    @Test("Spaces may stand behind a closing quote at the end of a line") func spacesBehindQuote() throws {
        #expect(try WordList.pairs(of: "ac,\"and\"  \naut,or\ncum,with\n")[0] == "ac=and")
    }

    @Test("What a part of the words is related to explains none of them") func related() throws {
        let found = try read([
            "1\tpersonality\t(n)\tcharacter\tSandra has got a great personality.\t➣ person (n)\tpage 5",
            "2\tview\t(v)\tlook at something\tViewed from the hill, the house looks small.\t➣ view (n)\tpage 6",
            "3\tsoil\t(n)\tthe ground where plants grow\tThe soil here is good.\t\tpage 6",
            "4\tdye\t(n)\ta substance that changes the colour of things\tJane used a new dye.\t\tpage 6",
            "5\tsynthetic\t(adj)\tnot found in nature\tSynthetic materials are hot.\t\tpage 7",
        ])
        #expect(found[2] == "soil=the ground where plants grow")
    }

    @Test("Several pairs stand on a line between bars") func joinedPairs() throws {
        func read(_ lines: [String]) throws -> [String] { try list(lines) { $0.learner.note(names: ["finnish"]) }.pairs }
        let pairs = [
            "Musta = black", "Punainen = red", "Sininen = blue", "Talo = house", "Koti = home", "Aina = always | koskaan = never",
            "Ja = and | vai = or | mutta = but", "Uusi = new | vanha = old",
        ]
        #expect(
            try read(pairs).dropFirst(5) == [
                "Aina=always", "koskaan=never", "Ja=and", "vai=or", "mutta=but", "Uusi=new", "vanha=old",
            ])
        #expect(try read(pairs + ["Kieli = language | tongue"])[5] == "Aina=always | koskaan = never")
    }

    @Test("Among points a line with both sides of a word is one, and a unit is none") func points() throws {
        let lines = [
            "Day 1 - Basics", "- ja - yes", "- nein - no", "- Hund - dog", "- Katze - cat", "", "mein - my", "dein - your",
            "sein - his", "",
            "- Tisch - table", "- Stuhl - chair",
        ]
        let found = try list(lines) { $0.learner.note(names: ["german"]) }
        #expect(found.pairs.contains("mein=my") && found.pairs.contains("dein=your") && found.rows.count == 9)
    }

    @Test("Lines that look like the entries and have something else below are asked about, and told where they may be left")
    func lostEntries() throws {
        let text = """
            # Older stuff
            * Fungible.
              * Easily substitutable.
              * E.g., money is fungible.
            * Imperious.
              * Without justification.
              * Overbearing.
            * Mendacious.
              * Not truthful.
              * As a noun it is mendacity.
            * Behest.
              * Definition: Over the top.
            * quasi-
              * Definition: partially, but not complete.
            * Pseudo-
              * Definition: Fake.

            """
        do {
            _ = try WordList(reading: text)
            Issue.record("taken in")
        } catch WordListError.incompleteRows(let count, rows: _, first: let first) {
            #expect(count == 3 && first.cells == ["Fungible."])
        }
        let left = try WordList(Array(text.utf8), .leavingRows)
        #expect(left.rows.count == 3 && left.badRows.map(\.line) == [2, 5, 8])
        // Topics stand above entries.
        let topics = "- 동물\n- dog: 개\n- cat: 고양이\n- 음식\n- rice: 밥\n- soup: 국\n- 학교\n- book: 책\n- pen: 펜\n"
        #expect(try WordList(reading: topics).rows.count == 6)
    }

    @Test("An arrow that stands in one line only belongs to no term") func arrow() throws {
        #expect(try WordList.pairs(of: "abandon 버리다\nabsorb 흡수하다\nadequate -> 적절한\nagile 민첩한\n")[2] == "adequate=적절한")
    }

    @Test("Of two columns in Hangul under the names of languages the learner's own explains") func soundInHangul() throws {
        let rows = "KOREAN,JAPANESE\n파랑,아오\n집,이에\n얼굴,카오\n목소리,코에\n"
        #expect(try WordList(reading: rows) { $0.learner.language = .korean }.pairs[0] == "아오=파랑")
    }
}
