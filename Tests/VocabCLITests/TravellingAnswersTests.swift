import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Answers that are taken to a second computer, where the same bookcase stands already.
@Suite("answers taken to a second computer") struct TravellingAnswersTests {
    private let words = [("apple", "사과"), ("banana", "바나나"), ("cherry", "체리"), ("grape", "포도")]

    /// A learner who gave some answers, and the file they took along.
    private func first(_ language: String = "en") throws -> (play: Play, file: String) {
        let play = Play(language: language)
        try play.putFruit()
        play.run("quiz 과일 --seed 3", on: ScriptedConsole([.line("1"), .line("2"), .line("3"), .line("4"), .endOfInput]))
        let path = "\(play.folder)/fruit.json"
        #expect(play.run(["export", "과일", "--format", "json", "--history", "-o", path]).status == .done)
        return (play, path)
    }

    /// A second computer with the same words under identifiers of their own.
    private func second(_ language: String = "en") -> Play {
        let play = Play(language: language)
        play.shelve("과일", words.map { "\($0.0),\($0.1)" }.joined(separator: "\n") + "\n")
        return play
    }

    private func dueTerms(_ play: Play) throws -> [String] {
        try JSONValue(play.run("due --all --json").console.results).array.map { $0["term"].string }.sorted()
    }

    private func store(_ play: Play) -> Store { Store(root: Path(play.store), files: DiskFileSystem()) }

    @Test("count for the words they were merged into, and a second import adds nothing") func counted() throws {
        let (first, file) = try first()
        let second = second()
        #expect(try dueTerms(second).isEmpty)
        let preview = second.run(["import", file, "--dry-run"])
        #expect(preview.status == .done && preview.console.alerts.contains("answers come with them."))
        #expect(try dueTerms(second).isEmpty, "a preview brings nothing")
        let imported = second.run(["import", file])
        #expect(imported.status == .done && imported.console.alerts.contains("answers came with them."))
        #expect(try dueTerms(second) == dueTerms(first))
        let bookcase = try #require(try second.onlyBookcase())
        let known = Set(bookcase.words.map(\.id))
        let reviews = try store(second).history().reviews
        #expect(reviews.allSatisfy { known.contains($0.word) && $0.bookcase == bookcase.id })
        #expect(reviews.allSatisfy { $0.chosen.map(known.contains) ?? true })
        #expect(second.run(["import", file, "--dry-run"]).console.alerts.contains("There are no new answers in it."))
        #expect(second.run(["import", file]).console.alerts.contains("There are no new answers in it."))
        #expect(try store(second).history().reviews == reviews)
    }

    @Test("that an earlier version left with the words of the first computer count after the same import") func healed() throws {
        let (first, file) = try first()
        let second = second()
        let history = try store(first).history()
        let lines = zip(history.ids, history.reviews).enumerated().flatMap { number, answer in
            HistoryLine.review(answer.0, answer.1).encoded(sequence: number + 1)
        }
        second.putFile("history/\(Identifier<Device>.sample(77)).jsonl", lines)
        #expect(try dueTerms(second).isEmpty)
        second.run(["import", file])
        #expect(try dueTerms(second) == dueTerms(first))
        #expect(try store(second).history().reviews.count == history.reviews.count)
        #expect(second.run(["import", file]).console.alerts.contains("There are no new answers in it."))
    }

    @Test("go with an undo of the import, come back with redo, and with the same import again") func undone() throws {
        let (first, file) = try first()
        for second in [second()] {
            second.run(["import", file])
            #expect(try dueTerms(second) == dueTerms(first))
            #expect(second.run("undo").console.alerts.contains("importing"))
            #expect(try store(second).history().reviews.isEmpty)
            #expect(second.run("redo").status == .done)
            #expect(try dueTerms(second) == dueTerms(first))
            second.run("undo")
            let again = second.run(["import", file])
            #expect(try dueTerms(second) == dueTerms(first), "\(again.console.screen)")
        }
    }

    @Test("can be taken back where nothing else came with them") func alone() throws {
        let (first, file) = try first()
        let second = Play(language: "en")
        second.run(["import", first.file("plain.json", first.run("export 과일 --format json").console.results)])
        second.run(["import", file])
        #expect(try dueTerms(second) == dueTerms(first))
        #expect(second.run("undo").status == .done)
        #expect(try dueTerms(second).isEmpty && second.onlyBookcase()?.words.count == 4)
    }

    @Test("that cannot be read are counted and named, and the rest comes", arguments: ["ko", "en"])
    func bad(language: String) throws {
        let (first, file) = try first(language)
        let text = String(decoding: try InputFile.read(Path(file)), as: UTF8.self)
        let range = try #require(text.firstRange(of: #""outcome":""#))
        let word = text[range.upperBound...].prefix { $0 != "\"" }
        let spoilt = text.replacing(#""outcome":"\#(word)""#, with: #""outcome":"perhaps""#, maxReplacements: 1)
        let second = Play(language: language)
        let imported = second.run(["import", first.file("spoilt.json", spoilt)])
        #expect(imported.status == .badData)
        #expect(
            imported.console.alerts.contains(
                language == "ko"
                    ? "읽을 수 없어서 뺀 기록: 1개. 처음은 1번째 기록입니다: ‘outcome’ 항목의 값을 쓸 수 없습니다."
                    : "Answers that could not be read: 1. The first is answer 1: the value of “outcome” cannot be used."))
        #expect(try store(second).history().reviews.count == store(first).history().reviews.count - 1)
    }

    @Test("are not said to be all there when the history cannot be read whole") func unreadable() throws {
        let (first, _) = try first()
        first.putFile("history/\(Identifier<Device>.sample(77)).jsonl", Array("{\"at\":1}\n".utf8))
        let exported = first.run(["export", "과일", "--format", "json", "--history", "-o", "\(first.folder)/again.json"])
        #expect(exported.status == .badData)
        #expect(exported.console.alerts.contains("Broken file") && exported.console.alerts.contains("Exported"))
    }

    @Test("a bookcase of this program has no encoding, delimiter or header to be told") func layout() throws {
        let (first, file) = try first()
        defer { withExtendedLifetime(first) {} }
        let imported = second().run(["import", file]).console.results
        #expect(imported.contains("already there"))
        #expect(!imported.contains("UTF-8") && !imported.contains("column"))
        let json = try JSONValue(second().run(["import", file, "--json"]).console.results)
        #expect(json["delimiter"] == .string("") && json["rows"] == .other("4"))
    }
}
