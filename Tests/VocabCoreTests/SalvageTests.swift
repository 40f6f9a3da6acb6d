import Testing
import VocabTestSupport

@testable import VocabCore

/// What can be read of a broken bookcase file comes back, and all else is kept byte by byte.
@Suite("Salvage of a broken bookcase") struct SalvageTests {
    /// A bookcase file laid out in some way, with the places of its parts.
    struct Sheet: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var bytes: [UInt8] = []
        /// Where the name `"bookcase"` and its value stand.
        var head = 0..<0
        /// Where each word stands.
        var words: [Range<Int>] = []

        init(_ name: String, wordsFirst: Bool = false, _ gap: String, between: String, spread: (String) -> String = { $0 }) {
            testDescription = name
            add("{\(gap)\"format\":\(gap)1,\(gap)")
            if !wordsFirst {
                head = add(spread(Self.head))
                add(",\(gap)")
            }
            add("\"words\":\(gap)[\(between)")
            for (number, word) in Self.words.enumerated() {
                if number > 0 { add(",\(between)") }
                words.append(add(spread(word)))
            }
            add("\(between)]")
            if wordsFirst {
                add(",\(gap)")
                head = add(spread(Self.head))
            }
            add("\(gap)}\n")
        }

        @discardableResult
        private mutating func add(_ text: String) -> Range<Int> {
            let start = bytes.count
            bytes += Array(text.utf8)
            return start..<bytes.count
        }

        private static let head =
            "\"bookcase\":{\"id\":\"\(Bookcase.ID.sample(1))\",\"name\":\"과일\",\"added\":\"2026-11-21T09:00:00Z\",\"colour\":{\"r\":1}}"
        private static let words = [
            "{\"id\":\"\(Word.ID.sample(2))\",\"term\":\"apple\",\"meaning\":\"사과\",\"memorized\":true,\"level\":{\"a\":[1,{}]}}",
            "{\"id\":\"\(Word.ID.sample(3))\",\"term\":\"a\\\"{b}\\\",[\",\"meaning\":\"}괄호,{\",\"tags\":[\"x\",\"y\"]}",
            "{\"id\":\"\(Word.ID.sample(4))\",\"term\":\"pear\",\"meaning\":\"배\\u00e9\"}",
        ]
    }

    static let sheets = [
        Sheet("as the store writes it", "", between: "\n"),
        Sheet("on one line", "", between: ""),
        Sheet("indented", "\n  ", between: "\n    ") { $0.replacing("\":", with: "\" : ").replacing(",\"", with: ",\n      \"") },
        Sheet("with CRLF", "\r\n", between: "\r\n"),
        Sheet("words before the bookcase", wordsFirst: true, " ", between: "\n"),
    ]

    /// What a byte is changed to: always what opens or closes too early or too late, in turn one of the others.
    private static func changes(at position: Int) -> [UInt8] {
        let others: [UInt8] = [UInt8(ascii: "x"), UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "{"), 0xFF]
        return [UInt8(ascii: "}"), others[position % others.count]]
    }

    private func salvage(_ bytes: [UInt8]) -> Salvage {
        var generator = SeededGenerator(seed: 1)
        return Salvage(bytes, using: &generator)
    }

    private func whole(_ sheet: Sheet) throws -> Bookcase {
        let bookcase = try BookcaseFile.decode(sheet.bytes)
        try #require(bookcase.words.count == 3 && sheet.words.count == 3)
        return bookcase
    }

    /// Bytes without what stands between the parts of every file.
    private func content(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        let bytes = bytes.filter { !Self.frame.contains($0) }
        return Self.names.reduce(bytes) { $0.contains($1) ? Array($0.split(separator: $1).joined()) : $0 }
    }

    private static let frame = Set(" \r\n\t,[]{}:".utf8)
    private static let names = ["\"format\"1", "\"bookcase\"", "\"words\""].map { Array($0.utf8) }

    /// The bytes of a file outside of the given parts.
    private func bytes(of sheet: [UInt8], without parts: [Range<Int>]) -> [UInt8] {
        sheet.indices.filter { index in !parts.contains { $0.contains(index) } }.map { sheet[$0] }
    }

    @Test("Of a file that is whole, everything comes back and nothing is left over", arguments: sheets)
    func nothingBroken(sheet: Sheet) throws {
        let salvage = salvage(sheet.bytes)
        let bookcase = try whole(sheet)
        #expect(salvage.words == bookcase.words)
        #expect(salvage.head.map { $0.with(bookcase.words) } == bookcase)
        #expect(content(salvage.rest).isEmpty)
    }

    @Test(
        "Cut off at any byte, the words before the cut come back, and the rest holds every byte of the torn one",
        arguments: sheets)
    func cut(sheet: Sheet) throws {
        let words = try whole(sheet).words
        for end in sheet.bytes.indices {
            let salvage = salvage(Array(sheet.bytes[..<end]))
            #expect(salvage.words == zip(words, sheet.words).filter { $1.upperBound <= end }.map(\.0), "cut at \(end)")
            #expect((salvage.head != nil) == (sheet.head.upperBound <= end), "cut at \(end)")
            let parts = sheet.words + [sheet.head]
            let left = bytes(of: Array(sheet.bytes[..<end]), without: parts.filter { $0.upperBound <= end })
            #expect(content(salvage.rest) == content(left), "cut at \(end)")
        }
    }

    @Test("One byte changed anywhere costs at most the word it is in, and none of its bytes", arguments: sheets)
    func oneByte(sheet: Sheet) throws {
        let words = try whole(sheet).words
        for (position, byte) in sheet.bytes.enumerated() {
            for change in Self.changes(at: position) where change != byte {
                var bytes = sheet.bytes
                bytes[position] = change
                if (try? BookcaseFile.decode(bytes)) != nil { continue }
                let salvage = salvage(bytes)
                let place = "\(position): \(String(decoding: [byte], as: UTF8.self)) → \(change)"
                let unhurt = zip(words, sheet.words).filter { !$1.contains(position) }.map(\.0)
                #expect(unhurt.allSatisfy(salvage.words.contains), "\(place)")
                #expect(salvage.words.count <= words.count, "\(place)")
                // The one it hit may have stayed a word; what it then says stands in the file.
                let strangers = salvage.words.filter { !unhurt.contains($0) }
                #expect(strangers.count == salvage.words.count - unhurt.count, "\(place)")
                if !sheet.head.contains(position) { #expect(salvage.head != nil, "\(place)") }
                try expectEveryByte(salvage, bytes, sheet, isHurtWordKept: !strangers.isEmpty, position, place)
            }
        }
    }

    /// A part that a brace closed early counts up to there.
    private func expectEveryByte(
        _ salvage: Salvage, _ bytes: [UInt8], _ sheet: Sheet, isHurtWordKept: Bool, _ position: Int, _ place: String
    ) throws {
        var parts = sheet.words.filter { isHurtWordKept || !$0.contains(position) }
        if salvage.head != nil { parts.append(sheet.head) }
        let closed = parts.map { $0.contains(position) && bytes[position] == 0x7D ? $0.lowerBound..<(position + 1) : $0 }
        let rest = content(salvage.rest)
        let isEveryByteThere = [parts, closed].contains { content(self.bytes(of: bytes, without: $0)) == rest }
        #expect(isEveryByteThere, "\(place)\n\(String(decoding: salvage.rest, as: UTF8.self))")
    }

    @Test("A second word of the same identifier becomes a word of its own; the same word again stays with the rest")
    func sameIdentifier() throws {
        let id = Word.ID.sample(2)
        let apple = "{\"id\":\"\(id)\",\"term\":\"apple\",\"meaning\":\"사과\"}"
        let other = "{\"id\":\"\(id)\",\"term\":\"pear\",\"meaning\":\"배\"}"
        let salvage = salvage(Array("[\(apple),\(other),\(apple)".utf8))
        #expect(salvage.words.map(\.term) == ["apple", "pear"])
        #expect(salvage.words.first?.id == id && Set(salvage.words.map(\.id)).count == 2)
        #expect(String(decoding: salvage.rest, as: UTF8.self) == ",\(apple)\n")
    }

    @Test("The word “bookcase” in front of the bookcase does not hide it")
    func wordCalledBookcase() throws {
        let word = "{\"id\":\"\(Word.ID.sample(2))\",\"term\":\"bookcase\",\"meaning\":\"책장\"}"
        let head = "\"bookcase\":{\"id\":\"\(Bookcase.ID.sample(1))\",\"name\":\"가구\"}"
        let salvage = salvage(Array("{\"format\":1,\"words\":[\(word)],\(head)".utf8))
        #expect(salvage.words.map(\.term) == ["bookcase"])
        #expect(salvage.head?.name.description == "가구")
    }

    @Test(
        "Of anything else nothing comes back, and the rest is all of it",
        arguments: ["hello", "{\"a\":1}", "[[[[", "\u{FEFF}x", "{{{{}"])
    func noise(text: String) {
        let salvage = salvage(Array(text.utf8))
        #expect(salvage.words.isEmpty && salvage.head == nil)
        #expect(content(salvage.rest) == content(text.utf8))
    }

    @Test("Nothing gives nothing") func empty() {
        #expect(salvage([]).words.isEmpty && salvage([]).rest.isEmpty)
    }
}
