import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Forms that ask for what a command lacks.
@Suite("What a command lacks") struct FormTests {
    @Test("move without --to asks for the bookcase with the numbered list, and off a terminal says what is missing")
    func move() throws {
        for (language, message) in [
            ("ko", "[알림] 단어장이 필요합니다.\n옮겨 갈 단어장을 --to로 골라 주세요.\n다음: vocab move apple --to 채소\n"),
            ("en", "[Alert] Which bookcase?\nChoose the bookcase to move to with --to.\nNext: vocab move apple --to 채소\n"),
        ] {
            let play = Play(language: language)
            try play.putFruit()
            try play.put("채소", [])
            let piped = play.run("move apple")
            #expect(piped.console.screen == message && piped.status == .usage)
            let moved = play.run("move apple", on: .terminal([.line("2")]))
            #expect(moved.status == .done && moved.console.bareScreen.contains("\n  1 과일"), "\(moved.console.bareScreen)")
            #expect(play.run("list 채소").console.results == "apple: 사과\n")
        }
    }

    @Test("+ is no meaning: it is asked for again", arguments: ["ko", "en"]) func plus(_ language: String) throws {
        let play = Play(language: language)
        try play.put("과일", [])
        let added = play.run("add", on: .terminal([.line("kiwi"), .line("+"), .line("키위"), .line("")]))
        #expect(
            added.console.bareScreen.contains(
                language == "ko" ? "+는 단어 자리에 적으면 방금 단어의 나머지 항목을 묻습니다." : "+ stands in the place of a term"))
        #expect(play.run("list").console.results == "kiwi: 키위\n")
        play.run("add plus + --book 과일")
        #expect(play.run("list").console.results == "kiwi: 키위\nplus: +\n")
    }

    @Test("a new name that was typed where one may be typed is not asked about again") func newName() throws {
        let play = Play()
        try play.putFruit()
        try play.put("채소", [])
        let added = play.run("add kiwi 키위", on: .terminal([.line("동물")]))
        #expect(added.status == .done && !added.console.screen.contains("y/N"))
        #expect(play.run("list 동물").console.results == "kiwi: 키위\n")
        let near = play.run("add kiwi 키위", on: .terminal([.line("채수"), .key("n")]))
        #expect(near.console.screen.contains("혹시: 채소?"))
    }

    @Test("setup in a store without words says so, also off a terminal") func emptySetup() {
        #expect(Play().run("setup --count 3").console.alerts.hasPrefix("[알림] 데이터가 없습니다.\n"))
    }

    @Test("books whose bookcases are empty tells how to add to one of them") func emptyBooks() throws {
        let play = Play()
        try play.put("영단어", [])
        #expect(play.run("books").console.alerts.hasSuffix("다음: vocab add --book 영단어\n"))
        #expect(play.run("quiz").console.alerts.hasSuffix("다음: vocab add --book 영단어\n"))
    }
}

/// Next steps that work when they are typed.
@Suite("Next steps that work") struct WorkingStepTests {
    @Test("for a file that is not there: nothing that needs a ~ expanded, and at the prompt no command of the shell")
    func missingFile() {
        let home = Play(language: "en").run(["import", "~/nof*.csv", "--book", "b"]).console.alerts
        #expect(home.hasSuffix("Next: vocab help import\n"), "\(home)")
        let prompt = Play(language: "en").run([], on: .terminal([.line("import nofile.csv --book b"), .line("quit")])).console
        #expect(prompt.bareScreen.contains("→ help import") && !prompt.bareScreen.contains("ls -l"), "\(prompt.bareScreen)")
    }

    @Test("an option that a game does not know is not turned into a bookcase", arguments: ["--tiem", "--xyz", "-x"])
    func unknownOption(_ option: String) {
        for command in ["quiz", "hangman", "list", "worksheet", "due"] {
            let alerts = Play(language: "en").run([command, option, "60"]).console.alerts
            #expect(!alerts.contains(" -- "), "\(alerts)")
        }
    }

    @Test("--force is left out where nothing is replaced") func needlessForce() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let alerts = play.run(["export", "--all", "-o", play.folder, "--force"]).console.alerts
        #expect(alerts.contains("Next: vocab export --all -o ") && !alerts.contains("--force"), "\(alerts)")
        let screen = play.run("export --all --force", on: .terminal()).console.bareScreen
        #expect(screen.contains("→ vocab export --all -o vocab.tar"), "\(screen)")
    }

    @Test("what was taken for a word stands in quotes, whose meaning may begin with a bracket") func brackets() throws {
        let play = Play()
        try play.put("책상", [("lose", "잃다"), ("gain", "(차차) 얻게 되다"), ("pay", "내다"), ("sell", "팔다")])
        try play.putAnswers([AnswerOnDay(0, .wrong, taking: 1, daysAgo: 1)])
        let wrong = play.run("wrong").console.results
        #expect(wrong.contains("gain ‘(차차) 얻게 되다’") && !wrong.contains("(("), "\(wrong)")
    }
}
