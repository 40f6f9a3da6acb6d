import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Keys pressed at random in a round: it goes on to its end, every verdict is in the history, and nothing else is.
@Suite("Fuzz: keys in a round") struct KeyFuzzTests {
    private static let keys =
        [
            "1", "2", "3", "4", "1", "2", "?", "/", "s", "ㄴ", "", "5", "0", "x", "１", "①", ConsoleKey.redraw, ConsoleKey.other,
            "\u{1}", "\t",
        ]
        + ["y", "n", "quit now", "\u{FFFD}", "\u{301}", "👩‍🏫", String(repeating: "가", count: 90)] + Hostile.signs

    @Test("whatever is pressed, what was answered is told and kept, once each")
    func keys() throws {
        try Fuzz.cases(60, "keys") { number, generator in
            let world = try FuzzWorld(generator)
            let isInteractive = Bool.random(using: &generator)
            var inputs: [Input<String>] = (0..<Int.random(in: 0...25, using: &generator)).map { _ in
                .value(Self.keys.randomElement(using: &generator) ?? "")
            }
            if Int.random(in: 0..<4, using: &generator) == 0 {
                inputs.append([.interrupt, .value("q"), .value("ㅂ"), .endOfInput].randomElement(using: &generator) ?? .interrupt)
            }
            let console = TirelessConsole(
                inputs, isInteractive: isInteractive, columns: Int.random(in: 1...90, using: &generator))
            let book = Bool.random(using: &generator) ? "과일" : "odd"
            let count = Int.random(in: 1...6, using: &generator)
            let kind = ["choice", "choice", "typed", "mixed"].randomElement(using: &generator) ?? "choice"
            var command = ["quiz", "--book", book, "--count", "\(count)", "--kind", kind, "--json"]
            if number % 3 == 0 { command.append("--plain") }
            if number % 4 == 1 { command.append("--recall-first") }
            let status = world.run(command, on: console, language: number % 2 == 0 ? "ko" : "en")
            let sign: Comment = "case \(number), \(inputs)"
            #expect([.done, .interrupted, .badData, .noInput].contains(status), sign)
            let reviews = try world.store.history().reviews
            let report = try JSONValue(console.results)
            #expect(report["asked"].raw == "\(reviews.count)", sign)
            #expect(report["correct"].raw == "\(reviews.count { $0.outcome == .right })", sign)
            #expect(reviews.count <= min(count, 5) && Set(reviews.map(\.word)).count == reviews.count, sign)
            #expect(reviews.allSatisfy { (0...2).contains($0.hints) && $0.milliseconds > 0 }, sign)
            #expect(reviews.allSatisfy { $0.outcome == .wrong || $0.chosen == nil }, sign)
            #expect(reviews.allSatisfy { $0.game == .typed || $0.outcome != .wrong || $0.chosen != nil }, sign)
            #expect(reviews.allSatisfy { $0.chosen != $0.word }, sign)
            expectHarmless(console, sign)
        }
    }
}
