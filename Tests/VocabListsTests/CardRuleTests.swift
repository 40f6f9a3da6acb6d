import Testing

@testable import VocabCore
@testable import VocabLists

/// Cards between rules, chats with counted words, tables of Org, indexes, and what such rules must not take from other lists.
@Suite("Cards between rules and other pages") struct CardRuleTests {
    private func list(_ lines: [String], _ language: InterfaceLanguage = .english) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }
    }

    @Test("Cards have a rule between their sides and stars between them; readings, tags and quotations are no meanings")
    func ruledCards() throws {
        let words = [
            ("届く", "とどく", "to arrive, to reach"), ("片付ける", "かたづける", "to tidy up"), ("薬", "", "medicine"),
            ("熱", "", "fever, heat"),
        ]
        let cards = words.flatMap { word in
            ["# " + word.0, "", "---", ""] + (word.1.isEmpty ? [] : [word.1, ""]) + [
                "**\(word.2)**", "", "> \(word.0)の例。", "", "#N3", "", "***", "",
            ]
        }
        let read = try list(cards)
        #expect(read.pairs == words.map { "\($0.0)=\($0.2)" } && read.column(.pronunciation)[0] == "とどく")
        #expect(read.column(.example)[2] == "薬の例。" && read.badRows.isEmpty)
    }

    @Test("Counted words in messages of a chat are words, with a number in them or not") func countedMessages() throws {
        let read = try list(
            [
                "영어스터디(4명) 님과 카카오톡 대화", "저장한 날짜 : 2024-03-11 08:02:44", "", "--------------- 2024년 3월 8일 금요일 ---------------",
                "[수빈쌤] [오후 9:00] 오늘의 단어 올립니다~!", "[수빈쌤] [오후 9:00] 1. hesitate 망설이다", "2. generous 관대한, 후한",
                "3. within 3 days 3일 이내에",
                "[민재] [오후 9:02] 넵 감사합니다", "[수빈쌤] [오후 9:01] 4. refund 환불", "5. look forward to ~을 고대하다",
            ], .korean)
        #expect(read.column(.term) == ["hesitate", "generous", "within 3 days", "refund", "look forward to"])
    }

    @Test("Tables of Org under several headings, and words of AsciiDoc with their meaning below") func orgAndAsciiDoc() throws {
        let head = ["| Latin | English | seen |", "|-------+---------+------|"]
        let org = try list(
            ["* Chapter 7"] + head + ["| amor | love | 3 |", "| corpus | body | 4 |"] + ["* TODO Chapter 8 [0/2]"] + head + [
                "| copia | abundance | 0 |", "| laus | praise | 0 |",
            ])
        #expect(org.pairs == ["amor=love", "corpus=body", "copia=abundance", "laus=praise"])
        let doc = try list([
            "mescolare:: to stir", "tritare:: to chop finely", "il colino::", "  sieve, strainer", "soffriggere:: to fry gently",
            "il sale:: salt",
        ])
        #expect(doc.rows.count == 5 && doc.pairs.contains("il colino=sieve, strainer"))
    }

    @Test("Pages behind meanings go to the note, and names that end with `_id` name no word") func pagesAndNames() throws {
        let read = try list([
            "accueillir ........ empfangen, aufnehmen  9", "bouleverser ....... erschüttern  27",
            "dès que ........... sobald  19", "fenêtre ........ Fenster  11, 31", "cœur ........... Herz  25",
        ])
        #expect(read.column(.meaning) == ["empfangen, aufnehmen", "erschüttern", "sobald", "Fenster", "Herz"])
        let words = ["garçon", "pomme", "mange", "rouge", "homme"].enumerated().map {
            "{\"word_string\": \"\($1)\", \"pos\": \"Noun\", \"lexeme_id\": \"000\($0)ef0b\"}"
        }
        #expect(throws: WordListError.self) { try list(["[" + words.joined(separator: ",") + "]"]) }
    }

    @Test("A meaning that is called like a part of speech is one") func partsAsMeanings() throws {
        let words = [
            ("verbo", "verb", "Un verbo expresa acción."), ("oración", "sentence", "La oración es larga."),
            ("sílaba", "syllable", "Tiene una sílaba."), ("letra", "letter", "Una letra sola."),
            ("coma", "comma", "Falta la coma."),
        ]
        #expect(try list(words.flatMap { ["## " + $0.0, $0.1, "- " + $0.2, ""] }).pairs == words.map { "\($0.0)=\($0.1)" })
    }

    @Test(
        "No word is taken for a remark or another's sound or number",
        arguments: [
            [
                "점수:    score", "이름:    name", "나이:    age", "학교:    school", "친구:    friend", "물:    water", "집:    house",
                "책:    book",
            ],
            [
                "abandon - 버리다", "ability - 능력", "absorb - 흡수하다", "accurate - 정확한", "007 agent - 요원", "008 agent - 둘째",
                "009 agent - 셋째", "010 agent - 넷째",
            ],
            [
                "apple → 사과", "river → 강", "[00:12:03] bluff → 허세", "[00:12:41] cease → 멈추다", "[00:13:05] brief → 짧은",
                "[00:14:10] burden → 부담",
            ],
            [
                "1. apple - 사과", "2. river - 강", "3. quick - 빠른", "4. cease - 멈추다", "5. brief - 짧은", "* stop / go - 멈춰 / 가!",
                "6. avoid - 피하다",
            ],
        ])
    func keptWords(_ lines: [String]) throws {
        let read = try list(lines, .korean)
        #expect(read.rows.count == lines.count && read.linesLeftOut.isEmpty && read.badRows.isEmpty, "\(read.pairs)")
    }

    @Test("A second dash inside of a meaning stays as it was typed") func dashesInMeanings() throws {
        let read = try list([
            "el perro - dog", "la casa - house", "correr - to run", "la hora – hour – 1 – 2", "comer - to eat", "azul - blue",
        ])
        #expect(read.pairs[3] == "la hora=hour – 1 – 2")
    }

    @Test("Parts of a list are no test and its answers, whatever stands between; an answer may count senses")
    func answersOrParts() throws {
        let first = ["1. el perro  dog", "2. la casa  house", "3. correr  to run", "4. comer  to eat", "5. rápido  fast"]
        let second = ["1. azul  blue", "2. el niño  boy", "3. la ventana  window", "4. pequeño  small", "5. dormir  to sleep"]
        #expect(try list(first + ["", "Answers to last week"] + second).rows.count == 10)
        let words = ["abandon", "ability", "absorb", "accurate", "acquire"],
            meanings = ["버리다 2. 포기하다", "능력", "흡수하다", "정확한", "얻다"]
        let test = try list(
            words.enumerated().map { "\($0 + 1). \($1)" } + [""] + meanings.enumerated().map { "\($0 + 1). \($1)" }, .korean)
        #expect(
            test.pairs.suffix(4) == ["ability=능력", "absorb=흡수하다", "accurate=정확한", "acquire=얻다"]
                && test.pairs[0].hasPrefix("abandon=버리다"))
    }

    @Test("Capitals alone make no header of two words") func capitals() {
        let rows = [
            "El perro,Dog", "la casa,house", "rojo,red", "verde,green", "el gato,cat", "correr,run", "comer,eat", "azul,blue",
            "el sol,sun",
        ]
        #expect(throws: WordListError.self) { try list(rows) }
    }

    @Test("Words with one space and underscores in phrases; English with English examples is learnt beside another language")
    func underscores() throws {
        let words = [
            "abort iptal", "according_to uygun_olarak", "accept kabul_etmek", "allow izin_vermek", "act davranmak",
            "above yukarida",
        ]
        #expect(try list(words).pairs[1] == "according to=uygun olarak")
        let rows = (0..<9).map {
            "enable\($0 == 0 ? "" : String(repeating: "d", count: $0)),olanak \($0)ş,This is what the people of the town will do for you \($0)."
        }
        let read = try list(["en,tr,example"] + rows)
        #expect(read.column(.term)[0] == "enable")
    }
}
