import Testing

@testable import VocabCore
@testable import VocabLists

/// Words in what other programs put around them: messages, days, boxes, what Anki says of its columns.
@Suite("Frames around words") struct SavedChatTests: EnglishReading {
    let words: EnglishWords
    init() throws { words = EnglishWords(try EnglishWords.kept()) }

    private func korean(_ options: inout ListLayout.Options) { options.learner.language = .korean }

    private static let pairs = [
        ("deadline", "締め切り"), ("draft", "下書き"), ("attach", "添付する"), ("postpone", "延期する"), ("invoice", "請求書"), ("agenda", "議題"),
    ]
    private static let lines = pairs.map { "\($0.0) = \($0.1)" }
    private static let expected = pairs.map { "\($0.0)=\($0.1)" }

    @Test("Messages of several lines are read in whatever way a program saves them")
    func messages() throws {
        let chats = [
            ["[LINE] Emma先生とのトーク履歴", "保存日時：2024/06/21 20:14", "", "19:02\tEmma先生\tHi Yuki!", "19:03\tEmma先生\t\"\(Self.lines[0])"]
                + Self.lines[1..<5] + [Self.lines[5] + "\"", "19:10\tゆき\tありがとう", "19:11\tゆき\t[スタンプ]"],
            ["05/03/2024 18:55 - Mensagens protegidas.", "05/03/2024 19:43 - Prof. Carla: \(Self.lines[0])"] + Self.lines[1...]
                + ["05/03/2024 19:50 - Rafael: Obrigado!"],
            ["lena_k — 03/08/2024 7:41 PM", "vocab of today"] + Self.lines + [
                "MarcoB — Today at 7:44 PM", "thank you", "[7:45 PM]", "more?",
            ],
        ]
        let single = Self.lines.enumerated().map { "19:0\($0)\tゆき\t\($1)" }
        #expect(try read(["[LINE]ゆき", "", "2024/06/21(金)"] + single + ["19:09\tEmma先生\tよくできました"], korean) == Self.expected)
        for chat in chats { #expect(try read(chat, korean) == Self.expected, "\(chat[0])") }
    }

    @Test("A word with a time in its meaning is no frame, and a list is no chat") func times() throws {
        let rows = Self.lines + ["rendezvous = 7:45 に会うこと", "rush hour = 8:00", "noon = 12:00"]
        #expect(try read(rows, korean).prefix(6) == Self.expected[...])
        let dashes = ["rendezvous — meet at 7:45 PM", "curfew — be home at 9:00 PM"]
        #expect(ChatFrames.lined(ListText(Array((dashes + Self.lines).joined(separator: "\n").utf8), said: nil)) == nil)
    }

    @Test("Days in front of words are none of them") func days() throws {
        let diary = [
            "3/12  la madrugada: early morning", "3/12  trasnochar: to stay up late", "3/13  la resaca: hangover",
            "3/13  aguafiestas: party pooper",
            "3/15 madrugar : to get up early", "      la sobremesa: after-dinner chat", "3/15  la siesta: nap",
        ]
        let terms = ["la madrugada", "trasnochar", "la resaca", "aguafiestas", "madrugar", "la sobremesa", "la siesta"]
        #expect(try list(diary).column(.term) == terms)
        let parts = ["1/2 half : 절반", "1/3 third : 삼분의 일", "1/4 quarter : 사분의 일", "1/5 fifth : 오분의 일", "1/6 sixth : 육분의 일"]
        #expect(try read(parts, korean).allSatisfy { $0.hasPrefix("1/") })
    }

    @Test("Boxes with numbers in front of words are none of them") func boxes() throws {
        let page = [
            "□ 0241  anticipate  예상하다, 기대하다", "□ 0242  barrier  장벽", "□ 0243  cultivate  경작하다", "□ 0244  discard  버리다",
            "□ 0257  stem from  ~에서 기인하다",
        ]
        #expect(
            try read(page, korean) == [
                "anticipate=예상하다, 기대하다", "barrier=장벽", "cultivate=경작하다", "discard=버리다", "stem from=~에서 기인하다",
            ])
    }

    @Test("What Anki writes has no header, a course is no language, and parts of speech change places with meanings") func names()
        throws
    {
        let cards = [
            "#separator:tab", "#html:true", "#tags column:4", "derive\t끌어내다\tMany English words <b>derive</b> from Latin.\t영단어",
            "harsh\t가혹한\tWe had a <b>harsh</b> winter.\t영단어", "vivid\t생생한\tI have <b>vivid</b> memories.\t영단어",
        ]
        #expect(try read(cards, korean) == ["derive=끌어내다", "harsh=가혹한", "vivid=생생한"])
        let course = [
            "Korean 101 - my vocab", "", "가다 (gada) - to go", "오다 (oda) - to come", "시장 (sijang) - market",
            "은행 (eunhaeng) - bank",
        ]
        #expect(try list(course).column(.term).first?.hasPrefix("가다") == true)
        let parts = ["le pain\tn.m.\t빵", "la viande\tn.f.\t고기", "la confiture\t잼\tn.f.", "le sel\tn.m.\t소금", "manger\tv.\t먹다"]
        #expect(try read(parts, korean)[2] == "la confiture=잼")
    }

    @Test("A sentence with all the cells of a row is an entry, and a table that names its columns nothing else") func tables()
        throws
    {
        let sentences = [
            ("It is necessary", "Het is nodig"), ("Why is it necessary?", "Waarom is het nodig?"), ("I have it", "Ik heb het"),
            ("I do not have it.", "Ik heb het niet."), ("Tomorrow", "Morgen"), ("It is for tomorrow.", "Het is voor morgen."),
            ("I want to go tomorrow.", "Ik wil morgen gaan."),
        ]
        let phrases = ["en,nl,disc,track"] + sentences.map { "\($0.0),\($0.1),2,5" }
        #expect(try list(phrases).rows.count == 7)
        let topics = [
            "topic,chinese,english", "School 学校,课程,course", "School 学校,选修课,elective", "School 学校,作业,homework",
            "School 学校,成绩,grade",
        ]
        #expect(try list(topics).pairs == ["课程=course", "选修课=elective", "作业=homework", "成绩=grade"])
    }
}
