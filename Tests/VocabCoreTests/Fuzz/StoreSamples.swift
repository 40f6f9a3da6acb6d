import VocabTestSupport

@testable import VocabCore

/// Whole files of a store, to be broken.
enum StoreSamples {
    static func bookcase(_ name: String = "과일", seed: UInt64 = 1) throws -> Bookcase {
        var generator = SeededGenerator(seed: seed)
        let words = try (0..<4).map { number in
            var content = WordContent(term: "term\(number)\(name)", meaning: "뜻 \(number); 의미(비고) \"\(number)\"")
            if number > 0 {
                content.example = "An e\u{301}xample\nin two lines."
                content.synonyms = ["large", "huge"]
                content.tags = ["day1"]
                content.partOfSpeech = "verb"
            }
            return try Word(
                content, id: Word.ID(using: &generator), memorized: number == 2, added: .sample, modified: .later,
                unknownMembers: number == 3 ? [UnknownMember(name: "level", json: "[1, {\"a\":null}, 2.5e-3]")] : [])
        }
        return Bookcase(
            id: Bookcase.ID(using: &generator), name: try BookcaseName(name),
            details: BookcaseDetails(description: "시장에서", termLanguage: "영어"), added: .sample, modified: .later, words: words,
            unknownMembers: [UnknownMember(name: "shelf", json: "{\"row\":2}")],
            unknownNeighbours: [UnknownMember(name: "theme", json: "\"dark\"")])
    }

    static func settings() -> Settings {
        Settings(
            setup: .init(bookcase: .sample(1), count: 7, unknownMembers: [UnknownMember(name: "kind", json: "\"typed\"")]),
            startersGiven: ["TOEIC", "토익"], unknownMembers: [UnknownMember(name: "lang", json: "[true]")])
    }

    static func entry() throws -> UndoEntry {
        let (first, second, third) = (try bookcase("가", seed: 1), try bookcase("나", seed: 2), try bookcase("다", seed: 3))
        var (old, new) = (Library(), Library())
        for bookcase in [first, second] { try old.add(bookcase) }
        old.settings = settings()
        var changed = first
        try changed.remove(first.words[1].id)
        try changed.add(try Word.sample(term: "new"))
        for bookcase in [changed, third] { try new.add(bookcase) }
        return UndoEntry(
            change: Change(.removeWord, "apple", bookcase: "가"), at: .sample,
            patch: LibraryPatch(from: new, to: old), checksums: [first.id: "0123456789abcdef", second.id: "", third.id: "00"],
            choicesAfter: LibraryPatch.Choices(of: Settings(startersGiven: ["TOEIC"])),
            formerPlace: UndoEntry.FormerPlace(device: .sample(2), position: 120, undonePosition: 240))
    }

    static func history() -> [UInt8] {
        var lines: [HistoryLine] = (0..<5).map { number in
            .review(
                number == 3 ? nil : .sample(number),
                Review(
                    at: .sample, word: .sample(number + 10), bookcase: .sample(20),
                    direction: number % 2 == 0 ? .forward : .reverse,
                    outcome: number % 3 == 0 ? .wrong : .right, chosen: number % 3 == 0 ? .sample(30) : nil,
                    hints: Int(number % 2),
                    milliseconds: Int(number) * 1_000))
        }
        lines.insert(.undo(.sample(2), at: .later), at: 4)
        lines += [.redo(.sample(2), at: .later), .undo(.sample(4), at: .later)]
        return lines.enumerated().flatMap {
            $0.offset < 3 ? $0.element.unnumbered() : $0.element.encoded(sequence: 5_000 + $0.offset)
        }
    }
}
