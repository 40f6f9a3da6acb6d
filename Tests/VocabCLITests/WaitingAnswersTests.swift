import Glibc
import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What could not be saved in a game is tried again.
@Suite("Answers that wait for the disk") struct WaitingAnswersTests {
    @Test("answers that could not be kept at first are kept with the next, in their order, and it ends well", arguments: 1...4)
    func answersKeptAfterAll(_ refused: Int) throws {
        let play = Play(language: "en")
        try play.putFruit()
        var disk = RefusingDisk(onAppend: .system(.write, path: "/far/1.jsonl", errorNumber: ENOSPC))
        disk.refusedAppends = .init(refused)
        let console = ScriptedConsole([.key("s"), .key("s"), .key("u"), .key("s"), .key("s")])
        #expect(
            play.run(["quiz", "--book", "과일", "--count", "3", "--seed", "1", "--no-pause"], over: disk, on: console) == .done)
        #expect(console.alerts.hasSuffix("All answers are saved now, also those that could not be saved at first.\n"))
        #expect(console.alerts.split(separator: "[Alert]").count == 1, "told once")
        let kept = try play.reviews()
        #expect(kept.count == 3 && kept.map(\.at) == kept.map(\.at).sorted() && Set(kept.map(\.word)).count == 3)
    }

    @Test("what else failed meanwhile has the last word on the exit code") func otherTrouble() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.run("quiz 과일 --count 1 --seed 2", on: ScriptedConsole([.key("s"), .key("q")]))
        let failure = FileFailure.system(.write, path: "/far/x", errorNumber: ENOSPC)
        var disk = RefusingDisk(onReplace: failure, onAppend: failure)
        disk.refusedAppends = .init(1)
        let console = ScriptedConsole([.key("s"), .key("k"), .key("s"), .key("q")])
        #expect(
            play.run(["quiz", "--book", "과일", "--count", "3", "--seed", "1", "--no-pause"], over: disk, on: console) == .diskError
        )
        #expect(console.alerts.contains("All answers are saved now"))
    }

    @Test("a store that is gone for a while is not made anew: the answers go into it once it is back", arguments: [true, false])
    func storeIsAway(_ comesBack: Bool) throws {
        let play = Play(language: "en")
        try play.putFruit()
        let away = play.store + "-away"
        let console = ScriptedConsole([.key("s"), .key("s"), .key("s"), .key("s")])
        console.meanwhile = {
            if $0 == 1 { rename(play.store, away) }
            if $0 == 3, comesBack { rename(away, play.store) }
        }
        let status = play.run("quiz 과일 --count 4 --seed 1 --no-pause", on: console).status
        #expect(status == (comesBack ? .done : .diskError))
        #expect(console.stepsLeft == 0)
        if !comesBack {
            #expect(access(play.store, F_OK) != 0)
            rename(away, play.store)
        }
        #expect(try play.reviews().count == (comesBack ? 4 : 1))
    }
}
