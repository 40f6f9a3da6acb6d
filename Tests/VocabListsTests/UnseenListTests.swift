import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Lists that nobody told the reader about: read by their shape, or refused with an option that helps.
@Suite("Lists never seen before") struct UnseenListTests {
    private static let fruit = ["apple=사과", "pear=배", "plum=자두", "grape=포도", "fig=무화과"]

    private static func list(_ row: (Int, String, String) -> String) -> String {
        fruit.enumerated().map { number, pair in
            let cells = pair.split(separator: "=").map(String.init)
            return row(number, cells[0], cells[1]) + "\n"
        }.joined()
    }

    @Test(
        "A header in any of a dozen languages is none of the words",
        arguments: [
            "eng,kor", "EN,KO", "en-US,ko-KR", "Deutsch,Koreanisch", "Wort,Übersetzung", "mot,traduction", "Palabra,Significado",
            "Palavra,Tradução", "Слово,Перевод", "Parola,Traduzione", "单词,释义", "単語,意味", "Từ vựng,Nghĩa", "คำศัพท์,ความหมาย",
            "Vocabulary Item,Korean Equivalent", "English Word,Korean Meaning", "word,x1", "단어,설명", "영어단어,우리말뜻",
        ])
    func headers(header: String) throws {
        let list = try WordList(reading: header + "\n" + Self.list { "\($1),\($2)" })
        #expect(list.layout.hasHeader && list.pairs == Self.fruit)
    }

    @Test("Headings of another kind than their columns make a header, whatever they say")
    func otherKind() throws {
        let list = try WordList(reading: "Nr,Vorto,Signifo\n" + Self.list { "\($0 + 1),\($1),\($2)" })
        #expect(list.layout.hasHeader && list.pairs == Self.fruit)
    }

    @Test("A header may stand in a comment, below titles, and over columns that are known by their content")
    func places() throws {
        for head in ["# english, korean\n", "영어 단어 시험 1과,,\n날짜: 2024.3.2,이름:,\n영어,우리말\n", "단어,뜻\n"] {
            #expect(try WordList(reading: head + Self.list { "\($1),\($2)" }).pairs == Self.fruit)
        }
        let list = try WordList(reading: "단어,뜻\n" + Self.list { "\($1),\($2),\(["명사", "동사"][$0 % 2])" })
        #expect(list.pairs == Self.fruit && list.column(.partOfSpeech).prefix(2) == ["noun", "verb"])
    }

    @Test("Of two columns named for the meaning the fuller one is read")
    func twoMeanings() throws {
        let list = try WordList(
            reading: "word,definition,translation\n" + Self.list { "\($1),\($0 == 1 ? "a fruit" : ""),\($2)" })
        #expect(list.pairs == Self.fruit)
    }

    @Test("Whether an unknown first row is a header is asked", arguments: [true, false])
    func unclearHeader(isHeader: Bool) throws {
        let text = "Sana,Merkitys\nkoira,dog\nkissa,cat\ntalo,house\nkirja,book\nmaa,land\n"
        let error = #expect(throws: WordListError.self) { try WordList(reading: text) }
        guard case .unclearHeader(let cells, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(cells == ["Sana", "Merkitys"])
        #expect(try WordList(reading: text) { $0.hasHeader = isHeader }.rows.count == (isHeader ? 5 : 6))
    }

    @Test("Languages that may each be the meaning are asked about")
    func rivals() throws {
        for text in [
            "English,German,French\ndog,Hund,chien\ncat,Katze,chat\n", "일본어,영어,중국어\n犬,dog,狗\n猫,cat,猫咪\n",
        ] {
            let error = #expect(throws: WordListError.self) { try WordList(reading: text) }
            guard case .ambiguousColumns = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }

    @Test(
        "Any sign may stand between word and meaning, if it does so in nearly every line",
        arguments: [
            "：", " -- ", " || ", " ~ ", " / ", "\u{3000}", " ⇒ ", " @ ", "##", "^", " ... ", "—", " • ", " > ", "+++", "$",
        ])
    func signs(sign: String) throws {
        let list = try WordList(reading: Self.list { "\($1)\(sign)\($2)" })
        #expect(list.pairs == Self.fruit)
    }

    @Test(
        "A sign in a minority of lines parts nothing: the list is refused, and naming the sign takes those lines",
        arguments: [
            "apple\npear\nplum, ripe\ngrape\nfig, dried\nkiwi\ncherry\n", "apple,사과\npear\nplum,자두\ngrape\nfig\nkiwi,키위\nlime\n",
        ])
    func minority(text: String) throws {
        let error = #expect(throws: WordListError.self) { try WordList(reading: text) }
        guard case .unevenRows(let delimiter, _, let rows) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(delimiter == .comma && rows == 7)
        #expect(try WordList(reading: text) { $0.delimiter = .comma }.rows.count > 1)
    }

    @Test(
        "Texts that are no lists are refused for what they are",
        arguments: [
            (
                .prose,
                "It was the best of times, it was the worst of times.\nIt was the age of wisdom, it was the age of foolishness.\nIt was the epoch of belief, it was the epoch of doubt.\n"
            ),
            (
                .subtitles,
                "1\n00:00:01,000 --> 00:00:03,500\nHello, my friend.\n\n2\n00:00:04,000 --> 00:00:06,000\nHow are you?\n"
            ),
            (
                .log,
                "2024-01-01 10:00:00,123 INFO started, port=80\n2024-01-01 10:00:01,223 WARN slow\n2024-01-01 10:00:02,3 INFO done\n"
            ),
            (.settings, "words:\n  - term: apple\n    meaning: 사과\n  - term: pear\n    meaning: 배\n"),
            (.program, "import os, sys\n\ndef main(args):\n    return len(args)\n\nclass A(object):\n    pass\n"),
            (.dictionaryHeader, "StarDict's dict ifo file\nversion=2.4.2\nwordcount=10\n"),
            (
                .clippings,
                "A Book (B)\n- Your Highlight on page 1 | Added on Monday\n\nskiff\n==========\nA Book (B)\n- Your Highlight on page 2 | Added on Monday\n\ngaunt\n==========\n"
            ),
        ] as [(FileKind, String)])
    func noLists(kind: FileKind, text: String) {
        #expect(throws: WordListError.notText(kind)) { try WordList(reading: text) }
    }

    @Test("Rows between semicolons, words above their meanings, and meanings in brackets are lists as well")
    func joinedRows() throws {
        #expect(try WordList.pairs(of: Self.fruit.map { $0.replacing("=", with: ",") }.joined(separator: ";")) == Self.fruit)
        #expect(try WordList.pairs(of: Self.list { "\($1)\n\($2)\n" }) == Self.fruit)
        #expect(try WordList.pairs(of: Self.list { "\($1)(\($2))" }) == Self.fruit)
    }

    @Test(
        "Numbers, bullets, boxes, marks and sections around words are none of them",
        arguments: ["[%] ", "(%) ", "%. ", "% ", "000% ", "★ ", "- [ ] ", "- "])
    func heads(head: String) throws {
        let text = Self.list { "\(head.replacing("%", with: "\($0 + 1)"))\($1) : \($2)" }
        #expect(try WordList.pairs(of: text) == Self.fruit)
        for marks in ["**", "*", "`", "'"] {
            #expect(try WordList.pairs(of: Self.list { "\(marks)\($1)\(marks),\($2)" }) == Self.fruit)
        }
    }

    @Test("Pronunciations and parts of speech leave terms and meanings for their own fields")
    func fields() throws {
        let sounds = ["ˈæpəl", "peər", "plʌm", "ɡreɪp", "fɪɡ"]
        let spoken = try WordList(reading: Self.list { "\($1) [\(sounds[$0])] - \($2)" })
        #expect(spoken.pairs == Self.fruit && spoken.column(.pronunciation).first == "[ˈæpəl]")
        for text in [Self.list { "\($1) (n.)\t\($2)" }, Self.list { "\($1) n.\t\($2)" }, Self.list { "\($1)\t\($2) (명)" }] {
            let list = try WordList(reading: text)
            #expect(list.pairs == Self.fruit && Set(list.column(.partOfSpeech)) == ["noun"])
        }
        let kana = try WordList(reading: "学校(がっこう),학교\n先生【せんせい】,선생님\n你好 (nǐ hǎo),안녕\n")
        #expect(kana.column(.term) == ["学校", "先生", "你好"] && kana.column(.pronunciation) == ["がっこう", "せんせい", "nǐ hǎo"])
    }

    @Test("Entities and line breaks that are written out become what they stand for; formulas stay")
    func writtenOut() throws {
        #expect(try WordList.pairs(of: "rock &amp; roll,로큰롤\nB&amp;B,민박\nfish,물고기\n").prefix(2) == ["rock & roll=로큰롤", "B&B=민박"])
        #expect(try WordList.pairs(of: "{{c1::salt &amp; pepper}}\t소금\nfish\t물고기\nfig\t무화과\n").first == "salt & pepper=소금")
        #expect(try WordList.pairs(of: "run\t달리다\\n경영하다\nset\t놓다\\n두다\ngo\t가다\n").first == "run=달리다\n경영하다")
        #expect(try WordList.pairs(of: "a\t\\neq\nb\t\\nabla\nc\t\\frac\n").first == "a=\\neq")
    }

    @Test("A second sign of the kind that parts the rows belongs to the meaning")
    func secondSign() throws {
        #expect(
            try WordList.pairs(of: "apple : 사과 : 능금\npear : 배\nplum : 자두\nfig : 무화과\n")
                == ["apple=사과 : 능금", "pear=배", "plum=자두", "fig=무화과"])
    }

    @Test(
        "JSON is read as arrays of objects, of pairs, as a map, as lines, and nested",
        arguments: [
            #"[{"word":"apple","meaning":"사과"},{"word":"pear","meaning":"배"}]"#, #"{"apple":"사과","pear":"배","fig":"무화과"}"#,
            #"[["apple","사과"],["pear","배"]]"#,
            "{\"term\":\"apple\",\"definition\":\"사과\"}\n{\"term\":\"pear\",\"definition\":\"배\"}\n",
            #"{"title":"과일","units":[{"words":[{"en":"apple","ko":"사과","n":1}]},{"words":[{"en":"pear","ko":"배","n":2}]}]}"#,
            #"[{"word":"apple","senses":[{"pos":"noun","meaning":"사과"}]},{"word":"pear","senses":[{"pos":"noun","meaning":"배"}]}]"#,
            #"{"apple":{"meaning":"사과","pos":"n."},"pear":{"meaning":"배","pos":"n."},"fig":{"meaning":"무화과","pos":"n."}}"#,
        ])
    func json(text: String) throws {
        #expect(try WordList.pairs(of: text).prefix(2) == ["apple=사과", "pear=배"])
    }

    @Test("The lines of EDICT and CC-CEDICT are entries")
    func dictionaries() throws {
        let chinese = try WordList(reading: "# CC-CEDICT\n謝謝 谢谢 [xie4 xie5] /to thank/thanks/\n你好 你好 [ni3 hao3] /hello/hi/\n")
        #expect(chinese.pairs == ["谢谢=to thank; thanks", "你好=hello; hi"] && chinese.column(.note) == ["謝謝", ""])
        let japanese = try WordList(reading: "学校 [がっこう] /(n) school/(P)/\n食べる [たべる] /(v1,vt) to eat/(P)/\n")
        #expect(japanese.pairs == ["学校=school", "食べる=to eat"] && japanese.column(.partOfSpeech) == ["noun", "verb"])
    }

    @Test("How sure each decision is can be told")
    func confidence() throws {
        let sure = try WordList(reading: "단어,뜻\n" + Self.list { "\($1),\($2)" })
        #expect(sure.layout.confidence.least > 0.9 && !sure.isDoubtful)
    }
}
