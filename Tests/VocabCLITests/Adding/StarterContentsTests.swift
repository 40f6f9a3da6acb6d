import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What a starter says about one term, without reading all of it.
@Suite("A term in a starter") struct StarterContentsTests {
    private func starter(_ csv: [UInt8]) -> Starter { Starter(name: "x", details: BookcaseDetails()) { csv } }

    @Test("is what its list says about that term, in every list that comes with the program")
    func lists() throws {
        for name in ["TOEIC", "TOPIK", "기초영어"] {
            let starter = starter(try InputFile.read("\(SourceTree.root)/Data/\(name).csv"))
            let rows = try starter.list().rows.map(\.content)
            #expect(starter.wordCount == rows.count)
            for content in rows.enumerated().filter({ $0.offset % 97 == 0 }).map(\.element) {
                let wanted = rows.filter { Text.key($0.term) == Text.key(content.term) }
                #expect(!wanted.isEmpty && starter.contents(about: content.term) == wanted)
                #expect(starter.contents(about: " \(content.term.uppercased())  ") == wanted)
            }
        }
    }

    @Test("is found in quotes, in capitals and with other spaces; beginnings, other words and nothing are not")
    func spellings() {
        let starter = starter(
            Array("term,meaning\n\"Give up, for good\",포기하다\nApple,사과\ngive  up,그만두다\nappletree,x\n사과,apple\n".utf8))
        for (term, meanings) in [
            ("give up", ["그만두다"]), ("GIVE UP, FOR GOOD", ["포기하다"]), ("apple", ["사과"]), ("app", []), ("사과", ["apple"]),
            ("term", []),
            ("", []), (" ", []),
        ] {
            #expect(starter.contents(about: term).map(\.meaning) == meanings, "\(term)")
        }
        #expect(self.starter([]).contents(about: "x") == [] && self.starter([]).wordCount == 0)
    }
}
