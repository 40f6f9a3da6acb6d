import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Texts that look like one of the shapes that are known and are none: they stay as they are.
@Suite("What is no shape stays as it is") struct PlainReadingTests {
    private func pairs(_ rows: [String]) throws -> [String] { try WordList.pairs(of: rows.joined(separator: "\n") + "\n") }

    @Test("What this program exported comes back, whatever stands in its cells")
    func ownExport() throws {
        let notes = [
            "| nom | gen |\n|---|---|\n| der | des |\n| die | der |", "an HTML comment <!-- like this -->", "## a\n- meaning: b",
            "**a** `b`",
            "[a] [오후 9:02] x : y", "{ a: 'b' }", "1. **a**\n   - *Meaning:* b",
        ]
        var words: [Word] = []
        for (number, note) in notes.enumerated() {
            var content = WordContent(term: "at 10:3\(number) - a: b\(number)", meaning: "(to) 뜻 \(number) n. x v. y")
            content.note = note
            words.append(try Word(content, id: .sample(UInt64(number + 1)), added: .sample))
        }
        let bytes = ListExport.csv(of: try Bookcase.sample(words: words), .comma)
        let list = try WordList(bytes)
        #expect(list.pairs == words.map { "\($0.content.term)=\($0.content.meaning)" })
        #expect(list.column(.note) == words.map(\.content.note))
    }

    @Test("Brackets, abbreviations and names inside of a meaning are part of it")
    func insideMeanings() throws {
        let whole = [
            "aller,(to) go", "sich freuen,(to) be glad", "fließen,(물이) 흐르다", "museum,a building with works of art. Open to all",
            "landmark,Roe v. Wade", "Altertum,etwa 800 v. Chr. bis 500 n. Chr.", "芸術,예술(art)", "記事,기사(article)",
        ]
        #expect(try pairs(whole) == whole.map { $0.replacing(",", with: "=") })
    }

    @Test("Words with numbers behind them that stand side by side are no headings")
    func numberedNames() throws {
        let rows = [
            "World War 1,제1차 세계 대전", "World War 2,제2차 세계 대전", "peace,평화", "treaty,조약", "army,군대", "navy,해군", "border,국경",
            "ally,동맹국",
        ]
        let list = try WordList(reading: rows.joined(separator: "\n"))
        #expect(list.rows.count == 8 && list.headings.isEmpty)
    }

    @Test("A legend in a table is not the list below it, and no list in a program is left behind")
    func otherParts() throws {
        let legend =
            ["| 약어 | 뜻 |", "|---|---|", "| n | 명사 |", "| v | 동사 |"] + [
                "apple - 사과", "pear - 배", "plum - 자두", "fig - 무화과", "run - 뛰다",
            ]
        let list = try? WordList(reading: legend.joined(separator: "\n"))
        #expect(list == nil || list?.pairs.contains("pear=배") == true)
        let source =
            "const a = [ {word:'apple',meaning:'사과'}, {word:'fig',meaning:'무화과'} ];\nconst b = [ {word:'run',meaning:'달리다'}, {word:'go',meaning:'가다'} ];\n"
        #expect(try WordList(reading: source).pairs == ["apple=사과", "fig=무화과", "run=달리다", "go=가다"])
    }

    @Test("Columns that sort words are no senses, and a table with holes has columns")
    func columns() throws {
        #expect(try pairs(["apple,사과,과일,빨갛다", "pear,배,과일,", "dog,개,동물,귀엽다", "cat,고양이,동물,"])[2] == "dog=개")
        let verbs = [
            "Haus\tHäuser\thouse", "gehen\t\tto go\tgegangen", "Kind\tKinder\tchild", "sehen\t\tto see\tgesehen",
            "Baum\tBäume\ttree", "Hund\tHunde\tdog",
        ]
        #expect(try pairs(verbs)[1] == "gehen=to go")
    }
}
