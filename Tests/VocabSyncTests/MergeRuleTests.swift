import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// What becomes of single words, bookcases and settings that two devices changed.
@Suite("Two devices") struct MergeRuleTests {
    private let book = Bookcase.ID.sample(1)

    private func word(_ term: String = "abandon", _ meaning: String = "버리다", id: UInt64 = 10, at seconds: Int = 0) throws -> Word
    {
        try Word(WordContent(term: term, meaning: meaning), id: .sample(id), added: .sample, modified: moment(seconds))
    }

    private func moment(_ seconds: Int) -> Timestamp { Timestamp(secondsSince1970: Timestamp.sample.secondsSince1970 + seconds) }

    private func edited(_ word: Word, at seconds: Int, _ change: (inout WordContent) -> Void) throws -> Word {
        var content = word.content
        change(&content)
        return try #require(try word.revised(content, at: moment(seconds)))
    }

    private func library(_ words: [Word], name: String = "TOEIC", id: Bookcase.ID? = nil) throws -> Library {
        var library = Library()
        try library.add(try .sample(name: name, id: id ?? book, words: words))
        return library
    }

    private func merged(_ base: [Word], _ ours: [Word], _ theirs: [Word]) throws -> (words: [Word], conflicts: [MergeConflict]) {
        let merge = try LibraryMerge(base: library(base), ours: library(ours), theirs: library(theirs))
        return (merge.library[book]?.words ?? [], merge.conflicts)
    }

    @Test("edit different fields of a word: both edits stay") func differentFields() throws {
        let base = try word()
        let (ours, theirs) = try (
            edited(base, at: 5) { $0.example = "He abandoned it." }, edited(base, at: 9) { $0.pronunciation = "/əˈbændən/" }
        )
        let (words, conflicts) = try merged([base], [ours], [theirs])
        #expect(words.count == 1 && conflicts.isEmpty)
        #expect(words[0].content.example == "He abandoned it." && words[0].content.pronunciation == "/əˈbændən/")
        #expect(words[0].modified == moment(9))
    }

    @Test("edit the same field: the later value counts, the other is in the note, and both are told") func sameField() throws {
        let base = try word()
        let (ours, theirs) = try (
            edited(base, at: 5) { $0.meaning = "포기하다" }, edited(base, at: 9) { $0.meaning = "떠나다" }
        )
        let (words, conflicts) = try merged([base], [ours], [theirs])
        #expect(words[0].meaning == "떠나다" && words[0].content.note == "≠ meaning: 포기하다")
        let field = FieldConflict(field: "meaning", kept: "떠나다", other: "포기하다")
        #expect(conflicts == [MergeConflict(bookcase: "TOEIC", term: "abandon", field: field)])
    }

    @Test("delete a word: it is gone where the other left it alone, and stays where the other edited it") func deletion() throws {
        let base = try word()
        #expect(try merged([base], [], [base]).words.isEmpty)
        let theirs = try edited(base, at: 5) { $0.note = "외우기" }
        #expect(try merged([base], [], [theirs]).words == [theirs])
    }

    @Test("add a word with one term: it is one word, which knows the other's identifier") func sameTerm() throws {
        let (ours, theirs) = try (word("Abandon", "버리다", id: 10, at: 1), word("abandon", "버리다", id: 11, at: 2))
        let merge = try LibraryMerge(base: library([]), ours: library([ours]), theirs: library([theirs]))
        let words = merge.library[book]?.words ?? []
        #expect(words.count == 1 && merge.renamedWords.count == 1)
        #expect(Set(words.map(\.id) + Array(merge.renamedWords.keys)) == [ours.id, theirs.id])
        // A third device that still edits the other word edits this one.
        let gone = try #require([ours, theirs].first { $0.id != words[0].id })
        let late = try edited(gone, at: 50) { $0.example = "late" }
        let again = try LibraryMerge(base: library([gone]), ours: merge.library, theirs: library([late]))
        #expect(again.library[book]?.words.map(\.id) == words.map(\.id))
        #expect(again.library[book]?.words.first?.content.example == "late")
    }

    @Test("add a word with one term and another meaning: it means both, whichever is ours") func joinedMeanings() throws {
        let (ours, theirs) = try (word("bank", "은행", id: 10, at: 1), word("bank", "둑", id: 11, at: 2))
        for (left, right) in [(ours, theirs), (theirs, ours)] {
            let (words, conflicts) = try merged([], [left], [right])
            #expect(words.count == 1 && conflicts.isEmpty && words[0].content.note.isEmpty)
            #expect(Set(Senses(of: words[0].meaning).keys) == Set(Senses(of: "은행; 둑").keys))
        }
    }

    @Test("have a word twice because the learner wanted both: it stays two") func wantedTwice() throws {
        let both = try [word("bank", "은행", id: 10), word("bank", "둑", id: 11)]
        #expect(try merged([], both, [word("apple", "사과", id: 12)]).words.count == 3)
    }

    @Test("change tags: what either added is there, what either took out is not") func tags() throws {
        let base = try edited(word(), at: 1) { $0.tags = ["day1", "old"] }
        let (ours, theirs) = try (
            edited(base, at: 5) { $0.tags = ["day1", "old", "exam"] }, edited(base, at: 9) { $0.tags = ["verb", "day1"] }
        )
        #expect(try merged([base], [ours], [theirs]).words[0].content.tags == ["verb", "day1", "exam"])
    }

    @Test("write notes: the lines of both are there") func notes() throws {
        let base = try edited(word(), at: 1) { $0.note = "한 줄" }
        let (ours, theirs) = try (
            edited(base, at: 5) { $0.note = "한 줄\n우리" }, edited(base, at: 9) { $0.note = "한 줄\n저쪽" }
        )
        #expect(try merged([base], [ours], [theirs]).words[0].content.note == "한 줄\n저쪽\n우리")
    }

    @Test("write notes too long to stand together: the later note counts, the other is told, other edits stay") func longNotes()
        throws
    {
        let base = try word()
        let (ours, theirs) = try (
            edited(base, at: 5) {
                $0.note = String(repeating: "a", count: 15_000)
                $0.example = "He abandoned it."
            }, edited(base, at: 9) { $0.note = String(repeating: "b", count: 15_000) }
        )
        for (one, other) in [(ours, theirs), (theirs, ours)] {
            let (words, conflicts) = try merged([base], [one], [other])
            #expect(words[0].content.note == theirs.content.note && words[0].content.example == "He abandoned it.")
            #expect(conflicts.map(\.field.other) == [ours.content.note])
        }
    }

    @Test("move a word and edit it: it is moved and edited, and stands in one bookcase") func moved() throws {
        let word = try word()
        func shelf(_ first: [Word], _ second: [Word]) throws -> Library {
            var library = try library(first)
            try library.add(try .sample(name: "동사", id: .sample(2), words: second))
            return library
        }
        let edit = try edited(word, at: 5) { $0.example = "x" }
        let merge = try LibraryMerge(base: shelf([word], []), ours: shelf([], [word]), theirs: shelf([edit], []))
        #expect(merge.library[book]?.words == [] && merge.library[.sample(2)]?.words == [edit])
    }

    @Test("make a bookcase of one name: it is one bookcase with the words of both") func sameName() throws {
        let (ours, theirs) = try (library([word(id: 10)], id: .sample(1)), library([word("apple", "사과", id: 11)], id: .sample(2)))
        let merge = LibraryMerge(base: Library(), ours: ours, theirs: theirs)
        #expect(merge.library.bookcases.count == 1 && merge.library.wordCount == 2)
    }

    @Test("rename two bookcases to one name: both stay, one with a number") func renamedAlike() throws {
        func shelf(_ first: String, _ second: String) throws -> Library {
            var library = try library([], name: first)
            try library.add(try .sample(name: second, id: .sample(2)))
            return library
        }
        let merge = try LibraryMerge(base: shelf("가", "나"), ours: shelf("다", "나"), theirs: shelf("가", "다"))
        #expect(merge.library.bookcases.map(\.name.description) == ["다", "다 2"])
    }

    @Test("add words: those of the base come first, then what was added, in the order of time") func order() throws {
        let base = try [word("a", id: 1), word("b", id: 2)]
        let (x, y, z) = try (
            Word(WordContent(term: "x", meaning: "x"), id: .sample(5), added: moment(3)),
            Word(WordContent(term: "y", meaning: "y"), id: .sample(6), added: moment(4)),
            Word(WordContent(term: "z", meaning: "z"), id: .sample(7), added: moment(5))
        )
        #expect(try merged(base, base + [x, z], base + [y]).words.map(\.term) == ["a", "b", "x", "y", "z"])
    }

    @Test("change settings: each field by itself") func settings() throws {
        let base = Settings(study: StudySettings(newPerDay: 20, dayStartsAt: 4), startersGiven: ["TOEIC"])
        var (ours, theirs) = (base, base)
        ours.study = StudySettings(newPerDay: 7, dayStartsAt: 4)
        ours.startersGiven.append("기초")
        theirs.study = StudySettings(newPerDay: 20, dayStartsAt: 6)
        theirs.language = .korean
        let merge = SettingsMerge(base: base, ours: ours, theirs: theirs)
        #expect(merge.settings.study == StudySettings(newPerDay: 7, dayStartsAt: 6) && merge.conflicts.isEmpty)
        #expect(merge.settings.language == .korean && merge.settings.startersGiven == ["TOEIC", "기초"])
    }

    @Test("change the same setting: the later change stands, whatever its text and whoever syncs first") func laterSettings() {
        let (earlier, later) = (Timestamp.sample, Timestamp.later)
        func settings(_ newPerDay: Int, _ sort: WordSort, _ name: String, _ moment: Timestamp?) -> Settings {
            let unknown = [UnknownMember(name: "colour", json: "\"\(name)\"")]
            return Settings(
                study: StudySettings(newPerDay: newPerDay), listSort: sort, modified: moment, unknownMembers: unknown)
        }
        let base = settings(20, .listed, "blue", nil)
        for (old, new) in [(5, 90), (90, 5)] {
            for moment in [earlier, nil] {
                let (first, last) = (settings(old, .weak, "a", moment), settings(new, .recent, "b", later))
                for (ours, theirs) in [(first, last), (last, first)] {
                    #expect(SettingsMerge(base: base, ours: ours, theirs: theirs).settings == last)
                }
            }
        }
    }

    @Test("change settings: whichever field of how the learner is asked one side changed stands, whatever field the other did")
    func everyStudyField() {
        let unknown = [UnknownMember(name: "later", json: "1")]
        let changed = [
            StudySettings(retention: 0.8), StudySettings(newPerDay: 7), StudySettings(newOrder: .random),
            StudySettings(dayStartsAt: 6), StudySettings(restDays: RestDays("sat") ?? .none),
            StudySettings(pausesAfterMiss: false), StudySettings(saysWords: true), StudySettings(unknownMembers: unknown),
        ]
        func fields(_ study: StudySettings) -> [String] { Mirror(reflecting: study).children.map { "\($0.value)" } }
        let usual = fields(StudySettings())
        #expect(usual.count == changed.count, "every field has its turn")
        for (place, ours) in changed.enumerated() {
            for (other, theirs) in changed.enumerated() where other != place {
                let merge = SettingsMerge(base: Settings(), ours: Settings(study: ours), theirs: Settings(study: theirs))
                var expected = usual
                expected[place] = fields(ours)[place]
                expected[other] = fields(theirs)[other]
                #expect(fields(merge.settings.study) == expected && merge.conflicts.isEmpty)
            }
        }
    }

    @Test("plan: exams by their words, absences by their first day, whichever side plans what") func plans() {
        func exam(_ day: Int, _ tag: String, minutes: Int? = nil) -> StudyPlan.Exam {
            StudyPlan.Exam(day: Day(number: day), tags: [tag], minutes: minutes)
        }
        let away = StudyPlan.Absence(first: Day(number: 50), last: Day(number: 55), usualPerDay: 9)
        func settings(_ exams: [StudyPlan.Exam], _ absences: [StudyPlan.Absence] = []) -> Settings {
            var settings = Settings()
            settings.plan = exams.isEmpty && absences.isEmpty ? nil : StudyPlan(exams: exams, absences: absences)
            return settings
        }
        let base = settings([exam(100, "x")])
        let cases: [(ours: Settings, theirs: Settings, merged: Settings)] = [
            (
                settings([exam(100, "x", minutes: 20)]), settings([exam(100, "x"), exam(60, "y")]),
                settings([exam(100, "x", minutes: 20), exam(60, "y")])
            ),
            (
                settings([exam(100, "x"), exam(60, "y")]), settings([exam(100, "x"), exam(70, "z")], [away]),
                settings([exam(100, "x"), exam(60, "y"), exam(70, "z")], [away])
            ),
            (settings([]), settings([exam(100, "x"), exam(60, "y")]), settings([exam(60, "y")])),
            (settings([]), settings([]), settings([])),
        ]
        for (ours, theirs, merged) in cases {
            #expect(SettingsMerge(base: base, ours: ours, theirs: theirs).settings.plan == merged.plan)
            #expect(SettingsMerge(base: base, ours: theirs, theirs: ours).settings.plan == merged.plan)
        }
    }

    @Test("change settings: languages that either side reads are read, and one that was taken out is not") func languages() {
        for (base, ours, theirs, merged) in [
            (nil, ["ko"], ["en"], ["en", "ko"]), (nil, [], ["ko"], ["ko"]),
            (["ko", "en"], ["ko"], ["ko", "en", "ja"], ["ko", "ja"]),
            (["ko"], nil, ["ko"], nil), (["ko", "en"], ["en", "ko"], ["ko", "en"], ["en", "ko"]),
        ] as [([String]?, [String]?, [String]?, [String]?)] {
            for (left, right) in [(ours, theirs), (theirs, ours)] {
                let merge = SettingsMerge(
                    base: Settings(languages: base), ours: Settings(languages: left), theirs: Settings(languages: right))
                #expect(merge.settings.languages == merged && merge.conflicts.isEmpty)
            }
        }
    }
}
