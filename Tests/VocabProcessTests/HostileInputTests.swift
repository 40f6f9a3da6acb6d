import Testing
import VocabTestSupport

/// What hostile files and pipes do to the built program itself.
@Suite("Hostile input", .oneAtATime) struct HostileInputTests {
    private let play = Play(language: "en")

    @Test("what is typed through a pipe is shown without the sequences that drive a terminal")
    func pipedEscapes() throws {
        play.run("book add Fruit")
        let ending = try PipedProgram(
            ["add", "--book", "Fruit"], environment: play.environment, input: "a\u{1B}[31mred\u{7}\n\u{9B}2J뜻\n\n\n\n\n\n\n\n\n"
        ).finish()
        let controls = ending.text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
        #expect(controls.isEmpty, "\(ending.text.debugDescription)")
    }

    @Test("a file in the folder of changes whose number is the last there is does not end the program")
    func lastNumber() throws {
        play.run("book add Fruit")
        for name in ["\(Int.max)-0-undo.json", "\(Int.max)-\(Int.max)-redo.json"] {
            _ = play.file("store/undo/\(name)", "{}")
            let ending = try PipedProgram(["add", "apple", "사과", "--book", "Fruit"], environment: play.environment).finish()
            #expect(ending.code < 128, "\(ending)")
        }
    }

    @Test("a line of many thousand characters is answered like any other")
    func longLine() throws {
        let line = String(repeating: "x", count: 20_000)
        let ending = try PipedProgram([], environment: play.environment, input: line + "\nbooks\n").finish()
        #expect(ending.code == 64 && ending.text.contains("Unknown command") && ending.text.contains("No data"))
    }
}
