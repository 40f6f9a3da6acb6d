import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// ^C, wherever something is asked.
@Suite("^C is one word on one line") struct InterruptTests {
    @Test(
        "in every form and every question",
        arguments: [
            ("setup", []), ("setup", [.line("1")]), ("edit apple", []), ("edit apple", [.key("1")]), ("add", [.line("kiwi")]),
            ("add kiwi", []), ("add", []), ("add --all", [.line("kiwi"), .line("키위")]),
            ("add", [.line("kiwi"), .line("키위"), .line("+")]), ("add apple 능금", []), ("remove apple", []),
            ("book remove 과일", []), ("book edit 과일", []), ("add pear 배 --book 채소", []),
        ] as [(String, [ScriptedConsole.Step])])
    func oneWord(_ command: String, _ steps: [ScriptedConsole.Step]) throws {
        for (language, word) in [("ko", "중단했습니다."), ("en", "Interrupted")] {
            let play = Play(language: language)
            try play.putFruit()
            let boxed = play.run(command, on: .terminal(steps + [.interrupt]))
            #expect(boxed.status == .interrupted)
            #expect(boxed.console.bareScreen.hasSuffix("\n\(word)\n"), "\(boxed.console.bareScreen)")
            let plain = Play(language: language)
            try plain.putFruit()
            let spoken = plain.run(command + " --plain", on: .terminal(steps + [.interrupt])).console.screen
            #expect(spoken.hasSuffix("] \(word)\n"), "\(spoken)")
        }
    }
}
