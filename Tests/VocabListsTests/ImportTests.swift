import Testing
import VocabCore
import VocabLists
import VocabTestSupport

@Suite struct ImportTests {
    private func merge(_ text: String, into bookcase: inout Bookcase, at moment: Timestamp = .sample) throws -> ImportCounts {
        var generator = SeededGenerator(seed: 1)
        return bookcase.merge(try WordList(Array(text.utf8), .leavingRows), at: moment, using: &generator)
    }

    /// A list with repeated terms, shared and new senses, extra fields and bad rows.
    private func text(seed: UInt64) -> String {
        var generator = SeededGenerator(seed: seed)
        let senses = ["버리다", "줍다", "놓다(살짝)", "들다", "① 가다", "오다."]
        func pick(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        let rows = (0..<60).map { _ in
            let meaning = (0...pick(3)).map { _ in senses[pick(senses.count)] }.joined(separator: "; ")
            let term = ["", "Give", "give", " take", "put", "keep", "ＬＥＡＶＥ", "leave"][pick(8)]
            return "\(term),\(pick(9) == 0 ? "" : meaning),\(["", "v.", "동사"][pick(3)]),\(["", "day1", "day2; day1"][pick(3)])"
        }
        return "term,meaning,pos,tags\nstart,시작\n" + rows.joined(separator: "\n")
    }

    @Test("Every row is counted once: added, merged, unchanged or bad", arguments: 0..<12 as Range<UInt64>)
    func counts(seed: UInt64) throws {
        let list = try WordList(Array(text(seed: seed).utf8), .leavingRows)
        var bookcase = try Bookcase.sample(words: [try Word.sample(term: "GIVE", meaning: "주다")])
        var generator = SeededGenerator(seed: seed)
        let counts = bookcase.merge(list, at: .later, using: &generator)
        #expect(list.rowCount == counts.added + counts.merged + counts.unchanged + counts.bad.count + list.badRows.count)
        #expect(bookcase.words.count == 1 + counts.added)
        #expect(counts.changes.filter { $0.before == nil }.count == counts.added)
    }

    @Test("The same list again adds nothing and changes nothing", arguments: 0..<12 as Range<UInt64>)
    func again(seed: UInt64) throws {
        var bookcase = try Bookcase.sample()
        let first = try merge(text(seed: seed), into: &bookcase)
        let before = bookcase
        let second = try merge(text(seed: seed), into: &bookcase, at: .later)
        #expect(second.added == 0 && second.merged == 0)
        #expect(second.unchanged == first.added + first.merged + first.unchanged)
        #expect(bookcase == before)
    }

    @Test("Nothing that was known is lost, and everything new is there", arguments: 0..<12 as Range<UInt64>)
    func nothingLost(seed: UInt64) throws {
        var bookcase = try Bookcase.sample(
            words: [try Word.sample(term: "GIVE", meaning: "주다, 버리다", partOfSpeech: "noun", tags: ["mine"])])
        let before = bookcase
        let list = try WordList(Array(text(seed: seed).utf8), .leavingRows)
        _ = try merge(text(seed: seed), into: &bookcase, at: .later)
        let known = before.words.map(\.content) + list.rows.map(\.content)
        for content in known {
            let isThere = bookcase.words.contains { word in
                word.content.isSameWord(as: content)
                    && Set(Senses(of: content.meaning).keys).isSubset(of: Senses(of: word.meaning).keys)
                    && Set(content.tags).isSubset(of: word.content.tags)
                    && (content.partOfSpeech.isEmpty || !word.content.partOfSpeech.isEmpty)
            }
            #expect(isThere, "\(content.term): \(content.meaning)")
        }
        let give = try #require(bookcase.words.first)
        #expect(give.id == before.words[0].id && give.term == "GIVE" && give.content.partOfSpeech.hasPrefix("noun"))
        #expect(give.meaning.hasPrefix("주다, 버리다") && give.added == .sample)
    }

    @Test("A merge adds the new senses and the missing fields")
    func merge() throws {
        var bookcase = try Bookcase.sample(words: [try Word.sample(term: "abandon", meaning: "버리다, 포기하다")])
        let counts = try merge("term,meaning,example\nAbandon,포기하다; 단념하다,Abandon ship!\n", into: &bookcase, at: .later)
        #expect(counts.merged == 1 && counts.added == 0)
        #expect(bookcase.words.map(\.meaning) == ["버리다, 포기하다; 포기하다; 단념하다"])
        #expect(bookcase.words[0].content.example == "Abandon ship!" && bookcase.words[0].modified == .later)
    }

    @Test("A row that would make a word too long is bad, and the word stays as it was")
    func tooLong() throws {
        let word = try Word.sample(meaning: String(repeating: "a", count: 15_000))
        var bookcase = try Bookcase.sample(words: [word])
        let counts = try merge("term,meaning\npear,배\napple,\(String(repeating: "b", count: 15_000))\n", into: &bookcase)
        #expect(counts.bad.map(\.reason) == [.tooLong(.meaning, maximumCharacters: 20_000)] && counts.bad.map(\.line) == [3])
        #expect(bookcase.words.first == word && counts.added == 1)
    }
}
