import Testing
import VocabCore

@testable import VocabSync

/// Lists without repeats that two sides changed, such as tags and languages.
@Suite("Two versions of a list") struct ListMergeTests {
    private static let entries = ["a", "b", "c"]

    /// The lists that hold some of `entries`, in that order.
    private static let lists = (0..<8).map { number in entries.enumerated().filter { number >> $0.offset & 1 == 1 }.map(\.element)
    }

    @Test("hold what either side added, also where both did, and not what either took out") func law() {
        for base in Self.lists {
            for ours in Self.lists {
                for theirs in Self.lists {
                    let expected = Self.entries.filter { entry in
                        let (isOurs, isTheirs) = (ours.contains(entry), theirs.contains(entry))
                        return isOurs && isTheirs || (isOurs || isTheirs) && !base.contains(entry)
                    }
                    let merged = ListMerge.merged(base: base, ours: ours, theirs: theirs)
                    #expect(merged.sorted() == expected, "\(base) \(ours) \(theirs)")
                    #expect(merged == ListMerge.merged(base: base, ours: theirs, theirs: ours))
                }
            }
        }
    }

    @Test("hold one of two entries that read the same, whichever is ours") func alike() {
        for (ours, theirs) in [(["Day1", "x"], ["day1"]), (["day1"], ["Day1", "x"])] {
            #expect(ListMerge.merged(base: [], ours: ours, theirs: theirs).sorted() == ["Day1", "x"])
        }
        #expect(ListMerge.merged(base: ["day1"], ours: ["DAY1", "x"], theirs: ["Day1"]).sorted() == ["DAY1", "x"])
    }

    @Test("keep the order of what was there, and what was added comes behind it") func order() {
        #expect(ListMerge.merged(base: ["c", "a"], ours: ["c", "a", "z"], theirs: ["c", "a", "b"]).prefix(2) == ["c", "a"])
    }
}
