import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// `undo` and `redo` of every kind of change: what is said first, and that the store is then as it was.
@Suite("Undo and redo of changes") struct UndoTests {
    /// A change, and how it is told.
    struct Case: Sendable, CustomTestStringConvertible {
        let command: String
        let korean: String
        let english: String
        var testDescription: String { command }

        init(_ command: String, ko korean: String, en english: String) {
            self.command = command
            self.korean = korean
            self.english = english
        }
    }

    static let cases: [Case] = [
        Case("add kiwi 키위 --book 과일", ko: "‘kiwi’를 ‘과일’에 추가한 것", en: "adding “kiwi” to “과일”"),
        Case("edit apple --meaning 능금", ko: "‘과일’의 ‘apple’을 고친 것", en: "editing “apple” in “과일”"),
        Case("edit apple --term Malus", ko: "‘과일’의 ‘apple’을 고친 것", en: "editing “apple” in “과일”"),
        Case("remove banana --yes", ko: "‘과일’에서 ‘banana’를 삭제한 것", en: "deleting “banana” from “과일”"),
        Case("memorize cherry", ko: "‘과일’의 ‘cherry’를 외운 단어로 표시한 것", en: "marking “cherry” in “과일” as known"),
        Case("forget grape", ko: "‘과일’의 ‘grape’에서 외운 표시를 지운 것", en: "marking “grape” in “과일” as not known"),
        Case("book add 영어", ko: "‘영어’ 단어장을 만든 것", en: "making the bookcase “영어”"),
        Case("book edit 과일 --description 새콤달콤", ko: "‘과일’ 단어장을 고친 것", en: "editing the bookcase “과일”"),
        Case("book rename 과일 열매", ko: "‘과일’의 이름을 ‘열매’로 바꾼 것", en: "renaming “과일” to “열매”"),
        Case("book remove 과일 --yes", ko: "‘과일’ 단어장을 삭제한 것", en: "deleting the bookcase “과일”"),
        Case("book add 기초 --starter", ko: "기본 단어장 ‘기초’를 추가한 것", en: "adding the starter bookcase “기초”"),
        Case(
            "import <folder>/new.csv --book 과일", ko: "<folder>/new.csv를 ‘과일’에 가져온 것",
            en: "importing <folder>/new.csv into “과일”"),
        Case("setup --book 과일 --count 3", ko: "게임을 ‘과일’, 3문제로 설정한 것", en: "setting up “과일” with 3 questions"),
        Case(
            "backup restore <folder>/old", ko: "백업 ‘<folder>/old’에서 복원한 것", en: "restoring the backup <folder>/old"),
    ]

    /// Four words, one of them known by heart; a starter, a list and an older store at hand.
    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        play.starters = [Starter(name: "기초", details: BookcaseDetails(), csv: { Array("단어,뜻\nabandon,버리다\n".utf8) })]
        try play.putFruit()
        play.run("memorize grape")
        _ = play.file("new.csv", "단어,뜻\nkiwi,키위\nlemon,레몬\n")
        play.run("import \(play.file("old.csv", "단어,뜻\noldie,옛것\n")) --book 과일 --store \(play.folder)/old")
        return play
    }

    /// What the learner has, as the program tells it.
    private func state(_ play: Play) -> String {
        play.run("list --json").console.results + play.run("books --json").console.results
            + (play.bytes("settings.json").map { String(decoding: $0, as: UTF8.self) } ?? "")
            // When they were changed last is no part of what comes back.
            .replacing(#/,"modified":"[^"]*"}\n/#, with: "}\n")
    }

    @Test("every change is told, taken back whole, done again whole, and taken back again", arguments: cases)
    func thereAndBack(_ change: Case) throws {
        for (language, action) in [("ko", change.korean), ("en", change.english)] {
            let play = try play(language)
            // What the store holds is the same in both languages.
            let state = language == "ko" ? state : { _ in "" }
            let before = state(play)
            #expect(play.run(change.command.replacing("<folder>", with: play.folder)).status == .done)
            let after = state(play)
            #expect(before != after || language == "en")

            let undo = play.run("undo")
            #expect(undo.status == .done && undo.console.results == "")
            expectText(
                play.masked(undo.console.alerts),
                language == "ko" ? undone(action) : undone(action, "en"))
            #expect(withoutEmptyChoices(state(play)) == withoutEmptyChoices(before))

            let redo = play.run("redo")
            #expect(redo.status == .done && redo.console.results == "")
            expectText(
                play.masked(redo.console.alerts),
                language == "ko" ? redone(action) : redone(action, "en"))
            #expect(state(play) == after)

            play.run("undo")
            #expect(withoutEmptyChoices(state(play)) == withoutEmptyChoices(before))
        }
    }

    private func undone(_ action: String, _ language: String = "ko") -> String {
        language == "ko"
            ? "[알림] 되돌리기 완료\n\(action)을 되돌렸습니다.\n다음: vocab redo"
            : "[Alert] Taken back\nUndone: \(action)\nNext: vocab redo"
    }

    private func redone(_ action: String, _ language: String = "ko") -> String {
        language == "ko"
            ? "[알림] 다시 하기 완료\n\(action)을 다시 적용했습니다.\n다음: vocab undo"
            : "[Alert] Done again\nRedone: \(action)\nNext: vocab undo"
    }

    /// Settings that say nothing are as good as none.
    private func withoutEmptyChoices(_ state: String) -> String { state.replacing("{\"format\":1}\n", with: "") }

    @Test("in boxes: what is done, said once") func boxed() throws {
        let play = try play("ko")
        play.run("remove banana --yes")
        expectText(
            play.run("undo", on: .terminal()).console.bareScreen,
            """
            ╭─ 되돌리기 완료 ─────────────────────────────────╮
            │ ‘과일’에서 ‘banana’를 삭제한 것을 되돌렸습니다. │
            │ → vocab redo                                    │
            ╰─────────────────────────────────────────────────╯
            """)
        expectText(
            play.run("redo --lang en", on: .terminal()).console.bareScreen,
            """
            ╭─ Done again ──────────────────────────╮
            │ Redone: deleting “banana” from “과일” │
            │ → vocab undo                          │
            ╰───────────────────────────────────────╯
            """)
    }

    @Test("many are taken back one by one, the last first, and done again the other way") func many() throws {
        let play = Play(language: "en")
        try play.putFruit()
        var states = [state(play)]
        for number in 1...6 {
            play.run("add word\(number) 뜻\(number) --book 과일")
            states.append(state(play))
        }
        for number in (0..<6).reversed() {
            #expect(play.run("undo").console.alerts.contains("\nUndone: adding “word\(number + 1)” to “과일”\n"))
            #expect(state(play) == states[number])
        }
        #expect(play.run("undo").status == .badData)
        for number in 0..<6 {
            #expect(play.run("redo").console.alerts.contains("\nRedone: adding “word\(number + 1)” to “과일”\n"))
            #expect(state(play) == states[number + 1])
        }
        #expect(play.run("redo").status == .badData)
    }

    @Test("after a new change nothing that was taken back is done again") func newChange() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.run("add kiwi 키위 --book 과일")
        play.run("undo")
        play.run("add lemon 레몬 --book 과일")
        let after = state(play)
        let redo = play.run("redo")
        expectText(
            redo.console.screen,
            """
            [Alert] Nothing to do again
            Nothing has been taken back, or something else was changed since.
            Next: vocab undo
            """)
        #expect(redo.status == .badData)
        #expect(state(play) == after)
        #expect(play.run("undo").console.screen.contains("Undone: adding “lemon”"))
    }

    @Test("with nothing to take back or to do again, that is said: exit 65", arguments: nothingCases)
    func nothing(_ alert: AlertCase) throws {
        try alert.check { _ in }
        try alert.check { try $0.putFruit() }
    }

    static let nothingCases = [
        AlertCase(
            ["undo"], .badData,
            ko: "[알림] 되돌릴 것이 없습니다.\n아직 바꾼 것이 없거나 모두 되돌렸습니다.\n다음: vocab backup list",
            en:
                "[Alert] Nothing to take back\nNothing has been changed yet, or all of it has been taken back.\nNext: vocab backup list"
        ),
        AlertCase(
            ["redo"], .badData,
            ko: "[알림] 다시 할 것이 없습니다.\n되돌린 것이 없거나 그 뒤에 다른 것을 바꾸었습니다.\n다음: vocab undo",
            en: "[Alert] Nothing to do again\nNothing has been taken back, or something else was changed since.\nNext: vocab undo"
        ),
    ]

    @Test("a bookcase whose name was taken meanwhile does not come back over the other") func nameTaken() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.run("book remove 과일 --yes")
        let other = try Bookcase.sample(name: "과일", words: [Word.sample(term: "other", meaning: "다른 것")])
        play.putFile("bookcases/과일.json", BookcaseFile.encode(other))
        let undo = play.run("undo")
        expectText(
            undo.console.screen,
            """
            [Alert] Already there
            There is a bookcase “과일” already.
            Next: vocab book show 과일
            """)
        #expect(undo.status == .badData)
        #expect(play.run("list").console.results == "other: 다른 것\n")
    }

    @Test("at the prompt it is typed without the program's name") func atPrompt() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let console = ScriptedConsole.terminal([
            .line("remove banana --yes"), .line("undo"), .line("redo"), .line("undo"), .line("undo"), .endOfInput,
        ])
        play.run("--plain", on: console)
        #expect(
            console.alerts.contains(
                "[Alert] Taken back\nUndone: deleting “banana” from “과일”\nNext: redo\n"))
        #expect(
            console.alerts.contains(
                "[Alert] Done again\nRedone: deleting “banana” from “과일”\nNext: undo\n"))
        #expect(console.alerts.contains("[Alert] Nothing to take back\n"))
        #expect(play.run("list").console.results.contains("banana"))
    }
}
