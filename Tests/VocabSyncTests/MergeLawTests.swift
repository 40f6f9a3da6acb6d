import Testing
import VocabCore
import VocabTestSupport

@testable import VocabSync

/// What holds of every merge, tried on random libraries.
@Suite("A merge") struct MergeLawTests {
    /// A library, and two that were made of it independently.
    static func versions(_ seed: UInt64, steps: Int = 12) throws -> [Library] {
        var start = RandomLearner(seed: seed, secondsAhead: 0)
        for _ in 0..<15 { try start.act() }
        return try [start.library]
            + (1...3).map { number in
                var learner = RandomLearner(seed: seed &* 31 &+ UInt64(number), secondsAhead: 100)
                learner.adopt(start.library)
                for _ in 0..<steps { try learner.act() }
                return learner.library
            }
    }

    @Test("comes to the same bytes whichever side is ours") func commutative() throws {
        var differing = 0
        for seed in 1...1_500 as ClosedRange<UInt64> {
            let versions = try Self.versions(seed)
            let one = LibraryMerge(base: versions[0], ours: versions[1], theirs: versions[2])
            let other = LibraryMerge(base: versions[0], ours: versions[2], theirs: versions[1])
            let isSame = one.library.files == other.library.files
            #expect(isSame, "seed \(seed)")
            #expect(one.conflicts.count == other.conflicts.count)
            if one.library != versions[1], one.library != versions[2] { differing += 1 }
        }
        #expect(differing > 1_000, "the libraries differ enough to be merged")
    }

    @Test("with what is in it already changes nothing, so that a sync cut short can be done again") func idempotent() throws {
        for seed in 1...800 as ClosedRange<UInt64> {
            let versions = try Self.versions(seed)
            let merged = LibraryMerge(base: versions[0], ours: versions[1], theirs: versions[2]).library
            for again in [
                LibraryMerge(base: versions[0], ours: merged, theirs: merged),
                LibraryMerge(base: versions[1], ours: merged, theirs: versions[1]),
                LibraryMerge(base: merged, ours: merged, theirs: merged),
                LibraryMerge(base: versions[2], ours: versions[2], theirs: merged),
            ] {
                let isSame = again.library.files == merged.files && again.conflicts.isEmpty
                #expect(isSame, "seed \(seed)")
            }
            let redone = LibraryMerge(base: versions[0], ours: merged, theirs: versions[2]).library
            let isSame = redone.files == merged.files
            #expect(isSame, "seed \(seed), redone")
        }
    }

    @Test("of one side that changed nothing is the other side") func oneSided() throws {
        for seed in 1...300 as ClosedRange<UInt64> {
            let versions = try Self.versions(seed)
            let one = LibraryMerge(base: versions[0], ours: versions[0], theirs: versions[1]).library == versions[1]
            let other = LibraryMerge(base: versions[0], ours: versions[1], theirs: versions[0]).library == versions[1]
            #expect(one && other, "seed \(seed)")
        }
    }

    @Test("is written and read without a change, so that what it leaves is what a fresh write leaves") func stable() throws {
        for seed in 1...500 as ClosedRange<UInt64> {
            let versions = try Self.versions(seed)
            let merged = LibraryMerge(base: versions[0], ours: versions[1], theirs: versions[2]).library
            for bookcase in merged.bookcases {
                let bytes = BookcaseFile.encode(bookcase)
                let isSame = try BookcaseFile.encode(BookcaseFile.decode(bytes)) == bytes
                #expect(isSame, "seed \(seed)")
            }
            let ids = merged.bookcases.flatMap(\.words).map(\.id)
            #expect(Set(ids).count == ids.count, "no word stands in two bookcases")
        }
    }

    @Test("loses no word that either side added or edited, and brings none back that one deleted and the other left alone")
    func nothingLost() throws {
        for seed in 1...800 as ClosedRange<UInt64> {
            let versions = try Self.versions(seed)
            let merge = LibraryMerge(base: versions[0], ours: versions[1], theirs: versions[2])
            let words = versions.map { Dictionary(uniqueKeysWithValues: $0.bookcases.flatMap(\.words).map { ($0.id, $0) }) }
            let homes = versions.map { library in
                Dictionary(uniqueKeysWithValues: library.bookcases.flatMap { book in book.words.map { ($0.id, book.id) } })
            }
            let merged = Set(merge.library.bookcases.flatMap(\.words).map(\.id))
            for id in Set(words[1].keys).union(words[2].keys) {
                let isThere = merged.contains(merge.renamedWords[id] ?? id)
                let sides = [1, 2].filter { words[$0][id] != nil }
                let isEdited = sides.contains { words[$0][id] != words[0][id] || homes[$0][id] != homes[0][id] }
                #expect(isThere == (sides.count == 2 || isEdited), "seed \(seed), word \(id)")
            }
        }
    }

    @Test("holds every value of a field that both sides changed") func noFieldLost() throws {
        // In the last ones a word that comes again is given the value that the other side's once had.
        for seed in Array(1...800) + [500_114, 500_551, 503_153] as [UInt64] {
            let versions = try Self.versions(seed)
            let merge = LibraryMerge(base: versions[0], ours: versions[1], theirs: versions[2])
            let merged = Dictionary(uniqueKeysWithValues: merge.library.bookcases.flatMap(\.words).map { ($0.id, $0) })
            let base = Dictionary(uniqueKeysWithValues: versions[0].bookcases.flatMap(\.words).map { ($0.id, $0) })
            for word in versions[1].bookcases.flatMap(\.words) + versions[2].bookcases.flatMap(\.words) {
                guard let result = merged[merge.renamedWords[word.id] ?? word.id] else { continue }
                for field in [WordField.term, .meaning, .pronunciation, .example, .partOfSpeech]
                where word.content[field] != base[word.id]?.content[field] && !word.content[field].isEmpty {
                    let value = word.content[field]
                    let isNoted = result.content.note.contains("≠ \(field.rawValue): \(value)")
                    // Meanings of which nobody knows what they were made of are joined.
                    var known = MergedContent(WordContent(meaning: result.meaning))
                    let isSaid = try field == .meaning && !known.add(WordContent(meaning: value))
                    #expect(result.content[field] == value || isNoted || isSaid, "seed \(seed), \(field) of \(word.term)")
                }
            }
        }
    }

    @Test("of three sides has the same words with the same answers in any order") func associative() throws {
        var same = 0
        for seed in 1...600 as ClosedRange<UInt64> {
            let versions = try Self.versions(seed, steps: 6)
            func merge(_ first: Int, _ second: Int, _ third: Int) -> Library {
                let both = LibraryMerge(base: versions[0], ours: versions[first], theirs: versions[second]).library
                return LibraryMerge(base: versions[0], ours: both, theirs: versions[third]).library
            }
            let results = [merge(1, 2, 3), merge(2, 3, 1), merge(1, 3, 2)]
            let terms = results.map { $0.bookcases.flatMap { book in book.words.map { Text.key($0.term) } }.sorted() }
            if Set(results.map(\.files)).count == 1 { same += 1 }
            #expect(Set(terms.map(Set.init)).count == 1, "seed \(seed)")
        }
        #expect(same > 300, "and mostly the same bytes: \(same) of 600")
    }
}
