import Glibc
import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("Rows that could not be imported") struct ImportRejectsTests {
    private static let fruit = [
        "apple,사과", "banana,바나나", "cherry,체리", "grape,포도", "kiwi,키위", "lemon,레몬", "lime,라임", "mango,망고", "melon,멜론",
        "olive,올리브", "orange,오렌지", "peach,복숭아", "pear,배", "date,대추",
    ]
    /// Three of whose rows are none.
    private static let list = (["term,meaning"] + fruit[..<8] + ["\"plum", "fig", ",무화과"] + fruit[8...]).map { $0 + "\n" }
        .joined()

    @Test("are in their file before the import counts: where it cannot be written, nothing is imported") func before() {
        let play = Play(language: "en")
        let disk = RefusingDisk(onReplace: .system(.write, path: "rest.csv", errorNumber: ENOSPC))
        let arguments = ["import", play.file("a.csv", Self.list), "--rejects", play.folder + "/rest.csv"]
        #expect(play.run(arguments, over: disk) == .diskError)
        #expect(play.bytes("bookcases/a.json") == nil)
    }

    @Test("are written to a file with their text, their lines and what is wrong, whatever is wrong") func written() {
        let play = Play(language: "ko")
        let outcome = play.run(["import", play.file("a.csv", Self.list), "--rejects", play.folder + "/rest.csv"])
        #expect(outcome.status == .done)
        #expect(play.masked(outcome.console.alerts) == "넣지 못한 줄 3개를 <folder>/rest.csv에 적었습니다. 고쳐서 다시 가져오면 됩니다.\n")
        expectText(
            play.text("rest.csv"),
            """
            term,meaning,partOfSpeech,pronunciation,example,synonyms,antonyms,tags,note,line,problem
            \"""plum",,,,,,,,,10,unclosed quote
            fig,,,,,,,,,11,missing meaning
            ,무화과,,,,,,,,12,missing term
            """)
    }

    @Test("come in when that file is mended, and those that are not mended are rejected again") func mended() {
        let play = Play(language: "en")
        let rest = play.folder + "/rest.csv"
        play.run(["import", play.file("a.csv", Self.list), "--book", "A", "--rejects", rest])
        let text = play.text("rest.csv").replacing("fig,,", with: "fig,무화과,").replacing("\"\"\"plum\",,", with: "plum,자두,")
        let outcome = play.run(["import", play.file("rest.csv", text), "--book", "A", "--rejects", rest, "--force"])
        #expect(outcome.console.results.contains("3 rows: 2 added · 1 bad\n"))
        #expect(play.run("list --book A").console.results.hasSuffix("date: 대추\nplum: 자두\nfig: 무화과\n"))
        #expect(play.text("rest.csv").split(separator: "\n").count == 2)
    }

    @Test("of a list in another encoding with cells that cannot be read keep what can be") func undecodable() {
        let play = Play(language: "en")
        let bytes =
            Array(("term,meaning\n" + Self.fruit.map { $0 + "\n" }.joined()).utf8) + Array("fig,".utf8) + [0xEC, 0x82, 0x0A]
        play.run(["import", play.file("a.csv", bytes), "--rejects", play.folder + "/rest.csv"])
        let lines = play.text("rest.csv").split(separator: "\n")
        #expect(lines.count == 2 && lines[1].contains("fig") && lines[1].hasSuffix(",16,undecodable bytes"))
    }

    @Test("are written too where they are in no row at all") func inNoRow() {
        let play = Play(language: "en")
        let list = "fig - 무화과\napple - 사과\npear - 배\nplum - 자두\nkiwi - 키위\nonly this\nlime - 라임\nmelon - 멜론\n"
        let outcome = play.run(["import", play.file("a.txt", list), "--rejects", play.folder + "/rest.csv"])
        #expect(outcome.status == .done)
        #expect(play.text("rest.csv").split(separator: "\n").dropFirst() == ["only this,,,,,,,,,6,"])
    }

    @Test("never take the place of the list, whatever is said") func ownList() {
        let play = Play(language: "en")
        let file = play.file("a.csv", Self.list)
        let outcome = play.run(["import", file, "--rejects", file, "--force"])
        #expect(outcome.status == .cannotCreate && play.text("a.csv") == Self.list)
        #expect(outcome.console.alerts.contains("This is the list itself, which would be lost."))
        #expect(play.masked(outcome.console.alerts).hasSuffix("Next: vocab import <folder>/a.csv --rejects rest.csv\n"))
    }

    @Test("that still lack their meanings are rejected again, and become no words") func unmended() {
        let play = Play(language: "en")
        let list = Self.fruit + (1...7).map { "word\($0)," }
        let rest = play.folder + "/rest.csv"
        play.run(["import", play.file("a.csv", list.joined(separator: "\n")), "--leave-rows", "--rejects", rest])
        let outcome = play.run(["import", rest, "--book", "B"])
        #expect(outcome.status != .done && play.run("books").console.results.contains("B") == false)
    }

    @Test("leave nothing behind in a preview") func preview() {
        let play = Play(language: "en")
        play.run(["import", play.file("a.csv", Self.list), "--rejects", play.folder + "/rest.csv", "--dry-run"])
        #expect(play.text("rest.csv") == "")
    }

    @Test("a quote that never closes is named by the line it opened on, in the report too") func openQuote() {
        let play = Play(language: "ko")
        let report = play.run(["import", play.file("a.csv", Self.list)]).console.results
        #expect(report.contains("\n10번째 줄 1번째 열: 따옴표가 열리고 닫히지 않았습니다.\n"))
    }
}

extension Play {
    /// The text of a file in the folder; nothing where there is none.
    func text(_ name: String) -> String {
        (try? InputFile.read("\(folder)/\(name)")).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
