import Testing
import VocabCore
import VocabTestSupport

@Suite struct WordTests {
    private let blanks = ["", " ", "\n\t", "\u{200B}", "\u{3164}", "\u{FEFF}\u{3000}"]

    @Test("A word without a term or a meaning does not exist")
    func incomplete() {
        for blank in blanks {
            #expect(throws: WordError.incomplete(missing: [.term])) { try Word.sample(term: blank) }
            #expect(throws: WordError.incomplete(missing: [.meaning])) { try Word.sample(meaning: blank) }
            #expect(throws: WordError.incomplete(missing: [.term, .meaning])) { try Word.sample(term: blank, meaning: blank) }
        }
    }

    @Test(
        "Every field has a longest text, counted in characters in any script, and one more is refused",
        arguments: WordField.allCases, ["a", "각", "é"])
    func tooLong(field: WordField, character: Character) throws {
        var content = WordContent(term: "apple", meaning: "사과")
        content[field] = String(repeating: character, count: field.maximumCharacters)
        #expect(try Word(content, id: .sample(1), added: .sample).content[field].count == field.maximumCharacters)
        content[field].append(character)
        #expect(throws: WordError.tooLong(field, maximumCharacters: field.maximumCharacters)) {
            try Word(content, id: .sample(1), added: .sample)
        }
    }

    @Test("What a learner writes is cleaned, once and for all", arguments: 0..<10 as Range<UInt64>)
    func cleaned(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<30 {
            var content = WordContent()
            for field in WordField.allCases { content[field] = "x" + HostileText.random(length: 6, using: &generator) }
            let once = content.cleaned()
            #expect(once.cleaned() == once)
            let word = try Word(content, id: .sample(1), added: .sample)
            #expect(word.content == once)
            #expect(try word.revised(content, at: .later) == nil)
        }
    }

    @Test("Lists lose blanks and repeats, and keep their order")
    func lists() {
        var content = WordContent(term: "a", meaning: "b")
        content.synonyms = [" desert ", "", "DESERT", "leave", "\u{200B}leave", "give  up"]
        content[.tags] = "day1, day2;day1；day3，"
        #expect(content.cleaned().synonyms == ["desert", "leave", "give up"])
        #expect(content.cleaned().tags == ["day1", "day2", "day3"])
    }

    @Test("A revised word keeps its id, its age, its flag and what is unknown about it")
    func revised() throws {
        let extra = [UnknownMember(name: "level", json: "3")]
        let word = try Word(
            WordContent(term: "apple", meaning: "사과"), id: .sample(7), memorized: true, added: .sample, unknownMembers: extra)
        let revised = try #require(try word.revised(WordContent(term: "apples", meaning: "사과"), at: .later))
        #expect(revised.id == word.id && revised.added == word.added && revised.memorized && revised.unknownMembers == extra)
        #expect(revised.term == "apples" && revised.modified == .later)
        #expect(throws: WordError.incomplete(missing: [.meaning])) {
            try word.revised(WordContent(term: "apple"), at: .later)
        }
    }

    @Test("Merging adds senses, list entries and missing fields, and loses nothing")
    func merged() throws {
        var known = WordContent(term: "abandon", meaning: "버리다, 포기하다(영구히)")
        known.example = "They abandoned ship."
        known.synonyms = ["desert"]
        var news = WordContent(term: "ABANDON", meaning: "포기하다; 단념하다, 버리다")
        news.example = "other"
        news.note = "자주"
        news.synonyms = ["Desert", "leave"]
        news.partOfSpeech = "v."
        let word = try Word(known, id: .sample(1), memorized: true, added: .sample)
        let merged = try #require(try word.merged(with: news, at: .later))
        #expect(merged.meaning == "버리다, 포기하다(영구히); 포기하다; 단념하다, 버리다")
        // Beside another sense another example is of that; without one nothing is added to what is there.
        #expect(merged.term == "abandon" && merged.content.note == "자주")
        #expect(merged.content.example == "They abandoned ship.\nother")
        news.meaning = "버리다"
        #expect(try word.merged(with: news, at: .later)?.content.example == "They abandoned ship.")
        news.meaning = "포기하다; 단념하다, 버리다"
        #expect(merged.content.synonyms == ["desert", "leave"] && merged.content.partOfSpeech == "verb")
        #expect(merged.id == word.id && merged.memorized && merged.modified == .later)
        #expect(try merged.merged(with: news, at: .later) == nil)
        #expect(try word.merged(with: WordContent(term: "abandon", meaning: "버리다!"), at: .later) == nil)
    }

    @Test("Marks that are piled up on few characters are refused by their bytes")
    func piledMarks() throws {
        let pile = "a" + String(repeating: "\u{301}", count: 40_001)
        #expect(throws: WordError.tooLong(.meaning, maximumCharacters: 20_000)) { try Word.sample(meaning: pile) }
    }

    @Test("Fields that together are too long are not merged", arguments: ["a", "각"])
    func mergedTooLong(character: Character) throws {
        let word = try Word.sample(meaning: String(repeating: character, count: 15_000))
        let less = WordContent(term: "apple", meaning: String(repeating: "나", count: 4_998))
        #expect(try word.merged(with: less, at: .later)?.meaning.count == 20_000)
        let more = WordContent(term: "apple", meaning: String(repeating: "나", count: 4_999))
        #expect(throws: WordError.tooLong(.meaning, maximumCharacters: 20_000)) { try word.merged(with: more, at: .later) }
    }
}
