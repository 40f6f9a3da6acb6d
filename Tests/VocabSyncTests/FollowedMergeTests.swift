import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// What holds of a list that is taken into a learner's library, tried on random histories of both.
@Suite("A followed list") struct FollowedMergeTests {
    /// Somebody who shares a bookcase, and a learner who follows it, both of whom do random things in between.
    private struct Class {
        var teacher: RandomLearner
        var learner: RandomLearner
        var base: SharedList?
        private let id: Bookcase.ID

        /// Nil where the teacher made no bookcase.
        init?(_ seed: UInt64) throws {
            teacher = RandomLearner(seed: seed, secondsAhead: 0)
            learner = RandomLearner(seed: seed &* 31 &+ 7, secondsAhead: 1)
            for _ in 0..<14 { try teacher.act() }
            for _ in 0..<6 { try learner.act() }
            guard let id = teacher.library.bookcases.first?.id else { return nil }
            self.id = id
        }

        /// The list as it is now, as somebody reads it who fetched it; nil where the teacher removed the bookcase.
        func list() throws -> SharedList? {
            guard let bookcase = teacher.library[id] else { return nil }
            return try SharedList(SharedList(bookcase, former: base).bytes)
        }

        /// The learner's library before and after the list was taken in.
        mutating func follow() throws -> (before: Library, base: SharedList?, list: SharedList, merge: FollowedMerge)? {
            guard let list = try list() else { return nil }
            let (before, base) = (learner.library, base)
            let merge = FollowedMerge(before, base: base, list: list)
            learner.adopt(merge.library)
            self.base = list
            return (before, base, list, merge)
        }

        /// Both do random things; the list is then taken in.
        mutating func lesson() throws -> (before: Library, base: SharedList?, list: SharedList, merge: FollowedMerge)? {
            for _ in 0..<5 { try teacher.act() }
            for _ in 0..<4 { try learner.act() }
            return try follow()
        }
    }

    private func words(_ library: Library) -> [Word.ID: Word] {
        Dictionary(library.bookcases.flatMap(\.words).map { ($0.id, $0) }) { first, _ in first }
    }

    private func words(_ list: SharedList?) -> [Word.ID: Word] { words(list?.bookcase.single ?? Library()) }

    /// Runs `check` on each lesson of many classes.
    private func lessons(
        _ seeds: ClosedRange<UInt64>,
        _ check: (UInt64, (before: Library, base: SharedList?, list: SharedList, merge: FollowedMerge)) throws -> Void
    ) throws {
        var count = 0
        for seed in seeds {
            guard var school = try Class(seed) else { continue }
            for _ in 0..<6 {
                guard let lesson = try school.lesson() else { continue }
                count += 1
                try check(seed, lesson)
            }
        }
        #expect(count > Int(seeds.upperBound), "enough lessons were held")
    }

    @Test("leaves notes, marks, own tags, own words, other bookcases and settings to the learner") func ownStays() throws {
        try lessons(1...500) { seed, lesson in
            let names = CurrentNames(of: [lesson.merge.library])
            let (after, base) = (words(lesson.merge.library), words(lesson.base))
            let listed = Set(lesson.list.bookcase.words.map { names[$0.id] })
            for (id, own) in words(lesson.before) {
                let former = base.first { names[$0.key] == names[id] }?.value
                guard let word = after[names[id]] else {
                    let isGivenUp = former != nil && !listed.contains(names[id]) && own.content.note.isEmpty && !own.memorized
                    #expect(isGivenUp, "seed \(seed): \(own.term) is gone")
                    continue
                }
                let lines = own.content.note.split(separator: "\n")
                #expect(lines.allSatisfy { word.content.note.contains($0) }, "seed \(seed): note of \(own.term)")
                #expect(word.memorized == own.memorized, "seed \(seed): mark of \(own.term)")
                let tags = Set(own.content.tags).subtracting(former?.content.tags ?? [])
                #expect(tags.isSubset(of: word.content.tags), "seed \(seed): tags of \(own.term)")
            }
            #expect(lesson.merge.library.settings == lesson.before.settings)
            for other in lesson.before.bookcases where other.id != lesson.merge.bookcase {
                let known = Set(lesson.list.bookcase.words.map(\.id)).union(base.keys)
                let now = lesson.merge.library[other.id]
                #expect(now?.name == other.name && now?.details == other.details, "seed \(seed)")
                let isSame = now?.words.filter { !known.contains($0.id) } == other.words.filter { !known.contains($0.id) }
                #expect(isSame, "seed \(seed): words of \(other.name)")
            }
        }
    }

    @Test("brings every edit of the teacher's, and takes what was deleted from those who left it as it was") func editsArrive()
        throws
    {
        try lessons(501...1_000) { seed, lesson in
            let names = CurrentNames(of: [lesson.merge.library])
            let (before, after, base) = (words(lesson.before), words(lesson.merge.library), words(lesson.base))
            for word in lesson.list.bookcase.words {
                let former = base[word.id]
                if let former, former == word { continue }
                guard let now = after[names[word.id]] else {
                    Issue.record("seed \(seed): \(word.term) did not come")
                    continue
                }
                for field in [WordField.term, .meaning, .pronunciation, .example, .partOfSpeech]
                where word.content[field] != former?.content[field] && !word.content[field].isEmpty {
                    let isNoted = now.content.note.contains("≠ \(field.rawValue): \(word.content[field])")
                    // Meanings of a word that both had made are joined.
                    var known = MergedContent(WordContent(meaning: now.meaning))
                    let isSaid = try field == .meaning && !known.add(WordContent(meaning: word.meaning))
                    #expect(
                        now.content[field] == word.content[field] || isNoted || isSaid, "seed \(seed): \(field) of \(word.term)")
                }
            }
            let listed = Set(lesson.list.bookcase.words.map { names[$0.id] })
            for (id, former) in base where !listed.contains(names[id]) {
                guard let own = before[id], own == former else { continue }
                let wasHere = lesson.before[lesson.merge.bookcase]?.words.contains { $0.id == id } ?? false
                #expect(!wasHere || after[id] == nil, "seed \(seed): \(former.term) stayed")
            }
        }
    }

    @Test("that is taken in again changes nothing, and the result is what a fresh write leaves") func idempotent() throws {
        try lessons(1...300) { seed, lesson in
            let again = FollowedMerge(lesson.merge.library, base: lesson.list, list: lesson.list)
            #expect(again.library == lesson.merge.library && again.conflicts.isEmpty, "seed \(seed)")
            for bookcase in again.library.bookcases {
                let read = try BookcaseFile.decode(BookcaseFile.encode(bookcase))
                #expect(read == bookcase, "seed \(seed)")
            }
            let ids = again.library.bookcases.flatMap(\.words).map(\.id)
            #expect(Set(ids).count == ids.count, "seed \(seed)")
        }
    }

    @Test("gives two devices of one learner the same bytes, whichever follows") func twoDevices() throws {
        try lessons(1...300) { seed, lesson in
            let other = FollowedMerge(lesson.before, base: lesson.base, list: lesson.list).library
            let merge = LibraryMerge(base: lesson.before, ours: lesson.merge.library, theirs: other)
            #expect(merge.library.files == lesson.merge.library.files && merge.conflicts.isEmpty, "seed \(seed)")
            let late = LibraryMerge(base: lesson.before, ours: lesson.before, theirs: other)
            #expect(late.library.files == other.files, "seed \(seed)")
        }
    }

    @Test("holds nothing of who shares it: no note, no mark, no link, nothing that a later version keeps") func privacy() throws {
        let secret = UnknownMember(name: "diary", json: "\"비밀\"")
        for seed in 1...200 as ClosedRange<UInt64> {
            var teacher = RandomLearner(seed: seed, secondsAhead: 0)
            for _ in 0..<25 { try teacher.act() }
            for bookcase in teacher.library.bookcases {
                let words = try bookcase.words.map { word in
                    var content = word.content
                    content.note = "비밀"
                    return try Word(
                        content, id: word.id, memorized: true, added: word.added, modified: word.modified,
                        unknownMembers: [secret])
                }
                let whole = bookcase.with(unknownMembers: [secret], neighbours: [secret]).holding(words)
                    .linked(to: ListLink(.share, "비밀", commit: ""))
                let text = String(decoding: SharedList(whole).bytes, as: UTF8.self)
                #expect(!text.contains("비밀") && !text.contains("memorized") && !text.contains("diary"), "seed \(seed)")
                // Whoever wrote the file by hand cannot put notes, marks or links into those who follow it.
                let read = try SharedList(BookcaseFile.encode(whole)).bookcase
                #expect(
                    read.listLink == nil && read.words.allSatisfy { $0.content.note.isEmpty && !$0.memorized }, "seed \(seed)")
            }
        }
    }

    @Test("makes no new version of a word that was only marked or noted") func marks() throws {
        let word = try Word.sample(term: "apple")
        let list = SharedList(try .sample(words: [word]))
        let marked = try #require(word.marked(memorized: true, at: .later))
        #expect(SharedList(try .sample(words: [marked]), former: list) == list)
    }

    @Test("makes one word of a word that the learner added and the same one that the teacher adds later") func sameTerm() throws {
        let (book, own, new) = (Bookcase.ID.sample(1), Word.ID.sample(10), Word.ID.sample(11))
        let base = SharedList(try .sample(name: "과일", id: book))
        var library = FollowedMerge(Library(), base: nil, list: base).library
        var noted = WordContent(term: "Apple", meaning: "사과")
        noted.note = "내 것"
        try library.update(book) { try $0.add(try Word(noted, id: own, added: .later)) }
        let list = SharedList(try .sample(name: "과일", id: book, words: [.sample(term: "apple", id: new)]))
        let merge = FollowedMerge(library, base: base, list: list)
        let word = try #require(merge.library[book]?.words.first)
        // Its answers are found by the identifier that it had.
        #expect(merge.library[book]?.words.count == 1 && word.id == own && word.content.note.contains("내 것"))
        let edited = SharedList(
            try .sample(
                name: "과일", id: book,
                words: [
                    .sample(
                        term: "apple", meaning: "능금", id: new,
                        added: Timestamp(secondsSince1970: Timestamp.later.secondsSince1970 + 9))
                ]))
        let next = FollowedMerge(merge.library, base: list, list: edited)
        #expect(next.library[book]?.words.map(\.id) == [own] && next.library[book]?.words.first?.meaning == "능금")
    }

    @Test("gets a name of its own beside a bookcase of the learner's, and keeps it") func names() throws {
        let (mine, book) = (Bookcase.ID.sample(1), Bookcase.ID.sample(2))
        var library = Library()
        try library.add(try .sample(name: "과일", id: mine, words: [.sample(term: "own")]))
        let list = SharedList(try .sample(name: "과일", id: book, words: [.sample(term: "apple", id: .sample(11))]))
        library = FollowedMerge(library, base: nil, list: list).library
        #expect(library[mine]?.name.description == "과일" && library[book]?.name.description == "과일 2")
        #expect(library[mine]?.words.map(\.term) == ["own"] && library[book]?.words.map(\.term) == ["apple"])
        library = FollowedMerge(library, base: list, list: list).library
        #expect(library[book]?.name.description == "과일 2")
    }

    @Test("that takes a word over from another list takes the learner's with it") func movedBetweenLists() throws {
        let (first, second, word) = (Bookcase.ID.sample(1), Bookcase.ID.sample(2), Word.ID.sample(11))
        let apple = try Word.sample(term: "apple", id: word)
        let before = (
            SharedList(try .sample(name: "하나", id: first, words: [apple])), SharedList(try .sample(name: "둘", id: second))
        )
        let after = (
            SharedList(try .sample(name: "하나", id: first)), SharedList(try .sample(name: "둘", id: second, words: [apple]))
        )
        for isSecondFirst in [true, false] {
            var library = Library()
            for list in [before.0, before.1] {
                library = FollowedMerge(library, base: nil, list: list).library
                try library.update(list.bookcase.id) { $0 = $0.linked(to: ListLink(.follow, "x", commit: "1")) }
            }
            try library.update(first) { bookcase in
                try bookcase.replace(with: try #require(bookcase.words.first?.marked(memorized: true, at: .later)))
            }
            let lists = [(before.0, after.0), (before.1, after.1)]
            for (base, list) in isSecondFirst ? lists.reversed() : lists {
                library = FollowedMerge(library, base: base, list: list).library
            }
            #expect(library[second]?.words.map(\.id) == [word] && library[first]?.words == [])
            #expect(library[second]?.words.first?.memorized == true)
        }
    }

    @Test("that holds a word of a list which the learner shares does not take it from there") func wordOfOwnList() throws {
        let (mine, pupils, word) = (Bookcase.ID.sample(1), Bookcase.ID.sample(2), Word.ID.sample(11))
        let kiwi = try Word.sample(term: "kiwi", id: word)
        var library = Library()
        try library.add(
            Bookcase.sample(name: "과일", id: mine, words: [kiwi]).linked(to: ListLink(.share, "x", commit: "1")))
        let before = SharedList(try .sample(name: "학생 것", id: pupils, words: [.sample(term: "fig", id: .sample(12))]))
        library = FollowedMerge(library, base: nil, list: before).library
        let after = SharedList(before.bookcase.holding(before.bookcase.words + [kiwi]))
        for _ in 1...2 {
            library = FollowedMerge(library, base: before, list: after).library
            #expect(library[mine]?.words.map(\.term) == ["kiwi"] && library[pupils]?.words.map(\.term) == ["fig"])
        }
    }
}

extension FollowedMerge {
    /// Merges a list into the library of a learner who answered nothing.
    fileprivate init(_ library: Library, base: SharedList?, list: SharedList) {
        self.init(library, base: base, list: list) { [] }
    }
}
