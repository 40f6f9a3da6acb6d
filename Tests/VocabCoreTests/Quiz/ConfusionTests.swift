import Testing
import VocabTestSupport

@testable import VocabCore

/// A wrong answer that took `chosen` for `word`.
private func mistake(_ word: Word, _ chosen: Word?) -> Review {
    Review(
        at: .sample, word: word.id, bookcase: .sample(1), direction: .forward, outcome: .wrong, chosen: chosen?.id,
        milliseconds: 1)
}

@Suite("Confusions") struct ConfusionTests {
    @Test("Who was taken for whom counts in both directions, each once; a word is never taken for itself")
    func partners() throws {
        let words = try Bookcase.generated(count: 4).words
        let confusions = Confusions(
            in: [
                mistake(words[0], words[1]), mistake(words[1], words[0]), mistake(words[0], words[1]),
                mistake(words[2], words[0]), mistake(words[3], words[3]), mistake(words[3], nil),
            ])
        #expect(confusions.partners[words[0].id] == [words[1].id, words[2].id])
        #expect(confusions.partners[words[1].id] == [words[0].id] && confusions.partners[words[2].id] == [words[0].id])
        #expect(confusions.partners[words[3].id] == nil)
        #expect(!confusions.isEmpty && confusions.partners[words[0].id] != nil && confusions.partners[words[3].id] == nil)
        #expect(Confusions().isEmpty && Confusions(in: [mistake(words[3], nil)]).isEmpty)
    }

    /// A bookcase of 60 words in which word 0 was taken for some of the next ones.
    private func sheets(_ partners: Range<Int>, seeds: Range<UInt64> = 0..<10) throws -> (words: [Word], sheets: [[Question]]) {
        let bookcase = try Bookcase.generated(count: 60)
        let confusions = Confusions(in: partners.map { mistake(bookcase.words[0], bookcase.words[$0]) })
        return (bookcase.words, try seeds.map { try bookcase.sheet(QuestionStyle(confusions: confusions), seed: $0) })
    }

    @Test("What was confused stands beside each other again, whichever is asked for")
    func standBeside() throws {
        let (words, sheets) = try sheets(1..<3)
        for question in sheets.joined() where question.word.id == words[0].id {
            #expect(question.shown.isSuperset(of: [words[1].id, words[2].id]))
        }
        for question in sheets.joined() where [words[1].id, words[2].id].contains(question.word.id) {
            #expect(question.shown.contains(words[0].id))
        }
    }

    @Test("At most two of three distractors are such words, and over time all of them have their turn")
    func atMostTwo() throws {
        let (words, sheets) = try sheets(1..<9, seeds: 0..<40)
        let partners = Set(words[1..<9].map(\.id))
        var seen: Set<Word.ID> = []
        var threes = 0
        for question in sheets.joined() where question.word.id == words[0].id {
            let shown = partners.intersection(question.shown)
            #expect(shown.count >= 2 && question.shown.count == 4)
            threes += shown.count == 3 ? 1 : 0
            seen.formUnion(shown)
        }
        // The third may be one that sits beside the word by chance.
        #expect(threes < 20 && seen == partners)
    }

    @Test("A word that would be right as well never stands there, confused or not", arguments: 0..<30 as Range<UInt64>)
    func unfair(seed: UInt64) throws {
        let answer = try Word.sample(term: "big", meaning: "큰", partOfSpeech: "noun")
        let alike = [
            try Word.sample(term: "large", meaning: "큰, 넓은", partOfSpeech: "noun"),
            try Word.sample(term: "huge", meaning: "거대한", partOfSpeech: "noun", synonyms: ["big"]),
            try Word.sample(term: "Big", meaning: "대형", partOfSpeech: "noun"),
        ]
        let bookcase = try Bookcase.sample(words: [answer] + alike + Bookcase.generated(count: 50).words)
        let stranger = try Word.sample(term: "gone", meaning: "지워진")
        let confusions = Confusions(in: (alike + [stranger, bookcase.words[9]]).map { mistake(answer, $0) })
        for question in try bookcase.sheet(QuestionStyle(confusions: confusions), seed: seed) {
            #expect(question.choices.count == 4 && question.shown.count == 4)
            if question.word.id == answer.id {
                #expect(question.shown.isDisjoint(with: alike.map(\.id)) && question.shown.contains(bookcase.words[9].id))
            }
        }
    }

    /// Every word means nearly what two others do, so that a confused word often cannot stand beside those that would be there.
    @Test("There are four choices, none like another, also when a confused word is like those that would stand there")
    func crowded() throws {
        for seed in 0..<8 as Range<UInt64> {
            let words = try (0..<24).map { number in
                try Word.sample(
                    term: "t\(number)",
                    meaning: ["\(100 + number)", "뜻\(number % 5) 둘", "뜻\(number % 3) 넷"].joined(separator: ", "),
                    partOfSpeech: "noun")
            }
            let bookcase = try Bookcase.sample(words: words)
            let plain = try bookcase.sheet(seed: seed)
            let all = Confusions(in: words.flatMap { word in words.map { mistake(word, $0) } })
            let sheet = try bookcase.sheet(QuestionStyle(confusions: all), seed: seed)
            #expect(sheet.count == plain.count)
            for question in sheet {
                #expect(question.choices.count == 4 && question.shown.count == 4)
                #expect(question.wrong.allSatisfy { $0.conflict(beside: question.word) < .unfair })
            }
        }
    }

    @Test("A confused word that is like two of those that would stand there leaves four choices")
    func likeTwo() throws {
        let words = try ["100", "201, 202, 203", "201", "202", "203"].enumerated().map { number, meaning in
            try Word.sample(term: "t\(number)", meaning: meaning, partOfSpeech: "noun")
        }
        let bookcase = try Bookcase.sample(words: words)
        let confusions = Confusions(in: [mistake(words[0], words[1])])
        for seed in 0..<20 as Range<UInt64> {
            let sheet = try bookcase.sheet(QuestionStyle(confusions: confusions), seed: seed)
            let question = try #require(sheet.first { $0.word.id == words[0].id })
            #expect(question.shown == Set([words[0], words[2], words[3], words[4]].map(\.id)))
        }
    }
}

@Suite("Confusions in the history") struct StoredConfusionTests {
    private let files = MemoryFileSystem(granting: "/단어 서재")
    private var store: Store { Store(root: "/단어 서재", files: files) }
    private let device = Identifier<Device>.sample(1)

    private func mistake(_ word: UInt64, _ chosen: UInt64?) -> Review {
        Review(
            at: .sample, word: .sample(word), bookcase: .sample(1), direction: .forward, outcome: .wrong,
            chosen: chosen.map { .sample($0) }, milliseconds: 1)
    }

    @Test("They are those of all devices")
    func devices() throws {
        try store.append(mistake(1, 2), number: 1, by: device)
        try store.append(mistake(3, 4), number: 2, by: .sample(2))
        #expect(
            store.confusions() == Confusions(in: [mistake(1, 2), mistake(3, 4)])
                || store.confusions() == Confusions(in: [mistake(3, 4), mistake(1, 2)]))
        #expect(store.confusions().partners.count == 4)
    }

    @Test("An answer that was taken back is none of them")
    func takenBack() throws {
        try store.append(mistake(1, 2), number: 1, by: device)
        try store.append(mistake(3, 4), number: 2, by: device)
        try store.takeBack(.sample(2), by: device, at: .later)
        #expect(store.confusions() == Confusions(in: [mistake(1, 2)]))
    }

    @Test("Of a long history the last part is read: the last seven hundred answers count, the first of 3,000 do not")
    func longHistory() throws {
        for number in 0..<3_000 as Range<UInt64> {
            try store.append(mistake(10 * number, 10 * number + 1), number: number, by: device)
        }
        let partners = store.confusions().partners
        #expect(partners[.sample(0)] == nil && partners[.sample(1)] == nil)
        for number in 2_300..<3_000 as Range<UInt64> {
            #expect(partners[.sample(10 * number)] == [.sample(10 * number + 1)])
        }
        #expect((1_400..<3_000).contains(partners.count), "\(partners.count)")
    }

    @Test("A missing, an empty, a broken and an unreadable history hold none; broken lines leave the others")
    func broken() throws {
        #expect(store.confusions().isEmpty)
        #expect(Store(root: "/elsewhere", files: files).confusions().isEmpty)
        for text in ["", "\n\n", "{\"at\":", "nonsense\n[1]\n\u{0}\n", "\u{FEFF}{}\n"] {
            let files = MemoryFileSystem(granting: "/단어 서재", files: ["/단어 서재/history/\(device).jsonl": text])
            #expect(Store(root: "/단어 서재", files: files).confusions().isEmpty, "\(text)")
        }
        let path: Path = "/단어 서재/history/\(device).jsonl"
        let mixed = MemoryFileSystem(
            granting: "/단어 서재", files: [path: "nonsense\n", "/단어 서재/history/\(device).txt": "nonsense\n"])
        let store = Store(root: "/단어 서재", files: mixed)
        try store.append(mistake(1, 2), number: 1, by: device)
        #expect(store.confusions() == Confusions(in: [mistake(1, 2)]))
        try store.append(mistake(3, 4), number: 1, by: .sample(7))
        mixed.fail(.read, at: path, errorNumber: 5)
        #expect(store.confusions() == Confusions(in: [mistake(3, 4)]))
        mixed.fail(.list, at: "/단어 서재/history", errorNumber: 5)
        #expect(store.confusions().isEmpty)
    }

    @Test("On a real disk without a history there are none")
    func realDisk() throws {
        try TemporaryFolder.with { folder in
            let store = Store(root: folder.path, files: DiskFileSystem())
            #expect(store.confusions().isEmpty)
            try store.append(mistake(1, 2), number: 1, by: device)
            #expect(store.confusions() == Confusions(in: [mistake(1, 2)]))
        }
    }

    @Test(
        "What nearly means the same stands beside each other only where telling it apart is what is asked",
        arguments: [false, true])
    func nearlyTheSame(_ tellsApart: Bool) throws {
        let near = try [Word.sample(term: "goggles", meaning: "보호 안경, 고글"), Word.sample(term: "protection", meaning: "보호")]
        let others = try Bookcase.generated(count: 60).words
        let bookcase = try Bookcase.sample(words: near + others)
        let confusions = Confusions(among: near.map(\.id))
        for seed in 0..<10 as Range<UInt64> {
            let sheet = try bookcase.sheet(QuestionStyle(confusions: confusions, tellsApart: tellsApart), seed: seed)
            for question in sheet where near.map(\.id).contains(question.word.id) {
                #expect(question.shown.isSuperset(of: near.map(\.id)) == tellsApart)
            }
        }
    }
}
