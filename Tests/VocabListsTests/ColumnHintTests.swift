import Testing

@testable import VocabCore
@testable import VocabLists

/// What a list says of its columns elsewhere than in a first row of names.
@Suite("Hints at the columns of a list") struct ColumnHintTests {
    private func list(_ lines: [String]) throws -> WordList { try WordList(reading: lines.joined(separator: "\n") + "\n") }

    private static let lessons = [
        "l1,Книга,ほん,hon", "l1,Ручка,ペン,pen", "l1,Врач,いしゃ,isha", "l1,Студент,がくせい,gakusei", "l1,Словарь,じしょ,jisho",
    ]

    @Test("Names in a comment further up count where there are as many as cells, also behind a label")
    func namesInComment() throws {
        let found = try list(["# Kana night", "# Format: group,ru,japanese,romaji", "# lesson one", ""] + Self.lessons)
        #expect(found.pairs[0] == "ほん=Книга" && found.rows[0].content.pronunciation == "hon" && found.rows.count == 5)
        let fewer = try list(["# word, meaning", "# mine", "apple,사과,x", "pear,배,y", "plum,자두,z", "grape,포도,w"])
        #expect(!fewer.layout.isUnnamed || fewer.pairs[0] == "apple=사과")
    }

    @Test("The language that a column says how to read is learnt; meanings are not read out")
    func readLanguage() throws {
        let named = try list(["group,ru,japanese,romaji"] + Self.lessons)
        #expect(named.pairs[1] == "ペン=Ручка" && named.rows[1].content.pronunciation == "pen")
        let thai = try list([
            "t,r,z", "น้ำท่วม,nam tuâm,洪水", "ท้องที่,thôngthîi,地区", "สัมภาษณ์,samphaat,采访", "ระดับ,rádàp,水平", "เขื่อน,khʉ̀an,水坝",
            "ฝน,fǒn,雨",
        ])
        #expect(thai.pairs[0] == "น้ำท่วม=洪水")
    }

    @Test("Of several languages of meanings the learner's own is read; where none is, that is asked")
    func ownLanguage() throws {
        let lines = ["German,Chinese,English", "Hallo,你好,Hello", "Danke,谢谢,Thank you", "Ja,是,Yes", "Nein,不是,No"]
        func pairs(_ lines: [String], _ language: InterfaceLanguage?) throws -> [String] {
            try WordList(reading: lines.joined(separator: "\n")) { $0.learner.language = language }.pairs
        }
        #expect(try pairs(lines, .english)[1] == "Danke=Thank you")
        #expect(throws: WordListError.self) { try pairs(lines, .korean) }
        // The term is not read for a meaning, whoever speaks its language.
        #expect(throws: WordListError.self) {
            try pairs(["English,German,Chinese", "Hello,Hallo,你好", "Yes,Ja,是", "No,Nein,不是", "Thanks,Danke,谢谢"], .english)
        }
    }

    @Test("Sentences that hold the terms are no explanation beside a translation, whatever their column is called")
    func examplesAsExplanation() throws {
        let found = try list([
            "chinese|pinyin|spanish|category|explanation", "爱|ài|amar|HSK1|我爱妈妈。 - Wǒ ài māma. - Amo a mi mamá.",
            "八|bā|ocho|HSK1|我有八本书。 - Wǒ yǒu bā běn shū. - Tengo ocho libros.",
            "爸爸|bàba|papá|HSK1|我爸爸是医生。 - Wǒ bàba shì yīshēng. - Mi papá es doctor.",
        ])
        #expect(found.pairs == ["爱=amar", "八=ocho", "爸爸=papá"])
    }

    @Test("Rows that begin with a number sign and a space are comments where others are words; they are told")
    func commentRows() throws {
        let found = try list([
            "# my words", "人,ひと,personne", "# 女,おんな,femme", "男,おとこ,homme", "日,ひ,soleil", "月,つき,lune", "火,ひ,feu",
        ])
        #expect(found.pairs == ["人=personne", "男=homme", "日=soleil", "月=lune", "火=feu"] && found.linesLeftOut == [3])
        let tags = try list(["# one,하나", "# two,둘", "# three,셋", "# four,넷"])
        #expect(tags.rows.count == 4 && tags.linesLeftOut.isEmpty)
    }

    @Test("Words that stand right at their meanings are parted from these, single letters before characters are words")
    func glued() throws {
        let notes = [
            "health健康 --微服务", "interval间隔 --时间", "actuator执行机构 --机器", "remote远程 --网络", "fetch取来 --版本", "slave奴隶 --数据源",
        ]
        #expect(try list(notes).pairs.prefix(2) == ["health=健康", "interval=间隔"])
        #expect(try list(["apple사과", "give up포기하다", "pear배, 서양배", "energy에너지"]).pairs[1] == "give up=포기하다")
        #expect(throws: WordListError.self) { try list(["TV를 보다", "SNS를 하다", "PC를 켜다", "USB를 꽂다", "CD를 듣다"]) }
        #expect(try list(["T恤,T-shirt", "衬衫,shirt", "鞋,shoe", "AA制,going Dutch", "裤子,trousers"]).rows.count == 5)
    }

    @Test("A second header in another language is no word, two words for words are one")
    func secondHeader() throws {
        let twice = try list(["word,meaning", "단어,뜻", "apple,사과", "pear,배"])
        #expect(twice.pairs == ["apple=사과", "pear=배"] && twice.repeatedHeaders == 1)
        #expect(try list(["english,korean", "word,단어", "meaning,뜻", "term,용어"]).pairs.count == 3)
    }

    @Test("What stands between names of columns stands between cells, whatever meanings hold")
    func namedDelimiter() throws {
        let prose = [
            "AAA,It checks who somebody is; logs tell of it.", "ABAC,It looks at what somebody is; rules decide.",
            "ACL,It is a list of rules; the first one counts.", "AES,It hides text with a key; blocks are short.",
        ]
        #expect(try list(["term,definition"] + prose).pairs[2] == "ACL=It is a list of rules; the first one counts.")
        #expect(
            try list(["\"term,definition\""] + prose.map { "\"\($0)\"" }).pairs[3]
                == "AES=It hides text with a key; blocks are short.")
        // Not all of these lines would fall into two cells.
        #expect(throws: WordListError.noMeanings) { try list(["\"go on, then\"", "\"well, well\"", "\"no\""]) }
    }

    @Test("A TAB in all rows parts them, whatever sign stands in some; where columns shift, nobody knows the meaning")
    func tabs() throws {
        let shifting = [
            "abara\tˈa.ba.ra\tn\tpl:abarji\tfem\tgóra", "abe\tˈa.bɛ\tpart\tale", "ager\tˈa.gɛr\tn\tpl:agejos\tteren",
            "agun\tˈa.gun\tn\tpl:agunos\twybrzeże", "adako\ta.ˈda.kɔ\tadj\tzamknięty", "agea\tˈa.gɛ.a\tn\tpl:ageji\tfem\tsałata",
        ]
        #expect(throws: WordListError.self) { try list(shifting) }
        let mixed = [
            "abara\tˈa.ba.ra\tgóra", "abe\tale", "ager\tˈa.gɛr\tteren", "agun\twybrzeże", "adako\tzamknięty", "agea\tsałata",
        ]
        guard case .noMeaningColumn = #expect(throws: WordListError.self, performing: { try list(mixed) }) else {
            Issue.record("pronunciations are taken for meanings")
            return
        }
        let even = shifting.map { line in
            let cells = line.split(separator: "\t")
            return [cells[0], cells[cells.count - 1], cells[3]].joined(separator: "\t")
        }
        #expect(try list(even).pairs[0] == "abara=góra")
    }
}

/// What stands in a cell beside its words.
@Suite("Labels inside of cells") struct CellLabelTests {
    private func list(_ lines: [String]) throws -> WordList { try WordList(reading: lines.joined(separator: "\n") + "\n") }

    @Test("A labelled line of a meaning goes to its field, a counted one stays, however long")
    func labelledLines() throws {
        let long = String(repeating: "construire quelque chose de grand ", count: 4)
        let found = try list([
            "mot,définition", "acharner,\"poursuivre\nExemple: Il s'acharne sur moi.\"",
            "tisser,\"1. fabriquer un tissu\n2. \(long)\nExemple pour 2: Il tisse.\"", "vexer,\"blesser\nSynonyme: froisser\"",
            "songer,\"avoir dans l'esprit\nAttention: rien\"",
        ])
        #expect(found.pairs[0] == "acharner=poursuivre" && found.rows[0].content.example == "Il s'acharne sur moi.")
        #expect(found.rows[1].content.meaning == "fabriquer un tissu; " + long.dropLast())
        #expect(found.rows[1].content.example == "Il tisse." && found.rows[2].content.synonyms == ["froisser"])
        #expect(found.rows[3].content.meaning == "avoir dans l'esprit\nAttention: rien")
    }

    @Test("Genders in brackets leave the term, also behind a part of speech, and so do several brackets in a row")
    func brackets() throws {
        let genders = try list([
            "terme,sens", "creux (m.),vide", "échappatoire (f.),moyen adroit", "vexer,(v.) blesser", "arma (n. pl.),(n.) armes",
            "tordre,(v.) plier", "songer,(v.) penser", "dr (who),un feuilleton",
        ])
        #expect(genders.pairs[0] == "creux=vide" && genders.rows[1].content.partOfSpeech == "f.")
        #expect(genders.pairs[3] == "arma=armes")
        #expect(genders.column(.partOfSpeech)[3] == "n. pl.")
        #expect(genders.pairs[6] == "dr (who)=un feuilleton")
        let chains = try list([
            "turris [noun] [III] [f]\twieża", "sum(sus) [verb] [II]\tbyć", "satis [adv]\tdość", "omnia [noun] [n] [pl]\twszystko",
        ])
        #expect(chains.pairs == ["turris=wieża", "sum(sus)=być", "satis=dość", "omnia=wszystko"])
    }

    @Test("Parts of speech before a swung dash, and an adjective between senses in Chinese")
    func parts() throws {
        let found = try list([
            "ability\tn.능력", "decide\tv.결정하다", "according to\tphr.~에 따라", "care for\tphr.~을 돌보다", "deal with\tphr.처리하다",
        ])
        #expect(found.pairs[2] == "according to=~에 따라" && found.column(.partOfSpeech)[2] == "phrase")
        let acid = try list(["acid,n. 酸；酸性物质 a. 酸的", "abuse,v. 滥用；虐待", "ability,n. 能力", "abide,v. 忍受 a lot 的"])
        #expect(acid.column(.partOfSpeech)[0] == "noun, adjective" && acid.pairs[3] == "abide=忍受 a lot 的")
    }
}
