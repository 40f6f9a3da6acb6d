import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists that say one thing in several columns, or in columns that say something else than they seem to.
@Suite("Several columns for one field") struct SeveralColumnsTests {
    private func pairs(_ rows: [String]) throws -> [String] { try WordList.pairs(of: rows.joined(separator: "\n") + "\n") }

    @Test("Headings that count go on with a field: meanings, parts of speech, also under the name of a language")
    func further() throws {
        let list = try WordList(reading: "单词,词性1,词义1,词性2,词义2\npresent,n.,礼物,v.,赠送\nbook,n.,书,v.,预订\napple,n.,苹果,,\n")
        #expect(list.pairs == ["present=礼物; 赠送", "book=书; 预订", "apple=苹果"])
        #expect(list.column(.partOfSpeech) == ["noun, verb", "noun, verb", "noun"] && list.unreadColumns.isEmpty)
        #expect(
            try pairs(["svenska,engelska,engelska 2", "hund,dog,", "sky,sky,cloud", "slut,end,finish"])[1] == "sky=sky; cloud")
    }

    @Test("A meaning that is missing is taken from another column for meanings, and an explanation that few words have from none")
    func spare() throws {
        let rows = [
            "Chinese\tPinyin\tDefinition\tLong definition", "你\tnǐ\tyou\tyou (informal)", "名\tmíng\t\tname; noun",
            "好\thǎo\tgood\tgood; well",
        ]
        #expect(try pairs(rows) == ["你=you", "名=name; noun", "好=good"])
        let words = [
            "我伲\tngou ni\t第一人稱\twe", "佢拉\tgei la\t\tthey", "全部\tzhi bu\t\tall", "因爲\tin we\t\tbecause", "所以\tsu i\t\ttherefore",
        ]
        #expect(try pairs(["字\t吳拼\t釋義\t英語"] + words)[0] == "我伲=we")
    }

    @Test("Two lists beside each other, an empty column between them, with headings or without")
    func besideEachOther() throws {
        let rows = [
            "le lundi,Monday,,le printemps,spring", "le mardi,Tuesday,,l'été,summer", "le jeudi,Thursday,,l'hiver,winter",
            "le mois,month,,,",
        ]
        let words = [
            "le lundi=Monday", "le printemps=spring", "le mardi=Tuesday", "l'été=summer", "le jeudi=Thursday", "l'hiver=winter",
            "le mois=month",
        ]
        #expect(try pairs(rows) == words)
        #expect(try pairs(["French,English,,French,English"] + rows) == words)
    }

    @Test("What is named for an example twice, or translates one, is no meaning")
    func examples() throws {
        let rows = [
            "word,book,prev_context,next_context", "gainsay,Emma,no one could,his right", "chagrin,Emma,to her,he left",
            "vex,Emma,it did,her much",
        ]
        #expect(throws: WordListError.self) { try WordList(reading: rows.joined(separator: "\n")) }
        #expect(
            try pairs([
                "swedish,english,sentence,translation", "nyckel,key,Var är min nyckel?,Where is my key?",
                "hus,house,Huset är rött.,The house is red.",
                "bil,car,Bilen är ny.,The car is new.",
            ])[0] == "nyckel=key")
    }

    @Test("Under the name of a language that is not known stand the words, if others follow: which of these they mean is asked")
    func unknownLanguage() throws {
        let rows = [
            "id,tarifit,arabic,english", "1,aman,ماء,water", "2,tafucht,شمس,sun", "3,taziri,قمر,moon", "4,akal,أرض,earth",
        ]
        let error = #expect(throws: WordListError.self) { try WordList(reading: rows.joined(separator: "\n")) }
        guard case .ambiguousColumns(let first, let second, _) = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(first.list == "-,term,meaning" && second.list == "-,term,-,meaning")
    }

    @Test(
        "Where more rows lack a meaning than have one it is asked about; where nothing is known of a wide table there are no meanings"
    )
    func mostlyIncomplete() throws {
        let rows = ["word,level,translation"] + (0..<9).map { "word\($0 % 7)a,A1," } + ["apple,A1,사과", "pear,A1,배", "plum,A2,자두"]
        let error = #expect(throws: WordListError.self) { try WordList(reading: rows.joined(separator: "\n")) }
        guard case .incompleteRows = error else { return #expect(Bool(false), "\(String(describing: error))") }
        let jobs = (1...9).map {
            "\"\($0)\",\"DE2\($0)\",\"Rottal-Inn \($0)\",\"12\($0)\",\"Managers of kind \($0)\",\($0),1,0.9\($0)"
        }
        #expect(throws: WordListError.self) {
            try WordList(
                reading: (["\"\",\"nuts\",\"region\",\"code\",\"job\",\"foreign\",\"total\",\"prop\""] + jobs).joined(
                    separator: "\n"))
        }
    }

    @Test("Endings, readings of Taiwan and forms of the word are no meanings")
    func noMeanings() throws {
        for rows in [
            ["der Abend, -e", "die Absage, -n", "der Bruder, ¨-er", "die Frau, -en", "das Auto, -s"],
            ["question,answers", "愛,ㄞˋ", "八,ㄅㄚ", "爸爸,ㄅㄚˋ ㄅㄚ˙", "杯子,ㄅㄟ ㄗ˙"],
            [
                "form\tlemma\tpos", "peiaghyn\tpeiagh\ts.", "bunscoillyn\tbunscoill\ts.", "pobbleyn\tpobble\ts.",
                "thieyn\tthie\ts.",
            ],
        ] {
            #expect(throws: WordListError.self) { try WordList(reading: rows.joined(separator: "\n")) }
        }
    }
}
