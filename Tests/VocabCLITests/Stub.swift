import Testing
import VocabTestSupport
@testable import VocabCLI

@Test func probe() {
    let play = Play()
    play.shelve("과일", "apple,사과\nbanana,바나나\ncherry,체리\ngrape,포도\n")
    for _ in 0..<1 {
        let o = play.run(
            "quiz --book 과일 --count 3 --seed 1",
            on: ScriptedConsole([.key("1"), .key("x"), .key("2"), .key("?"), .key("s"), .key("n")]))
        print(o.console.screen, o.status)
    }
    let o = play.run(
        "quiz --book 과일 --count 3 --seed 1",
        on: ScriptedConsole([.key("1"), .key("s"), .key("q")], isInteractive: true, columns: 40))
    print(o.console.screen, o.status)
}
