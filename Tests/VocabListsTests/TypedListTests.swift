import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// Lists as people type them into a plain text editor or copy them from a web page.
@Suite("Lists typed by hand") struct TypedListTests {
    private static let fruit = ["apple=사과", "pear=배", "plum=자두"]

    @Test(
        "whatever stands between word and meaning",
        arguments: [
            ",", "\t", ";", "|", " | ", " : ", ": ", ":", " = ", "=", " - ", " – ", " — ", " -> ", "->", " → ", "/////", "::",
            " ",
            "      ", " \t ", "\t\t",
        ])
    func signs(sign: String) throws {
        for (head, separate) in [("", "\n"), ("", "\r\n"), ("#", "\n"), ("1. ", "\n"), ("2) ", "\n"), ("- ", "\n")] {
            if head == "- ", sign.contains("-") || sign.contains("–") || sign.contains("—") { continue }
            let lines = Self.fruit.enumerated().map { number, pair in
                let cells = pair.split(separator: "=")
                let bullet = head.first?.isNumber == true ? "\(number + 1)\(head.dropFirst())" : head == "- " ? head : ""
                return bullet + cells[0] + sign + cells[1]
            }
            let text = (head == "#" ? "# 과일\n" : "") + lines.joined(separator: separate) + separate
            #expect(try WordList.pairs(of: text) == Self.fruit, "\(text)")
        }
    }

    @Test("phrases part from their meanings where the script changes, and commas in meanings stay")
    func spaces() throws {
        let text = "give up 포기하다, 그만두다\nlook after ~을 돌보다\nbe about to do (막) ~하려고 하다\ntake off 벗다\nin 안에\n"
        let list = try WordList(reading: text)
        #expect(list.column(.term) == ["give up", "look after", "be about to do", "take off", "in"])
        #expect(list.rows.first?.content.meaning == "포기하다, 그만두다")
        #expect(list.rows.map(\.line) == [1, 2, 3, 4, 5])
    }

    @Test("signs inside words and meanings do not part them")
    func signsInside() throws {
        #expect(
            try WordList.pairs(of: "well-known - 잘 알려진\nup-to-date - 최신의\nplum - 자두\n") == [
                "well-known=잘 알려진", "up-to-date=최신의", "plum=자두",
            ])
        #expect(try WordList.pairs(of: "apple : 사과, 능금\npear : 배, 선박\n") == ["apple=사과, 능금", "pear=배, 선박"])
        #expect(try WordList.pairs(of: "noon,12:00\nx = y,등식: 같음\nfig,무화과\n") == ["noon=12:00", "x = y=등식: 같음", "fig=무화과"])
        #expect(try WordList.pairs(of: "[sound:a.mp3]apple\t사과\n[sound:b.mp3]pear\t배\n") == ["apple=사과", "pear=배"])
    }

    @Test("a space in front of a quote does not make the quote part of the cell")
    func spacedQuotes() throws {
        #expect(
            try WordList.pairs(of: "apple, \"사과, 능금\"\npear, \"배\"\nfig, \"무\" 화과\n").prefix(2) == ["apple=사과, 능금", "pear=배"])
    }

    @Test("commas in a meaning that nobody put in quotes lose nothing", arguments: ["", "단어,뜻\n"])
    func unquotedCommas(header: String) throws {
        let text = "apple,사과, 능금\npear,배\nplum,자두, 오얏\nfig,무화과\nkiwi,키위\n"
        #expect(try WordList.pairs(of: header + text) == ["apple=사과, 능금", "pear=배", "plum=자두, 오얏", "fig=무화과", "kiwi=키위"])
    }

    @Test("cells beyond the header are told")
    func beyondHeader() throws {
        #expect(try WordList(reading: "단어,뜻\napple,사과,빨강\npear,배\n").unreadColumns == [2])
        #expect(try WordList(reading: "단어,뜻\napple,사과,\npear,배\n").unreadColumns.isEmpty)
    }

    @Test("tables with lines: the rule under the head is no word")
    func table() throws {
        let text = "| word | meaning |\n|------|:-------:|\n| apple | 사과 |\n| pear | 배 |\n"
        #expect(try WordList.pairs(of: text) == ["apple=사과", "pear=배"])
        #expect(try WordList.pairs(of: "|apple|사과|\n|pear|배|\n|plum|자두|\n") == Self.fruit)
    }

    @Test("mixed line ends, blank lines, empty columns, and rows that end early")
    func untidy() throws {
        #expect(try WordList.pairs(of: "apple,사과\r\npear,배\nplum,자두\r") == Self.fruit)
        #expect(try WordList.pairs(of: "\n\napple,사과\n \n\t\npear,배\n,,\nplum,자두\n\n") == Self.fruit)
        #expect(try WordList.pairs(of: "apple,사과,,,\npear,배,,,\nplum,자두,,,\n,,,,\n") == Self.fruit)
        let ragged = try WordList(reading: "apple,사과\npear\nplum,자두,,\n")
        #expect(ragged.pairs == ["apple=사과", "plum=자두"] && ragged.badRows.map(\.line) == [2])
    }

    @Test("one row and two rows are lists too", arguments: [1, 2])
    func few(count: Int) throws {
        for sign in [",", "\t", " : ", " - ", " "] {
            let text = Self.fruit.prefix(count).map { $0.replacing("=", with: sign) }.joined(separator: "\n")
            #expect(try WordList.pairs(of: text) == Array(Self.fruit.prefix(count)), "\(text)")
        }
    }

    @Test("words alone are still words alone", arguments: ["apple\npear\n", "give up\nlook after\n", "사과\n배\n", "it's\n"])
    func noMeanings(text: String) {
        #expect(throws: WordListError.noMeanings) { try WordList(reading: text) }
    }
}
