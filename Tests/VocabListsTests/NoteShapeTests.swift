import Testing

@testable import VocabCore
@testable import VocabLists

/// Shapes of notes: points, quotations, counted senses, headings; what is left of them is told.
@Suite("Words in notes") struct NoteShapeTests {
    @Test("In messages of a chat a word and its meaning in other letters are a word, and what else is said is told")
    func bareMessages() throws {
        let said = ["abandon 버리다", "give up 포기하다", "ㅋㅋㅋ 고마워", "abide 지키다", "acquire 얻다", "comply with 따르다"]
        let words = ["abandon=버리다", "give up=포기하다", "abide=지키다", "acquire=얻다", "comply with=따르다"]
        let computer = said.enumerated().map { "[민수] [오후 3:1\($0)] \($1)" }
        let found = try WordList(reading: (["민수 님과 카카오톡 대화", ""] + computer).joined(separator: "\n"))
        #expect(found.pairs == words && found.linesLeftOut == [1, 5])
        let phone = said.enumerated().map { "2026년 3월 1일 오후 3:1\($0), 민수 : \($1)" }
        #expect(try WordList.pairs(of: phone.joined(separator: "\n")) == words)
        // What is said in one language is no word.
        let talk = ["안녕", "잘 지내?", "응 그래", "내일 봐", "ok 그래 bye", "좋아"].enumerated().map { "[민수] [오후 3:1\($0)] \($1)" }
        #expect(throws: WordListError.self) { try WordList(reading: talk.joined(separator: "\n")) }
    }

    @Test("Points and headings above a table are told where the table alone is read") func aboveTable() throws {
        let found = try WordList(
            reading:
                "# Notes\n\n- **apple** — 사과\n- **pear**: 배\n- fig = 무화과\n\n| word | meaning |\n|---|---|\n| plum | 자두 |\n| kiwi | 키위 |\n"
        )
        #expect(found.pairs == ["plum=자두", "kiwi=키위"] && found.linesLeftOut == [3, 4, 5])
        let titled = try WordList(reading: "TOEIC Day 1\nword,meaning\napple,사과\npear,배\n")
        #expect(titled.rows.count == 2 && titled.linesLeftOut == [1])
    }

    private func list(_ lines: [String]) throws -> WordList { try WordList(reading: lines.joined(separator: "\n") + "\n") }

    @Test("A meaning in brackets behind each point, with a remark behind it now and then")
    func brackets() throws {
        let list = try list([
            "# Vocabolario", "", "- finocchio (fennel)", "- sedano (celery)", "- buon viaggio (have a good trip)",
            "- pera (pear)",
            "- ginocchio (knee) -- ginocchia", "- pettine (comb)", "- camicia (shirt)",
        ])
        #expect(list.pairs[2] == "buon viaggio=have a good trip" && list.pairs[4] == "ginocchio=knee")
        #expect(list.rows.map(\.line) == [3, 4, 5, 6, 7, 8, 9])
        // Parts of speech in brackets are no meanings.
        let words = ["apple (n.)", "run (v.)", "red (adj.)", "soon (adv.)", "pear (n.)", "go (v.)"]
        #expect(throws: WordListError.self) { try self.list(words) }
    }

    @Test("Points inside of others are words as well, and their parts of speech may be set off in brackets")
    func nestedPoints() throws {
        let list = try list([
            "- `tara` (adj.) - **other, another**", "   - `nettara` (adj.) - **same** (*not other*)",
            "- `ola` (adj.) - **all of**",
            "- `telo` (adj.) - **many**", "- `talo` (adj.) - **big**",
        ])
        #expect(list.pairs.prefix(3) == ["tara=other, another", "nettara=same (*not other*)", "ola=all of"])
        let norwegian = try self.list([
            "* avis (*subst.*) – newspaper", "* barn (*subst.*) – child", "* blå (*adj.*) – blue", "* brød (*subst.*) – bread",
        ])
        #expect(norwegian.pairs[0] == "avis=newspaper" && norwegian.column(.partOfSpeech)[2] == "adjective")
    }

    @Test("A quotation below a point says what it means, and so do counted senses below a word")
    func below() throws {
        let quoted = try list([
            "- chulo", "", "> guapo, bonito", "> arrogante", "", "- oler", "", "> percibir", "", "- turno", "", "> vez", "",
            "- lío", "", "> problema",
        ])
        #expect(quoted.pairs == ["chulo=guapo, bonito; arrogante", "oler=percibir", "turno=vez", "lío=problema"])
        let counted = try list([
            "lepidus [adj]", "1. uroczy", "2. dowcipny", "", "profugus [adj]", "1. uciekający", "", "satis [adv]", "1. dość", "",
            "turris [noun]",
            "1. wieża",
        ])
        #expect(
            counted.pairs.prefix(2) == ["lepidus=uroczy; dowcipny", "profugus=uciekający"]
                && counted.rows.map(\.line) == [1, 5, 8, 11])
    }

    @Test("Definitions below headings go on in the next line, and lines that are in no word are told")
    func definitions() throws {
        let words = ["a priori", "abject", "ablution", "abnegate", "abrogate", "acolyte", "agelast", "aglet", "ait"]
        var lines = ["## Contents", "", "See all of them on one page.", ""]
        for word in words {
            lines += [
                "### \(word)", "Something that is said of it in a line that is quite full,", "and ends in the next.", "",
            ]
        }
        let list = try list(lines)
        #expect(list.pairs[1] == "abject=Something that is said of it in a line that is quite full, and ends in the next.")
        #expect(list.rows.count == 9 && list.rows[0].line == 5 && list.linesLeftOut == [1, 3])
    }

    @Test("Each word as a heading, with TABs before its meaning")
    func allHeadings() throws {
        #expect(try list(["# turn\t\t翻转", "# current\t\t现在的", "# dight\t\t位"]).pairs == ["turn=翻转", "current=现在的", "dight=位"])
    }

    @Test("Brackets close as they were opened, and another sign between words is the same where the usual one is missing")
    func slips() throws {
        let list = try list(["語句,意味", "斡旋（あっせん）,間に入る", "委細（いさい),詳しいこと", "英断(えいだん）,思い切り"])
        #expect(list.pairs.dropFirst() == ["委細=詳しいこと", "英断=思い切り"] && list.column(.pronunciation)[1] == "いさい")
        #expect(
            try self.list(["- Wal = yes", "- Per = no", "- Tane = to have", "- Koze = to become", "- por - because"]).pairs[4]
                == "por=because")
    }

    @Test("Each part of speech counts its senses")
    func countedParts() throws {
        let list = try list([
            "charge\tn. 1) 费用 2) 电荷 v. 1) 收费 2) 充电", "draft\tn. 1) 草稿 2) 汇票 v. 1) 起草", "sound\tn. 1) 声音 adj. 1) 健全的",
            "bill\tn. 1) 账单 2) 法案",
        ])
        #expect(list.pairs == ["charge=费用; 电荷; 收费; 充电", "draft=草稿; 汇票; 起草", "sound=声音; 健全的", "bill=账单; 法案"])
    }

    @Test("A text that was broken into lines is prose, however many commas it has")
    func prose() throws {
        let text = """
            The house stood on a hill above the village, and from its upper windows one could see the sea.
            Nobody had lived there for years. The garden, once the pride of the county, was overgrown with nettles;
            the gate hung on a single hinge, and the path had vanished under moss.
            On the first Monday in March a stranger came up the road. He carried a small bag, a stick, and a letter
            that he had read so often that the folds were worn through. So this is it, he said, the place was
            smaller than he remembered, or perhaps he had grown, as people do in the course of their lives.
            """
        #expect(throws: WordListError.notText(.prose)) { try WordList(reading: text) }
    }
}
