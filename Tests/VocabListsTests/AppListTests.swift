import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists as programs keep them for themselves.
@Suite("Lists inside of programs and pages") struct AppListTests {
    private let words = [("apple", "사과"), ("pear", "배"), ("give up", "포기하다"), ("run", "달리다"), ("walk", "걷다")]
    private var pairs: [String] { words.map { "\($0.0)=\($0.1)" } }

    private func list(_ text: String) throws -> WordList { try WordList(reading: text) { $0.learner.language = .korean } }

    @Test("Property lists") func propertyLists() throws {
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        let map = words.map { "<key>\($0.0)</key>\n<string>\($0.1)</string>\n" }.joined()
        #expect(try list("\(head)<dict>\n\(map)</dict>\n</plist>\n").pairs == pairs)
        let cards = words.enumerated().map { index, word in
            "<dict><key>level</key><integer>\(index)</integer><key>word</key><string>\(word.0)</string>"
                + "<key>meaning</key><string>\(word.1)</string></dict>\n"
        }
        #expect(try list("\(head)<array>\n\(cards.joined())</array>\n</plist>\n").pairs == pairs)
        // What a program says of itself is no list.
        let settings = ["CFBundleName", "CFBundleVersion", "CFBundleExecutable", "LSMinimumSystemVersion"]
        let own = settings.map { "<key>\($0)</key><string>Vocab</string>" }.joined()
        #expect(throws: WordListError.self) { try list("\(head)<dict>\(own)</dict></plist>") }
    }

    @Test("Strings of programs, and letters by their numbers") func strings() throws {
        #expect(try list("/* words */\n" + words.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()).pairs == pairs)
        let numbered = words.map { word in
            "\(word.0)=" + word.1.utf16.map { "\\u" + String($0, radix: 16, uppercase: true) }.joined() + "\n"
        }
        #expect(try list(numbered.joined()).pairs == pairs)
        #expect(try list("# words\n" + numbered.joined()).pairs == pairs)
    }

    @Test("Two lists beside each other") func sideBySide() throws {
        let (terms, meanings) = (
            words.map { "\"\($0.0)\"" }.joined(separator: ", "), words.map { "\"\($0.1)\"" }.joined(separator: ", ")
        )
        #expect(try list("eng = [\(terms)]\nkor = [\(meanings)]\n").pairs == pairs)
        #expect(try list("public class W {\n  String[] eng = {\(terms)};\n  String[] kor = {\(meanings)};\n}\n").pairs == pairs)
        #expect(try list("[[\(terms)], [\(meanings)]]").pairs == pairs)
        // Nothing says that these go together.
        #expect(throws: WordListError.self) { try list("a = [\(terms)]\nb = [\(terms)]\n") }
    }

    @Test("Columns of rows under their numbers") func numberedRows() throws {
        func column(_ texts: [String]) -> String {
            texts.enumerated().map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
        }
        let read = try list("{\"word\": {\(column(words.map(\.0)))}, \"meaning\": {\(column(words.map(\.1)))}}")
        #expect(read.pairs == pairs)
    }

    @Test("Rows of a database without the names of its columns") func rowsAlone() throws {
        let rows = words.enumerated().map { "INSERT INTO words VALUES (\($0), '\($1.0)', '\($1.1)');\n" }.joined()
        #expect(try list(rows).pairs == pairs)
        let people = ["John", "Mary", "Paul", "Anne"].enumerated().map { "INSERT INTO users VALUES (\($0), '\($1)', 'Smith');\n" }
        #expect(throws: WordListError.self) { try list(people.joined()) }
    }

    @Test("Cards of a page by their classes") func classes() throws {
        let cards = words.map {
            "<div class=\"card\"><span class=\"word\">\($0.0)</span> <span class=\"mean\">\($0.1)</span></div>\n"
        }
        #expect(try list("<html><body><h1 class=\"t\">Day 1</h1>\n\(cards.joined())</body></html>").pairs == pairs)
        let nested = words.map { "<div class=\"f\"><b>\($0.0)</b></div><div class=\"b\"><p class=\"m\">\($0.1)</p></div>" }
        #expect(try list("<html><body>\(nested.joined())</body></html>").pairs == pairs)
    }
}
