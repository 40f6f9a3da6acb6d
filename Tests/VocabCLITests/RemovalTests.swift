import Testing
import VocabTestSupport

@testable import VocabCLI

/// Deleting asks, and only a yes is one.
@Suite("Deleting asks") struct RemovalTests {
    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        return play
    }

    private func isThere(_ play: Play) -> Bool { play.run("list").console.results.contains("banana: 바나나\n") }

    @Test("yes deletes; what would be lost is shown first") func yes() throws {
        for (language, text) in [
            (
                "ko",
                """
                [알림] 삭제하시겠습니까?
                banana — 바나나 (과일)
                삭제한 뒤에 undo로 되돌릴 수 있습니다.
                삭제할까요? (y/N) y
                [알림] 삭제 완료
                ‘과일’에서 ‘banana’ 단어를 삭제했습니다.
                다음: vocab undo
                """
            ),
            (
                "en",
                """
                [Alert] Delete?
                banana — 바나나 (과일)
                “undo” brings it back.
                Delete? (y/N) y
                [Alert] Deleted
                “banana” is deleted from “과일”.
                Next: vocab undo
                """
            ),
        ] {
            let play = try play(language)
            let removal = play.run("remove banana", on: ScriptedConsole([.key("y")]))
            expectText(removal.console.screen, text)
            #expect(removal.status == .done)
            #expect(!isThere(play))
        }
    }

    @Test("every way to say yes is one", arguments: ["y", "Y", " yes ", "예", "네", "응", "ㅇ", "ㅛ", "ＹＥＳ"]) func waysToSayYes(
        _ answer: String
    ) throws {
        let play = try play("ko")
        #expect(play.run("remove banana", on: .terminal([.key(answer)])).status == .done)
        #expect(!isThere(play))
    }

    @Test(
        "nothing else is; a key that is no answer is none",
        arguments: ["n", "no", "", "아니요", "ㅜ", ConsoleKey.escape, "yy", "1", "삭제"])
    func noOtherAnswer(_ answer: String) throws {
        for terminal in [true, false] {
            let play = try play("ko")
            let isNoAnswer = terminal && ["yy", "1", "삭제"].contains(answer)
            let keys: [ScriptedConsole.Step] = [.key(answer)] + (isNoAnswer ? [.key("n")] : [])
            let removal = play.run("remove banana", on: ScriptedConsole(keys, isInteractive: terminal))
            #expect(removal.console.stepsLeft == 0)
            #expect(removal.status == .done)
            #expect(bare(removal.console.screen).contains("아무것도 바꾸지 않았습니다."))
            #expect(isThere(play))
        }
    }

    @Test("a no on a terminal, in boxes") func noInBoxes() throws {
        let removal = try play("ko").run("book remove 과일", on: .terminal([.key("n")]))
        expectText(
            removal.console.bareScreen,
            """
            ╭─ 삭제하시겠습니까? ────────────────────╮
            │ 과일 (단어 4개)                        │
            │ 삭제한 뒤에 undo로 되돌릴 수 있습니다. │
            ╰────────────────────────────────────────╯
            삭제할까요? (y/N) n
            ╭─ 취소 ──────────────────────╮
            │ 아무것도 바꾸지 않았습니다. │
            ╰─────────────────────────────╯
            """)
    }

    @Test("a pipe that ends is no yes: exit 66, and how to say it on the command line") func silence() throws {
        for (language, text) in [
            (
                "ko",
                """
                [알림] 삭제하시겠습니까?
                과일 (단어 4개)
                삭제한 뒤에 undo로 되돌릴 수 있습니다.
                삭제할까요? (y/N)\u{20}
                [알림] 확인이 필요합니다.
                확인을 받지 못해 아무것도 삭제하지 않았습니다.
                다음: vocab book remove 과일 --yes
                """
            ),
            (
                "en",
                """
                [Alert] Delete?
                과일 (words: 4)
                “undo” brings it back.
                Delete? (y/N)\u{20}
                [Alert] Please confirm
                There was no answer, so nothing was deleted.
                Next: vocab book remove 과일 --yes
                """
            ),
        ] {
            let play = try play(language)
            let removal = play.run("book remove 과일", on: ScriptedConsole([.endOfInput]))
            expectText(removal.console.screen, text)
            #expect(removal.status == .noInput)
            #expect(isThere(play))
        }
    }

    @Test("^D on a terminal cancels") func endOfInputOnTerminal() throws {
        let play = try play("en")
        let removal = play.run("remove banana", on: .terminal([.endOfInput]))
        expectText(
            bare(removal.console.alerts),
            """
            ╭─ Delete? ────────────────╮
            │ banana — 바나나 (과일)   │
            │ “undo” brings it back.   │
            ╰──────────────────────────╯
            ╭─ Cancelled ──────────────╮
            │ Nothing was changed.     │
            ╰──────────────────────────╯
            """)
        #expect(removal.status == .done)
        #expect(isThere(play))
    }

    @Test("^C deletes nothing, and nothing is said to be deleted") func interrupt() throws {
        for command in ["remove banana", "book remove 과일"] {
            let play = try play("ko")
            let removal = play.run(command, on: .terminal([.interrupt]))
            #expect(!removal.console.screen.contains("삭제 완료"))
            #expect(isThere(play))
        }
    }

    @Test("one key is the whole answer: nothing after it is read") func oneKey() throws {
        for (key, isKept) in [("y", false), ("n", true), ("ㅛ", false)] {
            let play = try play("en")
            let console = ScriptedConsole.terminal([.key(key), .key("y"), .line("y")])
            play.run("remove banana", on: console)
            #expect(console.stepsLeft == 2)
            #expect(isThere(play) == isKept)
        }
    }

    @Test("the question wraps on a narrow screen, and its answer stands behind it") func narrow() throws {
        let console = ScriptedConsole.terminal([.key("n")], columns: 12)
        try play("en").run("remove banana", on: console)
        #expect(console.results == "Delete?\n(y/N) n\n")
    }

    @Test("--yes asks nothing") func yesOption() throws {
        let play = try play("en")
        let word = play.run("remove banana --yes")
        #expect(word.console.screen == "[Alert] Deleted\n“banana” is deleted from “과일”.\nNext: vocab undo\n")
        #expect(!isThere(play))
        let bookcase = play.run("book remove 과일 --yes")
        #expect(bookcase.console.screen == "[Alert] Deleted\n“과일” and its words (3) are deleted.\nNext: vocab undo\n")
        #expect(play.run("books --json").console.results == "[\n]\n")
    }

    @Test("removing the bookcase of the set-up removes the set-up") func removesSetup() throws {
        let play = try play("en")
        play.run("setup --book 과일")
        try play.putFruit("열매")
        play.run("book remove 과일 --yes")
        #expect(play.run("quiz").console.alerts == "[Alert] No set-up\nChoose a bookcase first.\nNext: vocab setup\n")
    }
}
