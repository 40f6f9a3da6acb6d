import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// How people lay entries out when they do not write a table.
@Suite("Entries of every shape") struct EntryShapeTests {
    private static let words = [
        ("abandon", "버리다"), ("benefit", "이익"), ("deliver", "배달하다"), ("hesitate", "망설이다"), ("inspect", "검사하다"),
        ("justify", "정당화하다"),
    ]
    private static let pairs = words.map { "\($0)=\($1)" }

    private static func list(_ entry: (String, String) -> String) -> String { words.map(entry).joined(separator: "\n") + "\n" }

    private func read(_ text: String) throws -> [String] { try WordList(reading: text).pairs }

    @Test("With a pronunciation or a part of speech, and nothing but a space before the meaning") func heads() throws {
        #expect(try read(Self.list { "\($0) [ə'bændən] vt.\($1)" }) == Self.pairs)
        #expect(try read(Self.list { "(1) \($0) [bitréi] \($1)" }.replacing("(1) b", with: "(2) b")).count == 6)
        let german = "laufen v. to run\nder Hund n. dog\nschnell adj. quick\ndas Haus n. house\nsehen v. to see\n"
        let list = try WordList(reading: german)
        #expect(list.pairs.prefix(2) == ["laufen=to run", "der Hund=dog"] && list.column(.partOfSpeech)[2] == "adjective")
        #expect(try read("食べる(たべる) 먹다\n飲む(のむ) 마시다\n学校(がっこう) 학교\n").first == "食べる=먹다")
    }

    @Test("With marks, pronunciation and part of speech behind the term in any order, under any short label") func tails() throws
    {
        let lines = [
            "1. **\("go")** /ɡəʊ/ (v): đi", "2. **price tag** /praɪs tæɡ/ (n.phr): nhãn giá", "3. **run** /rʌn/ (v): chạy",
        ]
        let more = ["4. **old** /əʊld/ (adj): già", "5. **dog** /dɒɡ/ (n): con chó", "6. **cat** /kæt/ (n): con mèo"]
        let more2 = ["7. **sea view** /siː vjuː/ (n.phr): cảnh biển", "8. **car** /kɑː/ (n): xe hơi"]
        let list = try WordList(reading: "## Unit 1: At home\n\n" + (lines + more + more2).joined(separator: "\n"))
        #expect(list.rows.map(\.content.term) == ["go", "price tag", "run", "old", "dog", "cat", "sea view", "car"])
        #expect(list.column(.meaning)[1] == "nhãn giá" && list.column(.pronunciation)[0] == "/ɡəʊ/")
    }

    @Test("On several lines: with labels, with empty lines between, further in, or in turns") func lines() throws {
        #expect(try read(Self.list { "Q: \($0)\nA: \($1)\n" }) == Self.pairs)
        #expect(try read(Self.list { "Word: \($0)\nMeaning: \($1)" }) == Self.pairs)
        #expect(try read(Self.list { "\($0)\n\t\($1)" }) == Self.pairs)
        #expect(try read(Self.list { "\($0)\n: \($1)" }) == Self.pairs)
        let english = "house\nngôi nhà\ndog\ncon chó\nbread\nbánh mì\ncity\nthành phố\ntable\ncái bàn\n"
        #expect(try read(english).first == "house=ngôi nhà")
        #expect(
            try read("perro\ndog\n\ngato\ncat\n\npan\nbread\n\ncasa\nhouse\n") == [
                "perro=dog", "gato=cat", "pan=bread", "casa=house",
            ])
    }

    @Test("With an example in the line below, or in brackets behind the meaning") func examples() throws {
        let below = try WordList(reading: Self.list { "\($0) : \($1)\n   ex) They \($0), at last." })
        #expect(below.pairs == Self.pairs && below.badRows.isEmpty)
        #expect(below.column(.example).first == "They abandon, at last.")
        let inside = try WordList(reading: Self.list { "\($0) → \($1) (They will \($0) it.)" })
        #expect(inside.pairs == Self.pairs && inside.column(.example).first == "They will abandon it.")
        let cells = try WordList(reading: Self.list { "\($0)\t\($1)\n\tThey will \($0) it." })
        #expect(cells.pairs == Self.pairs && cells.column(.example).first == "They will abandon it.")
    }

    @Test("In several lists beside each other, under the same headings or under none") func blocks() throws {
        let both = (0..<3).map {
            "\($0 + 1),\(Self.words[$0].0),\(Self.words[$0].1),,\($0 + 4),\(Self.words[$0 + 3].0),\(Self.words[$0 + 3].1)\n"
        }
        let list = try WordList(reading: "번호,단어,뜻,,번호,단어,뜻\n" + both.joined())
        #expect(Set(list.pairs) == Set(Self.pairs) && list.rows.count == 6)
        let bare = (0..<3).map { "\(Self.words[$0].0),\(Self.words[$0].1),\(Self.words[$0 + 3].0),\(Self.words[$0 + 3].1)\n" }
        #expect(Set(try read(bare.joined())) == Set(Self.pairs))
        let example = Self.list { "\($0),\($1),I \($0) it now and then.,나는 지금 그것을 가끔 한다." }
        #expect(try read(example) == Self.pairs)
    }

    @Test("On web pages: in tables, in lists and as definitions") func webPages() throws {
        let rows = Self.list { "<tr><td><b>\($0)</b></td><td>\($1)</td></tr>" }
        #expect(
            try read("<!DOCTYPE html><html><body><table><tr><th>Word</th><th>Meaning</th></tr>\(rows)</table></body></html>")
                == Self.pairs)
        #expect(try read("<html><body><ul>\(Self.list { "<li><b>\($0)</b> - \($1)</li>" })</ul></body></html>") == Self.pairs)
        #expect(try read("<html><body><dl>\(Self.list { "<dt>\($0)</dt><dd>\($1)</dd>" })</dl></body></html>") == Self.pairs)
        #expect(throws: WordListError.notText(.webPage)) {
            try WordList(reading: "<html><body><p>Hello, world.</p></body></html>")
        }
    }

    @Test("On sheets with the same heading, which are one list") func sheets() throws {
        let sheets = [Self.words.prefix(3), Self.words.suffix(3)].enumerated().map { number, words in
            ("\(number)", WorkbookTests.rows([["단어", "뜻"]] + words.map { [$0.0, $0.1] }))
        }
        #expect(try WordList(WorkbookTests.excel(sheets)).pairs == Self.pairs)
    }

    @Test("With signs left over at their edges, and senses that are counted") func edges() throws {
        #expect(try read(Self.list { "'\($0)': '\($1)'," }) == Self.pairs)
        #expect(try read(Self.list { "\($0)- \($1)" }) == Self.pairs)
        #expect(try read(Self.list { "\($0) & \($1) \\\\" }) == Self.pairs)
        #expect(try read(Self.list { "\($0),1. \($1) 2. 놓다" }).first == "abandon=버리다; 놓다")
        #expect(try read(Self.list { "\($0),① \($1) ② 놓다" }).first == "abandon=버리다; 놓다")
        #expect(try read("a day,하루 1. 둘\nversion,1.5 판\nfirst,1. 첫째\n") == ["a day=하루 1. 둘", "version=1.5 판", "first=1. 첫째"])
    }

    @Test("A term that was forgotten is told, unless many rows go on with the one above") func forgottenTerms() throws {
        let list = try WordList(reading: Self.list { "\($0),\($1)" } + ",능금\n" + Self.list { "\($0)2,\($1)2" })
        #expect(list.badRows.map(\.line) == [7] && list.badRows.map(\.reason) == [.missing(.term)])
        #expect(list.pairs.prefix(6) == Self.pairs[...])
        let several = try WordList(reading: Self.list { "\($0),\($1)\n,다른 뜻" })
        #expect(several.badRows.isEmpty && several.pairs.first == "abandon=버리다; 다른 뜻")
    }
}
