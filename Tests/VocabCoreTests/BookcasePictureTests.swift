import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("The picture of a bookcase") struct BookcasePictureTests {
    @Test(
        "is one emoji as a person counts, however it is made up",
        arguments: ["🍎", "🐢", "❤️", "❤", "👩‍🏫", "👨‍👩‍👧‍👦", "🇰🇷", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "👍🏽", " 🍎 "])
    func pictures(text: String) {
        #expect(BookcasePicture(text) != nil)
    }

    @Test("is nothing else", arguments: ["", " ", "a", "가", "1", "#", "🍎🍏", "🍎a", "e\u{301}", "\u{200D}", "\u{FE0F}"])
    func others(text: String) {
        #expect(BookcasePicture(text) == nil)
    }

    @Test("is kept in the file, left out where there is none, and what this version cannot show is kept as it was") func file()
        throws
    {
        let details = BookcaseDetails(description: "시장", picture: BookcasePicture("👩‍🏫"))
        let bookcase = Bookcase(id: .sample(1), name: try BookcaseName("과일"), details: details, added: .sample)
        let bytes = BookcaseFile.encode(bookcase)
        #expect(try BookcaseFile.decode(bytes) == bookcase)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("\"picture\":\"👩‍🏫\""))
        #expect(!String(decoding: BookcaseFile.encode(try .sample()), as: UTF8.self).contains("picture"))
        for other in ["\"three pictures\"", "[\"🍎\"]"] {
            let later = text.replacing("\"👩‍🏫\"", with: other)
            let read = try BookcaseFile.decode(Array(later.utf8))
            #expect(read.picture == nil && read.unknownMembers == [UnknownMember(name: "picture", json: other)])
            #expect(String(decoding: BookcaseFile.encode(read), as: UTF8.self).contains("\"picture\":\(other)"))
        }
    }

    @Test("A name is as long as a person counts: sixty families are no longer than sixty letters") func names() throws {
        for character in ["가", "a", "👨‍👩‍👧‍👦", "e\u{301}"] {
            #expect(throws: Never.self) { try BookcaseName(String(repeating: character, count: 60)) }
            #expect(throws: BookcaseError.nameIsTooLong(maximumCharacters: 60)) {
                try BookcaseName(String(repeating: character, count: 61))
            }
        }
        #expect(throws: BookcaseError.nameIsTooLong(maximumCharacters: 60)) {
            try BookcaseName("e" + String(repeating: "\u{301}", count: 3_000))
        }
    }
}
