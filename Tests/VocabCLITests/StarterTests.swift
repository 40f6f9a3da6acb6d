import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore
@testable import VocabLists

/// The bookcases that come with the program.
@Suite("Starters") struct StarterTests {
    private func play(_ language: String) -> Play {
        let play = Play(language: language)
        let csv = "term,meaning\napple,사과\nbanana,바나나\ncherry,체리\ngrape,포도\n"
        play.starters = [
            Starter(
                name: "TOEIC", details: BookcaseDetails(description: "업무 영어", termLanguage: "영어", meaningLanguage: "한국어"),
                csv: { Array(csv.utf8) })
        ]
        return play
    }

    @Test("the first use of its name puts a starter on the shelf and says so in one line; the second says nothing")
    func firstUse() {
        for (language, line) in [
            ("ko", "TOEIC 기본 단어장을 준비했습니다. (단어 4개)\n"), ("en", "Added the starter bookcase TOEIC (4 words).\n"),
        ] {
            let play = play(language)
            let first = play.run("quiz --book toeic --seed 1", on: ScriptedConsole([.key("q")]))
            #expect(first.console.alerts == line)
            #expect(first.console.screen.hasPrefix(line))
            #expect(first.status == .done)
            let second = play.run("quiz --book TOEIC --seed 1", on: ScriptedConsole([.key("q")]))
            #expect(second.console.alerts == "")
            #expect(second.console.results == first.console.results)
        }
    }

    @Test("is read the same by what its header says as by a look at all of it", arguments: ["TOEIC", "기초영어", "TOPIK"])
    func list(_ name: String) throws {
        let bytes = try InputFile.read(Path("\(SourceTree.root)/Data/\(name).csv"))
        let list = try Starter(name: name, details: BookcaseDetails(), csv: { bytes }).list()
        let looked = try WordList(bytes).rows.map(\.content)
        #expect(list.rows.count > 600 && list.rows.map(\.content) == looked)
    }

    @Test("the starter has its languages") func details() {
        let play = play("en")
        play.run("list --book TOEIC")
        expectText(
            play.run("book show TOEIC").console.screen,
            """
            TOEIC
            Description: 업무 영어
            Language of the terms: 영어
            Language of the meanings: 한국어
            Words: 4
            4 new · 0 learning · 0 memorized
            """)
    }

    @Test("those that can be had are listed, in both languages, and none comes by that") func listed() throws {
        let korean = play("ko")
        #expect(korean.run("books --starters").console.results == "TOEIC: 단어 4개 · 영어, 한국어 · 업무 영어\n")
        let english = play("en")
        expectText(
            english.run("books --starters", on: .terminal()).console.bareScreen,
            """
              TOEIC  4 words
                영어 → 한국어 · 업무 영어
            """)
        let list = try JSONValue(english.run("books --starters --json").console.results).array
        #expect(list.map { $0["name"].string } == ["TOEIC"] && list.map { $0["description"].string } == ["업무 영어"])
        #expect(english.run("books --json").console.results == "[\n]\n")
    }

    @Test("listing the bookcases gives no starter") func listingGivesNone() {
        let play = play("en")
        #expect(play.run("list").console.results == "")
        #expect(play.run("books --json").console.results == "[\n]\n")
        #expect(play.bytes("settings.json") == nil)
    }

    @Test("a removed starter does not come back unasked, and the alert says how to ask") func removed() {
        for (language, text) in [
            (
                "ko",
                "[알림] 단어장을 찾을 수 없습니다.\n‘TOEIC’ 단어장은 전에 있었지만 지금은 없습니다. 다시 받으려면 아래 명령을 입력하세요.\n다음: vocab book add TOEIC --starter\n"
            ),
            (
                "en",
                "[Alert] Bookcase not found\n“TOEIC” was here before and is not any more. To get it again, type the command below.\nNext: vocab book add TOEIC --starter\n"
            ),
        ] {
            let play = play(language)
            play.run("list --book TOEIC")
            #expect(play.run("book remove TOEIC --yes").status == .done)
            let list = play.run("list --book TOEIC")
            #expect(list.console.screen == text)
            #expect(list.status == .noInput)
            #expect(play.run("quiz --book TOEIC").status == .badData)
            let again = play.run("book add TOEIC --starter")
            #expect(again.console.alerts.contains("TOEIC"))
            #expect(again.status == .done)
            #expect(play.run("list --book TOEIC").console.results.contains("apple: 사과\n"))
        }
    }

    @Test("a starter that was renamed is not called deleted: its name now is the next step") func renamed() {
        let play = play("en")
        play.run("list --book TOEIC")
        play.run("book rename TOEIC 토익")
        let list = play.run("list --book TOEIC")
        #expect(list.status == .noInput && list.console.screen.contains("토익"))
        #expect(!list.console.screen.contains("--starter"))
    }

    @Test("a bookcase of the same name is never overwritten by a starter") func nameTaken() {
        let play = play("ko")
        play.run("book add toeic")
        let starter = play.run("book add TOEIC --starter")
        #expect(starter.console.alerts == "[알림] 중복 확인\n‘toeic’ 단어장이 이미 있습니다.\n다음: vocab book show toeic\n")
        #expect(starter.status == .badData)
        #expect(play.run("books").console.results == "toeic: 단어 0개 (게임을 하려면 4개 이상 필요)\n")
    }

    @Test("asking for a starter that there is none of names those there are") func noSuchStarter() {
        let asked = play("en").run("book add TOEFL --starter")
        #expect(
            asked.console.alerts
                == "[Alert] Bookcase not found\nThere is no bookcase “TOEFL”.\nDid you mean: TOEIC?\nNext: vocab book add TOEIC --starter\n"
        )
        #expect(asked.status == .noInput)
    }

    @Test("an unknown name near a starter's offers it") func nearStarter() {
        let list = play("ko").run("list --book TOIEC")
        #expect(list.console.alerts == "[알림] 단어장을 찾을 수 없습니다.\n‘TOIEC’ 단어장은 없습니다.\n혹시: TOEIC?\n다음: vocab list --book TOEIC\n")
    }
}
