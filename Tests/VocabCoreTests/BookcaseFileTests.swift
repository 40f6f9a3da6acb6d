import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct BookcaseFileTests {
    /// Format 1 as it was released. Never change it: files of it are on the disks of learners.
    private static let format1 = """
        {"format":1,"bookcase":{"id":"11111111-2222-4333-8444-555555555555","name":"과일 \\"A\\"","description":"시장에서","termLanguage":"영어",\
        "meaningLanguage":"한국어","added":"2026-11-21T09:00:00Z","modified":"2026-11-22T10:30:00Z","shelf":{"row":2}},"words":[
        {"id":"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeee1","term":"pear","meaning":"배","added":"2026-11-21T09:00:00Z",\
        "modified":"2026-11-21T09:00:00Z"},
        {"id":"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeee2","term":"apple","meaning":"사과; 능금","partOfSpeech":"noun",\
        "pronunciation":"/ˈæpl/","example":"An apple\\na day.","note":"빨간 것","synonyms":["pome"],"antonyms":["stone","rock"],\
        "tags":["day1"],"memorized":true,"added":"2026-11-21T09:00:01Z","modified":"2026-12-31T23:59:59Z","level":[1, 2]}
        ]}

        """

    private func decode(_ text: String) throws -> Bookcase { try BookcaseFile.decode(Array(text.utf8)) }

    @Test("A file of format 1 is read, and written again byte for byte")
    func goldenFile() throws {
        let bookcase = try decode(Self.format1)
        #expect(String(decoding: BookcaseFile.encode(bookcase), as: UTF8.self) == Self.format1)
        #expect(bookcase.name.description == "과일 \"A\"")
        #expect(bookcase.details == BookcaseDetails(description: "시장에서", termLanguage: "영어", meaningLanguage: "한국어"))
        #expect(bookcase.modified.description == "2026-11-22T10:30:00Z")
        #expect(bookcase.unknownMembers == [UnknownMember(name: "shelf", json: "{\"row\":2}")])
        let apple = try #require(bookcase.words.last)
        #expect(apple.id.description == "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeee2")
        #expect(apple.meaning == "사과; 능금")
        #expect(apple.content.example == "An apple\na day.")
        #expect(apple.content.antonyms == ["stone", "rock"])
        #expect(apple.memorized)
        #expect(apple.unknownMembers == [UnknownMember(name: "level", json: "[1, 2]")])
    }

    @Test("An empty bookcase is a file too")
    func noWords() throws {
        let bookcase = try Bookcase.sample()
        let text = String(decoding: BookcaseFile.encode(bookcase), as: UTF8.self)
        #expect(text.hasSuffix("\"words\":[\n]}\n"))
        #expect(try decode(text) == bookcase)
    }

    @Test("Any layout of the same content is the same bookcase")
    func layouts() throws {
        let text = Self.format1.replacing(",\"shelf\":{\"row\":2}", with: "").replacing(",\"level\":[1, 2]", with: "")
        let bookcase = try decode(text)
        #expect(try decode(text.replacing("\":", with: "\" :\r\n\t ").replacing("\",\"", with: "\" , \"")) == bookcase)
        #expect(try decode("\u{FEFF}" + text) == bookcase)
        let oneLine = text.replacing("\n", with: "")
        #expect(try decode(oneLine) == bookcase)
        let body = oneLine.dropFirst("{\"format\":1,".count).dropLast()
        #expect(try decode("{" + body + ",\"format\":1}") == bookcase)
        #expect(try decode(text.replacing("사과", with: "\\uc0ac\\uACFC")) == bookcase)
    }

    @Test("Whatever a learner writes, a bookcase comes back as it was", arguments: 0..<10 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func text() -> String { HostileText.random(length: 6, using: &generator) }
        let words = try (0..<40).map { number in
            var content = WordContent(term: "t\(number)" + text(), meaning: "m" + text())
            for field in WordField.allCases.dropFirst(2) { content[field] = text() }
            return try Word(content, id: .sample(UInt64(number)), memorized: number % 3 == 0, added: .sample, modified: .later)
        }
        let details = BookcaseDetails(description: text(), termLanguage: text(), meaningLanguage: text())
        let bookcase = Bookcase(
            id: .sample(99), name: try BookcaseName("이름"), details: details, added: .sample, modified: .later, words: words)
        let bytes = BookcaseFile.encode(bookcase)
        let again = try BookcaseFile.decode(bytes)
        #expect(again == bookcase)
        #expect(BookcaseFile.encode(again) == bytes)
        #expect(bytes.count { $0 == 0x0A } == words.count + 2)
    }

    @Test("A newer format is refused before anything else in the file is understood")
    func newerFormat() {
        for text in [
            "{\"format\":2,\"bookcase\":7}", "{\"x\":[1],\"format\":2",
            Self.format1.replacing("\"format\":1", with: "\"format\":2"),
        ] {
            let error = #expect(throws: NewerFormat.self) { _ = try decode(text) }
            #expect(error?.format == 2)
        }
    }

    @Test(
        "A member that is missing is named, with the place of the object that lacks it",
        arguments: [
            ("\"format\":1,", "format", 1, 1), ("\"id\":\"11111111-2222-4333-8444-555555555555\",", "id", 1, 24),
            ("\"name\":\"과일 \\\"A\\\"\",", "name", 1, 24), ("\"id\":\"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeee1\",", "id", 2, 1),
            ("\"id\":\"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeee2\",", "id", 3, 1), ("\"term\":\"pear\",", "term", 2, 1),
            ("\"meaning\":\"사과; 능금\",", "meaning", 3, 1),
        ])
    func missing(member: String, name: String, line: Int, column: Int) throws {
        try expect(.missing(name), line, column, in: Self.format1.replacing(member, with: ""))
    }

    @Test("A file without bookcase or words is named as such")
    func missingParts() throws {
        try expect(.missing("bookcase"), 2, 1, in: "\n{\"format\":1,\"words\":[]}")
        let head = "{\"id\":\"11111111-2222-4333-8444-555555555555\",\"name\":\"a\"}"
        try expect(.missing("words"), 1, 1, in: "{\"format\":1,\"bookcase\":\(head)}")
        #expect(try decode("{\"format\":1,\"bookcase\":\(head),\"words\":[]}").words.isEmpty)
    }

    @Test(
        "A value that cannot be what it stands for is named, with its own place",
        arguments: [
            ("\"과일 \\\"A\\\"\"", "\"  \"", .unusable("name"), 1, 76),
            ("2026-11-22T10:30:00Z", "yesterday", .unusable("modified"), 1, 194),
            ("aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeee1", "7", .unusable("id"), 2, 7),
            ("\"배\"", "\"\u{200B}\"", .missing("meaning"), 2, 1),
            ("\"배\"", "null", .expected(.string), 2, 70), ("true", "\"yes\"", .expected(.boolean), 3, 246),
            ("\n]}\n", "\n]}}", .trailingContent, 4, 3),
        ] as [(String, String, JSONError.Problem, Int, Int)])
    func unusable(value: String, other: String, problem: JSONError.Problem, line: Int, column: Int) throws {
        try expect(problem, line, column, in: Self.format1.replacing(value, with: other))
    }

    @Test("A file cut short anywhere is refused and never traps")
    func truncation() {
        let bytes = Array(Self.format1.utf8)
        for length in 0..<(bytes.count - 1) {
            #expect(throws: JSONError.self) { _ = try BookcaseFile.decode(Array(bytes[..<length])) }
        }
    }

    private func expect(_ problem: JSONError.Problem, _ line: Int, _ column: Int, in text: String) throws {
        let error = try #require(#expect(throws: JSONError.self) { _ = try decode(text) })
        #expect(error.problem == problem)
        #expect(TextPosition(of: error.offset, in: Array(text.utf8)) == TextPosition(line: line, column: column))
    }

    @Test("reads a part of speech that is one name or a list of names") func partsOfSpeech() throws {
        func part(_ json: String) throws -> String? {
            let word = #"{"id":"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeee2","term":"run","meaning":"달리다","partOfSpeech":\#(json)}"#
            let head = #"{"format":1,"bookcase":{"id":"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeee1","name":"B"},"words":["#
            return try BookcaseFile.decode(Array((head + word + "]}").utf8)).words.first?.content.partOfSpeech
        }
        #expect(try part(#""verb""#) == "verb" && part(#"["verb"]"#) == "verb")
        #expect(try part(#"["noun", "verb"]"#) == "noun, verb" && part("[]") == "")
        #expect(throws: JSONError.self) { try part("7") }
    }
}
