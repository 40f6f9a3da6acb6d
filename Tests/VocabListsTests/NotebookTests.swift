import Testing

@testable import VocabCore
@testable import VocabLists

/// Notes as learners keep them in Markdown and in plain text.
@Suite("Notebooks") struct NotebookTests {
    private func pairs(_ rows: [String]) throws -> [String] { try WordList.pairs(of: rows.joined(separator: "\n") + "\n") }

    @Test("Tables under headings of their own are each read by these, and rows keep their lines")
    func tables() throws {
        let rows = [
            "# Italienisch", "", "| Italian | German |", "|---|---|", "| ciao | hallo |", "| prego | bitte |", "",
            "| Infinitive | German | Stem |",
            "|---|---|---|", "| bere | trinken | berr- |", "| fare | machen | far- |", "", "| Say | Why |", "|---|---|",
            "| well | clearer |",
        ]
        let list = try WordList(reading: rows.joined(separator: "\n"))
        #expect(list.pairs == ["ciao=hallo", "prego=bitte", "bere=trinken", "fare=machen"])
        #expect(list.rows.map(\.line) == [5, 6, 10, 11] && list.tablesLeftOut == [13])
    }

    @Test("Words in the place of the headings, which Markdown wants, are words, and lists may stand beside each other")
    func tableWithoutHeadings() throws {
        let rows = [
            "| 获取知识 | acquire knowledge | 科学突破 | breakthrough |", "|:--|---|---|---|",
            "| 培养公民 | nurture citizens | 军事防御 | defence |", "| 拓展潜力 | expand potential | 药物研究 | medical study |",
        ]
        #expect(try Set(pairs(rows)).isSuperset(of: ["获取知识=acquire knowledge", "科学突破=breakthrough", "药物研究=medical study"]))
    }

    @Test("A heading is the word where labels or one line below it say what it means")
    func headings() throws {
        let labelled = [
            "# Mine", "", "## feasible", "- meaning: 실행 가능한", "- pos: adjective", "- example: It is feasible.", "", "## mitigate",
            "- meaning: 완화하다", "- pos: verb", "", "## ubiquitous", "- meaning: 어디에나 있는",
        ]
        let list = try WordList(reading: labelled.joined(separator: "\n"))
        #expect(list.pairs == ["feasible=실행 가능한", "mitigate=완화하다", "ubiquitous=어디에나 있는"])
        #expect(list.column(.example)[0] == "It is feasible." && list.rows.map(\.line) == [3, 8, 12])
        #expect(
            try pairs(["# glance", "- **释义**：瞥一眼", "# honest", "- **释义**：诚实", "# swollen", "- **释义**：肿胀"])
                == ["glance=瞥一眼", "honest=诚实", "swollen=肿胀"])
        let cards = ["Air=Ar", "Ant=Formiga", "Bee=Abelha", "Cat=Gato", "Dog=Cão", "Egg=Ovo"]
        #expect(try pairs(cards.flatMap { $0.split(separator: "=").enumerated().map { ($0 == 0 ? "## " : "\n") + $1 } }) == cards)
    }

    @Test("Points in bold have their labels further in, and a date behind a heading is no part of it")
    func labelledPoints() throws {
        let points = [
            "1. **Vanakam**", "   - *Meaning:* Hello", "   - by: me", "", "2. **Nandri**", "   - *Meaning:* Thanks",
            "   - by: you", "", "3. **Epdi**", "   - *Meaning:* How", "   - by: -",
        ]
        #expect(try pairs(points) == ["Vanakam=Hello", "Nandri=Thanks", "Epdi=How"])
        let dated = [
            "### Keep up (phrase) (2026-04-11)", "**Meaning**: 跟上", "### Let go (phrase) (2026-04-12)", "**Meaning**: 放手",
            "### Be (2026-04-13)", "**Meaning**: 是",
        ]
        #expect(try pairs(dated) == ["Keep up=跟上", "Let go=放手", "Be=是"])
    }

    @Test("A word in bold at the head of a point, or a point with its meaning further in, needs no sign")
    func points() throws {
        #expect(
            try pairs([
                "* **flight** `Vuelo`", "* **size** `tamaño` _big size_", "* **aloud** `en voz alta`", "* **bored** `aburrido`",
            ])
                == ["flight=Vuelo", "size=tamaño", "aloud=en voz alta", "bored=aburrido"])
        #expect(
            try pairs([
                "1. **abate** (v.) to lessen", "2. **cogent** (adj.) strong", "3. **deride** (v.) to mock",
                "4. **edict** (n.) an order",
            ])
                == ["abate=to lessen", "cogent=strong", "deride=to mock", "edict=an order"])
        #expect(
            try pairs([
                "- quindi", "", "    therefore", "- tuttavia", "", "    however", "- anzi", "", "    rather", "- infatti", "",
                "    in fact",
            ])
                == ["quindi=therefore", "tuttavia=however", "anzi=rather", "infatti=in fact"])
    }

    @Test("The same sign with other spaces, and another dash, part a row as well")
    func carelessSigns() throws {
        #expect(
            try pairs(["abakus = kulram", "abbot = munk", "aber =hinder", "abnorm= onormal", "avgift = taxa", "abort = slut"])
                == ["abakus=kulram", "abbot=munk", "aber=hinder", "abnorm=onormal", "avgift=taxa", "abort=slut"])
        #expect(try pairs(["дом - house", "кот – cat", "лес - wood", "сад — garden", "сыр - cheese"])[1] == "кот=cat")
    }

    @Test("A hyphen alone parts words that have none of their own, and scripts, but no compound")
    func hyphens() throws {
        #expect(try pairs(["표-티켓", "돈-오카네", "빌딩-비루", "안-나카", "점원-텡잉"])[2] == "빌딩=비루")
        #expect(
            try pairs(["hello-привет", "father-in-law-тесть", "uncle-дядя", "bye-пока", "sorry-извини"])[1]
                == "father-in-law=тесть")
        #expect(
            try pairs([
                "anxious-xavotir", "awful-juda yomon", "desire-xohlamoq", "eager-chanqoq, sabrsiz", "intent-niyat, maqsad",
                "lung-opka",
                "motion-harakat", "pace-temp, surat",
            ])[1] == "awful=juda yomon")
        #expect(throws: WordListError.self) { try pairs(["well-known", "ice-cream", "six-pack", "x-ray", "e-mail", "by-pass"]) }
    }

    @Test("TABs that bring a column into line, one or several of them, are one")
    func alignedByTabs() throws {
        #expect(
            try pairs(["background \t\t[배경]", "ball\t\t\t\t[공]", "barely\t\t\t[거의]\t", "bean\t\t\t\t[콩]", "basic \t[기본]"])[3]
                == "bean=[콩]")
    }

    @Test("In a chat the words are those of the messages that have a sign in them")
    func chats() throws {
        #expect(
            try pairs([
                "[민지] [오후 9:01] 오늘 단어!", "[민지] [오후 9:02] derive : 유래하다", "[민지] [오후 9:02] abundant : 풍부한", "[준호] [오후 9:05] 감사합니다",
                "[준호] [오후 9:30] brief : 짧은", "[준호] [오후 9:31] vivid : 생생한",
            ]) == ["derive=유래하다", "abundant=풍부한", "brief=짧은", "vivid=생생한"])
        #expect(
            try pairs([
                "12.03.23, 18:44 - Anna: la mela = apple", "12.03.23, 18:45 - Anna: il limone = lemon",
                "12.03.23, 18:47 - Tom: grazie!",
                "12.03.23, 18:48 - Anna: la pera = pear", "12.03.23, 18:49 - Anna: il fico = fig",
            ]) == ["la mela=apple", "il limone=lemon", "la pera=pear", "il fico=fig"])
    }

    @Test(
        "What dictionaries print behind a word parts it from its meaning, whatever signs stand in that; lines further in are examples"
    )
    func entries() throws {
        let list = try WordList(
            reading: [
                "abolish (v.) to end; synonyms: stop, end", "autonomy (n.) self-rule; synonyms: freedom, right",
                "coerce (v.) to force; synonyms: press, make", "edict (n.) an order; synonyms: decree, act",
                "frugal (adj.) thrifty; synonyms: sparing, lean",
            ].map { $0 + "\n   e.g. Say it.\n" }.joined())
        #expect(list.pairs[0] == "abolish=to end; synonyms: stop, end" && list.column(.example)[0] == "Say it.")
    }

    @Test("Headings of units that look like words are none, and are counted")
    func units() throws {
        let rows = [
            "1. Contracts; Hợp đồng", "abide by; tuân theo", "party; đảng", "agree; đồng ý", "resolve; giải quyết",
            "2. Marketing; Tiếp thị", "attract; thu hút", "compare; so sánh", "consume; tiêu thụ",
        ]
        let list = try WordList(reading: rows.joined(separator: "\n"))
        #expect(list.rows.count == 7 && list.headings == [1, 6] && list.pairs[0] == "abide by=tuân theo")
    }

    @Test("What HTML hides is no part of a meaning")
    func comments() throws {
        #expect(
            try pairs([
                "die Ursache::cause <!--SR:!2023-10-01,3,230-->", "der Versuch::test <!--SR:!2023-11-02,5,250-->",
                "beweisen::to prove <!--SR:!2023-12-03,7,270-->",
            ])
                == ["die Ursache=cause", "der Versuch=test", "beweisen=to prove"])
    }
}
