import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore
@testable import VocabLexicon
@testable import VocabLists

/// Finding the new words of a text, and taking them in.
@Suite("Reading a text") struct ReadCommandTests {
    private static let text = """
        The voyage was long. On this voyage the sailors saw a whale, and the whale saw them.
        “What a voyage!” cried Ahab, and Starbuck laughed at Ahab. They sailed for 12 weeks.
        """

    private func play(_ language: String) -> (Play, String) {
        let play = Play(language: language)
        play.shelve("바다", "voyage,항해\nwhale,고래\nsailor,선원\nweek,주\n")
        play.run("memorize voyage")
        return (play, play.file("바다 이야기.txt", Self.text))
    }

    @Test("what is known, how much that is, and the new words with their sentences, in Korean") func korean() {
        let (play, file) = play("ko")
        let outcome = play.run(["read", file, "--top", "2"])
        expectText(
            play.masked(outcome.console.results),
            """
            <folder>/바다 이야기.txt
            본문 28단어 (이름 3개와 숫자 1개는 세지 않음)
            그 가운데 64.2%를 압니다.
            서로 다른 단어: 익힘 1 · 배우는 중 0 · 새 단어 8
            7개를 더 외우면 본문의 95%, 8개면 98%를 읽을 수 있습니다.

            1. see ×2: On this voyage the sailors saw a whale, and the whale saw them.
            2. whale ×2 (바다): On this voyage the sailors saw a whale, and the whale saw them.
            """)
        #expect(outcome.console.alerts == "… 그 밖에 6개 (더 보려면 --top)\n" && outcome.status == .done)
    }

    @Test("no line is wider than the window, and the step that adds is named", arguments: [40, 80]) func windows(columns: Int) {
        for language in ["ko", "en"] {
            let (play, file) = play(language)
            let console = ScriptedConsole([], isInteractive: true, columns: columns, rows: 100)
            #expect(play.run(["read", file], on: console).status == .done)
            for line in console.bareScreen.split(separator: "\n") where !line.contains("→") {
                #expect(testColumns.count(String(line)) <= columns, "\(line)")
            }
            #expect(console.bareScreen.contains("--add") && console.bareScreen.contains("  see  ×2\n"))
        }
    }

    @Test("words are chosen by numbers and ranges, and come with what is known of them and their sentence") func adding() throws {
        let (play, file) = play("en")
        play.shelve("Verbs", "see,보다\nlaugh,웃다\ncry,울다\nfly,날다\n")
        let console = ScriptedConsole([.line("0-1"), .line("1, 4 - 5")], isInteractive: true, rows: 60)
        let outcome = play.run(["read", file, "--add", "--book", "바다"], on: console)
        #expect(outcome.status == .done && console.stepsLeft == 0)
        #expect(console.bareScreen.contains("Type numbers from 1 to"))
        let known = play.run(["show", "see", "--book", "바다"]).console.results
        #expect(known.contains("보다") && known.contains("On this voyage the sailors saw a whale, and the whale saw them."))
        #expect(console.bareScreen.contains("Left out, for no meaning was found"))
        play.run("undo")
        #expect(play.run(["list", "바다"]).console.results.split(separator: "\n").count == 4)
    }

    @Test("off a terminal --top says how many; without it nothing is added and the option is named") func offTerminal() {
        let (play, file) = play("ko")
        let refused = play.run(["read", file, "--add", "--book", "바다"])
        #expect(refused.status == .usage && play.masked(refused.console.alerts).contains("--top 20"))
        play.dictionary = OneWordDictionary()
        let added = play.run(["read", file, "--add", "--book", "바다", "--top", "9"])
        #expect(added.status == .done && (added.console.results + added.console.alerts).contains("뜻을 찾지 못해 뺀 단어"))
        #expect(play.run(["show", "cry"]).console.results.contains("뜻: shed tears"))
        let json = play.run(["read", file, "--add", "--book", "바다", "--top", "1", "--json"]).console.results
        #expect(json.hasPrefix("{\"file\":") && json.contains("\"added\":[]"))
    }

    /// Knows what to cry means.
    private struct OneWordDictionary: EnglishDictionary {
        func lemmas(of form: String) -> [String] { form == "cried" ? ["cry"] : form == "ahab" ? [] : [form] }
        func gloss(of lemma: String) -> WordGloss? { lemma == "cry" ? WordGloss("shed tears; \"she cried\"", .verb) : nil }
    }

    @Test("what no bookcase has can be wished for, by number or the first few, and not twice") func wishing() throws {
        let (play, file) = play("en")
        #expect(
            play.run(["read", file, "--wish", "--add"]).status == .usage && play.run(["read", file, "--wish"]).status == .usage)
        #expect(play.run(["read", file, "--wish"], on: .terminal([.line("1-2")])).status == .done)
        let first = try Store(root: Path(play.store), files: DiskFileSystem()).settings().wishes.terms
        #expect(first.count == 2 && !first.contains("voyage"))
        #expect(play.run(["read", file, "--wish", "--top", "2"]).status == .done)
        let all = try Store(root: Path(play.store), files: DiskFileSystem()).settings().wishes.terms
        #expect(all.count == 4 && Array(all.prefix(2)) == first)
    }

    @Test("a program gets every word with its state, and the figures") func json() {
        let (play, file) = play("en")
        let json = play.run(["read", file, "--json"]).console.results
        for part in ["\"runningWords\":28", "\"names\":3", "\"numbers\":1", "\"wordsTo98\":8", "\"new\":8", "\"memorized\":1"] {
            #expect(json.contains(part), "\(part) in \(json)")
        }
        #expect(json.contains("{\"term\":\"voyage\",\"count\":3,\"state\":\"memorized\",\"word\":"))
    }

    @Test("the words of an e-book reader are shown and added, each once") func lookedUp() {
        let (play, _) = play("en")
        play.database = HandmadeDatabase([
            "sqlite_master": .rows(["words", "lookups"]),
            "LOOKUPS": .rows(["7768616C6573,7768616C65,4120706F64206F66207768616C65732E", "7461757420,,"]),
        ])
        let file = play.file("vocab.db", "SQLite format 3\u{0}LOOKUPS")
        expectText(
            play.masked(play.run(["read", file]).console.results),
            """
            <folder>/vocab.db
            Different words: 0 memorized · 0 learning · 2 new

            1. whale ×1 (바다): A pod of whales.
            2. taut ×1
            """)
        play.database = AbsentDatabaseReader()
        let missing = play.run(["read", file])
        #expect(missing.status == .unavailable && missing.console.alerts.contains("sudo apt-get install sqlite3"))
        #expect(play.masked(play.run(["import", file]).console.alerts).hasSuffix("Next: vocab read <folder>/vocab.db\n"))
    }

    @Test("what is no text is told, with what makes one of it; an address is not fetched") func others() {
        let (play, _) = play("ko")
        let pdf = play.run(["read", play.file("a b.pdf", "%PDF-1.4")])
        #expect(
            pdf.status == .badData && play.masked(pdf.console.alerts).hasSuffix("pdftotext '<folder>/a b.pdf' - | vocab read -\n")
        )
        let net = play.run(["import", "https://example.org/words.csv"])
        #expect(net.status == .usage)
        #expect(net.console.alerts.hasSuffix("다음: curl -fsSL https://example.org/words.csv | vocab import - --book words\n"))
        #expect(play.run(["read", play.file("빈.txt", "1 2 3")]).status == .badData)
        #expect(play.run(["read", play.file("a.txt", "apple"), "--book", "바다"]).status == .usage)
    }

    @Test("a file is found by its URL, whatever its name holds") func urls() {
        let play = Play(language: "en")
        let file = play.file("과일 #1.csv", "term,meaning\napple,사과\npear,배\nplum,자두\n")
        #expect(play.run(["import", "file://" + URLText.encoded(file.utf8)]).status == .done)
        #expect(play.run(["list", "과일 #1"]).console.results == "apple: 사과\npear: 배\nplum: 자두\n")
    }
}
